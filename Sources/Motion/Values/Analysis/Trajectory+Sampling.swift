// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Trajectory {
  /// Finds the stretches by sampling, and what is held before and after the motion.
  public func visitStretches(
    of measure: Measure<Value>, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    visitByScanning(of: measure, from: start, upTo: end, beyond: beyond, body)
  }

  /// Finds the stretches at 1024 even steps, and what is held before and after.
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
  /// Where a rate changes its sign between two steps, the turn is bracketed to the last bit; a
  /// measure without a rate is compared at three neighboring steps, which enclose its turn.
  ///
  /// - Precondition: The end is finite.
  func visitSampled(
    of measure: Measure<Value>, from start: Double, upTo end: Double, steps: Int,
    _ state: (Double) -> KinematicState<Value>, _ body: (Stretch) -> Bool
  ) -> Bool {
    guard start < end else { return true }
    precondition(
      end < .infinity, "a motion without an end or a period needs an interval to be analyzed in")
    let last = end.nextDown
    // An interval may have fewer instants than steps.
    let instants = (last - start) / Swift.max(start.magnitude, last.magnitude).ulp
    let steps = instants < Double(steps) ? Swift.max(1, Int(instants)) : steps
    var begin = start
    var first = measure(state(start))
    func visit(until turn: Double) -> Bool {
      guard turn > begin else { return true }
      let number = measure(state(turn))
      let stretch = Stretch(begin: begin, end: turn, first: first, last: number)
      (begin, first) = (turn, number)
      return body(stretch)
    }
    func time(_ step: Int) -> Double {
      start.interpolated(to: last, by: Double(step) / Double(steps))
    }
    if measure.isOfVelocity {
      guard
        Roots.visitTurns(
          of: { measure(state($0)) }, in: start...last, steps: steps, visit(until:))
      else { return false }
    } else {
      func slope(_ time: Double) -> Double { measure.slope(of: state(time)) ?? 0 }
      var (earlier, before) = (start, slope(start))
      for step in 1...steps {
        let later = time(step)
        let after = slope(later)
        if (before < 0) != (after < 0) || (before > 0) != (after > 0), earlier < later {
          guard visit(until: Roots.bracketed(in: earlier...later, slope)) else { return false }
        }
        (earlier, before) = (later, after)
      }
    }
    return body(Stretch(begin: begin, end: end, first: first, last: measure(state(last))))
  }
}
