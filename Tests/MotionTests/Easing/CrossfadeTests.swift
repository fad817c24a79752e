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

  @Test func `turns of a sum are found from bounds of its rate`() {
    // Springs that pull in opposite directions, against dense sampling.
    var random = SeededGenerator(seed: 4)
    for _ in 0..<40 {
      func spring(_ scale: Double) -> SpringTrajectory<Double> {
        SpringTrajectory(
          from: 0, to: scale * Double.random(in: -1...1, using: &random),
          velocity: Double.random(in: -20...20, using: &random),
          spring: Spring(
            duration: Double.random(in: 0.1...1, using: &random),
            bounce: Double.random(in: -0.5...0.8, using: &random)))
      }
      let sum = spring(1) + spring(1).delayed(by: Double.random(in: 0...0.5, using: &random))
      let end = sum.duration * 1.5
      let samples = (0...4000).map { sum.value(at: Double($0) / 4000 * end) }
      let (peak, trough) = (sum.peak, sum.trough)
      #expect(peak.value >= samples.max()! - 1e-13 && trough.value <= samples.min()! + 1e-13)
      // A kink may lie between two samples, but what is found is shown.
      #expect(abs(sum.value(at: peak.time) - peak.value) < 1e-12)
      #expect(abs(sum.value(at: trough.time) - trough.value) < 1e-12)
    }
    let slow = SpringTrajectory(from: 0.0, to: 1, spring: Spring(duration: 2))
    let stiff = SpringTrajectory(from: 0.0, to: -1, spring: Spring(duration: 0.05, bounce: 0.5))
    #expect((slow + stiff).trough.value < -1)
    let cancelling = slow + slow.scaled(by: -1 + 1e-9)
    #expect(abs(cancelling.peak.value - 1e-9) < 1e-14)
  }

  @Test func `iterations accumulate`() {
    let turn = EasedTrajectory(from: 0.0, to: 90, duration: 0.5, easing: .linear).accumulated(4)
    #expect(turn.value(at: 0.25) == 45 && turn.value(at: 0.5) == 90 && turn.value(at: 1.75) == 315)
    #expect(turn.duration == 2 && turn.end == 360 && turn.peak.value == 360)
    let first = turn.times(reaching: 200).first { _ in true }
    #expect(turn.isMonotone && turn.firstTime(reaching: 200) == first)
    let endless = EasedTrajectory(from: 0.0, to: 1, duration: 0.5, easing: .linear)
      .accumulated(.infinity)
    #expect(endless.value(at: 1e9) == 2e9 && !endless.isAnalyzable)
    // Web Animations: an iteration starts with the end of the motion added, not its travel.
    let offset = EasedTrajectory(from: 1.0, to: 3, duration: 1, easing: .linear).accumulated(2)
    #expect(offset.value(at: 1) == 4 && offset.end == 6)
  }
}
