// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionInterchange

/// Motions within a tolerance, as samples, as texts of CSS, and as cubics.
struct InterchangeScenario: ScenarioSamples {
  func word(at index: Int) -> UInt64 {
    var arguments = ScenarioArguments(seed: 33, index: index)
    var print = Fingerprint()
    let spring = SpringTrajectory(
      from: 0.0, to: 1, velocity: arguments.signed(-3, 3),
      spring: Spring(response: arguments.even(0.1, 1), dampingRatio: arguments.even(0.2, 1.5)))
    let tolerance = arguments.scaled(-7, -3)
    if index % 4 != 3, let samples = try? SampledMotion(spring, within: tolerance) {
      for sample in samples.samples {
        print.combine(sample.time)
        print.combine(sample.value)
      }
    } else {
      combine(try? spring.cssLinear(within: tolerance), &print)
    }
    if index % 32 == 0 { track(&arguments, tolerance, &print) }
    return print.value
  }

  /// Digests a track as keyframes of other systems, and as cubics.
  private func track(
    _ arguments: inout ScenarioArguments, _ tolerance: Double, _ print: inout Fingerprint
  ) {
    let (first, second) = (arguments.even(-9, 9), arguments.even(-9, 9))
    let track = Track(
      from: first,
      [
        .cubic(to: second, duration: arguments.even(0.1, 1)),
        .spring(to: first, duration: arguments.even(0.1, 0.5)), .move(to: 0),
        .linear(to: 1, duration: arguments.even(0.1, 1), easing: .penner(.back, .out)),
      ])
    let keyframes = try? CSSKeyframes(track, named: "track", within: tolerance)
    combine(keyframes?.text(property: "translate", form: "*px"), &print)
    combine((try? LottieKeyframes(track, frameRate: 60, within: tolerance))?.json, &print)
    if let baked = try? Track(baking: track, within: tolerance) {
      print.combine(baked.value(at: arguments.even(0, 2)))
      for boundary in baked.boundaries { print.combine(boundary) }
    }
  }

  private func combine(_ text: String?, _ print: inout Fingerprint) {
    for byte in (text ?? "").utf8 { print.combine(UInt64(byte)) }
  }
}
