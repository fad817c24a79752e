// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A number that is computed from the state of a motion for analysis.
@frozen
public enum Measure<Value: VectorSpace>: Sendable {
  /// The inner product of the position with a vector: a component, or the distance along a
  /// direction.
  case along(Value)

  /// The distance of the position from a point.
  case distance(from: Value)

  /// The inner product of the velocity with a vector.
  case rate(along: Value)

  /// Bounds of the rate along a vector: both numbers of a stretch enclose it.
  ///
  /// They are the stretches of the rate itself if the motion knows them; a sum, or a blend, does not.
  case rateBounds(along: Value)

  /// The magnitude of the velocity.
  case speed

  /// Computes the number from a state.
  #if compiler(>=6.3)
  @specialized(where Value == Double)
  #endif
  @inlinable
  public func callAsFunction(_ state: KinematicState<Value>) -> Double {
    switch self {
    case .along(let vector): state.value.dot(vector)
    case .distance(let point): (state.value - point).length
    case .rate(let vector), .rateBounds(let vector): state.velocity.dot(vector)
    case .speed: state.velocity.length
    }
  }

  /// Computes the number from a position at rest.
  #if compiler(>=6.3)
  @specialized(where Value == Double)
  #endif
  @inlinable
  func callAsFunction(restingAt value: Value) -> Double {
    switch self {
    case .along, .distance: self(KinematicState(value: value))
    case .rate, .rateBounds, .speed: 0
    }
  }

  /// A number with the sign of the measure's rate of change, or nil if the state does not determine
  /// it.
  #if compiler(>=6.3)
  @specialized(where Value == Double)
  #endif
  @inlinable
  func slope(of state: KinematicState<Value>) -> Double? {
    switch self {
    case .along(let vector): state.velocity.dot(vector)
    case .distance(let point): (state.value - point).dot(state.velocity)
    case .rate, .rateBounds, .speed: nil
    }
  }

  /// Linear measures that turn or jump where this one may: the measure itself, or those along at
  /// most sixteen components.
  ///
  /// A curve that reverses keeps its speed, and its rate falls before and after: only its value
  /// turns.
  @inlinable
  var components: [Measure] {
    let axes = 0..<Swift.min(Value.componentCount, 16)
    switch self {
    case .distance where !axes.isEmpty:
      return axes.map { .along(.axis($0)) }
    case .speed where !axes.isEmpty:
      return axes.flatMap { [.along(.axis($0)), .rate(along: .axis($0))] }
    case .along, .rate, .rateBounds, .distance, .speed: return [self]
    }
  }

  /// Whether the number is computed from the velocity.
  @inlinable
  var isOfVelocity: Bool {
    switch self {
    case .along, .distance: false
    case .rate, .rateBounds, .speed: true
    }
  }

  /// The number for a motion retimed by a factor, from the number for the motion itself.
  @inlinable
  func retimed(_ number: Double, by factor: Double) -> Double {
    switch self {
    case .along, .distance: number
    case .rate, .rateBounds: number * factor
    case .speed: number * factor.magnitude
    }
  }
}

extension Measure: Equatable {}
