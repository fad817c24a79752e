// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The motion of a property from one phase to the next, by the curve of its transition.
@frozen
@usableFromInline
enum TransitionTrajectory<Value: VectorSpace>: Trajectory {
  case eased(EasedTrajectory<Value>)
  case swinging(SpringTrajectory<Value>)

  @inlinable
  var duration: Double {
    switch self {
    case .eased(let motion): motion.duration
    case .swinging(let motion): motion.duration
    }
  }

  @inlinable
  var span: Double {
    switch self {
    case .eased(let motion): motion.span
    case .swinging(let motion): motion.span
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
  func turningPoints(around point: Value, in interval: ClosedRange<Double>) -> [Double] {
    switch self {
    case .eased(let motion): motion.turningPoints(around: point, in: interval)
    case .swinging(let motion): motion.turningPoints(around: point, in: interval)
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
