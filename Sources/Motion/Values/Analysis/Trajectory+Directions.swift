// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

// Every query about a scalar motion is also available for the component of a vector motion along a
// direction; the unit vector of an axis selects a component.
extension Trajectory {
  /// Finds the turns of the motion along a direction inside an interval, in ascending order.
  ///
  /// - Parameters:
  ///   - direction: The vector whose inner product with the position is analyzed.
  ///   - interval: The interval in seconds. Its ends are not turns.
  /// - Returns: The turns, with the inner product as their value.
  @inlinable
  public func extrema(
    along direction: Value, in interval: ClosedRange<Double>
  ) -> some Sequence<Extremum> & Sendable {
    ExtremumSequence(
      motion: self, direction: direction, begin: interval.lowerBound, end: interval.upperBound,
      last: interval.upperBound)
  }

  /// Finds the turns of the whole motion along a direction.
  ///
  /// The sequence of an endless motion is infinite.
  ///
  /// - Precondition: The motion ends, or is analyzable: ``isAnalyzable``.
  @inlinable
  public func extrema(along direction: Value) -> some Sequence<Extremum> & Sendable {
    preconditionListable()
    return ExtremumSequence(motion: self, direction: direction, begin: 0, end: .infinity, last: nil)
  }

  /// The point at which the motion is farthest along a direction, the earliest if there are
  /// several.
  ///
  /// - Precondition: The motion is analyzable: ``isAnalyzable``.
  @inlinable
  public func peak(along direction: Value) -> Extremum { highest(.along(direction), sign: 1) }

  /// The point at which the motion is least far along a direction, the earliest if there are
  /// several.
  ///
  /// - Precondition: The motion is analyzable: ``isAnalyzable``.
  @inlinable
  public func trough(along direction: Value) -> Extremum { highest(.along(direction), sign: -1) }

  /// Returns the point of a part of the motion that is farthest along a direction.
  ///
  /// - Parameters:
  ///   - direction: The vector whose inner product with the position is analyzed.
  ///   - interval: The part, in seconds, with its ends.
  /// - Returns: The earliest such point.
  /// - Complexity: That of ``extrema(along:in:)``.
  @inlinable
  public func peak(along direction: Value, in interval: ClosedRange<Double>) -> Extremum {
    farthest(along: direction, in: interval, kind: .maximum) { $0 > $1 }
  }

  /// Returns the point of a part of the motion that is least far along a direction.
  ///
  /// - Parameters:
  ///   - direction: The vector whose inner product with the position is analyzed.
  ///   - interval: The part, in seconds, with its ends.
  /// - Returns: The earliest such point.
  /// - Complexity: That of ``extrema(along:in:)``.
  @inlinable
  public func trough(along direction: Value, in interval: ClosedRange<Double>) -> Extremum {
    farthest(along: direction, in: interval, kind: .minimum) { $0 < $1 }
  }

  @inlinable
  func farthest(
    along direction: Value, in interval: ClosedRange<Double>, kind: Extremum.Kind,
    _ isFarther: (Double, Double) -> Bool
  ) -> Extremum {
    func end(_ time: Double) -> Extremum {
      Extremum(time: time, value: value(at: time).dot(direction), kind: kind)
    }
    var best = end(interval.lowerBound)
    for next in extrema(along: direction, in: interval) where isFarther(next.value, best.value) {
      best = next
    }
    let last = end(interval.upperBound)
    return isFarther(last.value, best.value)
      ? last : Extremum(time: best.time, value: best.value, kind: kind)
  }

  /// Returns the distance by which the motion passes its own end along a direction.
  ///
  /// - Parameter direction: The vector whose inner product with the position is analyzed.
  /// - Returns: A distance in the units of the inner product, never negative: how far the motion
  ///   goes past its end, as seen from its start; if the start is level with the end, the greatest
  ///   distance from it.
  /// - Precondition: The motion is analyzable: ``isAnalyzable``.
  @inlinable
  public func overshoot(along direction: Value) -> Double {
    overshoot(of: end.dot(direction), along: direction)
  }

  @inlinable
  func overshoot(of target: Double, along direction: Value) -> Double {
    let start = self.start.dot(direction)
    let above = start > target ? 0 : peak(along: direction).value - target
    let below = start < target ? 0 : target - trough(along: direction).value
    return Swift.max(0, Swift.max(above, below))
  }

  /// Returns whether the motion only increases, or only decreases, along a direction.
  ///
  /// - Precondition: The motion is analyzable: ``isAnalyzable``.
  @inlinable
  public func isMonotone(along direction: Value) -> Bool {
    var (rises, falls) = (false, false)
    var before: Double?
    visitWhole(.along(direction)) { stretch in
      for value in [stretch.first, stretch.last] {
        if let before {
          rises = rises || value > before
          falls = falls || value < before
        }
        before = value
      }
      return !(rises && falls)
    }
    return !(rises && falls)
  }

  /// Returns the first instant at which the motion reaches a level along a direction.
  ///
  /// - Returns: Seconds, or `nil` if it never reaches the level.
  /// - Precondition: The motion is analyzable: ``isAnalyzable``.
  @inlinable
  public func firstTime(reaching level: Double, along direction: Value) -> Double? {
    let measure = Measure.along(direction)
    return firstInWhole { begin, end in
      CrossingSequence(motion: self, measure: measure, level: level, begin: begin, end: end)
        .first { _ in true }
    }
  }

  /// Returns the last instant at which the motion reaches a level along a direction.
  ///
  /// - Returns: Seconds, or `nil` if it never reaches the level.
  /// - Precondition: The motion comes to rest, and is analyzable: ``isAnalyzable``.
  @inlinable
  public func lastTime(reaching level: Double, along direction: Value) -> Double? {
    precondition(
      restTime < .infinity && isAnalyzable,
      "an endless motion needs an interval in which times are looked for")
    let measure = Measure.along(direction)
    return last(from: 0, upTo: .infinity) { begin, end in
      CrossingSequence(motion: self, measure: measure, level: level, begin: begin, end: end)
        .reduce(nil) { $1 }
    }
  }

  /// Returns the first instant of an interval at which the motion reaches a level along a direction.
  ///
  /// - Returns: Seconds, the first of ``times(reaching:along:in:)``, or `nil`.
  @inlinable
  public func firstTime(
    reaching level: Double, along direction: Value, in interval: ClosedRange<Double>
  ) -> Double? {
    let (start, end) = (interval.lowerBound, interval.upperBound.nextUp)
    let measure = Measure.along(direction)
    let omissions = recurrences.clipped(from: start, upTo: end).omissions
    return first(in: omissions, from: start, upTo: end) { begin, end in
      CrossingSequence(motion: self, measure: measure, level: level, begin: begin, end: end)
        .first { _ in true }
    }
  }

  /// Returns the last instant of an interval at which the motion reaches a level along a direction.
  ///
  /// - Returns: Seconds, the last of ``times(reaching:along:in:)``, or `nil`.
  @inlinable
  public func lastTime(
    reaching level: Double, along direction: Value, in interval: ClosedRange<Double>
  ) -> Double? {
    let measure = Measure.along(direction)
    return last(from: interval.lowerBound, upTo: interval.upperBound.nextUp) { begin, end in
      CrossingSequence(motion: self, measure: measure, level: level, begin: begin, end: end)
        .reduce(nil) { $1 }
    }
  }

  /// Finds all instants at which the motion reaches a level along a direction, in ascending order.
  ///
  /// The sequence of an endless motion is infinite.
  ///
  /// - Precondition: The motion ends, or is analyzable: ``isAnalyzable``.
  @inlinable
  public func times(reaching level: Double, along direction: Value) -> some Sequence<Double>
    & Sendable
  {
    preconditionListable()
    return CrossingSequence(
      motion: self, measure: .along(direction), level: level, begin: 0, end: .infinity)
  }

  /// Finds the instants of an interval at which the motion reaches a level along a direction.
  @inlinable
  public func times(
    reaching level: Double, along direction: Value, in interval: ClosedRange<Double>
  ) -> some Sequence<Double> & Sendable {
    CrossingSequence(
      motion: self, measure: .along(direction), level: level, begin: interval.lowerBound,
      end: interval.upperBound.nextUp)
  }
}

extension Trajectory {
  @inlinable
  func preconditionListable() {
    precondition(
      restTime < .infinity || isAnalyzable,
      "a motion without an end or a period needs an interval to be analyzed in: see isAnalyzable")
  }

  /// The greatest number of a measure, or the least if the sign is −1, and the first instant that
  /// shows it.
  @inlinable
  func highest(_ measure: Measure<Value>, sign: Double) -> Extremum {
    var best: (time: Double, value: Double)?
    visitWhole(measure) { stretch in
      if best.map({ (stretch.first - $0.value) * sign > 0 }) ?? true {
        best = (stretch.begin, stretch.first)
      }
      if best.map({ (stretch.last - $0.value) * sign > 0 }) ?? true {
        // A side of a jump that no sample shows is placed at the last instant before it.
        let isShown =
          stretch.end < .infinity && measure(state(at: stretch.end)) == stretch.last
        best = (
          isShown ? stretch.end : Swift.max(stretch.begin, stretch.end.nextDown), stretch.last
        )
      }
      return true
    }
    return Extremum(
      time: best?.time ?? 0, value: best?.value ?? 0, kind: sign > 0 ? .maximum : .minimum)
  }
}
