// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

extension Suite {
  /// Timings, next to a remainder of the C library, and clocks, next to a plain linear map.
  static var timing: Suite {
    Suite(name: "Timing", benchmarks: [linear, eased, moving, playing, clock])
  }

  private static var linear: Benchmark {
    let times = Buffers(count: Suite.inputCount) { $0.nextUnit() * 2.1 - 0.05 }
    let timing = Timing(
      delay: 0.1, duration: 0.3, iterations: 6, direction: .alternate, fill: .both)
    let counted = CountedTiming(delay: 0.1, duration: 0.3, iterations: 6)
    return .map(
      "a linear timing", times, beside: "fmod and a branch",
      { timing.sample(at: $0).progress ?? 0 }, { counted.fraction(at: $0) })
  }

  private static var eased: Benchmark {
    let times = Buffers(count: Suite.inputCount) { $0.nextUnit() * 2.1 - 0.05 }
    let timing = Timing(
      delay: 0.1, duration: 0.3, iterations: 6, direction: .alternate, fill: .both,
      easing: .easeInOut)
    let counted = CountedTiming(delay: 0.1, duration: 0.3, iterations: 6)
    let easing = SolvedBezier(0.42, 0, 0.58, 1)
    return .map(
      "an eased timing", times, beside: "fmod, a bezier solved to 1e-7",
      { timing.sample(at: $0).progress ?? 0 }, { easing(counted.fraction(at: $0)) })
  }

  private static var moving: Benchmark {
    let times = Buffers(count: Suite.inputCount, perResult: 2) { $0.nextUnit() * 2.1 - 0.05 }
    let timing = Timing(
      delay: 0.1, duration: 0.3, iterations: 6, direction: .alternate, fill: .both,
      easing: .easeInOut)
    let counted = CountedTiming(delay: 0.1, duration: 0.3, iterations: 6)
    let easing = SolvedBezier(0.42, 0, 0.58, 1)
    return Benchmark(
      name: "an eased timing, back and forth, with its rate", count: Suite.inputCount,
      floorName: "fmod, a bezier solved to 1e-7",
      run: {
        for index in 0..<Suite.inputCount {
          let state = timing.state(at: times.input[index]) ?? .init(value: 0)
          times.output[2 * index] = state.value
          times.output[2 * index + 1] = state.velocity
        }
      },
      runFloor: {
        for index in 0..<Suite.inputCount {
          let time = times.input[index]
          let (y, slope) = easing.state(at: counted.fraction(at: time))
          times.floorOutput[2 * index] = y
          times.floorOutput[2 * index + 1] = slope / 0.3
        }
      },
      checksum: { times.checksum })
  }

  private static var playing: Benchmark {
    let times = Buffers(count: Suite.inputCount, perResult: 2) { $0.nextUnit() * 2.1 - 0.05 }
    let motion = EasedTrajectory(from: 10.0, to: 20, duration: 1, easing: .easeInOut).timed(
      by: Timing(delay: 0.1, duration: 0.3, iterations: 6, direction: .alternate, fill: .both))
    let counted = CountedTiming(delay: 0.1, duration: 0.3, iterations: 6)
    let easing = SolvedBezier(0.42, 0, 0.58, 1)
    return Benchmark(
      name: "a timed motion with its velocity", count: Suite.inputCount,
      floorName: "fmod, a bezier solved to 1e-7",
      run: {
        for index in 0..<Suite.inputCount {
          let state = motion.state(at: times.input[index])
          times.output[2 * index] = state.value
          times.output[2 * index + 1] = state.velocity
        }
      },
      runFloor: {
        for index in 0..<Suite.inputCount {
          let time = times.input[index]
          let (y, slope) = easing.state(at: counted.fraction(at: time))
          times.floorOutput[2 * index] = 10 + 10 * y
          times.floorOutput[2 * index + 1] = 10 * slope / 0.3
        }
      },
      checksum: { times.checksum })
  }

  private static var clock: Benchmark {
    let times = Buffers(count: Suite.inputCount) { $0.nextUnit() * 100 }
    var clock = PlaybackClock(beginTime: 0.1, speed: 1.5, endTime: 90)
    clock.pause(at: 3)
    clock.resume(at: 7)
    let (begin, speed) = (clock.beginTime, clock.currentSpeed)
    return .map(
      "a playback clock", times, beside: "a line of doubles, held at its end",
      { clock.localTime(at: $0) }, { min(($0 - begin) * speed, 90) })
  }
}

/// An alternating timing in its usual notation.
private struct CountedTiming {
  let delay: Double
  let duration: Double
  let iterations: Double

  func fraction(at time: Double) -> Double {
    let elapsed = min(max(time - delay, 0), duration * iterations)
    let iteration = Foundation.floor(elapsed / duration)
    let fraction = Foundation.fmod(elapsed, duration) / duration
    return fmod(iteration, 2) == 1 ? 1 - fraction : fraction
  }
}
