// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

extension Suite {
  /// Timings beside a remainder of the C library, and clocks beside a bare line.
  static var timing: Suite {
    Suite(name: "Timing", benchmarks: [linear, eased, moving, playing, clock])
  }

  private static var linear: Benchmark {
    let times = Buffers(count: 1024) { $0.nextUnit() * 2.1 - 0.05 }
    let timing = Timing(
      delay: 0.1, duration: 0.3, iterations: 6, direction: .alternate, fill: .both)
    let naive = CountedTiming(delay: 0.1, duration: 0.3, iterations: 6)
    return .map(
      "a linear timing", times, beside: "fmod and a branch",
      { timing.sample(at: $0).progress ?? 0 }, { naive.fraction(at: $0) })
  }

  private static var eased: Benchmark {
    let times = Buffers(count: 1024) { $0.nextUnit() * 2.1 - 0.05 }
    let timing = Timing(
      delay: 0.1, duration: 0.3, iterations: 6, direction: .alternate, fill: .both,
      easing: .easeInOut)
    let naive = CountedTiming(delay: 0.1, duration: 0.3, iterations: 6)
    let easing = NewtonBezier(0.42, 0, 0.58, 1)
    return .map(
      "an eased timing", times, beside: "fmod, Newton and bisection to 1e-6",
      { timing.sample(at: $0).progress ?? 0 }, { easing.value(at: naive.fraction(at: $0)) })
  }

  private static var moving: Benchmark {
    let times = Buffers(count: 1024, perResult: 2) { $0.nextUnit() * 2.1 - 0.05 }
    let timing = Timing(
      delay: 0.1, duration: 0.3, iterations: 6, direction: .alternate, fill: .both,
      easing: .easeInOut)
    let naive = CountedTiming(delay: 0.1, duration: 0.3, iterations: 6)
    let easing = NewtonBezier(0.42, 0, 0.58, 1)
    return Benchmark(
      name: "an eased timing, back and forth, with its rate", count: 1024, limit: 1,
      baselineName: "fmod, Newton and bisection to 1e-6, twice for a difference",
      run: {
        for index in 0..<1024 {
          let state = timing.state(at: times.input[index]) ?? .init(value: 0)
          times.output[2 * index] = state.value
          times.output[2 * index + 1] = state.velocity
        }
      },
      runBaseline: {
        for index in 0..<1024 {
          let time = times.input[index]
          let y = easing.value(at: naive.fraction(at: time))
          let later = easing.value(at: naive.fraction(at: time + 1e-4))
          times.baselineOutput[2 * index] = y
          times.baselineOutput[2 * index + 1] = (later - y) * 1e4
        }
      },
      checksum: { times.checksum })
  }

  private static var playing: Benchmark {
    let times = Buffers(count: 1024, perResult: 2) { $0.nextUnit() * 2.1 - 0.05 }
    let motion = EasedTrajectory(from: 10.0, to: 20, duration: 1, easing: .easeInOut).timed(
      by: Timing(delay: 0.1, duration: 0.3, iterations: 6, direction: .alternate, fill: .both))
    let naive = CountedTiming(delay: 0.1, duration: 0.3, iterations: 6)
    let easing = NewtonBezier(0.42, 0, 0.58, 1)
    return Benchmark(
      name: "a timed motion with its velocity", count: 1024,
      baselineName: "fmod, Newton and bisection to 1e-6, twice for a difference",
      run: {
        for index in 0..<1024 {
          let state = motion.state(at: times.input[index])
          times.output[2 * index] = state.value
          times.output[2 * index + 1] = state.velocity
        }
      },
      runBaseline: {
        for index in 0..<1024 {
          let time = times.input[index]
          let y = easing.value(at: naive.fraction(at: time))
          let later = easing.value(at: naive.fraction(at: time + 1e-4))
          times.baselineOutput[2 * index] = 10 + 10 * y
          times.baselineOutput[2 * index + 1] = (later - y) * 1e5
        }
      },
      checksum: { times.checksum })
  }

  private static var clock: Benchmark {
    let times = Buffers(count: 1024) { $0.nextUnit() * 100 }
    var clock = PlaybackClock(beginTime: 0.1, speed: 1.5, endTime: 90)
    clock.pause(at: 3)
    clock.resume(at: 7)
    let (begin, speed) = (clock.beginTime, clock.speed)
    return .map(
      "a playback clock", times, beside: "a line of doubles, held at its end",
      { clock.localTime(at: $0) }, { min(($0 - begin) * speed, 90) })
  }
}

/// An alternating timing as it is often written.
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
