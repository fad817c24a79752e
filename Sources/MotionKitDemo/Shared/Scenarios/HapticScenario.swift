// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionHaptics

/// Haptic patterns of events, controls and curves, patterns from motions, and waveforms.
struct HapticScenario: ScenarioSamples {
  func word(at index: Int) -> UInt64 {
    var arguments = ScenarioArguments(seed: 32, index: index)
    var print = Fingerprint()
    let pattern = index % 8 == 7 ? following(&arguments) : pattern(&arguments)
    print.combine(pattern.duration)
    for time in [arguments.even(-0.1, 3), arguments.even(0, 1), 0, arguments.bits()] {
      let sample = pattern.sample(at: time)
      print.combine(sample.intensity)
      print.combine(sample.sharpness)
    }
    if index % 16 == 0 {
      let waveform = HapticWaveform(pattern)
      for timing in waveform.timings { print.combine(UInt64(timing)) }
      for amplitude in waveform.amplitudes { print.combine(UInt64(amplitude)) }
    }
    return print.value
  }

  private func pattern(_ arguments: inout ScenarioArguments) -> HapticPattern {
    var items: [HapticPattern.Item] = []
    for _ in 0..<Int(arguments.even(1, 6)) {
      let kind: HapticEvent.Kind =
        arguments.even(0, 1) < 0.4 ? .transient : .continuous(duration: arguments.even(0, 1))
      items.append(
        .event(
          HapticEvent(
            kind, at: arguments.even(0, 2), intensity: arguments.even(-0.1, 1.1),
            sharpness: arguments.even(0, 1), attackTime: arguments.even(0, 0.5),
            decayTime: arguments.even(0, 0.5), releaseTime: arguments.even(0, 0.5),
            isSustained: arguments.even(0, 1) < 0.5)))
    }
    items.append(
      .parameter(HapticParameter(.sharpness, arguments.even(-1, 1), at: arguments.even(0, 2))))
    items.append(
      .curve(
        HapticCurve(
          .intensity, at: arguments.even(0, 1),
          [
            .init(0, arguments.even(0, 1)), .init(arguments.even(0, 1), arguments.even(0, 1)),
            .init(1, arguments.even(0, 1)),
          ])))
    return HapticPattern(items)
  }

  private func following(_ arguments: inout ScenarioArguments) -> HapticPattern {
    HapticPattern(
      following: EasedTrajectory(
        from: 0.0, to: arguments.even(50, 500), duration: arguments.even(0.3, 2),
        easing: .easeOutBounce))
  }
}
