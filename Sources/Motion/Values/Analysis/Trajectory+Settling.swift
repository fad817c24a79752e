// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Trajectory {
  /// Returns the last instant at which the motion is at least a distance away from its end.
  ///
  /// It is found to the last bit within the last stretch that reaches the distance. For a motion
  /// that neither ends nor repeats itself the result is infinity.
  ///
  /// - Precondition: A motion that comes to rest is analyzable: ``isAnalyzable``.
  @inlinable
  public func settlingTime(within distance: Double) -> Double {
    visitedSettlingTime(within: distance)
  }

  /// Finds the settling time among the stretches of the whole motion.
  @inlinable
  func visitedSettlingTime(within distance: Double) -> Double {
    guard restTime < .infinity else {
      return !isAnalyzable || maximumDistanceFromEnd >= distance ? .infinity : 0
    }
    precondition(isAnalyzable, "the motion is too long to be analyzed: see isAnalyzable")
    return lastTime(beyond: distance, from: end, in: (0, restTime))
  }

  /// Returns the last instant at which the motion is not yet within a tolerance of its end.
  ///
  /// - Returns: Seconds; 0 for a motion that is never outside the tolerance, such as a constant
  ///   one; infinity for one that never settles.
  @inlinable
  public func settlingTime(within tolerance: Tolerance) -> Double {
    switch tolerance {
    case .absolute(let distance): return settlingTime(within: distance)
    case .relative(let share):
      let scale = maximumDistanceFromEnd
      guard scale > 0 else { return 0 }
      guard restTime < .infinity else { return share <= 1 ? .infinity : 0 }
      // A share so small that it underflows still counts as positive.
      let least = share > 0 ? Double.leastNonzeroMagnitude : 0
      return settlingTime(within: Swift.max(share * scale, least))
    }
  }

  /// Returns whether the motion stays within a tolerance of its end from a time onwards.
  ///
  /// - Parameters:
  ///   - time: The time in seconds; NaN is treated as 0.
  ///   - tolerance: The tolerance; by default a thousandth of the greatest distance.
  /// - Returns: Whether the time is later than the last instant outside the tolerance.
  @inlinable
  public func isSettled(at time: Double, within tolerance: Tolerance = .looksDone) -> Bool {
    let settled = settlingTime(within: tolerance)
    return settled == 0 ? time >= 0 || time.isNaN : time > settled
  }

  /// The greatest distance from the motion's end at the ends of its stretches.
  @inlinable
  public var maximumDistanceFromEnd: Double { highest(.distance(from: end), sign: 1).value }

  /// The greatest speed that the motion reaches, in units per second.
  ///
  /// - Accuracy: Exact to the last bits for springs, lines, splines and combinators that keep their
  ///   shape; found by sampling under a nonlinear easing.
  /// - Edge cases: Where an easing is vertical, the speed is at most 2⁷⁰ times the distance.
  /// - Precondition: The motion is analyzable: ``isAnalyzable``.
  @inlinable
  public var peakSpeed: Double { Swift.max(0, highest(.speed, sign: 1).value).clampedToFinite }

  /// Returns the last instant of an interval at which the motion is at least a distance away from a
  /// point.
  ///
  /// - Returns: 0 if there is no such instant.
  @inlinable
  func lastTime(
    beyond distance: Double, from point: Value, in interval: (Double, Double)
  ) -> Double {
    let measure = Measure<Value>.distance(from: point)
    return last(from: interval.0, upTo: interval.1) {
      lastTime(beyond: distance, of: measure, from: $0, upTo: $1)
    } ?? 0
  }

  /// Returns the last instant at which a motion with a known last part is at least a distance away
  /// from its end.
  ///
  /// - Parameters:
  ///   - distance: The distance in the unit of the value.
  ///   - last: The last part.
  ///   - begin: The beginning of the last part.
  ///   - first: The time of the last part at its beginning.
  ///   - instant: Returns the first instant that shows a time of the last part.
  /// - Returns: Seconds; 0 if there is no such instant.
  @inlinable
  func settlingTime(
    within distance: Double, last: some Trajectory<Value>, from begin: Double, at first: Double,
    _ instant: (Double) -> Double
  ) -> Double {
    let settled = last.settlingTime(within: distance)
    if settled > Swift.max(0, first) {
      return Swift.max(begin, Thresholds.last(before: instant(settled.nextUp)))
    }
    // After its beginning the last part never is that far away; its first instant may be, or an
    // earlier part.
    let end = last.end
    let start = first < 0 ? instant(0) : begin
    if start > begin && last.value(at: 0).distance(to: end) >= distance { return start }
    return last.value(at: first).distance(to: end) >= distance
      ? Swift.max(begin, start > begin ? start.nextDown : begin)
      : lastTime(beyond: distance, from: end, in: (0, begin))
  }

  /// Returns the last instant of an interval without recurrences at which a measure is at least a
  /// given number.
  @inlinable
  func lastTime(
    beyond distance: Double, of measure: Measure<Value>, from start: Double, upTo end: Double
  ) -> Double? {
    var last: Stretch?
    _ = visitStretches(of: measure, from: start, upTo: end) {
      if $0.first >= distance || $0.last >= distance { last = $0 }
      return true
    }
    guard let stretch = last else { return nil }
    // If the stretch ends far away, a jump follows: the last instant is the one before it.
    let stop = Swift.min(stretch.end, end)
    guard stretch.last < distance else { return Swift.max(stretch.begin, stop.nextDown) }
    // A distance equal to the tolerance is not yet within it.
    var seen = stretch
    seen.end = stop
    let first = seen.passage {
      (distance - measure(state(at: $0))).nextDown
    }
    return Swift.max(stretch.begin, first.nextDown)
  }
}

extension Tolerance {
  /// A thousandth of the greatest distance, the default at which a motion looks done.
  @inlinable
  public static var looksDone: Tolerance { .relative(0.001) }
}
