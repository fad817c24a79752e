// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A trajectory that shows other trajectories at other times.
///
/// Its stretches, recurrences and settling time are those of its members, mapped by its legs. Three
/// requirements suffice:
/// ```swift
/// struct Echo<Base: Trajectory>: LegTrajectory {
///   typealias Value = Base.Value
///   let base: Base
///   var duration: Double { base.duration + 1 }
///   func leg(at time: Double) -> MotionLeg {
///     time < 1 ? .holding(-.infinity, until: 1) : .playing(from: 1)
///   }
///   func member(_ index: Int) -> Base { base }
/// }
/// let echo = Echo(base: EasedTrajectory(from: 0.0, to: 8, duration: 2, easing: .linear))
/// echo.value(at: 2)  // 4.0
/// echo.velocity(at: 2)  // 4.0
/// echo.firstTime(reaching: 2)  // 1.5
/// ```
public protocol LegTrajectory: LegPlayable, Trajectory where Member: Trajectory {}

extension LegTrajectory {
  /// Evaluates the member of the leg at its local time.
  @inlinable
  public func value(at time: Double) -> Value { state(at: time).value }

  /// Evaluates the member of the leg that continues beyond the motion's own time.
  @inlinable
  public func value(beyond time: Double) -> Value { state(beyond: time).value }

  /// Evaluates the member of the leg at its local time; its velocity is multiplied by the speed.
  @inlinable
  public func state(at time: Double) -> KinematicState<Value> {
    let time = time == time ? time : 0
    let leg = leg(at: time)
    return shown(member(leg.member).state(at: localTime(at: time, in: leg)), in: leg)
  }

  /// Evaluates the member of the leg that continues beyond the motion's own time.
  @inlinable
  public func state(beyond time: Double) -> KinematicState<Value> {
    let time = time == time ? time : 0
    let leg = leg(beyond: time)
    guard leg.isBeyond else { return state(at: time) }
    let (member, local) = (member(leg.member), localTime(at: time, in: leg))
    return leg.speed == 0
      ? KinematicState(value: member.value(at: local))
      : shown(member.state(beyond: local), in: leg)
  }

  /// A member's state as a leg shows it: with its velocity multiplied by the speed.
  @inlinable
  func shown(_ state: KinematicState<Value>, in leg: MotionLeg) -> KinematicState<Value> {
    if leg.speed == 0 { return KinematicState(value: state.value) }
    let velocity = state.velocity.scaled(within: leg.speed.magnitude)
    return KinematicState(
      value: state.value, velocity: leg.speed < 0 ? .zero - velocity : velocity)
  }

  /// Visits the stretches of the members as the legs show them.
  ///
  /// A leg that runs back visits its member in windows, the latest first.
  ///
  /// - Complexity: O(*n*) for *n* legs and stretches in the interval.
  @inlinable
  public static func visitStretches(
    of measure: Measure<Value>, in motion: Self, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    var begin = start
    while begin < end {
      let leg = beyond ? motion.leg(beyond: begin) : motion.leg(at: begin)
      let stop = Swift.min(leg.end, end)
      guard motion.visit(leg, measure, from: begin, upTo: stop, beyond, body) else { return false }
      begin = stop
    }
    return true
  }

  /// Visits the stretches of a part of a leg.
  @inlinable
  func visit(
    _ leg: MotionLeg, _ measure: Measure<Value>, from begin: Double, upTo end: Double,
    _ beyond: Bool, _ body: (Stretch) -> Bool
  ) -> Bool {
    let member = member(leg.member)
    let first = begin == leg.begin ? leg.first : localTime(at: begin, in: leg)
    // Where the member has come to rest, its time may be infinite.
    if leg.speed == 0 || first == (leg.speed > 0 ? .infinity : -.infinity) {
      return visitHold(of: measure, at: member.value(at: first), from: begin, upTo: end, body)
    }
    if leg.isIdentity {
      return member.visitStretches(
        of: measure, from: begin, upTo: end, beyond: leg.isBeyond, body)
    }
    let last = end == leg.end ? leg.last : limit(of: leg, at: end)
    if leg.speed > 0 {
      return visitRising(
        member, measure, inner: (first, last), outer: (begin, end), factor: leg.speed,
        beyond: leg.isBeyond, threshold: { instant(of: $0, in: leg) }, body)
    }
    return visitFalling(
      member, measure, inner: (last, first), outer: (begin, end), factor: leg.speed,
      beyond: leg.isBeyond,
      shown: measure.isOfVelocity ? nil : measure(state(at: begin, isBeyond: beyond)),
      threshold: { instant(of: $0, in: leg) }, body)
  }

  /// The least exactness of the members that the legs play; one that is only held does not count.
  ///
  /// - Complexity: O(*n*) for *n* legs, of which at most 1024 are looked at.
  @inlinable
  public var exactness: Exactness {
    var exactness = Exactness.closed
    var members: [Int] = []
    var begin = -Double.infinity
    for _ in 0..<1024 where begin < .infinity {
      let leg = leg(at: begin)
      begin = leg.end
      guard leg.speed != 0, !members.contains(leg.member) else { continue }
      exactness = Swift.min(exactness, member(leg.member).exactness)
      members.append(leg.member)
    }
    return exactness
  }

  /// The recurrences of the members, in the parts that the legs show, and a value that is held
  /// forever by a motion that never comes to rest.
  ///
  /// - Complexity: O(*n*) for *n* legs, and that of the members' recurrences.
  @inlinable
  public static func recurrences(of motion: Self) -> [Recurrence] {
    var result: [Recurrence] = []
    var begin = 0.0
    while begin < .infinity {
      let leg = motion.leg(at: begin)
      if leg.speed != 0 {
        result += motion.recurrences(in: leg)
      } else if leg.end == .infinity && motion.restTime == .infinity {
        result.append(.standstill(from: Swift.max(0, leg.begin)))
      }
      begin = leg.end
    }
    return result
  }

  @inlinable
  func recurrences(in leg: MotionLeg) -> [Recurrence] {
    let all = member(leg.member).recurrences
    guard leg.speed < 0 else {
      let isCut = leg.first > 0 || leg.last < .infinity
      let shown = isCut ? all.clipped(from: Swift.max(0, leg.first), upTo: leg.last) : all
      return leg.isIdentity
        ? shown : shown.map { $0.mapped(speed: leg.speed) { instant(of: $0, in: leg) } }
    }
    return all.clipped(from: leg.last, upTo: leg.first).reversed().map {
      Recurrence(
        begin: instant(of: $0.end, in: leg),
        end: Swift.min(leg.end, instant(of: $0.begin, in: leg)),
        period: $0.period / -leg.speed, factor: $0.factor.map { 1 / $0 })
    }
  }

  /// Returns the settling time of the member that is shown last, or the last instant at which an
  /// earlier one is far from the end.
  @inlinable
  public func settlingTime(within distance: Double) -> Double {
    let leg = leg(at: .infinity)
    guard leg.speed > 0 else { return visitedSettlingTime(within: distance) }
    let begin = Swift.max(0, leg.begin)
    return settlingTime(
      within: distance, last: member(leg.member), from: begin, at: localTime(at: begin, in: leg)
    ) { instant(of: $0, in: leg) }
  }
}
