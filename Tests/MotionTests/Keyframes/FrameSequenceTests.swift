// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionTesting
import Testing

@Suite struct FrameSequenceTests {
  private struct Vectors: Decodable {
    let clock: [[Double]]
  }

  @Test func `the carousel shows its emojis as in the recorded effect`() throws {
    let emojis = FrameSequence(count: 14, interval: 0.1, delay: 0.3)
    let rows = try Fixture.decode("effect-timing", as: Vectors.self).clock
    #expect(rows.count == 7)
    for row in rows {
      // The recorded effect counts on to 14 when it is finished; here the last emoji stays.
      let isFinished = emojis.isFinished(at: row[0])
      #expect(isFinished == (row[2] == 1), "\(row)")
      #expect((isFinished ? 14 : emojis.index(at: row[0]) ?? -1) == Int(row[1]), "\(row)")
    }
    #expect(emojis.duration == 1.8)
    #expect(emojis.index(at: 1.9) == 13)
  }

  @Test(arguments: [0.1, 1.0 / 3, 1.0 / 60, 0.07, 1e-3, 12.5, 3e40], [0.0, 0.3, 1.1, -2.7, 1e3])
  func `a frame begins at the very double that is its time`(interval: Double, delay: Double) {
    for isLate in [true, false] {
      let steps = FrameSequence(
        count: 1_000_001, interval: interval, delay: delay, firstAfterInterval: isLate)
      for frame in stride(from: 0, through: 1_000_000, by: 331) {
        let time = steps.time(ofFrame: frame)
        let before = steps.index(at: time.nextDown)
        guard steps.index(at: time) == frame, before == (frame > 0 ? frame - 1 : nil) else {
          Issue.record("frame \(frame) at \(time): \(String(describing: before))")
          return
        }
      }
    }
  }

  @Test func `frames begin at their time up to a million`() {
    let steps = FrameSequence(count: 1_000_001, interval: 0.1, delay: 0.3)
    for frame in stride(from: 1, through: 1_000_000, by: 7) {
      let time = steps.time(ofFrame: frame)
      guard steps.index(at: time) == frame, steps.index(at: time.nextDown) == frame - 1 else {
        Issue.record("frame \(frame) at \(time)")
        return
      }
    }
  }

  @Test func `the first frame may show at once`() {
    let steps = FrameSequence(count: 3, interval: 0.5, delay: 1, firstAfterInterval: false)
    #expect(steps.index(at: 1.0.nextDown) == nil)
    #expect([1, 1.5, 2, 2.5, 9].map(steps.index(at:)) == [0, 1, 2, 2, 2])
    #expect(steps.duration == 2.5)
    #expect(!steps.isFinished(at: 2.5.nextDown) && steps.isFinished(at: 2.5))
  }

  @Test func `cycles repeat the frames, also in part or forever`() {
    let twice = FrameSequence(count: 3, interval: 1, firstAfterInterval: false, cycles: 2.5)
    #expect((0..<9).map { twice.index(at: Double($0)) } == [0, 1, 2, 0, 1, 2, 0, 1, 1])
    #expect((0..<9).map { twice.cycle(at: Double($0)) } == [0, 0, 0, 1, 1, 1, 2, 2, 2])
    #expect(twice.duration == 7.5)
    let endless = FrameSequence(count: 3, interval: 0.1, cycles: .infinity)
    #expect(endless.duration == .infinity && !endless.isFinished(at: .infinity))
    let time = endless.time(ofFrame: 1_000_000_001)
    #expect(endless.index(at: time) == 2 && endless.index(at: time.nextDown) == 1)
    #expect(endless.cycle(at: time) == 333_333_333)
    #expect(FrameSequence(count: 3, interval: 1, cycles: 0).index(at: 5) == nil)
  }

  @Test func `frames never go back`() {
    for interval in [1e-9, 0.013, 1] {
      let steps = FrameSequence(count: 7, interval: interval, delay: 0.1, cycles: 1e6)
      var last = -1
      for step in 0..<20_000 {
        let time = Double(step) * 0.0007
        let frame = steps.index(at: time).map { $0 + 7 * steps.cycle(at: time) } ?? -1
        #expect(frame >= last)
        last = frame
      }
    }
  }

  @Test func `what a layout makes in passing is legal`() {
    let none = FrameSequence(count: 0, interval: 0.1, delay: 1, firstAfterInterval: false)
    #expect(none.index(at: 5) == nil && none.duration == 1 && none.isFinished(at: 1))
    let still = FrameSequence(count: 4, interval: 0, delay: 1)
    #expect(still.index(at: 0.9) == nil && still.index(at: 1) == 3 && still.isFinished(at: 1))
    let steps = [
      none, still, FrameSequence(count: 5, interval: 1e150, delay: -1e150, cycles: .infinity),
      FrameSequence(count: .max, interval: 1e-150, delay: 1e150, cycles: 1e150),
      FrameSequence(count: 3, interval: .leastNonzeroMagnitude, cycles: .infinity),
    ]
    for step in steps {
      for time in hostileTimes {
        let index = step.index(at: time) ?? 0
        #expect(index >= 0 && index <= max(0, step.count - 1))
        #expect(step.cycle(at: time) >= 0)
      }
      #expect(step.index(at: .nan) == step.index(at: 0))
    }
  }

  @Test func `steps survive encoding`() throws {
    for cycles in [1, 2.5, .infinity] {
      let steps = FrameSequence(count: 14, interval: 0.1, delay: 0.3, cycles: cycles)
      let data = try JSONEncoder().encode(steps)
      #expect(try JSONDecoder().decode(FrameSequence.self, from: data) == steps)
    }
    let short = Data(#"{"count": 3, "interval": 0.1}"#.utf8)
    #expect(
      try JSONDecoder().decode(FrameSequence.self, from: short)
        == FrameSequence(count: 3, interval: 0.1))
  }

  @Test(arguments: [
    #"{"count": -1, "interval": 1}"#, #"{"count": 1, "interval": -1}"#, #"{"count": 1}"#,
    #"{"count": 1, "interval": 1, "cycles": -1}"#, #"{"count": 1, "interval": 1, "cycles": "x"}"#,
  ])
  func `broken data is refused`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(FrameSequence.self, from: Data(text.utf8))
    }
  }
}
