// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Trajectory {
  /// The seconds by which rounding may move the instant at which the motion shows a joint.
  @inlinable
  var blur: Double { 8 * Swift.max(1, duration < .infinity ? duration : 1).ulp }

  /// Finds the stretches by sampling, and those of the values held before and after the motion.
  @inlinable
  public static func visitStretches(
    of measure: Measure<Value>, in motion: Self, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    motion.visitByScanning(of: measure, from: start, upTo: end, beyond: beyond, body)
  }

  /// Finds the stretches between the instants of a grid, and those of the values held before and
  /// after the motion.
  @inlinable
  func visitByScanning(
    of measure: Measure<Value>, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    let rest = restTime
    let width = SampleGrid.width(
      restTime: rest, recurrence: rest < .infinity ? nil : recurrences.last)
    func scan(from begin: Double, upTo finish: Double) -> Bool {
      visitSampled(
        of: measure, from: Swift.max(begin, start), upTo: Swift.min(finish, end),
        on: SampleGrid(width: width, from: begin, upTo: finish),
        { state(at: $0, isBeyond: beyond) }, body)
    }
    if beyond {
      return scan(from: -.infinity, upTo: 0) && scan(from: 0, upTo: duration)
        && scan(from: duration, upTo: .infinity)
    }
    return visitHeld(of: measure, from: start, upTo: end, beyond: false, until: rest, body) {
      _, _ in scan(from: 0, upTo: rest)
    }
  }

  /// Finds the stretches of an interval between the instants of a grid.
  ///
  /// If a rate changes its sign between two of them, the turn is bracketed to the last bit; a
  /// measure without a rate is compared at three neighboring ones, which enclose its turn.
  ///
  /// - Precondition: The end is finite.
  @inlinable
  func visitSampled(
    of measure: Measure<Value>, from start: Double, upTo end: Double, on grid: SampleGrid,
    _ state: (Double) -> KinematicState<Value>, _ body: (Stretch) -> Bool
  ) -> Bool {
    guard start < end else { return true }
    precondition(
      end < .infinity, "a motion without an end or a period needs an interval to be analyzed in")
    func number(_ time: Double) -> Double { measure(state(time)) }
    if measure.isOfVelocity {
      return Stretch.visitTurning(from: start, upTo: end, on: grid, number, as: number, body)
    }
    let last = end.nextDown
    func slope(_ time: Double) -> Double { measure.slope(of: state(time)) ?? 0 }
    var stretch = Stretch(begin: start, end: start, first: number(start), last: 0)
    var earlier = grid.begin(ofCellAt: start)
    var before = slope(earlier)
    while earlier < last {
      let later = grid.next(after: earlier)
      guard earlier < later else { break }
      if before == 0 {
        // From rest a motion may leave in one direction and turn within the cell.
        earlier += (later - earlier) * 0x1p-8
        before = slope(earlier)
      }
      let after = slope(later)
      if (before < 0) != (after < 0) || (before > 0) != (after > 0) {
        let turn = Roots.bracketed(in: earlier...later, slope)
        guard turn >= end || stretch.visit(until: turn, number(turn), body) else { return false }
      }
      (earlier, before) = (later, after)
    }
    return stretch.visit(until: end, number(last), body)
  }
}

extension Stretch {
  /// Visits the stretches of a number whose turns are those of another number.
  ///
  /// - Parameters:
  ///   - start: The first instant of the interval.
  ///   - end: The end of the interval, excluded; later than the start and finite.
  ///   - grid: The instants that are compared; some lie before the interval, and some after it.
  ///   - number: Returns the number at an instant.
  ///   - shape: A function that has the same turns and is cheaper to evaluate.
  ///   - body: Receives a stretch and returns whether to continue.
  /// - Returns: Whether the body continued to the end.
  @usableFromInline
  static func visitTurning(
    from start: Double, upTo end: Double, on grid: SampleGrid, _ number: (Double) -> Double,
    as shape: (Double) -> Double, _ body: (Stretch) -> Bool
  ) -> Bool {
    var stretch = Stretch(begin: start, end: start, first: number(start), last: 0)
    let last = end.nextDown
    var later = 0
    return Roots.visitTurns(
      of: shape, from: grid.begin(ofCellAt: start, before: 8),
      next: {
        if $0 >= end { later += 1 }
        let next = later > 8 ? $0 : grid.next(after: $0)
        // A grid that is rounded may end before the interval.
        return next > $0 ? next : Swift.max($0, last)
      }
    ) { $0 >= end || stretch.visit(until: $0, number($0), body) }
      && stretch.visit(until: end, number(last), body)
  }

  /// Visits the stretches of a number in an interval outside of which it is not known.
  ///
  /// A turn in the first or the last cell shows near that end of it.
  ///
  /// - Parameters:
  ///   - start: The first instant of the interval, finite.
  ///   - end: The end of the interval, excluded; later than the start and finite.
  ///   - steps: The number of cells; two turns in one may be missed.
  ///   - number: Returns the number at an instant.
  ///   - body: Receives a stretch and returns whether to continue.
  /// - Returns: Whether the body continued to the end.
  @usableFromInline
  static func visitTurning(
    from start: Double, upTo end: Double, steps: Int, _ number: (Double) -> Double,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    var stretch = Stretch(begin: start, end: start, first: number(start), last: 0)
    let last = end.nextDown
    let width = last / Double(steps) - start / Double(steps)
    var index = 0
    return Roots.visitTurns(
      of: number, from: start,
      next: { _ in
        index += 1
        if index == 1 { return start + width * 0x1p-8 }
        if index <= steps { return start + width * Double(index - 1) }
        return index == steps + 1 ? last - width * 0x1p-8 : last
      }
    ) { stretch.visit(until: $0, number($0), body) }
      && stretch.visit(until: end, number(last), body)
  }

  /// Ends the stretch at a later instant and begins the next one there.
  @inlinable
  mutating func visit(
    until time: Double, _ number: Double, _ body: (Stretch) -> Bool
  ) -> Bool {
    guard time > begin else { return true }
    (end, last) = (time, number)
    let done = self
    (begin, first) = (time, number)
    return body(done)
  }
}
