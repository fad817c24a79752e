// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

// The states of a spring at rest, and of one whose sums and products may overflow.
extension SpringTrajectory {
  /// Returns the state outside the motion, and of a motion that may overflow.
  @inlinable
  @inline(__always)
  func specialState(at time: Double) -> KinematicState<Value> {
    SpringTrajectory.specialState(
      at: time, restTime: spring.restTime, spring.regime, slowRate: spring.slowRate,
      fastRate: spring.decayRate + spring.frequency, frequency: spring.frequency,
      inverseFrequency: spring.inverseFrequency, squaredFrequency: spring.squaredFrequency,
      from: origin, to: target, velocity: initialVelocity)
  }

  /// Returns the state outside the motion, or that of one which may overflow, clamped to the range
  /// of its type.
  ///
  /// It takes the numbers that it needs: with the motion itself as an argument every sample would
  /// store a copy of it.
  @inlinable
  @inline(never)
  static func specialState(
    at time: Double, restTime: Double, _ regime: Spring.Regime, slowRate: Double, fastRate: Double,
    frequency: Double, inverseFrequency: Double, squaredFrequency: Double, from origin: Value,
    to target: Value, velocity: Value
  ) -> KinematicState<Value> {
    // NaN is none of these, and is treated as time 0.
    if time < 0 { return KinematicState(value: origin) }
    if time >= restTime { return KinematicState(value: target) }
    guard time > 0 else {
      return regime == .instant
        ? KinematicState(value: target) : KinematicState(value: origin, velocity: velocity)
    }
    guard Spring.isModerate(regime, squaredFrequency: squaredFrequency) else {
      return SpringStep(
        regime, slowRate: slowRate, frequency: frequency, inverseFrequency: inverseFrequency,
        squaredFrequency: squaredFrequency, time: time
      ).saturatedState(from: origin, to: target, velocity: velocity)
    }
    let remainder = SpringRemainder(
      regime, slowRate: slowRate, fastRate: fastRate, frequency: frequency,
      inverseFrequency: inverseFrequency, time: time)
    func shown(_ unit: Double) -> KinematicState<Value> {
      remainder.state(
        slowRate: slowRate, squaredFrequency: squaredFrequency, from: origin.scaled(by: unit),
        to: target.scaled(by: unit), velocity: velocity.scaled(by: unit))
    }
    let whole = shown(1)
    if whole.value.hasFiniteComponents && whole.velocity.hasFiniteComponents { return whole }
    return KinematicState.saturated(shown)
  }
}
