// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion that is followed by another one when it looks done.
@frozen
public struct Sequenced<First: Playable, Second: Playable>: LegPlayable
where First.Output == Second.Output {
  /// The first motion.
  public let first: First

  /// The motion that takes over.
  public let second: Second

  /// The time at which the second motion takes over, in seconds: the duration of the first.
  public let handover: Double

  /// The first instant at which the second motion has come to rest.
  public let restTime: Double

  @inlinable
  init(first: First, second: Second) {
    self.first = first
    self.second = second
    let handover = first.duration
    self.handover = handover
    restTime =
      handover < .infinity
      ? Delayed<Second>.threshold(of: second.restTime, handover) : first.restTime
  }

  /// The first instant at which the duration of the second motion is over.
  ///
  /// It is infinite if the first motion never looks done and so never hands over.
  @inlinable
  public var duration: Double {
    handover < .infinity ? Delayed<Second>.threshold(of: second.duration, handover) : .infinity
  }

  /// Evaluates the first motion before the handover and the second from there onwards.
  @inlinable
  public func value(at time: Double) -> First.Output {
    isOver(at: time) ? second.value(at: localTime(at: time)) : first.value(at: time)
  }

  @inlinable
  func isOver(at time: Double) -> Bool {
    (time >= handover || time != time && handover == 0) && handover < .infinity
  }

  /// The second motion's time; NaN is treated as 0.
  @inlinable
  func localTime(at time: Double) -> Double {
    time <= restTime ? time - handover : LocalTime.beside(time - handover, delay: 0)
  }

  /// Returns the first motion until the handover, and from there on the second.
  @inlinable
  public func leg(at time: Double) -> MotionLeg {
    guard handover < .infinity else { return .playing() }
    return time < handover ? .playing(until: handover) : .playing(from: handover, member: 1)
  }

  /// Returns the leg at an instant; both motions continue beyond their own time.
  @inlinable
  public func leg(beyond time: Double) -> MotionLeg {
    var leg = leg(at: time)
    leg.isBeyond = true
    return leg
  }

  /// Returns the first motion at index 0, and otherwise the second.
  @inlinable
  public func member(_ index: Int) -> Either<First, Second> {
    index == 0 ? .first(first) : .second(second)
  }

  /// True: the whole begins and ends, beside the members 0 and 1.
  @inlinable
  public var marksEnds: Bool { true }
}

extension Sequenced: LegTrajectory, Trajectory where First: Trajectory, Second: Trajectory {
  /// Evaluates the first motion before the handover and the second from there onwards.
  @inlinable
  public func state(at time: Double) -> KinematicState<First.Value> {
    isOver(at: time) ? second.state(at: localTime(at: time)) : first.state(at: time)
  }
}

extension Playable {
  /// Appends another motion, which takes over when this one looks done.
  ///
  /// The second motion starts at its own start. The remainder of the first, at most a thousandth of
  /// its travel if it decays, is not shown. To preserve position and velocity, create the second
  /// from `state(at: duration)` of the first.
  @inlinable
  public func followed<Next: Playable>(by next: Next) -> Sequenced<Self, Next>
  where Next.Output == Output {
    Sequenced(first: self, second: next)
  }
}

extension Sequenced: Equatable where First: Equatable, Second: Equatable {}
extension Sequenced: Hashable where First: Hashable, Second: Hashable {}
