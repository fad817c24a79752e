// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion that is followed by another one when it looks done.
@frozen
public struct Sequenced<First: Playable, Second: Playable>: Playable
where First.Output == Second.Output {
  /// The first motion.
  public let first: First

  /// The motion that takes over.
  public let second: Second

  /// The time at which the second motion takes over, in seconds: the duration of the first.
  public let handover: Double

  /// The first instant at which the second motion has come to rest.
  public let restTime: Double

  @inlinable
  init(first: First, second: Second) {
    self.first = first
    self.second = second
    let handover = first.duration
    self.handover = handover
    restTime =
      handover < .infinity
      ? Delayed<Second>.threshold(of: second.restTime, handover) : first.restTime
  }

  /// The first instant at which the duration of the second motion is over.
  ///
  /// It is infinite if the first motion never looks done and so never hands over.
  @inlinable
  public var duration: Double { handover < .infinity ? threshold(of: second.duration) : .infinity }

  /// Evaluates the first motion before the handover and the second from there onwards.
  @inlinable
  public func value(at time: Double) -> First.Output {
    isOver(at: time) ? second.value(at: localTime(at: time)) : first.value(at: time)
  }

  /// Evaluates the first motion before its own time, and the second after it.
  @inlinable
  public func value(beyond time: Double) -> First.Output {
    isOver(at: time) ? second.value(beyond: time - handover) : first.value(beyond: time)
  }

  @inlinable
  func isOver(at time: Double) -> Bool {
    (time >= handover || time != time && handover == 0) && handover < .infinity
  }

  /// The second motion's time; NaN is treated as 0.
  @inlinable
  func localTime(at time: Double) -> Double {
    time <= restTime ? time - handover : LocalTime.beside(time - handover, delay: 0)
  }

  /// The first instant that shows a time of the second motion.
  @inlinable
  func threshold(of time: Double) -> Double { Delayed<Second>.threshold(of: time, handover) }

  /// The second motion's time, −∞ before it takes over.
  @inlinable
  func elapsed(at time: Double) -> Double { time >= handover ? time - handover : -.infinity }

  /// Finds the nearest event of either, or the beginning or the end of the whole.
  @inlinable
  public func nextEvent(from time: Double, isBackward: Bool) -> Double? {
    var found = nextEnd(from: time, isBackward: isBackward)
    let early = first.nextEvent(from: Swift.min(time, handover), isBackward: isBackward)
    if let early, early <= handover { found = nearest(found, early, isBackward: isBackward) }
    guard handover < .infinity else { return found }
    let late = second.nextEvent(from: elapsed(at: time), isBackward: isBackward)
    return nearest(found, late.map { threshold(of: $0) }, isBackward: isBackward)
  }

  /// Reports the events of the members 0 and 1, and the beginning and the end of the whole.
  @inlinable
  public func visitEvents(
    from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    visitEnds(at: 0, duration, from: start, to: end, body) { start, end in
      let isBackward = end < start
      if isBackward, !visitSecond(from: start, to: end, body) { return false }
      guard
        first.visitEvents(
          from: Swift.min(start, handover), to: Swift.min(end, handover),
          { body($0.moved(to: $0.time, inMember: 0)) })
      else { return false }
      return isBackward || visitSecond(from: start, to: end, body)
    }
  }

  @inlinable
  func visitSecond(from start: Double, to end: Double, _ body: (MotionEvent) -> Bool) -> Bool {
    guard handover < .infinity else { return true }
    return second.visitEvents(from: elapsed(at: start), to: elapsed(at: end)) {
      body($0.moved(to: threshold(of: $0.time), inMember: 1))
    }
  }
}

extension Sequenced: Trajectory where First: Trajectory, Second: Trajectory {
  /// Evaluates the first motion before the handover and the second from there onwards.
  @inlinable
  public func state(at time: Double) -> KinematicState<First.Value> {
    isOver(at: time) ? second.state(at: localTime(at: time)) : first.state(at: time)
  }

  /// Evaluates the first motion before its own time, and the second after it.
  @inlinable
  public func state(beyond time: Double) -> KinematicState<First.Value> {
    isOver(at: time) ? second.state(beyond: time - handover) : first.state(beyond: time)
  }

  /// The recurrences of the first motion until the handover, and those of the second.
  @inlinable
  public var recurrences: [Recurrence] {
    let early = first.recurrences.clipped(from: 0, upTo: handover)
    return handover < .infinity
      ? early + second.recurrences.map { $0.mapped(threshold(of:)) } : early
  }

  /// Visits the stretches of the first motion until the handover, and those of the second.
  @inlinable
  public func visitStretches(
    of measure: Measure<First.Value>, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    if start < handover {
      guard
        first.visitStretches(
          of: measure, from: start, upTo: Swift.min(handover, end), beyond: beyond, body)
      else { return false }
    }
    guard end > handover else { return true }
    let begin = Swift.max(start, handover)
    return visitRising(
      second, measure, inner: (begin - handover, innerEnd(end) { $0 - handover }),
      outer: (begin, end),
      beyond: beyond, threshold: threshold(of:), body)
  }

  /// Returns the settling time of the second motion, or the last instant at which the first is far
  /// from the end.
  @inlinable
  public func settlingTime(within distance: Double) -> Double {
    guard handover < .infinity else { return first.settlingTime(within: distance) }
    let settled = second.settlingTime(within: distance)
    if settled > 0 {
      return Swift.max(handover, Thresholds.last(before: threshold(of: settled.nextUp)))
    }
    if second.value(at: 0).distance(to: second.end) >= distance { return handover }
    return lastTime(beyond: distance, from: second.end, in: (0, handover))
  }
}

extension Playable {
  /// Appends another motion, which takes over when this one looks done.
  ///
  /// The second motion starts at its own start. The remainder of the first, at most a thousandth of
  /// its travel if it decays, is not shown. To preserve position and velocity, create the second
  /// from `state(at: duration)` of the first.
  @inlinable
  public func followed<Next: Playable>(by next: Next) -> Sequenced<Self, Next>
  where Next.Output == Output {
    Sequenced(first: self, second: next)
  }
}

extension Sequenced: Equatable where First: Equatable, Second: Equatable {}
extension Sequenced: Hashable where First: Hashable, Second: Hashable {}
