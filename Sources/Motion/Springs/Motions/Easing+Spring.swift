// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Easing {
  /// Returns the way of a spring from 0 to 1, as the shape of a motion with a duration.
  ///
  /// The whole progress is the time in which the spring settles within the tolerance:
  /// `spring.settlingTime(from: 1.0, within: tolerance)`. With that as its duration, a motion moves as
  /// the spring does; with another one it has the same shape at another pace.
  /// ```swift
  /// let hop = Timing(duration: 0.8, easing: .spring(.bouncy))
  /// ```
  /// It is followed by stops, as ``init(within:_:)`` does, and ends at exactly 1. A motion that is
  /// interrupted, or that takes over a velocity, is a `SpringTrajectory` and not an easing.
  ///
  /// - Parameters:
  ///   - spring: The spring, released at rest.
  ///   - tolerance: The distance from 1 that counts as settled, and the greatest from the spring.
  /// - Returns: The easing, as stops.
  /// - Precondition: The spring settles, and the tolerance is positive and finite.
  public static func spring(_ spring: Spring, within tolerance: Double = 1e-3) -> Easing {
    require("tolerance", tolerance, .positive)
    let duration = spring.settlingTime(from: 1.0, within: tolerance)
    require("the settling time of the spring", duration, .notNegative)
    return Easing(within: tolerance) { progress in
      progress >= 1 ? 1 : spring.value(target: 1.0, time: progress * duration)
    }
  }
}
