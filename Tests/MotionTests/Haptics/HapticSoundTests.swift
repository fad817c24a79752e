// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionHaptics
import Testing

@Suite struct HapticSoundTests {
  @Test func `a sound plays whole, once and with its envelope unless it says otherwise`() throws {
    let sound = HapticSound(path: "a.wav")
    #expect(sound.duration == 0 && sound.usesVolumeEnvelope && !sound.loops)
    let text = HapticPattern([.event(HapticEvent(.audioCustom(sound)))]).ahap
    #expect(text.contains("\"EventWaveformPath\": \"a.wav\""))
    #expect(!text.contains("EventWaveformUseVolumeEnvelope") && !text.contains("LoopEnabled"))
    #expect(!text.contains("EventDuration"))
  }

  @Test func `what it says is written in AHAP and read back`() throws {
    for sound in [
      HapticSound(path: "b.caf", duration: 2.5, usesVolumeEnvelope: false, loops: true),
      HapticSound(path: "", duration: 0, usesVolumeEnvelope: true, loops: true),
      HapticSound(path: "ü \"quoted\"", duration: 1e-3, usesVolumeEnvelope: false),
    ] {
      let pattern = HapticPattern([.event(HapticEvent(.audioCustom(sound)))])
      let back = try HapticPattern(ahap: pattern.ahap)
      guard case .event(let event) = back.items[0], case .audioCustom(let read) = event.kind else {
        Issue.record("\(back)")
        continue
      }
      #expect(read == sound)
    }
  }

  @Test func `sounds are equal by path, duration and both options`() {
    let sounds: Set = [
      HapticSound(path: "a"), HapticSound(path: "b"), HapticSound(path: "a", duration: 1),
      HapticSound(path: "a", usesVolumeEnvelope: false), HapticSound(path: "a", loops: true),
      HapticSound(path: "a"),
    ]
    #expect(sounds.count == 5)
  }

  @Test func `a duration that is negative or none traps`() async {
    await #expect(processExitsWith: .failure) { _ = HapticSound(path: "a", duration: -1) }
    await #expect(processExitsWith: .failure) { _ = HapticSound(path: "a", duration: .infinity) }
  }
}
