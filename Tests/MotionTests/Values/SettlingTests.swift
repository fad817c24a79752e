// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct SettlingTests {
  @Test func `what settles earlier obeys the laws`() {
    checkTrajectory(CombinatorTests.spring.settling(within: .absolute(0.5)))
    checkTrajectory(CombinatorTests.spring.settling(within: .relative(0.1)).delayed(by: 0.1))
  }

  @Test func `only the duration differs, and with it handover and completion`() {
    let spring = CombinatorTests.spring
    let early = spring.settling(within: .absolute(0.5))
    #expect(early.duration == spring.settlingTime(within: 0.5) && early.duration < spring.duration)
    #expect(early.restTime == spring.restTime && early.tolerance == .absolute(0.5))
    for time in [0, 0.2, early.duration, 1, 3] {
      #expect(early.state(at: time) == spring.state(at: time))
    }
    #expect(abs(early.value(at: early.duration) - 5) >= 0.5)
    #expect(abs(early.value(at: early.duration.nextUp) - 5) <= 0.5)
    let line = EasedTrajectory(from: 9.0, to: 9, duration: 1)
    #expect(early.followed(by: line).handover == early.duration)
  }

  @Test func `beyond its duration it holds the end, and one that never settles is endless`() {
    let line = EasedTrajectory(from: 0.0, to: 10, duration: 2, easing: .linear)
    let early = line.settling(within: .absolute(1))
    #expect(early.duration == 1.8 && early.value(beyond: 1.9) == 10 && early.value(at: 1.9) == 9.5)
    #expect(early.value(beyond: -1) == -5)
    let swing = SpringTrajectory(from: 0.0, to: 1, spring: Spring(duration: 1, bounce: 1))
    #expect(swing.settling(within: .absolute(0.1)).duration == .infinity)
  }
}
