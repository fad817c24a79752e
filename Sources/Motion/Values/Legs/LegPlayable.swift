// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion that shows other motions at other times.
///
/// It only says which member it shows at a time, at which time of the member, and how time passes
/// there: its ``MotionLeg``. Everything else follows from the members.
///
/// - Units: Times are in seconds.
public protocol LegPlayable: Playable {
  /// The type of the members.
  associatedtype Member: Playable where Member.Output == Output

  /// Returns the leg that contains an instant.
  ///
  /// Legs tile all time: each begins where the one before it ends.
  ///
  /// - Parameter time: The instant, also infinite; not NaN.
  /// - Returns: A leg with `begin <= time`, and with `time < end` unless the time is infinite.
  func leg(at time: Double) -> MotionLeg

  /// Returns the leg that contains an instant, where an easing overshoots the motion's own time.
  ///
  /// By default the first and the last leg continue if they show their member up to its own edge,
  /// and the ends are held otherwise.
  func leg(beyond time: Double) -> MotionLeg

  /// Returns a member.
  func member(_ index: Int) -> Member

  /// Returns the member's time at an instant of a leg, by the arithmetic of a sample.
  ///
  /// The default is the line of the leg.
  func localTime(at time: Double, in leg: MotionLeg) -> Double

  /// Whether the motion has a beginning and an end of its own, beside those of its members, whose
  /// events then carry the index of the member in their path.
  ///
  /// The default is false: the events are those of the members.
  var marksEnds: Bool { get }
}

extension LegPlayable {
  /// Returns the time on the leg's line.
  @inlinable
  public func localTime(at time: Double, in leg: MotionLeg) -> Double { leg.localTime(at: time) }

  /// Returns the leg inside the motion's own time, and outside of it the one that continues there.
  ///
  /// A leg that moves outside continues, and otherwise the first or the last one inside, if it shows
  /// its member up to the member's own edge.
  @inlinable
  public func leg(beyond time: Double) -> MotionLeg { continuedLeg(at: time) }

  /// Returns the leg inside the motion's own time, and outside of it the one that continues there.
  @inlinable
  func continuedLeg(at time: Double) -> MotionLeg {
    let duration = self.duration
    var own = leg(at: time)
    if own.speed > 0 {
      let last = localTime(at: Swift.min(own.end, duration).nextDown, in: own)
      if last < member(own.member).duration {
        // Inside the motion's own time the member is inside its own, too.
        own.isBeyond = true
        return own
      }
    }
    guard time < 0 || time >= duration else { return cut(own, from: 0, until: duration) }
    let isBefore = time < 0
    if own.speed != 0 {
      own =
        isBefore
        ? cut(own, from: -.infinity, until: 0) : cut(own, from: duration, until: .infinity)
      own.isBeyond = true
      return own
    }
    guard duration > 0, duration < .infinity else { return own }
    if time == duration {
      // The instant of the end is the motion's own.
      (own.begin, own.end) = (Swift.max(own.begin, duration), duration.nextUp)
      return own
    }
    var edge = leg(at: isBefore ? .leastNonzeroMagnitude : duration.nextDown)
    guard edge.speed != 0, edge.member == own.member,
      edge.begin <= .leastNonzeroMagnitude || !isBefore, edge.end >= duration || isBefore
    else { return own }
    let reached = localTime(at: isBefore ? 0 : duration, in: edge)
    let isAtStart = (edge.speed > 0) == isBefore
    guard isAtStart ? reached <= 0 : reached >= member(edge.member).duration else { return own }
    (edge.begin, edge.end) = isBefore ? (-.infinity, 0) : (duration.nextUp, .infinity)
    edge.first = localTime(at: edge.begin, in: edge)
    edge.last = localTime(at: edge.end, in: edge)
    edge.isBeyond = true
    return edge
  }

  /// Returns the leg inside of the motion's own time, and outside of it one that holds the start or
  /// the end.
  @inlinable
  func leg(holdingEndsAt time: Double) -> MotionLeg {
    let duration = self.duration
    guard time < 0 || time >= duration && duration < .infinity else {
      return cut(leg(at: time), from: 0, until: duration)
    }
    let edge = time < 0 ? -Double.infinity : .infinity
    let leg = leg(at: edge)
    var held = MotionLeg.holding(
      localTime(at: edge, in: leg), from: time < 0 ? edge : duration, until: time < 0 ? 0 : edge,
      member: leg.member)
    held.isBeyond = true
    return held
  }

  /// Returns the part of a leg that lies in an interval.
  @inlinable
  func cut(_ leg: MotionLeg, from begin: Double, until end: Double) -> MotionLeg {
    var part = leg
    if begin > leg.begin { (part.begin, part.first) = (begin, localTime(at: begin, in: leg)) }
    if end < leg.end { (part.end, part.last) = (end, limit(of: leg, at: end)) }
    return part
  }

  /// Returns the first time of the member that a leg no longer shows before an instant; if the leg
  /// runs back, the time at that instant.
  @inlinable
  func limit(of leg: MotionLeg, at time: Double) -> Double {
    leg.speed > 0
      ? innerEnd(time) { localTime(at: $0, in: leg) } : localTime(at: time, in: leg)
  }

  /// False: the events are those of the members.
  @inlinable
  public var marksEnds: Bool { false }

  /// The time from which onwards the last leg holds its end: that of its member.
  @inlinable
  public var restTime: Double {
    let leg = leg(at: .infinity)
    let rest =
      leg.speed > 0
      ? instant(of: member(leg.member).restTime, in: leg)
      : leg.speed < 0 ? instant(of: 0, in: leg) : leg.begin
    return Swift.max(duration, rest)
  }

  /// Evaluates the member of the leg at its local time.
  @inlinable
  public func value(at time: Double) -> Output {
    let time = time == time ? time : 0
    let leg = leg(at: time)
    return member(leg.member).value(at: localTime(at: time, in: leg))
  }

  /// Evaluates the member of the leg that continues beyond the motion's own time.
  @inlinable
  public func value(beyond time: Double) -> Output {
    let time = time == time ? time : 0
    let leg = leg(beyond: time)
    guard leg.isBeyond else { return value(at: time) }
    let (member, local) = (member(leg.member), localTime(at: time, in: leg))
    return leg.speed == 0 ? member.value(at: local) : member.value(beyond: local)
  }

  /// Returns the first instant of a leg that shows a time of the member, or one after it in the
  /// leg's direction.
  @inlinable
  func instant(of local: Double, in leg: MotionLeg) -> Double {
    guard local.magnitude < .infinity else { return local * leg.speed }
    let guess = leg.anchor + (local - leg.offset) / leg.speed
    return leg.speed > 0
      ? Thresholds.least(near: guess) { localTime(at: $0, in: leg) >= local }
      : Thresholds.least(near: guess) { localTime(at: $0, in: leg) < local }
  }
}
