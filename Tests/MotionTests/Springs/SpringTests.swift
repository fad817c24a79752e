// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionTesting
import Testing

@Suite struct SpringTests {
  struct Sample: Decodable {
    let cat: String
    let mass, stiffness, damping, x0, v0, target, t, value, velocity, displacement: Double
    let tolValue, tolVelocity: Double
  }

  /// The rows with no stiffness, which `Spring` refuses: nothing would pull back.
  static let refused = "zero-stiffness"

  @Test func `a spring agrees with 60 digits of arithmetic in every regime`() throws {
    let samples = try Fixture.cases("oracle-spring", as: Sample.self)
    #expect(samples.count == 190)
    #expect(samples.count { $0.cat == SpringTests.refused } == 10)
    for sample in samples where sample.cat != SpringTests.refused {
      let spring = Spring(
        mass: sample.mass, stiffness: sample.stiffness, damping: sample.damping,
        allowOverDamping: true)
      let motion = SpringTrajectory(
        from: sample.x0, to: sample.target, velocity: sample.v0, spring: spring)
      let state = motion.state(at: sample.t)
      #expect(abs(state.value - sample.value) <= sample.tolValue, "\(sample)")
      #expect(abs(state.velocity - sample.velocity) <= sample.tolVelocity, "\(sample)")
      let displacement = SpringTrajectory(
        from: sample.x0 - sample.target, to: 0, velocity: sample.v0, spring: spring
      ).value(at: sample.t)
      #expect(abs(displacement - sample.displacement) <= sample.tolValue, "\(sample)")
    }
  }

  @Test func `accuracy is uniform through critical damping`() {
    // Against the Taylor series of the solution in δ = 1 − ζ², which converges
    // fast where both closed forms of a textbook cancel: ζ from ½ to 1½, where it does
    // so with the times halved.
    for exponent in 1...52 {
      for sign in [-1.0, 1] {
        let offset = sign * Double(sign: .plus, exponent: -exponent, significand: 1)
        let spring = Spring(response: 2 * .pi, dampingRatio: 1 + offset)
        for time in [0.1, 1, 3, 10, 20] {
          let expected = series(dampingRatio: 1 + offset, time: time)
          let state = spring.state(target: 1.0, time: time)
          #expect(abs(state.value - expected.value) < 4e-15, "ζ = 1 + \(offset), t = \(time)")
          #expect(abs(state.velocity - expected.velocity) < 4e-15, "ζ = 1 + \(offset)")
        }
      }
    }
  }

  /// The step response at ω₀ = 1 from C = Σ (−δt²)ᵏ/(2k)!, S = Σ (−δt²)ᵏ t/(2k+1)!.
  ///
  /// The sums are those of a fraction of the time with |δt²| ≤ 1, where no terms cancel.
  /// Then the time is doubled: C becomes C² − δS², and S becomes 2CS.
  private func series(dampingRatio: Double, time: Double) -> KinematicState<Double> {
    let delta = (1 - dampingRatio) * (1 + dampingRatio)
    var (doublings, part) = (0, time)
    while abs(delta) * part * part > 1 { (doublings, part) = (doublings + 1, part / 2) }
    let z = -delta * part * part
    var (c, s, term) = (0.0, 0.0, 1.0)
    for k in 0..<12 {
      c += term
      s += term / Double(2 * k + 1) * part
      term *= z / Double((2 * k + 1) * (2 * k + 2))
    }
    for _ in 0..<doublings { (c, s) = (c * c - delta * s * s, 2 * c * s) }
    let decay = Elementary.exp(-dampingRatio * time)
    return KinematicState(value: 1 - decay * (c + dampingRatio * s), velocity: decay * s)
  }

  @Test func `duration and bounce mean what they mean in SwiftUI`() {
    let bouncy = Spring(duration: 0.5, bounce: 0.3)
    #expect(bouncy.mass == 1)
    #expect(abs(bouncy.stiffness - 157.91367041742973) < 1e-12)
    #expect(abs(bouncy.damping - 17.59291886010284) < 1e-13)
    let physical = Spring(stiffness: 100, damping: 10)
    #expect(abs(physical.duration - 0.6283185307179586) < 1e-15)
    #expect(physical.bounce == 0.5)
    #expect(Spring(duration: 0.5, bounce: -0.3).damping.distance(to: 35.90391604102621) < 1e-13)
    #expect(abs(Spring(duration: 0.5, bounce: -0.5).dampingRatio - 2) < 1e-15)
    #expect(Spring.smooth == Spring(duration: 0.5, bounce: 0))
    #expect(Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
    #expect(Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
    #expect(Spring.snappy(duration: 0.3, extraBounce: 0.1) == Spring(duration: 0.3, bounce: 0.25))
  }

  private struct Sketch: Decodable {
    let stiffness, dampingAsWritten, mass: Double
    let dampingCorrectMass1: [[Double]]
    let spring: [[Double]]
  }

  @Test func `the spring of a sketch has the damping that its bounce means`() throws {
    let sketch = try Fixture.decode("effect-settle", as: Sketch.self)
    #expect(sketch.dampingCorrectMass1.count == 6 && sketch.spring.count == 11)
    for row in sketch.dampingCorrectMass1 {
      let spring = Spring(duration: 0.5, bounce: row[0])
      #expect(abs(spring.stiffness - sketch.stiffness) <= 2 * sketch.stiffness.ulp)
      #expect(abs(spring.damping - row[1]) <= 2 * row[1].ulp, "\(row)")
    }
    // What the article computes with a bounce of 1: no damping, and `Spring` refuses it.
    #expect(abs(1 - 4 * .pi * 1 / 0.5 - sketch.dampingAsWritten) <= sketch.dampingAsWritten.ulp)
    // With the default of Core Animation in its place, the mass counts.
    for row in sketch.spring {
      let kept = Spring(
        matching: .coreAnimation(mass: sketch.mass, stiffness: sketch.stiffness, damping: 10))
      let undamped = Spring(mass: sketch.mass, stiffness: sketch.stiffness, damping: 0)
      for (spring, expected) in [(undamped, row[3]), (kept, row[4])] {
        let value = SpringTrajectory(from: row[0], to: 1, spring: spring).value(at: row[1])
        #expect(abs(value - expected) <= 4e-16, "\(row)")
      }
    }
  }

  @Test func `every parameter reads back as it was given`() {
    for bounce in [-0.9, -0.3, 0, 0.15, 0.3, 0.7, 0.99] {
      let spring = Spring(duration: 0.37, bounce: bounce)
      #expect(spring.duration == 0.37 && spring.bounce == bounce)
    }
    for ratio in [0, 0.1, 0.825, 1, 1.5, 20] {
      let spring = Spring(response: 0.37, dampingRatio: ratio)
      #expect(spring.response == 0.37 && spring.dampingRatio == ratio)
    }
    let spring = Spring(mass: 1.5, stiffness: 123, damping: 45, allowOverDamping: true)
    #expect(spring.mass == 1.5 && spring.stiffness == 123 && spring.damping == 45)
    let compose = Spring(matching: .compose(dampingRatio: 0.75, stiffness: 1500))
    #expect(compose.stiffness == 1500 && compose.dampingRatio == 0.75)
  }

  @Test func `more than critical damping is capped unless it is allowed`() {
    let capped = Spring(stiffness: 100, damping: 30)
    #expect(capped.dampingRatio == 1 && capped.damping == 20 && capped.bounce == 0)
    let allowed = Spring(stiffness: 100, damping: 30, allowOverDamping: true)
    #expect(allowed.dampingRatio == 1.5 && allowed.damping == 30)
    #expect(allowed.stiffness == 100, "SwiftUI reads 350 here")
  }

  @Test func `limits of the bounce have their meaning`() {
    let endless = Spring(duration: 0.5, bounce: 1)
    #expect(Spring(duration: 0.5, bounce: 7) == endless)
    #expect(endless.settlingDuration == .infinity)
    #expect(abs(endless.value(target: 1.0, time: 1000.25) - 2) < 1e-9)
    #expect(endless.value(target: 1.0, time: .infinity) == 1)

    let stuck = Spring(duration: 0.5, bounce: -1)
    #expect(stuck.dampingRatio == .infinity)
    #expect(stuck.value(target: 1.0, initialVelocity: 50, time: 3) == 0)
    #expect(stuck.settlingTime(from: 1.0, within: 0.1) == .infinity)

    for ratio in [1e10, 1e100, 1e160, 1e300, .infinity] {
      let slow = Spring(response: 0.5, dampingRatio: ratio)
      #expect(slow.value(target: 1.0, time: 10) < 1e-7, "ζ = \(ratio) hardly moves")
    }

    let instant = Spring(duration: 0, bounce: 0.2)
    #expect(instant.value(target: 7.0, time: 0) == 7)
    #expect(instant.value(target: 7.0, time: -1e-9) == 0)
    #expect(instant.settlingTime(from: 1.0, within: 0.1) == 0)
  }

  @Test func `a spring of legal parameters equals itself, and has no NaN`() {
    let numbers = [-0.0, 0, 1e-150, 1e-9, 0.5, 1, 2, 1e9, 1e150]
    var springs: [Spring] = []
    for a in numbers {
      for b in numbers {
        springs += [Spring(duration: a, bounce: b), Spring(duration: a, bounce: -b)]
        springs += [Spring(response: a, dampingRatio: b)]
        guard a > 0 else { continue }
        for c in numbers.dropFirst(2) {
          springs.append(Spring(mass: c, stiffness: a, dampingRatio: b))
          springs.append(Spring(mass: c, stiffness: a, damping: b, allowOverDamping: true))
        }
      }
    }
    for spring in springs {
      #expect(spring == spring, "\(spring)")
      #expect(spring.damping >= 0 && spring.dampingRatio >= 0 && spring.stiffness >= 0)
    }
  }

  @Test func `a damping of minus zero is none`() {
    let springs = [
      Spring(response: 1, dampingRatio: -0.0), Spring(stiffness: 40, dampingRatio: -0.0),
      Spring(stiffness: 40, damping: -0.0),
    ]
    for spring in springs {
      #expect(spring.settlingTime(from: 1.0, within: 0.1) == .infinity)
      let half = spring.response / 2
      #expect(abs(spring.value(target: 1.0, time: half) - 2) <= 1e-14)
    }
  }

  @Test func `a spring holds its start before time 0`() {
    let state = Spring.bouncy.state(target: 10.0, initialVelocity: 3, time: -0.1)
    #expect(state == KinematicState(value: 0, velocity: 0))
    let atStart = Spring.bouncy.state(target: 10.0, initialVelocity: 3, time: 0)
    #expect(atStart == KinematicState(value: 0, velocity: 3))
    #expect(Spring.bouncy.state(target: 10.0, initialVelocity: 3, time: .nan) == atStart)
  }

  @Test func `sampling is finite for the largest parameters`() {
    let sizes = [1e-150, 1e-50, 1e-6, 1, 1e6, 1e50, 1e150]
    for mass in sizes {
      for stiffness in sizes {
        for damping in sizes + [0] {
          let spring = Spring(
            mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
          for time in hostileTimes + [spring.response, 0.1 * spring.response, 1 / damping] {
            let state = spring.state(target: 1e150, initialVelocity: -1e150, time: time)
            #expect(state.value.isFinite && state.velocity.isFinite, "\(spring) at \(time)")
          }
        }
      }
    }
  }

  @Test func `force and energy follow from mass, stiffness and damping`() {
    let spring = Spring(mass: 2, stiffness: 100, damping: 10)
    #expect(spring.force(target: 1.0, position: 0.25, velocity: 3) == 45)
    #expect(spring.energy(target: 1.0, position: 0, velocity: 3) == 59)
    var last = Double.infinity
    for step in 0...200 {
      let state = spring.state(target: 1.0, initialVelocity: 12, time: Double(step) / 100)
      let energy = spring.energy(target: 1.0, position: state.value, velocity: state.velocity)
      #expect(energy <= last, "damping only lowers the energy")
      last = energy
    }
  }

  @Test func `a step of any length is exact`() {
    for spring in [Spring.bouncy, .smooth, Spring(duration: 0.5, bounce: -0.6)] {
      for pieces in [1, 2, 7, 60, 1000] {
        var (value, velocity) = (3.0, -20.0)
        for _ in 0..<pieces {
          spring.update(
            value: &value, velocity: &velocity, target: 8, deltaTime: 0.25 / Double(pieces))
        }
        let exact = SpringTrajectory(from: 3.0, to: 8, velocity: -20, spring: spring)
        #expect(abs(value - exact.value(at: 0.25)) < 1e-12)
        #expect(abs(velocity - exact.velocity(at: 0.25)) < 1e-11)
      }
    }
  }

  @Test func `every component moves as it would alone`() {
    let spring = Spring.snappy
    let scalar = spring.state(target: -3.25, initialVelocity: 4, time: 0.2)
    let vector = spring.state(
      target: SIMD4(1, -3.25, 0, 9.0), initialVelocity: SIMD4(0, 4, 1, 2), time: 0.2)
    #expect(vector.value[1] == scalar.value && vector.velocity[1] == scalar.velocity)
    let pair = spring.state(
      target: VectorPair(SIMD2(1.0, 2), -3.25), initialVelocity: VectorPair(.zero, 4), time: 0.2)
    #expect(pair.value.second == scalar.value && pair.velocity.second == scalar.velocity)
    let float = spring.value(target: Float(-3.25), initialVelocity: 4, time: 0.2)
    #expect(abs(Double(float) - scalar.value) < 1e-6)
  }

  @Test(arguments: [
    Spring.smooth, .snappy(duration: 0.3), Spring(response: 0.37, dampingRatio: 1.7),
    Spring(stiffness: 120, damping: 9), Spring(mass: 2, stiffness: 100, damping: 90),
    Spring(mass: 3, stiffness: 100, damping: 90, allowOverDamping: true),
    Spring(matching: .flutterRatio(mass: 2, stiffness: 3, ratio: 0.1)),
  ])
  func `a spring survives encoding to the bit`(spring: Spring) throws {
    let data = try JSONEncoder().encode(spring)
    #expect(try JSONDecoder().decode(Spring.self, from: data) == spring)
  }

  @Test(arguments: [
    (#"{"mass": -1, "stiffness": 100, "damping": 10}"#, "mass must be positive"),
    (#"{"stiffness": 0, "damping": 10}"#, "stiffness must be positive"),
    (#"{"stiffness": 100}"#, "damping must be finite and not negative, but is missing"),
    (
      #"{"stiffness": 100, "damping": null}"#,
      "damping must be finite and not negative, but is missing"
    ),
    (#"{"duration": -0.1}"#, "duration must be finite and not negative, but is -0.1"),
    (#"{"response": 0.3}"#, "dampingRatio must not be negative, but is missing"),
  ])
  func `a spring in data that can't be is an error that names it`(json: String, message: String) {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Spring.self, from: Data(json.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("not a corruption: \(String(describing: error))")
      return
    }
    #expect(context.debugDescription.contains(message), "\(context.debugDescription)")
    #expect(context.codingPath.count == 1)
  }

  @Test func `nonsense in code ends the program and names the parameter`() async {
    await #expect(processExitsWith: .failure) {
      _ = Spring(mass: -1, stiffness: 100, damping: 10)
    }
    await #expect(processExitsWith: .failure) { _ = Spring(stiffness: 0, damping: 10) }
    await #expect(processExitsWith: .failure) { _ = Spring(stiffness: 100, damping: -24.13) }
    await #expect(processExitsWith: .failure) { _ = Spring(duration: -1, bounce: 0) }
    await #expect(processExitsWith: .failure) { _ = Spring(duration: 1, bounce: .nan) }
    await #expect(processExitsWith: .failure) { _ = Spring(response: 1, dampingRatio: -0.5) }
    #if DEBUG  // A release build keeps the trap and drops its words.
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Spring(mass: -1, stiffness: 100, damping: 10)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("mass must be positive and finite, but is -1.0"), "\(text)")
    #endif
  }
}
