// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

// The requirements that combinators call, spelled as members of a value. They are static in the
// protocols so that the members of a motion are those that an app calls.

extension Playable {
  @inlinable
  package func value(at time: Double, beyond duration: Double) -> Output {
    Self.value(of: self, at: time, beyond: duration)
  }

  @inlinable
  package func nextEvent(from time: Double, isBackward: Bool) -> Double? {
    Self.nextEvent(of: self, from: time, isBackward: isBackward)
  }

  @inlinable
  package func visitEvents(
    from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    Self.visitEvents(of: self, from: start, to: end, body)
  }
}

extension Trajectory {
  @inlinable
  package var recurrences: [Recurrence] { Self.recurrences(of: self) }

  @inlinable
  package func visitStretches(
    of measure: Measure<Value>, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    Self.visitStretches(of: measure, in: self, from: start, upTo: end, beyond: beyond, body)
  }

  /// Visits the stretches of an interval as samples show them, without extrapolation.
  @inlinable
  package func visitStretches(
    of measure: Measure<Value>, from start: Double, upTo end: Double, _ body: (Stretch) -> Bool
  ) -> Bool {
    Self.visitStretches(of: measure, in: self, from: start, upTo: end, beyond: false, body)
  }
}
