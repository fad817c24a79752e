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
    guard let remainder = remainder(at: time) else { return specialState(at: time).value }
    let displacement = origin - target
    let push = initialVelocity + displacement * spring.slowRate
    return target + (displacement * remainder.position + push * remainder.gain)
  }

  /// Evaluates the position and velocity at a time.
  ///
  /// Both have the bits of the generic form.
  @inlinable
  public func state(at time: Double) -> KinematicState<Double> {
    guard let remainder = remainder(at: time) else { return specialState(at: time) }
    let displacement = origin - target
    let push = initialVelocity + displacement * spring.slowRate
    let pull = displacement * spring.squaredFrequency + initialVelocity * spring.slowRate
    return KinematicState(
      value: target + (displacement * remainder.position + push * remainder.gain),
      velocity: initialVelocity * remainder.velocity - pull * remainder.gain)
  }

  /// The remainder while the motion moves; `nil` before and after, and for extreme numbers.
  @inlinable
  @inline(__always)
  func remainder(at time: Double) -> SpringRemainder? {
    guard time > 0, time < moderateTime else { return nil }
    return SpringRemainder(spring, time: time)
  }
}
