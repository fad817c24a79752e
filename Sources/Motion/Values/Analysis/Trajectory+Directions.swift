// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

// What is asked of a number can be asked of the way that a vector goes along a direction: of a
// component, along the unit vector of its axis.
extension Trajectory {
  /// Finds the turns of the motion along a direction inside an interval, in ascending order.
  ///
  /// - Parameters:
  ///   - direction: The vector whose inner product with the position is looked at.
  ///   - interval: Seconds. Its ends are not turns.
  /// - Returns: The turns, with the inner product as their value.
  public func extrema(along direction: Value, in interval: ClosedRange<Double>) -> [Extremum] {
    let measure = Measure.along(direction)
    var turns = Turns()
    _ = visitStretches(of: measure, from: interval.lowerBound, upTo: interval.upperBound) {
      turns.pass($0)
      return true
    }
    turns.pass(time: interval.upperBound, value: measure(state(at: interval.upperBound)))
    return turns.extrema
  }

  /// Finds the turns of the whole motion along a direction, or of one period if it is endless.
  ///
  /// - Precondition: The motion has a finite ``span``.
  public func extrema(along direction: Value) -> [Extremum] {
    let rest = restTime
    var turns = Turns()
    _ = visitStretches(
      of: .along(direction), from: 0, upTo: rest < .infinity ? .infinity : finiteSpan
    ) {
      turns.pass($0)
      return true
    }
    return turns.extrema
  }

  /// The point at which the motion is farthest along a direction, the earliest if there are several.
  ///
  /// - Precondition: The motion has a finite ``span``.
  public func peak(along direction: Value) -> Extremum { highest(.along(direction), sign: 1) }

  /// The point at which the motion is least far along a direction, the earliest if there are several.
  ///
  /// - Precondition: The motion has a finite ``span``.
  public func trough(along direction: Value) -> Extremum { highest(.along(direction), sign: -1) }

  /// Tells whether the motion only ever gains, or only ever loses, along a direction.
  ///
  /// - Precondition: The motion has a finite ``span``.
  public func isMonotone(along direction: Value) -> Bool {
    var (rises, falls) = (false, false)
    var before: Double?
    // One period shows every value, but not that the motion begins again.
    visitWhole(.along(direction), periods: 2) { stretch in
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

  /// Finds the first instant at which the motion is at a level along a direction.
  ///
  /// - Returns: Seconds, or `nil` if it never gets there.
  /// - Precondition: The motion has a finite ``span``.
  public func firstTime(reaching level: Double, along direction: Value) -> Double? {
    var first: Double?
    var crossings = Crossings(level: level)
    visitWhole(.along(direction)) { stretch in
      visit(stretch, .along(direction), &crossings) {
        first = $0
        return false
      }
    }
    return first
  }

  /// Finds the last instant at which the motion comes to a level along a direction.
  ///
  /// - Returns: Seconds, or `nil` if it never gets there.
  /// - Precondition: The motion comes to rest.
  public func lastTime(reaching level: Double, along direction: Value) -> Double? {
    times(reaching: level, along: direction).last
  }

  /// Finds all instants at which the motion comes to a level along a direction, in ascending order.
  ///
  /// - Precondition: The motion comes to rest.
  public func times(reaching level: Double, along direction: Value) -> [Double] {
    precondition(
      restTime < .infinity, "an endless motion needs an interval in which times are looked for")
    return times(reaching: level, along: direction, from: 0, upTo: .infinity)
  }

  /// Finds the instants of an interval at which the motion comes to a level along a direction.
  public func times(
    reaching level: Double, along direction: Value, in interval: ClosedRange<Double>
  ) -> [Double] {
    times(
      reaching: level, along: direction, from: interval.lowerBound,
      upTo: interval.upperBound.nextUp)
  }

  private func times(
    reaching level: Double, along direction: Value, from start: Double, upTo end: Double
  ) -> [Double] {
    var times: [Double] = []
    var crossings = Crossings(level: level)
    _ = visitStretches(of: .along(direction), from: start, upTo: end) { stretch in
      visit(stretch, .along(direction), &crossings) {
        if $0 < end { times.append($0) }
        return true
      }
    }
    return times
  }

  /// Reports where a level is reached in one stretch.
  private func visit(
    _ stretch: Stretch, _ measure: Measure<Value>, _ crossings: inout Crossings,
    _ body: (Double) -> Bool
  ) -> Bool {
    if crossings.jumps(to: stretch.first) {
      guard body(stretch.begin) else { return false }
    }
    guard crossings.runs(to: stretch.last) else { return true }
    // The first instant that shows the level or what is beyond it. If none does, it is what the
    // stretch comes to, when the next begins.
    let level = crossings.level
    let rises = stretch.last > stretch.first
    return body(
      firstTime(in: stretch.begin, stretch.end) {
        let value = measure(state(at: $0))
        return rises ? value >= level : value <= level
      })
  }
}

extension Trajectory {
  /// The span, which must be finite.
  var finiteSpan: Double {
    let span = self.span
    precondition(
      span < .infinity,
      "a motion without an end or a period needs an interval to be analyzed in")
    return span
  }

  /// Visits stretches in which every value of the motion occurs.
  func visitWhole(
    _ measure: Measure<Value>, periods: Double = 1, _ body: (Stretch) -> Bool
  ) {
    let (rest, span) = (restTime, periods * finiteSpan)
    guard span < rest else {
      _ = visitStretches(of: measure, from: 0, upTo: .infinity, body)
      return
    }
    // What never leaves its start has a span of 0, and a value all the same.
    let first = Swift.max(span, .leastNonzeroMagnitude)
    guard visitStretches(of: measure, from: 0, upTo: first, body), rest < .infinity else { return }
    _ = visitHold(of: measure, at: end, from: rest, upTo: .infinity, body)
  }

  /// The highest number of a measure, or with the sign −1 the lowest, and when it is shown first.
  func highest(_ measure: Measure<Value>, sign: Double) -> Extremum {
    var best: (time: Double, value: Double)?
    visitWhole(measure) { stretch in
      if best.map({ (stretch.first - $0.value) * sign > 0 }) ?? true {
        best = (stretch.begin, stretch.first)
      }
      if best.map({ (stretch.last - $0.value) * sign > 0 }) ?? true {
        // A side of a jump that no sample shows counts at the last instant before it.
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

/// Turns of a number whose values are passed one after the other.
private struct Turns {
  var extrema: [Extremum] = []
  private var candidate: (time: Double, value: Double)?
  private var direction = 0.0

  private var begin = 0.0

  mutating func pass(_ stretch: Stretch) {
    if let before = candidate, before.time == stretch.begin, stretch.first != before.value {
      // A side of a jump that no sample shows counts at the last instant before it.
      candidate?.time = Swift.max(begin, before.time.nextDown)
    }
    begin = stretch.begin
    pass(time: stretch.begin, value: stretch.first)
    pass(time: stretch.end, value: stretch.last)
  }

  mutating func pass(time: Double, value: Double) {
    guard let before = candidate else {
      candidate = (time, value)
      return
    }
    let change = value - before.value
    guard change != 0 else { return }
    if change * direction < 0 {
      extrema.append(
        Extremum(
          time: before.time, value: before.value, kind: direction > 0 ? .maximum : .minimum))
    }
    direction = change > 0 ? 1 : -1
    candidate = (time, value)
  }
}

/// On which side of a level a number is, as its values are passed one after the other.
private struct Crossings {
  let level: Double
  private var side: Double?

  init(level: Double) { self.level = level }

  /// Passes a value that follows at once, and tells whether the level is reached by that.
  mutating func jumps(to value: Double) -> Bool {
    let now = side(of: value)
    defer { side = now }
    guard let before = side else { return now == 0 }
    return before != now && before != 0
  }

  /// Passes the value at the end of a stretch, and tells whether the level is reached on the way.
  mutating func runs(to value: Double) -> Bool { jumps(to: value) }

  private func side(of value: Double) -> Double {
    value > level ? 1 : value < level ? -1 : 0
  }
}
