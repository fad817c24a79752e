// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The reason why a motion cannot be written as a list of samples.
public enum SamplingError: Error, Hashable, Sendable {
  /// The motion is infinite, and no interval was given.
  case endless

  /// The list would need more samples than its maximum.
  ///
  /// - Parameter limit: The maximum number of samples.
  case tooManySamples(limit: Int)

  /// No list of lines within the tolerance was found.
  ///
  /// The tolerance is smaller than the rounding of the values or, for a CSS text, of its decimals.
  ///
  /// - Parameter time: The time in seconds at which the failed part begins: a jump, or the
  ///   beginning of the interval.
  case unresolved(time: Double)
}

extension SamplingError: CustomStringConvertible {
  /// The reason, in one line.
  public var description: String {
    switch self {
    case .endless: "an endless motion needs an interval to be sampled in"
    case .tooManySamples(let limit): "it would take more than \(limit) samples"
    case .unresolved(let time):
      "no lines within the tolerance were found from \(time) s onwards"
    }
  }
}
