// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct AccumulatedTests {
  private static let ramp = EasedTrajectory(from: 0.0, to: 90, duration: 0.5, easing: .linear)

  @Test func `iterations begin where the one before ends`() {
    checkTrajectory(AccumulatedTests.ramp.accumulated(3), .continuous)
    let turn = AccumulatedTests.ramp.accumulated(4)
    #expect(turn.duration == 2 && turn.step == 90 && turn.loop.count == 4 && turn.end == 360)
    for step in 0...40 {
      #expect(turn.value(at: Double(step) / 20) == 9 * Double(step), "one line without a jump")
    }
    #expect(turn.velocity(at: 1) == 180 && turn.value(beyond: 2.5) == 450)
    #expect(turn.isMonotone && turn.firstTime(reaching: 225) == 1.25)
  }

  @Test func `iterations accumulate`() {
    let turn = EasedTrajectory(from: 0.0, to: 90, duration: 0.5, easing: .linear).accumulated(4)
    #expect(turn.value(at: 0.25) == 45 && turn.value(at: 0.5) == 90 && turn.value(at: 1.75) == 315)
    #expect(turn.duration == 2 && turn.end == 360 && turn.peak.value == 360)
    let first = turn.times(reaching: 200).first { _ in true }
    #expect(turn.isMonotone && turn.firstTime(reaching: 200) == first)
    let endless = EasedTrajectory(from: 0.0, to: 1, duration: 0.5, easing: .linear)
      .accumulated(.infinity)
    #expect(endless.value(at: 1e9) == 2e9 && !endless.isAnalyzable)
    // Web Animations: an iteration starts with the end of the motion added, not its travel.
    let offset = EasedTrajectory(from: 1.0, to: 3, duration: 1, easing: .linear).accumulated(2)
    #expect(offset.value(at: 1) == 4 && offset.end == 6)
  }

  @Test func `a part of an iteration adds whole ends only`() {
    let part = AccumulatedTests.ramp.accumulated(2.5)
    #expect(part.end == 180 + 45 && part.duration == 1.25)
    #expect(AccumulatedTests.ramp.accumulated(0).end == 0)
    let endless = AccumulatedTests.ramp.accumulated(.infinity)
    #expect(
      endless.value(at: 500_000.25) == 90 * 1_000_000.5 && endless.value(at: .infinity) < .infinity)
    let far = endless.value(at: 1e300)
    #expect(far.isFinite)
  }
}
