// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion that shows another one at its own times: it ends, rests, recurs and has events with it.
@usableFromInline
protocol BaseTimed: Trajectory {
  associatedtype Timekeeper: Trajectory

  /// The motion whose times these are.
  var timekeeper: Timekeeper { get }
}

extension BaseTimed {
  /// The duration of the motion that is shown.
  @inlinable
  public var duration: Double { timekeeper.duration }

  /// When the motion that is shown is at rest.
  @inlinable
  public var restTime: Double { timekeeper.restTime }

  /// The recurrences of the motion that is shown.
  @inlinable
  public static func recurrences(of motion: Self) -> [Recurrence] { motion.timekeeper.recurrences }

  /// The next event of the motion that is shown.
  @inlinable
  public static func nextEvent(of motion: Self, from time: Double, isBackward: Bool) -> Double? {
    motion.timekeeper.nextEvent(from: time, isBackward: isBackward)
  }

  /// The events of the motion that is shown.
  @inlinable
  public static func visitEvents(
    of motion: Self, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    motion.timekeeper.visitEvents(from: start, to: end, body)
  }
}
