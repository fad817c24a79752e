// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Playable {
  /// Finds the nearest event by visiting it.
  @inlinable
  public static func nextEvent(of motion: Self, from time: Double, isBackward: Bool) -> Double? {
    motion.visitedNextEvent(from: time, isBackward: isBackward)
  }

  @inlinable
  func visitedNextEvent(from time: Double, isBackward: Bool) -> Double? {
    var nearest: Double?
    _ = visitEvents(from: time, to: isBackward ? -.infinity : .infinity) {
      nearest = $0.time
      return false
    }
    return nearest
  }

  /// Reports the beginning at time 0 and the end at the duration.
  public static func visitEvents(
    of motion: Self, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    motion.visitEnds(at: 0, motion.duration, from: start, to: end, body) { _, _ in true }
  }

  /// Lists the events of an interval in their order.
  ///
  /// Forwards, the departure is excluded and the arrival included, so that the intervals from frame
  /// to frame tile. `after: -.infinity` includes the beginning. Backwards, an event at the
  /// departure is not reported again, and one at the arrival is reported.
  /// ```swift
  /// let fade = EasedTrajectory(from: 0.0, to: 1, duration: 0.3)
  /// fade.events(after: 0.25, through: 0.5).map(\.kind) == [.end]  // true
  /// fade.events(after: 0.25, through: 0).map(\.kind) == [.begin]  // true
  /// ```
  ///
  /// - Parameters:
  ///   - departure: The time of the last frame.
  ///   - arrival: The time of this frame; earlier than the last one to play backwards.
  ///   - limit: The greatest number of events to list.
  /// - Returns: The events, each once, with their exact times.
  /// - Complexity: O(*n*) for *n* events. ``Playable/visitEvents(of:from:to:_:)`` allocates nothing, but for a
  ///   few lists if an easing divides the motion or another motion makes it.
  public func events(
    after departure: Double, through arrival: Double, limit: Int = 10_000
  ) -> [MotionEvent] {
    var events: [MotionEvent] = []
    guard limit > 0 else { return events }
    let isBackward = arrival < departure
    _ = visitEvents(
      from: isBackward ? departure.nextDown : departure, to: isBackward ? arrival.nextDown : arrival
    ) {
      events.append($0)
      return events.count < limit
    }
    return events
  }

  /// Reports the beginning and the end, and between them the events that a closure reports.
  ///
  /// - Parameters:
  ///   - begin: The time of the beginning.
  ///   - finish: The time of the end; infinite if there is none.
  ///   - start: The time just after which to start.
  ///   - end: The time just after which to stop.
  ///   - body: Receives an event and returns whether to continue.
  ///   - inside: Reports the other events.
  /// - Returns: Whether the body continued to the end.
  @inlinable
  func visitEnds(
    at begin: Double, _ finish: Double, from start: Double, to end: Double,
    _ body: (MotionEvent) -> Bool, _ inside: (Double, Double) -> Bool
  ) -> Bool {
    if start < end {
      if start < begin && begin <= end && begin < .infinity {
        guard body(MotionEvent(time: begin, kind: .begin)) else { return false }
      }
      guard inside(start, end) else { return false }
      if start < finish && finish <= end && finish < .infinity {
        return body(MotionEvent(time: finish, kind: .end))
      }
    } else if end < start {
      if end < finish && finish <= start && finish < .infinity {
        guard body(MotionEvent(time: finish, kind: .end, isBackward: true)) else { return false }
      }
      guard inside(start, end) else { return false }
      if end < begin && begin <= start && begin < .infinity {
        return body(MotionEvent(time: begin, kind: .begin, isBackward: true))
      }
    }
    return true
  }
}

/// Returns the nearer of two event times in a direction.
@inlinable
package func nearest(_ times: Double?..., isBackward: Bool) -> Double? {
  var found: Double?
  for case .some(let time) in times {
    found = found.map { isBackward ? Swift.max($0, time) : Swift.min($0, time) } ?? time
  }
  return found
}
