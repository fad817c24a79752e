// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Spring {
  /// Evaluates the position of a motion that starts at 0 and moves to a target.
  ///
  /// - Parameters:
  ///   - target: The displacement from the start.
  ///   - initialVelocity: The velocity at time 0, in units per second.
  ///   - time: Seconds. Before 0 the displacement is 0.
  /// - Returns: The displacement from the start, initially zero and finally the target.
  @inlinable
  public func value<Value: VectorSpace>(
    target: Value, initialVelocity: Value = .zero, time: Double
  ) -> Value {
    state(target: target, initialVelocity: initialVelocity, time: time).value
  }

  /// Evaluates the velocity of a motion that starts at 0 and moves to a target.
  ///
  /// - Parameters:
  ///   - target: The displacement from the start.
  ///   - initialVelocity: The velocity at time 0, in units per second.
  ///   - time: Seconds. Before 0 the velocity is zero.
  /// - Returns: The velocity, in units per second.
  @inlinable
  public func velocity<Value: VectorSpace>(
    target: Value, initialVelocity: Value = .zero, time: Double
  ) -> Value {
    state(target: target, initialVelocity: initialVelocity, time: time).velocity
  }

  /// Evaluates position and velocity of a motion that starts at 0 and moves to a target.
  ///
  /// - Parameters:
  ///   - target: The displacement from the start.
  ///   - initialVelocity: The velocity at time 0, in units per second.
  ///   - time: Seconds. Before 0 the motion holds 0; at infinity it is at rest at
  ///     the target.
  /// - Returns: The displacement from the start, and the velocity.
  /// - Complexity: O(1): one evaluation for both.
  @inlinable
  public func state<Value: VectorSpace>(
    target: Value, initialVelocity: Value = .zero, time: Double
  ) -> KinematicState<Value> {
    SpringTrajectory(from: .zero, to: target, velocity: initialVelocity, spring: self)
      .state(at: time)
  }

  /// Evaluates the position of the motion from one value to another.
  ///
  /// SwiftUI's form. ``SpringTrajectory`` is the same motion as a value, and returns the same bits.
  ///
  /// - Parameters:
  ///   - fromValue: The value at which the motion starts.
  ///   - toValue: The value toward which the motion moves.
  ///   - initialVelocity: The velocity at time 0, in units per second.
  ///   - time: Seconds. Before 0 the position is the first value.
  /// - Returns: The position, initially the first value and finally the second.
  @inlinable
  public func value<Value: VectorSpace>(
    fromValue: Value, toValue: Value, initialVelocity: Value = .zero, time: Double
  ) -> Value {
    SpringTrajectory(from: fromValue, to: toValue, velocity: initialVelocity, spring: self)
      .state(at: time).value
  }

  /// Evaluates the velocity of the motion from one value to another.
  ///
  /// SwiftUI's form. ``SpringTrajectory`` is the same motion as a value, and returns the same bits.
  ///
  /// - Parameters:
  ///   - fromValue: The value at which the motion starts.
  ///   - toValue: The value toward which the motion moves.
  ///   - initialVelocity: The velocity at time 0, in units per second.
  ///   - time: Seconds. Before 0 the velocity is zero.
  /// - Returns: The velocity, in units per second.
  @inlinable
  public func velocity<Value: VectorSpace>(
    fromValue: Value, toValue: Value, initialVelocity: Value = .zero, time: Double
  ) -> Value {
    SpringTrajectory(from: fromValue, to: toValue, velocity: initialVelocity, spring: self)
      .state(at: time).velocity
  }

  /// Advances a position and its velocity by a time step of any length, in closed form.
  ///
  /// Two half steps give the result of one whole step, up to rounding, so the motion does not
  /// depend on the refresh rate.
  ///
  /// - Parameters:
  ///   - value: The position, which is changed.
  ///   - velocity: The velocity, which is changed.
  ///   - target: The value toward which the motion moves.
  ///   - deltaTime: Seconds. Steps that are not positive, and NaN, change nothing, except that an
  ///     instant spring is at its target after a step of 0 or NaN. An infinite step leads to rest.
  @inlinable
  public func update<Value: VectorSpace>(
    value: inout Value, velocity: inout Value, target: Value, deltaTime: Double
  ) {
    var state = KinematicState(value: value, velocity: velocity)
    Spring.Step(self, deltaTime: deltaTime).advance(&state, toward: target)
    (value, velocity) = (state.value, state.velocity)
  }

  /// Computes the force on the mass.
  ///
  /// It is `k (target − position) − c · velocity`.
  @inlinable
  public func force<Value: VectorSpace>(
    target: Value, position: Value, velocity: Value
  ) -> Value {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Computes the energy in the spring and the mass.
  ///
  /// It is `(k |x − target|² + m |v|²) / 2`. Damping never increases it.
  @inlinable
  public func energy<Value: VectorSpace>(
    target: Value, position: Value, velocity: Value
  ) -> Double {
    ((target - position).squaredMagnitude * stiffness + velocity.squaredMagnitude * mass) * 0.5
  }
}
