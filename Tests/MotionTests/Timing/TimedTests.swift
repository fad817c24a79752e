// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct TimedTests {
  private let ramp = EasedTrajectory(from: 10.0, to: 20, duration: 4, easing: .linear)

  /// Timings of every direction, fill and kind of easing, with and without odd delays.
  static let timings: [Timing] = Timing.Direction.allCases.flatMap { direction in
    Timing.Fill.allCases.flatMap { fill in
      [Easing.linear, .easeInOut, .penner(.back, .out), .steps(3, .jumpBoth)].flatMap { easing in
        [
          Timing(duration: 0.7, direction: direction, fill: fill, easing: easing),
          Timing(
            delay: 0.3, duration: 0.5, endDelay: 0.2, iterations: 2.75, direction: direction,
            fill: fill, easing: easing),
          Timing(
            delay: -0.4, duration: 0.5, iterations: 3, iterationStart: 1.5, direction: direction,
            fill: fill, easing: easing),
          Timing(
            delay: 0.1, duration: 0.4, endDelay: -0.3, iterations: 2, direction: direction,
            fill: fill, easing: easing),
          Timing(
            delay: 0.2, duration: 0.6, iterations: .infinity, direction: direction, fill: fill,
            easing: easing),
          Timing(delay: 0.5, duration: 0, iterations: 3, direction: direction, fill: fill),
          Timing(
            delay: 0.5, duration: .infinity, direction: direction, fill: fill, easing: easing),
          Timing(delay: -9, duration: 1, direction: direction, fill: fill, easing: easing),
        ]
      }
    }
  }

  @Test func `timed motions keep the laws`() {
    let spring = SpringTrajectory(from: 0.0, to: 1, spring: .bouncy).clipped(to: 0.8)
    for timing in Effort.cases(TimedTests.timings) {
      checkTrajectory(ramp.timed(by: timing), [])
      checkTrajectory(spring.timed(by: timing), [])
    }
    let turning = Timing(
      duration: 0.7, iterations: 4, direction: .alternate, fill: .both, easing: .easeInOut)
    checkTrajectory(ramp.timed(by: turning))
    checkTrajectory(
      EasedTrajectory(from: SIMD2(0.0, 5), to: SIMD2(3, -5), duration: 2, easing: .easeInOut)
        .timed(by: turning))
    let late = Timing(delay: 0.3, duration: 0.7, iterations: 2, direction: .alternate)
    checkTrajectory(ramp.timed(by: late), .continuous)
    let filled = Timing(
      delay: 0.3, duration: 0.7, iterations: 2, direction: .alternateReverse, fill: .both)
    checkTrajectory(ramp.timed(by: filled), .continuous)
    checkTrajectory(
      EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .circularEaseIn)
        .timed(by: Timing(duration: 1, fill: .both, easing: .circularEaseIn)), [])
  }

  @Test func `progress shows the motion whatever its own duration`() {
    let motion = ramp.timed(by: Timing(delay: 1, duration: 2, fill: .both))
    #expect(motion.state(at: 1.5) == KinematicState(value: 12.5, velocity: 5))
    #expect(motion.value(at: 3) == 20 && motion.velocity(at: 3) == 0 && motion.duration == 3)
    let back = ramp.timed(by: Timing(duration: 2, direction: .reverse, fill: .both))
    #expect(back.state(at: 0.5) == KinematicState(value: 17.5, velocity: -5))
    #expect(back.start == 20 && back.end == 10)
  }

  @Test func `an easing that overshoots carries the motion beyond its ends`() {
    let timing = Timing(duration: 1, fill: .both, easing: .bezier(0.3, -1, 0.7, 2))
    let motion = ramp.timed(by: timing)
    #expect(motion.peak.value > 20.5 && motion.trough.value < 9.5)
    #expect(motion.start == 10 && motion.end == 20)
  }

  @Test func `without a fill there is no effect, and the start shows`() {
    let motion = ramp.timed(by: Timing(delay: 1, duration: 1))
    #expect(motion.effectValue(at: 0.5) == nil && motion.effectValue(at: 2) == nil)
    #expect(motion.effectValue(at: nil) == nil && motion.effectValue(at: 1.5) == 15)
    #expect(motion.effectState(at: 0.5) == nil && motion.effectState(at: nil) == nil)
    #expect(motion.effectState(at: 1.5) == KinematicState(value: 15, velocity: 10))
    #expect(motion.value(at: 0.5) == 10 && motion.value(at: 2) == 10 && motion.value(at: 1) == 10)
    #expect(motion.velocity(at: 0.5) == 0)
    #expect(motion.value(at: 0) == 10 && motion.value(at: 1.75) == 17.5)
    #expect(motion.effectValue(at: 2, speed: -1) == 20)
    #expect(motion.effectState(at: 2, speed: -1)?.value == 20)
  }

  @Test func `a delay holds what the fill says, from the beginning of time`() {
    let expectations: [(Timing.Fill, Double)] = [
      (.both, 20), (.backwards, 20), (.none, 10), (.forwards, 10),
    ]
    for (fill, expected) in expectations {
      let motion = ramp.timed(
        by: Timing(delay: 2, duration: 1, direction: .reverse, fill: fill))
      for time in [-Double.infinity, -5, 0, 1, 1.999] {
        #expect(motion.value(at: time) == expected)
        #expect((motion.effectValue(at: time) == nil) == (expected == 10))
      }
    }
    let early = ramp.timed(by: Timing(delay: -0.5, duration: 1, fill: .both))
    for time in [-Double.infinity, -0.25, 0, .nan] { #expect(early.value(at: time) == 15) }
    #expect(early.velocity(at: 0) == 10 && early.velocity(at: -0.25) == 0)
    #expect(early.effectValue(at: -0.25) == 12.5, "the model itself goes on before time 0")
  }

  @Test func `a fill holds what precedes the motion at progress 0, and its end at 1`() {
    let jump = EasedTrajectory(from: 5.0, to: 7, duration: 0)
    let track = Track(from: 5.0, [.move(to: 10), .linear(to: 20, duration: 1), .move(to: 7)])
    let loop = track.repeated(2, autoreverses: false).clipped(to: 3)
    // The timings, with the progress that each holds before and after.
    let cases: [(Timing, before: Double, after: Double)] = [
      (Timing(delay: 1, duration: 0, fill: .both), 0, 1),
      (Timing(delay: 1, duration: 2, fill: .both), 0, 1),
      (Timing(delay: 1, duration: 2, endDelay: 0.5, direction: .reverse, fill: .both), 1, 0),
      (Timing(delay: 1, duration: 0, iterations: 2, direction: .alternate, fill: .both), 0, 0),
      (Timing(delay: 1, duration: 0, iterations: 3, direction: .alternate, fill: .both), 0, 1),
      (Timing(delay: 1, duration: 0.7, iterations: 4, direction: .alternate, fill: .both), 0, 0),
      (Timing(delay: 1, duration: 9, direction: .alternateReverse, fill: .both), 1, 0),
      (Timing(delay: 1, duration: 1, iterations: 0, fill: .both), 0, 0),
      (Timing(delay: 1, duration: 1, fill: .both, easing: .steps(2, .jumpBoth)), 0, 1),
      (Timing(delay: 1, duration: 1, fill: .both, easing: .easeInOut), 0, 1),
      (Timing(delay: 1, duration: 1, fill: .none), 0, 0),
    ]
    func check(_ motion: some Trajectory<Double>) {
      for (timing, before, after) in cases {
        let timed = motion.timed(by: timing)
        for (progress, times) in [
          (before, [-Double.infinity, -1, 0, 0.5, 1.0.nextDown]),
          (after, [timing.endTime, timing.endTime + 1, Double.infinity]),
        ] {
          for time in times {
            let expected = progress == 0 ? 5.0 : 7
            #expect(timed.state(at: time) == KinematicState(value: expected), "\(timing) \(time)")
            #expect(timed.value(at: time) == expected)
            guard timing.fill == .both else { continue }
            #expect(timed.effectValue(at: time) == expected)
            #expect(timed.effectState(at: time) == KinematicState(value: expected))
          }
        }
        checkTrajectory(timed, [])
      }
    }
    check(jump)
    check(track)
    check(loop)
    #expect(track.timed(by: cases[1].0).value(at: 1) == 10, "what plays has jumped")
    let late = jump.timed(by: cases[0].0)
    #expect(late.trough == Extremum(time: 0, value: 5, kind: .minimum))
    #expect(late.peak.value == 7 && late.firstTime(reaching: 6) == 1)
    let led = jump.timed(by: Timing(duration: 1, fill: .both))
    #expect(led.value(beyond: -0.5) == 5 && led.value(beyond: 1.5) == 7)
  }

  @Test(arguments: [1e300, 3e307, 1e308])
  func `beyond 10¹⁰⁰ iterations a continuation is held, and analyzed in no more time`(
    duration: Double
  ) throws {
    let turns = EasedTrajectory(from: 0.0, to: 1, duration: 0.5, easing: .linear).timed(
      by: Timing(
        duration: 1e-8, iterations: .infinity, direction: .alternate, fill: .both, easing: .ease))
    #expect(turns.value(beyond: -1e300) == turns.value(beyond: -1e93))
    #expect(turns.state(beyond: -1e93).velocity == 0)
    // An easing that begins backwards leads there.
    let back = try Easing(css: "linear(0, -0.3)")
    let slow = turns.timed(by: Timing(duration: duration, fill: .backwards, easing: back))
    // The slope at the start of ease is 0.4.
    #expect(abs(slow.peakSpeed / (0.3 * 0.4 / 1e-8) - 1) < 1e-9)
    // An easing is extended to a progress of 2⁷⁰.
    #expect(abs(slow.trough.value / (-0.4 * 0x1p70) - 1) < 1e-12)
  }

  @Test func `a jump is passed where it shows, in either direction`() {
    let jump = EasedTrajectory(from: 0.0, to: 1, duration: 0)
    let timing = Timing(delay: 1, duration: 2, iterations: 2, direction: .alternate, fill: .both)
    let motion = jump.timed(by: timing)
    #expect(motion.value(at: 5.0.nextDown) == 1 && motion.value(at: 5) == 0)
    let events = motion.events(after: -1, through: 9).filter { $0.path == MotionEvent.Path(0) }
    #expect(events.map(\.time) == [1, 1, 5, 5])
    #expect(events.map(\.kind) == [.begin, .end, .end, .begin])
    #expect(events.map(\.isBackward) == [false, false, true, true])
    let partial = Timing(delay: 1, duration: 2, iterationStart: 0.5, fill: .both)
    let rest = jump.timed(by: partial)
    #expect(rest.start == 1, "it was passed before")
    #expect(rest.events(after: -1, through: 1.5).map(\.kind) == [.begin])
  }

  @Test func `an end that is cut off is held`() {
    let motion = ramp.timed(by: Timing(duration: 2, endDelay: -0.5, fill: .both))
    #expect(motion.duration == 1.5 && motion.value(at: 1.5) == 17.5)
    #expect(motion.end == 17.5 && motion.value(at: 1.75) == 17.5)
    #expect(motion.effectValue(at: 1.75) == 18.75, "the model itself goes on to the active end")
  }

  @Test(arguments: [1.0, 2, 3, 4, 1e9, 1e9 + 1])
  func `a motion that goes back and forth ends where the parity of its count says`(count: Double) {
    for duration in [0.1, 0.7, 1, 1.0 / 3] {
      let timing = Timing(
        duration: duration, iterations: count, direction: .alternate, fill: .forwards)
      #expect(ramp.timed(by: timing).end == (Elementary.fract(count / 2) == 0 ? 10 : 20))
    }
  }

  @Test func `an endless motion has a period`() {
    let once = ramp.timed(by: Timing(delay: 1, duration: 2, iterations: .infinity))
    #expect(once.duration == .infinity && once.recurrences.map(\.period) == [2])
    #expect(once.isAnalyzable)
    #expect(once.peak.value > 20 - 1e-14 && once.trough.value == 10)
    let turning = ramp.timed(
      by: Timing(delay: -1, duration: 2, iterations: .infinity, direction: .alternate))
    #expect(turning.recurrences.map(\.period) == [4] && turning.peak.value == 20)
    #expect(abs(turning.peak.time - 1) < 1e-15)
    #expect(ramp.timed(by: Timing(delay: 1, duration: .infinity)).isAnalyzable)
    #expect(once.settlingTime(within: 1) == .infinity)
  }

  @Test(arguments: [Easing.linear, .penner(.back, .out), .steps(5)])
  func `turns are found in every iteration`(easing: Easing) {
    let arch = EasedTrajectory(
      from: 0.0, to: 1, duration: 3,
      easing: .stops([.init(0), .init(1, at: 0.25), .init(0.5, at: 0.5), .init(0.5)]))
    for direction in Timing.Direction.allCases {
      let motion = arch.timed(
        by: Timing(
          delay: 0.37, duration: 0.7, iterations: 4.25, iterationStart: 0.4,
          direction: direction, fill: .both, easing: easing))
      var (seen, previous) = ([Double](), motion.value(at: 0))
      var rising = 0.0
      let count = 20_000
      for step in 1...count {
        let value = motion.value(at: motion.duration * Double(step) / Double(count))
        if value != previous {
          if (value - previous) * rising < 0 { seen.append(previous) }
          (rising, previous) = (value - previous, value)
        }
      }
      let found = motion.extrema.map(\.value)
      #expect(found.count == seen.count, "\(direction)")
      for (a, b) in zip(found, seen) { #expect(abs(a - b) < 5e-3) }
      // The values are the base's own, and not those of samples at instants that are rounded.
      for turn in motion.extrema {
        let shown = motion.value(at: turn.time)
        #expect(abs(turn.value - shown) < 2e-14, "\(turn)")
        #expect(
          [0, 0.5, 1].contains(turn.value) || turn.value == shown || easing != .linear, "\(turn)")
      }
    }
  }

  @Test(arguments: [0.0, 0.1, 12.7, 1e6])
  func `both sides of a jump are found in late iterations`(delay: Double) {
    let saw = EasedTrajectory(
      from: 0.0, to: 1, duration: 0.3,
      easing: .stops([.init(0), .init(1.5, at: 0.3), .init(-0.5, at: 0.3), .init(1)]))
    for direction in Timing.Direction.allCases {
      let motion = saw.timed(
        by: Timing(delay: delay, duration: 0.7, iterations: 50, direction: direction, fill: .both))
      let late = Array(motion.extrema(in: delay + 7 * 0.7...delay + 9 * 0.7))
      #expect(late.filter { abs($0.value - 1.5) < 1e-8 }.count == 2, "\(direction) \(late)")
      #expect(late.filter { abs($0.value + 0.5) < 1e-8 }.count == 2, "\(direction)")
    }
  }

  @Test func `crossing and settling are found through a timing`() throws {
    let motion = ramp.timed(
      by: Timing(delay: 1, duration: 2, iterations: 3, direction: .alternate, fill: .both))
    #expect(abs(try #require(motion.firstTime(reaching: 15)) - 2) < 1e-15)
    #expect(abs(motion.settlingTime(within: 5) - 6) < 1e-14)
  }

  @Test func `a timed motion survives encoding`() throws {
    let motion = ramp.timed(by: Timing(delay: 1, duration: 2, iterations: .infinity))
    let copy = try JSONDecoder().decode(
      Timed<EasedTrajectory<Double>>.self, from: try JSONEncoder().encode(motion))
    #expect(copy == motion && copy.hashValue == motion.hashValue)
    let ramp = #"{"from": 1, "to": 2, "duration": 1, "easing": "linear"}"#
    let short = #"{"base": \#(ramp), "timing": {"duration": 1}}"#
    let read = try JSONDecoder().decode(
      Timed<EasedTrajectory<Double>>.self, from: Data(short.utf8))
    #expect(read.value(at: 0.5) == 1.5 && read.value(at: 2) == 1, "the start shows")
  }

  @Test func `a base without an end is played at its own rate, anew in each iteration`() {
    let endless = Pendulum().repeated()
    let motion = endless.timed(by: Timing(delay: 1, duration: 12.5, iterations: 3, fill: .both))
    #expect(motion.duration == 38.5)
    for step in 0...1000 {
      let time = Double(step) / 80
      for begin in [1.0, 13.5, 26] {
        let (found, expected) = (motion.state(at: begin + time), endless.state(at: time))
        guard time < 12.5 else { continue }
        #expect(abs(found.value - expected.value) < 1e-13, "\(time)")
        #expect(abs(found.velocity - expected.velocity) < 1e-12, "\(time)")
      }
    }
    checkTrajectory(motion, [])
    let stuck = endless.timed(by: Timing(duration: .infinity))
    #expect(stuck.value(at: 5) == 0 && stuck.value(at: .infinity) == 0)
  }

  @Test func `the first instant of an iteration has its events, however it is rounded`() {
    let line = EasedTrajectory(from: 0.0, to: 1, duration: 1)
    let timing = Timing(delay: 0.2, duration: 0.35, iterations: 7)
    let events = line.timed(by: timing).events(after: -1, through: 9)
    for kind in [MotionEvent.Kind.begin, .end] {
      #expect(events.filter { $0.path == MotionEvent.Path(0) && $0.kind == kind }.count == 7)
    }
    let never = Timing(delay: 1, duration: 1, endDelay: -1.5)
    #expect(line.timed(by: never).events(after: -1, through: 9).map(\.kind) == [.begin, .end])
  }

  @Test(arguments: [Easing.linear, .easeIn, .easeInOut, .steps(3), .steps(4, .jumpBoth)])
  func `each pass reports each event of the motion that it shows, once`(easing: Easing) {
    let track = Track(
      from: 0.0,
      [
        .move(to: 1), .linear(to: 2, duration: 0.3), .cubic(to: 0, duration: 0.6),
        .linear(to: 1, duration: 0.2),
      ])
    let own = track.events(after: -1, through: 9)
    var generator = SeededGenerator(seed: 53)
    func pick<Item>(_ items: [Item]) -> Item {
      items[Int(generator.nextUnit() * Double(items.count))]
    }
    // Part of a pass through steps may stay on one of them, in no direction.
    let isSmooth = easing != .steps(3) && easing != .steps(4, .jumpBoth)
    for _ in 0..<Effort.cases(40) {
      let duration = pick([0.35, 0.1, 0.7, 1.0 / 3, 0.05 + generator.nextUnit()])
      // Quarters of an iteration, whose sums are exact.
      let early = isSmooth ? -generator.nextUnit() * 2 * duration : 0
      let timing = Timing(
        delay: pick([0, 0.2, 1e6, generator.nextUnit() * 2, early]), duration: duration,
        iterations: pick(isSmooth ? [1, 2, 7, 2.25, 5.5] : [1, 2, 7]),
        iterationStart: pick(isSmooth ? [0, 0, 1, 0.25, 3.5] : [0, 1, 3]),
        direction: pick(Timing.Direction.allCases),
        fill: pick(Timing.Fill.allCases), easing: easing)
      guard timing.endTime > 0 else { continue }
      let first = timing.iterationStart + Swift.max(0, -timing.delay) / duration
      let last = timing.iterationStart + timing.iterations
      var expected: [EventCount: Int] = [:]
      for iteration in Int(first)..<Int(last.rounded(.up)) {
        let low = Swift.max(0, first - Double(iteration))
        let high = Swift.min(1, last - Double(iteration))
        let alternates = timing.direction == .alternate || timing.direction == .alternateReverse
        let isReversed = timing.direction == .reverse || timing.direction == .alternateReverse
        let runsBack = isReversed != (alternates && iteration % 2 == 1)
        let (from, to) = runsBack ? (1 - high, 1 - low) : (low, high)
        // A whole iteration shows the whole motion, even if the easing jumps at its ends.
        let start = from == 0 ? 0 : easing.value(at: from)
        let end = to == 1 ? 1 : easing.value(at: to)
        for event in own {
          let share = event.time / track.duration
          guard share >= start && share <= end else { continue }
          expected[EventCount(kind: event.kind, isBackward: runsBack), default: 0] += 1
        }
      }
      let motion = track.timed(by: timing)
      func counted(_ events: [MotionEvent], isReversed: Bool = false) -> [EventCount: Int] {
        var counts: [EventCount: Int] = [:]
        for event in events where event.path == MotionEvent.Path(0) {
          let isBackward = event.isBackward != isReversed
          counts[EventCount(kind: event.kind, isBackward: isBackward), default: 0] += 1
        }
        return counts
      }
      let whole = motion.events(after: -1, through: timing.endTime + 1)
      #expect(counted(whole) == expected, "\(timing)")
      for rate in [24.0, 60, 120] {
        var frames = [Swift.max(0, timing.delay) - 0.1]
        while frames[frames.count - 1] <= timing.endTime {
          // Some frames are dropped.
          frames.append(frames[frames.count - 1] + pick([1, 1, 1, 2, 5]) / rate)
        }
        let forwards = zip(frames, frames.dropFirst()).flatMap {
          motion.events(after: $0, through: $1)
        }
        #expect(counted(forwards) == expected, "\(timing), \(rate) Hz")
        frames.reverse()
        let backwards = zip(frames, frames.dropFirst()).flatMap {
          motion.events(after: $0, through: $1)
        }
        #expect(counted(backwards, isReversed: true) == expected, "\(timing), −\(rate) Hz")
      }
    }
  }

  private struct EventCount: Hashable {
    let kind: MotionEvent.Kind
    let isBackward: Bool
  }

  @Test func `a record of many iterations is cut where it is asked for`() {
    let ticks = ramp.timed(by: Timing(duration: 0x1p-10, iterations: .infinity))
    for easing in [Easing.linear, .easeInOut] {
      let motion = ticks.timed(by: Timing(duration: 10, easing: easing))
      func iterations(from start: Double, to end: Double) -> Double {
        var count = 0.0
        _ = motion.visitEvents(from: start, to: end) {
          if case .iteration = $0.kind, $0.path == MotionEvent.Path(0) { count += $0.count }
          return true
        }
        return count
      }
      let whole = iterations(from: 0, to: 9.999)
      for cut in [1, 2.5, 5, 5.0.nextUp, 7.25, 9.5] {
        let parts = iterations(from: 0, to: cut) + iterations(from: cut, to: 9.999)
        #expect(parts == whole, "\(easing) cut at \(cut)")
        let back = iterations(from: 9.999, to: cut) + iterations(from: cut, to: 0)
        #expect(back == whole, "\(easing) cut at \(cut) backwards")
      }
      guard easing == .linear else { continue }
      #expect(iterations(from: 5, to: 7) == 2048 && iterations(from: 7, to: 5) == 2048)
      #expect(whole == 10238, "the 10 239th begins just before")
    }
  }

  /// A base whose rate rises for 1 ms in the middle of an easing, which passes ½ there.
  private static let kink = Track(
    from: 0.0,
    [
      .linear(to: 1, duration: 1), .linear(to: 1.1, duration: 0.001),
      .linear(to: 2.1, duration: 1),
    ])

  @Test(
    arguments: [
      // The slope at ½: of (0.42, 0, 0.58, 1) at parameter ½ it is 1.5/0.87.
      (Easing.easeInOut, 1.5 / 0.87), (.penner(.quad, .inOut), 2), (.penner(.cubic, .inOut), 3),
      (.penner(.sine, .inOut), Double.pi / 2),
      (
        .stops([.init(0, at: 0), .init(0.1, at: 0.25), .init(0.9, at: 0.75), .init(1, at: 1)]), 1.6
      ),
      (Easing.penner(.quad, .inOut).nested(in: .penner(.cubic, .inOut)), 6),
      (Easing.penner(.quad, .in).mirrored(), 2), (Easing.penner(.cubic, .inOut).reversed(), 3),
    ])
  func `a rate that jumps for a moment behind an easing is seen in a sum`(
    easing: Easing, slope: Double
  ) {
    let (duration, fall) = (2.001, -40.0)
    let line = EasedTrajectory(from: 0.0, to: fall * duration, duration: duration, easing: .linear)
    let quarter = EasedTrajectory(from: 0.25, to: 0.25, duration: duration)
    // Around the middle the base runs at the slope; the middle has no second derivative.
    let half = 0.0005 / slope
    let timed = Self.kink.timed(by: Timing(duration: duration, easing: easing))
    let group = TrackGroup(Self.kink, duration: duration, easing: easing)
    for motion in [
      AnyTrajectory(timed + line), AnyTrajectory(group + line),
      AnyTrajectory(line.delayed(by: 0) + timed),
      AnyTrajectory((timed + line).blended(with: group + line, weight: quarter)),
      AnyTrajectory(timed.blended(with: group, weight: quarter.reversed()) + line),
    ] {
      let turns = motion.extrema.map(\.time).filter { $0 > 0 && $0 < duration }
      #expect(turns.count == 2, "\(turns)")
      guard turns.count == 2 else { continue }
      #expect((turns[0] - (1.0005 - half)).magnitude < 1e-7)
      #expect((turns[1] - (1.0005 + half)).magnitude < 1e-7)
    }
    // Inside of the moment the base covers 0.1 in 1 ms.
    #expect((timed.peakSpeed - 100 * slope).magnitude < 1e-3 * slope)
  }

  @Test func `the speed at which a pass runs back from the end of its base counts`() {
    // It falls at 10 + 10 t; the slope of the sine is π/2 at first, and decreases.
    let fall = Fall(from: 0.0, velocity: 10, acceleration: 10, duration: 1)
    let timing = Timing(
      duration: 1, iterations: 0.5, direction: .alternateReverse, fill: .both,
      easing: .penner(.sine, .in))
    let whole = Timing(duration: 1, direction: .reverse, easing: .penner(.sine, .in))
    let delayed = Timing(
      delay: 0.155, duration: 1, iterations: 0.5, direction: .alternateReverse,
      easing: .penner(.sine, .in))
    for motion in [
      AnyTrajectory(fall.timed(by: timing)), AnyTrajectory(fall.timed(by: whole)),
      AnyTrajectory(fall.timed(by: delayed)),
      AnyTrajectory(TrackGroup(fall, duration: 1, easing: .penner(.sine, .in)).reversed()),
    ] {
      #expect((motion.peakSpeed - 10 * .pi).magnitude < 1e-9)
    }
  }

  @Test func `a pass that starts at the end of its base and leaves it does not arrive there`() {
    let line = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .linear)
    let timing = Timing(duration: 0.3, easing: .stops([.init(1, at: 0), .init(2, at: 1)]))
    // Each is cut off at full speed, and holds its end.
    for base in [
      AnyTrajectory(line.repeated(0.75)), AnyTrajectory(line.clipped(to: 0.5)),
      AnyTrajectory(line.reversed().followed(by: line.repeated(0.75))),
    ] {
      let timed = base.timed(by: timing)
      #expect(base.velocity(at: base.duration) == 1)
      #expect(timed.velocity(at: 0.1) == 0)
      #expect(timed.peakSpeed == 0)
    }
  }
}
