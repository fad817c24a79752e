// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionTesting
import Testing

@Suite struct SpringSamplingTests {
  private static let springs = [
    Spring.smooth, .bouncy, Spring(response: 0.4, dampingRatio: 1.7), Spring(duration: 0),
    Spring(duration: 0.5, bounce: 1), Spring(duration: 0.5, bounce: -1),
  ]

  @Test(arguments: springs)
  func `SwiftUI's form from one value to another is the trajectory to the bit`(spring: Spring) {
    let motion = SpringTrajectory(from: -20.0, to: 300, velocity: 45, spring: spring)
    let points = SpringTrajectory(
      from: SIMD2(1.0, 2), to: SIMD2(-7, 8), velocity: SIMD2(3, -4), spring: spring)
    for time in hostileTimes + (0...60).map({ Double($0) / 60 }) {
      let (value, velocity) = (motion.value(at: time), motion.velocity(at: time))
      #expect(
        spring.value(fromValue: -20.0, toValue: 300, initialVelocity: 45, time: time) == value)
      #expect(
        spring.velocity(fromValue: -20.0, toValue: 300, initialVelocity: 45, time: time)
          == velocity)
      let point = spring.value(
        fromValue: SIMD2(1.0, 2), toValue: SIMD2(-7, 8), initialVelocity: SIMD2(3, -4), time: time)
      #expect(point == points.value(at: time))
    }
  }

  @Test(arguments: springs)
  func `from zero it is the form with a target, and elsewhere that form moved`(spring: Spring) {
    for time in (0...60).map({ Double($0) / 60 }) {
      let moved = spring.value(target: 320.0, initialVelocity: 45, time: time)
      #expect(
        spring.value(fromValue: 0.0, toValue: 320, initialVelocity: 45, time: time) == moved)
      let value = spring.value(fromValue: -20.0, toValue: 300, initialVelocity: 45, time: time)
      #expect(abs(value - (moved - 20)) <= 1e-12)
      let velocity = spring.velocity(
        fromValue: -20.0, toValue: 300, initialVelocity: 45, time: time)
      #expect(
        abs(velocity - spring.velocity(target: 320.0, initialVelocity: 45, time: time)) <= 1e-10)
    }
    #expect(spring.value(fromValue: 5.0, toValue: 9, time: -1) == 5)
    #expect(spring.velocity(fromValue: 5.0, toValue: 9, time: -1) == 0)
  }
}
