// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionTesting
import Testing

@Suite struct LoopedTests {
  @Test func `a repeated motion is exact in its billionth round`() {
    let ramp = EasedTrajectory(from: 0.0, to: 1, duration: 0.5, easing: .linear)
    checkTrajectory(ramp.repeated(3.5, autoreverses: true))
    checkTrajectory(ramp.repeated(2.25), [])
    checkTrajectory(ramp.repeated(.infinity, autoreverses: true))
    checkTrajectory(ramp.repeated(0))
    let endless = ramp.repeated()
    #expect(endless.duration == .infinity && endless.recurrences.map(\.period) == [0.5])
    #expect(endless.value(at: 500_000_000.125) == 0.25)
    #expect(endless.value(at: 0.5) == 0, "a boundary belongs to the next round")
    #expect(ramp.repeated(2).value(at: 1) == 1, "the last end belongs to the last round")
    #expect(ramp.repeated(2.5).end == 0.5)
    #expect(ramp.repeated(2, autoreverses: true).end == 0)
    #expect(ramp.repeated(3, autoreverses: true).end == 1)
    #expect(ramp.repeated(2, autoreverses: true).velocity(at: 0.75) == -2)
  }

  @Test func `a loop is at rest no earlier than it is over, however often it runs`() {
    // Beyond 2⁵³ the iteration before the last has no number of its own.
    for step in 0..<200 {
      let line = EasedTrajectory(from: 0.0, to: 1, duration: 1 + 0.01 * Double(step))
      let spring = SpringTrajectory(from: 1.0, to: 0, spring: .snappy(duration: 0.1))
      let base = line.followed(by: spring)
      let loop = base.repeated(0x1p53 + 2)
      #expect(loop.restTime >= loop.duration)
    }
  }

  @Test func `from iteration 2⁵³ onwards a loop holds its start, in each of its answers`() {
    let far = 0x1p53 * 0.75
    for base in [1.0, 3].map({ EasedTrajectory(from: $0, to: 2, duration: 0.75, easing: .linear) })
    {
      for loop in [base.repeated(), base.repeated(.infinity, autoreverses: true)] {
        // 2⁵³ is even, and the iteration before it runs to the end, or back from there.
        #expect(loop.value(at: far.nextDown) != base.start)
        for time in [far, far.nextUp, far * 1.1, far * 1e30, .infinity] {
          #expect(loop.value(at: time) == base.start)
          #expect(loop.velocity(at: time) == 0)
        }
      }
    }
  }

  @Test func `a jump back to the start hides neither the peak nor the end`() throws {
    let ramp = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .linear)
    // What an iteration comes to counts, at the last instant before it jumps.
    let top = Extremum(time: 1.0.nextDown, value: 1, kind: .maximum)
    #expect(ramp.repeated().peak == top && ramp.repeated(2.5).peak == top)
    #expect(ramp.repeated(2).peak == top)
    #expect(ramp.repeated(2.5).extrema.map(\.kind) == [.maximum, .minimum, .maximum, .minimum])
    #expect(ramp.repeated(2.5).extrema.first { _ in true } == top)
    #expect(ramp.repeated(2).firstTime(reaching: 1) == 1, "the instant of the jump from there")
    #expect(ramp.repeated(2.5).firstTime(reaching: 1) == 1)
    #expect(Array(ramp.repeated(2.5).times(reaching: 1)) == [1, 2])
    #expect(ramp.repeated(2).firstTime(reaching: 1.0.nextUp) == nil)
    #expect(try #require(ramp.repeated().firstTime(reaching: 0.75)) == 0.75)
    #expect(ramp.repeated(1e9).peak == top, "found without visiting the others")
    #expect(ramp.repeated(1e9).end == 1)
    #expect(ramp.repeated(3, autoreverses: true).peak.time == 1)
    #expect(ramp.repeated(2).settlingTime(within: 0.5) == 1.5)
  }

  @Test func `iterations are told by their number, and equality by what was asked for`() {
    let line = EasedTrajectory(from: 0.0, to: 1, duration: 0.5, easing: .linear)
    let loop = line.repeated(3)
    let kinds = loop.events(after: 0, through: 1.25).map(\.kind)
    #expect(kinds.filter { $0 != .begin && $0 != .end } == [.iteration(1), .iteration(2)])
    #expect(loop.count == 3 && !loop.autoreverses && loop.base == line)
    #expect(loop == line.repeated(3) && loop.hashValue == line.repeated(3).hashValue)
    #expect(loop != line.repeated(2) && loop != line.repeated(3, autoreverses: true))
  }

  @Test func `a count that is negative traps`() async {
    await #expect(processExitsWith: .failure) { _ = Pendulum().repeated(-1) }
    await #expect(processExitsWith: .failure) { _ = Pendulum().repeated(.nan) }
  }

  @Test func `a loop without a duration shows the end of its last iteration`() {
    let jump = EasedTrajectory(from: 2.0, to: 5, duration: 0)
    for (count, end) in [(1.0, 5.0), (2, 2), (3, 5), (4, 2), (0, 2)] {
      let loop = jump.repeated(count, autoreverses: true)
      #expect(loop.value(at: -1) == 2)
      #expect(loop.value(at: 0) == end)
      #expect(loop.end == end)
      #expect(loop.velocity(at: 0) == 0)
      #expect(loop.peak.value == Swift.max(end, loop.value(at: 0)))
    }
  }

  @Test func `the last stretch of a loop that rests has no end`() {
    let spring = Spring(mass: 1, stiffness: 200, damping: 5)
    let first = SpringTrajectory(from: 1.2, to: 0.05, spring: spring)
    let second = SpringTrajectory(from: 2.0, to: 1, spring: .snappy)
    // The first swings on for 90 stretches after the fade, and does not show.
    for count in [1.0, 2, 2.5] {
      let fade = first.crossfaded(to: second, at: 0.36, duration: 0.18)
      #expect(fade.repeated(count).stretches(of: .along(1)).last?.end == .infinity)
      #expect(fade.delayed(by: 1).stretches(of: .along(1)).last?.end == .infinity)
    }
  }

  @Test func `a motion that rests has one stretch from any later instant on`() {
    let spring = SpringTrajectory(from: 0.0, to: 1, spring: Spring(duration: 0.5, bounce: 0.15))
    func check(_ motion: some Trajectory<Double>) {
      for measure: Measure<Double> in [.along(1), .rate(along: 1), .speed] {
        for time in [motion.restTime, motion.restTime + 0.1, motion.restTime * 3, 1e9, 1e300] {
          var stretches: [Stretch] = []
          _ = motion.visitStretches(of: measure, from: time, upTo: .infinity) {
            stretches.append($0)
            return true
          }
          let number = measure == .along(1) ? motion.end : 0
          let rest = Stretch(begin: time, end: .infinity, first: number, last: number)
          #expect(stretches == [rest], "\(motion) from \(time)")
        }
      }
    }
    for count in [1, 2, 3, 3.5] {
      for autoreverses in [false, true] {
        check(spring.repeated(count, autoreverses: autoreverses))
        check(spring.repeated(count, autoreverses: autoreverses).delayed(by: 0.1).speed(1.7))
        check(spring.delayed(by: 0.3).reversed().repeated(count, autoreverses: autoreverses))
      }
      check(spring.accumulated(count))
      check(spring.timed(by: Timing(delay: 0.2, duration: 0.7, iterations: count)))
    }
    check(spring.followed(by: spring.reversed()).repeated(2))
    check(spring.speed(1e10).repeated(2))
    check(spring.driven(by: PlaybackClock()))
  }

  @Test func `a pause is between two rounds, and equal at both turns`() {
    let line = EasedTrajectory(from: 0.0, to: 1, duration: 2, easing: .linear)
    // A walk along the time line: play, pause, play back, pause.
    func walked(_ time: Double, _ rounds: Int, _ pause: Double, turns: Bool) -> Double {
      var rest = time
      for round in 0..<rounds {
        let isBack = turns && round % 2 == 1
        if rest < 2 || round == rounds - 1 {
          let share = min(rest, 2) / 2
          return isBack ? 1 - share : share
        }
        rest -= 2
        if rest < pause { return isBack ? 0 : 1 }
        rest -= pause
      }
      return .nan
    }
    for turns in [false, true] {
      for (rounds, pause) in [(3, 0.5), (4, 1), (1, 0.5), (5, 0.125), (2, 0)] {
        let loop = line.repeated(Double(rounds), pause: pause, autoreverses: turns)
        #expect(loop.duration == Double(rounds) * 2 + Double(rounds - 1) * pause)
        checkTrajectory(loop)
        for step in 0...320 {
          let time = Double(step) / 16
          #expect(loop.value(at: time) == walked(time, rounds, pause, turns: turns))
        }
        #expect(loop.value(at: -1) == 0)
        let kinds = loop.events(after: -1, through: 99).filter { $0.path.isEmpty }
        #expect(kinds.first?.kind == .begin && kinds.first?.time == 0)
        #expect(kinds.last?.kind == .end && kinds.last?.time == loop.duration)
        #expect(kinds.count == rounds + 1)
      }
    }
    let endless = line.repeated(pause: 0.5, autoreverses: true)
    #expect(endless.duration == .infinity && endless.value(at: 5e9 + 2.25) == 1)
    #expect(line.repeated(2.5, pause: 0.5).duration == 6)
    #expect(abs(line.repeated(2.5, pause: 0.5).end - 0.5) < 1e-15)
    #expect(line.repeated(1.5, pause: 0.5, autoreverses: true).duration == 3.5)
    #expect(line.repeated(1.5, pause: 0.5, autoreverses: true).end == 0.5)
    // A spring that is not quite at its target goes on ringing after the last round.
    let spring = SpringTrajectory(from: 0.0, to: 1, spring: .bouncy)
    let rung = spring.repeated(3, pause: 0.5, autoreverses: true)
    #expect(rung.end == 1 && rung.restTime > rung.duration)
    checkTrajectory(rung)
  }

  @Test func `an endless loop plays its round to the end`() {
    let line = EasedTrajectory(from: 0.0, to: 1, duration: 2, easing: .linear)
    #expect(line.repeated().finishing(at: 7.9) == line.repeated(4))
    #expect(line.repeated().finishing(at: 8) == line.repeated(5))
    #expect(line.repeated().finishing(at: -1) == line.repeated(1))
    #expect(line.repeated().finishing(at: .nan) == line.repeated(1))
    #expect(line.repeated().finishing(at: .infinity) == line.repeated())
    #expect(line.repeated(2.5).finishing(at: 4.5) == line.repeated(2.5))
    #expect(line.repeated(2.5).finishing(at: 90) == line.repeated(2.5))
    let yoyo = line.repeated(pause: 0.5, autoreverses: true)
    #expect(yoyo.finishing(at: 3) == line.repeated(2, pause: 0.5, autoreverses: true))
    #expect(yoyo.finishing(at: 3).duration == 4.5)
    #expect(line.repeated().delayed(by: 1).finishing(at: 2.5).duration == 3)
  }

  @Test func `a loop with pauses is stored, and prints as it was made`() throws {
    let line = EasedTrajectory(from: 0.0, to: 1, duration: 2)
    for (count, turns) in [(3.0, true), (4, true), (2, false), (.infinity, true), (2.5, true)] {
      let loop = line.repeated(count, pause: 0.5, autoreverses: turns)
      let data = try JSONEncoder().encode(loop)
      let copy = try JSONDecoder().decode(type(of: loop), from: data)
      #expect(copy == loop && copy.duration == loop.duration)
    }
    let yoyo = line.repeated(3, pause: 0.5, autoreverses: true)
    #expect("\(yoyo)" == "\(line).repeated(3, pause: 0.5, autoreverses: true)")
    #expect("\(line.repeated(2, pause: 0.5))" == "\(line).repeated(2, pause: 0.5)")
    // A duration that ends before the motion does is no motion's.
    for text in [
      #"{"base": {"from": 0, "to": 1, "duration": 2}, "delay": 0, "endDelay": -0.5}"#,
      #"{"base": {"from": 0, "to": 1, "duration": 2}, "delay": -0.5, "endDelay": -0.5}"#,
    ] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(
          Delayed<EasedTrajectory<Double>>.self, from: Data(text.utf8))
      }
    }
    let longer = String(decoding: try JSONEncoder().encode(yoyo), as: UTF8.self)
      .replacing(#""endDelay":-0.25"#, with: #""endDelay":-0.75"#)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(type(of: yoyo), from: Data(longer.utf8))
    }
  }

  @Test func `a loop with pauses shows its end at its duration, whatever rounding does`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let easing = random.nextUnit() < 0.3 ? Easing.steps(2, .jumpStart) : .linear
      let line = EasedTrajectory(
        from: 0.0, to: 1, duration: random.nextUnit() * 2, easing: easing)
      let (count, pause) = (Double(1 + Int(random.nextUnit() * 9)), random.nextUnit())
      let loop = line.repeated(count, pause: pause, autoreverses: random.nextUnit() < 0.5)
      let exact = line.duration * count + pause * (count - 1)
      #expect(abs(loop.duration - exact) <= 4e-15 * (exact + pause))
      #expect(loop.value(at: loop.duration) == loop.end)
      let endless = line.repeated(pause: pause, autoreverses: true)
      #expect(
        endless.finishing(at: exact)
          == line.repeated(
            endless.finishing(at: exact).base.count, pause: pause, autoreverses: true))
    }
  }
}
