// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionTesting
import Testing

/// A motion all of which is looked at.
private struct Unabridged: Trajectory {
  let base: AnyTrajectory<Double>

  var duration: Double { base.duration }
  var restTime: Double { base.restTime }

  func state(at time: Double) -> KinematicState<Double> { base.state(at: time) }
  func state(beyond time: Double) -> KinematicState<Double> { base.state(beyond: time) }

  static func visitStretches(
    of measure: Measure<Double>, in motion: Self, from start: Double, upTo end: Double,
    beyond: Bool, _ body: (Stretch) -> Bool
  ) -> Bool {
    motion.base.visitStretches(of: measure, from: start, upTo: end, beyond: beyond, body)
  }
}

/// What analysis leaves out because it has been seen.
@Suite struct RecurrenceTests {
  private static func answers(
    _ motion: some Trajectory<Double>, levels: [Double]
  ) -> [(String, Double)] {
    [
      ("peak", motion.peak.value), ("trough", motion.trough.value), ("speed", motion.peakSpeed),
      ("distance", motion.maximumDistanceFromEnd), ("monotone", motion.isMonotone ? 1 : 0),
    ]
      + levels.flatMap { level in
        [
          ("firstTime(reaching: \(level))", motion.firstTime(reaching: level) ?? -1),
          ("lastTime(reaching: \(level))", motion.lastTime(reaching: level) ?? -1),
        ]
      }
  }

  /// Whether leaving out what recurs changes no answer.
  static func law(_ tree: RandomMotion) -> String? {
    let motion = tree.motion
    let whole = Unabridged(base: motion)
    let rest = motion.restTime
    guard rest < .infinity && motion.isAnalyzable else { return nil }
    let (low, high) = (whole.trough.value, whole.peak.value)
    guard high - low > 1e-6 * max(1, max(abs(high), abs(low))) else { return nil }
    let levels = [0.1, 0.5, 0.93].map { low + (high - low) * $0 }
    for (a, b) in zip(answers(motion, levels: levels), answers(whole, levels: levels)) {
      let scale = a.0.contains("Time") ? rest : max(abs(low), abs(high), abs(b.1))
      guard abs(a.1 - b.1) <= 1e-9 * scale else { return "\(a.0) is \(a.1), is \(b.1)" }
    }
    // Without an end in common, of the distance from which the whole would be another.
    for share in [0.5, 0.01] {
      let distance = share * (high - low)
      let (a, b) = (motion.settlingTime(within: distance), whole.settlingTime(within: distance))
      guard abs(a - b) <= 1e-9 * rest else { return "settled within \(distance) at \(a), at \(b)" }
    }
    return lawOfLists(motion, whole, levels: levels + [high - 1e-3 * (high - low)])
  }

  /// Whether leaving out what recurs changes no list, from an instant within it.
  private static func lawOfLists(
    _ motion: some Trajectory<Double>, _ whole: some Trajectory<Double>, levels: [Double]
  ) -> String? {
    let rest = motion.restTime
    let interval = (0.37 * rest)...(0.81 * rest)
    guard motion.isAnalyzable(in: interval) else { return nil }
    let turns = (motion.extrema(in: interval), whole.extrema(in: interval))
    var lists = [(turns.0.prefix(64).map(\.time), turns.1.prefix(64).map(\.time))]
    lists += levels.map {
      (
        Array(motion.times(reaching: $0, in: interval).prefix(64)),
        Array(whole.times(reaching: $0, in: interval).prefix(64))
      )
    }
    for (index, (a, b)) in lists.enumerated() {
      guard a.count == b.count, zip(a, b).allSatisfy({ abs($0 - $1) <= 1e-9 * rest }) else {
        return "list \(index) is \(a), is \(b)"
      }
    }
    return nil
  }

  @Test func `what recurs changes no answer`() {
    for index in 0..<(Effort.cases(30) * RandomMotion.share) {
      var random = RandomMotions(seed: 71_000_003 &+ UInt64(index))
      (random.repeatsOften, random.allowsSums) = (true, index % 3 == 0)
      let tree = random.tree(1 + index % 3)
      guard RecurrenceTests.law(tree) != nil else { continue }
      let small = tree.shrunk(RecurrenceTests.law)
      Issue.record("\(small)\n=> \(RecurrenceTests.law(small) ?? "")")
    }
  }

  @Test func `a spring that hardly decays costs no more than another`() {
    for ratio in [1e-4, 1e-8, 1e-12, 1e-300, 0] {
      let spring = Spring(response: 0.5, dampingRatio: ratio)
      let swing = SpringTrajectory(from: 0.0, to: 1, spring: spring)
      #expect(abs(swing.peak.value - 2) < 1e-3 && abs(swing.peak.time - 0.25) < 1e-6)
      #expect(swing.trough.value <= 1e-3 && !swing.isMonotone)
      #expect(swing.extrema.prefix(5).map(\.kind).count == 5)
      for (time, truth) in zip(swing.times(reaching: 1), [0.125, 0.375, 0.625]) {
        #expect(abs(time - truth) < 1e-4)
      }
      #expect(abs((swing.firstTime(reaching: 1.5) ?? 0) - 1.0 / 6) < 1e-4)
      guard ratio > 1e-100 else { continue }
      // The last swing that reaches a level, beside the envelope e^(−λt). So late, a bit of the
      // time is a part of a swing that matters.
      let last = swing.lastTime(reaching: 1.5) ?? 0
      let envelope = -Elementary.log(0.5) / (ratio * 4 * Double.pi)
      #expect(last <= envelope && last > envelope * (1 - 1e-8) - 2, "\(ratio): \(last)")
      let reversed = swing.clipped(to: 1000).reversed()
      #expect(abs(reversed.peak.value - swing.peak.value) < 1e-3)
    }
  }

  @Test func `iterations cost nothing, and their ends are exact`() {
    let ramp = EasedTrajectory(from: 0.0, to: 1, duration: 0.5, easing: .linear)
    let loops = ramp.repeated(1e8)
    #expect(loops.settlingTime(within: 0.25) == (1e8 * 0.5 - 0.125).nextDown.nextUp)
    #expect(loops.lastTime(reaching: 0.5) == 1e8 * 0.5 - 0.25)
    #expect(loops.peak.value == 1 && loops.recurrences.count == 1)
    let timed = ramp.timed(
      by: Timing(duration: 0.5, iterations: 1e15, easing: .penner(.back, .out)))
    #expect(timed.peak.value > 1 && timed.isAnalyzable && timed.firstTime(reaching: 0.5) ?? 1 < 0.5)
    let nested = ramp.repeated(1e6, autoreverses: true).delayed(by: 1).repeated(1e6).speed(2)
    #expect(nested.isAnalyzable && nested.peak.value == 1)
    #expect(nested.lastTime(reaching: 0.5) ?? 0 > 1e11)
    let ringing = SpringTrajectory(from: 0.0, to: 1, spring: .bouncy).repeated(1e6)
    #expect(ringing.isAnalyzable && ringing.settlingTime(within: 1e-6) > ringing.duration)
  }

  @Test func `what is out of step has no answer for the whole`() {
    let ramp = EasedTrajectory(from: 0.0, to: 1, duration: 0.5)
    let loops = ramp.repeated(1e6)
    #expect((loops + loops).isAnalyzable && (loops + ramp).isAnalyzable)
    #expect((loops + loops).peak.value == 2)
    #expect(!(loops + ramp.speed(0.7).repeated(1e6)).isAnalyzable)
    #expect((ramp.repeated(100) + ramp.speed(0.7).repeated(50)).isAnalyzable)
    let noise = NoiseTrajectory(amplitude: 1.0, frequency: 10)
    #expect(!noise.isAnalyzable && noise.clipped(to: 20).isAnalyzable)
    #expect(!noise.clipped(to: 1e9).isAnalyzable)
    #expect(!ramp.accumulated(1e6).isAnalyzable && ramp.accumulated(100).isAnalyzable)
    #expect(Array(noise.times(reaching: 0, in: 1e9...(1e9 + 1))).count < 40)
  }

  @Test func `more stretches than are kept at once are all found`() {
    let ramp = EasedTrajectory(from: 0.0, to: 1, duration: 0.5, easing: .linear)
    let loops = ramp.repeated(20_000, autoreverses: true)
    #expect(loops.extrema.reduce(0) { count, _ in count + 1 } == 19_999)
    #expect(loops.times(reaching: 0.5).reduce(0) { count, _ in count + 1 } == 20_000)
    let doubled = loops + loops.delayed(by: 1)
    #expect(doubled.times(reaching: 1.5).reduce(0) { count, _ in count + 1 } > 19_000)
  }

  @Test func `what more than 2⁵³ iterations reach last is found without a visit to each`() {
    let ramp = EasedTrajectory(from: 0.0, to: 1, duration: 0.5, easing: .linear)
    // From iteration 2⁵³ on, at 2⁵² s, where an ulp is two iterations, the motion is held.
    for count in [1e16, 2e16, 1e17, 1e50, 1e300] {
      let loops = ramp.repeated(count, autoreverses: true)
      for level in [0, 0.25, 0.75] {
        let last = loops.lastTime(reaching: level) ?? .nan
        // The jump from there to the end may pass the level.
        let expected = level > 0 && loops.end > level ? loops.duration : 0x1p52
        #expect(abs(last - expected) <= 2, "\(count) \(level)")
      }
      let tail = (loops.duration - 3 * loops.duration.ulp)...loops.duration
      #expect(Array(loops.times(reaching: 0, in: tail)).isEmpty)
    }
  }

  @Test func `endless noise has answers in short intervals only, in sums and timings too`() {
    let sum =
      SpringTrajectory(from: 0.0, to: 1, spring: .bouncy)
      + NoiseTrajectory(amplitude: 0.5, frequency: 2, octaves: 3)
    let timed = sum.timed(by: Timing(delay: 9e15, duration: 1e15, easing: .easeIn))
    #expect(!sum.isAnalyzable && !timed.isAnalyzable && timed.isAnalyzable(in: 0...10))
    #expect(sum.isAnalyzable(in: 0...10) && !sum.isAnalyzable(in: 0...1e6))
    #expect(!NoiseTrajectory(amplitude: 1.0, frequency: 1e8).isAnalyzable(in: 0...10))
  }

  @Test func `backwards, the last of very many comes first`() {
    let ramp = EasedTrajectory(from: 0.0, to: 1, duration: 0.5, easing: .linear)
    let loops = ramp.repeated(1e9, autoreverses: true).reversed()
    let turns = loops.extrema.prefix(3).map(\.time)
    #expect(zip(turns, [0.5, 1, 1.5]).allSatisfy { ($0 - $1).magnitude < 1e-6 })
    // The swings of the spring take 10⁴⁶ s, of which no instant there shows a single one.
    let ringing = SpringTrajectory(
      from: 0.0, to: 2, spring: Spring(response: 1, dampingRatio: 1e-46))
    let back = ringing.repeated(2, autoreverses: true)
    #expect(back.settlingTime(within: 0.01) >= ringing.duration)
    let wave = Ripple(amplitude: -2, frequency: 1e50, decay: 1.8, speed: 3, phase: 2)
    #expect(wave.motion(atDistance: 1).reversed().settlingTime(within: 0.01) < 30)
    // What grows is skipped until it reaches a level.
    let growing = Ripple(amplitude: 10, frequency: 1e9, decay: 5.5, speed: 1400)
      .motion(atDistance: 0).reversed()
    let first = growing.times(reaching: 0.5).first { _ in true } ?? 0
    #expect(abs(first - (growing.firstTime(reaching: 0.5) ?? 1)) < 1e-6 && first > 0.5)
  }

  @Test func `iterations within iterations cost nothing either`() {
    let steps = Timing(duration: 2, endDelay: 0.5, iterations: 16_777_217, easing: .easeOut)
    let ramp = EasedTrajectory(from: 0.0, to: 1, duration: 2)
    let nested = ramp.timed(by: steps).repeated(1e8)
    #expect(nested.times(reaching: 2).first { _ in true } == nil)
    #expect(nested.settlingTime(within: 0.5) > 1e15)
    #expect(nested.lastTime(reaching: 2) == nil && nested.firstTime(reaching: 2) == nil)
    // In its middle an iteration begins, and in the middle of one an interval.
    let middle = 5e7 * nested.duration / 1e8 + 1e6
    #expect(nested.times(reaching: 2, in: middle...(3 * middle)).first { _ in true } == nil)
    let found = Array(
      nested.times(reaching: 0.5, in: middle...(3 * middle)).prefix(Effort.cases(100)))
    #expect(
      found.count == Effort.cases(100)
        && zip(found, found.dropFirst()).allSatisfy { $0 < $1 })
    // Once in each outer iteration.
    let rare = ramp.timed(by: steps).followed(by: EasedTrajectory(from: 1.0, to: 3, duration: 1))
      .repeated(1e6)
    // It rises to the level and falls back to where it begins.
    let times = Array(rare.times(reaching: 2).prefix(Effort.cases(40)))
    #expect(times.count == Effort.cases(40))
    for (a, b) in zip(times, times.dropFirst(2)) {
      #expect(abs(b - a - rare.duration / 1e6) < 1e-3)
    }
  }

  @Test func `periods are counted where an easing shows them`() {
    // A billion steps in 2⁻⁶⁰ of the base's time, and a pause for the rest of it.
    let steps = Timing(
      duration: 0.3, endDelay: 0x1p90, iterations: 1e9, direction: .alternate, fill: .forwards)
    let base = Track(from: 0.0, [.linear(to: 1, duration: 0.3)]).timed(by: steps)
    for easing in [Easing.linear, .stops([.init(1, at: 0), .init(0, at: 0.5), .init(1, at: 1)])] {
      let timed = base.timed(by: Timing(duration: 1, iterations: 2, easing: easing))
      let begin = easing == .linear ? 0 : 0.5
      #expect(!timed.isAnalyzable(in: begin...begin + 1e-15))
      #expect(timed.isAnalyzable(in: begin...begin.nextUp) == (begin == 0))
      #expect(timed.isAnalyzable(in: (begin + 0.1)...(begin + 0.3)))
      let times = timed.times(reaching: 0.5, in: (begin + 0.1)...(begin + 0.3))
      #expect(Array(times).isEmpty)
    }
  }

  @Test func `periods are counted where a timing shows them`() {
    // A million steps, of which an iteration that runs back from its middle shows half from time 0
    // on, and one that is late by most of an iteration the last ones.
    let steps = Track(from: 0.0, [.linear(to: 1, duration: 0.3)])
      .timed(by: Timing(duration: 1, iterations: 1e6, direction: .alternate))
    let back = Timing(duration: 2, iterationStart: 0.5, direction: .reverse, easing: .easeIn)
    let late = Timing(delay: -1.9, duration: 2, easing: .easeIn)
    for timing in [back, late] {
      let timed = steps.timed(by: timing)
      #expect(!timed.isAnalyzable(in: 0...0.01))
      #expect(timed.isAnalyzable(in: 0...1e-6))
      #expect(timed.recurrences.allSatisfy { $0.begin >= 0 && $0.end <= timing.endTime })
    }
    #expect(steps.timed(by: late).recurrences.contains { $0.end > 0.09 })
  }

  @Test func `what never ends recurs as its first iteration does`() {
    let swing = SpringTrajectory(from: 0.0, to: 1, spring: Spring(duration: 0.5, bounce: 1))
    let sum = swing + NoiseTrajectory(amplitude: 1.0, frequency: 1e12)
    #expect(sum.accumulated(.infinity).recurrences == sum.recurrences)
    #expect(!sum.accumulated(.infinity).isAnalyzable(in: 0...1))
  }

  @Test func `the rounding of a slow spring has no turns`() {
    // Backwards its distances are sampled in windows that are shorter and shorter.
    var spring = InterruptibleSpring(
      from: SIMD2(100, 0.0), to: [1, 100], spring: Spring(response: 5e11, dampingRatio: 1))
    spring.retarget(to: [2, -2], at: 1.8)
    let distance = spring.repeated(1e8, autoreverses: true).maximumDistanceFromEnd
    #expect(distance > 97 && distance < 99)
  }
}
