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
}
