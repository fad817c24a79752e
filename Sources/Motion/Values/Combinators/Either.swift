// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion of one type or of another.
///
/// It is the member of a motion that shows motions of two types:
/// ```swift
/// let pulse = EasedTrajectory(from: 1.0, to: 2, duration: 1)
/// let steps: Either<SpringTrajectory<Double>, EasedTrajectory<Double>> = .second(pulse)
/// steps.value(at: 1)  // 2.0
/// ```
@frozen
public enum Either<First: Playable, Second: Playable>: Playable
where First.Output == Second.Output {
  /// A motion of the first type.
  case first(First)

  /// A motion of the second type.
  case second(Second)

  /// The duration of the motion.
  @inlinable
  public var duration: Double {
    switch self {
    case .first(let motion): motion.duration
    case .second(let motion): motion.duration
    }
  }

  /// The rest time of the motion.
  @inlinable
  public var restTime: Double {
    switch self {
    case .first(let motion): motion.restTime
    case .second(let motion): motion.restTime
    }
  }

  /// Evaluates the motion.
  @inlinable
  public func value(at time: Double) -> First.Output {
    switch self {
    case .first(let motion): motion.value(at: time)
    case .second(let motion): motion.value(at: time)
    }
  }

  /// Evaluates the motion beyond its own time.
  @inlinable
  public func value(beyond time: Double) -> First.Output {
    switch self {
    case .first(let motion): motion.value(beyond: time)
    case .second(let motion): motion.value(beyond: time)
    }
  }

  /// Returns the time of the nearest event of the motion.
  @inlinable
  public func nextEvent(from time: Double, isBackward: Bool) -> Double? {
    switch self {
    case .first(let motion): motion.nextEvent(from: time, isBackward: isBackward)
    case .second(let motion): motion.nextEvent(from: time, isBackward: isBackward)
    }
  }

  /// Reports the events of the motion.
  @inlinable
  public func visitEvents(
    from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    switch self {
    case .first(let motion): motion.visitEvents(from: start, to: end, body)
    case .second(let motion): motion.visitEvents(from: start, to: end, body)
    }
  }
}

extension Either: Trajectory where First: Trajectory, Second: Trajectory {
  /// Evaluates the motion.
  @inlinable
  public func state(at time: Double) -> KinematicState<First.Value> {
    switch self {
    case .first(let motion): motion.state(at: time)
    case .second(let motion): motion.state(at: time)
    }
  }

  /// Evaluates the motion beyond its own time.
  @inlinable
  public func state(beyond time: Double) -> KinematicState<First.Value> {
    switch self {
    case .first(let motion): motion.state(beyond: time)
    case .second(let motion): motion.state(beyond: time)
    }
  }

  /// The recurrences of the motion.
  @inlinable
  public var recurrences: [Recurrence] {
    switch self {
    case .first(let motion): motion.recurrences
    case .second(let motion): motion.recurrences
    }
  }

  /// Whether the motion is exact.
  @inlinable
  public var isExact: Bool {
    switch self {
    case .first(let motion): motion.isExact
    case .second(let motion): motion.isExact
    }
  }

  /// Visits the stretches of the motion.
  @inlinable
  public func visitStretches(
    of measure: Measure<First.Value>, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    switch self {
    case .first(let motion):
      motion.visitStretches(of: measure, from: start, upTo: end, beyond: beyond, body)
    case .second(let motion):
      motion.visitStretches(of: measure, from: start, upTo: end, beyond: beyond, body)
    }
  }

  /// Returns the settling time of the motion.
  @inlinable
  public func settlingTime(within distance: Double) -> Double {
    switch self {
    case .first(let motion): motion.settlingTime(within: distance)
    case .second(let motion): motion.settlingTime(within: distance)
    }
  }
}

extension Either: Equatable where First: Equatable, Second: Equatable {}
extension Either: Hashable where First: Hashable, Second: Hashable {}
