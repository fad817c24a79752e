// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct FrameClockTests {
  @Test func `the first tick has the first delta and the next the difference`() {
    var clock = FrameClock()
    let first = clock.tick(at: 1000)
    #expect(first.index == 0 && first.deltaTime == 1.0 / 60 && first.elapsed == 1.0 / 60)
    let second = clock.tick(at: 1000.0625)
    #expect(second.index == 1 && second.timestamp == 1000.0625)
    #expect(abs(second.deltaTime - 0.0625) < 1e-15)
    #expect(second.droppedFrames == 3)
  }

  @Test func `a long frame is clamped, frozen or caught up`() {
    for (policy, expected) in [
      (FrameClock.GapPolicy.clamp, 1.0 / 6), (.freeze, 0), (.catchUp, 6.0),
    ] {
      var clock = FrameClock(gapPolicy: policy)
      _ = clock.tick(at: 0)
      let tick = clock.tick(at: 6)
      #expect(abs(tick.deltaTime - expected) < 1e-15, "\(policy)")
      #expect(tick.droppedFrames == 359)
      #expect(abs(clock.tick(at: 6.015625).deltaTime - 0.015625) < 1e-15, "and goes on")
    }
  }

  @Test func `time never goes backwards`() {
    var clock = FrameClock()
    var elapsed = clock.tick(at: 10).elapsed
    for timestamp in [10, 9, .nan, .infinity, -.infinity, 9.99, 10.01, -1e300, 10.02] {
      let tick = clock.tick(at: timestamp)
      #expect(tick.deltaTime >= 0 && tick.elapsed >= elapsed)
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
    #expect(during.deltaTime == 0 && during.droppedFrames == 0)
    clock.resume()
    clock.resume()
    let after = clock.tick(at: 7200)
    #expect(after.deltaTime.distance(to: 1.0 / 60) < 1e-15 && after.droppedFrames == 0)
    #expect(after.elapsed == before + 1.0 / 60)
    #expect(clock.tick(at: 7200.125).deltaTime.distance(to: 0.125) < 1e-12)
  }

  @Test func `speed changes from the latest tick on`() {
    var clock = FrameClock(maximumDelta: 10, firstDelta: 0)
    _ = clock.tick(at: 0)
    _ = clock.tick(at: 2)
    clock.setSpeed(0.5)
    #expect(clock.tick(at: 4).elapsed == 3)
    clock.setSpeed(0)
    #expect(clock.tick(at: 5).deltaTime == 0)
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

  @Test func `a new time base is no jump, and counts as a frame at most`() {
    for frameDuration in [nil, 0.0078125, 0.03125] {
      var clock = FrameClock(firstDelta: 0.015625)
      _ = clock.tick(at: 5000, frameDuration: frameDuration)
      let start = clock.elapsed
      clock.resynchronize()
      #expect(clock.tick(at: 3, frameDuration: frameDuration).deltaTime == 0, "who knows how long")
      #expect(clock.tick(at: 3.125, frameDuration: frameDuration).deltaTime == 0.125)
      clock.resynchronize()
      let later = clock.tick(at: 9000, frameDuration: frameDuration)
      #expect(later.deltaTime == start && later.droppedFrames == 0)
      #expect(clock.tick(at: 9000.125, frameDuration: frameDuration).elapsed == 2 * start + 0.25)
    }
  }

  /// What interrupts a clock between two frames.
  private static let interruptions: [@Sendable (inout FrameClock) -> Void] = [
    { _ in },
    {
      $0.pause()
      $0.resume()
    },
    { $0.resynchronize() },
    {
      $0.resynchronize()
      $0.pause()
      $0.setSpeed(1)
      $0.resume()
      $0.resynchronize()
    },
  ]

  @Test(arguments: [32.0, 64, 128, 256])
  func `a clock that is interrupted in every frame runs on with the frames`(rate: Double) {
    for interruption in FrameClockTests.interruptions {
      for frameDuration in [nil, 1 / rate] {
        // The first tick is shown for a frame: the clock's, unless the display has shorter ones.
        let frame = frameDuration.map { min($0, 0.03125) } ?? 0.03125
        var clock = FrameClock(firstDelta: 0.03125)
        for index in 0...Int(2 * rate) {
          let tick = clock.tick(at: 70 + Double(index) / rate, frameDuration: frameDuration)
          #expect(tick.elapsed == frame + Double(index) / rate && tick.droppedFrames == 0)
          interruption(&clock)
        }
      }
    }
  }

  @Test func `a frame duration that is none leaves the first delta as it is`() {
    for frameDuration in [0, -1, .nan, .infinity, 1] {
      var clock = FrameClock()
      #expect(clock.tick(at: 5, frameDuration: frameDuration).deltaTime == 1.0 / 60)
    }
    var still = FrameClock(firstDelta: 0)
    #expect(still.tick(at: 5, frameDuration: 0.01).deltaTime == 0)
  }

  @Test func `after a pause with ticks only the last gap counts`() {
    var clock = FrameClock(firstDelta: 0.015625)
    _ = clock.tick(at: 1)
    clock.pause()
    for index in 1...64 { #expect(clock.tick(at: 1 + Double(index) / 128).deltaTime == 0) }
    #expect(clock.tick(at: 1.25).deltaTime == 0 && clock.tick(at: .nan).deltaTime == 0)
    clock.resume()
    #expect(clock.tick(at: 1.5 + 1.0 / 128).elapsed == 0.015625 + 1.0 / 128)
    #expect(clock.tick(at: 1.5 + 2.0 / 128).elapsed == 0.015625 + 2.0 / 128)
  }

  @Test(arguments: [FrameClock.GapPolicy.clamp, .freeze, .catchUp])
  func `the time shown is never ahead of the time that has passed`(policy: FrameClock.GapPolicy) {
    var generator = SeededGenerator(seed: 7)
    for round in 0..<400 {
      var clock = FrameClock(gapPolicy: policy)
      // Times in 1/1024 s, so that what has passed is counted without rounding.
      var (now, running, fastest) = (0, 0, 1.0)
      for _ in 0..<60 {
        let passed = Int.random(in: round % 2 == 0 ? 0...40 : 0...400, using: &generator)
        now += passed
        let isFirst = clock.elapsed == 0
        if !clock.isPaused && !isFirst { running += passed }
        _ = clock.tick(
          at: 9 + Double(now) / 1024,
          frameDuration: Bool.random(using: &generator) ? 1.0 / 120 : nil)
        #expect(clock.elapsed <= fastest * (1.0 / 60 + Double(running) / 1024) + 1e-12)
        switch generator.next() % 6 {
        case 0: clock.pause()
        case 1, 2: clock.resume()
        case 3: clock.resynchronize()
        case 4 where round % 3 == 0:
          let speed = Double.random(in: 0...2, using: &generator)
          clock.setSpeed(speed)
          fastest = max(fastest, speed)
        default: break
        }
      }
    }
  }

  @Test func `a gap beyond all numbers passes at a slow speed`() {
    var clock = FrameClock(maximumDelta: .infinity, firstDelta: 0, speed: 0.1)
    _ = clock.tick(at: -1.7e308)
    #expect(abs(clock.tick(at: 1.7e308).elapsed - 3.4e307) <= 3.4e307.ulp)
    clock.setSpeed(1)
    #expect(clock.tick(at: 1.75e308).elapsed > 3.8e307)
    var fast = FrameClock(maximumDelta: .infinity, firstDelta: 0)
    _ = fast.tick(at: -1.7e308)
    #expect(fast.tick(at: 1.7e308).elapsed == .greatestFiniteMagnitude)
  }

  @Test func `a copy and an encoded clock go on alike`() throws {
    var clock = FrameClock(speed: 1.5)
    for frame in 0..<50 { _ = clock.tick(at: 3 + Double(frame) * 0.017) }
    clock.pause()
    clock.resume()
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
