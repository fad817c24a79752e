// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

extension Suite {
  /// Delays by their closed form beside tables of all of them.
  static var stagger: Suite {
    Suite(name: "Stagger", benchmarks: [grid, shuffled])
  }

  private static var grid: Benchmark {
    let stagger = Stagger(
      columns: 32, rows: 32, each: 0.02, from: .center, easing: .penner(.quad, .out))
    return benchmark("a delay of an eased grid", stagger, beside: "a table made with libm") {
      var table: [(index: Int, distance: Double)] = []
      for index in 0..<1024 {
        let (x, y) = (Double(index % 32) - 15.5, Double(index / 32) - 15.5)
        table.append((index, Foundation.sqrt(x * x + y * y)))
      }
      table.sort { $0.distance < $1.distance }
      let longest = table[1023].distance
      for (index, distance) in table {
        let rest = 1 - distance / longest
        $0[index] = (1 - rest * rest) * longest * 0.02
      }
    }
  }

  private static var shuffled: Benchmark {
    let stagger = Stagger(count: 1024, each: 0.02, from: .random(seed: 7))
    return benchmark("a delay in random order", stagger, beside: "an array, shuffled") {
      var generator = SeededGenerator(seed: 7)
      let order = (0..<1024).shuffled(using: &generator)
      for index in 0..<1024 { $0[index] = Double(order[index]) * 0.02 }
    }
  }

  private static func benchmark(
    _ name: String, _ stagger: Stagger, beside baselineName: String,
    _ makeTable: @escaping (UnsafeMutableBufferPointer<Double>) -> Void
  ) -> Benchmark {
    let delays = Buffers(count: 1024) { $0.nextUnit() }
    return Benchmark(
      name: name, count: 1024, baselineName: baselineName,
      run: { for index in 0..<1024 { delays.output[index] = stagger.delay(of: index) } },
      runBaseline: { makeTable(delays.baselineOutput) },
      checksum: { delays.checksum })
  }
}
