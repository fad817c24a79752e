// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The last time at which a fall is at a position.
struct FallLanding {
  var displacement: Double
  var velocity: Double
  var acceleration: Double
  var drag: Double

  /// The time in seconds; nil if there is none.
  var time: Double? {
    if acceleration < 0 {
      return FallLanding(
        displacement: -displacement, velocity: -velocity, acceleration: -acceleration, drag: drag
      ).time
    }
    if acceleration == 0 { return timeWithoutAcceleration }
    guard velocity < 0 else { return timeForwards }
    // Up to the turn it brakes; from there onwards it falls.
    let turn = BrakingPace(speed: -velocity, drag: drag, deceleration: acceleration)
    let apex = velocity * turn.travelTime
    return FallLanding(
      displacement: displacement - apex, velocity: 0, acceleration: acceleration, drag: drag
    )
    .timeForwards.map { turn.stop + $0 }
  }

  private var timeWithoutAcceleration: Double? {
    if displacement == 0 { return 0 }
    guard velocity != 0, (displacement > 0) == (velocity > 0) else { return nil }
    let time = displacement / velocity
    let share = drag * time
    guard share < 1 else { return nil }
    return share > 0x1p-54 ? -Elementary.log(onePlus: -share) / drag : time
  }

  /// The root of *v E* + *a F* = displacement, where no term is negative.
  ///
  /// As φ(z) is at least 1 / (2 + z), the acceleration alone reaches the position at the latest
  /// when *t*² / (2 + *k t*) is way / *a*.
  private var timeForwards: Double? {
    guard displacement >= 0 else { return nil }
    let bend = displacement / acceleration
    let half = 0.5 * drag * bend
    let latest = Swift.min(half + (half * half + 2 * bend).squareRoot(), 1e75)
    let law = LinearDrag(drag)
    func rest(_ time: Double) -> Double {
      let factors = law.factors(time)
      return (velocity * factors.velocity + acceleration * factors.acceleration) - displacement
    }
    guard latest < 1e75 || rest(latest) >= 0 else { return nil }
    return Roots.bracketed(in: 0...latest, rest)
  }
}
