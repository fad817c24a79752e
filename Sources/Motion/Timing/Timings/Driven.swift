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
    guard clock.speed != 0, arrival < .infinity else { return arrival }
    // A slow clock may show the rest time of the motion at several instants.
    let runsBack = clock.speed < 0
    let level = runsBack ? 0 : Swift.min(base.restTime, clock.endTime ?? .infinity)
    let next = Thresholds.least(near: arrival.nextUp) {
      runsBack ? localTime(at: $0) < level : localTime(at: $0) > level
    }
    return next < .infinity ? Swift.max(arrival, next.nextDown) : arrival
  }

  /// Returns the first parent time, at least 0, from which a local time is reached or never will
  /// be.
  private func arrival(at local: Double) -> Double {
    guard clock.speed != 0 else { return 0 }
    let runsBack = clock.speed < 0
    let level = runsBack ? 0 : Swift.min(local, clock.endTime ?? .infinity)
    guard level < .infinity else { return .infinity }
    return Swift.max(
      0,
      Thresholds.least(near: clock.parentTime(at: level) ?? .greatestFiniteMagnitude) {
        runsBack ? clock.localTime(at: $0) <= level : clock.localTime(at: $0) >= level
      })
  }

  /// Evaluates the motion at a time of the clock's parent; NaN is treated as the time of the latest
  /// operation.
  @inlinable
  public func value(at time: Double) -> Base.Output { base.value(at: localTime(at: time)) }

  /// Evaluates the motion at a time of the clock's parent; clocks do not overshoot.
  @inlinable
  public func value(beyond time: Double) -> Base.Output { value(at: time) }

  /// Returns the time of the motion; infinite if the clock is held at its end and it looks done.
  @inlinable
  func localTime(at time: Double) -> Double {
    let exact = clock.localTime(at: time)
    // A negative time whose product with the speed vanishes is still before 0.
    let isBefore = exact == 0 && (exact.sign == .minus || clock.isJustBeforeZero(at: time))
    let local = isBefore ? -.leastNonzeroMagnitude : exact
    guard let endTime = clock.endTime, local >= endTime, endTime >= baseDuration else {
      return local
    }
    return .infinity
  }

  /// Reports the events of the motion at the parent times at which the clock passes them.
  ///
  /// Only the latest operation of the clock is taken into account; a ``Playhead`` records every
  /// operation.
  public func visitEvents(
    from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    guard clock.speed != 0 else { return true }
    let runsBack = clock.speed < 0
    func cut(_ time: Double) -> Double {
      let local = clock.localTime(at: time)
      return runsBack ? local.nextDown : local
    }
    return base.visitEvents(from: cut(start), to: cut(end)) { event in
      let time = Thresholds.least(near: clock.parentTime(at: event.time) ?? 0) {
        runsBack ? clock.localTime(at: $0) <= event.time : clock.localTime(at: $0) >= event.time
      }
      return body(event.moved(to: time))
    }
  }
}

extension Driven: Trajectory where Base: Trajectory {
  /// Evaluates the motion at a time of the clock's parent, with the velocity per second of that
  /// time.
  @inlinable
  public func state(at time: Double) -> KinematicState<Base.Value> {
    let local = localTime(at: time)
    let state = base.state(at: local)
    let moves = local.magnitude < .infinity && !isHeld(at: time, local)
    return KinematicState(
      value: state.value, velocity: moves ? state.velocity.scaled(within: clock.speed) : .zero)
  }

  /// Evaluates the motion at a time of the clock's parent; clocks do not overshoot.
  @inlinable
  public func state(beyond time: Double) -> KinematicState<Base.Value> { state(at: time) }

  /// The recurrences of the base, combined into one that only states their number.
  public var recurrences: [Recurrence] {
    base.recurrences.unlike(from: 0, upTo: restTime)
  }

  /// Returns whether the clock has stopped at one of its ends.
  @inlinable
  func isHeld(at time: Double, _ local: Double) -> Bool {
    guard clock.endTime != nil else { return false }
    return clock.speed > 0 ? local >= (clock.endTime ?? 0) : local <= 0
  }
}

extension Playable {
  /// Returns the motion as a clock plays it.
  @inlinable
  public func driven(by clock: PlaybackClock) -> Driven<Self> { Driven(base: self, clock: clock) }
}

extension PlaybackClock {
  /// Creates a clock that plays a motion and stops when the motion looks done.
  ///
  /// - Parameters:
  ///   - motion: The motion to play; its duration is the clock's end time.
  ///   - beginTime: The parent time at which the motion begins.
  ///   - speed: The seconds of the motion that pass in one second; at a negative speed it begins at
  ///     its end.
  /// - Precondition: `beginTime` and `speed` are finite, and a motion that is played backwards has
  ///   a finite duration.
  public init(playing motion: some Playable, at beginTime: Double, speed: Double = 1) {
    let duration = motion.duration
    precondition(
      speed >= 0 || duration < .infinity, "an endless motion has no end to play backwards from")
    self.init(
      beginTime: beginTime, speed: speed, timeOffset: speed < 0 ? duration : 0,
      endTime: duration)
  }
}

extension Driven: Equatable where Base: Equatable {}
extension Driven: Hashable where Base: Hashable {}
