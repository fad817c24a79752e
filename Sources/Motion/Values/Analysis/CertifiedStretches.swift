// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The stretches of one member of a sum or a blend along a direction, and the stretches of its
/// rate, in an interval.
@frozen
@usableFromInline
package struct MemberStretches<Member: Trajectory> {
  @usableFromInline let member: Member
  @usableFromInline let direction: Member.Value
  @usableFromInline let values: [Stretch]
  @usableFromInline let rates: [Stretch]

  /// The duration of the whole; nil if the whole is not sampled beyond its own time.
  @usableFromInline let whole: Double?

  /// Whether the member ends before the whole.
  @usableFromInline let isShorter: Bool

  /// Whether the rates that are listed were found by sampling, so that they are bounded anew.
  @usableFromInline let isBounded: Bool

  /// The time up to which the stretches are known: the end of the interval, or of the last stretch
  /// listed.
  @usableFromInline package let reach: Double

  /// The seconds by which the member may round the instant of a joint.
  @usableFromInline let blur: Double

  /// Lists at most as many stretches as the capacity of the window.
  @inlinable
  package init(
    _ member: Member, along direction: Member.Value, in window: CertifiedStretches.Window,
    beyond whole: Double?
  ) {
    self.member = member
    self.direction = direction
    self.whole = whole
    isShorter = whole.map { member.duration < $0 } ?? false
    isBounded = member.exactness == .bounded
    values = window.stretches(of: member, .along(direction), beyond: whole)
    rates = window.stretches(of: member, .rate(along: direction), beyond: whole)
    reach = Swift.min(window.reach(of: values), window.reach(of: rates))
    blur = member.blur
  }

  /// The instants at which a stretch begins.
  @inlinable
  package var breaks: [Double] { values.map { $0.begin } + rates.map { $0.begin } }

  /// The number and its rate at an instant.
  @inlinable
  package func sample(at time: Double) -> KinematicState<Double> {
    let state = state(at: time)
    return KinematicState(
      value: state.value.dot(direction), velocity: state.velocity.dot(direction))
  }

  /// The one-sided samples at the ends of an interval between two breaks.
  @inlinable
  package func samples(
    _ begin: Double, _ end: Double
  ) -> (first: KinematicState<Double>, last: KinematicState<Double>) {
    let numbers = ends(values, .along(direction), begin, end)
    let rates = ends(rates, .rate(along: direction), begin, end)
    return (
      KinematicState(value: numbers.first, velocity: rates.first),
      KinematicState(value: numbers.last, velocity: rates.last)
    )
  }

  @inlinable
  func state(at time: Double) -> KinematicState<Member.Value> {
    member.state(at: time, isBeyond: whole != nil && (time < 0 || !isShorter))
  }

  /// The bounds of the number and of its rate between two samples, between which no stretch begins.
  @inlinable
  func ranges(
    from begin: Double, _ first: KinematicState<Double>, upTo end: Double,
    _ last: KinematicState<Double>
  ) -> (number: NumberRange, rate: NumberRange) {
    let (number, rate) = NumberRange.between(first, last)
    guard isBounded && end < .infinity else { return (number, rate) }
    let bounds = Measure.rateBounds(along: direction)
    return (number, member.range(of: bounds, from: begin, upTo: end, asMemberOf: whole))
  }

  @inlinable
  func ends(
    _ list: [Stretch], _ measure: Measure<Member.Value>, _ begin: Double, _ end: Double
  ) -> (first: Double, last: Double) {
    // The last stretch that begins at or before the interval and is not empty.
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if list[middle].begin <= begin { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return (measure(state(at: begin)), measure(state(at: end))) }
    let stretch = list[low - 1]
    // Next to an end a sample may show the other side of it.
    let inner = Stretch.inside(stretch.begin, stretch.end, blur: blur)
    return (
      begin <= inner.lowerBound ? stretch.first : measure(state(at: begin)),
      end >= inner.upperBound ? stretch.last : measure(state(at: end))
    )
  }
}

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

/// Consecutive intervals in which a number moves in one direction, joined into one stretch.
@frozen
@usableFromInline
struct MonotoneRun {
  @usableFromInline var stretch: Stretch

  /// A number with the sign of the rate; 0 if all rates were 0.
  @usableFromInline var direction = 0.0

  /// Begins without a number, which the first break brings.
  @inlinable
  init(begin: Double) {
    stretch = Stretch(begin: begin, end: begin, first: .nan, last: .nan)
  }

  /// Passes a break; the stretch ends at it if the number jumps, or rests before or after it.
  ///
  /// - Parameters:
  ///   - first: The number after the break.
  ///   - time: The next break.
  ///   - last: The number before the next break.
  ///   - body: Receives a stretch and returns whether to continue.
  /// - Returns: Whether the body continued.
  @inlinable
  mutating func pass(
    _ first: Double, upTo time: Double, _ last: Double, _ body: (Stretch) -> Bool
  ) -> Bool {
    let moves = stretch.first != stretch.last && first != last && time < .infinity
    if moves && stretch.last == first { return true }
    guard end(body) else { return false }
    (stretch.first, stretch.last, direction) = (first, first, 0)
    return true
  }

  /// Adds an interval; if its direction is the opposite one, the stretch ends before it.
  ///
  /// - Parameters:
  ///   - rate: A number with the sign of the rate in the interval; 0 fits both directions.
  ///   - time: The end of the interval.
  ///   - number: The number at the end of the interval.
  ///   - body: Receives a stretch and returns whether to continue.
  /// - Returns: Whether the body continued.
  @inlinable
  mutating func go(
    on rate: Double, to time: Double, _ number: Double, _ body: (Stretch) -> Bool
  ) -> Bool {
    if direction < 0 && rate > 0 || direction > 0 && rate < 0 {
      guard end(body) else { return false }
      direction = 0
    }
    if rate != 0 { direction = rate }
    (stretch.end, stretch.last) = (time, number)
    return true
  }

  /// Ends the stretch and begins the next one.
  @inlinable
  mutating func end(_ body: (Stretch) -> Bool) -> Bool {
    guard stretch.begin < stretch.end else { return true }
    let done = stretch
    (stretch.begin, stretch.first) = (done.end, done.last)
    return body(done)
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
