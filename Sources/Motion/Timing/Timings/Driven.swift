// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion that is played by a clock: its time is the clock's local time.
///
/// As a motion it is a function of the time of the clock's parent, along the line that the clock
/// follows since its latest operation. Create a new one after each operation.
/// ```swift
/// let fade = EasedTrajectory(from: 0.0, to: 1, duration: 2, easing: .linear)
/// var clock = PlaybackClock(playing: fade, at: 10)
/// fade.driven(by: clock).value(at: 11)  // 0.5
/// clock.reverse(at: 11)
/// fade.driven(by: clock).value(at: 11.5)  // 0.25
/// ```
/// A clock that has stopped at the end of a motion that looks done shows the end of the motion.
///
/// The motion is the part of its base that the clock shows from time 0 of its parent until it stops
/// or the base looks done: the value at time 0 is its start, held before, and it begins and ends
/// where the part does.
/// ```swift
/// let slide = EasedTrajectory(from: 0.0, to: 8, duration: 2, easing: .linear)
/// let part = slide.driven(by: PlaybackClock(timeOffset: 0.5, endTime: 1.5))
/// part.start  // 2.0
/// part.reversed().start  // 6.0
/// part.repeated(2).end  // 6.0
/// ```
@frozen
public struct Driven<Base: Playable>: Playable {
  /// The motion that is played.
  public let base: Base

  /// The clock that plays it.
  public let clock: PlaybackClock

  /// The duration of the base.
  @usableFromInline let baseDuration: Double

  @inlinable
  init(base: Base, clock: PlaybackClock) {
    self.base = base
    self.clock = clock
    baseDuration = base.duration
  }

  /// The parent time at which the clock reaches the end of the motion, or stops before it.
  ///
  /// It is infinite if the clock does neither, and 0 for a clock that does not advance. For a clock
  /// that runs backwards, it is the time at which the clock reaches 0.
  public var duration: Double { arrival(at: baseDuration) }

  /// The parent time at which the motion has come to rest, or the clock has stopped.
  ///
  /// - Edge cases: Infinite if neither happens; 0 for a clock that does not advance.
  public var restTime: Double {
    let arrival = arrival(at: base.restTime)
    guard clock.currentSpeed != 0, arrival < .infinity else { return arrival }
    // A slow clock may show the rest time of the motion at several instants.
    let runsBack = clock.currentSpeed < 0
    let level = runsBack ? 0 : Swift.min(base.restTime, endLevel)
    let next = Thresholds.least(near: arrival.nextUp) {
      runsBack ? localTime(at: $0) < level : localTime(at: $0) > level
    }
    return next < .infinity ? Swift.max(arrival, next.nextDown) : arrival
  }

  /// Returns the first parent time, at least 0, from which a local time is reached or never will
  /// be.
  private func arrival(at local: Double) -> Double {
    guard clock.currentSpeed != 0 else { return 0 }
    let runsBack = clock.currentSpeed < 0
    let level = runsBack ? 0 : Swift.min(local, endLevel)
    return level < .infinity ? arrival(passing: level) : .infinity
  }

  /// Evaluates the motion at a time of the clock's parent; NaN is treated as time 0.
  @inlinable
  public func value(at time: Double) -> Base.Output { base.value(at: localTime(at: time)) }

  /// Returns the time of the base; infinite if the clock is held at an end of the base.
  ///
  /// Before time 0 it is the time at which the part begins: −∞ for the beginning of the base, and ∞
  /// for its end.
  @inlinable
  func localTime(at time: Double) -> Double {
    let time = time == time ? time : 0
    guard time < 0 && clock.currentSpeed != 0 else { return shownTime(at: time) }
    let first = shownTime(at: 0)
    if clock.currentSpeed > 0 { return first > 0 ? first : -.infinity }
    return first < baseDuration ? first : .infinity
  }

  /// Returns the time of the base at a time of the clock's parent.
  @inlinable
  func shownTime(at time: Double) -> Double {
    let exact = clock.localTime(at: time)
    // Running back, the clock arrives at the start of the base, before which nothing is.
    if clock.currentSpeed < 0 && exact <= 0 { return -.infinity }
    let local = rising(exact, at: time)
    let level = endLevel
    return local >= level && level >= baseDuration && clock.endTime != nil ? .infinity : local
  }

  /// A negative time whose product with the speed vanishes is still before 0.
  @inlinable
  func rising(_ exact: Double, at time: Double) -> Double {
    let isBefore = exact == 0 && (exact.sign == .minus || clock.isJustBeforeZero(at: time))
    return isBefore ? -.leastNonzeroMagnitude : exact
  }

  /// The time of the base at which a clock that runs forwards stops, or infinity.
  ///
  /// It stops later than at its end time if it was sought beyond it.
  @inlinable
  var endLevel: Double {
    guard let endTime = clock.endTime else { return .infinity }
    return clock.currentSpeed > 0 ? Swift.max(clock.local, endTime) : endTime
  }

  /// Finds the nearest event by visiting it.
  @inlinable
  public static func nextEvent(of motion: Self, from time: Double, isBackward: Bool) -> Double? {
    motion.visitedNextEvent(from: time, isBackward: isBackward)
  }

  /// Reports the events of the motion at the parent times at which the clock passes them.
  ///
  /// Where the clock shows a part of the base, the beginning and the end are those of the part. A
  /// clock that runs backwards passes the end first.
  ///
  /// Only the latest operation of the clock is taken into account; a ``Playhead`` records every
  /// operation.
  public static func visitEvents(
    of motion: Self, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    guard motion.clock.currentSpeed != 0 else { return true }
    let runsBack = motion.clock.currentSpeed < 0
    let first = motion.clock.localTime(at: 0)
    // The events of the base at its own ends, unless the part has others.
    let isCutBefore = runsBack ? first < motion.baseDuration : first > 0
    let isCutAfter =
      runsBack ? first < 0 : motion.endLevel < motion.baseDuration || first > motion.baseDuration
    func cut(_ time: Double) -> Double {
      guard time >= 0 else { return runsBack ? first : first > 0 ? first.nextDown : -.infinity }
      let local = motion.clock.localTime(at: time)
      return runsBack ? local.nextDown : local
    }
    func report(_ event: MotionEvent) -> Bool {
      guard runsBack else { return body(event) }
      var mirrored = event
      mirrored.kind = event.kind == .begin ? .end : .begin
      mirrored.isBackward.toggle()
      return body(mirrored)
    }
    return motion.visitEnds(
      at: isCutBefore ? 0 : .infinity, isCutAfter ? motion.duration : .infinity, from: start,
      to: end,
      report
    ) { start, end in
      motion.base.visitEvents(from: cut(start), to: cut(end)) { event in
        // What a part begins with is not the beginning of the base, even if that comes later.
        let isEnd = event.path.isEmpty && event.kind == (runsBack ? .end : .begin)
        guard !(isCutBefore && isEnd) else { return true }
        return body(event.moved(to: motion.arrival(passing: event.time)))
      }
    }
  }

  /// Returns the first parent time, at least 0, at which the clock has passed a time of the base.
  ///
  /// - Precondition: The clock advances.
  @usableFromInline
  func arrival(passing local: Double) -> Double {
    let runsBack = clock.currentSpeed < 0
    return Swift.max(
      0,
      Thresholds.least(near: clock.parentTime(at: local) ?? 0) {
        runsBack ? clock.localTime(at: $0) <= local : clock.localTime(at: $0) >= local
      })
  }
}

extension Driven: LegPlayable {
  /// Returns the part in which the clock advances, or one in which a value is held.
  ///
  /// A value is held before time 0, before a clock that runs back enters the base, and where the
  /// clock has stopped.
  public func leg(at time: Double) -> MotionLeg {
    guard clock.currentSpeed != 0 else { return .holding(shownTime(at: 0)) }
    if time < 0 { return .holding(localTime(at: -.infinity), until: 0) }
    let runsBack = clock.currentSpeed < 0
    let stop = holdTime
    if time >= stop, stop < .infinity { return .holding(localTime(at: .infinity), from: stop) }
    // From its end time on, a clock that comes back shows the end of a base that looks done.
    let level = endLevel
    let isBehind =
      runsBack && clock.endTime != nil && level >= baseDuration && level < .infinity
    let begin = isBehind ? arrival(passing: level) : 0
    if time < begin { return .holding(localTime(at: 0), from: 0, until: begin) }
    let local = clock.localTime(at:)
    return MotionLeg(
      begin: begin, end: stop, first: runsBack ? local(begin) : shownTime(at: begin),
      last: runsBack ? Swift.max(0, local(stop)) : innerEnd(stop, local),
      anchor: clock.parentTime(at: 0) ?? 0, offset: 0, speed: clock.currentSpeed, member: 0)
  }

  /// Returns the leg inside of the motion's own time; outside the ends are held, as clocks do not
  /// overshoot.
  public func leg(beyond time: Double) -> MotionLeg { leg(holdingEndsAt: time) }

  /// Returns the local time of the clock.
  public func localTime(at time: Double, in leg: MotionLeg) -> Double {
    if leg.speed == 0 { return leg.offset }
    let exact = clock.localTime(at: time)
    return leg.speed < 0 ? exact : rising(exact, at: time)
  }

  /// Returns the motion that is played.
  public func member(_ index: Int) -> Base { base }

  /// The first instant, at least 0, at which the clock does not advance any more, or has run back
  /// to the start of the base; infinite if there is none.
  private var holdTime: Double {
    let level = clock.currentSpeed < 0 ? 0 : endLevel
    return level < .infinity ? arrival(passing: level) : .infinity
  }
}

extension Driven: LegTrajectory, Trajectory where Base: Trajectory {
  /// Evaluates the motion at a time of the clock's parent, with the velocity per second of that
  /// time.
  @inlinable
  public func state(at time: Double) -> KinematicState<Base.Value> {
    let local = localTime(at: time)
    guard local.magnitude < .infinity, !(time < 0), !isHeld(at: local) else {
      return KinematicState(
        value: base.value(at: local), velocity: arrivalVelocity(at: time, local))
    }
    let state = base.state(at: local)
    return KinematicState(
      value: state.value, velocity: state.velocity.scaled(within: clock.currentSpeed))
  }

  /// Returns the velocity with which a clock without ends runs back through the start of the base;
  /// zero at any other time, and if it runs back from there.
  @inlinable
  func arrivalVelocity(at time: Double, _ local: Double) -> Base.Value {
    guard local == -.infinity, time > 0, clock.currentSpeed < 0, clock.endTime == nil,
      clock.localTime(at: time) == 0
    else { return .zero }
    return base.state(at: 0).velocity.scaled(within: clock.currentSpeed)
  }

  /// Returns whether the clock does not advance: at speed 0, or because it has stopped.
  @inlinable
  func isHeld(at local: Double) -> Bool {
    clock.currentSpeed == 0 || clock.currentSpeed > 0 && clock.endTime != nil && local >= endLevel
  }
}

extension Playable {
  /// Returns the motion as a clock plays it.
  @inlinable
  public func driven(by clock: PlaybackClock) -> Driven<Self> { Driven(base: self, clock: clock) }
}

extension Driven: Equatable where Base: Equatable {}
extension Driven: Hashable where Base: Hashable {}
