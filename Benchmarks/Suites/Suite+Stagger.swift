// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

extension Suite {
  /// Delays by their closed form, next to loops and tables.
  static var stagger: Suite {
    Suite(name: "Stagger", benchmarks: [linear, grid, shuffled])
  }

  private static var linear: Benchmark {
    let stagger = Stagger(count: inputCount, each: 0.02)
    return benchmark("a delay in a row", stagger, beside: "a product") { delays in
      for index in 0..<inputCount { delays[index] = Double(index) * 0.02 }
    }
  }

  private static var grid: Benchmark {
    let stagger = Stagger(
      columns: 128, rows: 256, each: 0.02, from: .center, easing: .penner(.quad, .out))
    return benchmark(
      "a delay of an eased grid", stagger, beside: "a root of two squares, and the easing written"
    ) { delays in
      let longest = Foundation.sqrt(63.5 * 63.5 + 127.5 * 127.5)
      for index in 0..<inputCount {
        let (x, y) = (Double(index & 127) - 63.5, Double(index >> 7) - 127.5)
        let rest = 1 - Foundation.sqrt(x * x + y * y) / longest
        delays[index] = (1 - rest * rest) * longest * 0.02
      }
    }
  }

  private static var shuffled: Benchmark {
    let stagger = Stagger(count: inputCount, each: 0.02, from: .random(seed: 7))
    return benchmark("a delay in random order", stagger, beside: "an array, shuffled each time") {
      delays in
      var generator = SeededGenerator(seed: 7)
      for index in 0..<inputCount { delays[index] = Double(index) * 0.02 }
      delays.shuffle(using: &generator)
    }
  }

  @inline(__always)
  private static func benchmark(
    _ name: String, _ stagger: Stagger, beside floorName: String,
    _ fill: @escaping (inout UnsafeMutableBufferPointer<Double>) -> Void
  ) -> Benchmark {
    let delays = Buffers { $0.nextUnit() }
    var floors = delays.floorOutput
    return Benchmark(
      name: name, count: inputCount, floorName: floorName,
      run: { for index in 0..<inputCount { delays.output[index] = stagger.delay(for: index) } },
      runFloor: { fill(&floors) }, checksum: { delays.checksum })
  }
}
