// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Springs in all parameterizations, through critical damping, in every vector type.
struct SpringScenario: ScenarioSamples {
  /// The count of samples.
  static var count: Int { 196_608 }

  func word(at index: Int) -> UInt64 {
    var arguments = ScenarioArguments(seed: 5, index: index)
    let spring = SpringScenario.spring(&arguments)
    let time = spring.response * arguments.even(-0.1, 4)
    let (from, to) = (arguments.signed(-8, 8), arguments.signed(-8, 8))
    let velocity = arguments.signed(-8, 12)
    var print = Fingerprint()
    switch index % 4 {
    case 0:
      let motion = SpringTrajectory(
        from: SIMD2(from, to), to: SIMD2(to, velocity), velocity: SIMD2(velocity, from),
        spring: spring)
      let state = motion.state(at: time)
      print.combine(state.value)
      print.combine(state.velocity)
    case 1:
      let state = spring.state(
        target: SIMD4<Float>(Float(from), 1, 2, 3), initialVelocity: .init(repeating: 7),
        time: time)
      for lane in 0..<4 { print.combine(state.value[lane]) }
    case 2:
      var state = KinematicState(value: from, velocity: velocity)
      let step = Spring.Step(spring, deltaTime: spring.response / 30)
      for _ in 0..<8 { step.advance(&state, toward: to) }
      print.combine(state.value)
      print.combine(state.velocity)
    default:
      let motion = SpringTrajectory(from: from, to: to, velocity: velocity, spring: spring)
      let state = motion.state(at: time)
      print.combine(state.value)
      print.combine(state.velocity)
    }
    return print.value
  }

  /// Returns a spring of any kind.
  static func spring(_ arguments: inout ScenarioArguments) -> Spring {
    switch arguments.index / 4 % 4 {
    case 0:
      return Spring(duration: arguments.scaled(-6, 6), bounce: arguments.even(-1, 1))
    case 1:
      // ζ = 1 ± 2⁻ᵏ, where the formulas of a textbook cancel.
      let ratio = 1 + arguments.signed(-52, -1)
      return Spring(response: arguments.scaled(-6, 6), dampingRatio: ratio)
    case 2:
      return Spring(
        mass: arguments.scaled(-4, 4), stiffness: arguments.scaled(-20, 26),
        damping: arguments.scaled(-10, 12), allowOverDamping: true)
    default:
      return Spring(
        mass: arguments.scaled(-4, 4), stiffness: arguments.scaled(-4, 12),
        dampingRatio: arguments.scaled(-6, 4))
    }
  }
}
