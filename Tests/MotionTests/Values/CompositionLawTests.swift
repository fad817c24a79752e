// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionTesting
import Testing

extension RandomMotion {
  /// By how much more a run tests than a daily one: `MOTION_LAWS=400` makes 20 000 trees a law
  /// where tests are optimized.
  static let share = number("MOTION_LAWS") ?? 1

  /// What is added to the seed of each law: `MOTION_LAWS_SEED=1000` tests other trees.
  static let seed = UInt64(number("MOTION_LAWS_SEED") ?? 0)

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }

  /// Holds a law against random trees up to four combinators deep, and shrinks what breaks it.
  ///
  /// Trees that are wide are made of all leaves and all combinators.
  static func check(
    seed: UInt64, allowsEndless: Bool = false, isWide: Bool = false, trees: Int = 50,
    sourceLocation: SourceLocation = #_sourceLocation, _ law: (RandomMotion) -> String?
  ) {
    for index in 0..<(Effort.cases(trees) * share) {
      var random = RandomMotions(seed: (seed &+ self.seed) &* 1_000_003 &+ UInt64(index))
      random.allowsEndless = allowsEndless
      let tree = isWide ? random.wideTree(index % 4) : random.tree(index % 5)
      guard law(tree) != nil else { continue }
      let small = tree.shrunk(law)
      Issue.record("\(small)\n=> \(law(small) ?? "")", sourceLocation: sourceLocation)
    }
  }
}

/// What holds of every composition, with the bounds within which it does.
@Suite struct CompositionLawTests {
  static let line = EasedTrajectory(from: 0.0, to: 100, duration: 1, easing: .linear)

  @Test func `every motion holds its start, and its end from its rest time on`() {
    RandomMotion.check(seed: 11) { MotionLaws.ends($0) }
    RandomMotion.check(seed: 12, allowsEndless: true) { MotionLaws.ends($0) }
  }

  @Test func `every sample is finite, and the value that of the state`() {
    RandomMotion.check(seed: 13) { MotionLaws.samples($0) }
    RandomMotion.check(seed: 14, allowsEndless: true) { MotionLaws.samples($0) }
  }

  @Test func `two delays are one by their sum up to a bit of the time`() {
    var random = RandomMotions(seed: 15)
    let clock = EasedTrajectory(from: 0.0, to: 1e3, duration: 1e3, easing: .linear)
    for _ in 0..<2000 {
      let (a, b, time) = (random.number(0, 2), random.number(0, 2), random.number(0, 900))
      let twice = clock.delayed(by: a).delayed(by: b).value(at: time)
      let once = clock.delayed(by: a + b).value(at: time)
      // One rounding of the time, and the two of the clock itself.
      #expect(abs(twice - once) <= time.ulp + 2 * once.ulp)
    }
  }

  @Test func `a speed and its inverse cancel up to two bits of the time`() {
    var random = RandomMotions(seed: 16)
    let clock = EasedTrajectory(from: 0.0, to: 1e3, duration: 1e3, easing: .linear)
    for _ in 0..<2000 {
      let (factor, time) = (random.number(0.01, 20), random.number(0, 900))
      let value = clock.speed(factor).speed(1 / factor).value(at: time)
      #expect(abs(value - clock.value(at: time)) <= 2 * time.ulp + 2 * value.ulp)
    }
    for tree in trees(17) {
      let motion = tree.motion
      let same = motion.speed(0.125).speed(8)
      #expect(same.duration == motion.duration && same.restTime == motion.restTime, "\(tree)")
      for time in times(motion) { #expect(same.value(at: time) == motion.value(at: time)) }
    }
  }

  @Test func `what changes nothing changes no bit`() {
    for tree in trees(18) {
      let motion = tree.motion
      #expect(motion.reversed().reversed().value(at: 0.3) == motion.value(at: 0.3))
      for time in times(motion) {
        let state = motion.state(at: time)
        #expect(motion.delayed(by: 0).state(at: time) == state, "\(tree)")
        #expect(motion.speed(1).state(at: time) == state, "\(tree)")
        #expect(motion.clipped(to: .infinity).state(at: time) == state, "\(tree)")
        #expect(motion.translated(by: 0).state(at: time) == state, "\(tree)")
        #expect(motion.scaled(by: 1).state(at: time) == state, "\(tree)")
      }
    }
  }

  @Test func `a zip commutes with what moves time`() {
    let (first, second) = (trees(19), trees(20))
    for (a, b) in zip(first, second) {
      let (a, b) = (a.motion, b.motion)
      let both = zip(a, b)
      for time in times(a) + times(b) {
        #expect(
          both.delayed(by: 0.3).value(at: time)
            == zip(a.delayed(by: 0.3), b.delayed(by: 0.3)).value(at: time))
        #expect(both.speed(0.7).value(at: time) == zip(a.speed(0.7), b.speed(0.7)).value(at: time))
        #expect(
          both.clipped(to: 0.4).value(at: time)
            == zip(a.clipped(to: 0.4), b.clipped(to: 0.4)).value(at: time))
      }
    }
    // For equal durations with what turns time round, too.
    var random = RandomMotions(seed: 21)
    for _ in 0..<100 {
      let a = EasedTrajectory(from: 0.0, to: 1, duration: 0.7, easing: random.easing())
      let b = EasedTrajectory(from: 2.0, to: 1, duration: 0.7, easing: random.easing())
      let (both, timing) = (zip(a, b), random.timing())
      let easing = random.easing()
      for time in times(AnyTrajectory(a.repeated(2.5))) {
        #expect(both.reversed().value(at: time) == zip(a.reversed(), b.reversed()).value(at: time))
        #expect(
          both.repeated(2.5).value(at: time)
            == zip(a.repeated(2.5), b.repeated(2.5)).value(at: time))
        #expect(
          both.timed(by: timing).value(at: time)
            == zip(a.timed(by: timing), b.timed(by: timing)).value(at: time))
        #expect(
          TrackGroup(both, easing: easing).value(at: time)
            == zip(TrackGroup(a, easing: easing), TrackGroup(b, easing: easing)).value(at: time))
      }
    }
  }

  @Test func `a sum commutes exactly`() {
    let (first, second) = (trees(22), trees(23))
    for (a, b) in zip(first, second) {
      let (a, b) = (a.motion, b.motion)
      for time in times(a) + times(b) {
        #expect((a + b).state(at: time) == (b + a).state(at: time))
      }
    }
  }

  @Test func `an overshoot survives every combinator`() {
    let timing = Timing(duration: 1, easing: .penner(.back, .out))
    let peak = CompositionLawTests.line.timed(by: timing).peak.value
    #expect(abs(peak - 110) < 0.01)
    func check(_ motion: some Trajectory<Double>) {
      let timed = motion.timed(by: timing)
      #expect(abs(timed.peak.value - peak) < 1e-9, "\(motion)")
      let most = (0...1000).map { timed.value(at: Double($0) / 1000) }.max() ?? 0
      #expect(abs(most - peak) < 1e-3, "\(motion)")
    }
    let line = CompositionLawTests.line
    check(line.delayed(by: 0))
    check(line.speed(1))
    check(line.speed(2))
    check(line.reversed().reversed())
    check(AnyTrajectory(AnyTrajectory(line.reversed()).reversed()))
    check(line.clipped(to: .infinity))
    check(line.clipped(to: 1))
    check(line.repeated(1))
    check(line.translated(by: 0))
    check(line.scaled(by: 1))
    check(TrackGroup(line))
    check(line.timed(by: Timing(duration: 2, fill: .both)))
    check(line + EasedTrajectory(from: 0, to: 0, duration: 1))
    check(EasedTrajectory(from: 0.0, to: 0, duration: 0).followed(by: line))
    check(AnyTrajectory(line))
    let pair = zip(line, line.delayed(by: 0)).timed(by: timing)
    let time = line.timed(by: timing).peak.time
    #expect(abs(pair.value(at: time).0 - peak) < 1e-9 && abs(pair.value(at: time).1 - peak) < 1e-9)
  }

  @Test func `before a delay, and at infinity, what goes on along a line holds`() {
    let line = CompositionLawTests.line
    #expect(line.delayed(by: 0.5).value(beyond: 0.1) == 0)
    #expect(line.value(beyond: -.infinity) == 0)
    #expect(line.value(beyond: .infinity) == 100)
    #expect(line.reversed().value(progress: 1) == 0)
    #expect(line.reversed().value(beyond: 1) == 0)
  }

  @Test func `NaN has the velocity of time 0 too`() {
    #expect(CompositionLawTests.line.state(at: .nan) == CompositionLawTests.line.state(at: 0))
  }

  @Test func `a motion that cannot be played back holds its end, and one of no duration its start`()
  {
    let endless = SpringTrajectory(from: 0.0, to: 1, spring: Spring(duration: 0.4, bounce: 1))
    let reversed = endless.reversed()
    for time in [-1, 0, 0.5, .infinity] { #expect(reversed.value(at: time) == 1) }
    let jump = EasedTrajectory(from: 0.0, to: 1, duration: 0).reversed()
    #expect(jump.value(at: -1) == 1)
    #expect(jump.value(at: 0) == 0)
  }

  @Test func `called directly, through a generic or erased a motion is the same`() {
    let line = CompositionLawTests.line
    let spring = SpringTrajectory(from: 0.0, to: 1, velocity: 9, spring: .bouncy)
    checkDoors(line)
    checkDoors(line.delayed(by: 0.1)) { line.delayed(by: 0.1).value(at: $0) }
    checkDoors(spring.speed(0.7)) { spring.speed(0.7).value(at: $0) }
    checkDoors(spring.reversed()) { spring.reversed().value(at: $0) }
    checkDoors(line.reversed()) { line.reversed().value(at: $0) }
    checkDoors(spring.clipped(to: 0.2)) { spring.clipped(to: 0.2).value(at: $0) }
    checkDoors(line.repeated(2.5, autoreverses: true)) {
      line.repeated(2.5, autoreverses: true).value(at: $0)
    }
    checkDoors(line.followed(by: spring)) { line.followed(by: spring).value(at: $0) }
    let timing = Timing(duration: 0.4, iterations: 2, easing: .penner(.back, .out))
    checkDoors(spring.timed(by: timing)) { spring.timed(by: timing).value(at: $0) }
    checkDoors(TrackGroup(line, easing: .penner(.back, .out)))
    checkDoors(line + spring)
  }

  /// Compares the witnesses of both protocols.
  private func checkDoors<Motion: Trajectory<Double>>(
    _ motion: Motion, _ direct: ((Double) -> Double)? = nil
  ) {
    func played(_ motion: some Playable<Double>, _ time: Double) -> (Double, Double) {
      (motion.value(at: time), motion.value(beyond: time))
    }
    let (erased, playable) = (AnyTrajectory(motion), AnyPlayable(motion))
    for time in [-Double.infinity, -1, -0.1, 0, 0.1, 0.25, 0.99, 1, 1.1, 2, 3, .infinity, .nan] {
      let value = motion.state(at: time).value
      let beyond = motion.state(beyond: time).value
      #expect(played(motion, time) == (value, beyond), "\(motion) at \(time)")
      #expect(played(playable, time) == (value, beyond), "\(motion) at \(time)")
      #expect(played(erased, time) == (value, beyond), "\(motion) at \(time)")
      if let direct { #expect(direct(time) == value, "\(motion) at \(time)") }
    }
  }

  private func trees(_ seed: UInt64) -> [RandomMotion] {
    (0..<100).map {
      var random = RandomMotions(seed: seed &* 1_000_003 &+ UInt64($0))
      return random.tree($0 % 4)
    }
  }

  private func times(_ motion: AnyTrajectory<Double>) -> [Double] {
    let duration = motion.duration
    return [-1, 0, duration, duration.nextDown, duration + 1]
      + (1...12).map { duration * Double($0) / 11.3 }
  }
}
