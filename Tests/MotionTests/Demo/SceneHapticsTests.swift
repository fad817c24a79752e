// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionHaptics
import MotionScenes
import Testing

/// What a page is told of a pattern is what is felt.
@Suite struct SceneHapticsTests {
  static let pattern = HapticPattern([
    .event(HapticEvent(.continuous(duration: 0.5), at: 0.25, intensity: 0.9, attackTime: 0.1)),
    .event(HapticEvent(.transient, at: 0.125, intensity: 0.6, sharpness: 0.2)),
    .event(HapticEvent(.audioContinuous(duration: 1))),
    .parameter(HapticParameter(.intensity, 0.5)),
    .curve(HapticCurve(.sharpness, at: 0.25, [.init(0, 0), .init(0.5, 0.25)])),
  ])

  /// The pattern without its sound.
  static let felt = HapticPattern(Array(pattern.items[..<2] + pattern.items[3...]))

  @Test func `events come in the order of their begins, those that are not felt are left out`() {
    let events = SceneHaptics(Self.pattern).events
    #expect(events.map(\.isTap) == [true, false])
    #expect(events.map(\.begin) == [0.125, 0.25])
    #expect(events.map(\.end) == [0.145, 0.75])
  }

  @Test func `levels are what is felt of the event with its controls`() {
    let events = SceneHaptics(Self.pattern).events
    #expect(events[0].levels == [Self.felt.sample(at: 0.125)])
    #expect(events[0].levels[0].intensity == 0.3)
    let levels = events[1].levels
    #expect(levels[0].intensity == 0 && levels[levels.count - 1].intensity == 0.45)
    for index in 0..<(levels.count - 1) {
      let time = 0.25 + 0.5 * Double(index) / Double(levels.count - 1)
      #expect(levels[index] == Self.felt.sample(at: time))
    }
  }

  @Test func `the numbers hold events, levels and the vibration, one after the other`() {
    let haptics = SceneHaptics(Self.pattern)
    let numbers = haptics.numbers
    #expect(numbers.prefix(6) == [2, 0.125, 0.145, 1, 0.3, 0.2])
    #expect(numbers[6...8] == [0.25, 0.75, Double(haptics.events[1].levels.count)])
    let vibration = numbers.dropFirst(9 + 2 * haptics.events[1].levels.count)
    #expect(Array(vibration) == HapticWaveform(Self.pattern).vibration().map(Double.init))
    #expect(!vibration.isEmpty)
    #expect(SceneHaptics(HapticPattern([])).numbers == [0])
  }

  @Test func `what the scenes let feel is told for all parameters`() {
    let felt = SceneEntry.all.filter { $0.make($0.description().recordedParameters).haptics != nil }
    #expect(felt.map { $0.description().id } == ["haptic-pattern", "bouncing-ball"])
    for entry in felt {
      for parameters in SceneTests.parameters(of: entry.description()) {
        let scene = entry.make(parameters)
        let events = scene.haptics?.events ?? []
        #expect(!events.isEmpty)
        for event in events {
          #expect(event.begin >= 0 && event.begin < event.end && event.end <= scene.duration)
          let isLegal = event.levels.allSatisfy {
            0...1 ~= $0.intensity && 0...1 ~= $0.sharpness
          }
          #expect(isLegal, "\(parameters)")
        }
      }
    }
  }
}
