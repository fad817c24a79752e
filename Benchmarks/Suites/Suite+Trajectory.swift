// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

extension Suite {
  /// Combined motions beside replaying them from the start.
  static var trajectory: Suite {
    Suite(name: "Trajectory", benchmarks: [combined, eased, seeking])
  }

  private static var combined: Benchmark {
    let times = Buffers(count: 1024) { $0.nextUnit() * 8 }
    let motion = SpringTrajectory(from: 0.0, to: 1, spring: .bouncy).clipped(to: 1)
      .speed(1.5).repeated(8, autoreverses: true).delayed(by: 0.2)
    return Benchmark(
      name: "a delayed, repeated, reversing spring", count: 1024,
      baselineName: "the same through AnyTrajectory at every layer",
      run: {
        for index in 0..<1024 { times.output[index] = motion.value(at: times.input[index]) }
      },
      runBaseline: {
        let base = AnyTrajectory(SpringTrajectory(from: 0.0, to: 1, spring: .bouncy))
        let layered = AnyTrajectory(
          AnyTrajectory(AnyTrajectory(base.clipped(to: 1)).speed(1.5))
            .repeated(8, autoreverses: true)
        ).delayed(by: 0.2)
        for index in 0..<1024 {
          times.baselineOutput[index] = layered.value(at: times.input[index])
        }
      },
      checksum: { times.checksum })
  }

  private static var eased: Benchmark {
    let times = Buffers(count: 1024, perResult: 2) { $0.nextUnit() * 0.4 }
    let motion = EasedTrajectory(
      from: SIMD2(0.0, 10), to: SIMD2(100, 20), duration: 0.4, easing: .easeInOut)
    let naive = NewtonBezier(0.42, 0, 0.58, 1)
    return Benchmark(
      name: "an eased point with its velocity", count: 1024,
      baselineName: "Newton and bisection to 1e-6, without velocity",
      run: {
        for index in 0..<1024 {
          let state = motion.state(at: times.input[index])
          times.output[2 * index] = state.value.x
          times.output[2 * index + 1] = state.velocity.y
        }
      },
      runBaseline: {
        for index in 0..<1024 {
          let y = naive.value(at: times.input[index] / 0.4)
          times.baselineOutput[2 * index] = 100 * y
          times.baselineOutput[2 * index + 1] = 10 + 10 * y
        }
      },
      checksum: { times.checksum })
  }

  private static var seeking: Benchmark {
    let times = Buffers(count: 64) { $0.nextUnit() * 2 }
    let motion = SpringTrajectory(from: 0.0, to: 1, spring: .bouncy)
    return Benchmark(
      name: "a spring at a random time", count: 64, limit: 0.2,
      baselineName: "semi-implicit Euler from the start, 120 steps a second",
      run: {
        for index in 0..<64 { times.output[index] = motion.value(at: times.input[index]) }
      },
      runBaseline: {
        let (k, c) = (Spring.bouncy.stiffness, Spring.bouncy.damping)
        for index in 0..<64 {
          var (x, v) = (0.0, 0.0)
          for _ in 0..<Int(times.input[index] * 120) {
            v += (k * (1 - x) - c * v) / 120
            x += v / 120
          }
          times.baselineOutput[index] = x
        }
      },
      checksum: { times.checksum })
  }
}
