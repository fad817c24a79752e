// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// An instant of a group, as its members see it.
///
/// A group finds it once, with one sample of its easing, and then asks each member for its state.
@frozen
public struct LocalInstant: Hashable, Sendable {
  /// The members' time, in seconds; −∞ before they begin.
  public let time: Double

  /// How many of the members' seconds pass in one second; 0 where the group holds still.
  public let pace: Double

  /// The duration of the group.
  public let limit: Double

  // Decided once for all members: whether the group has the time, and whether the pace is tame.
  @usableFromInline let isInside: Bool
  @usableFromInline let isTame: Bool

  @inlinable
  init(time: Double, pace: Double, limit: Double) {
    self.time = time
    self.pace = pace
    self.limit = limit
    isInside = time >= 0 && time <= limit
    isTame = pace.magnitude <= 1e6
  }

  /// Evaluates the position of a member.
  @inlinable
  @inline(__always)
  public func value<Member: Trajectory>(of member: Member) -> Member.Value {
    isInside ? member.value(at: time) : state(beyond: member).value
  }

  /// Evaluates the position of a member, and its velocity in the time of the group.
  @inlinable
  @inline(__always)
  public func state<Member: Trajectory>(of member: Member) -> KinematicState<Member.Value> {
    let state = isInside ? member.state(at: time) : state(beyond: member)
    return KinematicState(value: state.value, velocity: paced(state.velocity))
  }

  /// Evaluates a member before it begins, or where an easing overshoots the group.
  ///
  /// A member that is over before the group is stays at its end, which it has held already.
  @inlinable
  @inline(never)
  func state<Member: Trajectory>(beyond member: Member) -> KinematicState<Member.Value> {
    let isHeld = time > limit ? member.duration < limit : time == -.infinity
    guard !isHeld else { return member.state(at: time) }
    let state = member.state(beyond: time)
    // A short member may be so far beyond its time that it leaves the range of numbers.
    let isFinite = state.value.hasFiniteComponents && state.velocity.hasFiniteComponents
    return isFinite ? state : KinematicState(value: member.state(at: time).value)
  }

  /// A velocity in the time of the group, which stays finite where the easing is vertical.
  @inlinable
  @inline(__always)
  func paced<Value: VectorSpace>(_ velocity: Value) -> Value {
    isTame ? velocity.scaled(by: pace) : bounded(velocity)
  }

  @inlinable
  @inline(never)
  func bounded<Value: VectorSpace>(_ velocity: Value) -> Value {
    let length = velocity.length
    guard length > 0 else { return .zero }
    let most = Swift.min(1e150, 1e300 / length)
    return velocity.scaled(by: pace > most ? most : pace < -most ? -most : pace)
  }
}
