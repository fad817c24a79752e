// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct SpringStepTests {
  @Test func `one step made once moves a thousand springs by the same bits`() {
    let step = Spring.Step(.bouncy, deltaTime: 1.0 / 120)
    var generator = SeededGenerator(seed: 5)
    var values = (0..<1000).map { _ in generator.nextUnit() * 200 - 100 }
    var velocities = values.map { _ in generator.nextUnit() * 2000 - 1000 }
    let targets = values.map { _ in generator.nextUnit() * 200 - 100 }
    var states = values.indices.map {
      KinematicState(value: values[$0], velocity: velocities[$0])
    }
    for _ in 0..<50 {
      step.advance(values: &values, velocities: &velocities, toward: targets)
      for index in states.indices { step.advance(&states[index], toward: targets[index]) }
    }
    #expect(values == states.map(\.value))
    #expect(velocities == states.map(\.velocity))
    var (spanned, spannedVelocities) = (values, velocities)
    step.advance(values: &values, velocities: &velocities, toward: targets)
    spanned.withMutableSpan { values in
      spannedVelocities.withMutableSpan { velocities in
        targets.withSpan { step.advance(values: &values, velocities: &velocities, toward: $0) }
      }
    }
    #expect(spanned == values && spannedVelocities == velocities)
  }

  @Test func `steps reach what the closed form reaches`() {
    let step = Spring.Step(.bouncy, deltaTime: 1.0 / 128)
    var state = KinematicState(value: 5.0, velocity: 30)
    let motion = SpringTrajectory(from: 5.0, to: 1, velocity: 30, spring: .bouncy)
    for frame in 1...256 {
      step.advance(&state, toward: 1)
      #expect(abs(state.value - motion.value(at: Double(frame) / 128)) < 1e-12)
    }
  }

  @Test func `no time changes nothing and all time leads to rest`() {
    let state = KinematicState(value: 5.0, velocity: 30)
    for time in [0, -0.0, -1, .nan, -.infinity] {
      var moved = state
      Spring.Step(.smooth, deltaTime: time).advance(&moved, toward: 1)
      #expect(moved == state)
    }
    for spring in [Spring.smooth, .bouncy, Spring(duration: 1, bounce: -0.5)] {
      var moved = state
      Spring.Step(spring, deltaTime: .infinity).advance(&moved, toward: 1)
      #expect(moved == KinematicState(value: 1, velocity: 0))
    }
  }

  @Test func `counts that differ end the program`() async {
    await #expect(processExitsWith: .failure) {
      var (values, velocities) = ([1.0], [1.0, 2])
      Spring.Step(.smooth, deltaTime: 1).advance(
        values: &values, velocities: &velocities, toward: [0])
    }
  }
}
