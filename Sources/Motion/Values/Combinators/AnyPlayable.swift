// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// A type-erased playable.
///
/// It is the counterpart of ``AnyTrajectory`` for playables without a velocity: groups, timelines,
/// frame sequences.
@frozen
public struct AnyPlayable<Output: Sendable>: Playable {
  @usableFromInline let contents: ErasedStorage<Contents>

  /// The playable and the closures that sample it.
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

  /// Wraps a playable.
  @inlinable
  public init(_ base: some Playable<Output>) {
    let storage = ErasedStorage(base)
    contents = ErasedStorage(Contents(base: base, evaluate: { storage.base.value(at: $0) }))
  }

  @usableFromInline var base: any Playable<Output> { contents.base.base }

  /// The duration of the wrapped playable.
  public var duration: Double { base.duration }

  /// The rest time of the wrapped playable.
  public var restTime: Double { base.restTime }

  /// Evaluates the wrapped playable.
  @inlinable
  public func value(at time: Double) -> Output { contents.base.evaluate(time) }

  /// Evaluates the wrapped playable beyond its own time.
  public func value(beyond time: Double) -> Output { base.value(beyond: time) }

  /// Evaluates the wrapped playable as a member of a whole.
  public static func value(of motion: Self, at time: Double, beyond duration: Double) -> Output {
    motion.base.value(at: time, beyond: duration)
  }

  /// Finds the nearest event of the wrapped playable.
  public static func nextEvent(of motion: Self, from time: Double, isBackward: Bool) -> Double? {
    motion.base.nextEvent(from: time, isBackward: isBackward)
  }

  /// Reports the events of the wrapped playable.
  public static func visitEvents(
    of motion: Self, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    motion.base.visitEvents(from: start, to: end, body)
  }
}
#endif
