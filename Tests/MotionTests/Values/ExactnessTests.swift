// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionTesting
import Testing

/// A sine that says no more than the protocol requires.
private struct Wave: Trajectory {
  var frequency = 80.0
  var duration = 10.0

  func state(at time: Double) -> KinematicState<Double> {
    let inside = time > 0 && time < .infinity ? min(time, duration) : 0
    let rate = 2 * Double.pi * frequency
    let (sine, cosine) = Elementary.sineAndCosine(rate * inside)
    let moves = time >= 0 && time < duration
    return KinematicState(value: sine, velocity: moves ? rate * cosine : 0)
  }
}

/// A rate that rises for a tenth of a cell of the samples and then fades: (1 + k t) exp(−m t).
private struct Whip: Trajectory {
  let duration = 1.0
  let isMirrored: Bool

  func state(at time: Double) -> KinematicState<Double> {
    let elapsed = 1024 * (isMirrored ? duration - time : time)
    let rate = (1 + elapsed / 0.3) * Elementary.exp(-elapsed / 0.4)
    return KinematicState(value: 0, velocity: time >= 0 && time < duration ? rate : 0)
  }
}

/// Which answers are exact, and that sampled ones do not depend on the interval asked for.
@Suite struct ExactnessTests {
  /// The beginnings of stretches inside an interval are those of the whole.
  private func check<Motion: Trajectory>(
    _ motion: Motion, _ measure: Measure<Motion.Value>, upTo end: Double, within error: Double = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let whole = motion.stretches(of: measure, upTo: end).dropFirst().map(\.begin)
    var random = SeededGenerator(seed: 7)
    for _ in 0..<40 {
      let start = random.nextUnit() * end
      let stop = start + random.nextUnit() * (end - start)
      let part = motion.stretches(of: measure, from: start, upTo: stop).dropFirst().map(\.begin)
      let expected = whole.filter { $0 > start && $0 < stop }
      #expect(
        part.count == expected.count
          && zip(part, expected).allSatisfy { abs($0 - $1) <= error },
        "\(start)..<\(stop)", sourceLocation: sourceLocation)
    }
  }

  @Test func `a sampled motion has the same turns and levels in every interval`() {
    let wave = Wave()
    check(wave, .along(1), upTo: 10)
    check(wave.delayed(by: 0.25), .along(1), upTo: 10.25)
    check(wave.delayed(by: 0.25).speed(0.3).repeated(2), .along(1), upTo: 60)
    check(Wave(frequency: 3, duration: .infinity), .along(1), upTo: 7)
    check(Wave(frequency: 3, duration: .infinity), .rate(along: 1), upTo: 7)
    let turns = Array(wave.extrema)
    // At the end of the interval itself the motion is sampled, too.
    let early = wave.extrema(in: 0...1).filter { $0.time < 1 }
    #expect(early == turns.filter { $0.time < 1 })
    let slow = Wave(frequency: 20)
    let times = Array(slow.times(reaching: 0.5))
    #expect(times.count == 400)
    #expect(Array(slow.times(reaching: 0.5, in: 2...3)) == times.filter { $0 >= 2 && $0 <= 3 })
  }

  @Test func `an endless sampled motion is sampled 64 times a second`() {
    let wave = Wave(frequency: 3, duration: .infinity)
    // It turns at (2 k + 1) / 12.
    let turns = wave.extrema(in: 0...5).map(\.time)
    #expect(turns.count == 30)
    for (index, time) in turns.enumerated() {
      #expect(abs(time - Double(2 * index + 1) / 12) < 1e-12)
    }
    #expect(wave.extrema(in: 1e5...1e5 + 1).map(\.kind).count == 6)
  }

  @Test func `rates under easings have the same turns in every interval`() {
    let eased = EasedTrajectory(
      from: 0.0, to: 1, duration: 2, easing: .penner(.elastic, .out))
    check(eased, .speed, upTo: 2)
    check(eased + eased.delayed(by: 0.3), .speed, upTo: 2.3)
    check(TrackGroup(eased, duration: 2, easing: .easeInOut), .speed, upTo: 2, within: 1e-7)
    let timing = Timing(
      delay: 0.2, duration: 0.7, iterations: 4.5, easing: .bezier(0.3, -1, 0.2, 2))
    let spring = SpringTrajectory(from: 0.0, to: 1, spring: .bouncy)
    check(spring.timed(by: timing), .rate(along: 1), upTo: 3.3, within: 1e-7)
    let track = Track(
      values: [0.0, 4, -3, 5], mode: .cubic(), easings: [.easeInOut], duration: 2)
    check(track, .rate(along: 1), upTo: 2, within: 1e-7)
  }

  @Test func `distances in the plane have the same turns in every interval`() {
    let spring = SpringTrajectory(
      from: SIMD2(0.0, 0), to: [1, 2], velocity: [30, -20],
      spring: Spring(response: 0.1, dampingRatio: 0.02))
    check(spring, .distance(from: [3, 1]), upTo: 3)
    let track = Track(values: [SIMD2(0.0, 0), [1, 4], [2, -3], [5, 5]], mode: .cubic())
    check(track, .distance(from: [1, 1]), upTo: 1)
    let paced = Track(values: [SIMD2(0.0, 0), [1, 4], [2, -3], [5, 5]], mode: .cubicPaced())
    check(paced, .distance(from: [1, 1]), upTo: 1)
    check(paced, .rate(along: [1, 1]), upTo: 1)
    let noise = NoiseTrajectory(amplitude: SIMD2(1.0, 2), frequency: 3, seed: 4, duration: 3)
    check(noise, .distance(from: [0.2, 1]), upTo: 3)
    check(noise, .speed, upTo: 3)
  }

  /// An exact motion rises or falls throughout each of its stretches, however densely sampled.
  private func checkExact<Motion: Trajectory>(
    _ motion: Motion, along direction: Motion.Value, upTo end: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(motion.exactness > .sampled, sourceLocation: sourceLocation)
    for stretch in motion.stretches(of: .along(direction), upTo: end) {
      let values = (0...200).map {
        motion.value(at: stretch.begin.interpolated(to: stretch.end.nextDown, by: Double($0) / 200))
          .dot(direction)
      }
      let slack = 1e-12 * (1 + (values.map(\.magnitude).max() ?? 0))
      let rises = stretch.first <= stretch.last
      #expect(
        zip(values, values.dropFirst()).allSatisfy { rises ? $1 >= $0 - slack : $1 <= $0 + slack },
        "\(stretch)", sourceLocation: sourceLocation)
    }
  }

  @Test func `what says that it is exact has no turn inside of a stretch`() {
    var random = SeededGenerator(seed: 3)
    func number() -> Double { random.nextUnit() * 4 - 2 }
    for _ in 0..<Effort.cases(8) {
      let (from, to, velocity) = (
        SIMD2(number(), number()), SIMD2(number(), number()), SIMD2(9 * number(), 9 * number())
      )
      let direction = SIMD2(number(), number())
      let spring = SpringTrajectory(from: from, to: to, velocity: velocity, spring: .bouncy)
      checkExact(spring, along: direction, upTo: 2)
      checkExact(spring.clampedAtTarget(), along: direction, upTo: 2)
      for easing: Easing in [.easeOutBack, .easeInBounce, .easeOutElastic, .easeIn] {
        checkExact(
          EasedTrajectory(from: from, to: to, duration: 1, easing: easing), along: direction,
          upTo: 2)
        checkExact(
          Track(values: [from, to, velocity], mode: .cubic(), easings: [easing]),
          along: direction, upTo: 2)
      }
      checkExact(
        Track(values: [from, to, velocity, from], mode: .cubicPaced()), along: direction, upTo: 2)
      checkExact(
        NoiseTrajectory(amplitude: to, frequency: 5, octaves: 2, seed: 1, duration: 2),
        along: direction, upTo: 2)
      checkExact(Decay(from: from, velocity: velocity), along: direction, upTo: 2)
      checkExact(
        Braking(from: from, velocity: velocity, drag: 0, deceleration: 9), along: direction,
        upTo: 2)
      checkExact(SplineFling(from: from, velocity: velocity), along: direction, upTo: 2)
      checkExact(PowerFling(from: from, velocity: velocity), along: direction, upTo: 2)
      checkExact(OpacityDip(duration: 1), along: number(), upTo: 2)
      checkExact(
        BoundedDecay(from: number(), velocity: 900 * number(), in: -50...50), along: number(),
        upTo: 2)
    }
  }

  @Test func `trees of exact motions are exact, and one sampled member makes a tree sampled`() {
    var motions = RandomMotions(seed: 5)
    motions.allowsSums = true
    for _ in 0..<200 {
      let tree = motions.tree(4)
      #expect(tree.motion.exactness > .sampled, "\(tree)")
    }
    let wave = Wave(frequency: 1, duration: 1)
    let line = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .linear)
    #expect(wave.exactness == .sampled)
    #expect(wave.delayed(by: 1).speed(2).reversed().clipped(to: 2).exactness == .sampled)
    #expect(
      wave.repeated().exactness == .sampled
        && wave.repeated(2, autoreverses: true).exactness == .sampled)
    #expect(
      wave.accumulated(3).exactness == .sampled
        && wave.translated(by: 1).scaled(by: 2).exactness == .sampled)
    #expect(
      wave.followed(by: line).exactness == .sampled && line.followed(by: wave).exactness == .sampled
    )
    #expect(wave.settling(within: .absolute(0.1)).exactness == .sampled)
    #expect((line + wave).exactness == .sampled && (wave + line).exactness == .sampled)
    #expect(line.blended(with: line, weight: wave).exactness == .sampled)
    #expect(wave.timed(by: Timing(duration: 2, iterations: 3)).exactness == .sampled)
    #expect(wave.driven(by: PlaybackClock(playing: line, at: 0)).exactness == .sampled)
    #expect(TrackGroup(wave, duration: 2).exactness == .sampled)
    #expect(AnyTrajectory(wave.delayed(by: 1)).repeated(2).exactness == .sampled)
    #expect(Either<Wave, EasedTrajectory<Double>>.first(wave).exactness == .sampled)
    #expect(Either<Wave, EasedTrajectory<Double>>.second(line).exactness > .sampled)
    // What is only held has no turns.
    #expect(wave.reduced(true).exactness > .sampled)
  }

  @Test func `a sum inside another motion keeps its quick turns`() {
    // It turns after 0.0019 s, 0.0056 s and 0.089 s.
    let spring = SpringTrajectory(
      from: 0.1968078184698081, to: 0, velocity: -20.95400374097213,
      spring: Spring(duration: 0.08981133386028865, bounce: -0.7447308632848371))
    let sum = spring + spring.scaled(by: -1).speed(1.5)
    let slow = EasedTrajectory(from: 0.0, to: 1e-4, duration: 1, easing: .linear)
    let alternating = Timing(
      duration: 0.5, iterations: 2, direction: .alternate, easing: .easeInOut)
    checkExact(sum + slow, along: 1, upTo: 1)
    checkExact(slow + sum.delayed(by: 0.1), along: 1, upTo: 1)
    checkExact(sum.speed(0.7).reversed() + slow, along: 1, upTo: 1)
    checkExact(sum.clipped(to: 0.3).repeated(3, autoreverses: true) + slow, along: 1, upTo: 1)
    checkExact(sum.clipped(to: 0.3).accumulated(2) + slow, along: -1, upTo: 1)
    checkExact(sum.timed(by: alternating) + slow, along: 1, upTo: 1)
    checkExact(TrackGroup(sum, duration: 0.5, easing: .easeOut) + slow, along: 1, upTo: 1)
    checkExact(sum.translated(by: 3).scaled(by: -2) + slow, along: 1, upTo: 1)
    checkExact(AnyTrajectory(sum).settling(within: .absolute(1e-3)) + slow, along: 1, upTo: 1)
    checkExact(sum.blended(with: slow, weight: slow) + slow, along: 1, upTo: 1)
    checkExact(sum.crossfaded(to: slow, at: 0.3, duration: 0.2), along: 1, upTo: 1)
    #expect(Array((sum + slow).extrema).map { ($0.time * 1e4).rounded() } == [19, 56, 893])
  }

  @Test func `bounds of rates enclose the rates`() {
    var motions = RandomMotions(seed: 12)
    motions.allowsSums = true
    var random = SeededGenerator(seed: 13)
    for _ in 0..<200 {
      let tree = motions.tree(3)
      let start = random.nextUnit() * 2
      let end = start + Elementary.exp(-6 * random.nextUnit())
      for stretch in tree.motion.stretches(of: .rateBounds(along: 1), from: start, upTo: end) {
        let (low, high) = (min(stretch.first, stretch.last), max(stretch.first, stretch.last))
        let slack = 1e-6 * (high.magnitude + low.magnitude) + 1e-9
        for share in [0.01, 0.2, 0.5, 0.7, 0.99] {
          let time = stretch.begin.interpolated(to: stretch.end, by: share)
          // A stretch of one instant ends at the next one.
          guard time < stretch.end else { continue }
          let rate = tree.motion.state(at: time).velocity
          #expect(rate >= low - slack && rate <= high + slack, "\(tree) \(stretch) \(time)")
        }
      }
    }
  }

  @Test func `the instant before a jump has the rate that is shown`() {
    for easing: Easing in [.easeInOutElastic, .easeInExpo, .easeInElastic, .easeInOutExpo] {
      for mode: TrackInterpolation in [.linear, .cubic(tension: 0.3, continuity: -0.5)] {
        let track = Track(
          values: [0.0, 1, 5], mode: mode, easings: [.linear, easing], duration: 2)
        let stretches = track.stretches(of: .rateBounds(along: 1), from: 0.5, upTo: 1.5)
        for stretch in stretches where stretch.begin == 1 {
          let rate = track.velocity(at: 1)
          #expect(rate != 0 && min(stretch.first, stretch.last) <= rate)
          #expect(rate <= max(stretch.first, stretch.last), "\(easing) \(mode)")
        }
        #expect(stretches.contains { $0.begin == 1 })
      }
    }
  }

  @Test func `a path is sampled, and a map with an adjoint is not`() {
    let line = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .linear)
    #expect(line.mapped(through: ScalingMap(by: 2)).exactness > .sampled)
    let path = PathMeasure(.circle(center: .zero, radius: 5)).traversed(by: line)
    #expect(path.exactness == .sampled)
  }

  @Test func `a turn of a rate in the first or the last cell is found`() {
    for whip in [Whip(isMirrored: false), Whip(isMirrored: true)] {
      // The derivative is 0 where m (1 + k t) = k: at a tenth of a cell.
      #expect((whip.peakSpeed - (1 + 1 / 3.0) * 0.77880078307140487).magnitude < 1e-12)
    }
  }
}
