// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Trajectory {
  /// Returns a motion that fades from this one to another, without a jump of value or velocity.
  ///
  /// Both motions continue while they are mixed. The weight of the other has a slope of 0 at both
  /// ends, so neither position nor velocity jumps at the beginning or end of the fade.
  /// ```swift
  /// let idle = EasedTrajectory(from: 0.0, to: 10, duration: 1).repeated(autoreverses: true)
  /// let exit = SpringTrajectory(from: 0.0, to: 100, spring: .smooth)
  /// let motion = idle.crossfaded(to: exit, at: 3, duration: 0.25)
  /// motion.value(at: 3) == idle.value(at: 3)  // true
  /// motion.end  // 100.0
  /// ```
  ///
  /// - Parameters:
  ///   - other: The motion that follows. Its time 0 is the time at which the fade begins.
  ///   - time: The time at which the fade begins, in seconds of this motion.
  ///   - duration: The duration of the fade, in seconds; 0 is a jump.
  /// - Returns: A motion that lasts until the other one looks done and the fade is over.
  /// - Precondition: The time and the duration are finite and not negative.
  public func crossfaded<Other: Trajectory>(
    to other: Other, at time: Double, duration: Double
  ) -> Blended<Self, Delayed<Other>, Delayed<EasedTrajectory<Double>>>
  where Other.Value == Value {
    // Penner's cubic: its slope is 0 at both ends, and its integral that of a line.
    let weight = EasedTrajectory(
      from: 0.0, to: 1, duration: duration, easing: .penner(.cubic, .inOut))
    return blended(with: other.delayed(by: time), weight: weight.delayed(by: time))
  }
}
