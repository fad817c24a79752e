// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

/// A timeline of three members, timed, and driven by a clock with a history.
@Suite struct PlayheadTests {
  struct Card: Sendable, Equatable {
    var x = 0.0
    var y = 0.0
    var z = -1.0
  }

  static func line(_ from: Double, _ to: Double, _ duration: Double) -> EasedTrajectory<Double> {
    EasedTrajectory(from: from, to: to, duration: duration, easing: .linear)
  }

  /// x from 0 to 1 in a second, y by a step at 0.5 s, and z by a timeline at 0.3 s.
  static var card: TrackTimeline<Card> {
    let inner = TrackTimeline(
      initialValue: Card(), [.track(\.z, PlayheadTests.line(0, 10, 0.4))])
    return TrackTimeline(
      initialValue: Card(),
      [
        .track(\.x, PlayheadTests.line(0, 1, 1)),
        .track(\.y, Track(from: 0.0, [.hold(duration: 0.5), .move(to: 7), .hold(duration: 0.25)])),
        .timeline(inner, at: 0.3),
      ])
  }

  static var pulse: Timed<TrackTimeline<Card>> {
    card.timed(by: Timing(duration: 2, iterations: 2, direction: .alternate, fill: .both))
  }

  /// What happens to the clock: it begins at 10, pauses, is sought, and turns round.
  static func operate(_ playhead: inout Playhead, _ operation: Int) {
    switch operation {
    case 0: playhead.pause(at: 11)
    case 1: playhead.resume(at: 20)
    case 2: playhead.seek(to: 3.5, at: 22)
    default: playhead.reverse(at: 22.25)
    }
  }

  static let operationTimes = [11.0, 20, 22, 22.25]

  @Test func `a timeline in a timeline, timed and driven, shows what a hand computes`() {
    let pulse = PlayheadTests.pulse
    #expect(PlayheadTests.card.duration == 1)
    var clock = PlaybackClock(playing: pulse, at: 10)
    #expect(pulse.driven(by: clock).value(at: 9) == Card())
    #expect(pulse.driven(by: clock).value(at: 10.5) == Card(x: 0.25, y: 0, z: -1))
    let half = pulse.driven(by: clock).value(at: 11)
    #expect(half.x == 0.5 && half.y == 0 && abs(half.z - 5) < 1e-12)
    clock.pause(at: 11)
    #expect(pulse.driven(by: clock).value(at: 15) == half)
    clock.resume(at: 20)
    #expect(pulse.driven(by: clock).value(at: 21) == Card(x: 1, y: 7, z: 10))
    #expect(pulse.driven(by: clock).value(at: 21.5) == Card(x: 0.75, y: 7, z: 10))
    clock.seek(to: 3.5, at: 22)
    #expect(pulse.driven(by: clock).value(at: 22) == Card(x: 0.25, y: 0, z: -1))
    clock.reverse(at: 22.25)
    #expect(pulse.driven(by: clock).value(at: 22.75).x == 0.375)
    #expect(pulse.driven(by: clock).value(at: 30) == Card())
  }

  /// All events of the history, drained at the times of frames.
  private func events(frames: [Double]) -> [MotionEvent] {
    let pulse = PlayheadTests.pulse
    var playhead = Playhead(PlaybackClock(playing: pulse, at: 10))
    var events: [MotionEvent] = []
    var operation = 0
    for frame in frames {
      while operation < 4, PlayheadTests.operationTimes[operation] <= frame {
        PlayheadTests.operate(&playhead, operation)
        operation += 1
      }
      playhead.drain(pulse, through: frame) { events.append($0) }
    }
    return events
  }

  @Test(arguments: [24.0, 60, 120])
  func `every event is told once at any frame rate, with frames dropped too`(rate: Double) {
    let whole = events(frames: [30])
    let frames = (0...Int(20 * rate)).map { 10 + Double($0) / rate }
    #expect(events(frames: frames) == whole)
    var random = SeededGenerator(seed: UInt64(rate))
    let dropped = frames.filter { _ in Int.random(in: 0..<4, using: &random) == 0 } + [30]
    #expect(events(frames: dropped) == whole)
    // By hand: 1 s forwards, until the second iteration and 1 s into it; sought to 3.5 s,
    // a quarter of a second on, and back to the start.
    let own = whole.filter { $0.path.isEmpty }
    #expect(
      own.map(\.kind) == [.begin, .iteration(1), .iteration(1), .begin])
    #expect(own.map(\.time) == [0, 2, 2, 0])
    #expect(own.map(\.isBackward) == [false, false, true, true])
    let inner = whole.filter { Array($0.path) == [0, 2, 0] }
    // Both in the first iteration, the end backwards in the second; sought before its beginning
    // it is passed by the clock that runs back, and then all the way back.
    #expect(inner.map(\.kind) == [.begin, .end, .end, .begin, .end, .end, .begin])
    #expect(inner.map(\.isBackward) == [false, false, true, false, false, true, true])
    let x = whole.filter { Array($0.path) == [0, 0] }
    // Forwards through the first iteration, its end again as the second begins, and all the way
    // back from there: through what was left of the second, and the first.
    #expect(x.map(\.kind) == [.begin, .end, .end, .end, .end, .begin])
  }

  @Test func `a clock that stops at 0 completes backwards`() {
    let fade = PlayheadTests.line(0, 1, 1)
    var playhead = Playhead(PlaybackClock(playing: fade, at: 0, speed: -1))
    #expect(playhead.events(of: fade, through: 0).map(\.kind) == [.end])
    #expect(playhead.events(of: fade, through: 0.5).isEmpty)
    let last = playhead.events(of: fade, through: 7)
    #expect(last.map(\.kind) == [.begin] && last.allSatisfy(\.isBackward))
    #expect(playhead.events(of: fade, through: 8).isEmpty)
  }

  @Test func `a seek passes nothing unless it is told to`() {
    let fade = PlayheadTests.line(0, 1, 1)
    var playhead = Playhead(PlaybackClock(playing: fade, at: 0))
    #expect(playhead.events(of: fade, through: 0.25).map(\.kind) == [.begin])
    playhead.seek(to: 1, at: 0.25)
    #expect(playhead.events(of: fade, through: 0.25).map(\.kind) == [.end], "it stands there")
    playhead.seek(to: 0.5, at: 0.3)
    playhead.seek(to: 2, at: 0.3, isPassing: true)
    #expect(playhead.events(of: fade, through: 0.3).map(\.kind) == [.end])
    var finished = Playhead(PlaybackClock(playing: fade, at: 0))
    finished.finish(at: 0.1)
    #expect(finished.events(of: fade, through: 0.1).map(\.kind) == [.begin, .end])
  }

  @Test func `an operation earlier than the last frame counts at that frame`() {
    let fade = PlayheadTests.line(0, 1, 1)
    var playhead = Playhead(PlaybackClock(playing: fade, at: 0))
    _ = playhead.events(of: fade, through: 0.5)
    playhead.pause(at: 0.2)
    #expect(playhead.clock.localTime(at: 9) == 0.5)
    playhead.pause(at: .nan)
    playhead.resume(at: 1)
    #expect(playhead.events(of: fade, through: 1.5).map(\.time) == [1])
  }

  @Test func `a turn leaves the other way, and what lies there is told again`() {
    let track = Track(from: 0.0, [.linear(to: 1, duration: 0.5), .linear(to: 2, duration: 0.5)])
    var playhead = Playhead(PlaybackClock(playing: track, at: 0))
    playhead.reverse(at: 0.5)
    playhead.reverse(at: 0.75)
    let events = playhead.events(of: track, through: 2)
    #expect(
      events.map(\.kind) == [
        .begin, .keyframe(0), .keyframe(0), .keyframe(0), .keyframe(1), .end,
      ])
    #expect(events.map(\.isBackward) == [false, false, true, false, false, false])
  }

  @Test func `a playhead is encoded and goes on`() throws {
    let fade = PlayheadTests.line(0, 1, 1)
    var playhead = Playhead(PlaybackClock(playing: fade, at: 0))
    _ = playhead.events(of: fade, through: 0.25)
    playhead.reverse(at: 0.5)
    var copy = try JSONDecoder().decode(
      Playhead.self, from: try JSONEncoder().encode(playhead))
    #expect(copy == playhead)
    #expect(copy.events(of: fade, through: 3) == playhead.events(of: fade, through: 3))
  }
}
