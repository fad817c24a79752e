// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Trajectory {
  /// Finds the instants between which the motion does not turn, by sampling.
  public func turningPoints(
    around point: Value, in interval: ClosedRange<Double>
  ) -> [Double] {
    sampledTurningPoints(around: point, in: interval)
  }

  func sampledTurningPoints(
    around point: Value, in interval: ClosedRange<Double>
  ) -> [Double] {
    // The distance from the point grows where this is positive.
    func recession(at time: Double) -> Double {
      let state = state(at: time)
      return (state.value - point).dot(state.velocity)
    }
    let steps = 1024
    var instants: [Double] = []
    var (time, rate) = (interval.lowerBound, recession(at: interval.lowerBound))
    for step in 1...steps {
      let nextTime = interval.lowerBound.interpolated(
        to: interval.upperBound, by: Double(step) / Double(steps))
      let nextRate = recession(at: nextTime)
      if (rate < 0) != (nextRate < 0) || (rate > 0) != (nextRate > 0) {
        instants.append(Roots.bracketed(in: time...nextTime, recession(at:)))
      }
      (time, rate) = (nextTime, nextRate)
    }
    return instants
  }

  /// Finds the last instant at which the motion is a distance or more from its end.
  ///
  /// It bisects to the last bit within the stretch where the motion last comes
  /// near, so it is as exact as ``turningPoints(around:in:)`` is.
  public func settlingTime(within distance: Double) -> Double {
    lastTime(beyond: distance)
  }

  /// Finds the last instant at which the motion is not yet within a tolerance of its end.
  ///
  /// - Returns: Seconds; 0 for a motion that never is outside the tolerance,
  ///   infinite for one that never settles.
  public func settlingTime(within tolerance: Tolerance) -> Double {
    settlingTime(within: tolerance.distance(scale: greatestDistanceFromEnd))
  }

  /// The greatest distance from its end that the motion reaches.
  ///
  /// - Precondition: The motion has a finite ``span``.
  public var greatestDistanceFromEnd: Double {
    let end = self.end
    return decisiveInstants.reduce(0) {
      Swift.max($0, state(at: $1).value.distance(to: end))
    }
  }

  /// The interval that holds every value of a motion.
  var analyzed: ClosedRange<Double> {
    let span = self.span
    precondition(
      span < .infinity,
      "a motion without an end or a period needs an interval to be analyzed in")
    return 0...Swift.max(0, span)
  }

  /// The turning points of the interval that holds every value, its ends, and the motion's end.
  var decisiveInstants: [Double] {
    let interval = analyzed
    let instants = stretches(of: interval)
    return interval.upperBound < duration && duration < .infinity ? instants + [duration] : instants
  }

  /// The turning points of an interval, and its ends.
  func stretches(of interval: ClosedRange<Double>) -> [Double] {
    [interval.lowerBound] + turningPoints(around: end, in: interval) + [interval.upperBound]
  }

  func lastTime(beyond distance: Double) -> Double {
    guard duration < .infinity else {
      return greatestDistanceFromEnd >= distance ? .infinity : 0
    }
    return lastTime(
      beyond: distance, from: end, before: duration,
      among: stretches(of: 0...Swift.max(0, duration)))
  }

  /// The last instant before an end at which the motion is a distance or more from a point.
  ///
  /// Between two of the instants, which ascend, it does not turn, seen from the point.
  func lastTime(
    beyond distance: Double, from point: Value, before end: Double, among instants: [Double]
  ) -> Double {
    func excess(at time: Double) -> Double {
      state(at: time).value.distance(to: point) - distance
    }
    var later = end
    for instant in instants.reversed() {
      if excess(at: instant) >= 0 {
        guard instant < later else { return later }
        let root = Roots.bracketed(in: instant...later, excess(at:))
        // Of the two instants around a jump, the one before it.
        return excess(at: root) < 0 ? root.nextDown : root
      }
      later = instant
    }
    return 0
  }
}
