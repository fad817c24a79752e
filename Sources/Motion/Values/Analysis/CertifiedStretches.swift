// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The stretches of a number whose rate is bounded on any interval between breaks.
///
/// If the bounds exclude 0, the number is monotone; otherwise the interval is halved. An interval
/// that is too short to matter has one turn if the rate changes its sign, and none otherwise.
///
/// Rounding may hide the sign of a rate for long, as where two motions cancel. So each interval
/// between breaks has a share of the budget, and when that is used up its remainder is cut into
/// equal parts.
@usableFromInline
package enum CertifiedStretches {
  /// The number of intervals that all breaks share.
  @inlinable static var budget: Int { 2048 }

  /// The least number of intervals that are examined between two breaks, however many there are.
  @inlinable static var leastShare: Int { 32 }

  /// The share of an interval between breaks below which a part of it is not halved again.
  @inlinable static var resolution: Double { 0x1p-20 }

  /// An interval whose first part is examined.
  @frozen
  @usableFromInline
  package struct Window {
    @usableFromInline var begin: Double
    @usableFromInline let end: Double

    /// The greatest number of stretches listed for each member; small at first.
    @usableFromInline var capacity: Int

    @inlinable
    package init(begin: Double, end: Double, capacity: Int = 64) {
      self.begin = begin
      self.end = end
      self.capacity = capacity
    }

    /// Lists the first stretches of a member, at most as many as the capacity.
    @inlinable
    func stretches<Member: Trajectory>(
      of member: Member, _ measure: Measure<Member.Value>, beyond whole: Double?
    ) -> [Stretch] {
      var list: [Stretch] = []
      _ = member.visitStretches(of: measure, from: begin, upTo: end, asMemberOf: whole) {
        list.append($0)
        return list.count < capacity
      }
      return list
    }

    /// Lists the instants at which a stretch of a member begins, and the time up to which they are
    /// known; for a speed or a distance, which a corner may leave as it is, those of its components.
    @inlinable
    func breaks<Member: Trajectory>(
      of member: Member, _ measure: Measure<Member.Value>, beyond whole: Double?
    ) -> (begins: [Double], reach: Double) {
      var (begins, reach) = ([Double](), end)
      for measure in measure.components {
        let list = stretches(of: member, measure, beyond: whole)
        begins += list.map { $0.begin }
        reach = Swift.min(reach, self.reach(of: list))
      }
      return (begins, reach)
    }

    /// The time up to which the stretches are known: the end, or that of the last of many.
    @inlinable
    func reach(of stretches: [Stretch]) -> Double {
      guard stretches.count == capacity, let last = stretches.last else { return end }
      return Swift.min(end, last.end)
    }
  }

  /// Visits an interval window by window, which limits the number of stretches listed at once.
  ///
  /// - Parameters:
  ///   - start: The first instant of the interval.
  ///   - end: The end of the interval, excluded.
  ///   - visit: Visits a window and returns the time that it reached, or nil if the body stopped.
  /// - Returns: Whether the body continued to the end.
  @inlinable
  static func visitWindows(
    from start: Double, upTo end: Double, _ visit: (Window) -> Double?
  ) -> Bool {
    var window = Window(begin: start, end: end)
    while window.begin < end {
      guard let reach = visit(window) else { return false }
      guard reach > window.begin else { return true }
      window.begin = reach
      window.capacity = Swift.min(2 * window.capacity, 1024)
    }
    return true
  }

  /// Visits the stretches between breaks.
  ///
  /// - Parameters:
  ///   - breaks: The instants between which values and rates of all members are monotone.
  ///   - end: The end of the last interval.
  ///   - ends: Returns the one-sided samples at the ends of an interval between two breaks.
  ///   - sample: Returns the numbers and rates of all members at an instant.
  ///   - state: Returns the number of the whole, and its rate, from a sample.
  ///   - rates: Returns the bounds of the rate between the samples at two instants, and whether it
  ///     is monotone.
  ///   - body: Receives a stretch and returns whether to continue.
  /// - Returns: Whether the body continued to the end.
  /// - Complexity: One sample for each interval that is halved, of which there are at most 4096, or
  ///   at most 64 for each break if that is more.
  @inlinable
  static func visit<Sample>(
    breaks: [Double], upTo end: Double,
    ends: (Double, Double) -> (first: Sample, last: Sample), sample: (Double) -> Sample,
    state: (Sample) -> KinematicState<Double>,
    rates: (Double, Sample, Double, Sample) -> (bounds: NumberRange, isMonotone: Bool),
    _ body: (Stretch) -> Bool
  ) -> Bool {
    let sorted = breaks.filter { $0 < end }.sorted()
    var budget = budget
    var run = MonotoneRun(begin: sorted.first ?? end)
    for (index, begin) in sorted.enumerated() {
      let stop = index + 1 < sorted.count ? sorted[index + 1] : end
      guard begin < stop else { continue }
      let share = Swift.max(leastShare, budget / (sorted.count - index))
      var (left, shortest) = (share, (stop - begin) * resolution)
      let ends = ends(begin, stop)
      // The intervals that remain, the earliest last.
      var intervals = [(begin: begin, first: ends.first, end: stop, last: ends.last)]
      guard run.pass(state(ends.first).value, upTo: stop, state(ends.last).value, body) else {
        return false
      }
      while let (low, first, high, last) = intervals.popLast() {
        left -= 1
        if left == 0 { shortest = Swift.max(shortest, (stop - low) / Double(share)) }
        let (bounds, isMonotone) = rates(low, first, high, last)
        let number = state(last).value
        if bounds.low >= 0 || bounds.high <= 0 || high == .infinity {
          let direction: Double = bounds.low >= 0 ? 1 : bounds.high <= 0 ? -1 : 0
          guard run.go(on: direction, to: high, number, body) else { return false }
          continue
        }
        let middle = low + (high - low) / 2
        let isShort = high - low <= shortest || middle <= low || middle >= high
        if isMonotone || isShort {
          let (rateLow, rateHigh) = (state(first).velocity, state(last).velocity)
          if (rateLow < 0) != (rateHigh < 0) {
            let root = turn(from: low, rateLow, upTo: high, rateHigh) { state(sample($0)).velocity }
            if root > low && root < high {
              guard run.go(on: rateLow, to: root, state(sample(root)).value, body) else {
                return false
              }
            }
          }
          guard run.go(on: rateHigh, to: high, number, body) else { return false }
          continue
        }
        let between = sample(middle)
        intervals.append((middle, between, high, last))
        intervals.append((low, first, middle, between))
      }
      budget -= share - Swift.max(0, left)
    }
    return run.end(body)
  }

  /// Returns the instant at which a rate changes its sign.
  ///
  /// The first and the last instants of the interval may show the rates outside of it: times are
  /// rounded.
  @inlinable
  static func turn(
    from low: Double, _ first: Double, upTo high: Double, _ last: Double,
    _ rate: (Double) -> Double
  ) -> Double {
    let blur = Swift.max((high - low) * 0x1p-40, 8 * high.ulp)
    var (begin, end) = (low, high.nextDown)
    func isAlike(_ a: Double, _ b: Double) -> Bool { a < 0 && b < 0 || a > 0 && b >= 0 }
    if !isAlike(rate(begin), first) { begin += blur }
    if !isAlike(rate(end), last) { end -= blur }
    guard begin < end, isAlike(rate(begin), first) else { return begin }
    return isAlike(rate(end), last) ? Roots.bracketed(in: begin...end, rate) : end
  }
}

extension Trajectory {
  /// Returns the bounds of a number in an interval; infinite if it has more than 1024 stretches.
  @inlinable
  func range(
    of measure: Measure<Value>, from start: Double, upTo end: Double, asMemberOf whole: Double?
  ) -> NumberRange {
    var (low, high, count) = (Double.infinity, -Double.infinity, 0)
    let isWhole = visitStretches(of: measure, from: start, upTo: end, asMemberOf: whole) {
      low = Swift.min(low, Swift.min($0.first, $0.last))
      high = Swift.max(high, Swift.max($0.first, $0.last))
      count += 1
      return count < 1024
    }
    return isWhole && low <= high ? NumberRange(low, high) : NumberRange(-.infinity, .infinity)
  }

  /// Returns the bounds of a number along a direction, and of its rate, in an interval.
  ///
  /// A number whose turns are found from bounds is itself bounded by its first value and its rate;
  /// where it jumps a stretch begins.
  @inlinable
  func ranges(
    along direction: Value, from start: Double, upTo end: Double, asMemberOf whole: Double?
  ) -> (number: NumberRange, rate: NumberRange) {
    let rate = range(of: .rateBounds(along: direction), from: start, upTo: end, asMemberOf: whole)
    guard exactness == .bounded else {
      return (range(of: .along(direction), from: start, upTo: end, asMemberOf: whole), rate)
    }
    let first = (whole.map { state(at: start, beyond: $0) } ?? state(at: start)).value.dot(
      direction)
    return (NumberRange(first, first) + rate * NumberRange(0, end - start), rate)
  }

  /// Finds the stretches of a measure by sampling between the instants at which a stretch of a
  /// member begins, each of these parts in sixteen cells; a distance of numbers from those of the
  /// number.
  @inlinable
  func visitSampled(
    of measure: Measure<Value>, from start: Double, upTo end: Double, beyond: Bool,
    between breaks: (CertifiedStretches.Window) -> [(begins: [Double], reach: Double)],
    _ body: (Stretch) -> Bool
  ) -> Bool {
    if Value.componentCount == 1, case .distance(let point) = measure {
      return visitDistances(from: point, from: start, upTo: end, beyond: beyond, body)
    }
    let blur = self.blur
    return CertifiedStretches.visitWindows(from: start, upTo: end) { window in
      let members = breaks(window)
      let reach = members.reduce(window.end) { Swift.min($0, $1.reach) }
      let begins = members.flatMap { $0.begins }.filter { $0 > window.begin && $0 < reach }
      var begin = window.begin
      for stop in begins.sorted() + [reach] where begin < stop {
        func state(_ time: Double) -> KinematicState<Value> {
          self.state(at: time, isBeyond: beyond)
        }
        if begin == -.infinity || stop == .infinity {
          // Nothing moves before the first break or after the last one.
          let number = measure(state(begin == -.infinity ? stop.nextDown : begin))
          guard body(Stretch(begin: begin, end: stop, first: number, last: number)) else {
            return nil
          }
        } else {
          let entry = Stretch.inside(begin, stop, blur: blur).lowerBound
          let isDone =
            measure.isOfVelocity
            ? Stretch.visitTurning(
              from: begin, upTo: stop, steps: 16,
              { measure(state(Swift.max($0, entry))) }, body)
            : visitSampled(
              of: measure, from: begin, upTo: stop,
              on: SampleGrid(from: begin, upTo: stop, steps: 16), state, body)
          guard isDone else { return nil }
        }
        begin = stop
      }
      return reach
    }
  }
}
