// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionHaptics
import MotionScenes
import Testing

private typealias Channel = HapticPatternScene.Channel

/// The motif against the numbers of `effect-ahap.json`.
@Suite struct HapticPatternSceneTests {
  @Test func `what is felt is the reference's`() throws {
    let motif = try HapticTable.read().motif
    #expect(motif.samples.count == 10)
    let scene = SceneEntry(HapticPatternScene.self).make()
    for row in motif.samples {
      let frame = scene.frame(at: row[0])
      #expect(abs(frame[Channel.intensity] - row[1]) <= 1e-15, "intensity: \(row)")
      #expect(abs(frame[Channel.sharpness] - row[2]) <= 1e-15, "sharpness: \(row)")
    }
  }

  @Test func `the events are the reference's, and the marks stand at them`() throws {
    let motif = try HapticTable.read().motif
    let scene = SceneEntry(HapticPatternScene.self).make()
    let events = try #require(scene.haptics).events
    #expect(events.count == motif.events.count)
    for (event, row) in zip(events, motif.events) {
      #expect(abs(event.begin - row[1]) <= 2e-16, "\(row)")
      #expect(event.isTap == (row[0] == 0))
      if !event.isTap { #expect(abs(event.end - motif.duration) <= 4e-16) }
    }
    #expect(scene.marks.map(\.kind) == [.tap, .tap, .tap, .begin, .end])
    #expect(scene.marks.map(\.time) == events.map(\.begin) + [events[3].end])
  }

  @Test func `a falling curve lets the rumble fall, and leaves the taps`() {
    let plain = SceneEntry(HapticPatternScene.self).make()
    let led = SceneEntry(HapticPatternScene.self).make([0.3, 0.8, 0.7, 1, 0, 0, 1])
    for time in [0, 0.31, 0.605] { #expect(led.frame(at: time) == plain.frame(at: time)) }
    var before = led.frame(at: 0.9)
    #expect(
      abs(before[Channel.intensity] - 1) <= 1e-12 && abs(before[Channel.sharpness] - 0.8) <= 1e-12)
    for step in 1..<10 {
      let frame = led.frame(at: 0.9 + Double(step) / 10)
      #expect(
        frame[Channel.intensity] < before[Channel.intensity]
          && frame[Channel.sharpness] < before[Channel.sharpness])
      before = frame
    }
    #expect(abs(led.frame(at: 1.2)[Channel.intensity] - 0.5) <= 1e-9)
  }

  @Test func `the amplitude is the waveform's, millisecond by millisecond`() {
    let pattern = HapticPattern([
      .event(HapticEvent(.transient, intensity: 0.8, sharpness: 0.7)),
      .event(HapticEvent(.transient, at: 0.25, intensity: 0.8, sharpness: 0.7)),
      .event(HapticEvent(.transient, at: 0.5, intensity: 0.8, sharpness: 0.7)),
      .event(
        HapticEvent(.continuous(duration: 0.5), at: 0.75, attackTime: 0.25, releaseTime: 0.125)),
    ])
    let waveform = HapticWaveform(pattern)
    var amplitudes: [Int] = []
    for (timing, amplitude) in zip(waveform.timings, waveform.amplitudes) {
      amplitudes += [Int](repeating: amplitude, count: timing)
    }
    #expect(amplitudes.count == 1375 && Set(amplitudes).count > 50)
    let scene = SceneEntry(HapticPatternScene.self).make([0.25, 0.8, 0.7, 0.5, 0.25, 0.125, 0])
    for (millisecond, amplitude) in amplitudes.enumerated() {
      let frame = scene.frame(at: (Double(millisecond) + 0.5) / 1000)
      #expect(frame[Channel.amplitude] == Double(amplitude), "\(millisecond)")
    }
    #expect(scene.frame(at: scene.duration) == [0, 0, 0])
  }
}
