// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The interval of an export, and the value at which the export ends.
struct ExportedInterval<Value: VectorSpace> {
  var range: ClosedRange<Double>
  var end: Value

  /// Whether the export is of a whole motion, so that its end is that of the motion.
  var isWhole = true
}

extension Trajectory {
  /// Returns a given interval, which ends at the value there, or that of the whole motion.
  ///
  /// The whole motion ends at its end, whatever it shows at its duration: what plays an export rests
  /// at its last value. So it takes its duration, or longer, until it stays near its end.
  ///
  /// - Parameters:
  ///   - range: The interval; nil for the whole motion.
  ///   - distance: The distance from its end within which the motion is after the interval; nil if
  ///     it only has to look done.
  /// - Returns: The interval.
  /// - Throws: `SamplingError` if the interval is infinite, or its end cannot be found.
  func exportedInterval(
    _ range: ClosedRange<Double>?, endingWithin distance: Double? = nil
  ) throws(SamplingError) -> ExportedInterval<Value> {
    if let range {
      guard range.lowerBound > -.infinity, range.upperBound < .infinity,
        range.upperBound - range.lowerBound < .infinity
      else { throw .endless }
      return ExportedInterval(range: range, end: value(at: range.upperBound), isWhole: false)
    }
    var last = duration
    if let distance, last < restTime, last < .infinity {
      guard isAnalyzable else { throw .tooManySamples(limit: SampledMotion<Value>.maximumCount) }
      let settled = settlingTime(within: distance)
      if settled > last { last = settled.nextUp }
    }
    guard last < .infinity else { throw .endless }
    return ExportedInterval(range: 0...last, end: end)
  }
}
