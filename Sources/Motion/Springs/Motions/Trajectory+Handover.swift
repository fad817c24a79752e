// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Trajectory {
  /// Returns a spring that takes over from this motion at its position and velocity at a time.
  ///
  /// ```swift
  /// let drag = EasedTrajectory(from: 0.0, to: 100, duration: 0.4, easing: .linear)
  /// let card = drag.springing(to: 300, at: 0.2, spring: .snappy)
  /// card.origin  // 50
  /// card.initialVelocity  // 250
  /// ```
  /// The velocity is the one just before the time, also if the motion ends there. If it would
  /// travel farther in 1/120 s than the whole motion does, as at the vertical tangent of an easing,
  /// it is replaced by the mean of the last 1/120 s.
  ///
  /// - Parameters:
  ///   - target: The target of the spring.
  ///   - time: The time at which the spring takes over, in seconds of this motion.
  ///   - spring: The spring.
  /// - Returns: The motion from then onwards. Its time 0 is the time at which the spring takes
  ///   over.
  public func springing(
    to target: Value, at time: Double, spring: Spring = Spring()
  ) -> SpringTrajectory<Value> {
    let now = value(at: time)
    var velocity = state(at: time.nextDown).velocity
    let frame = 1.0 / 120
    let reach = Swift.max(now.distance(to: start), now.distance(to: end))
    if velocity.length * frame > reach {
      // The change that was seen last.
      velocity = (now - value(at: time - frame)).scaled(by: 1 / frame)
    }
    return SpringTrajectory(from: now, to: target, velocity: velocity, spring: spring)
  }
}
