// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

// Why not tuples? A member of a tuple whose types are generic is copied whenever it is read, with
// all that it refers to; a stored property is read where it is. Why not parameter packs? They are
// not specialized, and Embedded Swift has none.

/// Two motions of different types.
@frozen
public struct MotionPair<A: Trajectory, B: Trajectory>: MotionTuple {
  /// The first member.
  public let first: A

  /// The second member.
  public let second: B

  /// Holds two motions.
  @inlinable
  public init(_ first: A, _ second: B) {
    (self.first, self.second) = (first, second)
  }

  /// The members as a tuple, in their order.
  @inlinable
  public var tracks: (A, B) { (first, second) }

  /// The seconds of the longest member.
  @inlinable
  public var duration: Double { Swift.max(first.duration, second.duration) }

  /// Evaluates the positions of all members, in their order.
  @inlinable
  public func values(at instant: LocalInstant) -> (A.Value, B.Value) {
    (instant.value(of: first), instant.value(of: second))
  }

  /// Evaluates the positions and velocities of all members, in their order.
  @inlinable
  public func states(at instant: LocalInstant) -> (KinematicState<A.Value>, KinematicState<B.Value>)
  {
    (instant.state(of: first), instant.state(of: second))
  }
}

extension MotionPair: Equatable where A: Equatable, B: Equatable {}
extension MotionPair: Hashable where A: Hashable, B: Hashable {}

extension TrackGroup {
  /// Groups two motions.
  ///
  /// - Precondition: `duration` is not negative and not NaN.
  @inlinable
  public init<A, B>(
    _ first: A, _ second: B, duration: Double? = nil,
    easing: Easing = .linear
  ) where Members == MotionPair<A, B> {
    self.init(MotionPair(first, second), duration: duration, easing: easing)
  }
}

/// Three motions of different types.
@frozen
public struct MotionTriple<A: Trajectory, B: Trajectory, C: Trajectory>: MotionTuple {
  /// The first member.
  public let first: A

  /// The second member.
  public let second: B

  /// The third member.
  public let third: C

  /// Holds three motions.
  @inlinable
  public init(_ first: A, _ second: B, _ third: C) {
    (self.first, self.second, self.third) = (first, second, third)
  }

  /// The members as a tuple, in their order.
  @inlinable
  public var tracks: (A, B, C) { (first, second, third) }

  /// The seconds of the longest member.
  @inlinable
  public var duration: Double { Swift.max(first.duration, second.duration, third.duration) }

  /// Evaluates the positions of all members, in their order.
  @inlinable
  public func values(at instant: LocalInstant) -> (A.Value, B.Value, C.Value) {
    (instant.value(of: first), instant.value(of: second), instant.value(of: third))
  }

  /// Evaluates the positions and velocities of all members, in their order.
  @inlinable
  public func states(at instant: LocalInstant) -> (
    KinematicState<A.Value>, KinematicState<B.Value>, KinematicState<C.Value>
  ) {
    (instant.state(of: first), instant.state(of: second), instant.state(of: third))
  }
}

extension MotionTriple: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension MotionTriple: Hashable where A: Hashable, B: Hashable, C: Hashable {}

extension TrackGroup {
  /// Groups three motions.
  ///
  /// - Precondition: `duration` is not negative and not NaN.
  @inlinable
  public init<A, B, C>(
    _ first: A, _ second: B, _ third: C, duration: Double? = nil,
    easing: Easing = .linear
  ) where Members == MotionTriple<A, B, C> {
    self.init(MotionTriple(first, second, third), duration: duration, easing: easing)
  }
}

/// Four motions of different types.
@frozen
public struct MotionQuadruple<A: Trajectory, B: Trajectory, C: Trajectory, D: Trajectory>:
  MotionTuple
{
  /// The first member.
  public let first: A

  /// The second member.
  public let second: B

  /// The third member.
  public let third: C

  /// The fourth member.
  public let fourth: D

  /// Holds four motions.
  @inlinable
  public init(_ first: A, _ second: B, _ third: C, _ fourth: D) {
    (self.first, self.second, self.third, self.fourth) = (first, second, third, fourth)
  }

  /// The members as a tuple, in their order.
  @inlinable
  public var tracks: (A, B, C, D) { (first, second, third, fourth) }

  /// The seconds of the longest member.
  @inlinable
  public var duration: Double {
    Swift.max(first.duration, second.duration, third.duration, fourth.duration)
  }

  /// Evaluates the positions of all members, in their order.
  @inlinable
  public func values(at instant: LocalInstant) -> (A.Value, B.Value, C.Value, D.Value) {
    (
      instant.value(of: first), instant.value(of: second), instant.value(of: third),
      instant.value(of: fourth)
    )
  }

  /// Evaluates the positions and velocities of all members, in their order.
  @inlinable
  public func states(at instant: LocalInstant) -> (
    KinematicState<A.Value>, KinematicState<B.Value>, KinematicState<C.Value>,
    KinematicState<D.Value>
  ) {
    (
      instant.state(of: first), instant.state(of: second), instant.state(of: third),
      instant.state(of: fourth)
    )
  }
}

extension MotionQuadruple: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension MotionQuadruple: Hashable where A: Hashable, B: Hashable, C: Hashable, D: Hashable {}

extension TrackGroup {
  /// Groups four motions.
  ///
  /// - Precondition: `duration` is not negative and not NaN.
  @inlinable
  public init<A, B, C, D>(
    _ first: A, _ second: B, _ third: C, _ fourth: D, duration: Double? = nil,
    easing: Easing = .linear
  ) where Members == MotionQuadruple<A, B, C, D> {
    self.init(MotionQuadruple(first, second, third, fourth), duration: duration, easing: easing)
  }
}

/// Five motions of different types.
@frozen
public struct MotionQuintuple<
  A: Trajectory, B: Trajectory, C: Trajectory, D: Trajectory, E: Trajectory
>: MotionTuple {
  /// The first member.
  public let first: A

  /// The second member.
  public let second: B

  /// The third member.
  public let third: C

  /// The fourth member.
  public let fourth: D

  /// The fifth member.
  public let fifth: E

  /// Holds five motions.
  @inlinable
  public init(_ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E) {
    (self.first, self.second, self.third, self.fourth, self.fifth) = (
      first, second, third, fourth, fifth
    )
  }

  /// The members as a tuple, in their order.
  @inlinable
  public var tracks: (A, B, C, D, E) { (first, second, third, fourth, fifth) }

  /// The seconds of the longest member.
  @inlinable
  public var duration: Double {
    Swift.max(first.duration, second.duration, third.duration, fourth.duration, fifth.duration)
  }

  /// Evaluates the positions of all members, in their order.
  @inlinable
  public func values(at instant: LocalInstant) -> (A.Value, B.Value, C.Value, D.Value, E.Value) {
    (
      instant.value(of: first), instant.value(of: second), instant.value(of: third),
      instant.value(of: fourth), instant.value(of: fifth)
    )
  }

  /// Evaluates the positions and velocities of all members, in their order.
  @inlinable
  public func states(at instant: LocalInstant) -> (
    KinematicState<A.Value>, KinematicState<B.Value>, KinematicState<C.Value>,
    KinematicState<D.Value>, KinematicState<E.Value>
  ) {
    (
      instant.state(of: first), instant.state(of: second), instant.state(of: third),
      instant.state(of: fourth), instant.state(of: fifth)
    )
  }
}

extension MotionQuintuple: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
extension MotionQuintuple: Hashable
where A: Hashable, B: Hashable, C: Hashable, D: Hashable, E: Hashable {}

extension TrackGroup {
  /// Groups five motions.
  ///
  /// - Precondition: `duration` is not negative and not NaN.
  @inlinable
  public init<A, B, C, D, E>(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, duration: Double? = nil,
    easing: Easing = .linear
  ) where Members == MotionQuintuple<A, B, C, D, E> {
    self.init(
      MotionQuintuple(first, second, third, fourth, fifth), duration: duration, easing: easing)
  }
}

/// Six motions of different types.
@frozen
public struct MotionSextuple<
  A: Trajectory, B: Trajectory, C: Trajectory, D: Trajectory, E: Trajectory, F: Trajectory
>: MotionTuple {
  /// The first member.
  public let first: A

  /// The second member.
  public let second: B

  /// The third member.
  public let third: C

  /// The fourth member.
  public let fourth: D

  /// The fifth member.
  public let fifth: E

  /// The sixth member.
  public let sixth: F

  /// Holds six motions.
  @inlinable
  public init(_ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F) {
    (self.first, self.second, self.third, self.fourth, self.fifth, self.sixth) = (
      first, second, third, fourth, fifth, sixth
    )
  }

  /// The members as a tuple, in their order.
  @inlinable
  public var tracks: (A, B, C, D, E, F) { (first, second, third, fourth, fifth, sixth) }

  /// The seconds of the longest member.
  @inlinable
  public var duration: Double {
    Swift.max(
      first.duration, second.duration, third.duration, fourth.duration, fifth.duration,
      sixth.duration)
  }

  /// Evaluates the positions of all members, in their order.
  @inlinable
  public func values(at instant: LocalInstant) -> (
    A.Value, B.Value, C.Value, D.Value, E.Value, F.Value
  ) {
    (
      instant.value(of: first), instant.value(of: second), instant.value(of: third),
      instant.value(of: fourth), instant.value(of: fifth), instant.value(of: sixth)
    )
  }

  /// Evaluates the positions and velocities of all members, in their order.
  @inlinable
  public func states(at instant: LocalInstant) -> (
    KinematicState<A.Value>, KinematicState<B.Value>, KinematicState<C.Value>,
    KinematicState<D.Value>, KinematicState<E.Value>, KinematicState<F.Value>
  ) {
    (
      instant.state(of: first), instant.state(of: second), instant.state(of: third),
      instant.state(of: fourth), instant.state(of: fifth), instant.state(of: sixth)
    )
  }
}

extension MotionSextuple: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
extension MotionSextuple: Hashable
where A: Hashable, B: Hashable, C: Hashable, D: Hashable, E: Hashable, F: Hashable {}

extension TrackGroup {
  /// Groups six motions.
  ///
  /// - Precondition: `duration` is not negative and not NaN.
  @inlinable
  public init<A, B, C, D, E, F>(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F,
    duration: Double? = nil,
    easing: Easing = .linear
  ) where Members == MotionSextuple<A, B, C, D, E, F> {
    self.init(
      MotionSextuple(first, second, third, fourth, fifth, sixth), duration: duration, easing: easing
    )
  }
}

#if !hasFeature(Embedded)
extension MotionPair: Codable where A: Codable, B: Codable {}
extension MotionTriple: Codable where A: Codable, B: Codable, C: Codable {}
extension MotionQuadruple: Codable where A: Codable, B: Codable, C: Codable, D: Codable {}
extension MotionQuintuple: Codable
where A: Codable, B: Codable, C: Codable, D: Codable, E: Codable {}
extension MotionSextuple: Codable
where A: Codable, B: Codable, C: Codable, D: Codable, E: Codable, F: Codable {}
#endif
