// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion that is stopped at a limit of its time, and holds the value that it has there.
///
/// At the limit it still has its velocity, with which it arrives there. Stopped at time 0 it does
/// not arrive: it never moves, as its stretches say.
@frozen
public struct Clipped<Base: Playable>: Playable {
  /// The motion that is stopped.
  public let base: Base

  /// The time at which the motion is stopped, in seconds.
  public let limit: Double

  /// The limit, or the duration of the base if that is shorter.
  public let duration: Double

  @inlinable
  init(base: Base, limit: Double) {
    require("the duration to clip to", limit, Clipped.legalLimit)
    self.base = base
    self.limit = limit
    duration = Swift.min(limit, base.duration)
  }

  @inlinable
  static var legalLimit: NumberRule { .notNegativeOrInfinite }

  /// The limit, or the rest time of the base if that is shorter.
  @inlinable
  public var restTime: Double { Swift.min(limit, base.restTime) }

  /// Evaluates the base until the limit.
  @inlinable
  @inline(__always)
  public func value(at time: Double) -> Base.Output { base.value(at: time > limit ? limit : time) }

  /// Whether it is stopped before the base looks done.
  @inlinable
  var isCut: Bool { limit < base.duration }

  /// Finds the nearest event of the base, or the end.
  @inlinable
  public static func nextEvent(of motion: Self, from time: Double, isBackward: Bool) -> Double? {
    guard motion.isCut else { return motion.base.nextEvent(from: time, isBackward: isBackward) }
    if isBackward {
      return time >= motion.limit
        ? motion.limit : motion.base.nextEvent(from: time, isBackward: true)
    }
    guard time < motion.limit else { return nil }
    return Swift.min(
      motion.base.nextEvent(from: time, isBackward: false) ?? motion.limit, motion.limit)
  }

  /// Reports the events of the base; the limit is the end if the base is stopped there.
  @inlinable
  public static func visitEvents(
    of motion: Self, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    guard motion.isCut else { return motion.base.visitEvents(from: start, to: end, body) }
    return motion.visitEnds(at: .infinity, motion.limit, from: start, to: end, body) {
      motion.base.visitEvents(
        from: Swift.min($0, motion.limit), to: Swift.min($1, motion.limit), body)
    }
  }
}

extension Clipped: Trajectory where Base: Trajectory {
  /// Evaluates the base until the limit.
  @inlinable
  public func state(at time: Double) -> KinematicState<Base.Value> {
    // NaN is treated as time 0.
    guard time > limit || limit == 0 && !(time < 0) else { return base.state(at: time) }
    return KinematicState(value: base.value(at: limit))
  }
}

extension Clipped: LegPlayable {
  /// Returns the base through the limit, or its value there, which is held.
  @inlinable
  public func leg(at time: Double) -> MotionLeg {
    time < limit || limit == .infinity
      ? .playing(until: limit) : .holding(limit, from: limit)
  }

  /// Returns the base, or its value at the limit, which is held from the duration onwards unless
  /// the base is at rest there.
  @inlinable
  public func leg(beyond time: Double) -> MotionLeg {
    let isStopped = limit < base.restTime
    if isStopped && time >= duration { return .holding(limit, from: duration) }
    var leg = MotionLeg.playing(until: isStopped ? duration : .infinity)
    leg.isBeyond = true
    return leg
  }

  /// Returns the base.
  @inlinable
  public func member(_ index: Int) -> Base { base }

  /// Evaluates the base beyond its own time, or holds its value at the limit if the limit is before
  /// its rest time.
  @inlinable
  public func value(beyond time: Double) -> Base.Output {
    leg(beyond: time).speed == 0 ? base.value(at: limit) : base.value(beyond: time)
  }
}

extension Clipped: LegTrajectory where Base: Trajectory {
  /// Evaluates the base beyond its own time, or holds its value at the limit if the limit is before
  /// its rest time.
  @inlinable
  public func state(beyond time: Double) -> KinematicState<Base.Value> {
    let leg = leg(beyond: time)
    guard leg.speed == 0 else { return base.state(beyond: time) }
    return time == limit ? state(at: limit) : KinematicState(value: base.value(at: limit))
  }
}

extension Playable {
  /// Stops the motion at a time, from which onwards it holds the value that it has there.
  ///
  /// - Precondition: The duration is not negative. A duration longer than the motion changes
  ///   nothing.
  @inlinable
  public func clipped(to duration: Double) -> Clipped<Self> { Clipped(base: self, limit: duration) }

  /// Returns a part of the motion, which begins at time 0.
  ///
  /// It holds the value at the start before, and the value at the end from there on.
  /// ```swift
  /// let fade = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .linear)
  /// fade.clipped(from: 0.25, to: 0.75).value(at: 0.125)  // 0.375
  /// ```
  ///
  /// - Parameters:
  ///   - start: The time of the motion at which the part begins.
  ///   - end: The time of the motion at which it ends.
  /// - Returns: A motion that lasts from the start to the end, or to the end of the motion.
  /// - Precondition: Both are not negative, and the start is finite.
  @inlinable
  public func clipped(from start: Double, to end: Double = .infinity) -> Delayed<Clipped<Self>> {
    require("the time to clip from", start, .notNegative)
    return clipped(to: end).delayed(by: -start)
  }
}

extension Clipped: Equatable where Base: Equatable {}
extension Clipped: Hashable where Base: Hashable {}
