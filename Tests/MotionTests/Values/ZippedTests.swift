// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct ZippedTests {
  private static let line = EasedTrajectory(from: 0.0, to: 8, duration: 2, easing: .linear)
  private static let fade = EasedTrajectory(from: Float(0), to: 1, duration: 0.5, easing: .linear)
  private static let point = EasedTrajectory(
    from: SIMD2(0.0, 0), to: SIMD2(1, -1), duration: 1, easing: .linear)

  @Test func `members keep their types and their order, and the shorter ones hold their ends`() {
    let two = zip(ZippedTests.line, ZippedTests.fade)
    let three = zip(ZippedTests.line, ZippedTests.fade, ZippedTests.point)
    let four = zip(ZippedTests.fade, ZippedTests.line, Pendulum(), ZippedTests.point)
    #expect(two.duration == 2 && three.duration == 2 && four.duration == 10)
    #expect(two.value(at: 1) == (4, 1))
    let values = three.value(at: 0.25)
    #expect(values.0 == 1 && values.1 == 0.5 && values.2 == SIMD2(0.25, -0.25))
    let last = four.value(at: 0.25)
    #expect(last.0 == 0.5 && last.1 == 1 && last.3 == SIMD2(0.25, -0.25))
    #expect(last.2 == Pendulum().value(at: 0.25))
  }

  @Test func `the rest time is that of the last member to rest`() {
    let spring = SpringTrajectory(from: 0.0, to: 1, spring: .bouncy)
    let both = zip(ZippedTests.line, spring)
    #expect(both.duration == 2 && both.restTime == spring.restTime && both.restTime > 2)
    #expect(zip(spring, ZippedTests.line, ZippedTests.fade).restTime == spring.restTime)
    #expect(
      zip(ZippedTests.fade, ZippedTests.fade, spring, ZippedTests.line).restTime == spring.restTime)
  }

  @Test func `beyond its time only a member as long as the whole goes on`() {
    let two = zip(ZippedTests.line, ZippedTests.fade)
    #expect(two.value(beyond: 3) == (12, 1) && two.value(beyond: -1) == (-4, -2))
    #expect(two.value(at: 3, beyond: 9) == (8, 1), "of a longer whole none does")
    let nested = zip(two, ZippedTests.point).value(beyond: 3)
    #expect(nested.0 == (12, 1) && nested.1 == SIMD2(1, -1))
  }

  @Test func `states have the velocities of all members`() {
    let (line, fade) = zip(ZippedTests.line, ZippedTests.fade).states(at: 0.25)
    #expect(line == KinematicState(value: 1, velocity: 4))
    #expect(fade == KinematicState(value: 0.5, velocity: 2))
    let three = zip(ZippedTests.point, ZippedTests.line, ZippedTests.fade).states(at: 0.75)
    #expect(three.0.velocity == SIMD2(1, -1) && three.1.velocity == 4 && three.2.velocity == 0)
    let four = zip(ZippedTests.fade, Pendulum(), ZippedTests.line, ZippedTests.point).states(at: 0)
    #expect(four.0.velocity == 2 && four.1.velocity == 3 && four.2.velocity == 4)
    #expect(four.3.velocity == SIMD2(1, -1))
  }

  @Test func `events at one instant come in the order of the members, backwards in reverse`() {
    let four = zip(
      ZippedTests.point, ZippedTests.point, ZippedTests.point.speed(2), ZippedTests.point)
    let ends = four.events(after: 0.25, through: 1).map(\.path)
    #expect(
      ends.filter { !$0.isEmpty } == [
        MotionEvent.Path(2), MotionEvent.Path(0), MotionEvent.Path(1), MotionEvent.Path(3),
      ])
    let back = four.events(after: 1.25, through: 0.25).map(\.path)
    #expect(back == ends.reversed())
    #expect(four.nextEvent(from: 0, isBackward: false) == 0.5)
  }

  @Test func `equal members make equal zips`() {
    let two = zip(ZippedTests.line, ZippedTests.fade)
    #expect(two == zip(ZippedTests.line, ZippedTests.fade))
    let other = EasedTrajectory(from: Float(0), to: 2, duration: 0.5)
    #expect(two != zip(ZippedTests.line, other))
    #expect(
      Set([zip(ZippedTests.line, ZippedTests.line, ZippedTests.line)]).contains(
        zip(ZippedTests.line, ZippedTests.line, ZippedTests.line)))
  }
}
