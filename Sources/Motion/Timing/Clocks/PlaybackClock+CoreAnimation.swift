// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The clock in Core Animation's terms.
///
/// Many triples of begin time, speed and offset describe the same line. These properties give the
/// triple without an offset while the clock runs, and Core Animation's idiom for a pause while it
/// does not advance: speed 0, and the local time as the offset.
extension PlaybackClock {
  /// The seconds of local time that pass in one second: 0 while the clock is paused.
  @inlinable
  public var speed: Double { isPaused ? 0 : rate }

  /// The local time of a clock that does not advance, and 0 for a clock that runs.
  @inlinable
  public var timeOffset: Double { speed == 0 ? local : 0 }

  /// The parent time at which local time is 0, for the run that a pause interrupts.
  ///
  /// - Edge cases: At rate 0 it is the time of the latest operation.
  public var beginTime: Double {
    guard rate != 0 else { return anchor }
    return time(ofWay: -local, -localError).clampedToFinite
  }

  /// Returns the parent time at which the clock shows a local time.
  ///
  /// - Returns: The earliest such time if the clock stops there, or `nil` if it never shows the
  ///   local time, because it does not advance or stops before.
  /// - Accuracy: Within an ulp, as in ``localTime(at:)``.
  public func parentTime(at localTime: Double) -> Double? {
    guard localTime.isFinite, speed != 0 else { return nil }
    if let endTime {
      if rate > 0 && localTime > Swift.max(local, endTime) { return nil }
      if rate < 0 && localTime < Swift.min(local, 0) { return nil }
    }
    let (way, wayError) = ExactArithmetic.twoSum(localTime, -local)
    let time = time(ofWay: way, wayError - localError)
    return time.isFinite ? time : nil
  }

  /// Returns the parent time at which the clock has advanced by a distance from the anchor.
  private func time(ofWay way: Double, _ wayError: Double) -> Double {
    let quotient = way / rate
    let (product, productError) = ExactArithmetic.twoProduct(quotient, rate)
    let rest = ((way - product) - productError) + wayError
    let (time, timeError) = ExactArithmetic.twoSum(anchor, quotient)
    let corrected = time + (timeError + rest / rate)
    return corrected.isFinite ? corrected : time
  }
}
