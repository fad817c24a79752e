// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionTesting
import Testing

@Suite struct PlaybackClockTests {
  @Test func `a clock runs as Core Animation's formula says`() {
    let clock = PlaybackClock(beginTime: 1.5, speed: 2, timeOffset: 0.75)
    for time in [-3, 0, 1.5, 2, 1e6] {
      #expect(clock.localTime(at: time) == (time - 1.5) * 2 + 0.75)
    }
    #expect(clock.currentSpeed == 2 && clock.timeOffset == 0 && clock.beginTime == 1.125)
    #expect(clock.parentTime(at: 0) == 1.125 && clock.localTime(at: .nan) == 0.75)
    #expect(clock.localTime(at: .infinity) == .infinity)
    #expect(PlaybackClock(speed: 0, timeOffset: 3).localTime(at: .infinity) == 3)
    #expect(PlaybackClock(speed: -1).localTime(at: .infinity) == -.infinity)
  }

  @Test func `pausing and resuming twice changes nothing`() {
    var clock = PlaybackClock()
    clock.resume(at: 1)
    #expect(clock == PlaybackClock())
    clock.pause(at: 2)
    let paused = clock
    clock.pause(at: 3)
    #expect(clock == paused && clock.isPaused && clock.currentSpeed == 0 && clock.speed == 1)
    clock.resume(at: 5)
    let resumed = clock
    clock.resume(at: 6)
    #expect(clock == resumed && clock.localTime(at: 6) == 3)
  }

  @Test func `a pause is no jump, however long, and whichever way parent time runs`() {
    var clock = PlaybackClock(beginTime: 0.1, speed: 1.1)
    let before = clock.localTime(at: 7.3)
    clock.pause(at: 7.3)
    #expect(clock.localTime(at: -1e9) == before && clock.localTime(at: .nan) == before)
    clock.resume(at: 3.2)  // the wall clock was set back
    #expect(clock.localTime(at: 3.2) == before)
    #expect(clock.localTime(at: 4.2) == before + 1.1)
    clock.pause(at: 1e7)
    clock.resume(at: 1e9)
    #expect(clock.localTime(at: 1e9) > before)
  }

  @Test func `a new rate is no jump in either direction`() {
    var clock = PlaybackClock()
    clock.setSpeed(0.5, at: 4)
    #expect(clock.localTime(at: 4) == 4 && clock.localTime(at: 6) == 5)
    clock.reverse(at: 6)
    #expect(clock.speed == -0.5 && clock.localTime(at: 6) == 5 && clock.localTime(at: 8) == 4)
    clock.setSpeed(0, at: 8)
    #expect(clock.localTime(at: 1e9) == 4 && clock.parentTime(at: 4) == nil)
    clock.pause(at: 10)
    clock.setSpeed(3, at: 12)
    #expect(clock.localTime(at: 20) == 4 && clock.isPaused && clock.speed == 3)
    clock.resume(at: 21)
    #expect(clock.localTime(at: 22) == 7)
  }

  @Test func `a seek is exact, paused or not`() {
    var clock = PlaybackClock()
    clock.seek(to: 0.1, at: 7)
    #expect(clock.localTime(at: 7) == 0.1 && clock.localTime(at: 8) == 1.1)
    clock.pause(at: 8)
    clock.seek(to: -3, at: 9)
    #expect(clock.isPaused && clock.localTime(at: 99) == -3 && clock.timeOffset == -3)
  }

  @Test func `reversing long after the end moves at once`() {
    var clock = PlaybackClock(endTime: 2)
    #expect(clock.localTime(at: 1) == 1 && clock.localTime(at: 2) == 2)
    #expect(clock.localTime(at: 1000) == 2 && clock.localTime(at: .infinity) == 2)
    #expect(!clock.isFinished(at: 1.9) && clock.isFinished(at: 2))
    clock.reverse(at: 1000)
    #expect(clock.localTime(at: 1000.5) == 1.5 && !clock.isFinished(at: 1000.5))
    #expect(clock.localTime(at: 5000) == 0 && clock.isFinished(at: 5000))
    clock.reverse(at: 5000)
    #expect(clock.localTime(at: 5000.25) == 0.25)
    var endless = PlaybackClock()
    endless.reverse(at: 1000)
    #expect(endless.localTime(at: 1001) == 999, "without an end there is none to stop at")
  }

  @Test func `what was sought beyond the end stays there`() {
    var clock = PlaybackClock(endTime: 2)
    clock.seek(to: 5, at: 1)
    #expect(clock.localTime(at: 9) == 5 && clock.isFinished(at: 9))
    clock.pause(at: 10)
    clock.resume(at: 11)
    clock.setSpeed(2, at: 12)
    #expect(clock.localTime(at: 13) == 5)
    clock.seek(to: -1, at: 100)
    #expect(clock.localTime(at: 100.5) == 0 && !clock.isFinished(at: 100.5), "it runs in")
    clock.setSpeed(-1, at: 105)
    clock.seek(to: -1, at: 106)
    #expect(clock.localTime(at: 199) == -1 && clock.isFinished(at: 199))
    clock.seek(to: 5, at: 200)
    #expect(clock.localTime(at: 201) == 4 && !clock.isFinished(at: 201), "and it runs in, too")
    clock.setSpeed(-2, at: 201)
    #expect(clock.localTime(at: 202) == 2)
  }

  @Test(arguments: [3.0, 3.25, 10, 1e9]) func `a clock sought to its end turns at once`(
    place: Double
  ) {
    for isPaused in [false, true] {
      var clock = PlaybackClock(endTime: 3)
      if isPaused { clock.pause(at: 0.5) }
      clock.seek(to: place, at: 1)
      #expect(clock.isFinished(at: 1) && clock.localTime(at: 1.5) == place)
      clock.reverse(at: 2)
      #expect(clock.localTime(at: 2) == 3 && !clock.isFinished(at: 2))
      clock.resume(at: 2)
      #expect(clock.localTime(at: 2.5) == 2.5 && clock.localTime(at: 9) == 0)
      // The other end is as far.
      if isPaused { clock.pause(at: 9) }
      clock.seek(to: 3 - place, at: 10)
      clock.setSpeed(2, at: 11)
      clock.resume(at: 11)
      #expect(clock.localTime(at: 11) == 0 && clock.localTime(at: 11.5) == 1)
    }
    // At rate 0 it is at the end as well, and turns from there.
    var clock = PlaybackClock(endTime: 3)
    clock.seek(to: place, at: 1)
    clock.setSpeed(0, at: 2)
    clock.setSpeed(-1, at: 3)
    #expect(clock.localTime(at: 3.5) == 2.5)
    var endless = PlaybackClock()
    endless.seek(to: place, at: 1)
    endless.reverse(at: 2)
    #expect(endless.localTime(at: 2) == place + 1, "without an end there is none to turn at")
  }

  @Test func `finishing and playing again goes from end to end`() {
    var clock = PlaybackClock(endTime: 3)
    clock.pause(at: 1)
    clock.finish(at: 2)
    #expect(!clock.isPaused && clock.localTime(at: 2) == 3 && clock.isFinished(at: 2))
    clock.play(at: 5)
    #expect(clock.localTime(at: 5) == 0 && clock.localTime(at: 6) == 1)
    clock.pause(at: 6)
    clock.play(at: 9)
    #expect(clock.localTime(at: 10) == 2, "in the middle it only resumes")
    clock.reverse(at: 10)
    clock.finish(at: 10)
    #expect(clock.localTime(at: 10) == 0)
    clock.play(at: 20)
    #expect(clock.localTime(at: 20) == 3 && clock.localTime(at: 21) == 2)
    var endless = PlaybackClock()
    endless.finish(at: 4)
    endless.play(at: 4)
    #expect(endless == PlaybackClock() && !endless.isFinished(at: 1e300))
    var early = PlaybackClock(beginTime: 10, endTime: 1)
    early.play(at: 3)
    #expect(early.localTime(at: 3.5) == 0.5)
  }

  @Test func `an operation at no time changes nothing`() {
    var clock = PlaybackClock(beginTime: 1, speed: 2, endTime: 4)
    let before = clock
    for time in [Double.nan, .infinity, -.infinity] {
      clock.pause(at: time)
      clock.seek(to: 3, at: time)
      clock.seek(to: time, at: 3)
      clock.setSpeed(5, at: time)
      clock.reverse(at: time)
      clock.finish(at: time)
      clock.play(at: time)
      #expect(clock == before)
    }
    clock.pause(at: 2)
    clock.resume(at: .nan)
    #expect(clock.isPaused)
  }

  @Test func `the inverse finds when a time is shown, if it is`() throws {
    var clock = PlaybackClock(beginTime: 0.3, speed: 0.7, endTime: 5)
    for local in [-4.0, 0, 0.1, 3, 5] {
      let time = try #require(clock.parentTime(at: local))
      #expect(abs(clock.localTime(at: time) - local) <= 2e-15)
    }
    #expect(clock.parentTime(at: 5.1) == nil && clock.parentTime(at: .nan) == nil)
    clock.setSpeed(-2, at: 4)
    #expect(clock.parentTime(at: -0.1) == nil)
    let zero = try #require(clock.parentTime(at: 0))
    #expect(abs(zero - (4 + 0.7 * 3.7 / 2)) < 1e-15)
    clock.pause(at: 4)
    #expect(clock.parentTime(at: 1) == nil)
  }

  @Test func `a clock that is saved and restored goes on where it was`() throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<1000 {
      var clock = PlaybackClock(
        beginTime: generator.nextUnit() * 9, speed: generator.nextUnit() * 4 - 2,
        endTime: generator.nextUnit() < 0.3 ? nil : generator.nextUnit() < 0.3 ? .infinity : 7)
      for step in 0..<8 { clock.change(at: Double(step) + generator.nextUnit(), &generator) }
      let copy = try JSONDecoder().decode(
        PlaybackClock.self, from: try JSONEncoder().encode(clock))
      #expect(copy == clock)
      let time = generator.nextUnit() * 40 - 10
      #expect(copy.localTime(at: time).bitPattern == clock.localTime(at: time).bitPattern)
    }
  }

  @Test(arguments: [
    (#"{"anchor": 0, "speed": 1, "localError": 0, "isPaused": false}"#, "local"),
    (
      #"{"anchor": 0, "speed": 1, "local": 1, "localError": 0.1, "isPaused": false}"#,
      "localError must be less than a bit of local, but is 0.1"
    ),
    (
      #"{"anchor": 0, "speed": 1, "local": 1, "localError": 0, "isPaused": false, "endTime": -1}"#,
      "endTime must not be negative, but is -1.0"
    ),
  ])
  func `bad data is an error that names it`(text: String, message: String) {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(PlaybackClock.self, from: Data(text.utf8))
    }
    #expect(String(describing: error).contains(message))
  }

  @Test func `any history and any time give finite local times`() {
    var generator = SeededGenerator(seed: 6)
    for round in 0..<300 {
      var clock = PlaybackClock(
        beginTime: generator.nextUnit() * 1e150, speed: round % 2 == 0 ? 1e150 : -1e-150,
        endTime: round % 3 == 0 ? 1e150 : nil)
      for _ in 0..<6 { clock.change(at: Double(bitPattern: generator.next()), &generator) }
      for time in hostileTimes where time.isFinite || time.isNaN {
        #expect(clock.localTime(at: time).isFinite)
        #expect(clock.beginTime.isFinite && clock.timeOffset.isFinite)
        if let parent = clock.parentTime(at: time) { #expect(parent.isFinite) }
      }
    }
  }

  @Test func `a time is right where a number on the way to it is beyond all numbers`() throws {
    func isNear(_ found: Double, _ expected: Double) -> Bool {
      abs(found - expected) <= expected.ulp
    }
    // The distance of the times is 3.4e308.
    var clock = PlaybackClock(beginTime: -1.7e308, speed: 0.1)
    #expect(isNear(clock.localTime(at: 1.7e308), 3.4e307))
    #expect(isNear(PlaybackClock(beginTime: 1.7e308, speed: -1e-308).localTime(at: -1.7e308), 3.4))
    clock.reverse(at: 1.7e308)
    #expect(isNear(clock.localTime(at: 1.7e308), 3.4e307))
    clock.pause(at: 1.6e308)
    #expect(isNear(clock.localTime(at: 0), 3.5e307))
    // Its product with the speed is 2e308.
    let offset = PlaybackClock(speed: 2, timeOffset: -1.7e308)
    #expect(offset.localTime(at: 1e308) == 2 * (1e308 - 8.5e307))
    #expect(isNear(try #require(offset.parentTime(at: 1.7e308)), 1.7e308))
    #expect(isNear(try #require(offset.parentTime(at: 0)), 8.5e307))
    let fast = PlaybackClock(speed: 10, timeOffset: -1.7e308)
    #expect(isNear(try #require(fast.parentTime(at: 1.7e308)), 3.4e307))
    // The quotient is 3e308.
    let slow = PlaybackClock(beginTime: 1.6e308, speed: 0.5, timeOffset: 1.5e308)
    #expect(isNear(slow.beginTime, -1.4e308))
    #expect(isNear(try #require(slow.parentTime(at: 0)), -1.4e308))
    // An end is where it is, before and after.
    let ending = PlaybackClock(beginTime: -1.7e308, speed: 0.1, endTime: 3.5e307)
    #expect(isNear(ending.localTime(at: 1.7e308), 3.4e307) && !ending.isFinished(at: 1.7e308))
    let ended = PlaybackClock(beginTime: -1.7e308, speed: 0.1, endTime: 3.3e307)
    #expect(ended.localTime(at: 1.7e308) == 3.3e307 && ended.isFinished(at: 1.7e308))
    // And what is beyond all numbers is the greatest.
    let one = PlaybackClock(beginTime: -1.7e308)
    #expect(one.localTime(at: 1.7e308) == .greatestFiniteMagnitude)
    #expect(PlaybackClock(speed: -1e9).localTime(at: 1e300) == -.greatestFiniteMagnitude)
    #expect(slow.parentTime(at: -1.7e308) == nil)
  }

  @Test func `large and small clocks run as a clock of usual size does`() {
    // Powers of two for times, rates and local times, under which all digits remain.
    let scales: [(time: Double, rate: Double)] = [
      (0x1p+1023, 0x1p-10), (0x1p+1023, 0x1p-500), (0x1p+1022, 0x1p+1), (0x1p+3, 0x1p+1020),
      (0x1p+1023, 0x1p-1000), (0x1p-20, 0x1p-1000), (0x1p+40, 0x1p-1010), (1, 0x1p-960),
    ]
    var generator = SeededGenerator(seed: 43)
    for (time, rate) in scales {
      for _ in 0..<200 {
        func number() -> Double { generator.nextUnit() * 3.8 - 1.9 }
        let (begin, speed, offset, now) = (number(), number(), number(), number())
        let local = time * rate
        let usual = PlaybackClock(beginTime: begin, speed: speed, timeOffset: offset)
        let scaled = PlaybackClock(
          beginTime: begin * time, speed: speed * rate, timeOffset: offset * local)
        let expected = (usual.localTime(at: now) * local).clampedForTests
        #expect(abs(scaled.localTime(at: now * time) - expected) <= expected.ulp)
        let parent = (usual.parentTime(at: now) ?? 0) * time
        let found = scaled.parentTime(at: now * local)
        #expect(parent.isFinite ? abs((found ?? .nan) - parent) <= parent.ulp : found == nil)
        let start = (usual.beginTime * time).clampedForTests
        #expect(abs(scaled.beginTime - start) <= start.ulp)
      }
    }
  }

  @Test func `nonsense in code traps`() async {
    await #expect(processExitsWith: .failure) { _ = PlaybackClock(speed: .infinity) }
    await #expect(processExitsWith: .failure) { _ = PlaybackClock(endTime: -1) }
    await #expect(processExitsWith: .failure) {
      var clock = PlaybackClock()
      clock.setSpeed(.nan, at: 0)
    }
  }
}

extension PlaybackClock {
  /// Does one of the operations, as the generator says.
  mutating func change(at time: Double, _ generator: inout SeededGenerator) {
    switch generator.next() % 8 {
    case 0, 1: pause(at: time)
    case 2, 3: resume(at: time)
    case 4: seek(to: generator.nextUnit() * 12 - 3, at: time)
    case 5: setSpeed(generator.nextUnit() * 6 - 3, at: time)
    case 6: reverse(at: time)
    default: play(at: time)
    }
  }
}

extension Double {
  /// The number, or the greatest one with its sign in place of an infinite one.
  fileprivate var clampedForTests: Double {
    max(-.greatestFiniteMagnitude, min(self, .greatestFiniteMagnitude))
  }
}
