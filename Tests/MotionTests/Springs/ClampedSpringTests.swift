// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
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

  @Test func `a vector arrives without a jump, each part where a number would`() {
    var random = SeededGenerator(seed: 31)
    func number(_ low: Double, _ high: Double) -> Double { low + (high - low) * random.nextUnit() }
    for round in 0..<40 {
      let spring = Spring(duration: number(0.2, 1), bounce: number(-0.3, 0.7))
      let (length, pace, side) = (number(1, 300), number(-3000, 3000), number(-2000, 2000))
      let angle = number(0, 6)
      let way = SIMD2(cos(angle), sin(angle))
      let across = SIMD2(-way.y, way.x)
      let target = SIMD2(number(-100, 100), number(-100, 100))
      let held = SpringTrajectory(
        from: target - way * length, to: target, velocity: way * pace + across * side,
        spring: spring
      ).clampedAtTarget()
      let parts = [
        SpringTrajectory(from: -length, to: 0, velocity: pace, spring: spring).clampedAtTarget(),
        SpringTrajectory(from: 0, to: 0, velocity: side, spring: spring).clampedAtTarget(),
      ]
      let arrivals = parts.map(\.arrival)
      let arrival = max(arrivals[0], arrivals[1])
      #expect(
        held.arrival == arrival || abs(held.arrival - arrival) < 1e-9 * arrival, "\(round)")
      for step in 0...400 {
        let time = Double(step) / 200
        // Next to an arrival, rounding decides which side is shown.
        if arrivals.contains(where: { abs($0 - time) < 1e-6 }) { continue }
        let expected =
          target + way * parts[0].value(at: time) + across * parts[1].value(at: time)
        #expect(held.value(at: time).distance(to: expected) < 1e-9)
      }
      for time in arrivals where time < .infinity {
        #expect(held.value(at: time.nextDown).distance(to: held.value(at: time.nextUp)) < 1e-9)
      }
      if arrival < .infinity {
        #expect(held.value(at: held.arrival) == target && held.velocity(at: held.arrival) == .zero)
        #expect(held.duration == held.arrival && held.restTime == held.arrival)
      }
    }
  }

  @Test func `a vector that moves along its way arrives as a number does`() {
    let spring = Spring(duration: 0.5, bounce: 0.4)
    let number = SpringTrajectory(from: -50.0, to: 0, velocity: 70, spring: spring)
      .clampedAtTarget()
    for step in 0..<40 {
      let way = SIMD2(cos(Double(step)), sin(Double(step)))
      let vector = SpringTrajectory(
        from: way * -50, to: .zero, velocity: way * 70, spring: spring
      ).clampedAtTarget()
      #expect(abs(vector.arrival - number.arrival) < 1e-12)
    }
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
