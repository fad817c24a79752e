// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Why a motion cannot be written as a list of samples.
public enum SamplingError: Error, Hashable, Sendable {
  /// The motion never ends, and no interval was given.
  case endless

  /// It would take more samples than a list may hold.
  ///
  /// - Parameter limit: The greatest number of samples.
  case tooManySamples(limit: Int)

  /// Near a time the motion changes by more than the tolerance from one instant to the next.
  ///
  /// The tolerance is smaller than the rounding of the values, or the motion jumps without a
  /// stretch that ends there.
  ///
  /// - Parameter time: Seconds.
  case unresolved(time: Double)
}

extension SamplingError: CustomStringConvertible {
  /// The reason, in one line.
  public var description: String {
    switch self {
    case .endless: "an endless motion needs an interval to be sampled in"
    case .tooManySamples(let limit): "it would take more than \(limit) samples"
    case .unresolved(let time):
      "the motion changes by more than the tolerance within one instant near \(time) s"
    }
  }
}

extension Trajectory {
  /// The interval that is exported: the given one, or the motion's own.
  ///
  /// - Throws: `SamplingError.endless` if it has no end.
  func exportedRange(_ range: ClosedRange<Double>?) throws(SamplingError) -> ClosedRange<Double> {
    let range = range ?? 0...duration
    guard range.lowerBound > -.infinity, range.upperBound < .infinity,
      range.upperBound - range.lowerBound < .infinity
    else { throw .endless }
    return range
  }
}
