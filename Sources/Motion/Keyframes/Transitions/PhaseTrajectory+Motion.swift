// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension PhaseTrajectory {
  /// The time at which the last change looks done, in seconds; 0 before the first.
  ///
  /// - Edge cases: Infinite if its curve never arrives.
  public var duration: Double { transitions.duration }

  /// The time at which the last change has come to rest, in seconds; 0 before the first.
  ///
  /// - Edge cases: Infinite if its curve never arrives.
  public var restTime: Double { transitions.restTime }

  /// The recurrences of each change.
  public var recurrences: [Recurrence] { transitions.recurrences }

  /// Evaluates value and velocity at a time.
  @inlinable
  public func state(at time: Double) -> KinematicState<Value> { transitions.state(at: time) }

  /// Visits the stretches of each change.
  ///
  /// - Complexity: O(*n*) for *n* changes.
  public func visitStretches(
    of measure: Measure<Value>, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    if beyond { return visitHeldEnds(of: measure, from: start, upTo: end, body) }
    return transitions.visitStretches(of: measure, from: start, upTo: end, body)
  }

  /// Finds the last instant at which the value is at least a distance away from its end.
  ///
  /// - Complexity: O(1) if that is during the last change, and O(*n*) for *n* changes otherwise.
  public func settlingTime(within distance: Double) -> Double {
    transitions.settlingTime(within: distance)
  }

  /// Reports each change as a marker with the index of its phase, and the ends.
  ///
  /// Besides the end of the last change, an earlier motion that looked done before the next change,
  /// or at its time, has an end.
  public func visitEvents(
    from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    transitions.visitEvents(from: start, to: end, body)
  }
}
