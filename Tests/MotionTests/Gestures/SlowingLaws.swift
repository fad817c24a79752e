// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

/// Runs the laws of a motion on a line that slows down until it stops.
func checkSlowing<Motion: Trajectory<Double>>(
  _ motion: Motion, time: (Motion, Double) -> Double?,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let (start, end, duration) = (motion.start, motion.end, motion.duration)
  let way = end - start
  let tolerance = 1e-14 * max(abs(start), abs(end))
  #expect(motion.restTime == duration && motion.settlingTime(within: 0) <= duration)
  #expect(motion.isMonotone, sourceLocation: sourceLocation)
  var last = motion.state(at: 0)
  for step in 1...200 {
    let now = duration * Double(step) / 200
    let state = motion.state(at: now)
    // Never beyond the end, never back, never faster.
    #expect(
      (state.value - last.value) * way >= -abs(way) * tolerance
        && (end - state.value) * way >= 0
        && abs(state.velocity) <= abs(last.velocity) * (1 + 1e-13), "\(motion) at \(now)",
      sourceLocation: sourceLocation)
    last = state
    guard step < 200 else { continue }
    let h = 1e-4 * min(now, duration - now)
    let slope = (motion.value(at: now + h) - motion.value(at: now - h)) / (2 * h)
    let allowed = 1e-6 * abs(state.velocity) + 2 * tolerance / h
    #expect(
      abs(slope - state.velocity) <= allowed, "\(motion) at \(now)",
      sourceLocation: sourceLocation)
    // What is known of the time is what a step of the value tells.
    let found = time(motion, state.value) ?? .infinity
    #expect(
      abs(found - now) <= 1e-13 * duration + 4 * tolerance / abs(state.velocity),
      "\(motion) at \(now): \(found)", sourceLocation: sourceLocation)
  }
  #expect(time(motion, start) == 0 && time(motion, start - way) == nil)
  #expect(time(motion, end + way) == nil)
}
