// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A position as a function of time.
///
/// It is playable, and has a velocity: a value that answers where it is, and how fast it moves,
/// at any time and in any order.
/// ```swift
/// let card = SpringTrajectory(from: 0.0, to: 100, spring: .bouncy)
/// card.value(at: 0.2)
/// card.velocity(at: 0.2)
/// card.delayed(by: 0.1).reversed().value(at: 0.2)
/// ```
///
/// The velocity is zero before time 0 and after ``Playable/restTime``.
///
/// Two requirements suffice: ``Playable/duration`` and `state(at:)`. The others lead on where a
/// timing overshoots, and answer the analysis (`peak`, `times(reaching:)`,
/// `settlingTime(within:)`): their defaults hold still and search by sampling, and a conformer
/// that knows closed forms states them.
///
/// - Units: Times are in seconds, velocities in units of the value per second.
public protocol Trajectory<Value>: Playable where Output == Value {
  /// The type of the position.
  associatedtype Value: VectorSpace

  /// Evaluates the position and velocity at a time.
  func state(at time: Double) -> KinematicState<Value>

  /// Evaluates the position and velocity where an easing overshoots the motion's own time.
  ///
  /// Inside 0..<``Playable/duration`` it is the state there. Before, and from the duration on, a
  /// motion that follows a line goes on along it; the default holds the start and the end.
  func state(beyond time: Double) -> KinematicState<Value>

  /// The seconds after which the motion shows no new value but its end.
  ///
  /// It is the rest time, unless the motion repeats itself, or dies away as it swings: then it
  /// is the period. Infinite for endless motion that does neither.
  var span: Double { get }

  /// Visits the stretches of an interval in which a measure of the motion only rises or falls.
  ///
  /// They tile the interval in ascending order. A jump lies between two of them, so both of its
  /// sides are among their ends. The default searches by sampling, at 1024 even steps, and may
  /// miss two turns within one step.
  ///
  /// - Parameters:
  ///   - measure: The number that is looked at.
  ///   - start: The first instant of the interval.
  ///   - end: The first instant after it; infinite to include the end that is held.
  ///   - body: Takes a stretch and says whether to go on.
  /// - Returns: Whether the body went on to the end.
  func visitStretches(
    of measure: Measure<Value>, from start: Double, upTo end: Double, _ body: (Stretch) -> Bool
  ) -> Bool

  /// Finds the last instant at which the motion is a distance or more from its end.
  ///
  /// - Parameter distance: In the unit of the value.
  /// - Returns: Seconds; 0 if the motion never is that far away, infinite if it
  ///   is so again and again.
  func settlingTime(within distance: Double) -> Double

  /// The greatest distance from its end that the motion reaches.
  ///
  /// - Precondition: The motion has a finite ``span``.
  var greatestDistanceFromEnd: Double { get }
}

extension Trajectory {
  /// Evaluates the position at a time.
  @inlinable
  public func value(at time: Double) -> Value { state(at: time).value }

  /// Evaluates the position where an easing overshoots the motion's own time.
  @inlinable
  public func value(beyond time: Double) -> Value { state(beyond: time).value }

  /// Evaluates the velocity at a time, in units per second.
  @inlinable
  public func velocity(at time: Double) -> Value { state(at: time).velocity }

  /// Evaluates the motion, which holds its start before time 0 and its end from the duration on.
  @inlinable
  public func state(beyond time: Double) -> KinematicState<Value> {
    state(at: time < 0 ? -.infinity : time > duration ? .infinity : time)
  }

  /// The rest time: a motion that neither repeats nor dies away may show a new value until then.
  @inlinable
  public var span: Double { restTime }
}
