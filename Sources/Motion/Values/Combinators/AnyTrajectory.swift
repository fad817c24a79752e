// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// A motion whose type is not known until the program runs.
///
/// Lists of different motions need it; a single one is faster as itself. A sample costs a call
/// through a pointer: the closures that make it know the type of the motion.
@frozen
public struct AnyTrajectory<Value: VectorSpace>: Trajectory {
  @usableFromInline let contents: ErasedStorage<Contents>

  /// The motion, and what samples it.
  @frozen
  @usableFromInline
  struct Contents: Sendable {
    @usableFromInline let base: any Trajectory<Value>
    @usableFromInline let evaluate: @Sendable (Double) -> KinematicState<Value>
    @usableFromInline let evaluateValue: @Sendable (Double) -> Value

    @inlinable
    init(
      base: any Trajectory<Value>,
      evaluate: @escaping @Sendable (Double) -> KinematicState<Value>,
      evaluateValue: @escaping @Sendable (Double) -> Value
    ) {
      self.base = base
      self.evaluate = evaluate
      self.evaluateValue = evaluateValue
    }
  }

  /// Wraps a motion.
  @inlinable
  public init(_ base: some Trajectory<Value>) {
    let storage = ErasedStorage(base)
    contents = ErasedStorage(
      Contents(
        base: base, evaluate: { storage.base.state(at: $0) },
        evaluateValue: { storage.base.value(at: $0) }))
  }

  @usableFromInline var base: any Trajectory<Value> { contents.base.base }

  /// The duration of the motion inside.
  public var duration: Double { base.duration }

  /// The rest time of the motion inside.
  public var restTime: Double { base.restTime }

  /// Those of the motion inside.
  public var recurrences: [Recurrence] { base.recurrences }

  /// Evaluates the position of the motion inside.
  @inlinable
  public func value(at time: Double) -> Value { contents.base.evaluateValue(time) }

  /// Evaluates the motion inside.
  @inlinable
  public func state(at time: Double) -> KinematicState<Value> {
    contents.base.evaluate(time)
  }

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
@frozen
public struct AnyPlayable<Output: Sendable>: Playable {
  @usableFromInline let contents: ErasedStorage<Contents>

  /// What is playable, and what samples it.
  @frozen
  @usableFromInline
  struct Contents: Sendable {
    @usableFromInline let base: any Playable<Output>
    @usableFromInline let evaluate: @Sendable (Double) -> Output

    @inlinable
    init(base: any Playable<Output>, evaluate: @escaping @Sendable (Double) -> Output) {
      self.base = base
      self.evaluate = evaluate
    }
  }

  /// Wraps something playable.
  @inlinable
  public init(_ base: some Playable<Output>) {
    let storage = ErasedStorage(base)
    contents = ErasedStorage(Contents(base: base, evaluate: { storage.base.value(at: $0) }))
  }

  @usableFromInline var base: any Playable<Output> { contents.base.base }

  /// The duration of what is inside.
  public var duration: Double { base.duration }

  /// The rest time of what is inside.
  public var restTime: Double { base.restTime }

  /// Evaluates what is inside.
  @inlinable
  public func value(at time: Double) -> Output { contents.base.evaluate(time) }

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

/// Where a motion is kept for closures, which copy at each call what they capture, and for lists,
/// which copy each member that is asked: a reference is copied as one.
@usableFromInline
final class ErasedStorage<Base: Sendable>: Sendable {
  @usableFromInline let base: Base

  @inlinable
  init(_ base: Base) { self.base = base }
}
#endif
