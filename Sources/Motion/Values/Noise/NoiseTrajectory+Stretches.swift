// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension NoiseTrajectory {
  /// The cells of the finest octave, which have nothing in common.
  public static func recurrences(of motion: Self) -> [Recurrence] {
    guard motion.frequency > 0 && motion.amplitude != .zero else {
      return motion.duration < .infinity ? [] : [.standstill()]
    }
    let rate = motion.frequency * Double(1 << (motion.octaves - 1))
    return [Recurrence(begin: 0, end: motion.duration, period: 1 / rate, factor: nil)]
  }

  /// Closed.
  public var exactness: Exactness { .closed }

  /// Visits the stretches of each cell of the finest octave, in which the noise is a cubic.
  ///
  /// Distances and speeds of vectors are not cubics, and are found by sampling each cell.
  ///
  /// - Complexity: O(*n*) for *n* cells in the interval.
  /// - Precondition: The interval, or the noise, is finite.
  public static func visitStretches(
    of measure: Measure<Value>, in motion: Self, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    if beyond { return visitHeldEnds(of: measure, in: motion, from: start, upTo: end, body) }
    if Value.componentCount == 1 {
      if case .distance(let point) = measure {
        return motion.visitDistances(from: point, from: start, upTo: end, body)
      }
      if case .speed = measure { return motion.visitSpeeds(from: start, upTo: end, body) }
    }
    guard motion.frequency > 0 && motion.amplitude != .zero && !motion.isStill(measure) else {
      return motion.visitHold(of: measure, at: .zero, from: start, upTo: end, body)
    }
    precondition(
      Swift.min(motion.duration, end) < .infinity,
      "a motion without an end or a period needs an interval to be analyzed in")
    var rate = motion.frequency
    for _ in 1..<motion.octaves { rate *= 2 }
    return motion.visitHeld(
      of: measure, from: start, upTo: end, beyond: false, until: motion.duration, body
    ) {
      start, finish in
      var begin = start
      while begin < finish {
        let next = Elementary.floor(begin * rate) + 1
        // So late that no representable time lies between two lattice times, the noise is at rest.
        let cell =
          next < 0x1p53 ? Thresholds.least(near: next / rate) { $0 * rate >= next } : .infinity
        let stop = Swift.min(Swift.max(cell, begin.nextUp), finish)
        let grid = SampleGrid(
          from: Swift.min((next - 1) / rate, begin),
          upTo: Swift.max(stop, Swift.min(cell, motion.duration)),
          steps: 8)
        guard motion.visitCell(of: measure, from: begin, upTo: stop, on: grid, body) else {
          return false
        }
        begin = stop
      }
      return true
    }
  }

  /// Whether a number is 0 throughout, as the amplitude has no component along its direction.
  private func isStill(_ measure: Measure<Value>) -> Bool {
    switch measure {
    case .along(let direction), .rate(let direction), .rateBounds(let direction):
      (0..<Value.componentCount).allSatisfy {
        amplitude[component: $0] * direction[component: $0] == 0
      }
    case .distance, .speed: false
    }
  }

  /// Visits the stretches of one cell, in which every rate is a parabola.
  private func visitCell(
    of measure: Measure<Value>, from begin: Double, upTo end: Double, on grid: SampleGrid,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    let direction: Value
    switch measure {
    case .along(let vector), .rate(let vector), .rateBounds(let vector): direction = vector
    case .distance, .speed:
      // Their squares are polynomials of degree six at most, and so turn at most five times.
      return visitSampled(of: measure, from: begin, upTo: end, on: grid, state(at:), body)
    }
    func rate(_ time: Double) -> Double { state(at: time).velocity.dot(direction) }
    // The turn of the parabola through three of its points, as a share of the cell.
    let (first, middle, last) = (rate(begin), rate(begin + (end - begin) * 0.5), rate(end))
    let bend = 2 * (first - 2 * middle + last)
    let share = bend != 0 ? (bend * 0.5 - (last - first) * 0.5) / bend : 0
    let turn = share > 0 && share < 1 ? begin + (end - begin) * share : begin
    var before = (time: begin, number: measure(state(at: begin)))
    // Both sides of an instant use the same number, as rounding would otherwise create turns.
    func visit(until time: Double) -> Bool {
      guard time > before.time else { return true }
      let number = measure(state(at: time))
      let stretch = Stretch(
        begin: before.time, end: time, first: before.number, last: number)
      before = (time, number)
      return body(stretch)
    }
    for (low, high) in [(begin, turn), (turn, end)] where low < high {
      if case .along = measure, rate(low) * rate(high) < 0 {
        guard visit(until: Roots.bracketed(in: low...high, rate)) else { return false }
      }
      guard visit(until: high) else { return false }
    }
    return true
  }

  /// Returns the last instant at which the noise is at least a distance away from zero.
  ///
  /// - Returns: Seconds; infinity for endless noise, unless it can never be that far away.
  /// - Precondition: Noise that ends is analyzable: ``Trajectory/isAnalyzable``.
  public func settlingTime(within distance: Double) -> Double {
    guard duration == .infinity else {
      precondition(isAnalyzable, "the motion is too long to be analyzed: see isAnalyzable")
      return lastTime(beyond: distance, from: .zero, in: (0, duration))
    }
    return frequency > 0 && amplitude.magnitude >= distance ? .infinity : 0
  }
}
