// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A position as a function of time.
///
/// It is a playable with a velocity: position and velocity can be sampled at any time and in any
/// order.
/// ```swift
/// let card = SpringTrajectory(from: 0.0, to: 100, spring: .bouncy)
/// card.value(at: 0.2)
/// card.velocity(at: 0.2)
/// card.delayed(by: 0.1).reversed().value(at: 0.2)
/// ```
///
/// The velocity is zero before time 0 and after ``Playable/restTime``.
///
/// Two requirements suffice: ``Playable/duration`` and `state(at:)`. The others extrapolate where a
/// timing overshoots, and support the analysis (`peak`, `times(reaching:)`,
/// `settlingTime(within:)`): their defaults hold the ends and search by sampling, and a conformer
/// with closed forms implements them. A motion that shows others is a ``LegTrajectory``.
///
/// - Units: Times are in seconds, velocities in units of the value per second.
public protocol Trajectory<Value>: Playable where Output == Value {
  /// The type of the position.
  associatedtype Value: VectorSpace

  /// Evaluates the position and velocity at a time.
  func state(at time: Double) -> KinematicState<Value>

  /// Evaluates the position and velocity where an easing overshoots the motion's own time.
  ///
  /// Inside 0..<``Playable/duration`` it equals `state(at:)`. Before, and from the duration
  /// onwards, a motion along a line continues along it; the default holds the start and the end.
  func state(beyond time: Double) -> KinematicState<Value>

  /// The intervals in which the motion repeats itself, or decays while it oscillates.
  ///
  /// They are in ascending order, and those with a factor do not overlap. The default is an empty
  /// list.
  static func recurrences(of motion: Self) -> [Recurrence]

  /// Whether answers about values are found in closed form, from bounds, or by sampling.
  ///
  /// They are those that follow from the stretches along a direction: turns, peaks, levels. Of most
  /// motions distances in several dimensions, and rates under an easing, are sampled nevertheless.
  /// The default is ``Exactness/sampled``; a motion that shows others is as exact as they are.
  var exactness: Exactness { get }

  /// Visits the stretches of an interval in which a measure of the motion is monotone.
  ///
  /// They tile the interval in ascending order. A jump lies between two of them, so both of its
  /// sides are among their ends. The default searches by sampling, in 1024 cells until the motion
  /// comes to rest, or in cells of 1/64 s if it never does, whatever the interval; it may miss two
  /// turns within one cell.
  ///
  /// - Parameters:
  ///   - measure: The number that is analyzed.
  ///   - motion: The motion.
  ///   - start: The first instant of the interval.
  ///   - end: The end of the interval, excluded; infinite to include the held end.
  ///   - beyond: Whether the motion is sampled by `state(beyond:)` instead of `state(at:)`. The
  ///     interval is then finite. A motion that holds its ends there forwards to
  ///     ``visitHeldEnds(of:in:from:upTo:_:)``.
  ///   - body: Receives a stretch and returns whether to continue.
  /// - Returns: Whether the body continued to the end.
  static func visitStretches(
    of measure: Measure<Value>, in motion: Self, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool

  /// Returns the last instant at which the motion is at least a distance away from its end.
  ///
  /// - Parameter distance: The distance in the unit of the value.
  /// - Returns: Seconds; 0 if the motion is never that far away, infinity if it is so again and
  ///   again.
  func settlingTime(within distance: Double) -> Double

  /// The greatest distance of the motion from its end.
  ///
  /// - Precondition: The motion is analyzable: ``isAnalyzable``.
  var maximumDistanceFromEnd: Double { get }
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

  /// Evaluates the motion, with its start held before time 0 and its end from the duration onwards.
  @inlinable
  public func state(beyond time: Double) -> KinematicState<Value> {
    state(at: time < 0 ? -.infinity : time >= duration && duration < .infinity ? .infinity : time)
  }

  /// Visits the stretches of a motion that holds its start and its end beyond its own time.
  ///
  /// A conformer that does not implement `state(beyond:)` forwards to it if `beyond` is true.
  @inlinable
  public static func visitHeldEnds(
    of measure: Measure<Value>, in motion: Self, from start: Double, upTo end: Double,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    motion.visitHeld(
      of: measure, from: start, upTo: end, beyond: false, until: motion.duration, body
    ) {
      motion.visitStretches(of: measure, from: $0, upTo: $1, body)
    }
  }

  /// Evaluates the state at a time, or beyond the motion's own time.
  @inlinable
  func state(at time: Double, isBeyond: Bool) -> KinematicState<Value> {
    isBeyond ? state(beyond: time) : state(at: time)
  }

  /// Sampled.
  @inlinable
  public var exactness: Exactness { .sampled }

  /// An empty list: a motion that neither repeats nor decays may show a new value at any time.
  @inlinable
  public static func recurrences(of motion: Self) -> [Recurrence] { [] }
}
