// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Presence {
  /// The time at which the last change looks done, in seconds; 0 before the first event.
  ///
  /// - Edge cases: Infinite if its curve never arrives.
  public var duration: Double { phases.duration }

  /// The time at which the last change has come to rest, in seconds; 0 before the first event.
  ///
  /// - Edge cases: Infinite if its curve never arrives.
  public var restTime: Double { phases.restTime }

  /// The recurrences of each change.
  public var recurrences: [Recurrence] { phases.recurrences }

  /// Visits the stretches of each change.
  ///
  /// - Complexity: O(*n*) for *n* events in the interval.
  public func visitStretches(
    of measure: Measure<Value>, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    if beyond { return visitHeldEnds(of: measure, from: start, upTo: end, body) }
    return phases.visitStretches(of: measure, from: start, upTo: end, body)
  }

  /// Finds the last instant at which the property is at least a distance away from its end.
  ///
  /// - Complexity: O(1) if that is during the last change, and O(*n*) for *n* events otherwise.
  public func settlingTime(within distance: Double) -> Double {
    phases.settlingTime(within: distance)
  }

  /// The duration that the motion had at a time, before later events and the last few until then.
  func duration(asOf time: Double, without count: Int) -> Double {
    phases.transitions.duration(asOf: time, without: count)
  }

  /// Reports each change of phase as a marker with the phase's number, and the ends.
  ///
  /// Besides the end of the last change, an earlier motion that looked done before the next change,
  /// or at its time, has an end.
  public func visitEvents(
    from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    phases.visitEvents(from: start, to: end) {
      var event = $0
      // The numbers of the phases are one less than their indices.
      if case .marker(let index) = event.kind { event.kind = .marker(index - 1) }
      return body(event)
    }
  }
}
