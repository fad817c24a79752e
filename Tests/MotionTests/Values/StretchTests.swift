// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionTesting
import Testing

/// The analysis of composed motions: exact, and never re-sampled.
@Suite struct StretchTests {
  @Test func `stretches tile time, and hold every sample between their ends`() {
    RandomMotion.check(seed: 1) { MotionLaws.stretches($0) }
  }

  @Test func `where an easing overshoots they tile time, too`() {
    RandomMotion.check(seed: 3) { MotionLaws.beyond($0) }
  }

  @Test func `peaks, turns, levels and settling times agree with dense samples`() {
    RandomMotion.check(seed: 2) { MotionLaws.analysis($0) }
  }

  @Test func `every leaf and every combinator answers as dense samples do`() {
    RandomMotion.check(seed: 4, isWide: true) { MotionLaws.ends($0) ?? MotionLaws.samples($0) }
    RandomMotion.check(seed: 5, isWide: true) { MotionLaws.events($0) }
    RandomMotion.check(seed: 6, isWide: true) { MotionLaws.stretches($0) ?? MotionLaws.beyond($0) }
    RandomMotion.check(seed: 7, isWide: true) { MotionLaws.analysis($0) }
  }

  @Test func `crossings and speeds agree with dense samples, along directions too`() {
    RandomMotion.check(seed: 8, isWide: true, trees: 25) { MotionLaws.crossings($0) }
    RandomMotion.check(seed: 9, isWide: true, trees: 25) { MotionLaws.speeds($0) }
    RandomMotion.check(seed: 10, isWide: true, trees: 25) { MotionLaws.directions($0) }
  }

  @Test func `the rate of a sum is sampled between the jumps of its members' rates`() {
    // Two springs that are released at times of their own: neither jump of the velocity is lost.
    var spring = InterruptibleSpring(from: 0.0, to: -0.5, spring: .snappy)
    spring.hold(at: 0.475)
    spring.release(velocity: -4, at: 0.575)
    let sum = spring.delayed(by: 0.1) + spring.scaled(by: -1).speed(1.5)
    let release = (0.575 / 1.5).nextUp
    #expect(sum.peakSpeed >= sum.velocity(at: release).magnitude * (1 - 1e-9))
    #expect(sum.velocity(at: release).magnitude > 5)
    let sums = sum.crossfaded(to: sum.reversed(), at: 0.2, duration: 0.5)
    let step = sums.restTime / 4000
    let most = (0...4000).map { sums.velocity(at: step * Double($0)).magnitude }.max() ?? 0
    #expect(sums.peakSpeed >= most && sums.peakSpeed <= most * 1.01)
  }

  @Test func `an interval lists the crossings that the whole motion lists there`() {
    // A spring that rests at the level before it leaves has arrived there at time 0.
    var spring = InterruptibleSpring(from: 1.7, to: 1.7, spring: .bouncy)
    spring.retarget(to: 5, at: 0.288_821_552_639_445_3)
    #expect(spring.lastTime(reaching: 1.7) == 0)
    for begin in [0.1, 0.288_821_552_639_445_3, 0.288_821_552_639_445_5, 0.2888216] {
      #expect(spring.times(reaching: 1.7, in: begin...10).first { _ in true } == nil)
      #expect(Array(spring.times(reaching: 5, in: begin...10)) == Array(spring.times(reaching: 5)))
    }
  }

  @Test func `a jump keeps its peak through a delay and a speed`() {
    let saw = Track(from: 0.0, [.linear(to: 1, duration: 0.3), .move(to: 0)])
    #expect(saw.delayed(by: 0.09).peak.value == 1)
    #expect(saw.speed(0.07).peak.value == 1)
    let loop = EasedTrajectory(from: 0.0, to: 1, duration: 0.7).repeated(2.5)
    #expect(loop.delayed(by: 0.18).peak.value == 1)
    let steps = Track(values: [0.0, 5, 1], mode: .discrete, duration: 0.9)
    #expect(steps.delayed(by: 0.59).peak.value == 5)
  }

  @Test func `the end after a cut spring is its peak`() {
    let track = Track(from: 0.0, [.spring(to: 1, duration: 0.2, spring: .smooth)])
    #expect(track.peak.value == 1)
    #expect(track.firstTime(reaching: 0.99) == track.duration)
    #expect(track.reversed().peak.value == 1)
    #expect(track.repeated(2, autoreverses: true).peak.value == 1)
    #expect(track.timed(by: Timing(duration: 1, direction: .reverse)).peak.value == 1)
  }

  @Test func `a paced cubic has its trough in closed form`() {
    let track = Track(values: [-0.7613, -0.9257, -0.7576, 0.2567], mode: .cubicPaced())
    #expect(abs(track.trough.value + 0.92694) < 1e-5)
  }

  @Test func `a motion that begins again is not monotone`() {
    let line = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .linear)
    #expect(line.isMonotone)
    #expect(!line.repeated(2).isMonotone)
    #expect(!line.repeated().isMonotone)
    #expect(!line.repeated(2).delayed(by: 0.1).isMonotone)
  }

  @Test func `an easing that leaves by a jump has the peak that it shows`() {
    let expo = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .penner(.expo, .out))
    #expect(expo.peak.value == 1)
    #expect(expo.repeated().peak.value == 1 - 0x1p-10)
  }

  @Test func `a loop shows how its last iteration rings out`() {
    let spring = SpringTrajectory(from: 0.0, to: 1, spring: .bouncy)
    let loop = spring.settling(within: .absolute(0.3)).repeated(3)
    #expect(loop.peak.value == spring.peak.value)
  }

  @Test func `a timing's analysis ends where its samples do`() {
    let line = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .linear)
    let timing = Timing(
      delay: -0.29361988200802286, duration: 0.3, endDelay: 0.1, direction: .alternateReverse,
      fill: .forwards)
    #expect(line.timed(by: timing).peak.value < 0.03)
  }
}
