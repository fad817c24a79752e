// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Spring {
  /// Evaluates how far the motion has come toward a target, having started at 0.
  ///
  /// - Parameters:
  ///   - target: The displacement from where the motion starts.
  ///   - initialVelocity: The velocity at time 0, in units per second.
  ///   - time: Seconds. Before 0 the motion has not begun.
  /// - Returns: The displacement from the start, zero at first and the target in the end.
  @inlinable
  public func value<Value: VectorSpace>(
    target: Value, initialVelocity: Value = .zero, time: Double
  ) -> Value {
    state(target: target, initialVelocity: initialVelocity, time: time).value
  }

  /// Evaluates the velocity on the way to a target, having started at 0.
  ///
  /// - Parameters:
  ///   - target: The displacement from where the motion starts.
  ///   - initialVelocity: The velocity at time 0, in units per second.
  ///   - time: Seconds. Before 0 nothing moves.
  /// - Returns: The velocity, in units per second.
  @inlinable
  public func velocity<Value: VectorSpace>(
    target: Value, initialVelocity: Value = .zero, time: Double
  ) -> Value {
    state(target: target, initialVelocity: initialVelocity, time: time).velocity
  }

  /// Evaluates position and velocity on the way to a target, having started at 0.
  ///
  /// - Parameters:
  ///   - target: The displacement from where the motion starts.
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

  /// Evaluates where the motion from one value to another is.
  ///
  /// SwiftUI's form. ``SpringTrajectory`` is the same motion as a value, and gives the same bits.
  ///
  /// - Parameters:
  ///   - fromValue: Where the motion starts.
  ///   - toValue: Where it is going.
  ///   - initialVelocity: The velocity at time 0, in units per second.
  ///   - time: Seconds. Before 0 the motion has not begun.
  /// - Returns: The position, the first value at first and the second in the end.
  @inlinable
  public func value<Value: VectorSpace>(
    fromValue: Value, toValue: Value, initialVelocity: Value = .zero, time: Double
  ) -> Value {
    SpringTrajectory(from: fromValue, to: toValue, velocity: initialVelocity, spring: self)
      .state(at: time).value
  }

  /// Evaluates the velocity on the way from one value to another.
  ///
  /// SwiftUI's form. ``SpringTrajectory`` is the same motion as a value, and gives the same bits.
  ///
  /// - Parameters:
  ///   - fromValue: Where the motion starts.
  ///   - toValue: Where it is going.
  ///   - initialVelocity: The velocity at time 0, in units per second.
  ///   - time: Seconds. Before 0 nothing moves.
  /// - Returns: The velocity, in units per second.
  @inlinable
  public func velocity<Value: VectorSpace>(
    fromValue: Value, toValue: Value, initialVelocity: Value = .zero, time: Double
  ) -> Value {
    SpringTrajectory(from: fromValue, to: toValue, velocity: initialVelocity, spring: self)
      .state(at: time).velocity
  }

  /// Moves a value and its velocity by a step of time, exactly, however long it is.
  ///
  /// Two half steps give what one whole step gives, up to rounding, so the motion
  /// does not depend on the refresh rate.
  ///
  /// - Parameters:
  ///   - value: The position, which is changed.
  ///   - velocity: The velocity, which is changed.
  ///   - target: Where the motion is going.
  ///   - deltaTime: Seconds. Not positive, or NaN, changes nothing.
  @inlinable
  public func update<Value: VectorSpace>(
    value: inout Value, velocity: inout Value, target: Value, deltaTime: Double
  ) {
    var state = KinematicState(value: value, velocity: velocity)
    SpringStep(self, deltaTime: deltaTime).advance(&state, toward: target)
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
  /// It is `(k |x − target|² + m |v|²) / 2`. Damping only ever lowers it.
  @inlinable
  public func energy<Value: VectorSpace>(
    target: Value, position: Value, velocity: Value
  ) -> Double {
    ((target - position).squaredMagnitude * stiffness + velocity.squaredMagnitude * mass) * 0.5
  }
}
