// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

/// Sums, blends and crossfades.
@Suite struct CrossfadeTests {
  static let spring = SpringTrajectory(from: 0.0, to: 100, velocity: -300, spring: .bouncy)
  static let wave = EasedTrajectory(from: 0.0, to: 10, duration: 0.7)
    .repeated(autoreverses: true)

  @Test func `a crossfade jumps neither in position nor in velocity`() {
    let spring = CrossfadeTests.spring
    let fade = spring.crossfaded(to: CrossfadeTests.wave, at: 0.2, duration: 0.25)
    for time in [0.2, 0.45] {
      let (before, after) = (fade.state(at: time.nextDown), fade.state(at: time.nextUp))
      #expect(abs(before.value - after.value) < 1e-10)
      #expect(abs(before.velocity - after.velocity) < 1e-6)
    }
    #expect(fade.state(at: 0.1) == spring.state(at: 0.1))
    #expect(abs(fade.value(at: 0.9) - CrossfadeTests.wave.value(at: 0.9 - 0.2)) < 1e-12)
    checkTrajectory(spring.crossfaded(to: spring.translated(by: 50), at: 0.2, duration: 0.25))
  }

  @Test func `a crossfade out of an endless loop ends`() {
    let fade = CrossfadeTests.wave.crossfaded(to: CrossfadeTests.spring, at: 3, duration: 0.25)
    #expect(CrossfadeTests.wave.duration == .infinity)
    #expect(
      fade.duration == 3 + CrossfadeTests.spring.duration
        || abs(fade.duration - 3 - CrossfadeTests.spring.duration) < 1e-15)
    #expect(fade.end == 100)
    let into = CrossfadeTests.spring.crossfaded(to: CrossfadeTests.wave, at: 3, duration: 0.25)
    #expect(into.duration == .infinity)
    let zero = EasedTrajectory(from: 1.0, to: 0, duration: 0.5)
    #expect(
      CrossfadeTests.spring.blended(with: CrossfadeTests.wave, weight: zero).duration
        == CrossfadeTests.spring.duration)
  }

  @Test func `a linear weight makes the velocity jump by the distance times its slope`() {
    let (a, b) = (CrossfadeTests.spring, CrossfadeTests.spring.translated(by: 80))
    let weight = EasedTrajectory(from: 0.0, to: 1, duration: 0.1, easing: .linear).delayed(by: 0.2)
    let blend = a.blended(with: b, weight: weight)
    let jump = blend.velocity(at: 0.2) - blend.velocity(at: 0.2.nextDown)
    #expect(abs(jump - 800) < 1e-6)
    #expect(
      blend.value(at: 0.25)
        == a.value(at: 0.25).interpolated(to: b.value(at: 0.25), by: weight.value(at: 0.25)))
  }

  @Test func `a sum is the sum at every time, in either order`() {
    let (a, b) = (CrossfadeTests.spring, CrossfadeTests.wave)
    for step in 0...100 {
      let time = Double(step) * 0.03
      #expect((a + b).state(at: time) == (b + a).state(at: time))
      #expect((a + b).value(at: time) == a.value(at: time) + b.value(at: time))
    }
    checkTrajectory(a + a.delayed(by: 0.3).scaled(by: -0.5))
  }
}
