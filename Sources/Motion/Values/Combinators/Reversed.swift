// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion played from its end to its start.
///
/// It begins with the end of its base, at the instant at which the base looks done; an endless
/// motion, which has no such instant, holds its end.
@frozen
public struct Reversed<Base: Playable>: Playable {
  /// The motion that is played backwards.
  public let base: Base

  /// The duration of the base; 0 if the base is endless and cannot be played backwards.
  public let duration: Double

  /// Whether the base shows its end at its duration, to the bit.
  @usableFromInline let restsAtEnd: Bool

  /// Whether the base never looks done.
  @usableFromInline let isEndless: Bool

  @inlinable
  init(base: Base) {
    let duration = base.duration
    self.base = base
    self.duration = duration < .infinity ? duration : 0
    isEndless = !(duration < .infinity)
    restsAtEnd = !isEndless && base.restTime <= duration
  }

  /// Evaluates the base at its duration minus the time.
  @inlinable
  @inline(__always)
  public func value(at time: Double) -> Base.Output { base.value(at: localTime(at: time)) }

  /// Finds the nearest event of the base, mirrored in time.
  @inlinable
  public static func nextEvent(of motion: Self, from time: Double, isBackward: Bool) -> Double? {
    guard !motion.isEndless else { return nil }
    return motion.base.nextEvent(from: motion.mirrored(time), isBackward: !isBackward)
      .flatMap { $0 <= motion.duration && $0 >= 0 ? motion.threshold(of: $0) : nil }
  }

  /// Reports the events of the base, mirrored in time: its end becomes the beginning.
  @inlinable
  public static func visitEvents(
    of motion: Self, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    guard !motion.isEndless else { return true }
    return motion.base.visitEvents(from: motion.mirrored(start), to: motion.mirrored(end)) {
      var event = $0.moved(to: motion.threshold(of: $0.time))
      event.isBackward.toggle()
      if event.kind == .begin {
        event.kind = .end
      } else if event.kind == .end {
        event.kind = .begin
      }
      return body(event)
    }
  }

  /// The base's time just after which an instant lies, seen in reverse.
  @inlinable
  func mirrored(_ time: Double) -> Double {
    // Events after the duration, or before 0, are not part of the reversed motion.
    guard time >= 0 else { return duration }
    let local = duration - time
    return local >= 0 ? local.nextDown : -.infinity
  }

  /// The base's time at an instant.
  @inlinable
  func localTime(at time: Double) -> Double {
    time > 0 && time < duration
      ? duration - time
      : LocalTime.beside(
        time, reversedDuration: duration, isEndless: isEndless, restsAtEnd: restsAtEnd)
  }

  /// The first instant that shows a given time of the base, or an earlier one.
  @inlinable
  func threshold(of time: Double) -> Double {
    time >= duration ? 0 : Thresholds.least(near: duration - time) { duration - $0 <= time }
  }
}

extension Reversed: Trajectory where Base: Trajectory {
  /// Evaluates the base at its duration minus the time.
  @inlinable
  public func state(at time: Double) -> KinematicState<Base.Value> {
    if time == duration && time > 0 { return last(base.state(at: 0)) }
    return mirrored(base.state(at: localTime(at: time)))
  }

  @inlinable
  func mirrored(_ state: KinematicState<Base.Value>) -> KinematicState<Base.Value> {
    KinematicState(value: state.value, velocity: .zero - state.velocity)
  }

  /// The state at the end: the start of the base, with the velocity on arrival.
  @inlinable
  func last(_ first: KinematicState<Base.Value>) -> KinematicState<Base.Value> {
    KinematicState(value: base.start, velocity: .zero - first.velocity)
  }
}

extension Reversed: LegPlayable {
  /// Returns the base, played backwards, or one of its ends, which is held.
  @inlinable
  public func leg(at time: Double) -> MotionLeg {
    if isEndless { return .holding(.infinity) }
    if time < 0 { return .holding(.infinity, until: 0) }
    if time >= duration { return .holding(-.infinity, from: duration) }
    // For one instant the end of the base is shown, if it differs from its value at the duration.
    let begin = restsAtEnd ? 0 : Double.leastNonzeroMagnitude
    if time < begin { return .holding(.infinity, from: 0, until: begin) }
    return MotionLeg(
      begin: begin, end: duration, first: duration, last: 0, anchor: 0, offset: duration, speed: -1,
      member: 0)
  }

  /// Returns the base.
  @inlinable
  public func member(_ index: Int) -> Base { base }
}

extension Reversed: LegTrajectory where Base: Trajectory {}

extension Playable {
  /// Plays the motion from its end to its start.
  ///
  /// A motion that never looks done has no instant to start from: reversed, it holds its end.
  @inlinable
  public func reversed() -> Reversed<Self> { Reversed(base: self) }
}

extension Reversed {
  /// Returns the base: a motion reversed twice is the motion itself.
  @inlinable
  public func reversed() -> Base { base }
}

extension Reversed: Equatable where Base: Equatable {}
extension Reversed: Hashable where Base: Hashable {}
