// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

extension Suite {
  /// A debug build, as used to develop an app: nothing is optimized, including the floors.
  static var debug: Suite {
    Suite(
      name: "Debug", benchmarks: [sine, sampledSpring, sampledEasing, fewVertices, fewParticles])
  }

  private static var sine: Benchmark {
    .map(
      "a sine", Buffers(count: 1024) { $0.nextUnit() * 200 - 100 }, beside: "libm",
      { Elementary.sin($0) }, { Foundation.sin($0) })
  }

  private static var sampledSpring: Benchmark {
    let motion = SpringTrajectory(from: 0.0, to: 100, velocity: 50, spring: .bouncy)
    let decay = 2 * Double.pi / 0.5 * 0.7
    let frequency = 2 * Double.pi / 0.5 * (1 - 0.49).squareRoot()
    let share = (50 - 100 * decay) / frequency
    return .map(
      "the value of a spring", Buffers(count: 1024) { $0.nextUnit() * 1.5 },
      beside: "its closed form with libm", { motion.value(at: $0) },
      { time in
        100 + Foundation.exp(-decay * time)
          * (share * Foundation.sin(frequency * time) - 100 * Foundation.cos(frequency * time))
      })
  }

  private static var sampledEasing: Benchmark {
    let easing = Easing.easeInOut
    let floor = SolvedBezier(0.42, 0, 0.58, 1)
    return .map(
      "the value of ease-in-out", Buffers(count: 1024) { $0.nextUnit() },
      beside: "eleven samples, Newton and bisection to 1e-7", { easing.value(at: $0) },
      { floor($0) })
  }
}
