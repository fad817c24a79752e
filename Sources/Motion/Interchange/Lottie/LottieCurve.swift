// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A position that follows a cubic curve by the length of the curve, as its lead gives it.
///
/// Beyond the ends of the curve, where an easing overshoots, it goes straight on.
struct LottieCurve<Value: VectorSpace>: Trajectory {
  let curve: ArcLengthCurve<Value>
  let lead: EasedTrajectory<Double>

  /// Creates a motion from one point to another, by control points that are relative to them.
  init(
    from start: Value, to end: Value, tangents: (leaving: Value, arriving: Value),
    duration: Double, easing: Easing
  ) {
    let (leaving, arriving) = (
      tangents.leaving.scaled(by: 3).bounded, tangents.arriving.scaled(by: -3).bounded
    )
    curve = ArcLengthCurve(
      [start, end],
      tangents: [(incoming: leaving, outgoing: leaving), (incoming: arriving, outgoing: arriving)],
      times: [0, 1])
    lead = EasedTrajectory(from: 0, to: curve.length, duration: duration, easing: easing)
  }

  var duration: Double { lead.duration }

  var restTime: Double { lead.restTime }

  func state(at time: Double) -> KinematicState<Value> {
    let along = lead.state(at: time)
    let length = along.value.clamped(to: 0...curve.length)
    let place = curve.state(atLength: length)
    return KinematicState(
      value: place.value + place.velocity.scaled(by: along.value - length),
      velocity: place.velocity.scaled(within: along.velocity))
  }
}
