// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

extension Suite {
  /// Motions that contain others, and motions whose type is erased, next to their bases.
  static var trajectory: Suite {
    Suite(
      name: "Trajectory",
      benchmarks: [combined, eased, easedTiming, easedSegment, erased, erasedTracks, seeking])
  }

  private static var combined: Benchmark {
    let spring = SpringTrajectory(from: 0.0, to: 1, spring: .bouncy)
    let motion = spring.clipped(to: 1).speed(1.5).repeated(8, autoreverses: true)
      .delayed(by: 0.2)
    return .map(
      "a delayed, repeated, reversing spring", Buffers { $0.nextUnit() * 8 },
      beside: "the same arithmetic of times written, and the spring", { motion.value(at: $0) },
      { time in
        let place = min(max((time - 0.2) * 1.5, 0), 8)
        let turn = place.rounded(.down)
        let rest = place - turn
        return spring.value(at: turn.truncatingRemainder(dividingBy: 2) == 0 ? rest : 1 - rest)
      })
  }

  /// Position and velocity of an eased motion, next to the easing.
  private static var eased: Benchmark {
    let easing = Easing.easeInOut
    return .states(
      "an eased motion, value and velocity", at: Buffers { $0.nextUnit() },
      beside: "the easing, value and slope",
      EasedTrajectory(from: 10.0, to: 20, duration: 1, easing: easing), EasingAlone(easing: easing))
  }

  private static var easedTiming: Benchmark {
    let easing = Easing.easeInOut
    let motion = EasedTrajectory(from: 10.0, to: 20, duration: 1, easing: .linear).timed(
      by: Timing(delay: 0.1, duration: 0.3, iterations: 6, fill: .both, easing: easing))
    return .states(
      "an eased timing of a line, value and velocity", at: Buffers { $0.nextUnit() },
      beside: "the easing, value and slope", motion, EasingAlone(easing: easing))
  }

  private static var easedSegment: Benchmark {
    let easing = Easing.easeInOut
    let track = Track(from: 10.0, [.linear(to: 20, duration: 1, easing: easing)])
    return .states(
      "an eased segment of a track, value and velocity", at: Buffers { $0.nextUnit() },
      beside: "the easing, value and slope", track, EasingAlone(easing: easing))
  }

  /// A thousand springs whose type is erased, next to springs of a known type.
  private static var erased: Benchmark {
    let results = Buffers(count: 1000, perResult: 2) { $0.nextUnit() }
    var generator = SeededGenerator(seed: 7)
    let motions = (0..<1000).map { _ in
      SpringTrajectory(
        from: 0.0, to: 100, velocity: 50,
        spring: Spring(response: 0.3 + 0.5 * generator.nextUnit(), dampingRatio: 0.5))
    }
    return erased(
      "1000 springs as AnyTrajectory", results, motions.map { AnyTrajectory($0) }, motions)
  }

  private static var erasedTracks: Benchmark {
    let results = Buffers(count: 1000, perResult: 2) { $0.nextUnit() * 3 }
    let tracks = (0..<8).map { (shift: Int) -> Track<Double> in
      Track(from: 0.0, knots.map { .cubic(to: $0 + Double(shift), duration: 0.3) })
    }
    let motions = (0..<1000).map { tracks[$0 & 7] }
    return erased(
      "1000 tracks as AnyTrajectory", results, motions.map { AnyTrajectory($0) }, motions)
  }

  @inline(__always)
  private static func erased<Motion: Trajectory<Double>>(
    _ name: String, _ results: Buffers, _ erased: [AnyTrajectory<Double>], _ typed: [Motion]
  ) -> Benchmark {
    Benchmark(
      name: name, count: 1000, floorName: "the same in an array of their own type",
      run: {
        for index in 0..<1000 {
          let state = erased[index].state(at: results.input[index])
          results.output[2 * index] = state.value
          results.output[2 * index + 1] = state.velocity
        }
      },
      runFloor: {
        for index in 0..<1000 {
          let state = typed[index].state(at: results.input[index])
          results.floorOutput[2 * index] = state.value
          results.floorOutput[2 * index + 1] = state.velocity
        }
      },
      checksum: { results.checksum })
  }

  private static var seeking: Benchmark {
    let motion = SpringTrajectory(from: 0.0, to: 1, spring: .bouncy)
    let (k, c) = (Spring.bouncy.stiffness, Spring.bouncy.damping)
    return .map(
      "a spring at a random time", Buffers { $0.nextUnit() * 2 },
      beside: "semi-implicit Euler from the start, 120 steps a second", { motion.value(at: $0) },
      { time in
        var (x, v) = (0.0, 0.0)
        for _ in 0..<Int(time * 120) {
          v += (k * (1 - x) - c * v) / 120
          x += v / 120
        }
        return x
      })
  }
}

/// An easing as a motion.
private struct EasingAlone: Moving {
  let easing: Easing

  @inline(__always)
  func state(at time: Double) -> KinematicState<Double> { easing.state(at: time) }
}
