// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The motion of a property from one phase to the next, along the curve of its transition.
@frozen
@usableFromInline
enum TransitionTrajectory<Value: VectorSpace>: Trajectory {
  case eased(EasedTrajectory<Value>)
  case swinging(SpringTrajectory<Value>)

  @usableFromInline
  var duration: Double {
    switch self {
    case .eased(let motion): motion.duration
    case .swinging(let motion): motion.duration
    }
  }

  @inlinable
  var restTime: Double {
    switch self {
    case .eased(let motion): motion.restTime
    case .swinging(let motion): motion.restTime
    }
  }

  @usableFromInline
  var recurrences: [Recurrence] {
    switch self {
    case .eased(let motion): motion.recurrences
    case .swinging(let motion): motion.recurrences
    }
  }

  @inlinable
  func state(at time: Double) -> KinematicState<Value> {
    switch self {
    case .eased(let motion): motion.state(at: time)
    case .swinging(let motion): motion.state(at: time)
    }
  }

  @usableFromInline
  func visitStretches(
    of measure: Measure<Value>, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    if beyond { return visitHeldEnds(of: measure, from: start, upTo: end, body) }
    return switch self {
    case .eased(let motion):
      motion.visitStretches(of: measure, from: start, upTo: end, body)
    case .swinging(let motion):
      motion.visitStretches(of: measure, from: start, upTo: end, body)
    }
  }

  @usableFromInline
  func settlingTime(within distance: Double) -> Double {
    switch self {
    case .eased(let motion): motion.settlingTime(within: distance)
    case .swinging(let motion): motion.settlingTime(within: distance)
    }
  }
}

extension TransitionTrajectory {
  /// The state from which it was created; an easing discards the velocity.
  @usableFromInline
  var first: KinematicState<Value> {
    switch self {
    case .eased(let motion): KinematicState(value: motion.origin)
    case .swinging(let motion):
      KinematicState(value: motion.origin, velocity: motion.initialVelocity)
    }
  }
}

extension TransitionTrajectory: Equatable {}
extension TransitionTrajectory: Hashable where Value: Hashable {}
