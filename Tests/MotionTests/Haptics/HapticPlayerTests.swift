// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
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

  @Test func `rates and seeks move the time`() {
    var player = HapticPlayer(pattern, at: 0, rate: 2)
    #expect(player.localTime(at: 0.25) == 0.5)
    player.setRate(0.5, at: 0.25)
    #expect(player.localTime(at: 0.5) == 0.625)
    player.seek(to: 0.25, at: 1)
    #expect(player.sample(at: 1).intensity == 0.6 && player.localTime(at: 2) == 0.75)
    player.setRate(-1, at: 2)
    #expect(player.localTime(at: 2.5) == 0.25 && !player.isFinished(at: 2.5))
    #expect(player.isFinished(at: 3))
    player.setRate(0, at: 3)
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

  @Test func `a player that was saved goes on where it was`() throws {
    var player = HapticPlayer(
      pattern.assuming(HapticAssumptions(transientLength: 0.1)), at: 3, rate: 1.5, loopEnd: 1)
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
