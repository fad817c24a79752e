// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Motions within a tolerance, as samples, as texts of CSS, and as cubics.
struct InterchangeScenario: ScenarioSamples {
  func word(at index: Int) -> UInt64 {
    var arguments = ScenarioArguments(seed: 33, index: index)
    var print = Fingerprint()
    let spring = SpringTrajectory(
      from: 0.0, to: 1, velocity: arguments.signed(-3, 3),
      spring: Spring(response: arguments.even(0.1, 1), dampingRatio: arguments.even(0.2, 1.5)))
    let tolerance = arguments.scaled(-12, -4)
    if let samples = try? SampledMotion(spring, within: tolerance) {
      for sample in samples.samples {
        print.combine(sample.time)
        print.combine(sample.value)
      }
    }
    combine(try? spring.cssLinear(within: tolerance), &print)
    let (first, second) = (arguments.even(-9, 9), arguments.even(-9, 9))
    let track = Track(
      from: first,
      [
        .cubic(to: second, duration: arguments.even(0.1, 1)),
        .spring(to: first, duration: arguments.even(0.1, 0.5)), .move(to: 0),
        .linear(to: 1, duration: arguments.even(0.1, 1), easing: .penner(.elastic, .out)),
      ])
    if index % 4 == 0 {
      let keyframes = try? CSSKeyframes(track, named: "track", within: tolerance)
      combine(keyframes?.text(property: "translate", form: "*px"), &print)
      let frames = try? LottieKeyframes(track, frameRate: 60, within: tolerance)
      combine(frames?.json, &print)
    }
    if let baked = try? Track(baking: track, within: tolerance) {
      print.combine(baked.value(at: arguments.even(0, 2)))
      for boundary in baked.boundaries { print.combine(boundary) }
    }
    return print.value
  }

  private func combine(_ text: String?, _ print: inout Fingerprint) {
    for byte in (text ?? "").utf8 { print.combine(UInt64(byte)) }
  }
}
