// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct TrajectoryTests {
  @Test func `duration and state are enough for a conformer`() {
    checkTrajectory(Pendulum())
    let pendulum = Pendulum()
    #expect(pendulum.value(at: 0.5) == pendulum.state(at: 0.5).value)
    #expect(pendulum.velocity(at: 0.5) == pendulum.state(at: 0.5).velocity)
    #expect(pendulum.recurrences.isEmpty && pendulum.restTime == 10)
    #expect(pendulum.state(beyond: -2) == KinematicState(value: 0))
    #expect(pendulum.state(beyond: 12) == KinematicState(value: pendulum.end))
    #expect(pendulum.value(beyond: 3) == pendulum.value(at: 3))
  }

  @Test func `without recurrences a long motion may show new values at any time`() {
    #expect(!Pendulum().repeated().recurrences.isEmpty && Pendulum().isAnalyzable)
    let spring = SpringTrajectory(from: 0.0, to: 1, spring: .bouncy)
    #expect(spring.recurrences.allSatisfy { $0.period > 0 && $0.begin < $0.end })
  }

  @Test func `a conformer without closed forms is analyzed by sampling`() throws {
    let pendulum = Pendulum()
    #expect(abs(pendulum.peak.time - .pi / 6) < 1e-12)
    #expect(abs(pendulum.peak.value - 1) < 1e-15)
    #expect(abs(pendulum.trough.time - .pi / 2) < 1e-12)
    let extrema = Array(pendulum.extrema)
    #expect(extrema.count == 10)
    for (index, extremum) in extrema.enumerated() {
      #expect(abs(extremum.time - (Double(index) + 0.5) * .pi / 3) < 1e-9)
      #expect(extremum.kind == (index % 2 == 0 ? .maximum : .minimum))
    }
    let first = try #require(pendulum.firstTime(reaching: 0.5))
    #expect(abs(first - .pi / 18) < 1e-14)
    #expect(pendulum.firstTime(reaching: 1.5) == nil)
    #expect(pendulum.firstTime(reaching: 0) == 0)
  }

  @Test func `the last time outside is found, not the first time inside`() {
    let pendulum = Pendulum()
    let settled = pendulum.settlingTime(within: 0.1)
    #expect(abs(pendulum.value(at: settled) - pendulum.end) >= 0.1 - 1e-12)
    for step in 1...1000 {
      let time = settled + (10 - settled) * Double(step) / 1000
      #expect(abs(pendulum.value(at: time) - pendulum.end) <= 0.1)
    }
    #expect(pendulum.settlingTime(within: 5) == 0)
  }

  @Test func `overshoot is measured in the direction of travel`() {
    let up = SpringTrajectory(from: 0.0, to: 1, spring: .bouncy)
    let down = SpringTrajectory(from: 0.0, to: -1, spring: .bouncy)
    #expect(up.overshoot == down.overshoot && up.overshoot > 0.04)
    #expect(up.overshoot(of: 2) == 0)
    #expect(up.overshoot(of: -1) == 0, "it goes the other way")
    #expect(up.overshoot(of: 0) == up.peak.value, "it starts there: the farthest that it strays")
    let still = EasedTrajectory(from: 1.0, to: 1, duration: 1)
    #expect(still.overshoot == 0)
  }

  @Test func `the peak speed is that of the steepest instant`() {
    #expect(abs(Pendulum().peakSpeed - 3) < 1e-9)
    let line = EasedTrajectory(from: SIMD2(0.0, 0), to: SIMD2(3, 4), duration: 2, easing: .linear)
    #expect(line.peakSpeed == 2.5 && line.reversed().peakSpeed == 2.5)
    #expect(EasedTrajectory(from: 1.0, to: 1, duration: 2).peakSpeed == 0)
  }
}
