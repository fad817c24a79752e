// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionScenes
import MotionTesting
import Testing

/// The laws of trajectories, on tracks of every kind.
@Suite struct TrackLawTests {
  /// The same track of numbers, points, single precision and pairs.
  private func checkInEveryType(
    _ promises: Promises, _ steps: [Keyframe<Double>],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    checkTrajectory(
      Track(from: 2.0, velocity: 3, steps), promises, sourceLocation: sourceLocation)
    checkTrajectory(
      Track(
        from: SIMD2(2, -1), velocity: SIMD2(3, 3), steps.map { $0.mapped { SIMD2($0, 1 - $0) } }),
      promises, sourceLocation: sourceLocation)
    checkTrajectory(
      Track(
        from: VectorPair(2.0, SIMD2<Double>(1, 2)),
        steps.map { $0.mapped { VectorPair($0, SIMD2($0 * $0, 3)) } }),
      promises, sourceLocation: sourceLocation)
    // Single precision is too coarse for differences of velocity.
    checkTrajectory(
      Track(from: Float(2), velocity: 3, steps.map { $0.mapped { Float($0) } }), [],
      sourceLocation: sourceLocation)
  }

  @Test func `steps of every kind obey the laws of trajectories`() {
    let smooth: Promises = [.continuous, .smooth]
    checkInEveryType(smooth, [.linear(to: 5, duration: 0.7)])
    checkInEveryType(smooth, [.linear(to: 5, duration: 0.7, easing: .easeInOut)])
    checkInEveryType(smooth, [.cubic(to: 5, duration: 0.7, startVelocity: 9, endVelocity: -4)])
    checkInEveryType(smooth, [.cubic(to: 5, duration: 0.7), .cubic(to: -3, duration: 0.2)])
    // After the end the track holds the target, which the spring has nearly reached.
    checkInEveryType([.smooth], [.spring(to: 5, spring: .bouncy)])
    checkInEveryType(smooth, [.spring(to: 5, duration: 0.2), .cubic(to: 1, duration: 0.3)])
    checkInEveryType(smooth, [.hold(duration: 0.3), .cubic(to: 4, duration: 0.5)])
    checkInEveryType([], [.move(to: 4), .hold(duration: 1), .move(to: 5), .move(to: 6)])
    checkInEveryType([], [])
    checkInEveryType([], [.linear(to: 5, duration: 1, easing: .circularEaseOut)])
    checkInEveryType([], [.linear(to: 5, duration: 1, easing: .steps(3, .jumpStart))])
  }

  @Test(arguments: easingsOfEveryKind)
  func `an eased line of a track is the eased motion, to the bit`(easing: Easing) {
    for size in Effort.cases([0x1p600, 1]) {
      let (start, end) = (2 * size, -size)
      let motion = EasedTrajectory(from: start, to: end, duration: 0.75, easing: easing)
      let track = Track(
        from: start, [.hold(duration: 0.5), .linear(to: end, duration: 0.75, easing: easing)])
      for step in 1...768 {
        let time = Double(step) / 1024
        let (state, plain) = (track.state(at: 0.5 + time), motion.state(at: time))
        guard time < 0.75 else {
          #expect(state.value == end)
          continue
        }
        #expect(state.value == plain.value && state.velocity == plain.velocity, "at \(time)")
      }
    }
  }

  @Test func `values in every mode obey the laws of trajectories`() {
    let modes: [(TrackInterpolation, isSmooth: Bool)] = [
      (.linear, true), (.discrete, false), (.paced, true), (.monotone, true),
      (.cubic(tension: 0.3), true), (.cubicPaced(bias: 0.3), true),
      (.kochanekBartels([TrackInterpolation.Shape(tension: -1)]), true),
    ]
    let values = [0.3, 5, -2, 1, 1, 4]
    for (mode, isSmooth) in modes {
      for easings in Effort.cases([[Easing.easeInOut, .ease, .penner(.sine, .inOut)], []]) {
        let promises: Promises = isSmooth ? [.continuous, .smooth] : []
        checkTrajectory(
          Track(values: values, mode: mode, easings: easings, duration: 3), promises)
        checkTrajectory(
          Track(
            values: values.map { SIMD2($0, 2 - $0 * $0) }, mode: mode, easings: easings,
            duration: 3), promises)
        checkTrajectory(
          Track(values: values.map { Float($0) }, mode: mode, easings: easings, duration: 3),
          [])
      }
    }
  }

  @Test func `velocity is the slope everywhere but at jumps and corners`() {
    var compared = 0
    for seed in 0..<Effort.cases(400) {
      let track = RandomTrack.track(seed: seed, isHostile: false)
      let duration = track.duration
      guard duration > 0 else { continue }
      let step = 1e-6
      var generator = SeededGenerator(seed: UInt64(seed))
      for _ in 0..<50 {
        let time = generator.nextUnit() * duration
        // The difference must not reach across a corner: those at ends and under easings too.
        let corners =
          [0, duration] + track.boundaries
          + track.stretches(of: .along(1), from: 0, upTo: duration).map(\.begin)
        guard corners.allSatisfy({ abs($0 - time) > 4 * step }) else { continue }
        let (before, after) = (track.value(at: time - step), track.value(at: time + step))
        let slopes = [-0.5, 0, 0.5].map { track.velocity(at: time + $0 * step) }
        let scale = slopes.map(abs).max() ?? 0
        // Where the velocity itself changes within the step, its range is the bound.
        let bend = (slopes.max() ?? 0) - (slopes.min() ?? 0)
        let error = abs((after - before) / (2 * step) - slopes[1])
        #expect(
          error <= 1e-5 * scale + 4 * bend + 1e-7, "seed \(seed), time \(time): \(slopes), \(error)"
        )
        compared += 1
      }
    }
    #expect(compared > Effort.cases(15_000))
  }

  @Test func `hostile times and durations give finite values within the reach of the track`() {
    for seed in 0..<300 {
      let track = RandomTrack.track(seed: seed, isHostile: true)
      for time in hostileTimes + hostileTimes.map({ $0 * track.duration }) {
        for state in [track.state(at: time), track.state(beyond: time)] {
          #expect(state.value.isFinite && state.velocity.isFinite, "seed \(seed), time \(time)")
        }
      }
    }
  }

  @Test func `numbers up to 1e150 stay finite`() {
    let big = 1e150
    for duration in [1e-300, 1e-150, 1, 1e150] {
      let track = Track(
        from: -big, velocity: big,
        [
          .cubic(to: big, duration: duration), .linear(to: -big, duration: duration),
          .cubic(to: big, duration: 1, endVelocity: -big),
          .spring(to: -big, duration: duration), .cubic(to: 0, duration: duration),
          .linear(to: big, duration: duration, easing: .circularEaseIn),
          .cubic(to: -big, duration: 1e150),
        ])
      let values = Track(
        values: [-big, big, 0, big], keyTimes: [0, 1e-300, 0.5, 1],
        mode: .cubic(tension: -1e6, bias: 1e6), easings: [.penner(.elastic, .out)],
        duration: duration)
      for track in [track, values] {
        for step in 0...64 {
          let state = track.state(at: track.duration * Double(step) / 64)
          #expect(state.value.isFinite && state.velocity.isFinite, "\(duration), \(step): \(state)")
        }
      }
    }
  }

  @Test func `a cubic between equal values without tangents is that value, to the bit`() {
    let track = Track(values: [0.1, 0.1, 0.1], mode: .cubic(), duration: 0.7)
    for step in 0...700 {
      #expect(track.state(at: Double(step) / 1000) == KinematicState(value: 0.1))
    }
  }
}

extension Keyframe {
  /// The same step for another type of value.
  fileprivate func mapped<Other>(_ map: (Value) -> Other) -> Keyframe<Other> {
    switch self {
    case .linear(let value, let duration, let easing):
      .linear(to: map(value), duration: duration, easing: easing)
    case .cubic(let value, let duration, let start, let end):
      .cubic(
        to: map(value), duration: duration, startVelocity: start.map(map),
        endVelocity: end.map(map))
    case .spring(let value, let duration, let spring, let start):
      .spring(
        to: map(value), duration: duration, spring: spring, startVelocity: start.map(map))
    case .move(let value): .move(to: map(value))
    case .hold(let duration): .hold(duration: duration)
    }
  }
}
