// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A point beside the first origin of a field, and what the waves do to it.
struct RippleProbe {
  /// The waves.
  let field: RippleField

  /// The origin of the first of them.
  let origin: SIMD2<Double>

  /// The distance of the point, to the right of the origin.
  let distance: Double

  /// How far, and how fast, the point is moved towards the first origin.
  func state(at time: Double) -> KinematicState<Double> {
    var state = KinematicState(value: 0.0)
    for wave in field.shockwaves(at: time) {
      let away = origin + SIMD2(distance, 0) - wave.origin
      let reach = away.magnitude
      guard reach > 0 else { continue }
      let part = field.ripple.state(
        at: time - wave.time, delayedBy: field.ripple.delay(atDistance: reach))
      let share = field.ripple.nearField.share(atDistance: reach) * (away.x / reach)
      state.value += part.value * share
      state.velocity += part.velocity * share
    }
    return state
  }

  /// When the waves arrive, and when the first of them is at its peak.
  func marks(until end: Double) -> [SceneMark] {
    var marks: [SceneMark] = []
    for wave in field.shockwaves {
      let reach = (origin + SIMD2(distance, 0) - wave.origin).magnitude
      let arrival = wave.time + field.ripple.delay(atDistance: reach)
      if marks.isEmpty {
        let peak = arrival + field.ripple.firstPeak.time
        marks.append(SceneMark(.begin, time: min(arrival, end)))
        if peak <= end { marks.append(SceneMark(.peak, time: peak)) }
      } else if arrival <= end {
        marks.append(SceneMark(.begin, time: arrival))
      }
    }
    return marks
  }

  /// The seconds until a quarter of a point is all that still moves, within limits.
  var duration: Double {
    min(max(field.quietTime(below: 0.25) + 0.25, 1.6), 8)
  }
}
