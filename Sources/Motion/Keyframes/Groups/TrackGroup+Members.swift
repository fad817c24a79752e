// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension TrackGroup {
  /// Groups two motions.
  ///
  /// - Parameters:
  ///   - first: The first member.
  ///   - second: The second member.
  ///   - duration: Seconds; that of the longest member if nil.
  ///   - easing: The relation of the members' time to the group's.
  /// - Precondition: `duration` is not negative and not NaN.
  @inlinable
  public init<A, B>(
    _ first: A, _ second: B, duration: Double? = nil, easing: Easing = .linear
  ) where Members == Zipped2<A, B> {
    self.init(zip(first, second), duration: duration, easing: easing)
  }

  /// Evaluates the positions of all members, and their velocities in the time of the group.
  @inlinable
  public func states<A: Trajectory, B: Trajectory>(
    at time: Double
  ) -> (KinematicState<A.Value>, KinematicState<B.Value>) where Members == Zipped2<A, B> {
    let local = localState(at: time)
    let side = side(of: local.time, at: time)
    return (
      state(of: members.first, at: local, side),
      state(of: members.second, at: local, side)
    )
  }
}

extension TrackGroup {
  /// Groups three motions.
  ///
  /// - Parameters:
  ///   - first: The first member.
  ///   - second: The second member.
  ///   - third: The third member.
  ///   - duration: Seconds; that of the longest member if nil.
  ///   - easing: The relation of the members' time to the group's.
  /// - Precondition: `duration` is not negative and not NaN.
  @inlinable
  public init<A, B, C>(
    _ first: A, _ second: B, _ third: C, duration: Double? = nil, easing: Easing = .linear
  ) where Members == Zipped3<A, B, C> {
    self.init(zip(first, second, third), duration: duration, easing: easing)
  }

  /// Evaluates the positions of all members, and their velocities in the time of the group.
  @inlinable
  public func states<A: Trajectory, B: Trajectory, C: Trajectory>(
    at time: Double
  ) -> (KinematicState<A.Value>, KinematicState<B.Value>, KinematicState<C.Value>)
  where Members == Zipped3<A, B, C> {
    let local = localState(at: time)
    let side = side(of: local.time, at: time)
    return (
      state(of: members.first, at: local, side),
      state(of: members.second, at: local, side),
      state(of: members.third, at: local, side)
    )
  }
}

extension TrackGroup {
  /// Groups four motions.
  ///
  /// - Parameters:
  ///   - first: The first member.
  ///   - second: The second member.
  ///   - third: The third member.
  ///   - fourth: The fourth member.
  ///   - duration: Seconds; that of the longest member if nil.
  ///   - easing: The relation of the members' time to the group's.
  /// - Precondition: `duration` is not negative and not NaN.
  @inlinable
  public init<A, B, C, D>(
    _ first: A, _ second: B, _ third: C, _ fourth: D, duration: Double? = nil,
    easing: Easing = .linear
  ) where Members == Zipped4<A, B, C, D> {
    self.init(zip(first, second, third, fourth), duration: duration, easing: easing)
  }

  /// Evaluates the positions of all members, and their velocities in the time of the group.
  @inlinable
  public func states<A: Trajectory, B: Trajectory, C: Trajectory, D: Trajectory>(
    at time: Double
  ) -> (
    KinematicState<A.Value>, KinematicState<B.Value>, KinematicState<C.Value>,
    KinematicState<D.Value>
  ) where Members == Zipped4<A, B, C, D> {
    let local = localState(at: time)
    let side = side(of: local.time, at: time)
    return (
      state(of: members.first, at: local, side),
      state(of: members.second, at: local, side),
      state(of: members.third, at: local, side),
      state(of: members.fourth, at: local, side)
    )
  }
}

extension TrackGroup {
  /// Returns the state of one of several members, with the velocity in the time of the group.
  @inlinable
  @inline(__always)
  func state<Member: Trajectory>(
    of member: Member, at local: (time: Double, rate: Double), _ side: MemberSide
  ) -> KinematicState<Member.Value> {
    let state =
      side == .beyond ? stateBeyond(of: member, at: local.time) : member.state(at: local.time)
    let scaled = state.scaledTime(by: local.rate)
    return side == .start ? returned(scaled, of: member) : scaled
  }

  @inlinable
  @inline(never)
  func returned<Member: Trajectory>(
    _ state: KinematicState<Member.Value>, of member: Member
  ) -> KinematicState<Member.Value> {
    KinematicState(value: member.start, velocity: state.velocity)
  }

  /// Returns how members are evaluated at their time.
  @inlinable
  func side(of local: Double, at time: Double) -> MemberSide {
    returnsToStart(at: time, local) ? .start : isInside(local) ? .inside : .beyond
  }

  @inlinable
  @inline(never)
  func stateBeyond<Member: Trajectory>(
    of member: Member, at time: Double
  ) -> KinematicState<Member.Value> { member.state(at: time, beyond: duration) }
}

/// How the members of a group are evaluated at a time: inside their group, beyond it, or at an end
/// of the group at which they are back at their start.
@frozen
@usableFromInline
enum MemberSide {
  case inside, beyond, start
}
