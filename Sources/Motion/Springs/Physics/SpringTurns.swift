// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The instants of the extrema of the position of a scalar spring.
///
/// In the notation of ``SpringSwings`` they are the times at which v₀ = q G.
@frozen
@usableFromInline
struct SpringTurns {
  private let first: Double
  private let halfPeriod: Double

  @usableFromInline
  init(_ spring: Spring, displacement: Double, velocity: Double) {
    let isOscillating = spring.regime == .underdamped
    halfPeriod = isOscillating ? Double.pi / spring.frequency : .infinity
    guard isOscillating || spring.regime == .overdamped else {
      first = .infinity
      return
    }
    guard isOscillating else {
      let turn = SpringTurns.timeOfTurn(spring, displacement: displacement, velocity: velocity)
      first = turn > 0 ? turn : .infinity
      return
    }
    let gain =
      velocity / (displacement * spring.squaredFrequency + velocity * spring.slowRate)
    // At an infinite gain, a quarter of a period has passed.
    let time = Elementary.atan(spring.frequency * gain) / spring.frequency
    let turn = time > 0 ? time : time + halfPeriod
    first = velocity == 0 && displacement == 0 || turn.isNaN ? .infinity : turn
  }

  /// The only extremum of a spring that does not oscillate; infinite if it has none.
  static func timeOfTurn(_ spring: Spring, displacement: Double, velocity: Double) -> Double {
    let gap = 2 * spring.frequency
    let push = displacement * spring.squaredFrequency
    let whole = push + velocity * (spring.decayRate + spring.frequency)
    let gain = velocity / whole
    guard gain >= 0 else { return .infinity }
    if gap * gain <= 0.75 {
      return gap > 0 ? -Elementary.log(onePlus: -gap * gain) / gap : gain
    }
    // The share 1 − 2μG: the remainder of a fast part that is nearly complete.
    let share = (push + velocity * spring.slowRate) / whole
    return share > 0 && share < 1 ? -Elementary.log(share) / gap : .infinity
  }

  /// Visits the extrema inside an interval, in ascending order.
  @usableFromInline
  func visit(after start: Double, before end: Double, _ body: (Double) -> Bool) -> Bool {
    guard halfPeriod < .infinity else {
      return first > start && first < end ? body(first) : true
    }
    var index = Swift.max(0, Elementary.floor((start - first) / halfPeriod))
    while first + index * halfPeriod < end {
      let turn = first + index * halfPeriod
      if turn > start { guard body(turn) else { return false } }
      guard first + (index + 1) * halfPeriod > turn else { break }
      index += 1
    }
    return true
  }
}
