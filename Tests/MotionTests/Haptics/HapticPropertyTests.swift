// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionHaptics
import Testing

@Suite struct HapticPropertyTests {
  @Test func `names, ranges and defaults are those of the header`() {
    // CHHapticEventParameter.h; nil where neither the header nor the documentation has a default.
    let table: [(HapticProperty, String, ClosedRange<Double>, Double?)] = [
      (.intensity, "HapticIntensity", 0...1, nil), (.sharpness, "HapticSharpness", 0...1, nil),
      (.attackTime, "AttackTime", 0...1, 0), (.decayTime, "DecayTime", 0...1, 0),
      (.releaseTime, "ReleaseTime", 0...1, 0), (.sustained, "Sustained", 0...1, 1),
      (.audioVolume, "AudioVolume", 0...1, nil), (.audioPitch, "AudioPitch", -1...1, 0),
      (.audioPan, "AudioPan", -1...1, 0), (.audioBrightness, "AudioBrightness", 0...1, 1),
    ]
    #expect(table.map(\.0) == HapticProperty.allCases)
    for (property, name, range, value) in table {
      #expect(property.rawValue == name && HapticProperty(rawValue: name) == property)
      #expect(property.range == range && property.defaultValue == value, "\(property)")
    }
  }

  @Test func `a property at its default changes nothing`() {
    let plain = HapticPattern([.event(HapticEvent(.continuous(duration: 2), intensity: 0.5))])
    for property in HapticProperty.allCases {
      guard let value = property.defaultValue else { continue }
      let stated = HapticPattern([
        .event(
          HapticEvent(
            .continuous(duration: 2),
            parameters: [.init(.intensity, 0.5), .init(property, value)]))
      ])
      for step in 0...40 {
        let time = Double(step) / 16
        #expect(stated.sample(at: time) == plain.sample(at: time), "\(property) at \(time)")
      }
    }
  }
}
