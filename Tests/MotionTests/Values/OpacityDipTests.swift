// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionTesting
import Testing

@Suite struct OpacityDipTests {
  @Test func `the opacity is 0 at the jump, 1 at the ends, and in between`() {
    let reduced = ReducedTests.spring.reduced()
    let dip = reduced.opacity
    #expect(dip.duration == reduced.duration && dip.value(at: reduced.jump) == 0)
    #expect(dip.value(at: 0) == 1 && dip.value(at: dip.duration) == 1)
    for step in 0...1000 {
      let opacity = dip.value(at: Double(step) / 1000 * dip.duration)
      #expect(opacity >= 0 && opacity <= 1)
      #expect(abs(opacity - dip.value(at: (1 - Double(step) / 1000) * dip.duration)) < 1e-14)
    }
    #expect(dip.trough.time == reduced.jump && dip.trough.value == 0 && dip.peak.value == 1)
    #expect(Array(dip.times(reaching: 0.5)).count == 2)
    #expect(abs(dip.peakSpeed - 3 / dip.duration) < 1e-6)
  }

  @Test func `each half is the cubic 3x² − 2x³, and level at its ends`() {
    let dip = OpacityDip(duration: 2)
    for (time, value, velocity) in [
      (0.0, 1.0, 0.0), (0.25, 0.84375, -1.125), (0.5, 0.5, -1.5), (0.75, 0.15625, -1.125),
      (1, 0, 0), (1.25, 0.15625, 1.125), (1.5, 0.5, 1.5), (2, 1, 0),
    ] {
      #expect(dip.state(at: time) == KinematicState(value: value, velocity: velocity), "\(time)")
    }
    #expect(dip.trough.time == 1 && dip.trough.value == 0 && dip.peak.value == 1)
    let halves = Array(dip.times(reaching: 0.5))
    #expect(halves.count == 2 && abs(halves[0] - 0.5) < 1e-15 && abs(halves[1] - 1.5) < 1e-15)
  }

  @Test func `without a duration or without an end it stays at 1`() {
    for duration in [0, Double.infinity] {
      let dip = OpacityDip(duration: duration)
      #expect(dip.duration == duration)
      for time in hostileTimes { #expect(dip.state(at: time) == KinematicState(value: 1)) }
    }
    #expect(OpacityDip(duration: .leastNonzeroMagnitude).velocity(at: 0.5).isFinite)
  }

  @Test func `dips obey the laws`() {
    for duration in [3, 0, Double.infinity] { checkTrajectory(OpacityDip(duration: duration)) }
    checkTrajectory(OpacityDip(duration: .leastNonzeroMagnitude), [])
  }

  @Test func `a negative duration traps`() async {
    await #expect(processExitsWith: .failure) { _ = OpacityDip(duration: -1) }
  }
}
