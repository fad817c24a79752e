// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion reduced for accessibility: it jumps from its start to its end halfway.
///
/// ![A reduced motion jumps halfway, at the instant of opacity zero](reduced)
///
/// Duration and events are those of its base, so code that waits for the motion continues at the
/// same time. An endless motion stays at its start. ``opacity`` hides the jump in a dissolve.
/// ```swift
/// let isReduced = true  // the setting of the system
/// let card = SpringTrajectory(from: 300.0, to: 0, spring: .smooth).reduced(isReduced)
/// card.value(at: 0.2)  // 300.0
/// card.opacity.value(at: 0.2)  // 0.4336
/// card.value(at: 0.4)  // 0.0
/// card.opacity.value(at: card.duration)  // 1.0
/// ```
/// A motion without spatial travel, such as a color or an opacity, need not be reduced.
@frozen
public struct Reduced<Base: Playable>: Playable {
  /// The motion in full.
  public let base: Base

  /// Whether the motion is reduced; if not, it is equal to its base.
  public let isReduced: Bool

  /// The duration of the base.
  public let duration: Double

  @inlinable
  init(base: Base, isReduced: Bool) {
    self.base = base
    self.isReduced = isReduced
    duration = base.duration
  }

  /// The instant of the jump: half of the duration.
  @inlinable
  public var jump: Double { duration * 0.5 }

  /// The duration if the motion is reduced, and otherwise the rest time of the base.
  @inlinable
  public var restTime: Double { isReduced ? duration : base.restTime }

  /// Evaluates the base at its start before the jump and at its end from there onwards, or in full.
  ///
  /// A motion that is not reduced is evaluated in full; an endless motion that is reduced stays at
  /// its start.
  @inlinable
  public func value(at time: Double) -> Base.Output { base.value(at: localTime(at: time)) }

  /// The base's time at an instant.
  @inlinable
  func localTime(at time: Double) -> Double {
    guard isReduced else { return time }
    return duration < .infinity && (time == time ? time : 0) >= jump ? .infinity : -.infinity
  }

  /// Finds the nearest event of the base.
  @inlinable
  public static func nextEvent(of motion: Self, from time: Double, isBackward: Bool) -> Double? {
    motion.base.nextEvent(from: time, isBackward: isBackward)
  }

  /// Reports the events of the base.
  @inlinable
  public static func visitEvents(
    of motion: Self, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    motion.base.visitEvents(from: start, to: end, body)
  }

  /// The opacity that accompanies the motion, which is 0 at the jump.
  ///
  /// It falls from 1 to 0 and rises back to 1 within the duration. It is constantly 1 if the motion
  /// is not reduced, is endless, or has a duration of 0.
  @inlinable
  public var opacity: OpacityDip { OpacityDip(duration: duration, isLevel: !isReduced) }
}

extension Reduced: Trajectory where Base: Trajectory {
  /// Evaluates the start or the end of the base at rest, or, if the motion is not reduced, the
  /// base.
  @inlinable
  public func state(at time: Double) -> KinematicState<Base.Value> {
    isReduced
      ? KinematicState(value: base.value(at: localTime(at: time))) : base.state(at: time)
  }
}

extension Reduced: LegPlayable {
  /// Returns the base, or, if the motion is reduced, its start before the jump and then its end.
  @inlinable
  public func leg(at time: Double) -> MotionLeg {
    guard isReduced else { return .playing() }
    guard duration < .infinity else { return .holding(-.infinity) }
    return time < jump ? .holding(-.infinity, until: jump) : .holding(.infinity, from: jump)
  }

  /// Returns the base, which continues if the motion is not reduced.
  @inlinable
  public func leg(beyond time: Double) -> MotionLeg {
    var leg = leg(at: time)
    leg.isBeyond = !isReduced
    return leg
  }

  /// Returns the base.
  @inlinable
  public func member(_ index: Int) -> Base { base }
}

extension Reduced: LegTrajectory where Base: Trajectory {}

extension Playable {
  /// Replaces the travel of the motion by a jump, for users who prefer reduced motion.
  ///
  /// The result has the same type whether it is reduced or not, so a system setting can be passed
  /// directly.
  ///
  /// - Parameter isReduced: Whether the motion is reduced; if not, the result equals the motion.
  /// - Returns: A motion of the same duration and with the same events.
  @inlinable
  public func reduced(_ isReduced: Bool = true) -> Reduced<Self> {
    Reduced(base: self, isReduced: isReduced)
  }
}

extension Reduced: Equatable where Base: Equatable {}
extension Reduced: Hashable where Base: Hashable {}
