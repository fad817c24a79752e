// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion whose values are passed to a function.
///
/// It has the times and the events of its base. As nothing is known about the function, it is no
/// trajectory: it has no velocity, and no levels or extrema are found. It is neither compared nor
/// encoded.
public struct Mapped<Base: Playable, Output: Sendable>: Playable {
  /// The motion.
  public let base: Base

  /// The function to which the values of the motion are passed.
  @usableFromInline let transform: @Sendable (Base.Output) -> Output

  @inlinable
  init(base: Base, _ transform: @escaping @Sendable (Base.Output) -> Output) {
    self.base = base
    self.transform = transform
  }

  /// The duration of the base.
  @inlinable
  public var duration: Double { base.duration }

  /// The rest time of the base.
  @inlinable
  public var restTime: Double { base.restTime }

  /// Evaluates the base, and the function.
  @inlinable
  public func value(at time: Double) -> Output { transform(base.value(at: time)) }

  /// Evaluates the base beyond its own time, and the function.
  @inlinable
  public func value(beyond time: Double) -> Output { transform(base.value(beyond: time)) }

  /// Evaluates the base as a member of a whole, and the function.
  @inlinable
  public static func value(of motion: Self, at time: Double, beyond duration: Double) -> Output {
    motion.transform(motion.base.value(at: time, beyond: duration))
  }

  /// Finds the nearest event of the base.
  @inlinable
  public static func nextEvent(of motion: Self, from time: Double, isBackward: Bool) -> Double? {
    motion.base.nextEvent(from: time, isBackward: isBackward)
  }

  /// Reports the events of the base.
  @inlinable
  public static func visitEvents(
    of motion: Self, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    motion.base.visitEvents(from: start, to: end, body)
  }
}

extension Playable {
  /// Passes each value of the motion to a function.
  ///
  /// ```swift
  /// let count = EasedTrajectory(from: 0.0, to: 100, duration: 1, easing: .linear)
  ///   .map { "\(Int($0)) %" }
  /// count.value(at: 0.42)  // 42 %
  /// ```
  /// For a function that is linear, ``Trajectory/scaled(by:)`` and the like keep velocities and the
  /// analysis. The function is to depend on nothing but its argument.
  ///
  /// - Parameter transform: The function.
  /// - Returns: A motion with the same times and events.
  @inlinable
  public func map<Result: Sendable>(
    _ transform: @escaping @Sendable (Output) -> Result
  ) -> Mapped<Self, Result> { Mapped(base: self, transform) }
}

#if !hasFeature(Embedded)
extension Mapped: Described {
  package var notation: Notation {
    .method(Notation(base), "map", [Notation.Part("", .text("…"))])
  }
}
#endif
