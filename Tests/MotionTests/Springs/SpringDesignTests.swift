// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct SpringDesignTests {
  @Test func `a spring made to settle at a time settles then`() {
    for ratio in [0.01, 0.2, 0.7, 0.999999, 1, 1.000001, 3, 50] {
      for time in [0.05, 0.8, 30] {
        let spring = Spring(settlingTime: time, dampingRatio: ratio)
        let settled = spring.settlingTime(from: 1.0, within: 0.001)
        #expect(abs(settled - time) < 1e-12 * time, "ζ = \(ratio): \(settled)")
      }
    }
    #expect(Spring(settlingTime: 0, dampingRatio: 0.5).value(target: 1.0, time: 0) == 1)
  }

  @Test func `a spring made to overshoot overshoots by that much`() {
    for overshoot in [1e-6, 0.02, 0.12, 0.5, 0.9] {
      let spring = Spring(overshoot: overshoot, settlingTime: 0.6)
      let motion = SpringTrajectory(from: 0.0, to: 1, spring: spring)
      #expect(abs(motion.overshoot - overshoot) < 1e-14)
      #expect(abs(motion.settlingTime(within: 0.001) - 0.6) < 1e-12)
    }
    #expect(Spring(overshoot: 0, settlingTime: 0.6).dampingRatio == 1)
  }

  @Test func `a swing that just touches the tolerance is never late`() {
    // The third swing of an overshoot of 0.1 is 0.001, up to rounding.
    for overshoot in [0.1, 0.001, 0x1p-5] {
      for tolerance in [0.001, 0x1p-10] {
        let spring = Spring(overshoot: overshoot, settlingTime: 0.6, within: tolerance)
        #expect(spring.settlingTime(from: 1.0, within: tolerance) <= 0.6 * (1 + 1e-12))
      }
    }
  }

  @Test func `settlingDuration as a parameter solves SwiftUI's equation`() {
    let spring = Spring(settlingDuration: 0.8, dampingRatio: 0.7)
    #expect(abs(spring.settlingDuration - 1.065) < 5e-4, "it does not read back, as in SwiftUI")
    // ε = (1 + ω₀T) e^(−ω₀T) for critical damping.
    let critical = Spring(settlingDuration: 0.8, dampingRatio: 1)
    #expect(abs(2 * .pi / critical.response - 11.54) < 5e-3)
    let almost = Spring(settlingDuration: 0.8, dampingRatio: 0.999999)
    #expect(abs(2 * .pi / almost.response - 16.84) < 5e-3)
    #expect(
      Spring(settlingDuration: 99, dampingRatio: 0.5)
        == Spring(settlingDuration: 10, dampingRatio: 0.5))
    for ratio in [0, 1e-9, 0.0005, 0.001] {
      let light = Spring(settlingDuration: 1, dampingRatio: ratio)
      #expect(light.response > 0 && light.response.isFinite, "SwiftUI's root is not positive here")
    }
  }

  @Test func `springs of other systems have equals`() {
    #expect(Spring(matching: .css(mass: 2, stiffness: 50, damping: 3)).mass == 2)
    let compose = Spring(matching: .compose(dampingRatio: 0.5, stiffness: 400))
    #expect(compose.damping == 20)
    let flutter = Spring(matching: .flutter(mass: 1, stiffness: 157.91, damping: 17.59))
    #expect(abs(flutter.bounce - 0.3) < 1e-3)
    #expect(Spring(matching: .flutterRatio(mass: 1, stiffness: 100, ratio: 1.25)).damping == 25)
    #expect(Spring(matching: .coreAnimation()).dampingRatio == 0.5)
    #expect(Spring(matching: .tension()).stiffness == 170)
  }

  @Test func `the overshoot of a spring is that of its motion from rest`() {
    for bounce in [-0.5, 0, 0.1, 0.3, 0.5, 0.7, 0.95] {
      let spring = Spring(duration: 0.5, bounce: bounce)
      let motion = SpringTrajectory(from: 0.0, to: 1, spring: spring)
      #expect(abs(spring.overshoot - motion.overshoot) < 1e-13, "\(spring)")
    }
    #expect(abs(Spring(overshoot: 0.1, settlingTime: 0.6).overshoot - 0.1) < 1e-15)
    #expect(Spring(mass: 1, stiffness: 9, damping: 0).overshoot == 1)
  }

  @Test func `a motion is made from the duration and the bounce of its spring`() {
    let spring = Spring(duration: 0.4, bounce: 0.2)
    #expect(
      SpringTrajectory(from: 1.0, to: 100, velocity: 3, duration: 0.4, bounce: 0.2)
        == SpringTrajectory(from: 1, to: 100, velocity: 3, spring: spring))
    #expect(SpringTrajectory(to: 100.0).origin == 0)
    #expect(Decay(velocity: 100.0) == Decay(from: 0, velocity: 100))
  }
}
