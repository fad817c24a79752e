// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionTesting
import Testing

@Suite struct SummedTests {
  @Test func `sums obey the laws`() {
    checkTrajectory(CombinatorTests.spring + CombinatorTests.clipped)
    checkTrajectory(CombinatorTests.point + CombinatorTests.point.delayed(by: 0.2))
  }

  @Test func `positions and velocities are added, and the shorter member holds its end`() {
    let long = EasedTrajectory(from: 0.0, to: 8, duration: 4, easing: .linear)
    let short = EasedTrajectory(from: 1.0, to: 2, duration: 1, easing: .linear)
    let sum = long + short
    #expect(sum.duration == 4 && sum.start == 1 && sum.end == 10)
    #expect(sum.state(at: 0.5) == KinematicState(value: 2.5, velocity: 3))
    #expect(sum.state(at: 2) == KinematicState(value: 6, velocity: 2))
    #expect(sum.value(beyond: 5) == 12, "the longer one goes on, the shorter one does not")
    #expect(sum.value(beyond: -1) == -2, "both go on before their start")
    #expect(sum.first == long && sum.second == short && sum != short + long)
  }

  @Test func `turns of a sum are found from bounds of its rate`() {
    // Springs that pull in opposite directions, against dense sampling.
    var random = SeededGenerator(seed: 4)
    for _ in 0..<40 {
      func spring(_ scale: Double) -> SpringTrajectory<Double> {
        SpringTrajectory(
          from: 0, to: scale * Double.random(in: -1...1, using: &random),
          velocity: Double.random(in: -20...20, using: &random),
          spring: Spring(
            duration: Double.random(in: 0.1...1, using: &random),
            bounce: Double.random(in: -0.5...0.8, using: &random)))
      }
      let sum = spring(1) + spring(1).delayed(by: Double.random(in: 0...0.5, using: &random))
      let end = sum.duration * 1.5
      let samples = (0...4000).map { sum.value(at: Double($0) / 4000 * end) }
      let (peak, trough) = (sum.peak, sum.trough)
      #expect(peak.value >= samples.max()! - 1e-13 && trough.value <= samples.min()! + 1e-13)
      // A kink may lie between two samples, but what is found is shown.
      #expect(abs(sum.value(at: peak.time) - peak.value) < 1e-12)
      #expect(abs(sum.value(at: trough.time) - trough.value) < 1e-12)
    }
    let slow = SpringTrajectory(from: 0.0, to: 1, spring: Spring(duration: 2))
    let stiff = SpringTrajectory(from: 0.0, to: -1, spring: Spring(duration: 0.05, bounce: 0.5))
    #expect((slow + stiff).trough.value < -1)
    let cancelling = slow + slow.scaled(by: -1 + 1e-9)
    #expect(abs(cancelling.peak.value - 1e-9) < 1e-14)
  }

  @Test func `a sum that overflows is finite`() {
    let huge = EasedTrajectory(from: 0.0, to: 1.5e285, duration: 1, easing: .linear)
    let sum = huge + huge
    #expect(sum.end.isFinite && sum.value(at: 0.9).isFinite && sum.velocity(at: 0.9).isFinite)
    #expect(sum.value(at: 0.25) == 0.75e285)
  }

  @Test func `the events of the members are told apart by their paths`() {
    let events = (Pendulum() + Pendulum().clipped(to: 3)).events(after: -1, through: 20)
    #expect(events.filter { $0.path == MotionEvent.Path(0) }.map(\.time) == [0, 10])
    #expect(events.filter { $0.path == MotionEvent.Path(1) }.map(\.time) == [0, 3])
    #expect(events.filter { $0.path.isEmpty }.map(\.kind) == [.begin, .end])
  }

  @Test func `a turn counts from the first instant, where what runs back shows its rest`() {
    // A parabola that is played backwards, at rest at time 0: ((0.7 − t)/0.7)².
    let rise = EasedTrajectory(from: 0.0, to: 1, duration: 0.7, easing: .penner(.quad, .in))
    let line = EasedTrajectory(from: 0.0, to: 0.7, duration: 0.7, easing: .linear)
    let timing = Timing(duration: 0.7, direction: .reverse, fill: .both)
    let clock = PlaybackClock(speed: -1, timeOffset: 0.7, endTime: 0.7)
    let back: [AnyTrajectory<Double>] = [
      AnyTrajectory(rise.reversed()), AnyTrajectory(rise.timed(by: timing)),
      AnyTrajectory(rise.driven(by: clock)), AnyTrajectory(rise.delayed(by: 0).reversed()),
      AnyTrajectory(rise.followed(by: rise).reversed().clipped(to: 0.7)),
      AnyTrajectory(
        Track(from: 0.0, [.linear(to: 1, duration: 0.7, easing: .penner(.quad, .in))])
          .reversed()),
    ]
    let none = EasedTrajectory(from: 0.0, to: 0, duration: 0.7)
    let jump = Track(from: 0.1, [.move(to: 0), .hold(duration: 0.7)])
    for back in back {
      for sum in [
        AnyTrajectory(back + line), AnyTrajectory(line + back), AnyTrajectory(back + none + line),
        AnyTrajectory(back + jump + line), AnyTrajectory((back + line).reversed().reversed()),
        AnyTrajectory(
          (back + line).blended(with: line + back, weight: line)),
      ] {
        // −2 (0.7 − t)/0.49 + 1 is zero at 0.455.
        #expect((sum.trough.time - 0.455).magnitude < 1e-9)
        #expect((sum.trough.value - 0.5775).magnitude < 1e-14)
      }
    }
  }

  @Test func `the speed of a sum counts where a member only turns back`() {
    // For 10 ms the first runs against its own direction, as fast as before.
    let stops = Easing.stops([
      .init(0, at: 0), .init(0.501, at: 0.501 / 1.02), .init(0.491, at: 0.511 / 1.02),
      .init(1, at: 1),
    ])
    let second = EasedTrajectory(from: 0.0, to: 1.02, duration: 1.02, easing: .linear)
    let zigzags = [
      AnyTrajectory(
        Track(
          from: 0.0,
          [
            .linear(to: 0.501, duration: 0.501), .linear(to: 0.491, duration: 0.01),
            .linear(to: 1, duration: 0.509),
          ])),
      AnyTrajectory(EasedTrajectory(from: 0.0, to: 1, duration: 1.02, easing: stops)),
      AnyTrajectory(Track(from: 0.0, [.linear(to: 1, duration: 1.02, easing: stops)])),
      AnyTrajectory(second.timed(by: Timing(duration: 1.02, easing: stops)).scaled(by: 1 / 1.02)),
      AnyTrajectory(
        Track(
          from: 0.0,
          [
            .cubic(to: 0.501, duration: 0.501, startVelocity: 1, endVelocity: 1),
            .cubic(to: 0.491, duration: 0.01, startVelocity: -1, endVelocity: -1),
            .cubic(to: 1, duration: 0.509, startVelocity: 1, endVelocity: 1),
          ])),
    ]
    let line = EasedTrajectory(from: 0.0, to: -3.06, duration: 1.02, easing: .linear)
    let still = EasedTrajectory(from: 0.0, to: 0, duration: 1)
    let half = EasedTrajectory(from: 0.5, to: 0.5, duration: 1.02)
    for zigzag in zigzags {
      for sum in [
        AnyTrajectory(zigzag + line), AnyTrajectory(line + zigzag),
        AnyTrajectory(line + zigzag.delayed(by: 0)),
      ] {
        #expect((sum.peakSpeed - 4).magnitude < 1e-9)
      }
      #expect((zigzag.blended(with: line, weight: half).peakSpeed - 2).magnitude < 1e-9)
      let slant = DirectionMap(SIMD2(0.6, 0.8))
      let plane = zigzag.mapped(through: slant) + line.mapped(through: slant)
      #expect((plane.peakSpeed - 4).magnitude < 1e-9)
      let across =
        zigzag.mapped(through: DirectionMap(SIMD2(1.0, 0)))
        + (line + still).mapped(through: DirectionMap(SIMD2(1.0, 1)))
      #expect((across.peakSpeed - 5).magnitude < 1e-9)
    }
  }

  @Test func `the speed of a sum counts where a paced curve turns back within a segment`() {
    // Its speed is constant; shortly before the end it overshoots, and runs back for 0.2 ms.
    let paced = Track(
      values: [1.0, -1, -2.668, -2.884], mode: .cubicPaced(), duration: 0.45)
    let pace = paced.velocity(at: 0.1).magnitude
    let back = paced.extrema.map(\.time).filter { $0 > 0.4 && $0 < 0.45 }
    #expect(back.count == 2 && back[1] - back[0] < 1e-3)
    let line = EasedTrajectory(from: 0.0, to: 9, duration: 0.45, easing: .linear)
    #expect(((paced + line).peakSpeed - (pace + 20)).magnitude < 1e-9)
    let slant = DirectionMap(SIMD2(0.6, 0.8))
    let plane = paced.mapped(through: slant) + line.mapped(through: slant)
    #expect((plane.peakSpeed - (pace + 20)).magnitude < 1e-9)
    // Where it reverses, its rate falls before and after.
    let other = Track(
      values: [0.0, -2.73, 5, -1.945], keyTimes: [0.234, 0.5, 0.778, 0.825], mode: .cubicPaced(),
      duration: 1.005)
    let fade = other.crossfaded(
      to: EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .linear), at: 0.143,
      duration: 1.354)
    for turn in other.extrema.map(\.time) where turn > 0.143 && turn < 1.005 {
      for time in [turn - 1e-12, turn + 1e-12] {
        #expect(fade.peakSpeed >= fade.velocity(at: time).magnitude - 1e-9)
      }
    }
  }

  @Test func `a stretch goes on over a joint of a member, and ends where the sum jumps or rests`() {
    let ramp = EasedTrajectory(from: 0.0, to: 1, duration: 4, easing: .linear)
    func ends(_ track: Track<Double>) -> [Double] {
      (ramp + track).stretches(of: .along(1), from: 0, upTo: 4).map(\.end)
    }
    // Slopes ¼ + 1 and ¼ + 3, then ¼ + 0.
    let bent = Track(values: [0.0, 1, 4, 4], keyTimes: [0, 0.25, 0.5, 1], duration: 4)
    #expect(ends(bent) == [4])
    // The slopes ¼ − ¼ and ¼ + 3.
    let still = Track(values: [0.0, -0.25, 2.75, 2.75], keyTimes: [0, 0.25, 0.5, 1], duration: 4)
    #expect(ends(still) == [1, 4])
    // Jumps up at 1 s, and goes on to rise.
    let jump = Track(values: [0.0, 1, 2, 4], keyTimes: [0, 0.25, 0.25, 1], duration: 4)
    #expect(ends(jump) == [1, 4])
  }

  @Test func `motions are subtracted, mirrored and multiplied as numbers are`() {
    let spring = SpringTrajectory(from: 0.0, to: 100, spring: .bouncy)
    let ease = EasedTrajectory(from: 3.0, to: 8, duration: 0.5)
    for time in stride(from: -0.1, through: 1, by: 0.05) {
      #expect((spring - ease).value(at: time) == spring.value(at: time) - ease.value(at: time))
      #expect((-spring).value(at: time) == -spring.value(at: time))
      #expect((spring * 2).velocity(at: time) == 2 * spring.velocity(at: time))
    }
  }
}
