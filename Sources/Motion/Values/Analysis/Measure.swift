// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A number that is read off the state of a motion, to be analyzed.
@frozen
public enum Measure<Value: VectorSpace>: Sendable {
  /// The inner product of the position with a vector: a component, or the way along a direction.
  case along(Value)

  /// The distance of the position from a point.
  case distance(from: Value)

  /// The inner product of the velocity with a vector.
  case rate(along: Value)

  /// The magnitude of the velocity.
  case speed

  /// Reads the number off a state.
  #if compiler(>=6.3)
  @specialized(where Value == Double)
  #endif
  @inlinable
  public func callAsFunction(_ state: KinematicState<Value>) -> Double {
    switch self {
    case .along(let vector): state.value.dot(vector)
    case .distance(let point): state.value.length(from: point)
    case .rate(let vector): state.velocity.dot(vector)
    case .speed: state.velocity.length
    }
  }

  /// Reads the number off a position at rest.
  #if compiler(>=6.3)
  @specialized(where Value == Double)
  #endif
  @inlinable
  func callAsFunction(restingAt value: Value) -> Double {
    switch self {
    case .along, .distance: self(KinematicState(value: value))
    case .rate, .speed: 0
    }
  }

  /// How fast the number changes with the state, by its sign, if the state tells.
  @inlinable
  func slope(of state: KinematicState<Value>) -> Double? {
    switch self {
    case .along(let vector): state.velocity.dot(vector)
    case .distance(let point): point.way(to: state.value, within: 1).dot(state.velocity)
    case .rate, .speed: nil
    }
  }

  /// Whether the number is read off the velocity.
  @inlinable
  var isOfVelocity: Bool {
    switch self {
    case .along, .distance: false
    case .rate, .speed: true
    }
  }

  /// The number of a motion whose time runs a factor as fast, from that of the motion itself.
  @inlinable
  func retimed(_ number: Double, by factor: Double) -> Double {
    switch self {
    case .along, .distance: number
    case .rate: (number * factor).clampedToFinite
    case .speed: (number * factor.magnitude).clampedToFinite
    }
  }
}

extension Measure: Equatable {}
