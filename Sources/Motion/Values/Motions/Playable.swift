// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Something that has a value at any time.
///
/// Trajectories, groups of them, timelines, frame sequences and phases are playable. What is
/// playable can be delayed, sped up, reversed, clipped, repeated, followed by another, timed,
/// put into a group or on a clock; the result is playable again, and a trajectory where the
/// base is one.
/// ```swift
/// let card = zip(
///   SpringTrajectory(from: SIMD2(0.0, 0), to: SIMD2(120, 40), spring: .snappy),
///   EasedTrajectory(from: 0.0, to: 1, duration: 0.25))
/// let (position, opacity) = card.delayed(by: 0.1).value(at: 0.4)
/// opacity  // 1
/// ```
///
/// Sampling is total. Before time 0 the start is held; from ``restTime`` on the end. NaN reads
/// as time 0, −∞ as the start and +∞ as the end. No time makes it trap, allocate, or return NaN.
///
/// **Duration** says when it looks done: what was authored, or, for what dies away, when no more
/// than a thousandth of its travel is left. Whatever follows or repeats a motion counts by it.
/// Sampling is not cut there: a spring goes on until ``restTime``.
///
/// A conformer needs ``duration`` and `value(at:)`. It may state what it knows of the rest.
///
/// - Units: Times are in seconds.
public protocol Playable<Output>: Sendable {
  /// What it shows.
  associatedtype Output: Sendable

  /// The seconds until it looks done, infinite if it never does.
  var duration: Double { get }

  /// The seconds until it holds its end to the bit; at least the duration.
  ///
  /// The default is the duration.
  var restTime: Double { get }

  /// Evaluates what shows at a time.
  func value(at time: Double) -> Output

  /// Evaluates what shows where an easing overshoots the motion's own time.
  ///
  /// Inside 0..<``duration`` it is what shows. Before, and from the duration on, a motion that
  /// follows a line goes on along it, and any other holds its start and its end. At −∞ and +∞
  /// every motion holds them. The default holds.
  func value(beyond time: Double) -> Output

  /// Evaluates what shows as a member of a motion where an easing overshoots that.
  ///
  /// A member that is shorter than the whole holds its end, and any other goes on as
  /// `value(beyond:)` says. What has members itself asks each of them.
  ///
  /// - Parameters:
  ///   - time: Seconds, also outside 0..<`duration`.
  ///   - duration: The duration of the whole.
  /// - Returns: What the member shows.
  func value(at time: Double, beyond duration: Double) -> Output

  /// Finds the time of the nearest event.
  ///
  /// - Parameters:
  ///   - time: The time to look from.
  ///   - isBackward: Whether to look for earlier events, down to `time` itself and including
  ///     it, or for those that are later.
  /// - Returns: Seconds, or `nil` if there is none.
  func nextEvent(from time: Double, isBackward: Bool) -> Double?

  /// Reports the events between two times, in their order.
  ///
  /// If `end` is later than `start` these are the events after `start`, through `end`. If it is
  /// earlier, these are the events after `end`, through `start`, from later to earlier. So
  /// neighboring intervals tile, and each event lies in just one of them. The default reports
  /// the beginning at time 0 and the end at the duration.
  ///
  /// - Parameters:
  ///   - start: The time just after which to start.
  ///   - end: The time just after which to stop.
  ///   - body: Takes an event and says whether to go on.
  /// - Returns: Whether the body went on to the end.
  func visitEvents(from start: Double, to end: Double, _ body: (MotionEvent) -> Bool) -> Bool
}

extension Playable {
  /// What it shows before it begins.
  @inlinable
  public var start: Output { value(at: -.infinity) }

  /// What it shows when it is over.
  @inlinable
  public var end: Output { value(at: .infinity) }

  /// The duration: what is authored is over when it looks done.
  @inlinable
  public var restTime: Double { duration }

  /// What shows: the start is held before time 0, the end from the duration on.
  @inlinable
  public func value(beyond time: Double) -> Output {
    value(at: time < 0 ? -.infinity : time >= duration && duration < .infinity ? .infinity : time)
  }

  /// Tells whether it looks done.
  ///
  /// - Parameter time: Seconds; NaN reads as 0.
  /// - Returns: Whether the duration is over.
  @inlinable
  public func isFinished(at time: Double) -> Bool {
    duration < .infinity && (time == time ? time : 0) >= duration
  }

  /// Evaluates what shows at a share of the duration.
  ///
  /// - Parameter progress: The share; NaN reads as 0, as does every share of a motion that never
  ///   looks done.
  /// - Returns: The start below 0, and the end from 1 on.
  @inlinable
  public func value(progress: Double) -> Output {
    guard progress > 0, duration < .infinity else {
      return value(at: progress < 0 && duration < .infinity ? -.infinity : 0)
    }
    return progress < 1 ? value(at: progress * duration) : value(beyond: duration)
  }
}
