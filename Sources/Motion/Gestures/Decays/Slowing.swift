// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion that follows a straight line from its start to its end and slows down throughout.
@usableFromInline
protocol Slowing: Trajectory {
  /// The initial position.
  var origin: Value { get }

  /// The initial velocity, in units per second.
  var initialVelocity: Value { get }

  /// The final position.
  var restingValue: Value { get }

  /// The time that the whole travel would take at the initial velocity, in seconds.
  var travelTime: Double { get }

  /// Returns the remaining share of the speed and the passed share of the travel, at a time between
  /// 0 and the rest time.
  ///
  /// Neither loses its last bits, however small it is.
  func shares(at time: Double) -> (left: Double, passed: Double)

  /// Returns the time at which a share of the travel, 0 to 1, has passed.
  func time(passing share: Double) -> Double
}

extension Slowing {
  /// Evaluates the position and the velocity at a time.
  @inlinable
  public func state(at time: Double) -> KinematicState<Value> {
    if time < 0 { return KinematicState(value: origin) }
    let time = time > 0 ? time : 0
    if time >= restTime { return KinematicState(value: restingValue) }
    let (left, passed) = time > 0 ? shares(at: time) : (1, 0)
    return KinematicState(
      value: origin.interpolated(to: restingValue, by: passed),
      velocity: initialVelocity.scaled(by: left))
  }

  /// Closed.
  public var exactness: Exactness { .closed }

  /// Visits the stretches of the motion.
  ///
  /// The position along a direction, a rate and the speed are monotone. The distance from a point
  /// has at most one minimum.
  public static func visitStretches(
    of measure: Measure<Value>, in motion: Self, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    let rest = motion.restTime
    return motion.visitHeld(of: measure, from: start, upTo: end, beyond: beyond, until: rest, body)
    {
      begin, finish in
      func number(at time: Double) -> Double { measure(motion.state(at: time)) }
      let first = number(at: begin)
      // Just before its rest time the motion is nearly at its end, and still moves.
      let last = number(at: finish == rest ? rest.nextDown : finish)
      let turn = motion.nearestInstant(measure, from: begin, upTo: finish)
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
    let change = self.end - self.start
    guard let direction = change.normalized else { return end }
    let level = (point - self.start).dot(direction)
    return Roots.leastNotNegative(from: begin, upTo: end) {
      (state(at: $0).value - self.start).dot(direction) - level
    }
  }
}

extension Slowing where Value == Double {
  /// Returns the time at which the motion is at a position; `nil` if it never reaches it.
  func instant(at position: Double) -> Double? {
    let distance = position - origin
    if distance == 0 { return 0 }
    guard initialVelocity != 0, (distance > 0) == (initialVelocity > 0) else { return nil }
    let share = distance / initialVelocity / travelTime
    return share < 1 ? time(passing: share) : nil
  }
}
