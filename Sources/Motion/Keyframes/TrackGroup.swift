// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Several motions of different types that share one time.
///
/// A group is Core Animation's: its members run in the group's time and are **clipped, not
/// scaled**. One that is longer than the group is cut off at the group's end, and one that is
/// shorter holds its end.
/// ```swift
/// let reveal = TrackGroup(
///   EasedTrajectory(from: 20.0, to: 0, duration: 0.4, easing: .linear),  // blur radius
///   EasedTrajectory(from: Float(0), to: 1, duration: 0.2, easing: .linear))  // opacity
/// let (radius, opacity) = reveal.values(at: 0.3)
/// radius  // 5.0
/// opacity  // 1.0
/// reveal.states(at: 0.1).0.velocity  // -50.0
/// ```
///
/// The easing of the group warps the time that its members see, and theirs comes on top: a member
/// with easing *E* in a group of its duration with easing *E* makes the progress *E*(*E*(*t*/*d*)).
/// ```swift
/// let nested = TrackGroup(
///   EasedTrajectory(from: 20.0, to: 0, duration: 0.4, easing: .easeInOut),
///   EasedTrajectory(from: 0.0, to: 1, duration: 0.4, easing: .easeInOut), easing: .easeInOut)
/// nested.values(at: 0.1).0  // 19.3346
/// ```
/// Where that easing overshoots, the members overshoot with it: those that are as long as the
/// group or longer go on, as their `state(beyond:)` says, and those that were over hold
/// still. (Core Animation holds them all, so that an overshoot is cut off flat.)
///
/// A ``Timing`` delays, repeats and reverses a group:
/// ```swift
/// let blur = TrackGroup(
///   EasedTrajectory(from: 20.0, to: 0, duration: 0.4, easing: .linear),
///   EasedTrajectory(from: 0.0, to: 1, duration: 0.4, easing: .linear))
/// let breathing = Timing(duration: 0.4, iterations: .infinity, direction: .alternate)
/// let share = breathing.sample(at: 0.5).progress ?? 0
/// blur.values(progress: share).0  // 5.0
/// ```
///
/// Every member keeps its own type, so that sampling knows them all and allocates nothing. Two to
/// six fit; a ``MotionTuple`` of your own holds more.
///
/// - Units: Seconds.
/// - Edge cases: Before time 0 the members' starts are held, after the duration what they were
///   at there, both at rest. NaN reads as time 0. A group of duration 0 is over at once: it shows
///   its members at their time 0. One of infinite duration runs its members as they are if its
///   easing is linear, and never leaves its start if it is not.
/// - Complexity: One easing sample, and one sample of each member.
@frozen
public struct TrackGroup<Members: MotionTuple>: Sendable {
  /// The members: a pair, a triple and so on.
  public let members: Members

  /// The seconds until the group holds still.
  public let duration: Double

  /// How the time of the members follows that of the group.
  public let easing: Easing

  @usableFromInline let isLinear: Bool

  /// Groups motions.
  ///
  /// - Parameters:
  ///   - members: The motions.
  ///   - duration: Seconds, those of the longest member if `nil`; 0 and infinity are legal.
  ///   - easing: How the time of the members follows that of the group.
  /// - Precondition: `duration` is not negative and not NaN.
  @inlinable
  public init(_ members: Members, duration: Double? = nil, easing: Easing = .linear) {
    let duration = duration ?? members.duration
    precondition(duration >= 0, "duration must not be negative, but is \(duration)")
    self.members = members
    self.duration = duration
    self.easing = easing
    isLinear = easing == .linear
  }

  /// The members in a tuple, as they were given.
  @inlinable
  public var tracks: Members.Tracks { members.tracks }

  /// Evaluates the positions of all members at a time.
  @inlinable
  @inline(__always)
  public func values(at time: Double) -> Members.Values {
    members.values(at: instant(at: time))
  }

  /// Evaluates the positions and velocities of all members at a time.
  ///
  /// The velocities count in the time of the group: they are the members' own times the slope of
  /// the group's easing, and bounded where that is vertical.
  @inlinable
  @inline(__always)
  public func states(at time: Double) -> Members.States {
    members.states(at: instant(at: time))
  }

  /// Evaluates the positions of all members at a share of the duration.
  ///
  /// - Parameter progress: A share that is held to 0…1. NaN reads as 0, as does every one if the
  ///   group has no end.
  /// - Returns: A tuple of a position of each member.
  @inlinable
  public func values(progress: Double) -> Members.Values {
    members.values(at: instant(progress: progress))
  }

  /// Evaluates the positions of all members at a share of the duration, outside 0…1 too.
  ///
  /// A timing whose easing overshoots gives such shares. The group's easing goes on along its
  /// tangents, and the members as where that easing overshoots.
  ///
  /// - Parameter progress: Any number; the infinities read as 0 and 1, and NaN as 0.
  /// - Returns: A tuple of a position of each member.
  @inlinable
  public func values(extrapolating progress: Double) -> Members.Values {
    members.values(at: instant(extrapolating: progress))
  }
}

extension TrackGroup: Equatable where Members: Equatable {}
extension TrackGroup: Hashable where Members: Hashable {}

extension TrackGroup {
  /// Finds the time that the members see.
  ///
  /// It is the time of the group, warped by the group's easing: *d* *E*(*t*/*d*). An easing that
  /// overshoots leads out of 0…``duration``.
  ///
  /// - Parameter time: Seconds since the group began.
  /// - Returns: Seconds, that of the start or of the end outside the duration.
  @inlinable
  public func localTime(at time: Double) -> Double {
    let time = instant(at: time).time
    return time > -.infinity ? time : 0
  }

  /// The instant that the members see at a time.
  @inlinable
  @inline(__always)
  func instant(at time: Double) -> LocalInstant {
    guard time <= duration && time >= 0, duration > 0 else { return instantOutside(at: time) }
    if isLinear { return LocalInstant(time: time, pace: 1, limit: duration) }
    return easedInstant(at: time)
  }

  /// The eased instant; out of line, or every sample would store a copy of the easing first.
  @inlinable
  @inline(never)
  func easedInstant(at time: Double) -> LocalInstant {
    let sample = easing.state(at: time / duration)
    return instant(at: sample.value, pace: sample.velocity)
  }

  /// The instant at a time when the group holds still, or at NaN.
  @inlinable
  @inline(never)
  func instantOutside(at time: Double) -> LocalInstant {
    if time != time && duration > 0 { return instant(at: 0) }
    guard time < 0 else { return instant(at: easing.value(at: 1), pace: 0) }
    let first = easing.value(at: 0)
    // A member that begins with a jump has not jumped yet.
    return first == 0
      ? LocalInstant(time: -.infinity, pace: 0, limit: duration) : instant(at: first, pace: 0)
  }

  /// The instant at an eased progress.
  @inlinable
  func instant(at progress: Double, pace: Double) -> LocalInstant {
    guard duration < .infinity else { return LocalInstant(time: 0, pace: 0, limit: duration) }
    return LocalInstant(time: progress * duration, pace: pace, limit: duration)
  }

  /// The instant at a progress before it is eased, held to 0…1.
  @inlinable
  func instant(progress: Double) -> LocalInstant {
    guard !(progress < 0 || progress > 1) else {
      return instantOutside(at: progress < 0 ? -1 : .infinity)
    }
    return instant(at: easing.value(at: progress), pace: 0)
  }

  /// The instant at a progress before it is eased, outside 0…1 too.
  @inlinable
  func instant(extrapolating progress: Double) -> LocalInstant {
    guard progress < 0 || progress > 1, progress.magnitude < .infinity else {
      return instant(progress: progress)
    }
    // So that no product of legal numbers overflows.
    let bounded = progress < -1e100 ? -1e100 : progress > 1e100 ? 1e100 : progress
    let local = easing.value(extrapolating: bounded)
    return instant(at: local < -1e100 ? -1e100 : local > 1e100 ? 1e100 : local, pace: 0)
  }
}
