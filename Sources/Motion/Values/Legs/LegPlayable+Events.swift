// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension LegPlayable {
  /// Reports the events of the members when the legs pass them, and the own ends, if there are any.
  ///
  /// A leg passes the events from its first local time through its last one. Where it continues the
  /// leg before it, it does not pass an event again.
  ///
  /// - Complexity: O(*n*) for *n* legs and events in the interval.
  @inlinable
  public func visitEvents(
    from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    guard marksEnds else { return visitLegEvents(from: start, to: end, body) }
    return visitEnds(at: 0, duration, from: start, to: end, body) {
      visitLegEvents(from: $0, to: $1, body)
    }
  }

  @inlinable
  func visitLegEvents(
    from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    let (low, high) = (Swift.min(start, end), Swift.max(start, end))
    guard low < high else { return true }
    var leg = leg(at: start)
    if start < end {
      while visit(leg, entry: entry(leg), after: low, through: high, isBackward: false, body) {
        guard leg.end <= high, leg.end < .infinity else { return true }
        leg = self.leg(at: leg.end)
      }
    } else {
      while visit(leg, entry: entry(leg), after: low, through: high, isBackward: true, body) {
        guard leg.begin > low else { return true }
        leg = self.leg(at: leg.begin.nextDown)
      }
    }
    return false
  }

  /// Reports the events of one leg that lie after an instant, through another one.
  ///
  /// - Parameters:
  ///   - leg: The leg.
  ///   - entry: The member's time just after which the leg starts.
  ///   - low: The time just after which to start.
  ///   - high: The time just after which to stop.
  ///   - isBackward: Whether outer time runs backwards.
  ///   - body: Receives an event and returns whether to continue.
  /// - Returns: Whether the body continued to the end.
  @inlinable
  func visit(
    _ leg: MotionLeg, entry: @autoclosure () -> Double, after low: Double, through high: Double,
    isBackward: Bool, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    let rises = leg.rate >= 0
    let exit = rises ? leg.last : before(leg.last)
    let from = low < leg.begin ? entry() : low < leg.end ? cut(leg, at: low) : exit
    let to = high < leg.end ? high < leg.begin ? from : cut(leg, at: high) : exit
    guard from != to else { return true }
    return member(leg.member).visitEvents(from: isBackward ? to : from, to: isBackward ? from : to)
    {
      let instant =
        leg.rate == 0 ? leg.begin : instant(of: rises ? $0.time : $0.time.nextUp, in: leg)
      let time = instant.clamped(to: leg.begin...leg.end)
      return body(
        marksEnds ? $0.moved(to: time, inMember: leg.member) : $0.moved(to: time))
    }
  }

  /// The member's time just after which a leg starts: an event at its first local time is passed,
  /// unless the leg before it has passed it.
  @inlinable
  func entry(_ leg: MotionLeg) -> Double {
    let start = leg.rate < 0 ? leg.first : before(leg.first)
    guard leg.begin > -.infinity else { return start }
    let previous = self.leg(at: leg.begin.nextDown)
    guard previous.member == leg.member else { return leg.rate == 0 ? leg.first : start }
    if leg.rate == 0 {
      return previous.rate == 0 && previous.first < leg.first ? previous.first : leg.first
    }
    guard previous.rate != 0, previous.last == leg.first else { return start }
    return previous.rate > 0 ? previous.last : before(previous.last)
  }

  /// The member's time just after which everything is shown later than at an instant of a leg.
  @inlinable
  func cut(_ leg: MotionLeg, at time: Double) -> Double {
    let local = localTime(at: time, in: leg)
    return leg.rate < 0 ? before(local) : local
  }

  /// The latest time before another one; −∞ before time 0.
  @inlinable
  func before(_ time: Double) -> Double { time > 0 ? time.nextDown : -.infinity }
}
