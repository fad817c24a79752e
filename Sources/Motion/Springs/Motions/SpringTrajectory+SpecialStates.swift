// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension SpringTrajectory {
  /// Returns the state outside the motion, and of a motion that may overflow.
  @inlinable
  @inline(__always)
  func specialState(at time: Double) -> KinematicState<Value> {
    SpringTrajectory.specialState(
      at: time, restTime: spring.restTime, spring.regime, spring.form, slowRate: spring.slowRate,
      frequency: spring.frequency, inverseFrequency: spring.inverseFrequency,
      squaredFrequency: spring.squaredFrequency, from: origin, to: target,
      velocity: initialVelocity)
  }

  /// Returns the state outside the motion, or that of one which may overflow, clamped to the range
  /// of its type.
  ///
  /// It takes the numbers that it needs: with the motion itself as an argument every sample would
  /// store a copy of it.
  @inlinable
  @inline(never)
  static func specialState(
    at time: Double, restTime: Double, _ regime: Spring.Regime, _ form: SpringForm,
    slowRate: Double, frequency: Double, inverseFrequency: Double, squaredFrequency: Double,
    from origin: Value, to target: Value, velocity: Value
  ) -> KinematicState<Value> {
    // NaN is none of these, and is treated as time 0.
    if time < 0 { return KinematicState(value: origin) }
    if time >= restTime { return KinematicState(value: target) }
    guard time > 0 else {
      return regime == .instant
        ? KinematicState(value: target) : KinematicState(value: origin, velocity: velocity)
    }
    guard regime != .immovable else { return KinematicState(value: origin) }
    return SpringStep(
      form, slowRate: slowRate, frequency: frequency, inverseFrequency: inverseFrequency,
      squaredFrequency: squaredFrequency, time: time
    ).saturatedState(from: origin, to: target, velocity: velocity)
  }
}
