// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Timing {
  /// Creates a timing from Core Animation's parameters.
  ///
  /// Begin time, speed and time offset are those of a ``PlaybackClock``. An
  /// autoreversed cycle is two iterations of an alternating timing, so a count of
  /// 1.25 ends half way back into the second cycle.
  /// ```swift
  /// let glow = Timing(mediaDuration: 2, repeatCount: 1.25, autoreverses: true)
  /// glow.activeDuration  // 5.0
  /// glow.sample(at: 4.5).progress  // 0.25
  /// ```
  ///
  /// - Parameters:
  ///   - mediaDuration: The seconds of a cycle in one direction. 0 is over at once;
  ///     the quarter of a second that a transaction puts there is the caller's.
  ///   - repeatCount: How many cycles, whole or not; 0 means one, and `.infinity` or
  ///     `.greatestFiniteMagnitude` for ever.
  ///   - repeatDuration: The seconds of all cycles together, if not 0. It wins over
  ///     `repeatCount`, and autoreversing does not double it. As a number of iterations
  ///     it is kept to within an ulp.
  ///   - autoreverses: Whether each cycle runs forwards, then backwards.
  ///   - fillMode: Whether there is a progress before and after.
  ///   - easing: The timing function of a cycle.
  /// - Precondition: No number is negative, and `mediaDuration` is finite.
  public init(
    mediaDuration: Double, repeatCount: Double = 0, repeatDuration: Double = 0,
    autoreverses: Bool = false, fillMode: Fill = .removed, easing: Easing = .linear
  ) {
    precondition(
      mediaDuration >= 0 && mediaDuration < .infinity,
      "mediaDuration must be finite and not negative, but is \(mediaDuration)")
    precondition(repeatCount >= 0, "repeatCount must not be negative, but is \(repeatCount)")
    precondition(
      repeatDuration >= 0, "repeatDuration must not be negative, but is \(repeatDuration)")
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

  /// The quotient of two durations, or a neighbor whose product is the whole to the bit.
  private static func iterations(of duration: Double, filling whole: Double) -> Double {
    let quotient = whole / duration
    for candidate in [quotient, quotient.nextUp, quotient.nextDown]
    where candidate * duration == whole {
      return candidate
    }
    return quotient
  }
}
