// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion that consists of the transitions between phases.
@usableFromInline
protocol PhasedTrajectory: Trajectory {
  /// The transitions, in the order of time.
  var transitions: TransitionSequence<Value> { get }

  /// The number of the marker with which a change to the first phase is reported; by default 0.
  var firstNumber: Int { get }
}

extension PhasedTrajectory {
  @usableFromInline var firstNumber: Int { 0 }

  /// The time at which the last change has come to rest, in seconds; 0 before the first.
  public var restTime: Double { transitions.restTime }

  /// The recurrences of each change.
  public static func recurrences(of motion: Self) -> [Recurrence] { motion.transitions.recurrences }

  /// Closed, unless a transition is added to others.
  public var exactness: Exactness { transitions.exactness }

  /// Visits the stretches of each change.
  ///
  /// - Complexity: O(*n*) for *n* changes in the interval.
  public static func visitStretches(
    of measure: Measure<Value>, in motion: Self, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    if beyond { return visitHeldEnds(of: measure, in: motion, from: start, upTo: end, body) }
    return motion.transitions.visitJoinedStretches(of: measure, from: start, upTo: end, body)
  }

  /// Finds the last instant at which the value is at least a distance away from its end.
  ///
  /// - Complexity: O(1) if that is during the last change, and O(*n*) for *n* changes otherwise.
  public func settlingTime(within distance: Double) -> Double {
    transitions.settlingTime(within: distance)
  }

  /// Reports each change as a marker with the number of its phase, and the ends.
  ///
  /// Besides the end of the last change, an earlier motion that looked done before the next change,
  /// or at its time, has an end.
  public static func visitEvents(
    of motion: Self, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    motion.visitHistory(
      of: motion.transitions.changes, { $0.time },
      { change, _ in .marker(change.to + motion.firstNumber) },
      endBefore: { motion.transitions.end(ofChange: $0 - 1) }, from: start, to: end, body)
  }
}
