// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionTesting
import Testing

@Suite struct TrackGroupTests {
  private struct Settle: Decodable {
    let blur: [[Double]]
  }

  private typealias Reveal = TrackGroup<
    Zipped2<EasedTrajectory<Double>, EasedTrajectory<Double>>
  >

  private static func reveal(nested: Bool) -> Reveal {
    TrackGroup(
      EasedTrajectory(from: 20.0, to: 0, duration: 0.4, easing: .easeInOut),
      EasedTrajectory(from: 0.0, to: 1, duration: 0.4, easing: .easeInOut),
      easing: nested ? .easeInOut : .linear)
  }

  @Test func `blur and opacity are revealed, eased once and eased twice`() throws {
    let rows = try Fixture.decode("effect-settle", as: Settle.self).blur
    #expect(rows.count == 9)
    let (single, nested) = (Self.reveal(nested: false), Self.reveal(nested: true))
    for row in rows {
      let once = single.value(at: row[0])
      #expect(abs(once.0 - row[1]) < 20 * 1e-15 && abs(once.1 - row[2]) < 1e-15)
      let twice = nested.value(at: row[0])
      #expect(abs(twice.0 - row[3]) < 20 * 1e-15 && abs(twice.1 - row[4]) < 1e-15)
      #expect(nested.value(progress: row[0] / 0.4) == twice)
    }
  }

  @Test(arguments: easingsOfEveryKind)
  func `a group easing over a member's easing is the nested easing`(easing: Easing) {
    let group = TrackGroup(
      EasedTrajectory(from: 0.0, to: 10, duration: 2, easing: .easeInOut),
      EasedTrajectory(from: 5.0, to: 1, duration: 2, easing: easing), easing: easing)
    for step in 0...200 {
      let time = 2 * Double(step) / 200
      let states = group.states(at: time)
      let values = group.value(at: time)
      #expect(values == (states.0.value, states.1.value))
      let eased = easing.value(at: time / 2)
      let expected = Easing.easeInOut.value(extrapolatedProgress: eased)
      #expect(abs(states.0.value - 10 * expected) < 1e-12)
      #expect(group.localTime(at: time) == eased * 2)
    }
  }

  @Test func `a group that ends where it began holds the members' starts`() {
    let track = Track(from: 5.0, [.move(to: 10), .linear(to: 20, duration: 1)])
    let there = Easing.stops([.init(0), .init(1, at: 0.5), .init(0)])
    let group = TrackGroup(track, easing: there)
    #expect(group.value(at: 0) == 10 && group.value(at: 0.75) == 15)
    #expect(group.value(at: 1.0.nextDown) > 10 && group.velocity(at: 1) == -20)
    for time in [-1.0, -Double.infinity, 1, 1.5, .infinity] {
      #expect(group.value(at: time) == 5 && group.state(at: time).value == 5)
      #expect(TrackGroup(track, track, easing: there).value(at: time) == (5, 5))
      #expect(TrackGroup(track, track, easing: there).states(at: time).1.value == 5)
    }
    #expect(group.trough.value == 5)
    checkTrajectory(group, [])
    let back = TrackGroup(track, duration: 0, easing: there)
    #expect(back.value(at: 0) == 5 && back.end == 5)
    #expect(TrackGroup(track, duration: 0).value(at: 0) == 10, "its members at their time 0")
  }

  @Test func `members are clipped, not scaled`() {
    let short = EasedTrajectory(from: 0.0, to: 1, duration: 0.5, easing: .linear)
    let long = EasedTrajectory(from: 0.0, to: 1, duration: 4, easing: .linear)
    let group = TrackGroup(short, long, duration: 2)
    #expect(group.duration == 2)
    #expect(group.value(at: 0.25) == (0.5, 0.0625))
    #expect(group.value(at: 1) == (1, 0.25), "the short one holds its end")
    #expect(group.value(at: 2) == (1, 0.5))
    for time in [(2.0).nextUp, 3, 1e300, .infinity] {
      let states = group.states(at: time)
      #expect(states == (KinematicState(value: 1), KinematicState(value: 0.5)), "cut and at rest")
    }
    #expect(group.states(at: 2).1.velocity == 0.25, "still moving at the last instant")
    #expect(TrackGroup(short, long).duration == 4, "the longest")
    #expect(TrackGroup(long, short, short).duration == 4)
  }

  @Test func `before time 0 the starts are held, even those of jumps`() {
    let jump = EasedTrajectory(from: 3.0, to: 4, duration: 0)
    let move = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .linear)
    for easing in [Easing.linear, .easeIn] {
      let group = TrackGroup(jump, move, easing: easing)
      for time in [-1.0, -.leastNonzeroMagnitude, -.infinity] {
        #expect(group.states(at: time) == (KinematicState(value: 3), KinematicState(value: 0)))
        #expect(group.localTime(at: time) == 0)
      }
      #expect(group.value(at: 0) == (4, 0))
      #expect(group.value(progress: -0.5) == (3, 0) && group.value(progress: 0) == (4, 0))
      #expect(group.value(at: .nan) == group.value(at: 0))
      #expect(group.states(at: .nan) == group.states(at: 0))
      #expect(group.value(progress: .nan) == group.value(at: 0))
    }
    // An easing that begins with a jump begins there.
    let stepped = TrackGroup(jump, move, easing: .steps(4, .jumpStart))
    #expect(stepped.value(at: -1) == (4, 0.25) && stepped.localTime(at: -1) == 0.25)
  }

  @Test func `a group of duration 0 is over at once`() {
    let jump = EasedTrajectory(from: 3.0, to: 4, duration: 0)
    let both = TrackGroup(jump, jump)
    #expect(both.duration == 0)
    #expect(both.states(at: 0) == (KinematicState(value: 4), KinematicState(value: 4)))
    #expect(both.value(at: -1) == (3, 3) && both.value(at: 7) == (4, 4))
    #expect(both.value(at: .nan) == (4, 4) && both.value(progress: 0.3) == (4, 4))
    let cut = TrackGroup(jump, EasedTrajectory(from: 1.0, to: 2, duration: 1), duration: 0)
    #expect(cut.value(at: 0) == (4, 1) && cut.value(at: 1) == (4, 1), "clipped, not scaled")
  }

  @Test func `endless members run as long as the group`() {
    let swing = SpringTrajectory(from: 0.0, to: 1, spring: Spring(duration: 1, bounce: 1))
    let move = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .linear)
    let cut = TrackGroup(swing, move, duration: 3)
    #expect(cut.value(at: 2.5).0 == swing.value(at: 2.5))
    #expect(cut.value(at: 100).0 == swing.value(at: 3))
    let endless = TrackGroup(swing, move)
    #expect(endless.duration == .infinity)
    #expect(endless.value(at: 1e6).0 == swing.value(at: 1e6))
    #expect(endless.states(at: 0.5).1 == move.state(at: 0.5))
    #expect(endless.value(progress: 0.5) == (0, 0), "without an end it has no progress")
    let stuck = TrackGroup(swing, move, easing: .easeIn)
    for time in [0.0, 0.5, 1e308, .infinity] { #expect(stuck.value(at: time) == (0, 0)) }
  }

  @Test func `at rest even the fastest motion has no velocity`() {
    let wave = Ripple(amplitude: 2, frequency: .greatestFiniteMagnitude, decay: 0, speed: 1)
    let group = TrackGroup(
      wave.motion(atDistance: 0), duration: 1, easing: .bezier(0.93, 1.94, 0.998, 0.27))
    #expect(group.velocity(at: 0.5).isFinite && group.restTime == 1)
    #expect(group.velocity(at: 1.5) == 0 && group.velocity(at: -1) == 0)
  }

  @Test func `where the group's easing overshoots, so do the members that fill it`() {
    let back = Easing.penner(.back, .out)
    let full = EasedTrajectory(from: 0.0, to: 10, duration: 1, easing: .linear)
    let short = EasedTrajectory(from: 0.0, to: 10, duration: 0.5, easing: .linear)
    let long = EasedTrajectory(from: 0.0, to: 10, duration: 2, easing: .linear)
    let spring = SpringTrajectory(from: 0.0, to: 1, spring: .smooth).clipped(to: 1)
    let group = TrackGroup(full, short, long, spring, duration: 1, easing: back)
    let alone = EasedTrajectory(from: 0.0, to: 10, duration: 1, easing: back)
    var overshoot = 0.0
    for step in 0...1000 {
      let time = Double(step) / 1000
      let states = group.states(at: time)
      #expect(abs(states.0.value - alone.value(at: time)) < 1e-14 * 10)
      #expect(abs(states.0.velocity - alone.velocity(at: time)) < 1e-12)
      #expect(abs(states.2.value - alone.value(at: time) / 2) < 1e-14 * 10)
      #expect(states.1.value <= 10 && states.3.value <= 1, "what is over, and springs, hold")
      overshoot = max(overshoot, states.0.value)
    }
    #expect(overshoot > 10.9)
    #expect(group.value(at: 2).0 == 10)
  }

  @Test func `velocities are slopes`() {
    let easing = Easing.easeInOut
    let group = TrackGroup(
      SpringTrajectory(from: SIMD2(0.0, 1), to: SIMD2(10, -3), spring: .bouncy),
      EasedTrajectory(from: Float(0), to: 1, duration: 0.7, easing: .penner(.sine, .in)),
      EasedTrajectory(from: 0.0, to: 9, duration: 1, easing: .easeOut), duration: 1, easing: easing)
    for step in 1..<100 {
      let time = Double(step) / 100 + 1e-3
      let states = group.states(at: time)
      let (before, after) = (group.value(at: time - 1e-6), group.value(at: time + 1e-6))
      #expect((after.0 - before.0).scaled(by: 5e5).distance(to: states.0.velocity) < 1e-5)
      #expect(abs((after.2 - before.2) * 5e5 - states.2.velocity) < 1e-5)
      let local = group.localTime(at: time)
      let pace = easing.velocity(at: time)
      #expect(states.1.velocity == group.members.second.state(at: local).velocity * Float(pace))
    }
  }

  @Test(arguments: easingsOfEveryKind)
  func `any time and any number give finite values`(easing: Easing) {
    let huge = EasedTrajectory(from: -1e150, to: 1e150, duration: 1, easing: .circularEaseIn)
    let quick = EasedTrajectory(
      from: SIMD2(0.0, -1e150), to: SIMD2(1, 1e150), duration: 1e-150, easing: easing)
    for duration in [1.0, 1e-150, 1e150, 0, .infinity] {
      let group = TrackGroup(huge, quick, duration: duration, easing: easing)
      for time in hostileTimes + hostileTimes.map({ $0 * duration }) {
        let states = group.states(at: time)
        #expect(states.0.value.isFinite && states.0.velocity.isFinite, "\(duration) \(time)")
        #expect(states.1.value.y.isFinite && states.1.velocity.y.isFinite)
        #expect(group.value(at: time) == (states.0.value, states.1.value))
        #expect(group.localTime(at: time) == group.localTime(at: time), "not NaN")
      }
      for progress in hostileTimes {
        let values = group.value(progress: progress)
        #expect(values.0.isFinite && values.1.x.isFinite && values.1.y.isFinite)
      }
    }
  }

  @Test func `a share outside 0…1 holds, and a time beyond goes on`() {
    let move = EasedTrajectory(from: 0.0, to: 10, duration: 2, easing: .linear)
    let short = EasedTrajectory(from: 0.0, to: 10, duration: 1, easing: .linear)
    let group = TrackGroup(move, short)
    #expect(group.value(progress: 1.5) == (10, 10) && group.value(progress: -1) == (0, 0))
    #expect(group.value(beyond: 3) == (15, 10), "what was over stays")
    #expect(group.value(beyond: -1) == (-5, -10))
    #expect(group.value(beyond: 0.5) == group.value(progress: 0.25))
    #expect(group.value(beyond: .infinity) == (10, 10))
    #expect(group.value(beyond: -.infinity) == (0, 0))
    #expect(group.value(beyond: .nan) == (0, 0))
    for time in hostileTimes {
      let values = group.value(beyond: time)
      #expect(values.0.isFinite && values.1.isFinite)
    }
  }

  @Test func `three and four members of different types, and more in groups of groups`() {
    let number = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .linear)
    let point = EasedTrajectory(from: SIMD2(0.0, 0), to: SIMD2(2, 4), duration: 2, easing: .linear)
    let single = EasedTrajectory(from: Float(0), to: 8, duration: 4, easing: .linear)
    let (n, p, f) = (0.5, SIMD2(0.5, 1), Float(1))
    let three = TrackGroup(number, point, single)
    let four = TrackGroup(number, point, single, number)
    let five = TrackGroup(zip(number, point, single), zip(number, point))
    let six = TrackGroup(three, three)
    #expect(three.duration == 4 && four.duration == 4 && five.duration == 4 && six.duration == 4)
    #expect(three.value(at: 0.5) == (n, p, f) && three.value(progress: 0.125) == (n, p, f))
    #expect(four.value(at: 0.5) == (n, p, f, n) && four.value(progress: 0.125) == (n, p, f, n))
    for values in [five.value(at: 0.5), five.value(progress: 0.125)] {
      #expect(values.0 == (n, p, f) && values.1 == (n, p))
    }
    for values in [six.value(at: 0.5), six.value(progress: 0.125)] {
      #expect(values.0 == (n, p, f) && values.1 == (n, p, f))
    }
    #expect(three.value(beyond: 6) == (1, SIMD2(2, 4), 12))
    #expect(four.value(beyond: 6) == (1, SIMD2(2, 4), 12, 1))
    #expect(five.value(beyond: 6).0 == (1, SIMD2(2, 4), 12))
    #expect(five.value(beyond: 6).1 == (1, SIMD2(2, 4)))
    #expect(six.value(beyond: 6).0 == (1, SIMD2(2, 4), 12))
    #expect(six.value(beyond: 6).1 == (1, SIMD2(2, 4), 12))
    let slopes = (number.state(at: 0.5), point.state(at: 0.5), single.state(at: 0.5))
    #expect(three.states(at: 0.5) == slopes)
    let (a, b, c, d) = four.states(at: 0.5)
    #expect((a, b, c) == slopes && d == slopes.0)
  }

  @Test func `JSON reads back, and a negative duration is refused`() throws {
    let group = Self.reveal(nested: true)
    let data = try JSONEncoder().encode(group)
    let decoder = JSONDecoder()
    #expect(try decoder.decode(Reveal.self, from: data) == group)
    let text = try #require(String(data: data, encoding: .utf8))
    #expect(text.contains("0.4") && text.contains("first"))
    let bad = text.replacing("\"duration\":0.4", with: "\"duration\":-1")
    #expect(bad != text)
    let error = #expect(throws: DecodingError.self) {
      try decoder.decode(Reveal.self, from: Data(bad.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(context.debugDescription == "duration must not be negative, but is -1.0")
    #expect(context.codingPath.last?.stringValue == "duration")
  }

  @Test func `an endless group survives JSON, which has no infinity`() throws {
    let group = Reveal(Self.reveal(nested: true).members, duration: .infinity)
    let data = try JSONEncoder().encode(group)
    #expect(try JSONDecoder().decode(Reveal.self, from: data) == group)
    #expect(group.duration == .infinity)
  }

  @Test func `a group without duration and easing in JSON is as long as its longest member`() throws
  {
    let move = EasedTrajectory(from: 0.0, to: 1, duration: 3)
    let members = try JSONEncoder().encode(zip(move, Self.reveal(nested: false).members.first))
    let text = try #require(String(data: members, encoding: .utf8))
    let group = try JSONDecoder().decode(Reveal.self, from: Data("{\"members\": \(text)}".utf8))
    #expect(group.duration == 3 && group.easing == .linear)
  }

  @Test func `groups are values that compare and hash`() {
    let group = Self.reveal(nested: true)
    #expect(group == Self.reveal(nested: true) && group != Self.reveal(nested: false))
    #expect(Set([group, Self.reveal(nested: true)]).count == 1)
    #expect(group.members == Self.reveal(nested: false).members)
  }

  private struct PulseCase: Decodable {
    let pulse: [[Double]]
  }

  @Test func `pulse rings are a group that a timing repeats`() throws {
    let rows = try Fixture.decode("effect-timing", as: PulseCase.self).pulse
    #expect(rows.count == 15)
    for row in rows {
      let width = row[7]
      let ring = TrackGroup(
        EasedTrajectory(from: 0.0, to: width, duration: 6, easing: .linear),
        EasedTrajectory(from: 0.1, to: 0, duration: 6, easing: .linear),
        EasedTrajectory(from: width, to: width / 2, duration: 6, easing: .linear))
      let timing = Timing(delay: row[0], duration: 6, iterations: .infinity)
      guard let progress = timing.sample(at: row[1]).progress else {
        #expect(row[2] == 0, "hidden before it begins")
        continue
      }
      let (radius, opacity, lineWidth) = ring.value(progress: progress)
      #expect(row[2] == 1 && abs(progress - row[3]) < 1e-15)
      #expect(abs(radius - row[4]) < 1e-13 * width && abs(opacity - row[5]) < 1e-15)
      #expect(abs(lineWidth - row[6]) < 1e-13 * width)
    }
  }

  @Test func `a negative duration traps`() async {
    await #expect(processExitsWith: .failure) {
      let move = EasedTrajectory(from: 0.0, to: 1, duration: 1)
      _ = TrackGroup(move, move, duration: -1)
    }
    await #expect(processExitsWith: .failure) {
      let move = EasedTrajectory(from: 0.0, to: 1, duration: 1)
      _ = TrackGroup(move, move, duration: .nan)
    }
  }

  @Test func `an endless group that is eased holds both sides of a jump at its start`() {
    let member = Track(from: 1.0, [.move(to: 2), .linear(to: 3, duration: 1)]).repeated()
    let group = TrackGroup(member, easing: .easeIn)
    #expect(group.duration == .infinity && group.value(at: -0.5) == 1 && group.value(at: 9) == 2)
    for beyond in [false, true] {
      var seen: [Stretch] = []
      _ = group.visitStretches(of: .along(1), from: -1, upTo: 5, beyond: beyond) {
        seen.append($0)
        return true
      }
      #expect(
        seen == [
          Stretch(begin: -1, end: 0, first: 1, last: 1),
          Stretch(begin: 0, end: 5, first: 2, last: 2),
        ])
    }
  }

  @Test(arguments: [-1.0, -0.25])
  func `a pass that leaves the beginning of its base backwards moves nothing`(low: Double) {
    // It shows times before the spring, and from 0.3 on times after it.
    let easing = Easing.stops([
      .init(0, at: 0), .init(low, at: 0.3), .init(5, at: 0.3), .init(1, at: 1),
    ])
    let spring = SpringTrajectory(from: 2.0, to: -0.6, velocity: 28, spring: .smooth)
    let group = TrackGroup(spring, duration: 0.5, easing: easing)
    let clock = PlaybackClock(speed: -0.6, timeOffset: 1.18)
    for motion in [AnyTrajectory(group), AnyTrajectory(group.driven(by: clock))] {
      let shown = (1...9999).map { motion.velocity(at: Double($0) / 4999).magnitude }.max() ?? 0
      #expect(motion.peakSpeed <= 1.01 * shown + 1e-3, "\(motion.peakSpeed), not \(shown)")
    }
  }

  @Test func `an endless linear group continues its member before time 0`() {
    // A line of slope 3.
    let line = EasedTrajectory(from: 0.0, to: 3, duration: 1, easing: .linear)
    let endless = line.repeated(.infinity, autoreverses: true)
    let group = TrackGroup(endless, easing: .linear)
    #expect(group.state(beyond: -2) == KinematicState(value: -6, velocity: 3))
    #expect(group.value(beyond: -2) == -6 && group.value(at: -2) == 0)
    #expect(group.clipped(to: 0.25).repeated(2).value(beyond: -2) == -6)
    #expect(TrackGroup(endless, easing: .easeIn).value(beyond: -2) == 0)
  }
}
