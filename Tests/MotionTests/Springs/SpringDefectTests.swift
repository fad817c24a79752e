// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

/// The loudest complaints about springs elsewhere, none of which may be true here.
@Suite struct SpringDefectTests {
  /// ζ = 1.5 at ω₀ = 1, from 1 to 0.
  private let overdamped = SpringTrajectory(
    from: 1.0, to: 0, spring: Spring(response: 2 * .pi, dampingRatio: 1.5))

  @Test func `no step integrates with an error`() {
    // Runge and Kutta's method without its first slope is 0.13 off in Advance.
    var (value, velocity) = (0.0, 0.0)
    for frame in 1...120 {
      Spring.bouncy.update(value: &value, velocity: &velocity, target: 1, deltaTime: 1.0 / 60)
      let exact = Spring.bouncy.value(target: 1.0, time: Double(frame) / 60)
      #expect(abs(value - exact) < 1e-13)
    }
  }

  @Test func `a short response on a slow display does not explode`() {
    // Semi-implicit Euler reaches 331 with these numbers in Wave.
    let spring = Spring(response: 0.06, dampingRatio: 0.8)
    var (value, velocity) = (0.0, 0.0)
    for _ in 0..<60 {
      spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 1.0 / 60)
      #expect(value >= 0 && value < 1.016)
    }
    #expect(abs(value - 1) < 1e-12)
  }

  @Test func `an overdamped spring starts where it starts and ends where it ends`() {
    // b3ll/Motion gives 0.98 at the start and 0.51 after 2 s with a duration of 1.
    let motion = SpringTrajectory(
      from: 1.0, to: 0, spring: Spring(response: 1, dampingRatio: 1.5))
    #expect(motion.value(at: 0) == 1)
    #expect(abs(motion.value(at: 2)) < 0.01)
  }

  @Test func `an overdamped spring's velocity is no constant off`() {
    // OpenSwiftUI and DanceUI add the target: 1 at the start and 1 after 10 s.
    let spring = Spring(duration: 0.5, bounce: -0.5)
    #expect(spring.velocity(target: 1.0, time: 0) == 0)
    #expect(abs(spring.velocity(target: 1.0, time: 10)) < 1e-12)
    for time in [0.05, 0.3, 1, 3] {
      let rise =
        spring.value(target: 1.0, time: time + 1e-6) - spring.value(target: 1.0, time: time - 1e-6)
      #expect(abs(spring.velocity(target: 1.0, time: time) - rise / 2e-6) < 1e-8)
    }
  }

  @Test func `a slow overdamped spring is right when its exponentials are huge`() {
    // sinh and cosh with their arguments capped at 300 are off by the whole
    // amplitude in motion for JavaScript.
    let spring = Spring(mass: 0.5, stiffness: 4, damping: 35, allowOverDamping: true)
    let motion = SpringTrajectory(from: 0.0, to: 1, spring: spring)
    let slow = 8 / (35 + (35.0 * 35 - 8).squareRoot())
    for time in [1, 8.6, 9, 20, 60, 300] {
      let left = 1 - motion.value(at: time)
      // The slow exponential is all that is left, with an amplitude of f / (f − s).
      let fast = 70 - slow
      let expected = fast / (fast - slow) * Elementary.exp(-slow * time)
      #expect(abs(left - expected) < 1e-14, "at \(time)")
    }
    #expect(motion.settlingTime(within: 0.001) > 30, "slow is not done")
  }

  @Test func `half way is at one time on every display`() throws {
    // react-spring passes 50 % at 133, 125 and 108 ms on 60, 120 and 240 Hz.
    let motion = SpringTrajectory(from: 0.0, to: 1, spring: Spring(stiffness: 170, damping: 26))
    let exact = try #require(motion.firstTime(reaching: 0.5))
    for rate in [60.0, 120, 240] {
      let step = Spring.Step(Spring(stiffness: 170, damping: 26), deltaTime: 1 / rate)
      var state = KinematicState(value: 0.0)
      var (frame, before) = (0.0, state)
      while state.value < 0.5 {
        before = state
        step.advance(&state, toward: 1)
        frame += 1
      }
      // From the frame before, the rest of the way takes the rest of the time.
      let rest = SpringTrajectory(
        from: before.value, to: 1, velocity: before.velocity,
        spring: Spring(stiffness: 170, damping: 26))
      let late = try #require(rest.firstTime(reaching: 0.5))
      #expect(abs((frame - 1) / rate + late - exact) < 1e-14)
    }
  }

  @Test func `a small travel is not cut short`() {
    // Rest thresholds in pixels end a fade at once.
    let fade = SpringTrajectory(from: 0.0, to: 0.004, spring: .smooth)
    let slide = SpringTrajectory(from: 0.0, to: 400, spring: .smooth)
    let (a, b) = (
      fade.settlingTime(within: .relative(0.001)), slide.settlingTime(within: .relative(0.001))
    )
    #expect(abs(a - b) < 1e-12 && a > 0.7)
    #expect(fade.value(at: 0.3) > 0.003 && fade.value(at: 0.3) < 0.004)
  }

  @Test func `slow is not done`() {
    // Near its turn a swing has no speed, and is far from its target.
    let motion = SpringTrajectory(from: 0.0, to: 1, spring: Spring(duration: 1, bounce: 0.9))
    let turn = motion.peak
    #expect(abs(motion.velocity(at: turn.time)) < 1e-12)
    let rest = motion.spring.settlingTime(from: -1.0, within: 0.01, slowerThan: 0.01)
    #expect(rest > 10 * turn.time)
  }

  @Test func `an overshoot is clamped by a pure function of time`() throws {
    // The first crossing is a time; the motion stops there at any time asked for.
    let motion = SpringTrajectory(from: 0.0, to: 1, spring: .bouncy)
    let clamped = motion.clipped(to: try #require(motion.firstTime(reaching: 1)))
    #expect(clamped.peak.value <= 1 + 1e-15)
    #expect(abs(clamped.value(at: 10) - 1) < 1e-15)
    let resting = SpringTrajectory(from: 1.0, to: 1, velocity: 5, spring: .bouncy)
    #expect(resting.firstTime(reaching: 1) == 0, "it works when start and target are one")
  }

  @Test func `critical damping is no special case`() {
    // Flutter and Compose compare with 1 and lose digits on either side of it.
    for exponent in 20...52 {
      let offset = Double(sign: .plus, exponent: -exponent, significand: 1)
      let values = [-offset, 0, offset].map {
        Spring(response: 2 * .pi, dampingRatio: 1 + $0).value(target: 1.0, time: 3)
      }
      // The value depends smoothly on ζ: its slope there is t³ e^(−t) / 3.
      let slope: Double = 9 * Elementary.exp(-3.0)
      #expect(abs(values[0] - values[1] - slope * offset) < 4e-16 + offset * offset)
      #expect(abs(values[1] - values[2] - slope * offset) < 4e-16 + offset * offset)
    }
  }

  @Test func `duration asked for and duration told are two numbers that agree`() {
    for bounce in [0, 0.2, 0.5] {
      let spring = Spring(duration: 0.4, bounce: bounce)
      let settled = spring.settlingTime(from: 1.0, within: 0.001)
      let again = Spring(settlingTime: settled, dampingRatio: spring.dampingRatio)
      #expect(abs(again.duration - spring.duration) < 1e-15)
      #expect(settled > spring.duration)
    }
  }
}
