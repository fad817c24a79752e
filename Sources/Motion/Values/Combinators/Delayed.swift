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
    require("delay", delay, Delayed.legalDelay)
    self.base = base
    self.delay = delay
    restTime = Delayed.threshold(of: base.restTime, delay)
  }

  @inlinable
  static var legalDelay: NumberRule { .notNegative }

  /// The first instant at which the duration of the base is over.
  @inlinable
  public var duration: Double { threshold(of: base.duration) }

  /// Evaluates the base at the time since its beginning.
  @inlinable
  @inline(__always)
  public func value(at time: Double) -> Base.Output { base.value(at: localTime(at: time)) }

  /// The base's time at an instant: −∞ before its beginning, ∞ after its rest time.
  @inlinable
  func localTime(at time: Double) -> Double {
    time >= delay && time <= restTime ? time - delay : LocalTime.beside(time, delay: delay)
  }

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
}

extension Delayed: LegPlayable {
  /// Returns the delay, which holds the start, or the base.
  @inlinable
  public func leg(at time: Double) -> MotionLeg {
    if delay == 0 { return .playing() }
    return time < delay ? .holding(-.infinity, until: delay) : .playing(from: delay)
  }

  /// Returns the base.
  @inlinable
  public func member(_ index: Int) -> Base { base }
}

extension Delayed: LegTrajectory where Base: Trajectory {}

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
