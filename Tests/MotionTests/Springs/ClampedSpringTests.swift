// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

/// Springs that stop at their target, and springs that take over.
@Suite struct ClampedSpringTests {
  @Test func `a held spring stops at its target when it gets there first`() {
    for bounce in [0.05, 0.3, 0.7, 0.99] {
      let spring = SpringTrajectory(
        from: 0.0, to: 100, spring: Spring(duration: 0.5, bounce: bounce))
      let held = spring.clampedAtTarget()
      // The first crossing, found independently by stepping and bisection.
      var time = 0.0
      while spring.value(at: time) < 100 { time += 1e-4 }
      #expect(abs(held.arrival - time) <= 1.001e-4)
      #expect(abs(spring.value(at: held.arrival) - 100) < 1e-10)
      #expect(held.value(at: held.arrival) == 100 && held.velocity(at: held.arrival) == 0)
      #expect(held.overshoot == 0 && held.peak.value == 100)
      #expect(held.duration == held.arrival && held.restTime == held.arrival)
      #expect(held.value(at: held.arrival / 2) == spring.value(at: held.arrival / 2))
    }
  }

  @Test func `without overshoot a held spring is the spring`() {
    for spring in [
      Spring.smooth, Spring(bounce: -0.5), Spring(mass: 1, stiffness: 100, damping: 20),
    ] {
      let motion = SpringTrajectory(from: 0.0, to: 1, spring: spring)
      let held = motion.clampedAtTarget()
      // Rounding of a critically damped spring is no crossing.
      #expect(held.arrival == .infinity)
      #expect(held.duration == motion.duration && held.restTime == motion.restTime)
      #expect(held.value(at: 0.2) == motion.value(at: 0.2))
    }
    let thrown = SpringTrajectory(from: 0.0, to: 1, velocity: 50, spring: .smooth)
    #expect(thrown.clampedAtTarget().arrival < 0.03)
    #expect(abs(thrown.value(at: thrown.clampedAtTarget().arrival) - 1) < 1e-14)
  }

  @Test func `a spring that starts at its target stops when it comes back`() {
    let pushed = SpringTrajectory(from: 5.0, to: 5, velocity: 100, spring: .bouncy)
    let held = pushed.clampedAtTarget()
    #expect(held.peak.value == pushed.peak.value && held.peak.value > 5)
    #expect(abs(pushed.value(at: held.arrival) - 5) < 1e-12 && held.trough.value == 5)
    let still = SpringTrajectory(from: 5.0, to: 5, spring: .bouncy)
    #expect(still.clampedAtTarget().duration == 0)
    let critical = SpringTrajectory(from: 5.0, to: 5, velocity: 100, spring: .smooth)
    #expect(critical.clampedAtTarget().arrival == .infinity)
  }

  @Test func `a vector is there when it passes its target along its first displacement`() {
    let motion = SpringTrajectory(
      from: SIMD2(0.0, 0), to: SIMD2(30, 40), velocity: SIMD2(80, -60), spring: .bouncy)
    let held = motion.clampedAtTarget()
    let before = motion.value(at: held.arrival) - SIMD2(30, 40)
    #expect(abs((before * SIMD2(0.6, 0.8)).sum()) < 1e-12)
    #expect(held.value(at: held.arrival) == SIMD2(30, 40))
  }

  @Test func `a retargeted motion goes on with position and velocity`() {
    let first = SpringTrajectory(from: 0.0, to: 100, velocity: 20, spring: .bouncy)
    let second = first.retargeted(to: -50, at: 0.17)
    #expect(second.state(at: 0) == first.state(at: 0.17))
    #expect(second.spring == first.spring && second.target == -50)
    #expect(first.retargeted(to: 0, at: 0.1, spring: .smooth).spring == .smooth)
    #expect(first.retargeted(to: 7, at: .infinity).state(at: 0).value == 100)
  }

  @Test func `a spring takes over from any motion`() {
    let drag = EasedTrajectory(from: 0.0, to: 100, duration: 0.4, easing: .linear)
    let card = drag.springing(to: 300, at: 0.2, spring: .snappy)
    #expect(card.origin == 50 && abs(card.initialVelocity - 250) < 1e-9)
    // The velocity of what ends there, and not of what is held after it.
    #expect(abs(drag.springing(to: 0, at: 0.4).initialVelocity - 250) < 1e-9)
    #expect(drag.springing(to: 0, at: 0.5).initialVelocity == 0)
  }

  @Test func `a vertical tangent hands over what the eye has seen`() {
    let steep = EasedTrajectory(from: 0.0, to: 100, duration: 0.4, easing: .circularEaseIn)
    let card = steep.springing(to: 100, at: 0.4, spring: .smooth)
    let mean = (100 - steep.value(at: 0.4 - 1.0 / 120)) * 120
    #expect(card.initialVelocity == mean)
    #expect(card.value(at: 0.05) < 200)
    let start = EasedTrajectory(from: 0.0, to: 100, duration: 0.4, easing: .circularEaseOut)
    #expect(start.springing(to: 100, at: 1e-9, spring: .smooth).initialVelocity.magnitude < 1e4)
  }

  @Test func `a spring that takes no time holds its start before`() {
    let spring = SpringTrajectory(from: 1.0, to: -1, spring: Spring(duration: 0)).clampedAtTarget()
    let line = EasedTrajectory(from: 0.0, to: 0, duration: 1)
    for motion in [
      AnyTrajectory(spring.delayed(by: 0.3)), AnyTrajectory(line.followed(by: spring)),
      AnyTrajectory(spring.driven(by: PlaybackClock(beginTime: 0.3, endTime: 0))),
    ] {
      var last: [Double] = []
      _ = motion.visitStretches(of: .along(1), from: 0, upTo: .infinity) {
        last.append($0.last)
        return true
      }
      #expect(last.last == -1 && !last.dropLast().contains(-1) && last.count >= 2)
    }
  }
}
