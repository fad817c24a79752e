// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct SummedTests {
  @Test func `sums obey the laws`() {
    checkTrajectory(CombinatorTests.spring + CombinatorTests.clipped)
    checkTrajectory(CombinatorTests.point + CombinatorTests.point.delayed(by: 0.2))
  }

  @Test func `positions and velocities are added, and the shorter member holds its end`() {
    let long = EasedTrajectory(from: 0.0, to: 8, duration: 4, easing: .linear)
    let short = EasedTrajectory(from: 1.0, to: 2, duration: 1, easing: .linear)
    let sum = long + short
    #expect(sum.duration == 4 && sum.start == 1 && sum.end == 10)
    #expect(sum.state(at: 0.5) == KinematicState(value: 2.5, velocity: 3))
    #expect(sum.state(at: 2) == KinematicState(value: 6, velocity: 2))
    #expect(sum.value(beyond: 5) == 12, "the longer one goes on, the shorter one does not")
    #expect(sum.value(beyond: -1) == -2, "both go on before their start")
    #expect(sum.first == long && sum.second == short && sum != short + long)
  }

  @Test func `turns of a sum are found from bounds of its rate`() {
    // Springs that pull in opposite directions, against dense sampling.
    var random = SeededGenerator(seed: 4)
    for _ in 0..<40 {
      func spring(_ scale: Double) -> SpringTrajectory<Double> {
        SpringTrajectory(
          from: 0, to: scale * Double.random(in: -1...1, using: &random),
          velocity: Double.random(in: -20...20, using: &random),
          spring: Spring(
            duration: Double.random(in: 0.1...1, using: &random),
            bounce: Double.random(in: -0.5...0.8, using: &random)))
      }
      let sum = spring(1) + spring(1).delayed(by: Double.random(in: 0...0.5, using: &random))
      let end = sum.duration * 1.5
      let samples = (0...4000).map { sum.value(at: Double($0) / 4000 * end) }
      let (peak, trough) = (sum.peak, sum.trough)
      #expect(peak.value >= samples.max()! - 1e-13 && trough.value <= samples.min()! + 1e-13)
      // A kink may lie between two samples, but what is found is shown.
      #expect(abs(sum.value(at: peak.time) - peak.value) < 1e-12)
      #expect(abs(sum.value(at: trough.time) - trough.value) < 1e-12)
    }
    let slow = SpringTrajectory(from: 0.0, to: 1, spring: Spring(duration: 2))
    let stiff = SpringTrajectory(from: 0.0, to: -1, spring: Spring(duration: 0.05, bounce: 0.5))
    #expect((slow + stiff).trough.value < -1)
    let cancelling = slow + slow.scaled(by: -1 + 1e-9)
    #expect(abs(cancelling.peak.value - 1e-9) < 1e-14)
  }

  @Test func `a sum that overflows is finite`() {
    let huge = EasedTrajectory(from: 0.0, to: 1.5e308, duration: 1, easing: .linear)
    let sum = huge + huge
    #expect(sum.end.isFinite && sum.value(at: 0.9).isFinite && sum.velocity(at: 0.9).isFinite)
    #expect(sum.value(at: 0.25) == 0.75e308)
  }

  @Test func `the events of the members are told apart by their paths`() {
    let events = (Pendulum() + Pendulum().clipped(to: 3)).events(after: -1, through: 20)
    #expect(events.filter { $0.path == EventPath(0) }.map(\.time) == [0, 10])
    #expect(events.filter { $0.path == EventPath(1) }.map(\.time) == [0, 3])
    #expect(events.filter { $0.path.isEmpty }.map(\.kind) == [.begin, .end])
  }
}
