// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

/// Core Animation's model, the effects of the articles, and what peers repeat.
@Suite struct TimingEffectTests {
  private struct Effects: Decodable {
    let media, pulse, scan, circle, pause: [[Double]]
  }

  private let effects = Result { try Fixture.decode("effect-timing", as: Effects.self) }

  @Test func `every row of media timing holds`() throws {
    let rows = try effects.get().media
    #expect(rows.count == 280)
    for row in rows {
      let clock = PlaybackClock(beginTime: row[0], speed: row[1], timeOffset: row[2])
      let timing = Timing(
        mediaDuration: row[3], repeatCount: row[4] < 0 ? .infinity : row[4],
        autoreverses: row[5] == 1, fillMode: .both)
      let local = clock.localTime(at: row[6])
      let sample = timing.sample(at: local)
      let progress = try #require(sample.progress)
      #expect(local == row[7] && progress * row[3] == row[9], "\(row)")
      let phase = row[8] < 0 ? Timing.Sample.Phase.before : row[8] > 0 ? .after : .active
      #expect(sample.phase == phase, "\(row)")
    }
  }

  @Test func `pausing keeps Core Animation's books`() throws {
    var clock = PlaybackClock(beginTime: 10)
    let rows = try effects.get().pause
    #expect(rows.count == 9)
    for row in rows {
      if row[1] == 1 { clock.pause(at: row[0]) }
      if row[1] == 2 { clock.resume(at: row[0]) }
      #expect(
        clock.beginTime == row[2] && clock.currentSpeed == row[3] && clock.timeOffset == row[4])
      #expect(clock.localTime(at: row[0]) == row[5], "\(row)")
    }
  }

  @Test func `every pulse ring holds`() throws {
    let timing = Timing(mediaDuration: 6, repeatCount: .infinity)
    let rows = try effects.get().pulse
    #expect(rows.count == 15)
    for row in rows {
      let sample = timing.sample(at: PlaybackClock(beginTime: row[0]).localTime(at: row[1]))
      #expect((sample.progress != nil) == (row[2] == 1))
      guard let progress = sample.progress else { continue }
      #expect(progress == row[3])
      #expect(abs(progress * row[7] - row[4]) <= 1e-13)
      #expect(abs(0.1 * (1 - progress) - row[5]) <= 1e-16)
      #expect(abs(row[7] * (1 - progress / 2) - row[6]) <= 1e-13)
    }
  }

  @Test func `the scan line runs up and down`() throws {
    let timing = Timing(
      mediaDuration: 1, repeatCount: .infinity, autoreverses: true, easing: .easeInOut)
    let triangle = Timing(mediaDuration: 1, repeatCount: .infinity, autoreverses: true)
    let rows = try effects.get().scan
    #expect(rows.count == 13)
    for row in rows {
      #expect(abs(try #require(triangle.sample(at: row[0]).progress) - row[1]) <= 2.3e-16)
      #expect(abs(try #require(timing.sample(at: row[0]).progress) - row[2]) <= 1e-15)
    }
  }

  @Test func `the circles breathe after their delay`() throws {
    let rows = try effects.get().circle
    #expect(rows.count == 14)
    for row in rows {
      let motion = EasedTrajectory(from: 0.1, to: 1, duration: 1, easing: .linear).timed(
        by: Timing(
          delay: row[1], duration: row[0], iterations: .infinity, direction: .alternate,
          fill: .backwards, easing: .easeInOut))
      #expect(abs(try #require(motion.timing.sample(at: row[2]).progress) - row[3]) <= 1e-15)
      #expect(abs(motion.value(at: row[2]) - row[4]) <= 1e-15)
    }
  }

  @Test func `a repeat duration wins over a count, and is not doubled`() {
    for duration in [0.1, 0.3, 2, 1.0 / 3] {
      for whole in [0.05, 0.3, 1, 7.7, 100] {
        for autoreverses in [false, true] {
          let timing = Timing(
            mediaDuration: duration, repeatCount: 9, repeatDuration: whole,
            autoreverses: autoreverses)
          #expect(abs(timing.activeDuration - whole) <= whole.ulp, "\(whole) / \(duration)")
        }
      }
    }
    #expect(Timing(mediaDuration: 1, repeatDuration: .infinity).iterations == .infinity)
    #expect(Timing(mediaDuration: 1, repeatCount: .greatestFiniteMagnitude).endTime == .infinity)
    #expect(Timing(mediaDuration: 1, autoreverses: true).activeDuration == 2)
    #expect(Timing(mediaDuration: 0, repeatDuration: 5).activeDuration == 0)
    #expect(Timing(mediaDuration: 2).fill == .removed)
  }

  private struct ComposeCase: Decodable {
    let kind, mode, easing: String
    let iterations: FixtureNumber
    let durationMillis, start, end, t, expected, tol: Double
  }

  @Test func `what Compose repeats, Motion repeats`() throws {
    let cases = try Fixture.cases(
      "compose-animation-core", ofKind: "repeatable", as: ComposeCase.self)
    #expect(cases.count == 24)
    for item in cases {
      #expect(item.mode == "reverse" && item.easing == "linear")
      let seconds = item.durationMillis / 1000
      let motion = EasedTrajectory(
        from: item.start, to: item.end, duration: seconds, easing: .linear)
      let timed = motion.timed(
        by: Timing(
          duration: seconds, iterations: item.iterations.value, direction: .alternate, fill: .both))
      let repeated = motion.repeated(item.iterations.value, autoreverses: true)
      #expect(abs(timed.value(at: item.t / 1000) - item.expected) <= item.tol)
      #expect(abs(repeated.value(at: item.t / 1000) - item.expected) <= item.tol)
    }
  }

  private struct ComposeDuration: Decodable {
    let kind: String
    let iterations, durationMillis, expectedMillis: Double
    let delayMillis, startOffset: Double?
    let offsetType: String?
  }

  @Test func `Compose's delays and offsets have their equivalents`() throws {
    let cases = try Fixture.cases(
      "compose-animation-core", ofKind: "repeatableDuration", as: ComposeDuration.self)
    #expect(cases.count == 2)
    for item in cases {
      let (seconds, expected) = (item.durationMillis / 1000, item.expectedMillis / 1000)
      let motion = EasedTrajectory(from: 0.0, to: 1, duration: seconds, easing: .linear)
      if let delay = item.delayMillis {
        // A delay inside each iteration delays the motion before it is repeated.
        let repeated = motion.delayed(by: delay / 1000).repeated(item.iterations)
        #expect(abs(repeated.duration - expected) <= expected.ulp)
      }
      #expect((item.delayMillis == nil) != (item.startOffset == nil))
      if let offset = item.startOffset {
        #expect(item.offsetType == "fastForward")
        // A fast forward is a negative delay, or a clock that is put forward.
        let early = Timing(delay: -offset / 1000, duration: seconds, iterations: item.iterations)
        #expect(abs(early.endTime - expected) <= expected.ulp)
        let timing = Timing(duration: seconds, iterations: item.iterations)
        let clock = PlaybackClock(timeOffset: offset / 1000)
        let end = try #require(clock.parentTime(at: timing.endTime))
        #expect(abs(end - expected) <= expected.ulp)
      }
    }
  }

  @Test func `repeating does not drift`() {
    // A ring of 6 s, asked after a year of frames, and the way a counter would do it.
    let timing = Timing(mediaDuration: 0.1, repeatCount: .infinity)
    var counted = 0.0
    for _ in 0..<1_000_000 {
      counted += 1.0 / 60
      if counted >= 0.1 { counted -= 0.1 }
    }
    let time = 1_000_000.0 / 60
    let exact = fmod(time, 0.1) / 0.1
    #expect(timing.sample(at: time).progress == exact)
    #expect(abs(counted / 0.1 - exact) > 1e-12, "what a counter loses on the way")
  }
}
