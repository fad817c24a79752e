// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// A type-erased trajectory.
///
/// Use it for lists of motions of different types; a sample of the concrete type is faster. A
/// sample costs one indirect call, since the stored closures know the concrete type.
@frozen
public struct AnyTrajectory<Value: VectorSpace>: Trajectory {
  @usableFromInline let contents: ErasedStorage<Contents>

  /// The motion and the closures that sample it.
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

  /// The duration of the wrapped motion.
  public var duration: Double { base.duration }

  /// The rest time of the wrapped motion.
  public var restTime: Double { base.restTime }

  /// The recurrences of the wrapped motion.
  public static func recurrences(of motion: Self) -> [Recurrence] { motion.base.recurrences }

  /// Evaluates the position of the wrapped motion.
  @inlinable
  public func value(at time: Double) -> Value { contents.base.evaluateValue(time) }

  /// Evaluates the wrapped motion.
  @inlinable
  public func state(at time: Double) -> KinematicState<Value> { contents.base.evaluate(time) }

  /// Evaluates the wrapped motion beyond its own time.
  public func state(beyond time: Double) -> KinematicState<Value> { base.state(beyond: time) }

  /// Finds the nearest event of the wrapped motion.
  public static func nextEvent(of motion: Self, from time: Double, isBackward: Bool) -> Double? {
    motion.base.nextEvent(from: time, isBackward: isBackward)
  }

  /// Reports the events of the wrapped motion.
  public static func visitEvents(
    of motion: Self, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    motion.base.visitEvents(from: start, to: end, body)
  }

  /// The exactness of the wrapped motion.
  public var exactness: Exactness { base.exactness }

  /// Visits the stretches of the wrapped motion.
  public static func visitStretches(
    of measure: Measure<Value>, in motion: Self, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    motion.base.visitStretches(of: measure, from: start, upTo: end, beyond: beyond, body)
  }

  /// Returns the settling time of the wrapped motion.
  public func settlingTime(within distance: Double) -> Double {
    base.settlingTime(within: distance)
  }

  /// The greatest distance of the wrapped motion from its end.
  public var maximumDistanceFromEnd: Double { base.maximumDistanceFromEnd }
}
#endif
