// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion whose time passes faster or slower.
@frozen
public struct Retimed<Base: Playable>: Playable {
  /// The motion whose time is changed.
  public let base: Base

  /// The number of seconds of the base that pass in one second.
  public let factor: Double

  /// The first instant at which the base has come to rest; infinite at speed 0.
  public let restTime: Double

  @inlinable
  init(base: Base, factor: Double) {
    require("speed", factor, Retimed.legalSpeed)
    self.base = base
    self.factor = factor
    restTime = Retimed.threshold(of: base.restTime, factor)
  }

  @inlinable
  static var legalSpeed: NumberRule { .notNegative }

  /// The first instant at which the duration of the base is over; infinite at speed 0.
  @inlinable
  public var duration: Double { threshold(of: base.duration) }

  /// Evaluates the base at the scaled time.
  @inlinable
  @inline(__always)
  public func value(at time: Double) -> Base.Output { base.value(at: localTime(at: time)) }

  @inlinable
  func localTime(at time: Double) -> Double {
    time >= 0 && time < restTime
      ? time * factor : LocalTime.beside(time, factor: factor, restTime: restTime)
  }

  /// The first instant that shows a time of the base.
  @inlinable
  func threshold(of time: Double) -> Double { Retimed.threshold(of: time, factor) }

  @inlinable
  static func threshold(of time: Double, _ factor: Double) -> Double {
    if factor == 1 || time == 0 { return time }
    if factor == 0 || !(time < .infinity) { return .infinity }
    return Thresholds.least(near: time / factor) { $0 * factor >= time }
  }
}

extension Retimed: Trajectory where Base: Trajectory {
  /// Evaluates the base at the scaled time; its velocity is multiplied by the factor.
  @inlinable
  public func state(at time: Double) -> KinematicState<Base.Value> {
    scaled(base.state(at: localTime(at: time)))
  }

  @inlinable
  func scaled(_ state: KinematicState<Base.Value>) -> KinematicState<Base.Value> {
    KinematicState(value: state.value, velocity: state.velocity.scaled(within: factor))
  }
}

extension Retimed: LegPlayable {
  /// Returns the base at its speed; at speed 0, its start and then its first instant.
  @inlinable
  public func leg(at time: Double) -> MotionLeg {
    if factor > 0 { return .playing(speed: factor) }
    return time < 0 ? .holding(-.infinity, until: 0) : .holding(0, from: 0)
  }

  /// Returns the base.
  @inlinable
  public func member(_ index: Int) -> Base { base }
}

extension Retimed: LegTrajectory where Base: Trajectory {}

extension Playable {
  /// Runs the motion at another speed: 2 is twice as fast.
  ///
  /// A speed and its inverse cancel up to two ulp of the time, and exactly for powers of two.
  ///
  /// - Precondition: The speed is finite and not negative. At speed 0 the motion
  ///   stays at its start; ``reversed()`` plays it backwards.
  @inlinable
  public func speed(_ factor: Double) -> Retimed<Self> { Retimed(base: self, factor: factor) }
}

extension Retimed: Equatable where Base: Equatable {}
extension Retimed: Hashable where Base: Hashable {}
