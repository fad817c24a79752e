// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Motions after a gesture, springs with a history, following springs, and batches of springs.
struct GestureScenario: ScenarioSamples {
  func word(at index: Int) -> UInt64 {
    var arguments = ScenarioArguments(seed: 31, index: index)
    var print = Fingerprint()
    switch index % 4 {
    case 0: glide(&arguments, &print)
    case 1: interrupt(&arguments, &print)
    case 2: follow(&arguments, &print)
    default:
      index % 8 == 3
        ? batch(Double.self, &arguments, &print) : batch(Float.self, &arguments, &print)
    }
    return print.value
  }

  private func combine<Motion: Trajectory>(
    _ motion: Motion, _ arguments: inout ScenarioArguments, _ print: inout Fingerprint
  ) where Motion.Value == Double {
    print.combine(motion.duration)
    for time in [arguments.even(-0.1, 1), arguments.scaled(-10, 4), arguments.bits()] {
      let state = motion.state(at: time)
      print.combine(state.value)
      print.combine(state.velocity)
    }
  }

  private func glide(_ arguments: inout ScenarioArguments, _ print: inout Fingerprint) {
    let (place, velocity) = (arguments.even(-500, 500), arguments.signed(-4, 14))
    combine(Decay(from: place, velocity: velocity), &arguments, &print)
    let edge = place + arguments.even(1, 300)
    combine(
      BoundedDecay(from: place, velocity: velocity, in: edge - 600...edge), &arguments, &print)
    combine(SplineFling(from: place, velocity: velocity), &arguments, &print)
    combine(PowerFling(from: place, velocity: velocity), &arguments, &print)
    combine(
      Fall(
        from: place, velocity: velocity, acceleration: arguments.even(-2000, 2000),
        drag: arguments.scaled(-10, 6), duration: arguments.even(0, 3)),
      &arguments, &print)
  }

  private func spring(_ arguments: inout ScenarioArguments) -> Spring {
    Spring(response: arguments.even(0.1, 1), dampingRatio: arguments.even(0.1, 2))
  }

  private func interrupt(_ arguments: inout ScenarioArguments, _ print: inout Fingerprint) {
    var motion = InterruptibleSpring(
      from: arguments.even(-9, 9), to: arguments.even(-9, 9), spring: spring(&arguments))
    for step in 0..<6 {
      let time = arguments.even(0, 2)
      switch step % 3 {
      case 0: motion.retarget(to: arguments.even(-9, 9), at: time, spring: spring(&arguments))
      case 1: motion.addVelocity(arguments.signed(-4, 8), at: time)
      default: motion.release(velocity: arguments.signed(-4, 8), at: time)
      }
      combine(motion, &arguments, &print)
    }
  }

  private func follow(_ arguments: inout ScenarioArguments, _ print: inout Fingerprint) {
    let target = SpringTrajectory(
      from: 0.0, to: arguments.even(-9, 9), velocity: arguments.signed(-4, 8),
      spring: spring(&arguments))
    let motion = FollowingSpring(
      from: arguments.even(-9, 9), following: target, spring: spring(&arguments), until: 0.3,
      within: .relative(0x1p-10))
    print.combine(motion.error)
    combine(motion, &arguments, &print)
  }

  private func batch<Scalar: VectorScalar & VectorSpace>(
    _ type: Scalar.Type, _ arguments: inout ScenarioArguments, _ print: inout Fingerprint
  ) {
    var members: [SpringBatch<Scalar>.Member] = []
    for member in 0..<9 {
      members.append(
        SpringBatch<Scalar>.Member(
          spring: member == 4 ? Spring(response: 0.5, dampingRatio: 1) : spring(&arguments),
          value: Scalar(arguments.even(-9, 9)), velocity: Scalar(arguments.signed(-4, 8)),
          target: Scalar(arguments.even(-9, 9)), start: arguments.even(0, 0.5)))
    }
    var batch = SpringBatch(members)
    func combine(at time: Double) {
      for member in 0..<batch.count {
        let state = batch.state(member, at: time)
        print.combine(Double(state.value))
        print.combine(Double(state.velocity))
      }
    }
    combine(at: arguments.even(0, 2))
    batch.retarget(
      1..<8, to: (0..<7).map { _ in Scalar(arguments.even(-9, 9)) }, at: arguments.even(0, 2))
    batch.advance(by: arguments.even(0, 1))
    combine(at: arguments.even(0, 4))
  }
}
