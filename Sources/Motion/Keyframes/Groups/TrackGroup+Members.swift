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
    let isInside = isInside(local.time)
    return (
      state(of: members.first, at: local, isInside: isInside),
      state(of: members.second, at: local, isInside: isInside)
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
    let isInside = isInside(local.time)
    return (
      state(of: members.first, at: local, isInside: isInside),
      state(of: members.second, at: local, isInside: isInside),
      state(of: members.third, at: local, isInside: isInside)
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
    let isInside = isInside(local.time)
    return (
      state(of: members.first, at: local, isInside: isInside),
      state(of: members.second, at: local, isInside: isInside),
      state(of: members.third, at: local, isInside: isInside),
      state(of: members.fourth, at: local, isInside: isInside)
    )
  }
}

extension TrackGroup {
  /// Returns the state of one of several members, with the velocity in the time of the group.
  @inlinable
  @inline(__always)
  func state<Member: Trajectory>(
    of member: Member, at local: (time: Double, rate: Double), isInside: Bool
  ) -> KinematicState<Member.Value> {
    let state = isInside ? member.state(at: local.time) : stateBeyond(of: member, at: local.time)
    return state.scaledTime(by: local.rate)
  }

  @inlinable
  @inline(never)
  func stateBeyond<Member: Trajectory>(
    of member: Member, at time: Double
  ) -> KinematicState<Member.Value> { member.state(at: time, beyond: duration) }
}
