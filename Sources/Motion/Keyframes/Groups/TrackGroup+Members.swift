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
    let (time, rate) = localState(at: time)
    return (
      state(of: members.first, at: time, rate),
      state(of: members.second, at: time, rate)
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
    let (time, rate) = localState(at: time)
    return (
      state(of: members.first, at: time, rate),
      state(of: members.second, at: time, rate),
      state(of: members.third, at: time, rate)
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
    let (time, rate) = localState(at: time)
    return (
      state(of: members.first, at: time, rate),
      state(of: members.second, at: time, rate),
      state(of: members.third, at: time, rate),
      state(of: members.fourth, at: time, rate)
    )
  }
}

extension TrackGroup {
  /// Returns the state of one of several members, with the velocity in the time of the group.
  @inlinable
  func state<Member: Trajectory>(
    of member: Member, at time: Double, _ rate: Double
  ) -> KinematicState<Member.Value> {
    let state =
      isInside(time) ? member.state(at: time) : member.state(at: time, beyond: duration)
    return state.scaledTime(by: rate)
  }
}
