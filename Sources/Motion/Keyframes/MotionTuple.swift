// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Some motions of different types, which a group samples together.
///
/// ``MotionPair`` to ``MotionSextuple`` hold two to six, and ``TrackGroup`` makes them from its
/// arguments. A type of your own conforms to hold more, or to give its values names:
/// ```swift
/// struct CardMotion: MotionTuple {
///   var scale = SpringTrajectory(from: 1.0, to: 2, spring: .snappy)
///   var offset = EasedTrajectory(from: SIMD2(0.0, 0), to: SIMD2(9, 0), duration: 1)
///
///   var tracks: Self { self }
///   var duration: Double { max(scale.duration, offset.duration) }
///   func values(at instant: LocalInstant) -> (scale: Double, offset: SIMD2<Double>) {
///     (instant.value(of: scale), instant.value(of: offset))
///   }
///   func states(
///     at instant: LocalInstant
///   ) -> (scale: KinematicState<Double>, offset: KinematicState<SIMD2<Double>>) {
///     (instant.state(of: scale), instant.state(of: offset))
///   }
/// }
/// TrackGroup(CardMotion(), duration: 1).values(at: 0.5).offset.x  // 4.5
/// ```
public protocol MotionTuple: Sendable {
  /// The members.
  associatedtype Tracks: Sendable

  /// A position of each member.
  associatedtype Values

  /// A position and velocity of each member.
  associatedtype States

  /// The members, as they were given.
  var tracks: Tracks { get }

  /// The seconds of the longest member.
  var duration: Double { get }

  /// Evaluates the positions of all members.
  func values(at instant: LocalInstant) -> Values

  /// Evaluates the positions and velocities of all members.
  func states(at instant: LocalInstant) -> States
}
