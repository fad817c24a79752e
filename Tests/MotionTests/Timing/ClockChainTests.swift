// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct ClockChainTests {
  private let clocks = PlaybackClock.Chain([
    PlaybackClock(beginTime: 10, speed: 2), PlaybackClock(beginTime: 3, speed: 0.5),
    PlaybackClock(timeOffset: 1),
  ])

  @Test func `local time goes through every level`() {
    #expect(clocks.localTime(at: 20) == (20 - 3) * 0.5 + 1 && clocks.currentSpeed == 1)
    #expect(clocks.localTime(at: 20, depth: 1) == 20 && clocks.localTime(at: 20, depth: 2) == 8.5)
    #expect(clocks.localTime(at: 20, depth: 0) == 20 && clocks.localTime(at: 20, depth: 9) == 9.5)
    #expect(clocks.parentTime(at: 9.5) == 20)
    #expect(
      PlaybackClock.Chain([]).localTime(at: 4) == 4 && PlaybackClock.Chain([]).currentSpeed == 1)
    #expect(PlaybackClock.Chain([]).localTime(at: .nan) == 0 && clocks.localTime(at: .nan).isFinite)
  }

  @Test func `pausing one level pauses those inside it only`() {
    var paused = clocks
    paused.clocks[1].pause(at: paused.localTime(at: 20, depth: 1))
    #expect(paused.localTime(at: 99) == 9.5 && paused.currentSpeed == 0)
    #expect(paused.localTime(at: 99, depth: 1) == 178 && paused.parentTime(at: 9.5) == nil)
    paused.clocks[1].resume(at: paused.localTime(at: 30, depth: 1))
    #expect(paused.localTime(at: 30) == 9.5 && paused.localTime(at: 31) == 10.5)
  }

  @Test func `a child runs in its parent's time`() {
    // Core Animation's group: its clock first, then the clock of what is inside.
    let group = PlaybackClock.Chain([
      PlaybackClock(beginTime: 1, speed: -1, timeOffset: 6, endTime: 6),
      PlaybackClock(beginTime: 2),
    ])
    #expect(group.localTime(at: 1) == 4 && group.localTime(at: 4) == 1)
    #expect(group.localTime(at: 100) == -2, "the group stops at 0")
    #expect(group.parentTime(at: -3) == nil)
  }

  @Test func `the speed of a chain is the product of all, whatever that of some is`() {
    func speed(_ speeds: Double...) -> Double {
      PlaybackClock.Chain(speeds.map { PlaybackClock(speed: $0) }).currentSpeed
    }
    #expect(abs(speed(1e200, -1e200, 1e-300) + 1e100) <= 2 * 1e100.ulp)
    #expect(abs(speed(1e-200, 1e-200, 1e300) - 1e-100) <= 2 * 1e-100.ulp)
    #expect(speed(0x1p-1000, 0x1p-74, 3) == 3 * .leastNonzeroMagnitude)
    #expect(speed(0x1p-1074, 0x1p+1023) == 0x1p-51)
    #expect(speed(0.1, 0.7, -1.3) == 0.1 * 0.7 * -1.3 && speed(1e300, 0, 1e300) == 0)
    #expect(speed(1e300, -1e300) == -.greatestFiniteMagnitude && speed(1e-300, 1e-300) == 0)
  }

  @Test func `a hierarchy survives encoding`() throws {
    let copy = try JSONDecoder().decode(
      PlaybackClock.Chain.self, from: try JSONEncoder().encode(clocks))
    #expect(copy == clocks)
  }
}
