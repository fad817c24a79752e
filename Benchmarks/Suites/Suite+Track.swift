// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

extension Suite {
  /// Tracks beside a walk over keyframes that find their tangents while they are sampled.
  static var track: Suite {
    Suite(name: "Track", benchmarks: [cubic, forward, mixed])
  }

  /// So many times that no processor learns their order by heart.
  private static let count = 32_768

  private static let knots = (0..<10).map { Double(($0 * 7) % 10) * 3 - 10 }

  private static var cubic: Benchmark {
    cubics("a track of 10 cubics at random times", limit: 0.2) { $0.nextUnit() * 3 }
  }

  private static var forward: Benchmark {
    var index = 0.0
    return cubics("the same from start to end", limit: 0.5) { _ in
      index += 1
      return index * (3.0 / Double(count))
    }
  }

  private static func cubics(
    _ name: String, limit: Double, times: (inout SeededGenerator) -> Double
  ) -> Benchmark {
    let times = Buffers(count: count, perResult: 2, input: times)
    let track = Track(from: 0.0, knots.map { .cubic(to: $0, duration: 0.3) })
    let naive = NaiveTimeline(from: 0, knots.map { NaiveCubic(target: $0, duration: 0.3) })
    return Benchmark(
      name: name, count: count, limit: limit,
      baselineName: "a walk over existential keyframes, tangents from neighbors",
      run: {
        for index in 0..<count {
          let state = track.state(at: times.input[index])
          times.output[2 * index] = state.value
          times.output[2 * index + 1] = state.velocity
        }
      },
      runBaseline: {
        for index in 0..<count {
          let state = naive.state(at: times.input[index])
          times.baselineOutput[2 * index] = state.value
          times.baselineOutput[2 * index + 1] = state.velocity
        }
      },
      checksum: { times.checksum })
  }

  private static var mixed: Benchmark {
    let times = Buffers(count: count) { $0.nextUnit() * 2.5 }
    let track = Track(
      from: 0.0,
      [
        .linear(to: 1, duration: 0.5, easing: .easeInOut), .cubic(to: 3, duration: 0.5),
        .spring(to: 0, duration: 0.5, spring: .bouncy), .cubic(to: 2, duration: 0.5),
        .linear(to: 0, duration: 0.5),
      ])
    let curve = NewtonBezier(0.42, 0, 0.58, 1)
    let naive = NaiveTimeline(
      from: 0,
      [
        NaiveLine(target: 1, duration: 0.5) { curve.value(at: $0) },
        NaiveCubic(target: 3, duration: 0.5),
        NaiveSpring(target: 0, duration: 0.5, spring: .bouncy),
        NaiveCubic(target: 2, duration: 0.5), NaiveLine(target: 0, duration: 0.5) { $0 },
      ])
    return Benchmark(
      name: "a track of lines, cubics and a spring", count: count, limit: 0.5,
      baselineName: "the same walk, from the targets of neighbors",
      run: {
        for index in 0..<count { times.output[index] = track.value(at: times.input[index]) }
      },
      runBaseline: {
        for index in 0..<count {
          times.baselineOutput[index] = naive.state(at: times.input[index]).value
        }
      },
      checksum: { times.checksum })
  }
}

/// A keyframe that knows what it aims at, and is told about its neighbors.
private protocol NaiveKeyframe {
  var target: Double { get }
  var duration: Double { get }

  /// The state at a time since the keyframe began.
  func state(at time: Double, _ neighbors: NaiveNeighbors) -> KinematicState<Double>
}

private struct NaiveNeighbors {
  /// Where the keyframe before starts, and where this one does.
  let lastStart: Double
  let start: Double
  let last: (any NaiveKeyframe)?
  let next: (any NaiveKeyframe)?
}

private struct NaiveTimeline {
  let start: Double
  let keyframes: [any NaiveKeyframe]

  init(from start: Double, _ keyframes: [any NaiveKeyframe]) {
    self.start = start
    self.keyframes = keyframes
  }

  func state(at time: Double) -> KinematicState<Double> {
    var begin = 0.0
    for (index, keyframe) in keyframes.enumerated() {
      if time - begin <= keyframe.duration {
        let neighbors = NaiveNeighbors(
          lastStart: index > 1 ? keyframes[index - 2].target : start,
          start: index > 0 ? keyframes[index - 1].target : start,
          last: index > 0 ? keyframes[index - 1] : nil,
          next: index + 1 < keyframes.count ? keyframes[index + 1] : nil)
        return keyframe.state(at: time - begin, neighbors)
      }
      begin += keyframe.duration
    }
    return KinematicState(value: keyframes.last?.target ?? start)
  }
}

private struct NaiveCubic: NaiveKeyframe {
  let target: Double
  let duration: Double

  func state(at time: Double, _ neighbors: NaiveNeighbors) -> KinematicState<Double> {
    let start = neighbors.start
    var (first, second) = (0.0, 0.0)
    if let last = neighbors.last {
      first = (target - neighbors.lastStart) / (last.duration + duration) * duration
    }
    if let next = neighbors.next {
      second = (next.target - start) / (duration + next.duration) * duration
    }
    let u = time / duration
    let (square, cube) = (u * u, u * u * u)
    let value =
      (2 * cube - 3 * square + 1) * start + (cube - 2 * square + u) * first
      + (3 * square - 2 * cube) * target + (cube - square) * second
    let slope =
      6 * (square - u) * (start - target) + (3 * square - 4 * u + 1) * first
      + (3 * square - 2 * u) * second
    return KinematicState(value: value, velocity: slope / duration)
  }
}

private struct NaiveLine: NaiveKeyframe {
  let target: Double
  let duration: Double
  let curve: @Sendable (Double) -> Double

  func state(at time: Double, _ neighbors: NaiveNeighbors) -> KinematicState<Double> {
    let (u, change) = (time / duration, target - neighbors.start)
    let slope = (curve(min(1, u + 1e-5)) - curve(max(0, u - 1e-5))) / 2e-5
    return KinematicState(
      value: neighbors.start + change * curve(u), velocity: change * slope / duration)
  }
}

private struct NaiveSpring: NaiveKeyframe {
  let target: Double
  let duration: Double
  let spring: Spring

  func state(at time: Double, _ neighbors: NaiveNeighbors) -> KinematicState<Double> {
    let natural = (spring.stiffness / spring.mass).squareRoot()
    let ratio = spring.dampingRatio
    let damped = natural * (1 - ratio * ratio).squareRoot()
    let displacement = neighbors.start - target
    let other = ratio * natural * displacement / damped
    let decay = exp(-ratio * natural * time)
    let (sine, cosine) = (sin(damped * time), cos(damped * time))
    let value = decay * (displacement * cosine + other * sine)
    let velocity =
      decay * (other * damped * cosine - displacement * damped * sine) - ratio * natural * value
    return KinematicState(value: target + value, velocity: velocity)
  }
}
