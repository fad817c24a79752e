// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct FrameClockTests {
  @Test func `the first tick has the first delta and the next the difference`() {
    var clock = FrameClock()
    let first = clock.tick(at: 1000)
    #expect(first.index == 0 && first.delta == 1.0 / 60 && first.elapsed == 1.0 / 60)
    let second = clock.tick(at: 1000.0625)
    #expect(second.index == 1 && second.timestamp == 1000.0625)
    #expect(abs(second.delta - 0.0625) < 1e-15)
    #expect(second.droppedFrames == 3)
  }

  @Test func `a long frame is clamped, frozen or caught up`() {
    for (policy, expected) in [
      (FrameClock.GapPolicy.clamp, 1.0 / 6), (.freeze, 0), (.catchUp, 6.0),
    ] {
      var clock = FrameClock(gapPolicy: policy)
      _ = clock.tick(at: 0)
      let tick = clock.tick(at: 6)
      #expect(abs(tick.delta - expected) < 1e-15, "\(policy)")
      #expect(tick.droppedFrames == 359)
      #expect(abs(clock.tick(at: 6.015625).delta - 0.015625) < 1e-15, "and goes on")
    }
  }

  @Test func `time never goes backwards`() {
    var clock = FrameClock()
    var elapsed = clock.tick(at: 10).elapsed
    for timestamp in [10, 9, .nan, .infinity, -.infinity, 9.99, 10.01, -1e300, 10.02] {
      let tick = clock.tick(at: timestamp)
      #expect(tick.delta >= 0 && tick.elapsed >= elapsed)
      elapsed = tick.elapsed
    }
    #expect(abs(elapsed - (1.0 / 60 + 0.02)) < 1e-12, "bad timestamps cost nothing")
  }

  @Test func `motion does not depend on the refresh rate`() {
    let motion = SpringTrajectory(from: 0.0, to: 100, spring: .bouncy)
    var expected: [Double: Double] = [:]
    var generator = SeededGenerator(seed: 3)
    for rate in [60, 90, 120, 240] {
      for isJittery in [false, true] {
        var clock = FrameClock()
        for frame in 0...(10 * rate) {
          // Every frame on a multiple of 1/30 s arrives in time, others may be late.
          let isShared = frame * 30 % rate == 0
          let jitter = isShared || !isJittery ? 0 : generator.nextUnit() * 0.5
          let shared = Double(frame * 30 / rate) / 30
          let timestamp = 500 + (isShared ? shared : (Double(frame) + jitter) / Double(rate))
          let tick = clock.tick(at: timestamp)
          guard isShared else { continue }
          let value = motion.value(at: tick.elapsed)
          #expect(value == expected[shared, default: value], "\(rate) Hz at \(shared)")
          expected[shared] = value
        }
      }
    }
    #expect(expected.count == 301)
  }

  @Test func `a pause is no jump, however long`() {
    var clock = FrameClock()
    _ = clock.tick(at: 0)
    let before = clock.tick(at: 0.125).elapsed
    clock.pause()
    clock.pause()
    #expect(clock.isPaused)
    let during = clock.tick(at: 50)
    #expect(during.delta == 0 && during.droppedFrames == 0)
    clock.resume()
    clock.resume()
    let after = clock.tick(at: 7200)
    #expect(after.delta.distance(to: 1.0 / 60) < 1e-15 && after.droppedFrames == 0)
    #expect(after.elapsed == before + 1.0 / 60)
    #expect(clock.tick(at: 7200.125).delta.distance(to: 0.125) < 1e-12)
  }

  @Test func `speed changes from the latest tick on`() {
    var clock = FrameClock(maximumDelta: 10, firstDelta: 0)
    _ = clock.tick(at: 0)
    _ = clock.tick(at: 2)
    clock.setSpeed(0.5)
    #expect(clock.tick(at: 4).elapsed == 3)
    clock.setSpeed(0)
    #expect(clock.tick(at: 5).delta == 0)
    clock.setSpeed(2)
    #expect(clock.tick(at: 6).elapsed == 5)
  }

  @Test func `elapsed time is exact after ten hours`() {
    var clock = FrameClock(firstDelta: 0)
    _ = clock.tick(at: 0)
    for frame in 1...2_160 { _ = clock.tick(at: Double(frame) / 60) }
    // Ten hours of frames, of which the clock keeps no sum.
    for frame in 0...600 { _ = clock.tick(at: 36 + Double(frame) / 60) }
    #expect(clock.elapsed == 46)
  }

  @Test func `a new time base is no jump`() {
    var clock = FrameClock()
    _ = clock.tick(at: 5000)
    clock.resynchronize()
    let tick = clock.tick(at: 3)
    #expect(tick.delta.distance(to: 1.0 / 60) < 1e-15)
  }

  @Test func `a copy and an encoded clock go on alike`() throws {
    var clock = FrameClock(speed: 1.5)
    for frame in 0..<50 { _ = clock.tick(at: 3 + Double(frame) * 0.017) }
    var copy = clock
    var decoded = try JSONDecoder().decode(
      FrameClock.self, from: try JSONEncoder().encode(clock))
    #expect(decoded == clock)
    for frame in 50..<60 {
      let tick = clock.tick(at: 3 + Double(frame) * 0.017)
      #expect(copy.tick(at: tick.timestamp) == tick)
      #expect(decoded.tick(at: tick.timestamp) == tick)
    }
  }

  @Test func `a clock in data that can't be is an error that names it`() throws {
    let clock = try JSONEncoder().encode(FrameClock())
    let text = String(decoding: clock, as: UTF8.self)
      .replacingOccurrences(of: "\"speed\":1", with: "\"speed\":-1")
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(FrameClock.self, from: Data(text.utf8))
    }
    #expect(String(describing: error).contains("speed must be finite and not negative"))
  }

  @Test func `nonsense in code ends the program`() async {
    await #expect(processExitsWith: .failure) { _ = FrameClock(maximumDelta: 0) }
    await #expect(processExitsWith: .failure) { _ = FrameClock(firstDelta: .nan) }
    await #expect(processExitsWith: .failure) { _ = FrameClock(speed: -1) }
  }
}
