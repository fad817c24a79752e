// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A type that has a value at any time.
///
/// Trajectories, their groups, timelines, frame sequences and phases are playable. A playable value
/// can be delayed, retimed, reversed, clipped, repeated, followed by another, timed, grouped, or
/// played by a clock; the result is playable too, and a trajectory if the base is one.
/// ```swift
/// let card = zip(
///   SpringTrajectory(from: SIMD2(0.0, 0), to: SIMD2(120, 40), spring: .snappy),
///   EasedTrajectory(from: 0.0, to: 1, duration: 0.25))
/// let (position, opacity) = card.delayed(by: 0.1).value(at: 0.4)
/// opacity  // 1
/// ```
///
/// Sampling is total. Before time 0 the start is held, and from ``restTime`` onwards the end. NaN
/// is treated as time 0, −∞ as the start and +∞ as the end. For no time does a sample trap or return
/// NaN. It allocates nothing but the memory of its value, where that is a list, as in
/// ``TextReveal``, or a mesh.
///
/// The **duration** is the time at which the motion looks done: the given duration or, for a motion
/// that decays, the last time at which a thousandth of its greatest distance from the end, or more,
/// remains. Combinators that follow or repeat a motion use it. Sampling does not stop there: a
/// spring continues until ``restTime``.
///
/// A conformer needs ``duration`` and `value(at:)`. It may implement the other requirements where
/// it has more information. Those that only combinators and the analysis call are static, so that
/// the members of a motion are those that an app uses.
///
/// - Units: Times are in seconds.
public protocol Playable<Output>: Sendable {
  /// The type of the value.
  associatedtype Output: Sendable

  /// The time at which the motion looks done, in seconds; infinite if it never does.
  var duration: Double { get }

  /// The time from which onwards the motion holds its end to the bit, in seconds; at least the
  /// duration.
  ///
  /// The default is the duration.
  var restTime: Double { get }

  /// Evaluates the value at a time.
  func value(at time: Double) -> Output

  /// Evaluates the value where an easing overshoots the motion's own time.
  ///
  /// Inside 0..<``duration`` it equals `value(at:)`. Before, and from the duration onwards, a
  /// motion along a line continues along it, and any other holds its start and its end. At −∞ and
  /// +∞ every motion holds its start and its end, and so does the default at any time outside.
  func value(beyond time: Double) -> Output

  /// Evaluates the value as a member of a motion whose time an easing overshoots.
  ///
  /// A member that is shorter than the whole holds its end, and any other continues as
  /// `value(beyond:)` does. A motion that has members itself evaluates each of them in this way.
  ///
  /// - Parameters:
  ///   - motion: The member.
  ///   - time: The time in seconds, also outside 0..<`duration`.
  ///   - duration: The duration of the whole.
  /// - Returns: The value of the member.
  static func value(of motion: Self, at time: Double, beyond duration: Double) -> Output

  /// Returns the time of the nearest event.
  ///
  /// - Parameters:
  ///   - motion: The motion.
  ///   - time: The time from which to search.
  ///   - isBackward: Whether to search for earlier events, including one at `time` itself, or for
  ///     later ones.
  /// - Returns: Seconds, or `nil` if there is none.
  static func nextEvent(of motion: Self, from time: Double, isBackward: Bool) -> Double?

  /// Reports the events between two times, in their order.
  ///
  /// If `end` is later than `start` these are the events after `start`, through `end`. If it is
  /// earlier, these are the events after `end`, through `start`, from later to earlier. So
  /// neighboring intervals tile, and each event lies in just one of them. The default reports
  /// the beginning at time 0 and the end at the duration.
  ///
  /// - Parameters:
  ///   - motion: The motion.
  ///   - start: The time just after which to start.
  ///   - end: The time just after which to stop.
  ///   - body: Receives an event and returns whether to continue.
  /// - Returns: Whether the body continued to the end.
  static func visitEvents(
    of motion: Self, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool
}

extension Playable {
  /// The value before the beginning.
  @inlinable
  public var start: Output { value(at: -.infinity) }

  /// The value after the end.
  @inlinable
  public var end: Output { value(at: .infinity) }

  /// The duration: by default the end is held once the motion looks done.
  @inlinable
  public var restTime: Double { duration }

  /// Evaluates the value, with the start held before time 0 and the end from the duration onwards.
  @inlinable
  public func value(beyond time: Double) -> Output {
    value(at: time < 0 ? -.infinity : time >= duration && duration < .infinity ? .infinity : time)
  }

  /// Returns whether the motion looks done at a time.
  ///
  /// - Parameter time: The time in seconds; NaN is treated as 0.
  /// - Returns: Whether the duration is over.
  @inlinable
  public func isFinished(at time: Double) -> Bool {
    duration < .infinity && (time == time ? time : 0) >= duration
  }

  /// Evaluates the value at a share of the duration.
  ///
  /// - Parameter progress: The share; NaN is treated as 0, as is every share of an endless motion.
  /// - Returns: The start below 0, and the end from 1 onwards.
  @inlinable
  public func value(progress: Double) -> Output {
    guard progress > 0, duration < .infinity else {
      return value(at: progress < 0 && duration < .infinity ? -.infinity : 0)
    }
    return progress < 1 ? value(at: progress * duration) : value(beyond: duration)
  }

  /// Returns the share of the duration that is over at a time.
  ///
  /// - Parameter time: The time in seconds; NaN is treated as 0.
  /// - Returns: From 0 to 1; 0 for an endless motion, and 1 from time 0 for one without duration.
  @inlinable
  public func progress(at time: Double) -> Double {
    let time = time == time ? time : 0
    guard time < duration else { return duration < .infinity ? 1 : 0 }
    return time > 0 && duration < .infinity ? time / duration : 0
  }
}
