// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Trajectory {
  /// Finds the stretches by sampling, and those of the values held before and after the motion.
  @inlinable
  public func visitStretches(
    of measure: Measure<Value>, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    visitByScanning(of: measure, from: start, upTo: end, beyond: beyond, body)
  }

  /// Finds the stretches at 1024 even steps, and those of the values held before and after the
  /// motion.
  @inlinable
  func visitByScanning(
    of measure: Measure<Value>, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    if beyond {
      return visitSampled(
        of: measure, from: start, upTo: end, steps: 1024, state(beyond:), body)
    }
    let rest = restTime
    guard visitHold(of: measure, at: self.start, from: start, upTo: Swift.min(0, end), body) else {
      return false
    }
    guard
      visitSampled(
        of: measure, from: Swift.max(0, start), upTo: Swift.min(rest, end), steps: 1024,
        state(at:), body)
    else { return false }
    return visitHold(of: measure, at: self.end, from: Swift.max(rest, start), upTo: end, body)
  }

  /// Finds the stretches of an interval between even steps.
  ///
  /// If a rate changes its sign between two steps, the turn is bracketed to the last bit; a measure
  /// without a rate is compared at three neighboring steps, which enclose its turn.
  ///
  /// - Precondition: The end is finite.
  @inlinable
  func visitSampled(
    of measure: Measure<Value>, from start: Double, upTo end: Double, steps: Int,
    _ state: (Double) -> KinematicState<Value>, _ body: (Stretch) -> Bool
  ) -> Bool {
    guard start < end else { return true }
    precondition(
      end < .infinity, "a motion without an end or a period needs an interval to be analyzed in")
    func number(_ time: Double) -> Double { measure(state(time)) }
    if measure.isOfVelocity {
      return Stretch.visitTurning(
        from: start, upTo: end, steps: steps, number, as: number, body)
    }
    let last = end.nextDown
    let steps = Stretch.steps(steps, from: start, to: last)
    func slope(_ time: Double) -> Double { measure.slope(of: state(time)) ?? 0 }
    var stretch = Stretch(begin: start, end: start, first: number(start), last: 0)
    var (earlier, before) = (start, slope(start))
    for step in 1...steps {
      let later = start.interpolated(to: last, by: Double(step) / Double(steps))
      let after = slope(later)
      if (before < 0) != (after < 0) || (before > 0) != (after > 0), earlier < later {
        let turn = Roots.bracketed(in: earlier...later, slope)
        guard stretch.visit(until: turn, number(turn), body) else { return false }
      }
      (earlier, before) = (later, after)
    }
    return stretch.visit(until: end, number(last), body)
  }
}

extension Stretch {
  /// The number of steps for an interval, which may contain fewer instants than requested steps.
  @usableFromInline
  static func steps(_ steps: Int, from start: Double, to last: Double) -> Int {
    let instants = (last - start) / Swift.max(start.magnitude, last.magnitude).ulp
    return instants < Double(steps) ? Swift.max(1, Int(instants)) : steps
  }

  /// Visits the stretches of a number whose turns are those of another number.
  ///
  /// - Parameters:
  ///   - start: The first instant of the interval.
  ///   - end: The end of the interval, excluded; later than the start and finite.
  ///   - steps: The number of steps into which the interval is divided.
  ///   - number: Returns the number at an instant.
  ///   - shape: A function that has the same turns and is cheaper to evaluate.
  ///   - body: Receives a stretch and returns whether to continue.
  /// - Returns: Whether the body continued to the end.
  @usableFromInline
  static func visitTurning(
    from start: Double, upTo end: Double, steps: Int, _ number: (Double) -> Double,
    as shape: (Double) -> Double, _ body: (Stretch) -> Bool
  ) -> Bool {
    let last = end.nextDown
    var stretch = Stretch(begin: start, end: start, first: number(start), last: 0)
    return Roots.visitTurns(
      of: shape, in: start...last, steps: Stretch.steps(steps, from: start, to: last)
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
