// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Testing

/// No row of a fixture of many kinds is left out without a word.
@Suite struct FixtureTests {
  private struct Row: Decodable, Hashable {
    let kind, sim: String?
    var name: String { kind ?? sim ?? "" }
  }

  /// What is asked of simulations that Motion does not have.
  private static let withoutCounterpart: Set = [
    "catmullRomSpline", "catmullRomCurve(approximate sampler)",
  ]

  /// How many rows of each kind the tests of springs, easings, keyframes and gestures read.
  private static let read: [String: [String: Int]] = [
    "motion-js": [
      "springSamplesEvery200ms-rounded": 2, "springValue": 18, "springValue-visualDuration": 13,
      "stagger": 6, "staggerOriginIndex": 2, "steps": 6, "cubicBezier": 3, "keyframes": 17,
      "defaultOffsets": 1,
    ],
    "compose-animation-core": [
      "estimateDurationMillis": 3, "monoSpline": 4, "keyframesWithSpline": 7, "repeatable": 24,
      "repeatableDuration": 2, "exponentialDecayValue": 12,
    ],
    "flutter-physics": [
      "spring": 16, "durationBounce": 3, "springToDurationBounce": 1, "thresholdCurve": 3,
      "sawtoothCurve": 1, "gravity": 17, "friction": 18, "frictionThrough": 5,
      "boundedFriction": 3, "frictionConstantDeceleration": 4, "clamped": 8, "bouncingScroll": 8,
    ],
  ]

  @Test(arguments: ["motion-js", "compose-animation-core", "flutter-physics"])
  func `every row of a peer is read, or asks for what Motion does not have`(
    fixture: String
  ) throws {
    var counts: [String: Int] = [:]
    var others = 0
    for row in try Fixture.cases(fixture, as: Row.self) {
      if FixtureTests.withoutCounterpart.contains(row.name) {
        others += 1
      } else {
        counts[row.name, default: 0] += 1
      }
    }
    #expect(counts == FixtureTests.read[fixture])
    #expect(others == (fixture == "flutter-physics" ? 6 : 0))
  }
}
