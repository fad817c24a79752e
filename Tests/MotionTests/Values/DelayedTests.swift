// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct DelayedTests {
  @Test func `a delayed motion obeys the laws and holds its start`() {
    checkTrajectory(CombinatorTests.spring.delayed(by: 0.3))
    checkTrajectory(CombinatorTests.point.delayed(by: 0))
    let delayed = CombinatorTests.spring.delayed(by: 0.25)
    #expect(delayed.value(at: 0.2) == 1)
    #expect(delayed.state(at: 0.75) == CombinatorTests.spring.state(at: 0.5))
    #expect(delayed.duration == CombinatorTests.spring.duration + 0.25)
    for delay in [0.1, 0.25, 0.3, 1e6, 1e-300] {
      let delayed = CombinatorTests.spring.delayed(by: delay)
      #expect(isLeast(delayed.duration) { $0 - delay >= CombinatorTests.spring.duration })
      #expect(isLeast(delayed.restTime) { $0 - delay >= CombinatorTests.spring.restTime })
    }
  }

  @Test func `events come later by the delay, and the start is held without a velocity`() {
    let line = EasedTrajectory(from: 2.0, to: 6, duration: 1, easing: .linear)
    let delayed = line.delayed(by: 0.5)
    #expect(delayed.base == line && delayed.delay == 0.5)
    #expect(delayed.state(at: 0.5.nextDown) == KinematicState(value: 2))
    #expect(delayed.state(at: 0.5) == KinematicState(value: 2, velocity: 4))
    #expect(delayed.events(after: -1, through: 9).map(\.time) == [0.5, 1.5])
    #expect(delayed.nextEvent(from: 1, isBackward: false) == 1.5)
  }

  @Test func `a delayed motion that jumps to its end is unsettled until it begins`() {
    let jump = EasedTrajectory(from: 0.0, to: 1, duration: 0).delayed(by: 0.5)
    #expect(jump.duration == 0.5 && jump.value(at: 0.5.nextDown) == 0 && jump.value(at: 0.5) == 1)
    #expect(jump.settlingTime(within: 0.1) == 0.5.nextDown)
    #expect(jump.settlingTime(within: 2) == 0)
  }

  @Test func `a motion with a negative delay starts in the middle`() {
    let line = EasedTrajectory(from: 0.0, to: 8, duration: 1, easing: .linear)
    let part = line.delayed(by: -0.25)
    #expect(part.state(at: -1) == KinematicState(value: 2))
    #expect(part.state(at: 0) == KinematicState(value: 2, velocity: 8))
    #expect(part.value(at: .nan) == 2 && part.value(at: 0.5) == 6 && part.duration == 0.75)
    let ends = [MotionEvent(time: 0, kind: .begin), MotionEvent(time: 0.75, kind: .end)]
    #expect(part.events(after: -1, through: 2) == ends)
    #expect(part.nextEvent(from: 0.5, isBackward: true) == 0)
    #expect(part.nextEvent(from: -1, isBackward: false) == 0)
    // A motion that was over holds its end; its begin and its end are at time 0.
    let over = line.delayed(by: -2)
    #expect(over.duration == 0 && over.value(at: -1) == 8 && over.value(at: 0) == 8)
    #expect(over.events(after: -1, through: 2).map(\.kind) == [.begin, .end])
    for delay in [-0.1, -0.25, -0.3, -1e-300, -1e6] {
      checkTrajectory(CombinatorTests.spring.delayed(by: delay))
      checkTrajectory(line.repeated(3, autoreverses: true).delayed(by: delay))
    }
  }

  @Test func `the times of a part are rounded down, so that its end is at the exact time`() {
    let line = EasedTrajectory(from: 0.0, to: 1, duration: 3, easing: .linear)
    #expect(line.clipped(from: 0.25, to: 0.75).duration == 0.5)
    #expect(line.clipped(from: 2, to: 3).duration == 1)
    #expect(line.clipped(from: 0.1, to: 0.4).duration == 0.30000000000000004)
    #expect(line.clipped(from: 1, to: .infinity).duration == 2)
    #expect(line.clipped(from: 1).value(at: 0.5) == 0.5)
    #expect(line.clipped(from: 2, to: 1).duration == 0)
    #expect(line.clipped(from: 2, to: 1).value(at: 5) == line.value(at: 1))
    var random = SeededGenerator(seed: 41)
    for _ in 0..<1000 {
      let (start, end) = (random.nextUnit(), random.nextUnit() * 2)
      let part = line.clipped(from: start, to: end)
      // The least instant whose exact sum with the start is not below the end.
      #expect(
        isLeast(part.duration) {
          // Knuth's two-sum.
          let sum = $0 + start
          let share = sum - $0
          let error = ($0 - (sum - share)) + (start - share)
          return sum > end || sum == end && error >= 0
        } || part.duration == 0 && end <= start)
    }
  }

  @Test func `a delay that is not finite traps`() async {
    await #expect(processExitsWith: .failure) { _ = Pendulum().delayed(by: .infinity) }
    await #expect(processExitsWith: .failure) { _ = Pendulum().delayed(by: .nan) }
  }
}
