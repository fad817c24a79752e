// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A position as a function of time.
///
/// Everything that moves is a trajectory: a value that answers where it is, and
/// how fast it goes, at any time and in any order.
/// ```swift
/// let card = SpringTrajectory(from: 0.0, to: 100, spring: .bouncy)
/// card.value(at: 0.2)
/// card.velocity(at: 0.2)
/// card.delayed(by: 0.1).reversed().value(at: 0.2)
/// ```
///
/// Sampling is total. Before time 0 a trajectory holds its start, after its
/// duration it holds its end, both with velocity zero. NaN reads as time 0, and
/// the infinities as the two ends. No time makes it trap, allocate, or return
/// NaN.
///
/// Two requirements suffice. One more lets a motion go on where a timing
/// overshoots, and the others answer the analysis (`extrema(in:)`, `peak`,
/// `firstTime(reaching:)`, `settlingTime(within:)`): their defaults hold still and
/// search by sampling, and a conformer that knows closed forms states them.
///
/// - Units: Times are in seconds.
public protocol Trajectory<Value>: Sendable {
  /// The type of the position.
  associatedtype Value: VectorSpace

  /// The seconds until the motion holds still, infinite if it never does.
  var duration: Double { get }

  /// Evaluates the position and velocity at a time.
  func state(at time: Double) -> KinematicState<Value>

  /// Evaluates the position and velocity beyond the motion's own time too.
  ///
  /// A timing function that overshoots asks for a time before the start or after
  /// the end. A motion that follows a line goes on along it; the default holds still.
  func state(beyond time: Double) -> KinematicState<Value>

  /// The seconds after which the motion shows no new value.
  ///
  /// It is the duration, unless the motion repeats itself, or dies away: then it
  /// is the period, and only the end may still be a new value. Infinite for endless
  /// motion that does neither.
  var span: Double { get }

  /// Finds the instants between which the motion does not turn, seen from a point.
  ///
  /// Between neighboring instants, the distance from the point is greatest at
  /// one of the two; and a number does not both rise and fall. There may be more
  /// instants than these conditions need. They are in ascending order and inside
  /// the interval.
  ///
  /// The default looks for changes of sign of the approach to the point at 1024
  /// even steps, so it may miss two turns within one step.
  ///
  /// - Parameters:
  ///   - point: Where the motion is seen from. What a number does, does not
  ///     depend on it.
  ///   - interval: Times, bounded and inside 0…``duration``.
  /// - Returns: Seconds, in ascending order.
  func turningPoints(around point: Value, in interval: ClosedRange<Double>) -> [Double]

  /// Finds the last instant at which the motion is a distance or more from its end.
  ///
  /// - Parameter distance: In the unit of the value.
  /// - Returns: Seconds; 0 if the motion never is that far away, infinite if it
  ///   is so again and again.
  func settlingTime(within distance: Double) -> Double
}

extension Trajectory {
  /// Evaluates the position at a time.
  @inlinable
  public func value(at time: Double) -> Value { state(at: time).value }

  /// Evaluates the velocity at a time, in units per second.
  @inlinable
  public func velocity(at time: Double) -> Value { state(at: time).velocity }

  /// The value that the motion holds before it begins.
  @inlinable
  public var start: Value { state(at: -.infinity).value }

  /// The value that the motion holds when it is over.
  @inlinable
  public var end: Value { state(at: .infinity).value }

  /// Evaluates the motion, which holds still outside its own time.
  @inlinable
  public func state(beyond time: Double) -> KinematicState<Value> { state(at: time) }

  /// The duration, or the period of an endless motion that the conformer knows.
  @inlinable
  public var span: Double { duration }
}
