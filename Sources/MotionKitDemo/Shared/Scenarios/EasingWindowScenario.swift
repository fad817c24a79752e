// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Easing windows and eased motions.
struct EasingWindowScenario: ScenarioSamples {
  let easings = EasingScenario.all

  func word(at index: Int) -> UInt64 {
    var arguments = ScenarioArguments(seed: 4, index: index)
    let easing = easings[index % easings.count]
    var print = Fingerprint()
    if index % 2 == 0 {
      let window = EasingWindow(width: arguments.even(0, 1.5), easing: easing)
      let (progress, position) = (arguments.even(-0.1, 1.1), arguments.even(0, 1))
      print.combine(window.value(progress: progress, position: position))
      if index % 16 == 0 {
        print.combine(window.integral(progress: progress, position: position))
      }
    } else {
      let motion = EasedTrajectory(
        from: SIMD2(arguments.even(-9, 9), 1), to: SIMD2(4, arguments.even(-9, 9)),
        duration: arguments.scaled(-4, 4), easing: easing)
      let state = motion.state(at: motion.duration * arguments.even(-0.1, 1.1))
      print.combine(state.value)
      print.combine(state.velocity)
    }
    return print.value
  }
}
