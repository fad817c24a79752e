// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionTesting
import Testing

@Suite struct FrameTimesTests {
  @Test func `frames come at their rate, the last at the duration`() {
    #expect(Array(FrameTimes(rate: 4, duration: 1)) == [0, 0.25, 0.5, 0.75, 1])
    #expect(Array(FrameTimes(rate: 60, duration: 0)) == [0])
    #expect(Array(FrameTimes(rate: .nan, duration: .nan)) == [0])
    #expect(Array(FrameTimes(rate: 1e9, duration: 0.002)) == [0, 0.001, 0.002])
  }

  @Test func `dropped frames are neither the first nor the last, and the same each time`() {
    let dropping = FrameTimes(rate: 100, duration: 2, droppedShare: 0.3)
    let times = Array(dropping)
    #expect(times.first == 0 && times.last == 2)
    #expect(times == Array(dropping))
    #expect((120...160).contains(times.count))
    #expect(Array(FrameTimes(rate: 100, duration: 2, droppedShare: 1)) == [0, 2])
  }

  @Test func `what depends on the frames is told, and what does not passes`() throws {
    let spring = SpringTrajectory(from: 0.0, to: 100, spring: .bouncy)
    try expectSame(atRates: 60, 120, duration: 0.5) { frames in
      var shown = 0.0
      for time in frames { shown = spring.value(at: time) }
      return shown
    }
    let drift = try failure {
      try expectSame(atRates: 60, 120, duration: 0.5) { frames in
        var shown = 0.0
        for _ in frames { shown += (100 - shown) * 0.1 }
        return shown
      }
    }
    #expect(
      drift.sentence.hasPrefix("After 0.5 s at 60 Hz with a tenth of the frames dropped it is "))
    #expect(drift.sentence.hasSuffix("as at 60 Hz: it depends on the frames."))
  }
}
