// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionInterchange
import MotionTesting
import Testing

@Suite struct TrackBakingTests {
  @Test(arguments: [1e-1, 1e-3, 1e-5])
  func `a baked spring stays within the tolerance, with few cubics`(_ tolerance: Double) throws {
    let spring = SpringTrajectory(from: 0.0, to: 1, spring: .bouncy)
    let track = try Track(baking: spring, within: tolerance)
    let range = 0...(2 * track.duration)
    #expect(SampledMotionTests.distance(of: spring, in: range, track.value(at:)) <= tolerance)
    #expect(track.duration >= spring.duration - 1e-15)
    // The error of a cubic is h⁴ |f⁗| / 384: ten thousand times the tolerance is ten cubics in one.
    let fewer = try Track(baking: spring, within: 1e4 * tolerance)
    #expect(track.boundaries.count < 10 * (fewer.boundaries.count + 2))
    // Place and velocity are the motion's where two cubics meet.
    for time in track.boundaries {
      #expect(abs(track.value(at: time) - spring.value(at: time)) <= 1e-15)
      #expect(abs(track.velocity(at: time) - spring.velocity(at: time)) <= 1e-13)
    }
  }

  @Test func `no random motion leaves the tolerance`() throws {
    for seed in 0..<Effort.cases(40) {
      var motions = RandomMotions(seed: UInt64(seed))
      motions.allowsSums = seed % 3 == 0
      let tree = motions.tree(seed % 4)
      let motion = tree.motion
      guard motion.duration < 100, motion.duration > 0 else { continue }
      for tolerance in [0.1, 1e-3] {
        let track = try Track(baking: motion, within: tolerance)
        let distance = SampledMotionTests.distance(
          of: motion, in: 0...(2 * track.duration), steps: 1001, track.value(at:))
        #expect(distance <= tolerance, "\(seed): \(tree)")
      }
    }
  }

  @Test func `cubics are baked into themselves`() throws {
    let track = Track(values: [0.0, 3, 1, 2], mode: .cubic(), duration: 2)
    #expect(try Track(baking: track, within: 1e-4).boundaries.count < 6)
    let line = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .penner(.cubic, .in))
    let baked = try Track(baking: line, within: 1e-4)
    #expect(baked.boundaries.isEmpty)
    #expect(abs(baked.value(at: 0.3) - 0.027) < 1e-15)
  }

  @Test func `a part of a motion begins at time 0, and jumps stay jumps`() throws {
    let stairs = EasedTrajectory(from: 0.0, to: 4, duration: 4, easing: .steps(4))
    let track = try Track(baking: stairs, within: 0.01, over: 1.5...4)
    #expect(track.duration == 2.5)
    for (time, value) in [(0.0, 1.0), (0.4, 1), (0.5, 2), (1.4, 2), (1.5, 3), (2.4, 3), (2.5, 4)] {
      #expect(track.value(at: time) == value)
    }
  }

  @Test func `corners keep the velocities of both sides`() throws {
    let ball = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .penner(.bounce, .out))
    let track = try Track(baking: ball, within: 1e-6)
    #expect(SampledMotionTests.distance(of: ball, in: 0...1, track.value(at:)) <= 1e-6)
    #expect(track.boundaries.count < 8)
  }

  @Test func `vectors are baked, and circles are steep`() throws {
    let motion = SpringTrajectory(
      from: SIMD2(0.0, 3), to: SIMD2(1, 0), velocity: SIMD2(4, -30), spring: .bouncy)
    let track = try Track(baking: motion, within: 1e-4)
    let worst = (0...1000).map { step in
      let time = motion.duration * Double(step) / 1000
      return track.value(at: time).distance(to: motion.value(at: time))
    }.max()
    #expect(worst ?? 1 <= 1e-4)
    let circle = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .circularEaseOut)
    let baked = try Track(baking: circle, within: 1e-4)
    #expect(SampledMotionTests.distance(of: circle, in: 0...1, baked.value(at:)) <= 1e-4)
  }

  @Test func `what has no end is refused`() {
    let endless = SpringTrajectory(from: 0.0, to: 1, spring: Spring(duration: 0.5, bounce: 1))
    #expect(throws: SamplingError.endless) { try Track(baking: endless, within: 0.1) }
  }

  @Test func `a track is drawn by cubics`() throws {
    let track = Track(from: 0.0, [.cubic(to: 1, duration: 3)])
    let path = try track.path(in: [300, 100], values: 0...1, within: 1e-6)
    #expect(path.svg == "M0 100 C100 100 200 0 300 0")
    let jump = Track(from: 0.0, [.hold(duration: 1), .move(to: 1), .hold(duration: 1)])
    let svg = try jump.path(in: [2, 1], values: 0...1, within: 0.1).svg
    #expect(svg.hasPrefix("M0 1") && svg.hasSuffix("2 0"))
  }
}
