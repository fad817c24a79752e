// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion that begins later and holds its start until then, or that has begun before time 0, and
/// that may count as over later than it is.
///
/// With a negative delay it starts in the middle, as in CSS: before time 0 it holds the value that
/// the base has there, and the front of the base is not shown. Its begin is at time 0. The times of
/// the base are rounded down, so that an end after a time is reached at that time, and not before.
@frozen
public struct Delayed<Base: Playable>: Playable {
  /// The motion that is delayed.
  public let base: Base

  /// The time before the motion begins, in seconds, during which it holds its start.
  ///
  /// If it is negative, it is the time of the base at time 0, with the opposite sign.
  public let delay: Double

  /// The time by which the duration is longer than that of the delayed base, in seconds.
  ///
  /// It is negative only around a loop with pauses, whose last pause is not counted.
  public let endDelay: Double

  /// The first instant at which the base has come to rest and the duration is over.
  public let restTime: Double

  @inlinable
  init(base: Base, delay: Double, endDelay: Double = 0) {
    require("delay", delay, Delayed.legalDelay)
    require("end delay", endDelay, Delayed.legalDelay)
    self.base = base
    self.delay = delay
    self.endDelay = endDelay
    let rest = Delayed.threshold(of: base.restTime, delay)
    restTime =
      endDelay > 0 ? Swift.max(rest, Delayed.threshold(of: base.duration, delay) + endDelay) : rest
  }

  @inlinable
  static var legalDelay: NumberRule { .finite }

  /// The first instant at which the base moves.
  @inlinable
  var beginTime: Double { delay > 0 ? delay : 0 }

  /// The first instant at which the duration of the base is over, and the end delay.
  @inlinable
  public var duration: Double {
    let end = threshold(of: base.duration)
    return endDelay == 0 ? end : Swift.max(0, end + endDelay)
  }

  /// Evaluates the base at the time since its beginning.
  @inlinable
  @inline(__always)
  public func value(at time: Double) -> Base.Output { base.value(at: localTime(at: time)) }

  /// The base's time at an instant: −∞ before its beginning, ∞ after its rest time.
  @inlinable
  func localTime(at time: Double) -> Double {
    delay >= 0 && time >= delay && time <= restTime
      ? time - delay : LocalTime.beside(time, delay: delay, restTime: restTime)
  }

  /// The first instant that shows a time of the base.
  @inlinable
  func threshold(of time: Double) -> Double { Delayed.threshold(of: time, delay) }

  @inlinable
  static func threshold(of time: Double, _ delay: Double) -> Double {
    if delay == 0 || !(time < .infinity) { return time }
    if delay < 0 { return LocalTime.instant(time, begunAt: -delay) }
    return time > 0 ? Thresholds.instant(time, after: delay) : delay
  }
}

extension Delayed: Trajectory where Base: Trajectory {
  /// Evaluates the base at the time since its beginning.
  @inlinable
  public func state(at time: Double) -> KinematicState<Base.Value> {
    if delay < 0 && time < 0 { return KinematicState(value: base.value(at: -delay)) }
    return base.state(at: localTime(at: time))
  }
}

extension Delayed: LegPlayable {
  /// Returns the delay, which holds the start, or the base.
  @inlinable
  public func leg(at time: Double) -> MotionLeg {
    if delay == 0 { return .playing() }
    if time < beginTime {
      return .holding(delay > 0 ? -.infinity : -delay, until: beginTime)
    }
    return .playing(from: beginTime, at: delay < 0 ? -delay : 0)
  }

  /// Returns the time since the beginning of the base, in a part that has begun before not above
  /// the exact one.
  @inlinable
  public func localTime(at time: Double, in leg: MotionLeg) -> Double {
    delay < 0 && leg.speed > 0
      ? LocalTime.at(time, begunAt: -delay) : leg.localTime(at: time)
  }

  /// Returns the base beyond its own time; an end delay holds its end.
  @inlinable
  public func leg(beyond time: Double) -> MotionLeg {
    endDelay > 0 && time >= duration ? leg(at: time) : continuedLeg(at: time)
  }

  /// Returns the base.
  @inlinable
  public func member(_ index: Int) -> Base { base }
}

extension Delayed: LegTrajectory where Base: Trajectory {}

extension Delayed {
  /// The times of a begin and an end that are not those of the base; infinite if there is none.
  ///
  /// The begin is at time 0 if the base began before, and the end at the duration if the base ends
  /// later or was over before time 0.
  @inlinable
  var ownEnds: (begin: Double, end: Double) {
    (
      delay < 0 ? 0 : .infinity,
      endDelay < 0 || delay < 0 && -delay > base.duration ? duration : .infinity
    )
  }

  /// Reports the events of the base up to the own end, and the own begin.
  @inlinable
  public static func visitEvents(
    of motion: Self, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    let own = motion.ownEnds
    return motion.visitEnds(at: own.begin, own.end, from: start, to: end, body) {
      motion.visitLegEvents(from: Swift.min($0, own.end), to: Swift.min($1, own.end), body)
    }
  }

  /// Finds the nearest event of the base up to the own end, or the nearest own end.
  @inlinable
  public static func nextEvent(of motion: Self, from time: Double, isBackward: Bool) -> Double? {
    let own = motion.ownEnds
    guard own.begin < .infinity || own.end < .infinity else {
      return motion.nextLegEvent(from: time, isBackward: isBackward)
    }
    let found = motion.nextLegEvent(from: Swift.min(time, own.end), isBackward: isBackward)
    func lies(_ event: Double) -> Bool {
      event < .infinity && event <= own.end && (isBackward ? event <= time : time < event)
    }
    let events = [own.begin, own.end, found ?? .infinity].filter(lies)
    return isBackward ? events.max() : events.min()
  }
}

extension Playable {
  /// Delays the motion.
  ///
  /// Two delays of one sign have the effect of one delay by their sum, with times that differ by at
  /// most an ulp. With a negative delay the motion starts in the middle:
  /// ```swift
  /// let fade = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .linear)
  /// fade.delayed(by: -0.25).value(at: 0)  // 0.25
  /// fade.delayed(by: 0.5, endDelay: 2).duration  // 3.5
  /// ```
  ///
  /// - Parameters:
  ///   - delay: The time before the motion begins, in seconds.
  ///   - endDelay: The time after its end until it counts as over, for what follows it or repeats
  ///     it.
  /// - Returns: The delayed motion.
  /// - Precondition: Both are finite, and the end delay is not negative.
  @inlinable
  public func delayed(by delay: Double, endDelay: Double = 0) -> Delayed<Self> {
    require("end delay", endDelay, .notNegative)
    return Delayed(base: self, delay: delay, endDelay: endDelay)
  }
}

extension Delayed: Equatable where Base: Equatable {}
extension Delayed: Hashable where Base: Hashable {}
