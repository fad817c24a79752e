// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A point next to the first origin of a field, and its displacement by the waves.
struct RippleProbe {
  /// The waves.
  let field: RippleField

  /// The origin of the first wave.
  let origin: SIMD2<Double>

  /// The distance of the point, to the right of the origin.
  let distance: Double

  /// Returns displacement and velocity of the point towards the first origin.
  func state(at time: Double) -> KinematicState<Double> {
    var state = KinematicState(value: 0.0)
    for wave in field.shockwaves(at: time) {
      let away = origin + SIMD2(distance, 0) - wave.origin
      let reach = away.magnitude
      guard reach > 0 else { continue }
      let part = field.ripple.state(
        at: time - wave.time, delayedBy: field.ripple.delay(atDistance: reach))
      let share = field.ripple.nearField.factor(atDistance: reach) * (away.x / reach)
      state.value += part.value * share
      state.velocity += part.velocity * share
    }
    return state
  }

  /// Returns the times at which the waves arrive, and at which the first of them has its peak.
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

  /// The seconds until motions are at most a quarter of a point, within limits.
  var duration: Double {
    min(max(field.settlingTime(within: 0.25) + 0.25, 1.6), 8)
  }
}
