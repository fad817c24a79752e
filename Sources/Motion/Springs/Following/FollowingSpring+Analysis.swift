// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension FollowingSpring {
  /// The swings after the horizon.
  public static func recurrences(of motion: Self) -> [Recurrence] {
    motion.last.recurrences.map { $0.mapped(motion.instant) }
  }

  /// Visits the stretches of each piece, found by sampling, and the swings after the horizon.
  ///
  /// While the spring swings, a piece is sampled in steps of a twelfth of a period, at most 4096
  /// for all pieces together; once it only follows, in 16 steps. Extrema of a measure with a rate
  /// are bracketed to the last bit.
  ///
  /// - Complexity: O(*n*) for *n* pieces in the interval.
  public static func visitStretches(
    of measure: Measure<Value>, in motion: Self, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    if beyond { return visitHeldEnds(of: measure, in: motion, from: start, upTo: end, body) }
    guard
      motion.visitHold(of: measure, at: motion.origin, from: start, upTo: Swift.min(0, end), body)
    else {
      return false
    }
    for index in (motion.pieces.isEmpty ? 0 : motion.piece(showing: start))..<motion.pieces.count {
      guard motion.begins[index] < end else { return true }
      guard motion.visitPiece(index, measure, from: start, upTo: end, body) else { return false }
    }
    let begin = motion.lastBegin
    let own = Swift.max(begin, start)
    guard own < end else { return true }
    return motion.visitRising(
      motion.last, measure, inner: (own - begin, motion.innerEnd(end) { $0 - begin }),
      outer: (own, end),
      threshold: motion.instant, body)
  }

  /// Visits the stretches of a piece.
  #if compiler(>=6.3)
  @specialized(where Value == Double)
  @specialized(where Value == SIMD2<Double>)
  @specialized(where Value == SIMD4<Double>)
  #endif
  private func visitPiece(
    _ index: Int, _ measure: Measure<Value>, from start: Double, upTo end: Double,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    let (begin, piece) = (begins[index], pieces[index])
    let next = index + 1 < begins.count ? begins[index + 1] : horizon
    let swinging = Swift.min(piece.curve.duration, spring.restTime)
    let middle = Swift.min(begin + swinging, next)
    let frequency = swinging > 0 ? spring.squaredFrequency.squareRoot() : 0
    let radians = 2 * (frequency * swinging)
    let steps = 4 + Int(radians.clamped(to: 0...Double(4096 / pieces.count)))
    // Both sides of a joint use the same number; otherwise rounding would create extrema.
    let joint = spring.regime == .instant || next > end ? nil : measure(state(at: next))
    func visit(_ range: (begin: Double, end: Double), steps: Int) -> Bool {
      visitSampled(
        of: measure, from: Swift.max(range.begin, start), upTo: Swift.min(range.end, end),
        on: SampleGrid(from: range.begin, upTo: range.end, steps: steps),
        { piece.state(after: $0 - begin, spring) }
      ) { stretch in
        guard let joint, stretch.end == next else { return body(stretch) }
        return body(
          Stretch(begin: stretch.begin, end: next, first: stretch.first, last: joint))
      }
    }
    guard visit((begin, middle), steps: steps) else { return false }
    return visit((middle, next), steps: 16)
  }

  /// Finds the last instant at which the motion is at least a distance away from its end.
  ///
  /// - Complexity: That of a spring if the motion is that far away after the horizon, and O(*n*)
  ///   for *n* pieces otherwise.
  public func settlingTime(within distance: Double) -> Double {
    settlingTime(within: distance, last: last, from: lastBegin, at: 0, instant)
  }
}
