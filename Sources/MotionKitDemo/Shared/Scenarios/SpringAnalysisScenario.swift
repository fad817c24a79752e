// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Settling, swings and design of springs.
struct SpringAnalysisScenario: ScenarioSamples {
  func word(at index: Int) -> UInt64 {
    var arguments = ScenarioArguments(seed: 6, index: index)
    let spring = SpringScenario.spring(&arguments)
    var print = Fingerprint()
    let (displacement, velocity) = (arguments.signed(-4, 4), arguments.signed(-4, 8))
    let epsilon = arguments.scaled(-16, -2)
    print.combine(spring.settlingDuration)
    print.combine(
      spring.settlingTime(
        from: displacement, velocity: velocity, within: epsilon, slowerThan: 8 * epsilon))
    let motion = SpringTrajectory(from: displacement, to: 0, velocity: velocity, spring: spring)
    for extremum in motion.extrema(in: 0...(2 * spring.response)) {
      print.combine(extremum.time)
      print.combine(extremum.value)
    }
    if index % 8 == 0 {
      let designed = Spring(
        overshoot: arguments.even(0, 0.9), settlingTime: arguments.scaled(-4, 4))
      print.combine(designed.stiffness)
      print.combine(designed.damping)
      let settled = Spring(
        settlingDuration: arguments.even(0.1, 3), dampingRatio: arguments.even(0, 1))
      print.combine(settled.response)
    }
    return print.value
  }
}
