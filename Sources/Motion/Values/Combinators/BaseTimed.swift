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
  public var recurrences: [Recurrence] { timekeeper.recurrences }

  /// The next event of the motion that is shown.
  @inlinable
  public func nextEvent(from time: Double, isBackward: Bool) -> Double? {
    timekeeper.nextEvent(from: time, isBackward: isBackward)
  }

  /// The events of the motion that is shown.
  @inlinable
  public func visitEvents(
    from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    timekeeper.visitEvents(from: start, to: end, body)
  }
}
