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
    precondition(
      factor >= 0 && factor < .infinity,
      "speed must be finite and not negative, but is \(factor); reversed() plays a motion backwards"
    )
    self.base = base
    self.factor = factor
    restTime = Retimed.threshold(of: base.restTime, factor)
  }

  /// The first instant at which the duration of the base is over; infinite at speed 0.
  @inlinable
  public var duration: Double { threshold(of: base.duration) }

  /// Evaluates the base at the scaled time.
  @inlinable
  @inline(__always)
  public func value(at time: Double) -> Base.Output { base.value(at: localTime(at: time)) }

  /// Evaluates the base beyond its own time.
  @inlinable
  public func value(beyond time: Double) -> Base.Output {
    base.value(beyond: localTime(beyond: time))
  }

  /// Finds the nearest event of the base, at the scaled time.
  @inlinable
  public func nextEvent(from time: Double, isBackward: Bool) -> Double? {
    guard factor > 0 else { return firstEvent(from: time, isBackward: isBackward) }
    return base.nextEvent(from: elapsed(at: time), isBackward: isBackward).map { threshold(of: $0) }
  }

  /// Reports the events of the base, at the scaled time.
  @inlinable
  public func visitEvents(
    from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    guard factor > 0 else {
      return base.visitEvents(from: start < 0 ? -.infinity : 0, to: end < 0 ? -.infinity : 0) {
        body($0.moved(to: 0))
      }
    }
    return base.visitEvents(from: elapsed(at: start), to: elapsed(at: end)) {
      body($0.moved(to: threshold(of: $0.time)))
    }
  }

  /// At speed 0 only the events at time 0 happen.
  @usableFromInline
  func firstEvent(from time: Double, isBackward: Bool) -> Double? {
    guard isBackward == (time >= 0) else { return nil }
    let found = base.nextEvent(from: isBackward ? 0 : -.infinity, isBackward: isBackward)
    return (found ?? 1) <= 0 ? 0 : nil
  }

  @inlinable
  func localTime(at time: Double) -> Double {
    time >= 0 && time < restTime
      ? time * factor : LocalTime.beside(time, factor: factor, restTime: restTime)
  }

  /// The base's time at an instant, −∞ before time 0.
  @inlinable
  func elapsed(at time: Double) -> Double { time < 0 ? -.infinity : time * factor }

  @inlinable
  func localTime(beyond time: Double) -> Double {
    guard factor > 0 else { return localTime(at: time) }
    // A time before 0 stays before 0, even if the product underflows.
    return time < 0 ? Swift.min(time * factor, -.leastNonzeroMagnitude) : time * factor
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

  /// Evaluates the base beyond its own time; its velocity is multiplied by the factor.
  @inlinable
  public func state(beyond time: Double) -> KinematicState<Base.Value> {
    scaled(base.state(beyond: localTime(beyond: time)))
  }

  @inlinable
  func scaled(_ state: KinematicState<Base.Value>) -> KinematicState<Base.Value> {
    KinematicState(value: state.value, velocity: state.velocity.scaled(within: factor))
  }

  /// The recurrences of the base, at the scaled time.
  @inlinable
  public var recurrences: [Recurrence] {
    factor == 0 ? [] : base.recurrences.map { $0.mapped(rate: factor, threshold(of:)) }
  }

  /// Visits the stretches of the base, at the scaled time.
  @inlinable
  public func visitStretches(
    of measure: Measure<Base.Value>, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    guard factor > 0 else {
      guard
        visitHold(of: measure, at: base.start, from: start, upTo: Swift.min(0, end), body)
      else { return false }
      return visitHold(
        of: measure, at: base.value(at: 0), from: Swift.max(0, start), upTo: end, body)
    }
    return visitRising(
      base, measure, inner: (start * factor, innerEnd(end) { $0 * factor }), outer: (start, end),
      factor: factor,
      beyond: beyond, threshold: threshold(of:), body)
  }

  /// Returns the settling time of the base, divided by the factor.
  @inlinable
  public func settlingTime(within distance: Double) -> Double {
    let settled = factor > 0 ? base.settlingTime(within: distance) : 0
    return settled > 0 ? Thresholds.last(before: threshold(of: settled.nextUp)) : 0
  }
}

extension Playable {
  /// Runs the motion at another speed: 2 is twice as fast.
  ///
  /// A speed and its inverse cancel up to two ulp of the time, and exactly for powers of two.
  ///
  /// - Precondition: The speed is finite and not negative. At speed 0 the motion
  ///   stays at its start.
  @inlinable
  public func speed(_ factor: Double) -> Retimed<Self> { Retimed(base: self, factor: factor) }
}

extension Retimed: Equatable where Base: Equatable {}
extension Retimed: Hashable where Base: Hashable {}
