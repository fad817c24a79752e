// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct AnyTrajectoryTests {
  @Test func `a motion of unknown type obeys the laws`() {
    let motions: [AnyTrajectory<Double>] = [
      AnyTrajectory(CombinatorTests.spring), AnyTrajectory(Pendulum()),
      AnyTrajectory(CombinatorTests.clipped.reversed().delayed(by: 1)),
    ]
    for motion in motions { checkTrajectory(motion) }
    #expect(motions[0].recurrences == CombinatorTests.spring.recurrences)
    #expect(motions[0].peak == CombinatorTests.spring.peak)
    #expect(
      motions[0].settlingTime(within: 0.01) == CombinatorTests.spring.settlingTime(within: 0.01))
  }

  @Test func `every requirement is that of the wrapped motion`() {
    let line = EasedTrajectory(from: 0.0, to: 10, duration: 2, easing: .linear)
    let erased = AnyTrajectory(line)
    #expect(erased.duration == 2 && erased.restTime == line.restTime)
    #expect(erased.state(beyond: 3) == line.state(beyond: 3) && erased.value(beyond: 3) == 15)
    #expect(erased.events(after: -1, through: 3) == line.events(after: -1, through: 3))
    #expect(erased.nextEvent(from: 1, isBackward: false) == 2)
    #expect(erased.maximumDistanceFromEnd == 10 && erased.settlingTime(within: 1) == 1.8)
    let swing = AnyTrajectory(SpringTrajectory(from: 0.0, to: 1, spring: .bouncy))
    #expect(
      swing.extrema.map(\.time)
        == SpringTrajectory(from: 0.0, to: 1, spring: .bouncy).extrema.map(\.time))
  }

  @Test func `motions of different types share a list, and combine`() {
    let list: [AnyTrajectory<SIMD2<Double>>] = [
      AnyTrajectory(CombinatorTests.point), AnyTrajectory(CombinatorTests.point.delayed(by: 1)),
    ]
    #expect(list[1].value(at: 1.2) == list[0].value(at: 1.2 - 1))
    let both = list[0] + list[1]
    #expect(
      both.value(at: 0.5) == CombinatorTests.point.value(at: 0.5) + CombinatorTests.point.start)
    let twice = AnyTrajectory(AnyTrajectory(Pendulum()))
    #expect(twice.state(at: 0.7) == Pendulum().state(at: 0.7))
  }
}
