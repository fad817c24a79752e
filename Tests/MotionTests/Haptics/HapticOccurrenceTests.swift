// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionHaptics
import Testing

@Suite struct HapticOccurrenceTests {
  @Test func `events are told at their exact times, both ways`() throws {
    let pattern = HapticPattern([
      .event(HapticEvent(.continuous(duration: 0.5), at: 0.25)),
      .parameter(HapticParameter(.intensity, 1)),
      .event(HapticEvent(.transient, at: 0.75)),
      .event(HapticEvent(.audioCustom(HapticSound(path: "a.wav", duration: 0.25)))),
    ])
    let events = pattern.events(after: -1, through: 9)
    #expect(events.map(\.time) == [0, 0, 0.25, 0.25, 0.75, 0.75, 0.77, 0.77])
    let expected: [HapticOccurrence?] = [
      nil, .begin(3), .begin(0), .end(3), .end(0), .begin(2), .end(2), nil,
    ]
    #expect(events.map(pattern.occurrence(of:)) == expected)
    #expect(events[7].kind == .end)
    let back = pattern.events(after: 9, through: -1)
    #expect(back.reversed().map(\.kind) == events.map(\.kind))
    #expect(back.allSatisfy { $0.isBackward })
    #expect(pattern.nextEvent(from: 0.3, isBackward: false) == 0.75)
    #expect(pattern.nextEvent(from: 0.75, isBackward: false) == 0.77)
    #expect(pattern.nextEvent(from: 0.3, isBackward: true) == 0.25)
    // Intervals tile, whatever their ends.
    var random = SeededGenerator(seed: 4)
    for _ in 0..<200 {
      let pattern = RandomHaptics.pattern(&random, count: 9, grid: 0.125)
      let cuts = ([-1, 99] + (0..<6).map { _ in Double(Int(random.nextUnit() * 40)) / 8 }).sorted()
      let parts = zip(cuts, cuts.dropFirst()).map { pattern.events(after: $0, through: $1) }
      let all = pattern.events(after: -1, through: 99)
      #expect(parts.flatMap { $0 } == all)
      let backwards = zip(cuts.dropFirst(), cuts).reversed().map {
        pattern.events(after: $0, through: $1)
      }
      #expect(backwards.flatMap { $0 }.count == all.count)
      #expect(zip(all, all.dropFirst()).allSatisfy { $0.time <= $1.time })
    }
  }

  @Test func `each event of a pattern begins once and ends once, by its index`() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<50 {
      let pattern = RandomHaptics.pattern(&random, count: 12, grid: nil)
      var occurrences: [HapticOccurrence: Int] = [:]
      for event in pattern.events(after: -1, through: 1e6) {
        guard let occurrence = pattern.occurrence(of: event) else { continue }
        occurrences[occurrence, default: 0] += 1
      }
      for (index, item) in pattern.items.enumerated() {
        let count = if case .event = item { 1 } else { nil as Int? }
        #expect(occurrences[.begin(index)] == count && occurrences[.end(index)] == count)
      }
    }
  }

  @Test func `an event that is not of the pattern is none of its occurrences`() {
    let pattern = HapticPattern([.event(HapticEvent(.transient))])
    #expect(pattern.occurrence(of: MotionEvent(time: 0, kind: .begin)) == nil)
    #expect(pattern.occurrence(of: MotionEvent(time: 0, kind: .end)) == nil)
    #expect(HapticOccurrence.begin(1) != .end(1) && HapticOccurrence.begin(1) != .begin(2))
  }
}
