// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct DisplayLinkTests {
  private typealias Log = ManualClockTests.Log

  /// Turns a clock from deadline to deadline, however long each takes, until a body is done.
  private func turning<Result: Sendable>(
    _ clock: ManualClock, during body: @escaping @Sendable () async -> Result
  ) async -> Result {
    let log = Log<Result>()
    let task = Task {
      log.note(await body())
      // The test that turns the clock is waiting for a sleeper.
      try? await clock.sleep(for: .seconds(1))
    }
    while true {
      await clock.waitUntilSleeping()
      if let result = log.entries.first {
        task.cancel()
        return result
      }
      if let deadline = clock.deadline { await clock.advance(to: deadline) }
    }
  }

  /// The first ticks of a link, with a clock that is turned for it.
  private func ticks(
    _ count: Int, rate: Double, clock: ManualClock = ManualClock(), frameClock: FrameClock? = nil
  ) async -> [FrameClock.Tick] {
    await turning(clock) {
      var ticks: [FrameClock.Tick] = []
      let link = DisplayLink(rate: rate, clock: clock, frameClock: frameClock)
      for await tick in link.prefix(count) { ticks.append(tick) }
      return ticks
    }
  }

  @Test func `frames do not drift, however many there are`() async {
    let clock = ManualClock(now: ManualClock.Instant(offset: .seconds(12345.678)))
    let ticks = await ticks(10_001, rate: 60, clock: clock)
    #expect(ticks.count == 10_001)
    for (index, tick) in ticks.enumerated() {
      #expect(tick.index == index && tick.droppedFrames == 0)
      #expect(tick.timestamp == Double(index) / 60 && tick.elapsed == tick.timestamp)
    }
    #expect(clock.now.offset - .seconds(12345.678) == .seconds(10_000.0 / 60))
  }

  @Test func `motion does not depend on the rate`() async {
    let motion = SpringTrajectory(from: 0.0, to: 100, spring: .bouncy)
    var expected: [Double: Double] = [:]
    for rate in [30, 60, 90, 120, 240] {
      for tick in await ticks(3 * rate + 1, rate: Double(rate)) where tick.index * 30 % rate == 0 {
        let value = motion.value(at: tick.elapsed)
        #expect(value == expected[tick.timestamp, default: value], "\(rate) Hz")
        expected[tick.timestamp] = value
      }
    }
    #expect(expected.count == 91)
  }

  @Test(arguments: [0.5, 7, 59.94, 61, 119.88, 143.9, 1e-10, 1e6])
  func `any rate keeps its grid`(_ rate: Double) async {
    // At the lowest rate a frame takes 300 years, and more than one sleep.
    for (index, tick) in await ticks(101, rate: rate).enumerated() {
      #expect(tick.timestamp == Double(index) / rate && tick.droppedFrames == 0)
      #expect(tick.elapsed == tick.timestamp, "at low rates frames are no gaps")
    }
  }

  @Test func `a body that is too slow gets the latest frame, and what it missed is counted`() async
  {
    let clock = ManualClock()
    let ticks = await turning(clock) {
      var ticks: [FrameClock.Tick] = []
      for await tick in DisplayLink(rate: 120, clock: clock).prefix(5) {
        ticks.append(tick)
        // Works for 2.4 frames, then for 0.4 of one, then for 7.
        let work = [2.4, 0.4, 7, 0, 0][tick.index] / 120
        try? await clock.sleep(for: .seconds(work))
      }
      return ticks
    }
    #expect(ticks.map { $0.timestamp * 120 } == [0, 2, 3, 10, 11])
    #expect(ticks.map(\.index) == [0, 1, 2, 3, 4])
    #expect(ticks.map(\.droppedFrames) == [0, 1, 0, 6, 0])
    #expect(ticks.count + ticks.map(\.droppedFrames).reduce(0, +) == 12)
  }

  @Test func `a wake-up that is late is one frame, not a burst`() async {
    let clock = ManualClock()
    let ticks = await turning(clock) {
      var ticks: [FrameClock.Tick] = []
      for await tick in DisplayLink(rate: 60, clock: LateClock(base: clock)).prefix(50) {
        ticks.append(tick)
      }
      return ticks
    }
    #expect(ticks.contains { $0.droppedFrames > 0 } && ticks.contains { $0.droppedFrames == 0 })
    for (before, tick) in zip(ticks, ticks.dropFirst()) {
      let frames = Int(((tick.timestamp - before.timestamp) * 60).rounded())
      #expect(frames == tick.droppedFrames + 1)
    }
  }

  @Test func `cancellation ends the sequence in mid-sleep, for good`() async {
    let clock = ManualClock()
    let loop = Task {
      var ticks = DisplayLink(rate: 60, clock: clock).makeAsyncIterator()
      var count = 0
      while await ticks.next() != nil { count += 1 }
      #expect(await ticks.next() == nil)
      return count
    }
    await clock.waitUntilSleeping()
    loop.cancel()
    #expect(await loop.value == 1)
    #expect(clock.deadline == nil && clock.now.offset == .zero)
  }

  @Test func `two links share a clock, each on its own grid`() async throws {
    let clock = ManualClock()
    let loops = [60.0, 90].map { rate in
      Task {
        var timestamps: [Double] = []
        for await tick in DisplayLink(rate: rate, clock: clock) {
          timestamps.append(tick.timestamp)
        }
        return timestamps
      }
    }
    while clock.now.offset < .seconds(1) {
      await clock.waitUntilSleeping(count: 2)
      await clock.advance(to: try #require(clock.deadline))
    }
    await clock.waitUntilSleeping(count: 2)
    for loop in loops { loop.cancel() }
    #expect(await loops[0].value == (0...60).map { Double($0) / 60 })
    #expect(await loops[1].value == (0...90).map { Double($0) / 90 })
  }

  @Test func `iterating again starts anew`() async {
    let clock = ManualClock()
    let link = DisplayLink(rate: 10, clock: clock)
    let timestamps = await turning(clock) {
      var timestamps: [Double] = []
      for _ in 0..<3 {
        for await tick in link.prefix(4) { timestamps.append(tick.timestamp) }
      }
      return timestamps
    }
    #expect(timestamps == [0, 0.1, 0.2, 0.3, 0, 0.1, 0.2, 0.3, 0, 0.1, 0.2, 0.3])
  }

  @Test func `time can be paused in the iterator, and passes at the clock's speed`() async {
    let clock = ManualClock()
    let elapsed = await turning(clock) {
      let link = DisplayLink(
        rate: 8, clock: clock, frameClock: FrameClock(firstDelta: 0, speed: 2))
      var ticks = link.makeAsyncIterator()
      var elapsed: [Double] = []
      while elapsed.count < 8, let tick = await ticks.next() {
        elapsed.append(tick.elapsed)
        if tick.index == 2 { ticks.frameClock.pause() }
        if tick.index == 4 { ticks.frameClock.resume() }
      }
      return elapsed
    }
    #expect(elapsed == [0, 0.25, 0.5, 0.5, 0.5, 0.5, 0.75, 1])
  }

  @Test func `a clock of another time base is taken over without a jump`() async {
    var used = FrameClock(firstDelta: 0)
    for frame in 0...8 { _ = used.tick(at: 5000 + Double(frame) / 8) }
    #expect(await ticks(3, rate: 8, frameClock: used).map(\.elapsed) == [1, 1.125, 1.25])
  }

  @Test func `a clock that is set back does not stop the frames`() async {
    let clock = ManualClock()
    let wall = WallClock(base: clock)
    let ticks = await turning(clock) {
      var ticks: [FrameClock.Tick] = []
      for await tick in DisplayLink(rate: 4, clock: wall).prefix(9) {
        ticks.append(tick)
        if tick.index == 4 { wall.set(back: .seconds(3600)) }
      }
      return ticks
    }
    #expect(ticks.map(\.timestamp) == (0...8).map { Double($0) / 4 })
    #expect(clock.now.offset == .seconds(2), "and none is late")
  }

  @Test func `in real time ticks lie on the grid, in order, and none is unaccounted for`() async {
    let (rate, clock) = (240.0, ContinuousClock())
    var ticks: [FrameClock.Tick] = []
    let start = clock.now
    for await tick in DisplayLink(rate: rate) {
      ticks.append(tick)
      // Never early: the frame was due when it came.
      #expect(start.duration(to: clock.now) >= .seconds(tick.timestamp))
      if tick.timestamp >= 0.3 { break }
    }
    #expect(ticks.first?.timestamp == 0)
    for (index, tick) in ticks.enumerated() { #expect(tick.index == index) }
    var frame = -1
    for tick in ticks {
      frame += tick.droppedFrames + 1
      #expect(tick.timestamp == Double(frame) / rate, "no drift: dropped or seen, all are counted")
    }
    #expect(frame >= 72)
  }

  @Test @MainActor func `a loop on the main actor stays there`() async {
    var count = 0
    for await tick in DisplayLink(rate: 1000) {
      MainActor.assertIsolated()
      count += 1
      if tick.index == 9 { break }
    }
    #expect(count == 10)
  }

  @Test func `nonsense in code ends the program`() async {
    await #expect(processExitsWith: .failure) { _ = DisplayLink(rate: 0) }
    await #expect(processExitsWith: .failure) { _ = DisplayLink(rate: .nan) }
    await #expect(processExitsWith: .failure) { _ = DisplayLink(rate: .infinity) }
  }
}

/// A clock whose every third sleep takes five seconds of a minute too long.
private struct LateClock: Clock {
  let base: ManualClock

  var now: ManualClock.Instant { base.now }
  var minimumResolution: Duration { base.minimumResolution }

  func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
    let isLate = deadline.offset.components.attoseconds / 1_000_000 % 3 == 0
    try await base.sleep(until: deadline.advanced(by: isLate ? .milliseconds(83) : .zero))
  }
}

/// A clock on the wall, which is set by hand.
private final class WallClock: Clock {
  private let base: ManualClock
  private let error = Locked(Duration.zero)

  init(base: ManualClock) { self.base = base }

  func set(back duration: Duration) { error.withLock { $0 += duration } }

  var now: ManualClock.Instant { base.now.advanced(by: .zero - error.withLock { $0 }) }
  var minimumResolution: Duration { base.minimumResolution }

  func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
    try await base.sleep(until: deadline.advanced(by: error.withLock { $0 }))
  }
}
