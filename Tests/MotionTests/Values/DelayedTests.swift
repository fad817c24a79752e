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

  @Test func `a delay that is not finite or negative traps`() async {
    await #expect(processExitsWith: .failure) { _ = Pendulum().delayed(by: -1) }
    await #expect(processExitsWith: .failure) { _ = Pendulum().delayed(by: .infinity) }
    await #expect(processExitsWith: .failure) { _ = Pendulum().delayed(by: .nan) }
  }
}
