// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

// The turns of a fall. Its velocity moves along a straight line, so its rate in any direction is
// monotone; its position along a direction and its speed turn at most once, and its distance from a
// point at most four times.
extension Fall {
  /// Closed.
  public var exactness: Exactness { .closed }

  /// Visits the stretches between the turns of a measure, which are exact.
  public static func visitStretches(
    of measure: Measure<Value>, in motion: Self, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    motion.visitHeld(
      of: measure, from: start, upTo: end, beyond: beyond, until: motion.duration, body
    ) {
      start, finish in
      func number(at time: Double) -> Double { measure(motion.state(at: time)) }
      var (begin, first) = (start, number(at: start))
      for turn in motion.turns(of: measure, from: begin, upTo: finish) where turn > begin {
        let last = number(at: turn)
        guard body(Stretch(begin: begin, end: turn, first: first, last: last)) else { return false }
        (begin, first) = (turn, last)
      }
      // Just before its end it still moves.
      let last = number(at: finish == motion.duration ? motion.duration.nextDown : finish)
      return body(Stretch(begin: begin, end: finish, first: first, last: last))
    }
  }

  /// Returns the instants within an interval at which a measure turns, in ascending order.
  private func turns(
    of measure: Measure<Value>, from begin: Double, upTo end: Double
  ) -> [Double] {
    // The acceleration at the start; later it is e^(−kt) times that.
    let gain = acceleration - initialVelocity.scaled(by: drag)
    switch measure {
    case .rate, .rateBounds: return []
    case .along(let vector):
      let sign = gain.dot(vector)
      return turn(from: begin, upTo: end) { sign * $0.velocity.dot(vector) }
    case .speed:
      return turn(from: begin, upTo: end) { $0.velocity.dot(gain) }
    case .distance(let point):
      return nearest(to: point, gain, from: begin, upTo: end)
    }
  }

  /// Returns the instant at which an increasing number becomes nonnegative.
  private func turn(
    from begin: Double, upTo end: Double, _ number: (KinematicState<Value>) -> Double
  ) -> [Double] {
    let turn = Roots.leastNotNegative(from: begin, upTo: end) { number(state(at: $0)) }
    return begin < turn && turn < end ? [turn] : []
  }

  /// Returns the instants at which the distance from a point turns.
  ///
  /// With the offset *y* from the point, *y*·*v* is 0 there.
  ///
  /// The second derivative of *y*·*v* is e^(−*k t*) (3 *v* − *k y*)·*w*, with the acceleration *w*
  /// at the start, and the derivative of the last two factors is |*w*|² (4 e^(−*k t*) − 1) − *k
  /// v*₀·*w*. That is 0 at most once, so each of them is 0 at most once more than the one before.
  private func nearest(
    to point: Value, _ gain: Value, from begin: Double, upTo end: Double
  ) -> [Double] {
    let square = gain.squaredMagnitude
    let left = (1 + drag * (initialVelocity.dot(gain) / square)) / 4
    let bend = left > 0 && left < 1 && drag > 0 ? [-Elementary.log(left) / drag] : []
    func zeros(
      between cuts: [Double], _ number: (KinematicState<Value>, Value) -> Double
    ) -> [Double] {
      func value(_ time: Double) -> Double {
        let state = state(at: time)
        return number(state, state.value - point)
      }
      let marks = [begin] + cuts.filter { $0 > begin && $0 < end } + [end.nextDown]
      return zip(marks, marks.dropFirst()).compactMap { low, high in
        guard low < high, (value(low) < 0) != (value(high) < 0) else { return nil }
        return Roots.bracketed(in: low...high, value)
      }
    }
    let second = zeros(between: bend) { (3 * $0.velocity.dot(gain)) - drag * $1.dot(gain) }
    let first = zeros(between: second) {
      let left = gain - ($0.velocity - initialVelocity).scaled(by: drag)
      return $0.velocity.squaredMagnitude + $1.dot(left)
    }
    return zeros(between: first) { $1.dot($0.velocity) }
  }
}
