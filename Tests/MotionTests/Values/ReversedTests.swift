// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct ReversedTests {
  @Test func `a reversed motion runs from end to start`() {
    checkTrajectory(CombinatorTests.clipped.reversed())
    let reversed = CombinatorTests.clipped.reversed()
    #expect(reversed.start == CombinatorTests.clipped.end && reversed.end == 1)
    #expect(reversed.velocity(at: 0.3) == -CombinatorTests.clipped.velocity(at: 0.5))
    let twice: Clipped<SpringTrajectory<Double>> = reversed.reversed()
    #expect(twice == CombinatorTests.clipped, "reversed twice it is the motion itself")
  }

  @Test func `what decays begins reversed with a step of a thousandth of its way`() {
    let point = CombinatorTests.point
    checkTrajectory(point.reversed(), .smooth)
    let reversed = point.reversed()
    #expect(reversed.start == point.end && reversed.value(at: 0) == point.end)
    let step = reversed.value(at: 0.0.nextUp).distance(to: reversed.start)
    #expect(step <= 0.001 * point.maximumDistanceFromEnd * (1 + 1e-12) && step > 0)
    #expect(reversed.duration == point.duration && reversed.restTime == point.duration)
    // Nothing is left of one that is played to the last bit.
    checkTrajectory(point.settling(within: .absolute(1e-12)).reversed())
  }

  @Test func `reversed, the velocity changes its sign and the events their order`() {
    let line = EasedTrajectory(from: 0.0, to: 8, duration: 2, easing: .linear)
    let reversed = line.reversed()
    #expect(reversed.state(at: 0.5) == KinematicState(value: 6, velocity: -4))
    #expect(reversed.state(at: 2) == KinematicState(value: 0, velocity: -4))
    let turn = line.followed(by: EasedTrajectory(from: 8.0, to: 0, duration: 0.5)).reversed()
    #expect(turn.duration == 2.5 && turn.value(at: 0.5) == 8)
    let times = turn.events(after: -1, through: 9).map(\.time)
    #expect(times == times.sorted() && times.first == 0 && times.last == 2.5)
    #expect(times.contains { abs($0 - 0.5) < 1e-15 }, "the handover, seen from the end")
  }
}
