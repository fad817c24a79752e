// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Spring {
  /// SwiftUI's estimate of when the motion is over, for a travel of 1 and a threshold of 0.001.
  ///
  /// It is here to agree with SwiftUI: for a spring that oscillates it comes from
  /// an envelope and is late, by a quarter of a second for `bouncy`; for others it
  /// is the true time rounded up to a tenth of a second.
  /// ``settlingTime(from:velocity:within:)`` is the exact answer.
  ///
  /// - Units: Seconds; infinite without damping.
  /// - Edge cases: Where SwiftUI gives up after 102.4 s and says 0, this says the
  ///   time.
  public var settlingDuration: Double {
    settlingDuration(target: 1.0)
  }

  /// Makes SwiftUI's estimate of when the motion is over.
  ///
  /// - Parameters:
  ///   - target: The displacement from where the motion starts.
  ///   - initialVelocity: The velocity at time 0, in units per second.
  ///   - epsilon: The distance from the target that counts as arrived.
  /// - Returns: Seconds; infinite for a spring without damping.
  public func settlingDuration<Value: VectorSpace>(
    target: Value, initialVelocity: Value = .zero, epsilon: Double = 0.001
  ) -> Double {
    guard regime == .underdamped else {
      let settled = settlingTime(
        from: Value.zero - target, velocity: initialVelocity, within: epsilon)
      guard settled < .infinity else { return .infinity }
      return -Elementary.floor(-10 * settled) / 10
    }
    guard decayRate > 0 else { return .infinity }
    let drive = (target.scaled(by: decayRate) - initialVelocity).magnitude + target.magnitude
    return Swift.max(0, -Elementary.log(epsilon / drive) / decayRate)
  }

  /// Finds the last instant at which the motion is a distance or more from its target.
  ///
  /// It is the true last crossing, not an estimate. For a spring that oscillates,
  /// the last swing that reaches the distance is computed from the ratio of
  /// successive swings; within it, as for other springs after their one turn, the
  /// distance falls monotonically, and Householder's iteration finds it to the last bits.
  /// ```swift
  /// Spring.bouncy.settlingTime(from: 1.0, within: 0.001)  // 0.8187
  /// ```
  /// - Parameters:
  ///   - displacement: The position at time 0, seen from the target.
  ///   - velocity: The velocity at time 0, in units per second.
  ///   - epsilon: The distance, in the unit of the displacement.
  /// - Returns: Seconds; 0 if the motion is never that far away, infinite if it
  ///   never stays nearer.
  /// - Complexity: O(1), some 4 evaluations, and some 50 where the distance hardly falls.
  @inlinable
  public func settlingTime<Value: VectorSpace>(
    from displacement: Value, velocity: Value = .zero, within epsilon: Double
  ) -> Double {
    SpringSwings(spring: self, displacement: displacement, velocity: velocity)
      .lastTime(beyond: epsilon)
  }

  /// Finds when the motion stays within a distance of its target, and below a speed.
  ///
  /// Slow is not done, and near is not done: a motion has come to rest when it is
  /// both. The velocity of a spring obeys the same equation as its position, so
  /// its last crossing is as exact.
  ///
  /// - Parameters:
  ///   - displacement: The position at time 0, seen from the target.
  ///   - velocity: The velocity at time 0, in units per second.
  ///   - epsilon: The distance, in the unit of the displacement.
  ///   - speed: The speed, in that unit per second.
  /// - Returns: Seconds.
  @inlinable
  public func settlingTime<Value: VectorSpace>(
    from displacement: Value, velocity: Value = .zero, within epsilon: Double,
    slowerThan speed: Double
  ) -> Double {
    guard regime == .underdamped || regime == .overdamped else {
      return settlingTime(from: displacement, velocity: velocity, within: epsilon)
    }
    let acceleration =
      displacement.scaled(by: -squaredFrequency) - velocity.scaled(by: 2 * decayRate)
    return Swift.max(
      settlingTime(from: displacement, velocity: velocity, within: epsilon),
      settlingTime(from: velocity, velocity: acceleration, within: speed))
  }
}
