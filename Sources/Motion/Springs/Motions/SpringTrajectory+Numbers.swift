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
    guard let swing = swing(at: time) else {
      return SpringTrajectory.state(of: self, at: time).value
    }
    let displacement = origin - target
    let push = initialVelocity + displacement * spring.slowRate
    return target + (displacement * swing.position + push * swing.gain)
  }

  /// Evaluates the position and velocity at a time.
  ///
  /// Both have the bits of the generic form.
  @inlinable
  public func state(at time: Double) -> KinematicState<Double> {
    guard let swing = swing(at: time) else { return SpringTrajectory.state(of: self, at: time) }
    let displacement = origin - target
    let push = initialVelocity + displacement * spring.slowRate
    let pull = displacement * spring.squaredFrequency + initialVelocity * spring.slowRate
    return KinematicState(
      value: target + (displacement * swing.position + push * swing.gain),
      velocity: initialVelocity * swing.velocity - pull * swing.gain)
  }

  /// The remainder at a time at which the motion swings; `nil` for other motions and extreme
  /// numbers.
  @inlinable
  @inline(__always)
  func swing(at time: Double) -> SpringRemainder? {
    guard case .underdamped = spring.regime, isModerate, time > 0, time < spring.restTime else {
      return nil
    }
    return SpringRemainder(spring, time: time)
  }

  /// The state of any motion, by the generic form.
  @inlinable
  static func state<Motion: Trajectory>(
    of motion: Motion, at time: Double
  ) -> KinematicState<Motion.Value> { motion.state(at: time) }
}
