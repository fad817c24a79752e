// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct AnalysisTests {
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

  @Test func `a jump back to the start hides neither the peak nor the end`() throws {
    let ramp = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .linear)
    // What an iteration comes to counts, at the last instant before it jumps.
    let top = Extremum(time: 1.0.nextDown, value: 1, kind: .maximum)
    #expect(ramp.repeated().peak == top && ramp.repeated(2.5).peak == top)
    #expect(ramp.repeated(2).peak == top)
    #expect(ramp.repeated(2.5).extrema.map(\.kind) == [.maximum, .minimum, .maximum, .minimum])
    #expect(ramp.repeated(2.5).extrema.first { _ in true } == top)
    #expect(ramp.repeated(2).firstTime(reaching: 1) == 1, "the instant of the jump from there")
    #expect(ramp.repeated(2.5).firstTime(reaching: 1) == 1)
    #expect(Array(ramp.repeated(2.5).times(reaching: 1)) == [1, 2])
    #expect(ramp.repeated(2).firstTime(reaching: 1.0.nextUp) == nil)
    #expect(try #require(ramp.repeated().firstTime(reaching: 0.75)) == 0.75)
    #expect(ramp.repeated(1e9).peak == top, "found without visiting the others")
    #expect(ramp.repeated(1e9).end == 1)
    #expect(ramp.repeated(3, autoreverses: true).peak.time == 1)
    #expect(ramp.repeated(2).settlingTime(within: 0.5) == 1.5)
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

  @Test func `samples are at multiples of the interval and at the end`() {
    let motion = CombinatorTests.clipped
    let samples = motion.samples(every: 0.3)
    #expect(samples.map(\.time) == [0, 0.3, 0.6, 0.8])
    #expect(samples.map(\.value) == samples.map { motion.value(at: $0.time) })
    #expect(samples.last?.value == motion.end)
    #expect(motion.samples(every: 0.2).map(\.time) == [0, 0.2, 0.4, 0.2 * 3, 0.8])
    #expect(motion.samples(every: 5).count == 2)
    #expect(motion.clipped(to: 0).samples(every: 1).count == 1)
    let long = SpringTrajectory(from: 0.0, to: 1, spring: Spring(duration: 1, bounce: 1))
    #expect(long.samples(every: 0.1, until: 1000).count == 10_001)
    #expect(long.samples(every: 0.1, until: 1000)[9_999].time == 9_999 * 0.1)
  }
}
