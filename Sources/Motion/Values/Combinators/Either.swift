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

  /// Returns what one of two functions makes of the motion.
  @inlinable
  func fold<Result>(_ first: (First) -> Result, _ second: (Second) -> Result) -> Result {
    switch self {
    case .first(let motion): first(motion)
    case .second(let motion): second(motion)
    }
  }

  /// The duration of the motion.
  @inlinable
  public var duration: Double { fold({ $0.duration }, { $0.duration }) }

  /// The rest time of the motion.
  @inlinable
  public var restTime: Double { fold({ $0.restTime }, { $0.restTime }) }

  /// Evaluates the motion.
  @inlinable
  public func value(at time: Double) -> First.Output {
    fold({ $0.value(at: time) }, { $0.value(at: time) })
  }

  /// Evaluates the motion beyond its own time.
  @inlinable
  public func value(beyond time: Double) -> First.Output {
    fold({ $0.value(beyond: time) }, { $0.value(beyond: time) })
  }

  /// Returns the time of the nearest event of the motion.
  @inlinable
  public static func nextEvent(of motion: Self, from time: Double, isBackward: Bool) -> Double? {
    motion.fold(
      { $0.nextEvent(from: time, isBackward: isBackward) },
      { $0.nextEvent(from: time, isBackward: isBackward) })
  }

  /// Reports the events of the motion.
  @inlinable
  public static func visitEvents(
    of motion: Self, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    motion.fold(
      { $0.visitEvents(from: start, to: end, body) }, { $0.visitEvents(from: start, to: end, body) }
    )
  }
}

extension Either: Trajectory where First: Trajectory, Second: Trajectory {
  /// Evaluates the motion.
  @inlinable
  public func state(at time: Double) -> KinematicState<First.Value> {
    fold({ $0.state(at: time) }, { $0.state(at: time) })
  }

  /// Evaluates the motion beyond its own time.
  @inlinable
  public func state(beyond time: Double) -> KinematicState<First.Value> {
    fold({ $0.state(beyond: time) }, { $0.state(beyond: time) })
  }

  /// The recurrences of the motion.
  @inlinable
  public static func recurrences(of motion: Self) -> [Recurrence] {
    motion.fold({ $0.recurrences }, { $0.recurrences })
  }

  /// The exactness of the motion.
  @inlinable
  public var exactness: Exactness { fold({ $0.exactness }, { $0.exactness }) }

  /// Visits the stretches of the motion.
  @inlinable
  public static func visitStretches(
    of measure: Measure<First.Value>, in motion: Self, from start: Double, upTo end: Double,
    beyond: Bool, _ body: (Stretch) -> Bool
  ) -> Bool {
    motion.fold(
      { $0.visitStretches(of: measure, from: start, upTo: end, beyond: beyond, body) },
      { $0.visitStretches(of: measure, from: start, upTo: end, beyond: beyond, body) })
  }

  /// Returns the settling time of the motion.
  @inlinable
  public func settlingTime(within distance: Double) -> Double {
    fold({ $0.settlingTime(within: distance) }, { $0.settlingTime(within: distance) })
  }
}

extension Either: Equatable where First: Equatable, Second: Equatable {}
extension Either: Hashable where First: Hashable, Second: Hashable {}
