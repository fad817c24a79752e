// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Spring {
  /// SwiftUI's estimate of the settling time, for a travel of 1 and a threshold of 0.001.
  ///
  /// It agrees with SwiftUI: for an underdamped spring the estimate comes from an envelope and is
  /// late, by a quarter of a second for `bouncy`; for others it is the true time rounded up to a
  /// tenth of a second. ``settlingTime(from:velocity:within:)`` is exact.
  ///
  /// - Units: Seconds; infinite without damping.
  /// - Edge cases: Where SwiftUI stops its search after 102.4 s and returns 0, this is the true
  ///   time.
  public var settlingDuration: Double { settlingDuration(target: 1.0) }

  /// Computes SwiftUI's estimate of the settling time.
  ///
  /// - Parameters:
  ///   - target: The displacement from the start.
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

  /// Finds the last instant at which the motion is at least a distance away from its target.
  ///
  /// It is the true last crossing, not an estimate. For an underdamped spring, the last swing that
  /// reaches the distance is computed from the ratio of successive swings. Within that swing, as
  /// after the one extremum of other springs, the distance decreases monotonically, and
  /// Householder's iteration finds the crossing to the last bits.
  /// ```swift
  /// Spring.bouncy.settlingTime(from: 1.0, within: 0.001)  // 0.8187
  /// ```
  /// - Parameters:
  ///   - displacement: The position at time 0, relative to the target.
  ///   - velocity: The velocity at time 0, in units per second.
  ///   - distance: The distance, in the unit of the displacement.
  /// - Returns: Seconds; 0 if the motion never reaches the distance, infinite if it never stays
  ///   below it.
  /// - Complexity: O(1), about 4 evaluations, and about 50 where the distance hardly decreases.
  @inlinable
  public func settlingTime<Value: VectorSpace>(
    from displacement: Value, velocity: Value = .zero, within distance: Double
  ) -> Double {
    SpringSwings(spring: self, displacement: displacement, velocity: velocity)
      .lastTime(beyond: distance)
  }

  /// Finds the time from which a motion stays within a distance of its target and below a speed.
  ///
  /// A motion is at rest when it is both near and slow. The velocity of a spring obeys the same
  /// equation as its position, so the last crossing of the speed is found as exactly as that of the
  /// distance.
  ///
  /// - Parameters:
  ///   - displacement: The position at time 0, relative to the target.
  ///   - velocity: The velocity at time 0, in units per second.
  ///   - distance: The distance, in the unit of the displacement.
  ///   - speed: The speed, in that unit per second.
  /// - Returns: Seconds; 0 if the motion is always near and slow, infinite if it never remains so.
  @inlinable
  public func settlingTime<Value: VectorSpace>(
    from displacement: Value, velocity: Value = .zero, within distance: Double,
    slowerThan speed: Double
  ) -> Double {
    guard regime == .underdamped || regime == .overdamped else {
      return settlingTime(from: displacement, velocity: velocity, within: distance)
    }
    let acceleration =
      displacement.scaled(by: -squaredFrequency) - velocity.scaled(by: 2 * decayRate)
    return Swift.max(
      settlingTime(from: displacement, velocity: velocity, within: distance),
      settlingTime(from: velocity, velocity: acceleration, within: speed))
  }
}
