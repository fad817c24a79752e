// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionTesting
import Testing

/// Motions on a clock.
@Suite struct DrivenTests {
  static let card = SpringTrajectory(from: 0.0, to: 1000, spring: .bouncy)

  @Test func `a held clock shows the end, and not what looked done`() {
    let card = DrivenTests.card
    let clock = PlaybackClock(playing: card, at: 3)
    let driven = card.driven(by: clock)
    #expect(card.value(at: card.duration) != 1000)
    #expect(driven.value(at: 3 + 2 * card.duration) == 1000)
    #expect(driven.value(at: .infinity) == 1000)
    #expect(driven.velocity(at: 3 + 2 * card.duration) == 0)
    #expect(driven.value(at: 3.25) == card.value(at: 0.25))
    #expect(driven.value(at: 2) == 0)
  }

  @Test func `the duration is the first time of the parent at which the clock is there`() {
    let line = EasedTrajectory(from: 0.0, to: 1, duration: 0.3, easing: .steps(4))
    for speed in [0.7, 1, 3.1] {
      let driven = line.driven(by: PlaybackClock(playing: line, at: 0.1, speed: speed))
      #expect(driven.value(at: driven.duration) == 1)
      #expect(driven.value(at: driven.duration.nextDown) < 1)
      #expect(abs(driven.duration - (0.1 + 0.3 / speed)) < 1e-15)
      let events = driven.events(after: -.infinity, through: 10)
      #expect(events.map(\.kind) == [.begin, .end])
      #expect(events.map(\.time) == [0.1, driven.duration])
    }
  }

  @Test func `a clock that runs backwards plays a motion backwards`() {
    let line = EasedTrajectory(from: 0.0, to: 1, duration: 0.5, easing: .linear)
    let driven = line.driven(by: PlaybackClock(playing: line, at: 1, speed: -2))
    #expect(driven.value(at: 1.125) == 0.5)
    #expect(driven.velocity(at: 1.125) == -4)
    #expect(driven.duration == 1.25)
    #expect(driven.value(at: 9) == 0 && driven.velocity(at: 9) == 0)
    let events = driven.events(after: -.infinity, through: 9)
    #expect(events.map(\.kind) == [.end, .begin] && events.allSatisfy(\.isBackward))
    #expect(events.map(\.time) == [1, 1.25])
  }

  @Test func `a part of a motion has its own start, end, beginning and reversal`() {
    let line = EasedTrajectory(from: 0.0, to: 8, duration: 2, easing: .linear)
    let part = line.driven(by: PlaybackClock(timeOffset: 0.5, endTime: 1.5))
    for time in [-Double.infinity, -0.25, 0] { #expect(part.value(at: time) == 2) }
    for time in [1, 1.25, Double.infinity] { #expect(part.value(at: time) == 6) }
    // The clock shows 1.5 an instant earlier: 0.5 + 1.0.nextDown is rounded to it.
    let length = 1.0.nextDown
    #expect(part.start == 2 && part.end == 6 && part.duration == length)
    #expect(part.velocity(at: -0.25) == 0 && part.velocity(at: 0) == 4)
    #expect(part.value(beyond: -1) == 2 && part.value(beyond: 2) == 6)
    #expect(part.events(after: -1, through: 9).map(\.kind) == [.begin, .end])
    #expect(part.events(after: -1, through: 9).map(\.time) == [0, length])
    #expect(part.events(after: 9, through: -1).map(\.time) == [length, 0])
    #expect(part.events(after: 0, through: 0.5).isEmpty)
    let back = part.reversed()
    #expect(back.start == 6 && abs(back.value(at: 0.25) - 5) < 1e-14 && back.end == 2)
    let loop = part.repeated(3)
    #expect(abs(loop.value(at: 1) - 2) < 1e-14 && loop.value(at: length) == 2 && loop.end == 6)
    #expect(loop.events(after: -1, through: 9).filter { $0.path == MotionEvent.Path(0) }.count == 6)
    checkTrajectory(part)
    checkTrajectory(loop, [])
    // Running back, the part ends at the start of the whole.
    let falling = line.driven(by: PlaybackClock(speed: -2, timeOffset: 1.5, endTime: 2))
    #expect(falling.start == 6 && falling.value(at: -1) == 6 && falling.end == 0)
    #expect(falling.duration == 0.75 && falling.value(at: 0.5) == 2)
    let events = falling.events(after: -1, through: 9)
    #expect(events.map(\.kind) == [.end, .begin] && events.allSatisfy(\.isBackward))
    #expect(events.map(\.time) == [0, 0.75])
    checkTrajectory(falling)
    // Keyframes inside are those of the base, and a keyframe at the beginning is among them.
    let track = Track(
      from: 0.0, [.move(to: 1), .linear(to: 2, duration: 0.5), .linear(to: 0, duration: 1)])
    let inner = track.driven(by: PlaybackClock(timeOffset: 0.5, endTime: 1))
    #expect(
      inner.events(after: -1, through: 9).map(\.kind) == [.begin, .keyframe(1), .end])
    #expect(inner.start == 2 && inner.end == 1)
    let returning = track.driven(by: PlaybackClock(speed: -1, timeOffset: 1, endTime: 1.5))
    #expect(returning.start == 1 && returning.end == 0, "before the move")
    #expect(returning.value(at: 1.0.nextDown) > 0.9 && returning.value(at: 1) == 0)
    // A whole motion that begins later is held until then.
    let whole = track.driven(by: PlaybackClock(playing: track, at: 3))
    #expect(whole.start == 0 && whole.value(at: 2) == 0 && whole.value(at: 3) == 1)
    #expect(whole.events(after: -1, through: 9).first?.time == 3)
  }

  @Test func `a driven motion is analyzed as exactly as its base`() {
    let steps = Track(values: [0.0, 2, 1], mode: .discrete, duration: 1e-4)
    let slow = steps.driven(by: PlaybackClock(beginTime: 3, speed: 1, endTime: 9))
    #expect(slow.peak.value == 2 && slow.trough.value == 0 && slow.end == 1)
    #expect(slow.firstTime(reaching: 2).map { abs($0 - (3 + 1e-4 / 3)) < 1e-12 } == true)
    let back = steps.driven(by: PlaybackClock(beginTime: 3, speed: -0.5, timeOffset: 2))
    #expect(back.peak.value == 2 && back.trough.value == 0 && back.start == 1)
    let endless = EasedTrajectory(from: 0.0, to: 1, duration: 0.3).repeated(autoreverses: true)
    let driven = endless.driven(by: PlaybackClock(beginTime: 0.1, speed: 3))
    #expect(driven.isAnalyzable && driven.recurrences.count == 1)
    #expect(abs((driven.recurrences.first?.period ?? 0) - 0.2) < 1e-15)
    #expect(driven.peak.value == 1 && abs(driven.peakSpeed - 3 * endless.peakSpeed) < 1e-12)
  }

  @Test func `driven motions keep the laws`() {
    let bases: [any Trajectory<Double>] = [
      DrivenTests.card.clipped(to: 0.8), DrivenTests.card,
      EasedTrajectory(from: 0.0, to: 1, duration: 0.5, easing: .penner(.back, .out)),
      Track(values: [0.0, 2, 1], mode: .discrete, duration: 0.9),
      Track(from: 0.0, [.move(to: 1), .cubic(to: 2, duration: 0.5), .move(to: 7)]),
      EasedTrajectory(from: 0.0, to: 1, duration: 0.3).repeated(2.5, autoreverses: true),
    ]
    func check(_ base: some Trajectory<Double>) {
      // Each pair of two parameters' values is among the clocks.
      for (row, speed) in [1, 0.7, -1, -1.3, 0].enumerated() {
        for (column, offset) in [0, 0.3, 0.55, 2].enumerated() {
          for (layer, begin) in [0, 0.4, -0.2].enumerated() {
            for (place, endTime) in [nil, 0.45, base.duration, Double.infinity].enumerated() {
              guard (row + column + layer + place) % 4 == 0 else { continue }
              let clock = PlaybackClock(
                beginTime: begin, speed: speed, timeOffset: offset, endTime: endTime)
              checkTrajectory(base.driven(by: clock), [])
            }
          }
        }
      }
    }
    for base in Effort.cases(bases) { check(base) }
  }

  @Test func `compositions keep their laws on a clock`() {
    func driven(_ base: RandomMotion, seed: UInt64) -> RandomMotion {
      var generator = SeededGenerator(seed: seed)
      func pick(_ numbers: [Double]) -> Double {
        numbers[Int(generator.nextUnit() * Double(numbers.count))]
      }
      let endTime = pick([-1, 0.2, 0.5, base.motion.duration, 1e6])
      let clock = PlaybackClock(
        beginTime: pick([0, 0, 0.3, -0.2]), speed: pick([1, 1, 0.7, 3, -1, -0.6]),
        timeOffset: pick([0, 0, 0.1, 0.5, 1]), endTime: endTime < 0 ? nil : endTime)
      return RandomMotion(".driven(by: \(clock))", [base]) {
        AnyTrajectory($0[0].driven(by: clock))
      }
    }
    RandomMotion.check(seed: 61) { MotionLaws.ends(driven($0, seed: 7)) }
    RandomMotion.check(seed: 62) { MotionLaws.samples(driven($0, seed: 8)) }
    for seed in UInt64(0)..<4 {
      RandomMotion.check(seed: 63 + seed) { MotionLaws.events(driven($0, seed: 9 + seed)) }
      RandomMotion.check(seed: 73 + seed) { MotionLaws.stretches(driven($0, seed: 9 + seed)) }
      RandomMotion.check(seed: 83 + seed) { MotionLaws.analysis(driven($0, seed: 9 + seed)) }
    }
  }

  @Test func `a motion that repeats itself can be analyzed backwards`() {
    let loop = EasedTrajectory(from: 0.0, to: 1, duration: 0.1).repeated(9, autoreverses: true)
    let noise = NoiseTrajectory(amplitude: 5.0, frequency: 8, duration: 1)
    for endTime in [nil, 0.25, 9] {
      for offset in [0.55, 0.1, 0] {
        let clock = PlaybackClock(speed: -1, timeOffset: offset, endTime: endTime)
        let (a, b) = (loop.driven(by: clock), noise.driven(by: clock))
        #expect(a.isAnalyzable && b.isAnalyzable, "\(clock)")
        let highest = (0...1000).map { a.value(at: Double($0) * 0.001) }.max()!
        #expect(abs(a.peak.value - highest) < 1e-2 && a.peak.value >= highest)
        let loudest = (0...1000).map { b.value(at: Double($0) * 0.001) }.max()!
        #expect(abs(b.peak.value - loudest) < 1e-2 && b.peak.value >= loudest)
      }
    }
  }

  @Test func `anything that plays can be driven`() {
    let group = zip(
      DrivenTests.card, EasedTrajectory(from: 0.0, to: 1, duration: 0.25, easing: .linear))
    var clock = PlaybackClock(playing: group, at: 0)
    clock.pause(at: 0.125)
    #expect(group.driven(by: clock).value(at: 5).1 == 0.5)
    #expect(group.driven(by: clock).nextEvent(from: 0, isBackward: false) == nil)
    #expect(clock.endTime == DrivenTests.card.duration)
  }

  @Test func `a motion that jumps at its start settles when its clock arrives there`() {
    let jump = Track(from: 0.0, [.move(to: 1)])
    let late = PlaybackClock(beginTime: 0.3)
    let rings = Track(from: 0.0, [.move(to: 1), .linear(to: 1.5, duration: 1)])
    for distance in [0.1, 0.9] {
      #expect(jump.driven(by: late).settlingTime(within: distance) == (0.3).nextDown)
      #expect(jump.delayed(by: 0.3).settlingTime(within: distance) == (0.3).nextDown)
    }
    #expect(jump.driven(by: late).settlingTime(within: 1.5) == 0)
    #expect(rings.driven(by: late).settlingTime(within: 0.6) == (0.3).nextDown)
    #expect(abs(rings.driven(by: late).settlingTime(within: 0.25) - 0.8) < 1e-15)
  }
}
