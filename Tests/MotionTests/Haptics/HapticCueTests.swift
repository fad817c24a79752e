// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionHaptics
import Testing

/// Cues: what they mean, and the taps that stand for them.
@Suite struct HapticCueTests {
  private static let kinds: [HapticCue.Kind] =
    [.selection] + HapticCue.Impact.allCases.map { .impact($0, intensity: 0.5) }
    + HapticCue.Notification.allCases.map { .notification($0) }

  @Test func `every cue has taps, as strong as it says`() {
    for kind in HapticCueTests.kinds {
      let events = HapticCue(kind, at: 2).events
      #expect(!events.isEmpty && events[0].time == 2)
      #expect(events.allSatisfy { $0.kind == .transient })
    }
    for impact in HapticCue.Impact.allCases {
      let strong = HapticCue(.impact(impact)).events[0][.intensity] ?? 0
      #expect(HapticCue(.impact(impact, intensity: 0.5)).events[0][.intensity] == strong / 2)
      #expect(HapticCue(.impact(impact, intensity: 0)).events[0][.intensity] == 0)
    }
    let pattern = HapticPattern(cues: HapticCueTests.kinds.map { HapticCue($0, at: 1) })
    #expect(pattern.sample(at: 1).activeCount == 9 && pattern.sample(at: 1).intensity == 0.9)
  }

  @Test func `a cue is read by its names`() throws {
    for kind in HapticCueTests.kinds {
      let cue = HapticCue(kind, at: 0.25)
      #expect(try JSONDecoder().decode(HapticCue.self, from: JSONEncoder().encode(cue)) == cue)
    }
    func read(_ text: String) throws -> HapticCue {
      try JSONDecoder().decode(HapticCue.self, from: Data(text.utf8))
    }
    #expect(try read(#"{"kind": "impact", "style": "soft"}"#) == HapticCue(.impact(.soft)))
    for text in [
      #"{"kind": "impact", "style": "soft", "intensity": 2}"#, #"{"kind": "tap"}"#,
      #"{"kind": "selection", "time": -1}"#, #"{"kind": "notification", "style": "soft"}"#,
    ] {
      #expect(throws: DecodingError.self) { try read(text) }
    }
  }
}
