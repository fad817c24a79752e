// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// A motion whose type is not known until the program runs.
///
/// Lists of different motions need it; a single one is faster as itself. A sample costs a call
/// through a pointer: the closures that make it know the type of the motion.
public struct AnyTrajectory<Value: VectorSpace>: Trajectory {
  @usableFromInline let base: any Trajectory<Value>
  @usableFromInline let evaluate: @Sendable (Double) -> KinematicState<Value>
  @usableFromInline let evaluateValue: @Sendable (Double) -> Value

  /// Wraps a motion.
  @inlinable
  public init(_ base: some Trajectory<Value>) {
    self.base = base
    let storage = ErasedStorage(base)
    evaluate = { storage.base.state(at: $0) }
    evaluateValue = { storage.base.value(at: $0) }
  }

  /// The duration of the motion inside.
  public var duration: Double { base.duration }

  /// The rest time of the motion inside.
  public var restTime: Double { base.restTime }

  /// Those of the motion inside.
  public var recurrences: [Recurrence] { base.recurrences }

  /// Evaluates the position of the motion inside.
  @inlinable
  public func value(at time: Double) -> Value { evaluateValue(time) }

  /// Evaluates the motion inside.
  @inlinable
  public func state(at time: Double) -> KinematicState<Value> { evaluate(time) }

  /// Evaluates the motion inside beyond its own time.
  public func state(beyond time: Double) -> KinematicState<Value> { base.state(beyond: time) }

  /// Finds the nearest event of the motion inside.
  public func nextEvent(from time: Double, isBackward: Bool) -> Double? {
    base.nextEvent(from: time, isBackward: isBackward)
  }

  /// Reports the events of the motion inside.
  public func visitEvents(
    from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    base.visitEvents(from: start, to: end, body)
  }

  /// Visits the stretches of the motion inside.
  public func visitStretches(
    of measure: Measure<Value>, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    base.visitStretches(of: measure, from: start, upTo: end, beyond: beyond, body)
  }

  /// Finds when the motion inside is settled.
  public func settlingTime(within distance: Double) -> Double {
    base.settlingTime(within: distance)
  }

  /// The greatest distance of the motion inside from its end.
  public var greatestDistanceFromEnd: Double { base.greatestDistanceFromEnd }
}

/// Something playable whose type is not known until the program runs.
///
/// As ``AnyTrajectory``, for what has no velocity: groups, timelines, frame sequences.
public struct AnyPlayable<Output: Sendable>: Playable {
  @usableFromInline let base: any Playable<Output>
  @usableFromInline let evaluate: @Sendable (Double) -> Output

  /// Wraps something playable.
  @inlinable
  public init(_ base: some Playable<Output>) {
    self.base = base
    let storage = ErasedStorage(base)
    evaluate = { storage.base.value(at: $0) }
  }

  /// The duration of what is inside.
  public var duration: Double { base.duration }

  /// The rest time of what is inside.
  public var restTime: Double { base.restTime }

  /// Evaluates what is inside.
  @inlinable
  public func value(at time: Double) -> Output { evaluate(time) }

  /// Evaluates what is inside beyond its own time.
  public func value(beyond time: Double) -> Output { base.value(beyond: time) }

  /// Evaluates what is inside as a member of a whole.
  public func value(at time: Double, beyond duration: Double) -> Output {
    base.value(at: time, beyond: duration)
  }

  /// Finds the nearest event of what is inside.
  public func nextEvent(from time: Double, isBackward: Bool) -> Double? {
    base.nextEvent(from: time, isBackward: isBackward)
  }

  /// Reports the events of what is inside.
  public func visitEvents(
    from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    base.visitEvents(from: start, to: end, body)
  }
}

/// Where a motion is kept for closures, which copy at each call what they capture.
@usableFromInline
final class ErasedStorage<Base: Sendable>: Sendable {
  @usableFromInline let base: Base

  @inlinable
  init(_ base: Base) { self.base = base }
}
#endif
