// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

extension MotionLaws {
  /// Between the jumps that it reports, the value is the integral of the velocity.
  package static func slope(_ tree: RandomMotion) -> String? {
    let motion = tree.motion
    guard motion.isAnalyzable else { return nil }
    let horizon = motion.restTime < .infinity ? motion.restTime : ConformerLaws.horizon(motion)
    var search = SlopeSearch(motion: motion, scale: scale(tree), isSteep: tree.isSteep)
    for stretch in stretches(motion, upTo: horizon) where stretch.begin < stretch.end {
      let end = min(stretch.end.nextDown, horizon)
      for step in 0..<8 {
        let cell = (0...1).map {
          stretch.begin.interpolated(to: end, by: Double(step + $0) / 8)
        }
        search.look(from: cell[0], to: cell[1], depth: 0)
        if let flaw = search.flaw { return flaw }
      }
    }
    return nil
  }
}

/// Compares what a motion rises by with the integral of its velocity, by halving.
private struct SlopeSearch {
  let motion: AnyTrajectory<Double>
  let scale: Double
  let isSteep: Bool
  var flaw: String?

  /// How many cells are left to be looked at.
  var budget = 20_000

  mutating func look(from start: Double, to end: Double, depth: Int) {
    budget -= 1
    guard flaw == nil, budget > 0, start < end else { return }
    let center = start.interpolated(to: end, by: 0.5)
    let width = end - start
    let rise = motion.value(at: end) - motion.value(at: start)
    let speeds = (0...4).map {
      motion.velocity(at: start.interpolated(to: end, by: Double($0) / 4))
    }
    let simpson =
      width / 12 * (speeds[0] + 4 * speeds[1] + 2 * speeds[2] + 4 * speeds[3] + speeds[4])
    guard (rise - simpson).magnitude > 1e-6 * scale else { return }
    if depth >= 36 || width <= 64 * max(1, end).ulp {
      // A slope that is vertical like that of a cube root rises by 10⁻⁴ still, and under an easing
      // that is vertical, too, by a few hundredths.
      guard rise.magnitude > (isSteep ? 0.1 : 1e-2) * scale else { return }
      flaw = "jumps by \(short(rise)) at \(short(end)), which no stretch reports"
      return
    }
    let first = motion.value(at: center) - motion.value(at: start)
    // Where the velocity hardly changes, and both halves rise alike, it is no jump.
    let (low, high) = (speeds.min() ?? 0, speeds.max() ?? 0)
    if depth >= 10, !isSteep, high - low <= 1e-2 * max(low.magnitude, high.magnitude),
      (rise - 2 * first).magnitude <= 0.05 * rise.magnitude + 1e-9 * scale,
      (rise - simpson).magnitude > 0.05 * max(rise.magnitude, simpson.magnitude)
    {
      flaw =
        "moves by \(short(rise / width)) a second at \(short(center)), where its velocity is "
        + "\(short(simpson / width))"
      return
    }
    look(from: start, to: center, depth: depth + 1)
    look(from: center, to: end, depth: depth + 1)
  }
}
