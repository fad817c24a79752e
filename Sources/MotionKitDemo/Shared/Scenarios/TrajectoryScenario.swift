// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The combinators of motion, and their analysis.
struct TrajectoryScenario: ScenarioSamples {
  func word(at index: Int) -> UInt64 {
    var arguments = ScenarioArguments(seed: 7, index: index)
    let spring = Spring(duration: arguments.even(0.1, 1), bounce: arguments.even(-0.5, 0.8))
    let motion = SpringTrajectory(
      from: arguments.even(-5, 5), to: arguments.even(-5, 5), velocity: arguments.even(-50, 50),
      spring: spring)
    let clipped = motion.clipped(to: arguments.even(0.1, 2))
    let looped = clipped.speed(arguments.even(0.2, 4))
      .repeated(arguments.even(0, 9), autoreverses: index % 2 == 0)
    let chain = looped.followed(by: clipped.reversed().translated(by: 3)).delayed(by: 0.25)
    let time = chain.duration * arguments.even(-0.1, 1.1)
    var print = Fingerprint()
    let state = chain.state(at: time)
    print.combine(state.value)
    print.combine(state.velocity)
    let path = chain.mapped(through: DirectionMap(SIMD2(0.3, -2)))
    print.combine(path.value(at: time * 0.5))
    if index % 64 == 0 {
      print.combine(clipped.peak.value)
      print.combine(clipped.overshoot)
      print.combine(clipped.firstTime(reaching: 1) ?? -1)
      print.combine(clipped.settlingTime(within: .relative(0.01)))
      print.combine(path.clipped(to: 1).settlingTime(within: 0.1))
    }
    return print.value
  }
}
