// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionTesting
import Testing

@Suite struct CrossingSequenceTests {
  @Test func `crossings come in order, once each, also where the level is only touched`() {
    // sin 3t is 0 at multiples of π/3, and 1 at its maxima.
    let zeros = Array(Pendulum().times(reaching: 0))
    #expect(zeros.count == 10)
    for (index, time) in zeros.enumerated() {
      #expect(abs(time - Double(index) * .pi / 3) < 1e-9)
    }
    let triangle = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .linear)
      .repeated(4, autoreverses: true)
    #expect(Array(triangle.times(reaching: 1)) == [1, 3])
    #expect(Array(triangle.times(reaching: 0)) == [0, 2, 4])
    #expect(Array(triangle.times(reaching: 0.25)) == [0.25, 1.75, 2.25, 3.75])
    #expect(Array(triangle.times(reaching: 1.5)).isEmpty)
  }

  @Test func `an endless motion gives as many as are asked for`() {
    let triangle = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .linear)
      .repeated(autoreverses: true)
    #expect(Array(triangle.times(reaching: 0.5).prefix(4)) == [0.5, 1.5, 2.5, 3.5])
    #expect(Array(triangle.times(reaching: 0.5, in: 1...2.5)) == [1.5, 2.5], "the end counts")
    #expect(Array(triangle.times(reaching: 0.5, in: 1_000_000...1_000_001)) == [1_000_000.5])
  }

  @Test func `each pass begins anew, and a jump crosses what lies between`() {
    let saw = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .linear).repeated(3)
    let times = saw.times(reaching: 0.5)
    #expect(Array(times) == Array(times) && Array(times) == [0.5, 1, 1.5, 2, 2.5])
    var iterator = times.makeIterator()
    #expect(iterator.next() == 0.5 && iterator.next() == 1)
    #expect(times.first { $0 > 1 } == 1.5)
  }

  @Test func `a vector crosses a level along a direction`() {
    let line = EasedTrajectory(from: SIMD2(0.0, 4), to: SIMD2(8, 0), duration: 2, easing: .linear)
    #expect(Array(line.times(reaching: 2, along: SIMD2(1, 0))) == [0.5])
    #expect(Array(line.times(reaching: 1, along: SIMD2(0, 1))) == [1.5])
    #expect(line.firstTime(reaching: 10, along: SIMD2(1, 2)) == nil)
  }

  @Test func `a motion that stays at the level has arrived once`() {
    let still = EasedTrajectory(from: 0.0, to: 0, duration: 1).repeated(100)
    #expect(still.firstTime(reaching: 0) == 0 && still.lastTime(reaching: 0) == 0)
    #expect(Array(still.times(reaching: 0)) == [0])
    #expect(SpringTrajectory(from: 0.0, to: 0, spring: .smooth).lastTime(reaching: 0) == 0)
    let late = SpringTrajectory(from: 0.0, to: 1, spring: .smooth).delayed(by: 2)
    #expect(late.lastTime(reaching: 0) == 0)
    let track = Track(from: 0.0, [.linear(to: 1, duration: 1), .hold(duration: 5)])
    #expect(track.lastTime(reaching: 1) == 1)
    // Each iteration jumps back to 0, and arrives a second later.
    let loop = track.repeated(100)
    #expect(loop.lastTime(reaching: 1) == 595 && loop.lastTime(reaching: 0) == 594)
    #expect(Array(loop.times(reaching: 1).prefix(3)) == [1, 7, 13])
    let swing = track.repeated(100, autoreverses: true)
    #expect(swing.lastTime(reaching: 0) == 600 && swing.lastTime(reaching: 1) == 589)
    #expect(Array(swing.times(reaching: 1).prefix(3)) == [1, 13, 25])
    #expect(Array(swing.times(reaching: 0).prefix(3)) == [0, 12, 24])
  }

  @Test func `the instants of an interval are those of the whole motion`() {
    let track = Track(from: 0.0, [.linear(to: 1, duration: 1), .hold(duration: 5)])
    #expect(Array(track.times(reaching: 1, in: 2...5)) == [])
    #expect(Array(track.times(reaching: 1, in: 1...5)) == [1])
    #expect(Array(track.times(reaching: 1, in: 0.5...1)) == [1])
    #expect(Array(track.times(reaching: 0, in: 0...5)) == [0])
    let loop = track.repeated(3)
    #expect(Array(loop.times(reaching: 0.5, in: 6...12)) == [6, 6.5, 12])
  }

  @Test func `a turn at the level is one instant`() {
    // Rounding lets them pass the level by an ulp, and return within a few instants.
    let fall = EasedTrajectory(
      from: 100.0, to: 0, duration: 1.1486935509893899, easing: .penner(.bounce, .in))
    let bounces = EasedTrajectory(
      from: 1.0, to: 0, duration: 1.0681390142307128, easing: .easeOutBounce)
    let swing = bounces.repeated(2, autoreverses: true).delayed(by: 0.4212864064830808)
      .repeated(2.5509887037868744, autoreverses: true)
    let group = TrackGroup(
      EasedTrajectory(from: 5.0, to: 100, duration: 0.19408896156176858, easing: .linear),
      duration: 0.1, easing: .penner(.bounce, .inOut))
    func check(_ motion: some Trajectory<Double>) {
      for stretch in motion.stretches(of: .along(1)) {
        for level in [stretch.last.nextDown, stretch.last, stretch.last.nextUp] {
          let times = Array(motion.times(reaching: level))
          #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 > 8 * $1.ulp }, "\(level)")
        }
      }
    }
    check(fall)
    check(swing)
    check(group)
  }

  @Test func `a jump whose instant is rounded hides no crossing beside it`() {
    // A line that falls by 8 in a second, and a staircase whose steps are 0.8 high. Between jumps
    // the sum is 0.8 k - 8 t. A curve that is not monotone to the last bit decides when it jumps,
    // so that a stretch may begin or end an instant before or after the jump.
    func check(
      _ curve: Easing, duration: Double, delay: Double, level: Double, steps: [Double], jumps: Int
    ) {
      let stairs = EasedTrajectory(
        from: 0.0, to: 4, duration: duration, easing: .steps(4, .jumpBoth).nested(in: curve))
      let line = EasedTrajectory(from: 0.0, to: -8, duration: 1, easing: .linear)
      let times = Array((stairs.delayed(by: delay) + line).times(reaching: level))
      #expect(times.count == steps.count + jumps, "\(times)")
      for step in steps {
        let time = (0.8 * step - level) / 8
        #expect(times.contains { ($0 - time).magnitude <= 4 * time.ulp }, "\(time) in \(times)")
      }
    }
    check(
      .bezier(0.119598388671875, 0.67022705078125, 0.166015625, 0.5320281982421875),
      duration: 0.6395751953125, delay: 23115 / 65536 * 0.3, level: 0.2840952911376953,
      steps: [1, 2, 3], jumps: 2)
    check(
      .bezier(0.401336669921875, 0.27923583984375, 0.087677001953125, 0.73309326171875),
      duration: 0.96466064453125, delay: 34579 / 65536 * 0.3, level: -2.2837660369873047,
      steps: [3, 4], jumps: 1)
  }

  @Test func `the first and the last instant of an interval are those of its list`() {
    var motions = RandomMotions(seed: 41)
    var random = SeededGenerator(seed: 42)
    var found = 0
    for _ in 0..<300 {
      let motion = motions.tree(2).motion
      guard motion.restTime < 1e3 else { continue }
      let start = random.nextUnit() * motion.restTime
      let interval = start...start + random.nextUnit() * motion.restTime
      let level = motion.value(at: random.nextUnit() * motion.restTime)
      let times = Array(motion.times(reaching: level, in: interval))
      #expect(motion.firstTime(reaching: level, in: interval) == times.first)
      #expect(motion.lastTime(reaching: level, in: interval) == times.last)
      found += times.count
    }
    #expect(found > 200)
    let yoyo = SpringTrajectory(from: 0.0, to: 1, spring: .bouncy)
      .repeated(autoreverses: true)
    let late = yoyo.firstTime(reaching: 1, in: 1e6...2e6)
    #expect(late == Array(yoyo.times(reaching: 1, in: 1e6...1e6 + 9)).first)
    #expect(yoyo.firstTime(reaching: 7, in: 0...1e9) == nil)
    #expect(yoyo.lastTime(reaching: 1, in: 0...1e6) != nil)
  }

  @Test func `a vector motion overshoots along each direction by itself`() {
    let swing = SpringTrajectory(
      from: SIMD2(0.0, 0), to: [100, -50], spring: Spring(duration: 0.5, bounce: 0.5))
    // exp(−πζ / √(1 − ζ²)) of the way, with ζ = 1 − bounce.
    let share = 0.16303353482158048
    #expect(abs(swing.overshoot(along: [1, 0]) - 100 * share) < 1e-12)
    #expect(abs(swing.overshoot(along: [0, 1]) - 50 * share) < 1e-12)
    #expect(abs(swing.overshoot(along: [0, -1]) - 50 * share) < 1e-12)
    #expect(swing.overshoot(along: [1, 2]) < 1e-12)
    let part = swing.peak(along: [1, 0], in: 0...0.1)
    #expect(part.time == 0.1 && part.value == swing.value(at: 0.1).x)
    #expect(swing.trough(along: [0, 1], in: 0...9).value == swing.trough(along: [0, 1]).value)
  }
}
