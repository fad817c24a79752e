// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct RetimedTests {
  @Test func `speed changes duration and velocity`() {
    checkTrajectory(CombinatorTests.spring.speed(2))
    checkTrajectory(CombinatorTests.spring.speed(0))
    let fast = CombinatorTests.spring.speed(2)
    #expect(fast.duration == CombinatorTests.spring.duration / 2)
    for factor in [0.1, 3, 7.7, 1e-9] {
      let retimed = CombinatorTests.spring.speed(factor)
      #expect(isLeast(retimed.duration) { $0 * factor >= CombinatorTests.spring.duration })
      #expect(isLeast(retimed.restTime) { $0 * factor >= CombinatorTests.spring.restTime })
    }
    #expect(CombinatorTests.spring.speed(0).duration == .infinity)
    #expect(fast.value(at: 0.2) == CombinatorTests.spring.value(at: 0.4))
    #expect(fast.velocity(at: 0.2) == CombinatorTests.spring.velocity(at: 0.4) * 2)
    #expect(CombinatorTests.spring.speed(0).value(at: .infinity) == 1)
  }

  @Test func `events are at the scaled time, and at speed 0 only those of the beginning`() {
    let line = EasedTrajectory(from: 0.0, to: 1, duration: 3, easing: .linear)
    #expect(line.speed(4).events(after: -1, through: 9).map(\.time) == [0, 0.75])
    let still = line.speed(0)
    #expect(still.events(after: -1, through: 1e9).map(\.kind) == [.begin])
    #expect(still.factor == 0 && still.duration == .infinity && still.restTime == .infinity)
    #expect(still.state(at: 2) == KinematicState(value: 0))
  }

  @Test func `a speed that is negative or not finite traps`() async {
    await #expect(processExitsWith: .failure) { _ = Pendulum().speed(-1) }
    await #expect(processExitsWith: .failure) { _ = Pendulum().speed(.infinity) }
    await #expect(processExitsWith: .failure) { _ = Pendulum().speed(.nan) }
  }
}
