// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Trajectory where Value: VectorScalar {
  /// Finds the turns of the motion inside an interval, in ascending order.
  ///
  /// The ends of the interval are not turns. Of a level stretch, the beginning is reported. At
  /// a jump the values on either side count.
  ///
  /// - Accuracy: As ``visitStretches(of:from:upTo:_:)``: to the last bits of the time where
  ///   the trajectory has a closed form, as springs, easings and what the combinators make of
  ///   them do.
  public func extrema(in interval: ClosedRange<Double>) -> TurnSequence<Self> {
    extrema(along: 1, in: interval)
  }

  /// The turns of the whole motion; those of an endless motion have no end.
  ///
  /// - Precondition: The motion ends, or is analyzable: ``isAnalyzable``.
  public var extrema: TurnSequence<Self> { extrema(along: 1) }

  /// The highest point of the motion, its ends included, the earliest if there are several.
  ///
  /// - Precondition: The motion is analyzable: ``isAnalyzable``.
  public var peak: Extremum { peak(along: 1) }

  /// The lowest point of the motion, its ends included, the earliest if there are several.
  ///
  /// - Precondition: The motion is analyzable: ``isAnalyzable``.
  public var trough: Extremum { trough(along: 1) }

  /// Measures how far the motion goes past a target, seen from where it starts.
  ///
  /// ```swift
  /// SpringTrajectory(from: 0.0, to: 100, spring: .bouncy).overshoot(of: 100)  // 4.6
  /// ```
  /// - Returns: A distance, never negative; 0 for a motion that stays on its
  ///   side. For a motion that starts at the target, the farthest that it
  ///   strays.
  /// - Precondition: The motion is analyzable: ``isAnalyzable``.
  public func overshoot(of target: Value) -> Double {
    let start = self.start
    if start < target { return Swift.max(0, peak.value - Double(target)) }
    if start > target { return Swift.max(0, Double(target) - trough.value) }
    return Swift.max(0, Swift.max(peak.value - Double(target), Double(target) - trough.value))
  }

  /// How far the motion goes past its own end.
  public var overshoot: Double { overshoot(of: end) }

  /// Whether the motion only ever rises, or only ever falls.
  ///
  /// - Precondition: The motion is analyzable: ``isAnalyzable``.
  public var isMonotone: Bool { isMonotone(along: 1) }

  /// Finds the first instant at which the motion is at a level.
  ///
  /// - Returns: Seconds, 0 if the motion starts there, or `nil` if it never gets
  ///   there. A jump across the level counts as reaching it; the instant is the one after it.
  /// - Precondition: The motion is analyzable: ``isAnalyzable``.
  public func firstTime(reaching level: Value) -> Double? {
    firstTime(reaching: Double(level), along: 1)
  }

  /// Finds the last instant at which the motion comes to a level.
  ///
  /// - Returns: Seconds, or `nil` if it never gets there. Where it stays there, the instant at
  ///   which it arrives for the last time.
  /// - Precondition: The motion comes to rest, and is analyzable: ``isAnalyzable``.
  public func lastTime(reaching level: Value) -> Double? {
    lastTime(reaching: Double(level), along: 1)
  }

  /// Finds all instants at which the motion comes to a level, in ascending order.
  ///
  /// ```swift
  /// let swing = SpringTrajectory(from: 0.0, to: 1, spring: .bouncy)
  /// Array(swing.times(reaching: 1)).count  // 13
  /// ```
  /// - Returns: Seconds: each crossing, touch or jump across the level once, and where the motion
  ///   stays at the level, the instant at which it arrives. Those of an endless motion have no end.
  /// - Precondition: The motion ends, or is analyzable: ``isAnalyzable``.
  public func times(reaching level: Value) -> CrossingSequence<Self> {
    times(reaching: Double(level), along: 1)
  }

  /// Finds the instants of an interval at which the motion comes to a level.
  public func times(
    reaching level: Value, in interval: ClosedRange<Double>
  ) -> CrossingSequence<Self> {
    times(reaching: Double(level), along: 1, in: interval)
  }
}
