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
  public static func visitEvents(
    of motion: Self, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    guard motion.marksEnds else { return motion.visitLegEvents(from: start, to: end, body) }
    return motion.visitEnds(at: 0, motion.duration, from: start, to: end, body) {
      motion.visitLegEvents(from: $0, to: $1, body)
    }
  }

  /// Finds the nearest event of the members as the legs pass them, or the nearest own end.
  ///
  /// A type that reports other events than its members' finds them itself.
  @inlinable
  public static func nextEvent(of motion: Self, from time: Double, isBackward: Bool) -> Double? {
    let end = motion.marksEnds ? motion.nextEnd(from: time, isBackward: isBackward) : nil
    let found = motion.nextLegEvent(from: time, isBackward: isBackward, before: end)
    return nearest(end, found, isBackward: isBackward)
  }

  /// Finds the nearest event of a member as the legs pass it, at most through the own end.
  @inlinable
  func nextLegEvent(from time: Double, isBackward: Bool, before end: Double? = nil) -> Double? {
    let reach = isBackward ? -Double.infinity : .infinity
    let (low, high) = (Swift.min(time, reach), Swift.max(time, reach))
    var found: Double?
    _ = visitLegs(from: time, to: reach) { leg in
      if let end, isBackward ? leg.end <= end : leg.begin > end { return false }
      let (from, to) = span(of: leg, entry: entry(leg), after: low, through: high)
      let (start, stop) = isBackward ? (to, from) : (from, to)
      guard start != stop,
        let next = member(leg.member).nextEvent(from: start, isBackward: stop < start),
        stop < start ? next > stop : next <= stop
      else { return true }
      found = instant(ofEventAt: next, in: leg)
      return false
    }
    return found
  }

  @inlinable
  func visitLegEvents(
    from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    visitLegs(from: start, to: end) { leg in
      visit(
        leg, entry: entry(leg), after: Swift.min(start, end), through: Swift.max(start, end),
        isBackward: end < start, body)
    }
  }

  /// Visits the legs between two times, in the order in which they are passed.
  @inlinable
  func visitLegs(from start: Double, to end: Double, _ body: (MotionLeg) -> Bool) -> Bool {
    guard start < end || end < start else { return true }
    var leg = leg(at: start)
    while body(leg) {
      guard start < end ? leg.end <= end && leg.end < .infinity : leg.begin > end else {
        return true
      }
      leg = self.leg(at: start < end ? leg.end : leg.begin.nextDown)
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
    let (from, to) = span(of: leg, entry: entry(), after: low, through: high)
    guard from != to else { return true }
    return member(leg.member).visitEvents(from: isBackward ? to : from, to: isBackward ? from : to)
    {
      let time = instant(ofEventAt: $0.time, in: leg)
      return body(
        marksEnds ? $0.moved(to: time, inMember: leg.member) : $0.moved(to: time))
    }
  }

  /// The member's times just after which a leg starts and stops, in an interval.
  @inlinable
  func span(
    of leg: MotionLeg, entry: @autoclosure () -> Double, after low: Double, through high: Double
  ) -> (from: Double, to: Double) {
    let exit = leg.speed < 0 ? before(leg.last) : leg.last
    let from = low < leg.begin ? entry() : low < leg.end ? cut(leg, at: low) : exit
    return (from, high < leg.end ? high < leg.begin ? from : cut(leg, at: high) : exit)
  }

  /// The instant of a leg at which it passes an event of its member.
  @inlinable
  func instant(ofEventAt time: Double, in leg: MotionLeg) -> Double {
    let instant =
      leg.speed == 0 ? leg.begin : instant(of: leg.speed < 0 ? time.nextUp : time, in: leg)
    return instant.clamped(to: leg.begin...leg.end)
  }

  /// The member's time just after which a leg starts: an event at its first local time is passed,
  /// unless the leg before it has passed it.
  @inlinable
  func entry(_ leg: MotionLeg) -> Double {
    let start = leg.speed < 0 ? leg.first : before(leg.first)
    guard leg.begin > -.infinity else { return start }
    let previous = self.leg(at: leg.begin.nextDown)
    guard previous.member == leg.member else { return leg.speed == 0 ? leg.first : start }
    if leg.speed == 0 {
      return previous.speed == 0 && previous.first < leg.first ? previous.first : leg.first
    }
    guard previous.speed != 0, previous.last == leg.first else { return start }
    return previous.speed > 0 ? previous.last : before(previous.last)
  }

  /// The member's time just after which everything is shown later than at an instant of a leg.
  @inlinable
  func cut(_ leg: MotionLeg, at time: Double) -> Double {
    let local = localTime(at: time, in: leg)
    return leg.speed < 0 ? before(local) : local
  }

  /// The latest time before another one; −∞ before time 0.
  @inlinable
  func before(_ time: Double) -> Double { time > 0 ? time.nextDown : -.infinity }
}
