// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionHaptics
import Testing

/// Players: pauses, seeks, rates and loops are those of a clock.
@Suite struct HapticPlayerTests {
  private var pattern: HapticPattern {
    HapticPattern([
      .event(HapticEvent(.transient, intensity: 0.8)),
      .event(HapticEvent(.continuous(duration: 0.5), at: 0.25, intensity: 0.6)),
    ])
  }

  @Test func `a player starts at its time, and is over when nothing is to come`() {
    let player = HapticPlayer(pattern, at: 10)
    #expect(player.sample(at: 9.999) == .silence && player.localTime(at: 9) == -1)
    #expect(player.sample(at: 10).intensity == 0.8 && player.sample(at: 10.5).intensity == 0.6)
    #expect(!player.isFinished(at: 10.7) && player.isFinished(at: 10.75))
    #expect(player.sample(at: 99) == .silence)
  }

  @Test func `a pause is silent, and nothing is lost by it`() {
    var player = HapticPlayer(pattern, at: 0)
    player.pause(at: 0.5)
    #expect(player.sample(at: 0.5) == .silence && player.sample(at: 50) == .silence)
    #expect(player.localTime(at: 50) == 0.5)
    player.resume(at: 100)
    #expect(player.sample(at: 100.125).intensity == 0.6)
    player.isMuted = true
    #expect(player.sample(at: 100.125) == .silence && player.localTime(at: 100.125) == 0.625)
  }

  @Test func `what is sent changes all that is played, in every round`() async throws {
    let sound = HapticEvent(
      .audioContinuous(duration: 1), parameters: [.init(.audioVolume, 0.5), .init(.audioPan, 0.5)])
    let pattern = HapticPattern([
      .event(HapticEvent(.continuous(duration: 1), intensity: 0.8, sharpness: 0.5)),
      .event(sound), .parameter(HapticParameter(.intensity, 0.5, at: 0.5)),
    ])
    var player = HapticPlayer(pattern, at: -20, loops: true)
    let before = player
    player.send(HapticParameter(.intensity, 0.25), at: 10)
    player.send(HapticCurve(.sharpness, at: 1, [.init(0, 0), .init(2, -0.5)]), at: 11)
    player.send(HapticParameter(.audioPan, 0.75, at: 2), at: 12)
    player.send(HapticParameter(.intensity, 1), at: 100)
    for (time, intensity, sharpness, pan) in [
      (9.75, 0.4, 0.5, 0.5), (10, 0.2, 0.5, 0.5), (10.75, 0.1, 0.5, 0.5), (13, 0.2, 0.25, 0.5),
      (14.25, 0.2, 0, 1), (99.75, 0.1, 0, 1), (100, 0.8, 0, 1), (100.5, 0.4, 0, 1),
    ] {
      let sample = player.sample(at: time)
      #expect(abs(sample.intensity - intensity) < 1e-15, "\(time)")
      #expect(sample.sharpness == sharpness && sample.pan == pan && sample.volume == 0.5, "\(time)")
    }
    // A pause does not end it, and the player before is as it was.
    player.pause(at: 200)
    player.resume(at: 300)
    #expect(player.sample(at: 300.25).sharpness == 0 && before.sample(at: 14.25).pan == 0.5)
    let data = try JSONEncoder().encode(player)
    let copy = try JSONDecoder().decode(HapticPlayer.self, from: data)
    #expect(copy == player && copy.sample(at: 14.25) == player.sample(at: 14.25))
    // As many as are kept: later ones remain, and the work is bounded.
    for step in 0..<400 {
      player.send(HapticParameter(.intensity, Double(step % 2)), at: 400 + Double(step))
    }
    #expect(player.sample(at: 798.5).intensity == 0 && player.sample(at: 799.25).intensity == 0.8)
    let text = String(decoding: data, as: UTF8.self)
    let stretched = text.replacingOccurrences(
      of: HapticControl.sharpness.rawValue, with: HapticControl.attackTime.rawValue)
    #expect(stretched != text)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(HapticPlayer.self, from: Data(stretched.utf8))
    }
    await #expect(processExitsWith: .failure) {
      var player = HapticPlayer(HapticPattern([]), at: 0)
      player.send(HapticParameter(.attackTime, 1), at: 0)
    }
  }

  @Test func `touch and hearing are muted by themselves`() {
    let pattern = HapticPattern([
      .event(HapticEvent(.continuous(duration: 1), intensity: 0.8)),
      .event(HapticEvent(.audioContinuous(duration: 1), parameters: [.init(.audioVolume, 0.5)])),
    ])
    var player = HapticPlayer(pattern, at: 0)
    let both = player.sample(at: 0.5)
    #expect(both.intensity == 0.8 && both.volume == 0.5)
    player.isMutedForHaptics = true
    #expect(!player.isMuted && player.sample(at: 0.5).activeCount == 0)
    #expect(player.sample(at: 0.5).intensity == 0 && player.sample(at: 0.5).volume == 0.5)
    player.isMutedForAudio = true
    #expect(player.isMuted && player.sample(at: 0.5) == .silence)
    player.isMutedForHaptics = false
    #expect(player.sample(at: 0.5).intensity == 0.8 && player.sample(at: 0.5).volume == 0)
    #expect(player.sample(at: 0.5).brightness == 0)
    player.isMuted = false
    #expect(player.sample(at: 0.5) == both)
  }

  @Test func `rates and seeks move the time`() {
    var player = HapticPlayer(pattern, at: 0, speed: 2)
    #expect(player.localTime(at: 0.25) == 0.5)
    player.setSpeed(0.5, at: 0.25)
    #expect(player.localTime(at: 0.5) == 0.625)
    player.seek(to: 0.25, at: 1)
    #expect(player.sample(at: 1).intensity == 0.6 && player.localTime(at: 2) == 0.75)
    player.setSpeed(-1, at: 2)
    #expect(player.localTime(at: 2.5) == 0.25 && !player.isFinished(at: 2.5))
    #expect(player.isFinished(at: 3))
    player.setSpeed(0, at: 3)
    #expect(player.sample(at: 3) == .silence)
  }

  @Test func `a loop starts again at its end`() {
    let once = HapticPlayer(pattern, at: 1, loops: true)
    #expect(once.loopEnd == 0.75)
    let longer = HapticPlayer(pattern, at: 1, loopEnd: 2)
    #expect(HapticPlayer(pattern, at: 1, loopEnd: 0).loopEnd == 0.75)
    #expect(HapticPlayer(HapticPattern([]), at: 1, loops: true).loopEnd == nil)
    for round in 0..<1000 {
      let begin = 1 + 0.75 * Double(round)
      #expect(once.localTime(at: begin) == 0 && once.localTime(at: begin + 0.5) == 0.5)
      #expect(once.sample(at: begin + 0.5).intensity == 0.6)
      #expect(longer.localTime(at: 1 + 2 * Double(round) + 1.5) == 1.5)
    }
    #expect(once.localTime(at: 0.5) == -0.5 && once.sample(at: 0.5) == .silence)
    #expect(!once.isFinished(at: 1e9))
    // What is active at the end is cut.
    let cut = HapticPlayer(pattern, at: 0, loopEnd: 0.5)
    #expect(cut.sample(at: 0.4).intensity == 0.6 && cut.sample(at: 0.5).intensity == 0.8)
    for time in [1e18, 1e300, .infinity, -.infinity, .nan] {
      #expect(once.localTime(at: time) < 0.75)
      #expect(once.sample(at: time).intensity.isFinite)
    }
  }

  @Test func `the events of a loop are reported in each round, as its samples say`() {
    let pattern = HapticPattern([
      .event(HapticEvent(.transient)),
      .event(HapticEvent(.continuous(duration: 0.5), at: 0.25, intensity: 0.6)),
      .event(HapticEvent(.transient, at: 0.5)),
    ])
    for (loopEnd, marks) in [
      // The rumble is cut at the end of the loop, and what begins there or later is never reached.
      (0.5, [(0.0, 0), (0.02, 1), (0.25, 2), (0.5, 3)]),
      (0.375, [(0, 0), (0.02, 1), (0.25, 2), (0.375, 3)]),
      (0.25, [(0, 0), (0.02, 1)]),
      (0.75, [(0, 0), (0.02, 1), (0.25, 2), (0.5, 4), (0.52, 5), (0.75, 3)]),
      (2, [(0, 0), (0.02, 1), (0.25, 2), (0.5, 4), (0.52, 5), (0.75, 3)]),
    ] as [(Double, [(Double, Int)])] {
      let player = HapticPlayer(pattern, at: 10, loopEnd: loopEnd)
      var playhead = Playhead(player.clock)
      var reported: [(Double, Int)] = []
      for frame in 0...600 {
        for event in playhead.events(of: player.motion, through: 10 + Double(frame) / 60) {
          if case .marker(let marker) = event.kind { reported.append((event.time, marker)) }
        }
      }
      let rounds = (0...40).flatMap { round in
        marks.map { (Double(round) * loopEnd + $0.0, $0.1) }
      }
      let expected = rounds.filter { $0.0 <= 10 }
      #expect(reported.map(\.1) == expected.map(\.1), "\(loopEnd)")
      #expect(zip(reported, expected).allSatisfy { abs($0.0 - $1.0) < 1e-14 }, "\(loopEnd)")
      for step in 0..<2000 {
        let time = Double(step) / 256 - 1
        #expect(player.motion.value(at: time) == player.sample(at: 10 + time))
      }
    }
  }

  @Test func `a player that is not a loop reports its events once, and backwards as well`() {
    let player = HapticPlayer(pattern, at: 0)
    func occurrences(_ events: [MotionEvent]) -> [HapticOccurrence] {
      events.compactMap(pattern.occurrence(of:))
    }
    let expected: [HapticOccurrence] = [.begin(0), .end(0), .begin(1), .end(1)]
    #expect(occurrences(player.motion.events(after: -1, through: 9)) == expected)
    #expect(occurrences(player.motion.events(after: 9, through: -1)) == expected.reversed())
    let loop = HapticPlayer(pattern, at: 0, loops: true)
    let marks = loop.motion.events(after: -1, through: 2.9)
    let back = loop.motion.events(after: 2.9, through: -1)
    #expect(marks.count == back.count && marks.map(\.time) == back.reversed().map(\.time))
    #expect(marks.count { $0.kind == .marker(0) } == 4)
    #expect(back.count { $0.kind == .marker(2) } == 4)
  }

  @Test func `a player that was saved goes on where it was`() throws {
    var player = HapticPlayer(
      pattern.assuming(HapticAssumptions(transientLength: 0.1)), at: 3, speed: 1.5, loopEnd: 1)
    player.pause(at: 4)
    player.resume(at: 7)
    player.isMuted = true
    let data = try JSONEncoder().encode(player)
    let copy = try JSONDecoder().decode(HapticPlayer.self, from: data)
    #expect(copy == player && copy.localTime(at: 9.3) == player.localTime(at: 9.3))
    for flaw in [#""loopEnd": -1"#, #""assumptions": {"intensity": 2}"#] {
      let text = #"{"pattern": {"Pattern": []}, "clock": \#(clock), \#(flaw)}"#
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(HapticPlayer.self, from: Data(text.utf8))
      }
    }
  }

  private var clock: String {
    #"{"anchor": 0, "local": 0, "localError": 0, "rate": 1, "isPaused": false}"#
  }
}
