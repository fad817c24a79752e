// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Trajectory where Value: VectorScalar {
  /// Finds the turns of the motion inside an interval, in ascending order.
  ///
  /// The ends of the interval are not turns. A constant stretch is reported at its beginning. At a
  /// jump the values on both sides count.
  ///
  /// - Accuracy: That of ``Trajectory/visitStretches(of:in:from:upTo:beyond:_:)``: exact to the last bits of the time if
  ///   the trajectory has a closed form, as springs, easings and most of their combinations have.
  @inlinable
  public func extrema(in interval: ClosedRange<Double>) -> some Sequence<Extremum> & Sendable {
    extrema(along: 1, in: interval)
  }

  /// The turns of the whole motion; the sequence of an endless motion is infinite.
  ///
  /// - Precondition: The motion ends, or is analyzable: ``isAnalyzable``.
  @inlinable
  public var extrema: some Sequence<Extremum> & Sendable { extrema(along: 1) }

  /// The highest point of the motion, its ends included, the earliest if there are several.
  ///
  /// - Precondition: The motion is analyzable: ``isAnalyzable``.
  @inlinable
  public var peak: Extremum { peak(along: 1) }

  /// The lowest point of the motion, its ends included, the earliest if there are several.
  ///
  /// - Precondition: The motion is analyzable: ``isAnalyzable``.
  @inlinable
  public var trough: Extremum { trough(along: 1) }

  /// The least and the greatest value of the motion, its ends included.
  ///
  /// - Precondition: The motion is analyzable: ``isAnalyzable``.
  @inlinable
  public var range: ClosedRange<Double> { trough.value...peak.value }

  /// Returns the highest point of a part of the motion, the ends of the part included.
  ///
  /// - Parameter interval: The part, in seconds.
  /// - Returns: The earliest point with the greatest value.
  /// - Complexity: That of ``extrema(in:)``.
  /// - Precondition: The motion is analyzable: ``isAnalyzable``.
  @inlinable
  public func peak(in interval: ClosedRange<Double>) -> Extremum {
    peak(along: 1, in: interval)
  }

  /// Returns the lowest point of a part of the motion, the ends of the part included.
  ///
  /// - Parameter interval: The part, in seconds.
  /// - Returns: The earliest point with the least value.
  /// - Complexity: That of ``extrema(in:)``.
  /// - Precondition: The motion is analyzable: ``isAnalyzable``.
  @inlinable
  public func trough(in interval: ClosedRange<Double>) -> Extremum {
    trough(along: 1, in: interval)
  }

  /// Returns the distance by which the motion passes a target, as seen from its start.
  ///
  /// ```swift
  /// SpringTrajectory(from: 0.0, to: 100, spring: .bouncy).overshoot(of: 100)  // 4.6
  /// ```
  /// - Returns: A distance, never negative; 0 for a motion that stays on its side. If the motion
  ///   starts at the target, its greatest distance from the target.
  /// - Precondition: The motion is analyzable: ``isAnalyzable``.
  @inlinable
  public func overshoot(of target: Value) -> Double {
    overshoot(of: Double(target), along: 1)
  }

  /// The distance by which the motion passes its own end.
  @inlinable
  public var overshoot: Double { overshoot(of: end) }

  /// Whether the motion only rises or only falls.
  ///
  /// - Precondition: The motion is analyzable: ``isAnalyzable``.
  @inlinable
  public var isMonotone: Bool { isMonotone(along: 1) }

  /// Returns the first instant at which the motion arrives at a level.
  ///
  /// - Returns: Seconds, the first of ``times(reaching:)``: 0 if the motion starts at the level, or
  ///   `nil` if it never reaches it. A jump across the level counts, at the instant after the jump.
  /// - Precondition: The motion is analyzable: ``isAnalyzable``.
  @inlinable
  public func firstTime(reaching level: Value) -> Double? {
    firstTime(reaching: Double(level), along: 1)
  }

  /// Returns the last instant at which the motion arrives at a level.
  ///
  /// - Returns: Seconds, the last of ``times(reaching:)``, or `nil` if the motion never reaches the
  ///   level. If it stays there, it has arrived before; a motion that is always there arrives at 0.
  /// - Precondition: The motion comes to rest, and is analyzable: ``isAnalyzable``.
  @inlinable
  public func lastTime(reaching level: Value) -> Double? {
    lastTime(reaching: Double(level), along: 1)
  }

  /// Returns the first instant of an interval at which the motion arrives at a level.
  ///
  /// ```swift
  /// let swing = SpringTrajectory(from: 0.0, to: 1, spring: .bouncy)
  /// swing.firstTime(reaching: 1, in: 0.5...1)  // 0.6115
  /// ```
  /// - Returns: Seconds, the first of ``times(reaching:in:)``, or `nil`.
  @inlinable
  public func firstTime(reaching level: Value, in interval: ClosedRange<Double>) -> Double? {
    firstTime(reaching: Double(level), along: 1, in: interval)
  }

  /// Returns the last instant of an interval at which the motion arrives at a level.
  ///
  /// - Returns: Seconds, the last of ``times(reaching:in:)``, or `nil`.
  @inlinable
  public func lastTime(reaching level: Value, in interval: ClosedRange<Double>) -> Double? {
    lastTime(reaching: Double(level), along: 1, in: interval)
  }

  /// Finds all instants at which the motion arrives at a level, in ascending order.
  ///
  /// ```swift
  /// let swing = SpringTrajectory(from: 0.0, to: 1, spring: .bouncy)
  /// Array(swing.times(reaching: 1)).count  // 13
  /// ```
  /// - Returns: Times in seconds, one for each crossing, touch or jump across the level, at the
  ///   first instant that shows the level or is past it; if the motion stays at the level, the
  ///   instant of its arrival. The sequence of an endless motion is infinite.
  /// - Precondition: The motion ends, or is analyzable: ``isAnalyzable``.
  @inlinable
  public func times(reaching level: Value) -> some Sequence<Double> & Sendable {
    times(reaching: Double(level), along: 1)
  }

  /// Finds the instants of an interval at which the motion arrives at a level.
  ///
  /// - Returns: Those of the whole motion that lie in the interval: none if the motion has arrived
  ///   before and stays.
  @inlinable
  public func times(
    reaching level: Value, in interval: ClosedRange<Double>
  ) -> some Sequence<Double> & Sendable {
    times(reaching: Double(level), along: 1, in: interval)
  }
}
