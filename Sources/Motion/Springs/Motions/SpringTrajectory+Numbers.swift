// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

// The motion of a number, on plain numbers: in debug builds each operation of the generic form is a
// call through a witness table.
extension SpringTrajectory where Value == Double {
  /// Evaluates the position at a time.
  ///
  /// It has the bits of the generic form.
  @inlinable
  public func value(at time: Double) -> Double {
    guard time > 0, time < spring.endTime else { return stateAtRest(at: time).value }
    let step = SpringStep(moving: spring, time: time)
    return target + ((origin - target) * step.xx + initialVelocity * step.xv)
  }

  /// Evaluates the position and velocity at a time.
  ///
  /// Both have the bits of the generic form.
  @inlinable
  public func state(at time: Double) -> KinematicState<Double> {
    guard time > 0, time < spring.endTime else { return stateAtRest(at: time) }
    let step = SpringStep(moving: spring, time: time)
    let displacement = origin - target
    return KinematicState(
      value: target + (displacement * step.xx + initialVelocity * step.xv),
      velocity: displacement * step.vx + initialVelocity * step.vv)
  }
}
