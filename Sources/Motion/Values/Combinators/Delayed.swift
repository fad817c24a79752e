// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion that begins later and holds its start until then.
@frozen
public struct Delayed<Base: Playable>: Playable {
  /// The motion that is delayed.
  public let base: Base

  /// The time before the motion begins, in seconds, during which it holds its start.
  public let delay: Double

  /// The first instant at which the base has come to rest.
  public let restTime: Double

  @inlinable
  init(base: Base, delay: Double) {
    require("delay", delay, .notNegative)
    self.base = base
    self.delay = delay
    restTime = Delayed.threshold(of: base.restTime, delay)
  }

  /// The first instant at which the duration of the base is over.
  @inlinable
  public var duration: Double { threshold(of: base.duration) }

  /// Evaluates the base at the time since its beginning.
  @inlinable
  @inline(__always)
  public func value(at time: Double) -> Base.Output { base.value(at: localTime(at: time)) }

  /// Evaluates the base beyond its own time; before its beginning only if the delay is 0.
  @inlinable
  public func value(beyond time: Double) -> Base.Output {
    base.value(beyond: localTime(beyond: time))
  }

  /// Finds the nearest event of the base, later by the delay.
  @inlinable
  public func nextEvent(from time: Double, isBackward: Bool) -> Double? {
    base.nextEvent(from: elapsed(at: time), isBackward: isBackward).map { threshold(of: $0) }
  }

  /// Reports the events of the base, later by the delay.
  @inlinable
  public func visitEvents(
    from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    base.visitEvents(from: elapsed(at: start), to: elapsed(at: end)) {
      body($0.moved(to: threshold(of: $0.time)))
    }
  }

  /// The base's time at an instant: −∞ before its beginning, ∞ after its rest time.
  @inlinable
  func localTime(at time: Double) -> Double {
    time >= delay && time <= restTime ? time - delay : LocalTime.beside(time, delay: delay)
  }

  @inlinable
  func localTime(beyond time: Double) -> Double {
    if time >= delay || delay == 0 { return time - delay }
    return -.infinity
  }

  /// The base's time at an instant, −∞ before its beginning.
  @inlinable
  func elapsed(at time: Double) -> Double { time >= delay ? time - delay : -.infinity }

  /// The first instant that shows a time of the base.
  @inlinable
  func threshold(of time: Double) -> Double { Delayed.threshold(of: time, delay) }

  @inlinable
  static func threshold(of time: Double, _ delay: Double) -> Double {
    if delay == 0 || !(time < .infinity) { return time }
    if !(time > 0) { return delay }
    return Thresholds.instant(time, after: delay)
  }
}

extension Delayed: Trajectory where Base: Trajectory {
  /// Evaluates the base at the time since its beginning.
  @inlinable
  public func state(at time: Double) -> KinematicState<Base.Value> {
    base.state(at: localTime(at: time))
  }

  /// Evaluates the base beyond its own time; before its beginning only if the delay is 0.
  @inlinable
  public func state(beyond time: Double) -> KinematicState<Base.Value> {
    base.state(beyond: localTime(beyond: time))
  }

  /// The recurrences of the base, later by the delay.
  @inlinable
  public var recurrences: [Recurrence] { base.recurrences.map { $0.mapped(threshold(of:)) } }

  /// Visits the delay and the stretches of the base.
  @inlinable
  public func visitStretches(
    of measure: Measure<Base.Value>, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    guard delay > 0 else {
      return base.visitStretches(of: measure, from: start, upTo: end, beyond: beyond, body)
    }
    guard visitHold(of: measure, at: base.start, from: start, upTo: Swift.min(delay, end), body)
    else { return false }
    let begin = Swift.max(start, delay)
    return visitRising(
      base, measure, inner: (begin - delay, innerEnd(end) { $0 - delay }), outer: (begin, end),
      beyond: beyond, threshold: threshold(of:), body)
  }

  /// Returns the settling time of the base, later by the delay.
  ///
  /// A motion that jumps to its end at its beginning is away from it during the delay.
  @inlinable
  public func settlingTime(within distance: Double) -> Double {
    let settled = base.settlingTime(within: distance)
    // The last instant that shows the base's last unsettled time.
    if settled > 0 {
      return Swift.max(delay, Thresholds.last(before: threshold(of: settled.nextUp)))
    }
    return base.start.distance(to: base.end) >= distance ? Swift.max(0, delay.nextDown) : 0
  }
}

extension Playable {
  /// Delays the motion.
  ///
  /// Two delays have the effect of one delay by their sum, with times that differ by at most an
  /// ulp.
  ///
  /// - Precondition: The delay is finite and not negative.
  @inlinable
  public func delayed(by delay: Double) -> Delayed<Self> { Delayed(base: self, delay: delay) }
}

extension Delayed: Equatable where Base: Equatable {}
extension Delayed: Hashable where Base: Hashable {}
