// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Trajectory {
  /// Finds the last instant at which the motion is a distance or more from its end.
  ///
  /// Within the last stretch that reaches the distance it is found to the last bit. A motion that
  /// neither ends nor repeats itself is not known to settle: the answer is infinity.
  ///
  /// - Precondition: A motion that comes to rest is analyzable: ``isAnalyzable``.
  public func settlingTime(within distance: Double) -> Double {
    guard restTime < .infinity else {
      return !isAnalyzable || greatestDistanceFromEnd >= distance ? .infinity : 0
    }
    precondition(isAnalyzable, "the motion is too long to be analyzed: see isAnalyzable")
    return lastTime(beyond: distance, from: end, in: (0, restTime))
  }

  /// Finds the last instant at which the motion is not yet within a tolerance of its end.
  ///
  /// - Returns: Seconds; 0 for a motion that never is outside the tolerance, as one that stays
  ///   where it is; infinite for one that never settles.
  public func settlingTime(within tolerance: Tolerance) -> Double {
    switch tolerance {
    case .absolute(let distance): return settlingTime(within: distance)
    case .relative(let share):
      let scale = greatestDistanceFromEnd
      guard scale > 0 else { return 0 }
      guard restTime < .infinity else { return share <= 1 ? .infinity : 0 }
      // A share so small that it vanishes is still one.
      let least = share > 0 ? Double.leastNonzeroMagnitude : 0
      return settlingTime(within: Swift.max(share * scale, least))
    }
  }

  /// Tells whether the motion stays within a tolerance of its end from a time on.
  ///
  /// - Parameters:
  ///   - time: Seconds; NaN reads as 0.
  ///   - tolerance: How near; a thousandth of the greatest distance unless given.
  /// - Returns: Whether the time is later than the last instant at which it is not.
  public func isSettled(at time: Double, within tolerance: Tolerance = .looksDone) -> Bool {
    let settled = settlingTime(within: tolerance)
    return settled == 0 ? time >= 0 || time.isNaN : time > settled
  }

  /// The greatest distance from its end that a stretch of the motion begins or ends with.
  public var greatestDistanceFromEnd: Double {
    highest(.distance(from: end), sign: 1).value
  }

  /// The greatest speed that the motion reaches, in units per second.
  ///
  /// - Accuracy: To the last bits for springs, lines, splines and what leaves their shape as it
  ///   is; under an easing that is not linear found by sampling.
  /// - Edge cases: Where an easing is vertical, the speed there reads as at most 10¹⁵⁰ times the
  ///   distance.
  /// - Precondition: The motion is analyzable: ``isAnalyzable``.
  public var peakSpeed: Double {
    Swift.max(0, highest(.speed, sign: 1).value).clampedToFinite
  }

  /// The last instant of an interval at which the motion is a distance or more from a point.
  ///
  /// - Returns: 0 if there is none.
  func lastTime(
    beyond distance: Double, from point: Value, in interval: (Double, Double)
  ) -> Double {
    let measure = Measure<Value>.distance(from: point)
    return last(from: interval.0, upTo: interval.1) {
      lastTime(beyond: distance, of: measure, from: $0, upTo: $1)
    } ?? 0
  }

  /// The last instant at which a motion is a distance or more from its end, the last part of which
  /// is known.
  ///
  /// - Parameters:
  ///   - distance: In the unit of the value.
  ///   - last: The last part, whose time 0 is when it begins.
  ///   - begin: When it begins.
  /// - Returns: Seconds; 0 if there is none.
  func settlingTime(
    within distance: Double, last: some Trajectory<Value>, from begin: Double
  ) -> Double {
    let settled = last.settlingTime(within: distance)
    if settled > 0 {
      return Swift.max(
        begin, Thresholds.last(before: Thresholds.instant(settled.nextUp, after: begin)))
    }
    // Since it began the motion has not been that far away: was it then, or when before?
    let end = last.end
    return last.value(at: 0).distance(to: end) >= distance
      ? begin : lastTime(beyond: distance, from: end, in: (0, begin))
  }

  /// The last instant of an interval without recurrences at which a measure reaches a number.
  private func lastTime(
    beyond distance: Double, of measure: Measure<Value>, from start: Double, upTo end: Double
  ) -> Double? {
    var last: Stretch?
    _ = visitStretches(of: measure, from: start, upTo: end) {
      if $0.first >= distance || $0.last >= distance { last = $0 }
      return true
    }
    guard let stretch = last else { return nil }
    // If it ends far away, it jumps there: the last instant is the one before.
    let stop = Swift.min(stretch.end, end)
    guard stretch.last < distance else { return Swift.max(stretch.begin, stop.nextDown) }
    // Not below the distance is not yet within it.
    let first = Roots.leastNotNegative(from: stretch.begin, upTo: stop) {
      (distance - measure(state(at: $0))).nextDown
    }
    return Swift.max(stretch.begin, first.nextDown)
  }
}

extension Tolerance {
  /// A thousandth of the greatest distance: what counts as done to the eye.
  @inlinable
  public static var looksDone: Tolerance { .relative(0.001) }
}
