// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// What a benchmark measured.
struct Measurement: Codable {
  let suite: String
  let name: String
  let baseline: String

  /// Nanoseconds for one value, the best of all runs.
  let nanoseconds: Double

  /// The same for the naive way, in the same run.
  let baselineNanoseconds: Double

  /// The allocations of a run after the first, where they can be counted and count.
  let allocations: Int?

  /// The digest of the results.
  let checksum: String

  /// The ratio that must not be exceeded.
  let limit: Double?

  /// The cost as a fraction of the naive way's.
  var ratio: Double { nanoseconds / baselineNanoseconds }

  /// How many values fit into a frame at 120 Hz.
  var valuesPerFrame: Double { 1e9 / 120 / nanoseconds }

  /// Whether the limit is kept and nothing is allocated.
  var isGood: Bool { ratio <= limit ?? .infinity && allocations ?? 0 == 0 }
}

extension Measurement {
  /// Measures a benchmark and the naive way in turns, so that noise meets both.
  init(_ benchmark: Benchmark, suite: String, seconds: Double) {
    let clock = ContinuousClock()
    func time(_ repetitions: Int, _ work: () -> Void) -> Double {
      let start = clock.now
      for _ in 0..<repetitions { work() }
      let (whole, atto) = (clock.now - start).components
      return Double(whole) + Double(atto) * 1e-18
    }
    benchmark.run()
    benchmark.runBaseline()
    allocations = benchmark.makesList ? nil : Allocations.made(by: benchmark.run)
    // Runs of about 100 µs: long enough to time, short enough to go undisturbed.
    let repetitions = max(1, Int(1e-4 / max(1e-9, time(3, benchmark.run) / 3)))
    var (best, bestBaseline) = (Double.infinity, Double.infinity)
    let end = clock.now + .seconds(seconds)
    var rounds = 0
    while clock.now < end || rounds < 5 {
      best = min(best, time(repetitions, benchmark.run))
      bestBaseline = min(bestBaseline, time(repetitions, benchmark.runBaseline))
      rounds += 1
    }
    let values = Double(repetitions * benchmark.count)
    nanoseconds = best * 1e9 / values
    baselineNanoseconds = bestBaseline * 1e9 / values
    checksum = benchmark.checksum().description
    self.suite = suite
    name = benchmark.name
    baseline = benchmark.baselineName
    limit = benchmark.limit
  }
}
