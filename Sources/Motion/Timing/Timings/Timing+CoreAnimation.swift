// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Timing {
  /// Creates a timing from Core Animation's parameters.
  ///
  /// Begin time, speed and time offset belong to a ``PlaybackClock``. An autoreversed cycle is two
  /// iterations of an alternating timing, so a count of 1.25 ends in the middle of the first half
  /// of the second cycle.
  /// ```swift
  /// let glow = Timing(mediaDuration: 2, repeatCount: 1.25, autoreverses: true)
  /// glow.activeDuration  // 5.0
  /// glow.sample(at: 4.5).progress  // 0.25
  /// ```
  ///
  /// - Parameters:
  ///   - mediaDuration: The seconds of a cycle in one direction. A duration of 0 ends at once; the
  ///     default of a quarter of a second that a transaction sets is up to the caller.
  ///   - repeatCount: The number of cycles, which may be fractional; 0 means one, and `.infinity`
  ///     or `.greatestFiniteMagnitude` never ends.
  ///   - repeatDuration: The seconds of all cycles together, if not 0. It takes precedence over
  ///     `repeatCount`, and autoreversing does not double it. As a number of iterations it is exact
  ///     to within an ulp.
  ///   - autoreverses: Whether each cycle runs forwards and then backwards.
  ///   - fillMode: Whether there is a progress before and after.
  ///   - easing: The easing of a cycle in one direction.
  /// - Precondition: No number is negative, and `mediaDuration` is finite.
  public init(
    mediaDuration: Double, repeatCount: Double = 0, repeatDuration: Double = 0,
    autoreverses: Bool = false, fillMode: Fill = .removed, easing: Easing = .linear
  ) {
    require("mediaDuration", mediaDuration, .notNegative)
    require("repeatCount", repeatCount, .notNegativeOrInfinite)
    require("repeatDuration", repeatDuration, .notNegativeOrInfinite)
    let isEndless = repeatCount == .greatestFiniteMagnitude
    let count = isEndless ? .infinity : repeatCount == 0 ? 1 : repeatCount
    let isTimed = repeatDuration > 0 && mediaDuration > 0
    self.init(
      duration: mediaDuration,
      iterations: isTimed
        ? Timing.iterations(of: mediaDuration, filling: repeatDuration)
        : autoreverses ? 2 * count : count,
      direction: autoreverses ? .alternate : .normal, fill: fillMode, easing: easing)
  }

  /// Returns the quotient of two durations, or a neighbor whose product is the whole to the bit.
  private static func iterations(of duration: Double, filling whole: Double) -> Double {
    let quotient = whole / duration
    for candidate in [quotient, quotient.nextUp, quotient.nextDown]
    where candidate * duration == whole {
      return candidate
    }
    return quotient
  }
}
