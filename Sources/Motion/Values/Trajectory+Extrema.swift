// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Trajectory where Value == Double {
  /// Finds the turns of the motion inside an interval, in ascending order.
  ///
  /// The ends of the interval are not turns. Of a level stretch, the beginning
  /// is reported.
  ///
  /// - Accuracy: As ``turningPoints(around:in:)``: to the last bits of the time where
  ///   the trajectory has a closed form, as springs, easings and what the
  ///   combinators make of them do.
  public func extrema(in interval: ClosedRange<Double>) -> [Extremum] {
    var extrema: [Extremum] = []
    var candidate = (time: interval.lowerBound, value: value(at: interval.lowerBound))
    var direction = 0.0
    for time in stretches(of: interval).dropFirst() {
      let value = value(at: time)
      let change = value - candidate.value
      guard change != 0 else { continue }
      if change * direction < 0 {
        extrema.append(
          Extremum(
            time: candidate.time, value: candidate.value,
            kind: direction > 0 ? .maximum : .minimum))
      }
      direction = change > 0 ? 1 : -1
      candidate = (time, value)
    }
    return extrema
  }

  /// The turns of the whole motion, or of one period if it is endless.
  ///
  /// - Precondition: The motion has a finite ``span``.
  public var extrema: [Extremum] {
    extrema(in: duration < .infinity ? 0...Swift.max(0, duration) : analyzed)
  }

  /// The highest point of the motion, its ends included, the earliest if there are several.
  ///
  /// - Precondition: The motion has a finite ``span``.
  public var peak: Extremum { highest(sign: 1, kind: .maximum) }

  /// The lowest point of the motion, its ends included, the earliest if there are several.
  ///
  /// - Precondition: The motion has a finite ``span``.
  public var trough: Extremum { highest(sign: -1, kind: .minimum) }

  /// Measures how far the motion goes past a target, seen from where it starts.
  ///
  /// ```swift
  /// SpringTrajectory(from: 0.0, to: 100, spring: .bouncy).overshoot(of: 100)  // 4.6
  /// ```
  /// - Returns: A distance, never negative; 0 for a motion that stays on its
  ///   side. For a motion that starts at the target, the farthest that it
  ///   strays.
  /// - Precondition: The motion has a finite ``span``.
  public func overshoot(of target: Double) -> Double {
    let start = self.start
    return decisiveInstants.reduce(0) { farthest, time in
      let beyond = value(at: time) - target
      return Swift.max(farthest, start < target ? beyond : start > target ? -beyond : abs(beyond))
    }
  }

  /// How far the motion goes past its own end.
  public var overshoot: Double { overshoot(of: end) }

  /// Finds the first instant at which the motion is at a level.
  ///
  /// - Returns: Seconds, 0 if the motion starts there, or `nil` if it never gets
  ///   there. A jump across the level counts as reaching it.
  /// - Precondition: The motion has a finite ``span``.
  public func firstTime(reaching level: Double) -> Double? {
    func height(at time: Double) -> Double { value(at: time) - level }
    var (earlier, heightBefore) = (0.0, height(at: 0))
    guard heightBefore != 0 else { return 0 }
    for time in stretches(of: analyzed).dropFirst() {
      let heightThen = height(at: time)
      if heightThen == 0 || (heightThen > 0) != (heightBefore > 0) {
        guard time > earlier else { return time }
        let root = Roots.bracketed(in: earlier...time, height(at:))
        // Of the two instants around a jump, the one after it.
        return height(at: root) * heightBefore > 0 ? root.nextUp : root
      }
      (earlier, heightBefore) = (time, heightThen)
    }
    // What repeats itself may be at its end where it was at no time before.
    return duration < .infinity && height(at: duration) == 0 ? duration : nil
  }

  private func highest(sign: Double, kind: Extremum.Kind) -> Extremum {
    var best = Extremum(time: 0, value: value(at: 0), kind: kind)
    for time in decisiveInstants {
      let value = value(at: time)
      if (value - best.value) * sign > 0 {
        (best.time, best.value) = (time, value)
      }
    }
    return best
  }
}
