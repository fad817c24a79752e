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

  @Test func `the loudest sound is heard beside what is felt, with its envelope and controls`() {
    func sound(_ time: Double, _ duration: Double, _ numbers: [HapticProperty: Double])
      -> HapticPattern.Item
    {
      let parameters = numbers.sorted { $0.key.rawValue < $1.key.rawValue }
        .map { HapticEvent.Parameter($0.key, $0.value) }
      return .event(
        HapticEvent(.audioContinuous(duration: duration), at: time, parameters: parameters))
    }
    let pattern = HapticPattern([
      .event(HapticEvent(.continuous(duration: 1), at: 1, intensity: 0.5, sharpness: 0.25)),
      sound(0, 4, [.audioVolume: 0.4, .audioPitch: -0.5, .audioPan: 0.75]),
      sound(
        1, 2, [.audioVolume: 0.8, .audioBrightness: 0.5, .attackTime: 0.5, .releaseTime: 0.25]),
      .parameter(HapticParameter(.audioPan, -0.5, at: 0.5)),
      .curve(HapticCurve(.audioVolume, at: 3.5, [.init(0, 1), .init(0.5, 0)])),
    ])
    func check(_ time: Double, _ volume: Double, _ pitch: Double, _ pan: Double, _ tone: Double) {
      let sample = pattern.sample(at: time)
      let (a, b) = (
        SIMD4(sample.volume, sample.pitch, sample.pan, sample.brightness),
        SIMD4(volume, pitch, pan, tone)
      )
      #expect(a.distance(to: b) < 1e-15, "\(sample) at \(time)")
    }
    check(0.25, 0.4, -0.5, 0.75, 1)
    check(0.75, 0.4, -0.5, 0.25, 1)
    // The attack of half a second: from a quarter of it on, 0.8 · 0.6 is louder than 0.4.
    check(1.1, 0.4, -0.5, 0.25, 1)
    check(1.3, 0.48, 0, -0.5, 0.5)
    check(2, 0.8, 0, -0.5, 0.5)
    // The release of a quarter of a second, until the first one is louder.
    check(3.05, 0.64, 0, -0.5, 0.5)
    check(3.2, 0.4, -0.5, 0.25, 1)
    check(3.75, 0.2, -0.5, 0.25, 1)
    check(4, 0, 0, 0, 0)
    #expect(pattern.sample(at: 1.5).intensity == 0.5 && pattern.sample(at: 1.5).activeCount == 1)
    #expect(pattern.sample(at: 0.5).activeCount == 0 && pattern.duration == 4)
    // A file is heard for the time that is stated, and evenly if its envelope is not used.
    let file = HapticSound(path: "a.wav", duration: 2, usesVolumeEnvelope: false)
    let whole = HapticSound(path: "b.wav")
    let attack = [HapticEvent.Parameter(.attackTime, 1)]
    let files = HapticPattern([
      .event(HapticEvent(.audioCustom(file), parameters: attack)),
      .event(HapticEvent(.audioCustom(whole), at: 3)),
    ])
    #expect(files.sample(at: 0).volume == 1 && files.sample(at: 1.999).volume == 1)
    #expect(files.sample(at: 2) == .silence && files.sample(at: 3) == .silence)
    // The release of a sound is a part of the pattern.
    let released = HapticPattern([sound(0, 1, [.releaseTime: 0.5])])
    #expect(released.duration == 1.5 && released.sample(at: 1.25).volume == 0.5)
  }

  @Test func `where no event is active there is silence`() {
    #expect(HapticSample.silence == HapticSample(intensity: 0, sharpness: 0, activeCount: 0))
    let pattern = HapticPattern([.event(HapticEvent(.continuous(duration: 1), at: 1))])
    for time in [-1, 0.5, 2, .infinity, -.infinity] as [Double] {
      #expect(pattern.sample(at: time) == .silence, "\(time)")
    }
    #expect(pattern.sample(at: 1.5) != .silence)
  }

  @Test func `samples are equal by all their numbers`() {
    var sample = HapticSample(intensity: 0.5, sharpness: 0.25, activeCount: 1)
    let before = sample
    sample.activeCount = 2
    #expect(sample != before && Set([sample, before, sample]).count == 2)
  }
}
