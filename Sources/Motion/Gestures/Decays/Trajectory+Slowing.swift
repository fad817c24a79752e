// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

// Shared code of motions that follow a straight line from their start to their end and slow down
// throughout.

extension KinematicState {
  /// Returns the state of a motion that follows a straight line and slows down until it stops.
  ///
  /// - Parameters:
  ///   - origin: The initial position.
  ///   - target: The final position.
  ///   - velocity: The initial velocity.
  ///   - time: The time; NaN is treated as 0.
  ///   - stop: The time at which the motion stops.
  ///   - shares: Returns the remaining share of the speed and the passed share of the travel, at a
  ///     time between 0 and the stop.
  /// - Returns: The state; at rest before time 0 and from the stop onwards.
  @inlinable
  static func slowing(
    from origin: Value, to target: Value, velocity: Value, at time: Double, until stop: Double,
    shares: (Double) -> (left: Double, passed: Double)
  ) -> KinematicState {
    if time < 0 { return KinematicState(value: origin) }
    let time = time > 0 ? time : 0
    if time >= stop { return KinematicState(value: target) }
    let (left, passed) = time > 0 ? shares(time) : (1, 0)
    return KinematicState(
      value: origin.interpolated(to: target, by: passed), velocity: velocity.scaled(by: left))
  }
}

extension Double {
  /// Returns the share of a travel at which a position lies.
  ///
  /// - Parameters:
  ///   - origin: The initial position.
  ///   - velocity: The initial velocity.
  ///   - seconds: The time that the whole travel would take at that velocity.
  /// - Returns: At least 0 and less than 1; `nil` for a position behind the start, or at the end or
  ///   beyond.
  func shareOfWay(from origin: Double, velocity: Double, seconds: Double) -> Double? {
    let way = self - origin
    if way == 0 { return 0 }
    guard velocity != 0, (way > 0) == (velocity > 0) else { return nil }
    let share = way / velocity / seconds
    return share < 1 ? share : nil
  }
}

extension Trajectory {
  /// Visits the stretches of a motion that follows a straight line from its start to its end and
  /// slows down throughout.
  ///
  /// The position along a direction, a rate and the speed are monotone. The distance from a point
  /// has at most one minimum.
  func visitSlowing(
    of measure: Measure<Value>, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    let rest = restTime
    return visitHeld(of: measure, from: start, upTo: end, beyond: beyond, until: rest, body) {
      begin, finish in
      func number(at time: Double) -> Double { measure(state(at: time)) }
      let first = number(at: begin)
      // Just before its rest time the motion is nearly at its end, and still moves.
      let last = number(at: finish == rest ? rest.nextDown : finish)
      let turn = nearestInstant(measure, from: begin, upTo: finish)
      let hasTurn = turn > begin && turn < finish
      let least = hasTurn ? number(at: turn) : first
      return (!hasTurn || body(Stretch(begin: begin, end: turn, first: first, last: least)))
        && body(Stretch(begin: hasTurn ? turn : begin, end: finish, first: least, last: last))
    }
  }

  /// Returns the first instant of an interval at which the motion has passed the point of its line
  /// that is nearest to a given point.
  private func nearestInstant(
    _ measure: Measure<Value>, from begin: Double, upTo end: Double
  ) -> Double {
    guard case .distance(let point) = measure else { return end }
    let way = self.end - self.start
    guard let direction = way.normalized else { return end }
    let level = (point - self.start).dot(direction)
    return Roots.leastNotNegative(from: begin, upTo: end) {
      (state(at: $0).value - self.start).dot(direction) - level
    }
  }
}
