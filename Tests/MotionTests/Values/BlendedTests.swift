// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct BlendedTests {
  static let ramp = EasedTrajectory(from: 0.0, to: 1, duration: 0.5, easing: .linear)

  @Test func `blends obey the laws`() {
    let (spring, clipped) = (CombinatorTests.spring, CombinatorTests.clipped)
    checkTrajectory(spring.blended(with: clipped, weight: BlendedTests.ramp), .continuous)
    checkTrajectory(spring.crossfaded(to: clipped, at: 0.1, duration: 0.3))
  }

  @Test func `the weight interpolates, also outside 0 to 1, and its slope adds to the velocity`() {
    let low = EasedTrajectory(from: 0.0, to: 4, duration: 1, easing: .linear)
    let high = EasedTrajectory(from: 10.0, to: 10, duration: 1)
    let blend = low.blended(with: high, weight: BlendedTests.ramp)
    // At 0.25 s: 1 and 10 by a half, 4 and 0 by a half, and 2 a second of the distance 9.
    #expect(blend.state(at: 0.25) == KinematicState(value: 5.5, velocity: 2 + 18))
    #expect(blend.value(at: 0) == 0 && blend.value(at: 0.5) == 10 && blend.end == 10)
    let beyond = EasedTrajectory(from: -1.0, to: 3, duration: 1, easing: .linear)
    let wide = low.blended(with: high, weight: beyond)
    #expect(wide.value(at: 0) == -10 && wide.value(at: 1) == 4 + 3 * 6)
  }

  @Test func `an endless member that is no longer visible has no stretches`() {
    let endless = FollowingSpring(
      from: 3.0, following: EasedTrajectory(from: 0.0, to: 1, duration: 0.3)
    ).repeated(autoreverses: true)
    let short = EasedTrajectory(from: 3.0, to: 4, duration: 2)
    let fade = endless.crossfaded(to: short, at: 0.1, duration: 0.7)
    let fall = short.blended(with: endless, weight: BlendedTests.ramp.reversed())
    func check(_ motion: some Trajectory<Double>) {
      let rest = motion.restTime
      let end = motion.end
      #expect(rest < .infinity)
      for measure: Measure<Double> in [
        .along(1), .along(-2), .rate(along: 1), .speed, .distance(from: 0.3), .distance(from: end),
      ] {
        for start in [-1, 0.05, 0.5, 0.8, 1.7, rest, rest + 1] {
          var stretches: [Stretch] = []
          _ = motion.visitStretches(of: measure, from: start, upTo: .infinity) {
            stretches.append($0)
            return stretches.count < 2000
          }
          #expect(stretches.first?.begin == start)
          #expect(stretches.last?.end == .infinity && stretches.count < 2000)
          #expect(zip(stretches, stretches.dropFirst()).allSatisfy { $0.end == $1.begin })
        }
      }
      // Each time that is found shows the level or passes it, and they end.
      let level = end / 2 + motion.start / 2
      let found = Array(motion.times(reaching: level).prefix(2000))
      #expect(found.count < 2000)
      for time in found {
        let gaps = [motion.value(at: time.nextDown) - level, motion.value(at: time) - level]
        #expect(gaps[0] * gaps[1] <= 1e-18)
      }
    }
    check(fade)
    check(fall)
    check(fade.reversed())
    check(fade + short.delayed(by: 1))
    check(fade.crossfaded(to: short, at: 1, duration: 0.2).delayed(by: 0.3))
    check(short.followed(by: fade).repeated(2))
    check(fall.scaled(by: -2).speed(1.5))
  }

  @Test func `what is not visible at the end does not count for the duration`() {
    let endless = EasedTrajectory(from: 0.0, to: 1, duration: 1).repeated()
    let short = EasedTrajectory(from: 3.0, to: 4, duration: 2)
    #expect(endless.blended(with: short, weight: BlendedTests.ramp).duration == 2)
    #expect(
      endless.blended(with: short, weight: BlendedTests.ramp.reversed()).duration == .infinity)
    #expect(short.blended(with: endless, weight: BlendedTests.ramp.reversed()).duration == 2)
    let half = EasedTrajectory(from: 0.0, to: 0.5, duration: 5)
    #expect(short.blended(with: Pendulum(), weight: half).duration == 10)
    #expect(short.blended(with: short, weight: half).duration == 5)
  }

  @Test func `a blend of great values is finite, and on the right side`() {
    let unit = EasedTrajectory(from: 1e285, to: 1e285, duration: 1)
    let (high, low) = (unit.scaled(by: 1e22), unit.scaled(by: -1e22))
    // 10³⁰⁷ (1 − 2w)
    for weight in [3, 1e3, 1e21, 1e284, -3, -1e3, -1e284] {
      let share = EasedTrajectory(from: weight, to: weight, duration: 1)
      let blend = high.blended(with: low, weight: share)
      let value = blend.value(at: 0.5)
      #expect(value.isFinite && value.magnitude > 4e307 && (value < 0) == (weight > 0))
      if weight.magnitude == 3 { #expect((value / (1 - 2 * weight) / 1e307 - 1).magnitude < 1e-12) }
      #expect(blend.extrema.allSatisfy { $0.value.isFinite })
    }
    // A weight that changes by 10²⁸⁵ within a moment, and values that are far apart.
    let jump = EasedTrajectory(from: -1e285, to: 1e285, duration: 1e-20)
    for time in [0, 1e-21, 0.5e-20, 1e-20] {
      let state = high.blended(with: low, weight: jump).state(at: time)
      #expect(state.value.isFinite && state.velocity.isFinite)
    }
  }
}
