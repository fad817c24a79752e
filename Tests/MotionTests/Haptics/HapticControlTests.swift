// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionHaptics
import Testing

@Suite struct HapticControlTests {
  @Test func `sharpness is added and held, and NaN is the default`() {
    let pattern = HapticPattern([
      .event(HapticEvent(.continuous(duration: 9), intensity: 1, sharpness: 0.25)),
      .parameter(HapticParameter(.sharpness, 0.5, at: 1)),
      .parameter(HapticParameter(.sharpness, -3, at: 2)),
      .parameter(HapticParameter(.sharpness, .nan, at: 3)),
      .parameter(HapticParameter(.intensity, .nan, at: 3)),
    ])
    #expect([0, 1, 2, 3].map { pattern.sample(at: $0).sharpness } == [0.25, 0.75, 0, 0.25])
    #expect(pattern.sample(at: 3).intensity == 1)
    #expect(HapticParameter(.sharpness, -3).value == -1)
    #expect(HapticEvent.Parameter(.intensity, 7).value == 1)
    #expect(HapticEvent.Parameter(.sustained, .nan).value == 1)
    #expect(HapticEvent.Parameter(.intensity, .nan).value == 0.5)
  }

  @Test func `names, ranges and defaults are those of the header`() {
    // CHHapticParameter.h: factors from 0 to 1 with the default 1, all else from −1 to 1 with 0.
    let table: [(HapticControl, String, HapticControl.Rule)] = [
      (.intensity, "HapticIntensityControl", .multiply),
      (.sharpness, "HapticSharpnessControl", .add),
      (.attackTime, "HapticAttackTimeControl", .stretch),
      (.decayTime, "HapticDecayTimeControl", .stretch),
      (.releaseTime, "HapticReleaseTimeControl", .stretch),
      (.audioVolume, "AudioVolumeControl", .multiply), (.audioPan, "AudioPanControl", .add),
      (.audioBrightness, "AudioBrightnessControl", .add),
      (.audioPitch, "AudioPitchControl", .add),
      (.audioAttackTime, "AudioAttackTimeControl", .stretch),
      (.audioDecayTime, "AudioDecayTimeControl", .stretch),
      (.audioReleaseTime, "AudioReleaseTimeControl", .stretch),
    ]
    #expect(table.map(\.0) == HapticControl.allCases)
    for (control, name, rule) in table {
      #expect(control.rawValue == name && control.rule == rule)
      #expect(HapticControl(rawValue: name) == control)
      #expect(control.range == (rule == .multiply ? 0...1 : -1...1))
      #expect(control.defaultValue == (rule == .multiply ? 1 : 0))
    }
  }

  @Test func `a control at its default changes nothing`() {
    let event = HapticEvent(
      .continuous(duration: 3), intensity: 0.75, sharpness: 0.5, attackTime: 0.5, decayTime: 0.25,
      releaseTime: 1, isSustained: false)
    let pattern = HapticPattern([.event(event)])
    let controlled = HapticPattern(
      [.event(event)]
        + HapticControl.allCases.map { .parameter(HapticParameter($0, $0.defaultValue)) })
    for step in 0..<80 {
      let time = Double(step) / 16
      #expect(pattern.sample(at: time) == controlled.sample(at: time), "\(time)")
    }
  }
}
