// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionTesting
import Testing

@Suite struct ReducedTests {
  static let spring = SpringTrajectory(from: 300.0, to: 0, velocity: 900, spring: .bouncy)
  static let track = Track(from: 0.0, [.linear(to: 80, duration: 0.5), .hold(duration: 0.25)])

  private func check<Base: Playable>(_ base: Base) where Base.Output: Equatable {
    let reduced = base.reduced()
    #expect(reduced.duration == base.duration)
    #expect(reduced.start == base.start && reduced.value(at: -.infinity) == base.start)
    #expect(
      reduced.events(after: -.infinity, through: 99) == base.events(after: -.infinity, through: 99))
    #expect(
      reduced.nextEvent(from: 0.1, isBackward: false)
        == base.nextEvent(from: 0.1, isBackward: false))
    #expect(reduced.value(at: .nan) == reduced.value(at: 0))
    guard base.duration < .infinity else {
      for time in hostileTimes { #expect(reduced.value(at: time) == base.start) }
      #expect(reduced.opacity.value(at: 1) == 1 && reduced.restTime == .infinity)
      return
    }
    #expect(reduced.end == base.end && reduced.restTime == base.duration)
    #expect(reduced.value(at: reduced.jump) == base.end)
    #expect(reduced.value(beyond: base.duration + 1) == base.end)
    if base.duration > 0 { #expect(reduced.value(at: reduced.jump.nextDown) == base.start) }
    let full = base.reduced(false)
    for step in -5...50 {
      let time = Double(step) * 0.04
      #expect(full.value(at: time) == base.value(at: time))
      #expect(full.value(beyond: time) == base.value(beyond: time))
      #expect(full.opacity.value(at: time) == 1)
    }
    #expect(full.restTime == base.restTime)
  }

  @Test func `start and end, duration and events are kept, and nothing is in between`() {
    check(ReducedTests.spring)
    check(ReducedTests.track)
    check(ReducedTests.track.delayed(by: 0.5))
    check(ReducedTests.spring.repeated(3))
    check(ReducedTests.track.repeated(2, autoreverses: true))
    check(FrameSequence(count: 5, interval: 0.1))
    check(EasedTrajectory(from: 1.0, to: 2, duration: 0))
  }

  @Test func `endless travel becomes still`() {
    check(ReducedTests.spring.repeated())
    check(SpringTrajectory(from: 0.0, to: 1, spring: Spring(duration: 1, bounce: 1)))
    check(FrameSequence(count: 5, interval: 0.1, cycles: .infinity))
    let still = ReducedTests.spring.repeated().reduced()
    #expect(still.peak.value == 300 && still.isMonotone)
  }

  @Test func `reduced motions obey the laws`() {
    checkTrajectory(ReducedTests.spring.reduced(), [])
    checkTrajectory(ReducedTests.spring.repeated().reduced())
    checkTrajectory(ReducedTests.track.reduced(false), [.continuous])
    checkTrajectory(ReducedTests.track.reduced().reversed(), [])
    checkTrajectory(ReducedTests.spring.reduced().opacity)
  }

  @Test func `the analysis sees the jump`() {
    let reduced = ReducedTests.spring.reduced()
    #expect(reduced.peak.value == 300 && reduced.trough.value == 0 && reduced.peakSpeed == 0)
    #expect(reduced.firstTime(reaching: 100) == reduced.jump)
    #expect(reduced.settlingTime(within: 1) == reduced.jump.nextDown)
    #expect(reduced.settlingTime(within: 301) == 0)
    #expect(ReducedTests.spring.reduced(false).peak == ReducedTests.spring.peak)
  }

  @Test func `groups jump as one`() {
    let group = zip(ReducedTests.spring, ReducedTests.track).reduced()
    let half = group.duration / 2
    #expect(group.value(at: half.nextDown) == (300, 0) && group.value(at: half) == (0, 80))
  }
}
