// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct FrameTickTests {
  private static let tick = FrameClock.Tick(
    index: 7, timestamp: 100.5, deltaTime: 0.0625, elapsed: 0.5, previousElapsed: 0.4375,
    droppedFrames: 2)

  @Test func `ticks of a clock tile the time, and the first begins before all of it`() {
    var clock = FrameClock(firstDelta: 0)
    let stamps = [10, 10.015625, 10.03125, 10.0625, 10.0625, 10.125]
    let ticks = stamps.map { clock.tick(at: $0) }
    #expect(ticks.map(\.index) == [0, 1, 2, 3, 4, 5] && ticks.map(\.timestamp) == stamps)
    #expect(ticks[0].previousElapsed == -.infinity)
    for (tick, next) in zip(ticks, ticks.dropFirst()) {
      #expect(next.previousElapsed == tick.elapsed)
      #expect(next.deltaTime == next.elapsed - tick.elapsed)
    }
    #expect(ticks.last?.elapsed == 0.125, "from the timestamps, not from a sum")
  }

  @Test func `each event of a motion is in just one tick`() {
    let fade = EasedTrajectory(from: 0.0, to: 1, duration: 0.25).repeated(3)
    var clock = FrameClock(maximumDelta: 1, firstDelta: 0)
    var seen: [MotionEvent] = []
    for stamp in [0, 0.1, 0.25, 0.3, 0.7, 0.75, 0.8] {
      let tick = clock.tick(at: 40 + stamp)
      seen += fade.events(after: tick.previousElapsed, through: tick.elapsed)
    }
    #expect(seen == fade.events(after: -.infinity, through: 2))
    #expect(seen.count { $0.kind == .begin } >= 1)
  }

  @Test func `the first tick is written without the time before it`() throws {
    let first = FrameClock.Tick(
      index: 0, timestamp: 3, deltaTime: 0, elapsed: 0, previousElapsed: -.infinity,
      droppedFrames: 0)
    for tick in [first, FrameTickTests.tick] {
      let data = try JSONEncoder().encode(tick)
      #expect(try JSONDecoder().decode(FrameClock.Tick.self, from: data) == tick)
      let text = String(decoding: data, as: UTF8.self)
      #expect(text.contains("previousElapsed") == (tick.index > 0))
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(FrameClock.Tick.self, from: Data(#"{"index": 1}"#.utf8))
    }
  }

  @Test func `ticks are equal by every number`() {
    let tick = FrameTickTests.tick
    let others = [
      FrameClock.Tick(
        index: 8, timestamp: 100.5, deltaTime: 0.0625, elapsed: 0.5, previousElapsed: 0.4375,
        droppedFrames: 2),
      FrameClock.Tick(
        index: 7, timestamp: 100.5, deltaTime: 0.0625, elapsed: 0.5, previousElapsed: 0.4375,
        droppedFrames: 1),
      FrameClock.Tick(
        index: 7, timestamp: 100.5, deltaTime: 0.0625, elapsed: 0.5, previousElapsed: 0.25,
        droppedFrames: 2),
    ]
    #expect(others.allSatisfy { $0 != tick } && Set(others + [tick, tick]).count == 4)
  }
}
