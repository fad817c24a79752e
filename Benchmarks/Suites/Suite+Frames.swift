// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

extension Suite {
  /// Clocks, next to a plain difference of timestamps.
  static var frames: Suite {
    Suite(name: "Frames", benchmarks: [ticking, cutting])
  }

  private static var ticking: Benchmark {
    let stamps = Buffers(count: Suite.inputCount) { $0.nextUnit() }
    for index in 0..<Suite.inputCount {
      stamps.input[index] = (Double(index) + stamps.input[index]) / 60
    }
    return Benchmark(
      name: "a tick of a frame clock", count: Suite.inputCount,
      floorName: "a clamped difference, summed",
      run: {
        var clock = FrameClock()
        for index in 0..<Suite.inputCount {
          stamps.output[index] = clock.tick(at: stamps.input[index]).elapsed
        }
      },
      runFloor: {
        var (previous, elapsed) = (0.0, 0.0)
        for index in 0..<Suite.inputCount {
          let delta = previous > 0 ? min(max(stamps.input[index] - previous, 0), 1.0 / 6) : 1 / 60
          previous = stamps.input[index]
          elapsed += delta
          stamps.floorOutput[index] = elapsed
        }
      },
      checksum: { stamps.checksum })
  }

  private static var cutting: Benchmark {
    let deltas = Buffers(count: Suite.inputCount) { 0.01 + $0.nextUnit() * 0.02 }
    return Benchmark(
      name: "a frame cut into fixed steps", count: Suite.inputCount,
      floorName: "a loop that subtracts",
      run: {
        var timestep = FixedTimestep(step: 1.0 / 240)
        for index in 0..<Suite.inputCount {
          deltas.output[index] = timestep.advance(by: deltas.input[index]).fraction
        }
      },
      runFloor: {
        var rest = 0.0
        for index in 0..<Suite.inputCount {
          rest += deltas.input[index]
          while rest >= 1.0 / 240 { rest -= 1.0 / 240 }
          deltas.floorOutput[index] = rest * 240
        }
      },
      checksum: { deltas.checksum })
  }
}
