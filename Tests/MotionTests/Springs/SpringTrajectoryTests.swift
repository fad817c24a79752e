// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct SpringTrajectoryTests {
  static let springs: [Spring] = [
    .smooth, .snappy, .bouncy, Spring(duration: 0.5, bounce: 0.9),
    Spring(duration: 0.5, bounce: 1), Spring(duration: 0.5, bounce: -0.5),
    Spring(response: 0.3, dampingRatio: 40), Spring(response: 1, dampingRatio: 1 - 0x1p-40),
    Spring(response: 1, dampingRatio: 1 + 0x1p-40),
  ]

  @Test(arguments: springs)
  func `a spring's motion obeys the laws`(spring: Spring) {
    checkTrajectory(SpringTrajectory(from: 2.0, to: -5, velocity: 30, spring: spring))
    checkTrajectory(SpringTrajectory(from: 0.0, to: 1, spring: spring))
    checkTrajectory(
      SpringTrajectory(
        from: SIMD2(1.0, 2), to: SIMD2(-3, 4), velocity: SIMD2(9, 40), spring: spring))
  }

  @Test(arguments: springs + [Spring(duration: 0), Spring(duration: 1, bounce: -1)])
  func `the motion of a number has the bits of that of a vector`(spring: Spring) {
    for (origin, target, velocity) in [(2.0, -5.0, 30.0), (0, 1e300, -1e300), (1, 1, 0)] {
      let number = SpringTrajectory(from: origin, to: target, velocity: velocity, spring: spring)
      let vector = SpringTrajectory(
        from: SIMD2(origin, 0), to: SIMD2(target, 0), velocity: SIMD2(velocity, 0), spring: spring)
      let times = stride(from: -0.1, through: 3, by: 0.037) + [0, -0.0, .infinity, .nan, 1e300]
      for time in times {
        let (a, b) = (number.state(at: time), vector.state(at: time))
        #expect(a.value == b.value.x && a.velocity == b.velocity.x, "at \(time)")
        #expect(number.value(at: time) == a.value)
      }
    }
  }

  @Test func `limiting springs obey the laws too`() {
    checkTrajectory(
      SpringTrajectory(from: 2.0, to: -5, spring: Spring(duration: 0)), [])
    checkTrajectory(SpringTrajectory(from: 2.0, to: -5, spring: Spring(duration: 1, bounce: -1)))
    checkTrajectory(SpringTrajectory(from: 2.0, to: 2, spring: .bouncy))
  }

  @Test(arguments: springs)
  func `nothing is left when the rest time is over`(spring: Spring) {
    let motion = SpringTrajectory(from: 0.0, to: 1, velocity: 10, spring: spring)
    guard spring.dampingRatio > 0 else {
      #expect(motion.duration == .infinity && motion.restTime == .infinity)
      return
    }
    // Seen from a target of 0, no rounding hides what is left.
    let seen = SpringTrajectory(from: -1.0, to: 0, velocity: 10, spring: spring)
    let left = abs(seen.value(at: seen.restTime.nextDown))
    let scale = 1 + 10 * spring.response / (2 * .pi)
    #expect(left <= 0x1p-53 * scale, "\(spring): \(left)")
    #expect(motion.value(at: motion.restTime) == 1)
  }

  @Test(arguments: springs)
  func `the duration is the last instant with a thousandth of the greatest distance`(
    spring: Spring
  ) {
    for velocity in [0.0, 10, -30] {
      let motion = SpringTrajectory(from: 0.0, to: 1, velocity: velocity, spring: spring)
      guard spring.dampingRatio > 0 else { continue }
      let duration = motion.duration
      #expect(duration == motion.settlingTime(within: .relative(0.001)))
      #expect(duration < motion.restTime)
      let tolerance = 0.001 * motion.maximumDistanceFromEnd
      #expect(abs(motion.value(at: duration) - 1) >= tolerance * (1 - 1e-9))
      for step in 1...1000 {
        let time = duration * (1 + 1e-9) + Double(step) * 0.002 * duration
        #expect(abs(motion.value(at: time) - 1) <= tolerance, "\(spring) at \(time)")
      }
    }
    #expect(SpringTrajectory(from: 1.0, to: 1, spring: spring).duration == 0)
  }

  @Test func `extrema, peak and crossings are where calculus says`() throws {
    let (ratio, natural) = (0.7, 4 * Double.pi)
    let damped = natural * (1 - ratio * ratio).squareRoot()
    let motion = SpringTrajectory(from: 0.0, to: 100, spring: .bouncy)
    let peak = motion.peak
    #expect(abs(peak.time - .pi / damped) < 1e-15)
    let overshoot = 100 * Elementary.exp(-ratio * .pi / (1 - ratio * ratio).squareRoot())
    #expect(abs(peak.value - 100 - overshoot) < 1e-13)
    #expect(abs(motion.overshoot - overshoot) < 1e-13)
    #expect(abs(motion.overshoot(of: 100) - overshoot) < 1e-13)
    let first = try #require(motion.firstTime(reaching: 100))
    let angle = Elementary.acos(-ratio)
    #expect(abs(first - angle / damped) < 1e-15)
    #expect(motion.firstTime(reaching: 200) == nil)
    #expect(motion.firstTime(reaching: 0) == 0)
    let extrema = Array(motion.extrema(in: 0...2))
    #expect(extrema.count == 5)
    for (index, extremum) in extrema.enumerated() {
      #expect(abs(extremum.time - Double(index + 1) * .pi / damped) < 1e-14)
      #expect(extremum.kind == (index % 2 == 0 ? .maximum : .minimum))
    }
  }

  @Test func `extrema stay exact next to critical damping`() {
    // From rest, with a push away: one turn, at t = v₀ / (ω₀² x₀ + λ v₀).
    for exponent in [20, 30, 40, 50] {
      for sign in [-1.0, 1] {
        let offset = sign * Double(sign: .plus, exponent: -exponent, significand: 1)
        let spring = Spring(response: 2 * .pi, dampingRatio: 1 + offset)
        let motion = SpringTrajectory(from: 1.0, to: 0, velocity: 3, spring: spring)
        let turns = Array(motion.extrema(in: 0...10))
        #expect(turns.count == 1)
        #expect(abs(turns[0].time - 0.75) < 2 * abs(offset) + 4e-16, "\(offset): \(turns[0])")
      }
    }
  }

  @Test func `an endless spring is analyzed over its period`() {
    let motion = SpringTrajectory(from: 0.0, to: 1, spring: Spring(duration: 0.5, bounce: 1))
    #expect(abs(motion.peak.value - 2) < 1e-14)
    #expect(motion.settlingTime(within: 0.5) == .infinity)
    #expect(motion.settlingTime(within: 1.5) == 0)
  }

  @Test func `settling can be asked for in points and as a fraction`() {
    let motion = SpringTrajectory(from: 0.0, to: 300, spring: .bouncy)
    let settled = motion.settlingTime(within: 0.3)
    #expect(settled == motion.settlingTime(within: .absolute(0.3)))
    #expect(abs(settled - motion.settlingTime(within: .relative(0.001))) < 1e-15)
    let scale = SpringTrajectory(from: 1.0, to: 0.95, spring: .bouncy)
    #expect(
      abs(scale.settlingTime(within: .relative(0.001)) - settled) < 1e-12,
      "a small scale settles as late as a large distance")
    // Nothing to travel, only a push: still a fraction of the largest excursion.
    let pushed = SpringTrajectory(from: 0.0, to: 0, velocity: 100, spring: .bouncy)
    #expect(pushed.settlingTime(within: .relative(0.001)) > 0.5)
  }

  @Test func `velocity is an initial condition and changes no spring`() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    let still = SpringTrajectory(from: 0.0, to: 1, spring: spring)
    let thrown = SpringTrajectory(from: 0.0, to: 1, velocity: 40, spring: spring)
    let push = SpringTrajectory(from: 0.0, to: 0, velocity: 40, spring: spring)
    for step in 0..<100 {
      let time = Double(step) / 50
      #expect(abs(thrown.value(at: time) - still.value(at: time) - push.value(at: time)) < 1e-13)
    }
  }

  @Test func `the same spring is half way at the same time at every refresh rate`() {
    // The frames differ, the motion does not.
    let motion = SpringTrajectory(from: 0.0, to: 1, spring: .snappy)
    for rate in [24, 60, 90, 120, 240] {
      for frame in 0...rate where frame * 24 % rate == 0 {
        let time = Double(frame) / Double(rate)
        #expect(motion.value(at: time) == motion.value(at: Double(frame * 24 / rate) / 24))
      }
    }
  }

  @Test func `a spring's motion survives encoding`() throws {
    let motion = SpringTrajectory(
      from: SIMD2(1.0, 2), to: SIMD2(3, 4), velocity: SIMD2(5, 6), spring: .snappy)
    let data = try JSONEncoder().encode(motion)
    #expect(try JSONDecoder().decode(SpringTrajectory<SIMD2<Double>>.self, from: data) == motion)
  }

  @Test func `a spring without a duration shows its target at NaN as at time 0`() {
    let from = SRGB(red: 0, green: 0, blue: .greatestFiniteMagnitude)
    let to = SRGB(red: 1, green: 0, blue: -1e308, alpha: .leastNonzeroMagnitude)
    let motion = SpringTrajectory(from: from, to: to, spring: Spring(duration: 0))
    #expect(
      motion.state(at: .nan) == motion.state(at: 0) && motion.value(at: .nan) == motion.target)
  }
}
