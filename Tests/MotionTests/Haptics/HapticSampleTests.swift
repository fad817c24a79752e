// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionHaptics
import Testing

@Suite struct HapticSampleTests {
  @Test func `the strongest event is felt, of equally strong ones the sharpest, and all count`() {
    let rumble = { (intensity: Double, sharpness: Double) in
      HapticPattern.Item.event(
        HapticEvent(.continuous(duration: 2), intensity: intensity, sharpness: sharpness))
    }
    let weak = HapticPattern([rumble(0.25, 1), rumble(0.75, 0.125)])
    #expect(weak.sample(at: 1) == HapticSample(intensity: 0.75, sharpness: 0.125, activeCount: 2))
    let equal = HapticPattern([rumble(0.5, 0.25), rumble(0.5, 0.75), rumble(0.5, 0.5)])
    #expect(equal.sample(at: 1) == HapticSample(intensity: 0.5, sharpness: 0.75, activeCount: 3))
    // One without intensity is there, and is not felt.
    let silent = HapticPattern([rumble(0, 0.5)]).sample(at: 1)
    #expect(silent.intensity == 0 && silent.activeCount == 1 && silent != .silence)
  }

  @Test func `where no event is active there is silence`() {
    #expect(HapticSample.silence == HapticSample(intensity: 0, sharpness: 0, activeCount: 0))
    let pattern = HapticPattern([.event(HapticEvent(.continuous(duration: 1), at: 1))])
    for time in [-1, 0.5, 2, .infinity, -.infinity] as [Double] {
      #expect(pattern.sample(at: time) == .silence, "\(time)")
    }
    #expect(pattern.sample(at: 1.5) != .silence)
  }

  @Test func `samples are equal by all three numbers`() {
    var sample = HapticSample(intensity: 0.5, sharpness: 0.25, activeCount: 1)
    let before = sample
    sample.activeCount = 2
    #expect(sample != before && Set([sample, before, sample]).count == 2)
  }
}
