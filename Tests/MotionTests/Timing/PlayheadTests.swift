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

  /// The kinds of the events until a time, with a minus before those that are passed backwards.
  private static func kinds(
    _ playhead: inout Playhead, _ motion: some Playable, _ time: Double
  ) -> [String] {
    playhead.events(of: motion, through: time).map { ($0.isBackward ? "-" : "") + "\($0.kind)" }
  }

  @Test(arguments: [0, Double.leastNonzeroMagnitude, 1e-300, 0.25, 1e6])
  func `a play-through completes each time, however short it is`(duration: Double) {
    let fade = PlayheadTests.line(0, 1, duration)
    let span = duration + 1
    for isFramed in [false, true] {
      var playhead = Playhead(PlaybackClock(playing: fade, at: 0))
      var time = 0.0
      /// What an operation leads to, with frames in between or one at the end.
      func kinds(_ operation: (inout Playhead, Double) -> Void = { _, _ in }) -> [String] {
        operation(&playhead, time)
        let frames = isFramed ? [0, duration / 2, duration] : []
        let start = time
        time += 2 * span
        return (frames.map { start + $0 } + [time]).flatMap {
          PlayheadTests.kinds(&playhead, fade, $0)
        }
      }
      #expect(kinds() == ["begin", "end"])
      for _ in 0..<3 {
        #expect(kinds { $0.play(at: $1) } == ["begin", "end"])
        #expect(kinds { $0.seek(to: 0, at: $1) } == ["begin", "end"])
        #expect(kinds { $0.reverse(at: $1) } == ["-end", "-begin"])
        #expect(kinds { $0.play(at: $1) } == ["-end", "-begin"])
        #expect(kinds { $0.seek(to: duration, at: $1) } == ["-end", "-begin"])
        #expect(kinds { $0.setSpeed(1, at: $1) } == ["begin", "end"])
        #expect(kinds { $0.setSpeed(2, at: $1) } == [], "it has finished")
        #expect(kinds { $0.pause(at: $1) } == [] && kinds { $0.resume(at: $1) } == [])
        #expect(kinds { $0.finish(at: $1) } == [])
      }
    }
  }

  @Test(arguments: [1.0, 1.5, 8, 1e9])
  func `a seek to the end or beyond arrives at the end, and turns there`(place: Double) {
    let fade = PlayheadTests.line(0, 1, 1)
    for isPassing in [false, true] {
      var playhead = Playhead(PlaybackClock(playing: fade, at: 0))
      #expect(PlayheadTests.kinds(&playhead, fade, 0.25) == ["begin"])
      playhead.seek(to: place, at: 0.5, isPassing: isPassing)
      #expect(PlayheadTests.kinds(&playhead, fade, 0.5) == ["end"])
      #expect(PlayheadTests.kinds(&playhead, fade, 3) == [])
      playhead.reverse(at: 4)
      #expect(PlayheadTests.kinds(&playhead, fade, 4.25) == ["-end"])
      #expect(playhead.clock.localTime(at: 4.25) == 0.75)
      playhead.seek(to: 1 - place, at: 4.5, isPassing: isPassing)
      #expect(PlayheadTests.kinds(&playhead, fade, 4.5) == ["-begin"])
      playhead.reverse(at: 6)
      #expect(PlayheadTests.kinds(&playhead, fade, 6.25) == ["begin"])
      #expect(playhead.clock.localTime(at: 6.25) == 0.25)
      // A seek that is followed by a turn, without a frame between them, has finished, too.
      playhead.seek(to: place, at: 6.5, isPassing: isPassing)
      playhead.reverse(at: 7)
      #expect(PlayheadTests.kinds(&playhead, fade, 9) == ["end", "-end", "-begin"])
    }
  }

  @Test func `a turn at the start is the whole way back`() {
    let fade = PlayheadTests.line(0, 1, 1)
    var playhead = Playhead(PlaybackClock(playing: fade, at: 0))
    #expect(PlayheadTests.kinds(&playhead, fade, 0) == ["begin"])
    playhead.reverse(at: 0)
    #expect(PlayheadTests.kinds(&playhead, fade, 0) == ["-begin"])
    #expect(PlayheadTests.kinds(&playhead, fade, 5) == [])
    playhead.reverse(at: 6)
    #expect(PlayheadTests.kinds(&playhead, fade, 6.5) == ["begin"])
    #expect(PlayheadTests.kinds(&playhead, fade, 9) == ["end"])
  }

  @Test func `nothing is told before it happens, or at no time`() {
    for duration in [0.0, 1] {
      let fade = PlayheadTests.line(0, 1, duration)
      var playhead = Playhead(PlaybackClock(playing: fade, at: 10))
      for time in [9, .nan, .infinity, -.infinity, 9.999] {
        #expect(PlayheadTests.kinds(&playhead, fade, time) == [])
      }
      #expect(PlayheadTests.kinds(&playhead, fade, 10).first == "begin")
      playhead.seek(to: 0, at: 13)
      #expect(PlayheadTests.kinds(&playhead, fade, 12).filter { $0 == "begin" } == [])
      #expect(PlayheadTests.kinds(&playhead, fade, 13).first == "begin")
    }
  }

  @Test func `random histories have the same events at any frames`() {
    var generator = SeededGenerator(seed: 11)
    let track = Track(
      from: 0.0, [.linear(to: 1, duration: 0.25), .move(to: 3), .linear(to: 2, duration: 0.75)])
    let flash = PlayheadTests.line(0, 1, 0)
    let places = [-1, 0, 0.25, 0.5, 1, 2]
    for round in 0..<300 {
      var history: [(time: Double, operation: UInt64, place: Double)] = []
      var time = 0.0
      for _ in 0..<6 {
        time += Double(1 + generator.next() % 8) / 8
        history.append((time, generator.next() % 8, places[Int(generator.next() % 6)]))
      }
      func events(_ motion: some Playable, _ frames: [Double]) -> [MotionEvent] {
        var playhead = Playhead(PlaybackClock(playing: motion, at: 0, speed: [1, -1][round % 2]))
        var rest = history[...]
        return frames.flatMap { frame in
          while let next = rest.first, next.time <= frame {
            rest.removeFirst()
            switch next.operation {
            case 0: playhead.pause(at: next.time)
            case 1: playhead.resume(at: next.time)
            case 2: playhead.reverse(at: next.time)
            case 3: playhead.play(at: next.time)
            case 4: playhead.finish(at: next.time)
            case 5: playhead.setSpeed(next.place, at: next.time)
            case 6: playhead.seek(to: next.place, at: next.time)
            default: playhead.seek(to: next.place, at: next.time, isPassing: true)
            }
          }
          return playhead.events(of: motion, through: frame)
        }
      }
      for step in [1.0, 8, 17] {
        let frames = (0...Int(10 * step)).map { Double($0) / step + 0.015625 }
        #expect(events(track, frames) == events(track, [frames.last ?? 0]))
        #expect(events(flash, frames) == events(flash, [frames.last ?? 0]))
      }
    }
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

  @Test func `the file of a new playhead is its clock`() throws {
    let clock = PlaybackClock(playing: PlayheadTests.line(0, 1, 1), at: 2)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    func text(_ value: some Encodable) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    let file = #"{"clock":\#(try text(clock))}"#
    #expect(try text(Playhead(clock)) == file)
    #expect(try JSONDecoder().decode(Playhead.self, from: Data(file.utf8)) == Playhead(clock))
  }

  @Test func `a playhead plays a motion as its clock does`() {
    let motion = EasedTrajectory(from: 0.0, to: 1, duration: 0.5).repeated(3)
    #expect(
      Playhead(playing: motion, at: 2, speed: 0.5)
        == Playhead(PlaybackClock(playing: motion, at: 2, speed: 0.5)))
  }

  @Test func `a finger scrubs, and another timing goes on`() {
    let line = PlayheadTests.line(0, 10, 2)
    var playhead = Playhead(playing: line, at: 5)
    #expect(playhead.value(of: line, at: 5.5) == 2.5 && playhead.localTime(at: 5.5) == 0.5)
    playhead.pause(at: 5.5)
    playhead.seek(progress: 0.75, of: line, at: 6)
    #expect(playhead.value(of: line, at: 9) == 7.5 && playhead.progress(of: line, at: 9) == 0.75)
    playhead.seek(progress: 7, of: line, at: 9)
    #expect(playhead.value(of: line, at: 9) == 10 && playhead.progress(of: line, at: 9) == 1)
    playhead.seek(progress: .nan, of: line, at: 9)
    playhead.setSpeed(2, at: 9)
    playhead.resume(at: 10)
    #expect(playhead.value(of: line, at: 10.5) == 5)
    #expect(playhead.events(of: line, through: 20).last?.kind == .end)
    let endless = line.repeated()
    playhead.seek(progress: 0.5, of: endless, at: 20)
    #expect(playhead.progress(of: endless, at: 20) == 0)
    let jump = PlayheadTests.line(0, 10, 0)
    #expect(Playhead(playing: jump, at: 3).progress(of: jump, at: 2) == 0)
    #expect(Playhead(playing: jump, at: 3).progress(of: jump, at: 3) == 1)
  }
}
