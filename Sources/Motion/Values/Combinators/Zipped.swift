// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

// Parameter packs are not specialized, and Embedded Swift has none. Members are stored separately
// because a member of a tuple of generic types is copied at each read.

/// Two motions of any types that share one time.
///
/// Each keeps its own type, so that sampling is specialized and allocates nothing. A motion that is
/// shorter than the others holds its end.
@frozen
public struct Zipped2<A: Playable, B: Playable>: MergedPlayable {
  /// The first member.
  public let first: A

  /// The second member.
  public let second: B

  @inlinable
  init(_ first: A, _ second: B) {
    self.first = first
    self.second = second
  }

  /// The time until the last member looks done, in seconds.
  @inlinable
  public var duration: Double { Swift.max(first.duration, second.duration) }

  /// The time until the last member has come to rest, in seconds.
  @inlinable
  public var restTime: Double { Swift.max(first.restTime, second.restTime) }

  /// Evaluates all members, in their order.
  @inlinable
  @inline(__always)
  public func value(at time: Double) -> (A.Output, B.Output) {
    (first.value(at: time), second.value(at: time))
  }

  /// Evaluates all members beyond their time; a member that is shorter than the whole holds its
  /// end.
  @inlinable
  public func value(beyond time: Double) -> (A.Output, B.Output) {
    value(at: time, beyond: duration)
  }

  /// Evaluates all members as members of a larger whole; a shorter member holds its end.
  @inlinable
  public static func value(of motion: Self, at time: Double, beyond duration: Double) -> (
    A.Output, B.Output
  ) {
    (
      motion.first.value(at: time, beyond: duration),
      motion.second.value(at: time, beyond: duration)
    )
  }

  @inlinable
  package var memberCount: Int { 2 }

  @inlinable
  package func visitEvents(
    ofMember index: Int, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    index == 0
      ? first.visitEvents(from: start, to: end, inMember: 0, body)
      : second.visitEvents(from: start, to: end, inMember: 1, body)
  }

  @inlinable
  package func nextMemberEvent(from time: Double, isBackward: Bool) -> Double? {
    nearest(
      first.nextEvent(from: time, isBackward: isBackward),
      second.nextEvent(from: time, isBackward: isBackward),
      isBackward: isBackward)
  }
}

extension Zipped2 where A: Trajectory, B: Trajectory {
  /// Evaluates the positions and velocities of all members, in their order.
  @inlinable
  public func states(
    at time: Double
  ) -> (KinematicState<A.Value>, KinematicState<B.Value>) {
    (first.state(at: time), second.state(at: time))
  }
}

extension Zipped2: Equatable where A: Equatable, B: Equatable {}
extension Zipped2: Hashable where A: Hashable, B: Hashable {}

#if !hasFeature(Embedded)
extension Zipped2: Codable where A: Codable, B: Codable {
  /// Reads the motions.
  ///
  /// - Throws: `DecodingError` with the path if one is missing, or if a key is unknown.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("first", "second")
    self.init(
      try container.decode(A.self, forKey: "first"),
      try container.decode(B.self, forKey: "second"))
  }
}
#endif

/// Combines two motions that share one time.
///
/// ```swift
/// let reveal = zip(
///   EasedTrajectory(from: 20.0, to: 0, duration: 0.4, easing: .linear),
///   EasedTrajectory(from: Float(0), to: 1, duration: 0.2, easing: .linear))
/// let (radius, opacity) = reveal.value(at: 0.3)
/// radius  // 5.0
/// opacity  // 1.0
/// ```
/// - Returns: A motion whose value is a tuple, and which looks done when its last member does.
@inlinable
public func zip<A: Playable, B: Playable>(_ first: A, _ second: B) -> Zipped2<A, B> {
  Zipped2(first, second)
}

/// Three motions of any types that share one time.
///
/// Each keeps its own type, so that sampling is specialized and allocates nothing. A motion that is
/// shorter than the others holds its end.
@frozen
public struct Zipped3<A: Playable, B: Playable, C: Playable>: MergedPlayable {
  /// The first member.
  public let first: A

  /// The second member.
  public let second: B

  /// The third member.
  public let third: C

  @inlinable
  init(_ first: A, _ second: B, _ third: C) {
    self.first = first
    self.second = second
    self.third = third
  }

  /// The time until the last member looks done, in seconds.
  @inlinable
  public var duration: Double {
    Swift.max(Swift.max(first.duration, second.duration), third.duration)
  }

  /// The time until the last member has come to rest, in seconds.
  @inlinable
  public var restTime: Double {
    Swift.max(Swift.max(first.restTime, second.restTime), third.restTime)
  }

  /// Evaluates all members, in their order.
  @inlinable
  @inline(__always)
  public func value(at time: Double) -> (A.Output, B.Output, C.Output) {
    (first.value(at: time), second.value(at: time), third.value(at: time))
  }

  /// Evaluates all members beyond their time; a member that is shorter than the whole holds its
  /// end.
  @inlinable
  public func value(beyond time: Double) -> (A.Output, B.Output, C.Output) {
    value(at: time, beyond: duration)
  }

  /// Evaluates all members as members of a larger whole; a shorter member holds its end.
  @inlinable
  public static func value(of motion: Self, at time: Double, beyond duration: Double) -> (
    A.Output, B.Output, C.Output
  ) {
    (
      motion.first.value(at: time, beyond: duration),
      motion.second.value(at: time, beyond: duration),
      motion.third.value(at: time, beyond: duration)
    )
  }

  @inlinable
  package var memberCount: Int { 3 }

  @inlinable
  package func visitEvents(
    ofMember index: Int, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    switch index {
    case 0: first.visitEvents(from: start, to: end, inMember: 0, body)
    case 1: second.visitEvents(from: start, to: end, inMember: 1, body)
    default: third.visitEvents(from: start, to: end, inMember: 2, body)
    }
  }

  @inlinable
  package func nextMemberEvent(from time: Double, isBackward: Bool) -> Double? {
    nearest(
      first.nextEvent(from: time, isBackward: isBackward),
      second.nextEvent(from: time, isBackward: isBackward),
      third.nextEvent(from: time, isBackward: isBackward),
      isBackward: isBackward)
  }
}

extension Zipped3 where A: Trajectory, B: Trajectory, C: Trajectory {
  /// Evaluates the positions and velocities of all members, in their order.
  @inlinable
  public func states(
    at time: Double
  ) -> (KinematicState<A.Value>, KinematicState<B.Value>, KinematicState<C.Value>) {
    (first.state(at: time), second.state(at: time), third.state(at: time))
  }
}

extension Zipped3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Zipped3: Hashable where A: Hashable, B: Hashable, C: Hashable {}

#if !hasFeature(Embedded)
extension Zipped3: Codable where A: Codable, B: Codable, C: Codable {
  /// Reads the motions.
  ///
  /// - Throws: `DecodingError` with the path if one is missing, or if a key is unknown.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("first", "second", "third")
    self.init(
      try container.decode(A.self, forKey: "first"),
      try container.decode(B.self, forKey: "second"),
      try container.decode(C.self, forKey: "third"))
  }
}
#endif

/// Combines three motions that share one time.
///
/// - Returns: A motion whose value is a tuple, and which looks done when its last member does.
@inlinable
public func zip<A: Playable, B: Playable, C: Playable>(_ first: A, _ second: B, _ third: C)
  -> Zipped3<A, B, C>
{
  Zipped3(first, second, third)
}

/// Four motions of any types that share one time.
///
/// Each keeps its own type, so that sampling is specialized and allocates nothing. A motion that is
/// shorter than the others holds its end.
@frozen
public struct Zipped4<A: Playable, B: Playable, C: Playable, D: Playable>: MergedPlayable {
  /// The first member.
  public let first: A

  /// The second member.
  public let second: B

  /// The third member.
  public let third: C

  /// The fourth member.
  public let fourth: D

  @inlinable
  init(_ first: A, _ second: B, _ third: C, _ fourth: D) {
    self.first = first
    self.second = second
    self.third = third
    self.fourth = fourth
  }

  /// The time until the last member looks done, in seconds.
  @inlinable
  public var duration: Double {
    Swift.max(
      Swift.max(Swift.max(first.duration, second.duration), third.duration), fourth.duration)
  }

  /// The time until the last member has come to rest, in seconds.
  @inlinable
  public var restTime: Double {
    Swift.max(
      Swift.max(Swift.max(first.restTime, second.restTime), third.restTime), fourth.restTime)
  }

  /// Evaluates all members, in their order.
  @inlinable
  @inline(__always)
  public func value(at time: Double) -> (A.Output, B.Output, C.Output, D.Output) {
    (first.value(at: time), second.value(at: time), third.value(at: time), fourth.value(at: time))
  }

  /// Evaluates all members beyond their time; a member that is shorter than the whole holds its
  /// end.
  @inlinable
  public func value(beyond time: Double) -> (A.Output, B.Output, C.Output, D.Output) {
    value(at: time, beyond: duration)
  }

  /// Evaluates all members as members of a larger whole; a shorter member holds its end.
  @inlinable
  public static func value(of motion: Self, at time: Double, beyond duration: Double) -> (
    A.Output, B.Output, C.Output, D.Output
  ) {
    (
      motion.first.value(at: time, beyond: duration),
      motion.second.value(at: time, beyond: duration),
      motion.third.value(at: time, beyond: duration),
      motion.fourth.value(at: time, beyond: duration)
    )
  }

  @inlinable
  package var memberCount: Int { 4 }

  @inlinable
  package func visitEvents(
    ofMember index: Int, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    switch index {
    case 0: first.visitEvents(from: start, to: end, inMember: 0, body)
    case 1: second.visitEvents(from: start, to: end, inMember: 1, body)
    case 2: third.visitEvents(from: start, to: end, inMember: 2, body)
    default: fourth.visitEvents(from: start, to: end, inMember: 3, body)
    }
  }

  @inlinable
  package func nextMemberEvent(from time: Double, isBackward: Bool) -> Double? {
    nearest(
      first.nextEvent(from: time, isBackward: isBackward),
      second.nextEvent(from: time, isBackward: isBackward),
      third.nextEvent(from: time, isBackward: isBackward),
      fourth.nextEvent(from: time, isBackward: isBackward),
      isBackward: isBackward)
  }
}

extension Zipped4 where A: Trajectory, B: Trajectory, C: Trajectory, D: Trajectory {
  /// Evaluates the positions and velocities of all members, in their order.
  @inlinable
  public func states(
    at time: Double
  ) -> (
    KinematicState<A.Value>, KinematicState<B.Value>, KinematicState<C.Value>,
    KinematicState<D.Value>
  ) {
    (first.state(at: time), second.state(at: time), third.state(at: time), fourth.state(at: time))
  }
}

extension Zipped4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Zipped4: Hashable where A: Hashable, B: Hashable, C: Hashable, D: Hashable {}

#if !hasFeature(Embedded)
extension Zipped4: Codable where A: Codable, B: Codable, C: Codable, D: Codable {
  /// Reads the motions.
  ///
  /// - Throws: `DecodingError` with the path if one is missing, or if a key is unknown.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("first", "second", "third", "fourth")
    self.init(
      try container.decode(A.self, forKey: "first"),
      try container.decode(B.self, forKey: "second"),
      try container.decode(C.self, forKey: "third"),
      try container.decode(D.self, forKey: "fourth"))
  }
}
#endif

/// Combines four motions that share one time.
///
/// - Returns: A motion whose value is a tuple, and which looks done when its last member does.
@inlinable
public func zip<A: Playable, B: Playable, C: Playable, D: Playable>(
  _ first: A, _ second: B, _ third: C, _ fourth: D
) -> Zipped4<A, B, C, D> {
  Zipped4(first, second, third, fourth)
}
