// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Motions on a shared time, which is clipped to a duration and mapped by an easing.
///
/// A group is that of Core Animation: its members run in the group's time and are **clipped, not
/// scaled**. A longer member is cut off at the end of the group, and a shorter member holds its
/// end.
/// ```swift
/// let reveal = TrackGroup(
///   EasedTrajectory(from: 20.0, to: 0, duration: 0.4, easing: .linear),  // blur radius
///   EasedTrajectory(from: Float(0), to: 1, duration: 0.2, easing: .linear))  // opacity
/// let (radius, opacity) = reveal.value(at: 0.3)
/// radius  // 5.0
/// opacity  // 1.0
/// reveal.states(at: 0.1).0.velocity  // -50.0
/// ```
///
/// The easing of the group maps its time to that of its members, whose easings are applied after
/// it: a member with easing *E* in a group of its duration with easing *E* has the progress
/// *E*(*E*(*t*/*d*)).
/// ```swift
/// let nested = TrackGroup(
///   EasedTrajectory(from: 20.0, to: 0, duration: 0.4, easing: .easeInOut),
///   EasedTrajectory(from: 0.0, to: 1, duration: 0.4, easing: .easeInOut), easing: .easeInOut)
/// nested.value(at: 0.1).0  // 19.3346
/// ```
/// Where that easing overshoots, the members overshoot with it: those that are at least as long as
/// the group continue, as their `value(beyond:)` does, and shorter ones hold. (Core Animation holds
/// all members, so an overshoot is not visible.)
///
/// The members are one playable: a ``zip(_:_:)``, or a single motion, whose group is then a
/// trajectory. A group can be delayed, repeated, timed and driven by a clock as any other motion.
///
/// - Units: Seconds.
/// - Edge cases: Before time 0 the members' starts are held, and from the duration onwards their
///   values at the end of the group, at rest; if the easing ends at 0, these are their starts. NaN
///   is treated as time 0. A group of duration 0 ends at once: it shows its members at their time 0.
///   A group of infinite duration runs its members unchanged if its easing is linear, and never
///   leaves its start otherwise.
/// - Complexity: One easing sample, and one sample of each member.
@frozen
public struct TrackGroup<Members: Playable>: Playable {
  /// The members.
  public let members: Members

  /// The time from which the group holds, in seconds.
  public let duration: Double

  /// The relation of the members' time to the group's.
  public let easing: Easing

  /// The time at which all members look done, whether the group is shorter or longer.
  @usableFromInline let memberDuration: Double

  /// Groups motions.
  ///
  /// - Parameters:
  ///   - members: The motions.
  ///   - duration: Seconds; that of the longest member if `nil`. 0 and infinity are legal.
  ///   - easing: The relation of the members' time to the group's.
  /// - Precondition: `duration` is not negative and not NaN.
  @inlinable
  public init(_ members: Members, duration: Double? = nil, easing: Easing = .linear) {
    let own = members.duration
    let duration = duration ?? own
    require("duration", duration, TrackGroup.legalDuration)
    self.members = members
    self.duration = duration
    self.easing = easing
    memberDuration = own
  }

  @inlinable
  static var legalDuration: NumberRule { .notNegativeOrInfinite }

  /// Evaluates all members at a time.
  @inlinable
  @inline(__always)
  public func value(at time: Double) -> Members.Output {
    guard time >= 0, time < duration, easing.isLinear else { return easedValue(at: time) }
    return members.value(at: time)
  }

  /// Evaluates all members beyond the group, where an easing overshoots it.
  ///
  /// The group's easing continues along its tangents, and the members continue as they do when it
  /// overshoots.
  @inlinable
  public func value(beyond time: Double) -> Members.Output {
    value(atLocalTime: localTime(beyond: time).time)
  }

  @inlinable
  @inline(never)
  func easedValue(at time: Double) -> Members.Output {
    let local = localState(at: time).time
    return returnsToStart(at: time, local) ? members.start : value(atLocalTime: local)
  }

  /// Whether a time is the end of a group whose easing ends at 0: it holds the start from there on.
  @inlinable
  func returnsToStart(at time: Double, _ local: Double) -> Bool {
    time == duration && local == 0 && duration > 0
  }

  @inlinable
  func value(atLocalTime time: Double) -> Members.Output {
    isInside(time) ? members.value(at: time) : members.value(at: time, beyond: duration)
  }

  /// Returns whether members are evaluated as inside the group.
  ///
  /// Members that end before the group hold, and members that it cuts have their values at its end;
  /// beyond that they continue.
  @inlinable
  func isInside(_ time: Double) -> Bool {
    time >= 0
      && (time < duration || memberDuration < duration
        || time == duration && memberDuration > duration)
  }

  /// Returns the time of the members at a time of the group.
  ///
  /// It is the time of the group, mapped by the group's easing: *d* *E*(*t*/*d*). An easing that
  /// overshoots leaves 0…``duration``.
  ///
  /// - Parameter time: Seconds since the group began.
  /// - Returns: Seconds; outside the duration, the time of the start or of the end.
  @inlinable
  public func localTime(at time: Double) -> Double {
    let time = localState(at: time).time
    return time > -.infinity ? time : 0
  }

  /// Returns the members' time, and its rate per second of the group.
  @inlinable
  @inline(__always)
  func localState(at time: Double) -> (time: Double, rate: Double) {
    guard time <= duration && time >= 0, duration > 0 else { return localStateOutside(at: time) }
    return easing.isLinear ? (time, 1) : easedLocalState(at: time)
  }

  /// Returns the eased time; out of line, since otherwise every sample would copy the easing first.
  @inlinable
  @inline(never)
  func easedLocalState(at time: Double) -> (time: Double, rate: Double) {
    guard duration < .infinity else { return (0, 0) }
    let sample = easing.state(at: time / duration)
    return (sample.value * duration, sample.velocity)
  }

  /// Returns the members' time while the group holds, or at NaN.
  @inlinable
  @inline(never)
  func localStateOutside(at time: Double) -> (time: Double, rate: Double) {
    if time != time && duration > 0 {
      return easing.isLinear ? (0, 1) : easedLocalState(at: 0)
    }
    let held = easing.value(at: time < 0 ? 0 : 1)
    // A member that begins with a jump has not jumped yet.
    return (held == 0 ? -.infinity : duration < .infinity ? held * duration : 0, 0)
  }

  /// Returns the members' time beyond the group, where an easing overshoots it.
  @usableFromInline
  func localTime(beyond time: Double) -> (time: Double, rate: Double) {
    guard time < 0 || time >= duration, time.magnitude < .infinity, duration > 0 else {
      return localState(at: time)
    }
    if easing.isLinear { return (time, 1) }
    guard duration < .infinity else { return localState(at: time) }
    let state = easing.state(extrapolatedProgress: time / duration)
    // The bound keeps the products of legal numbers finite.
    let bounded = state.value < -1e100 ? -1e100 : state.value > 1e100 ? 1e100 : state.value
    return (bounded * duration, state.velocity)
  }
}

extension TrackGroup: Trajectory where Members: Trajectory {
  /// Evaluates the motion inside the group, and its velocity in the time of the group.
  @inlinable
  public func state(at time: Double) -> KinematicState<Members.Value> {
    let local = localState(at: time)
    let state = state(atLocal: local)
    return returnsToStart(at: time, local.time)
      ? KinematicState(value: members.start, velocity: state.velocity) : state
  }

  /// Evaluates the motion beyond the group, where an easing overshoots it.
  @inlinable
  public func state(beyond time: Double) -> KinematicState<Members.Value> {
    state(atLocal: localTime(beyond: time))
  }

  @inlinable
  func state(atLocal local: (time: Double, rate: Double)) -> KinematicState<Members.Value> {
    let state =
      isInside(local.time) ? members.state(at: local.time) : members.state(beyond: local.time)
    return state.scaledTime(by: local.rate)
  }

  /// The recurrences of the motion, in a group of infinite duration.
  ///
  /// In a finite group only their number is known.
  @inlinable
  public static func recurrences(of motion: Self) -> [Recurrence] {
    guard motion.duration < .infinity else {
      return motion.easing.isLinear ? motion.members.recurrences : [.standstill()]
    }
    return motion.members.recurrences.behind(
      motion.easing, scale: motion.duration, duration: motion.duration)
  }

  /// The least exactness of the members.
  @inlinable
  public var exactness: Exactness { members.exactness }

  /// Visits the stretches of the motion as the easing passes through them.
  ///
  /// Rates under an easing that is not linear are found by sampling.
  @inlinable
  public static func visitStretches(
    of measure: Measure<Members.Value>, in motion: Self, from start: Double, upTo end: Double,
    beyond: Bool, _ body: (Stretch) -> Bool
  ) -> Bool {
    guard motion.duration < .infinity else {
      return motion.easing.isLinear
        ? motion.members.visitStretches(of: measure, from: start, upTo: end, beyond: beyond, body)
        : motion.visitHold(
          of: measure, at: motion.value(at: -.infinity), from: start, upTo: Swift.min(0, end), body)
          && motion.visitHold(
            of: measure, at: motion.value(at: 0), from: Swift.max(0, start), upTo: end, body)
    }
    if beyond && motion.duration > 0 {
      return motion.visit(measure, from: start, upTo: Swift.min(0, end), beyond: true, body)
        && motion.visit(
          measure, from: Swift.max(0, start), upTo: Swift.min(motion.duration, end), body)
        && motion.visit(
          measure, from: Swift.max(motion.duration, start), upTo: end, beyond: true, body)
    }
    return motion.visitHeld(
      of: measure, from: start, upTo: end, beyond: false, until: motion.duration, body
    ) {
      motion.visit(measure, from: $0, upTo: $1, body)
    }
  }

  @inlinable
  func visit(
    _ measure: Measure<Members.Value>, from start: Double, upTo end: Double,
    beyond: Bool = false, _ body: (Stretch) -> Bool
  ) -> Bool {
    guard start < end else { return true }
    if easing.isLinear {
      return members.visitStretches(
        of: measure, from: start, upTo: end, asMemberOf: duration, body)
    }
    return pass(from: start, upTo: end)
      .visitStretches(of: measure, as: self, beyond: beyond, progress: { $0 / duration }, body)
  }
}

extension TrackGroup {
  @inlinable
  func pass(from begin: Double, upTo end: Double) -> EasedPass<Members> {
    let (first, last) = (begin / duration, end / duration)
    return EasedPass(
      base: members, scale: duration, whole: duration, easing: easing,
      pieces: easing.pieces(from: first, upTo: last), begin: begin, end: end, first: first,
      last: last, factor: 1, isWhole: (begin == 0, end == duration))
  }

  /// Reports the events of the members as the easing passes them, and the ends of the group.
  @inlinable
  public static func visitEvents(
    of motion: Self, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    motion.visitEnds(at: 0, motion.duration, from: start, to: end, body) { start, end in
      guard motion.duration < .infinity else {
        guard motion.easing.isLinear else { return true }
        return motion.members.visitEvents(from: start, to: end, inMember: 0, body)
      }
      guard motion.duration > 0 else { return true }
      if motion.easing.isLinear {
        return motion.members.visitEvents(
          from: Swift.min(start, motion.duration), to: Swift.min(end, motion.duration), inMember: 0,
          body)
      }
      return motion.pass(from: 0, upTo: motion.duration)
        .visitEvents(from: start, to: end, progress: { $0 / motion.duration }) {
          body($0.moved(to: $0.time, inMember: 0))
        }
    }
  }
}

extension KinematicState {
  /// Returns the state with a velocity in a time that runs at a rate.
  ///
  /// It stays finite where an easing is vertical.
  @inlinable
  @inline(__always)
  func scaledTime(by rate: Double) -> KinematicState {
    rate == 1 ? self : scaledTimeOutOfLine(by: rate)
  }

  @inlinable
  @inline(never)
  func scaledTimeOutOfLine(by rate: Double) -> KinematicState {
    // At rate 0 the velocity is zero, even if the velocity of the motion is not a number.
    if rate == 0 { return KinematicState(value: value) }
    return KinematicState(value: value, velocity: velocity.scaled(within: rate.boundedFactor))
  }
}

extension TrackGroup: Equatable where Members: Equatable {}
extension TrackGroup: Hashable where Members: Hashable {}
