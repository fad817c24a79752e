// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The result of a benchmark.
struct Measurement: Codable {
  let suite: String
  let name: String
  let floor: String

  /// Nanoseconds for one value, the best of all runs.
  let nanoseconds: Double

  /// The same for the floor, in the same run.
  let floorNanoseconds: Double

  /// The allocations of a run after the first, if they can be counted and matter.
  let allocations: Int?

  /// The digest of the results.
  let checksum: String

  /// The ratio that must not be exceeded, from ``Limits``; nil for a row without one.
  let limit: Double?

  /// The cost as a multiple of the floor's.
  var ratio: Double { nanoseconds / floorNanoseconds }

  /// The count of values that fit into a frame at 120 Hz.
  var valuesPerFrame: Double { 1e9 / 120 / nanoseconds }

  /// Whether there is a limit, which is not exceeded, and nothing is allocated.
  var isGood: Bool { ratio <= limit ?? 0 && allocations ?? 0 == 0 }
}

extension Measurement {
  /// Measures a benchmark and its floor alternately, so that noise affects both.
  init(_ benchmark: Benchmark, suite: String, seconds: Double) {
    let clock = ContinuousClock()
    func time(_ repetitions: Int, _ work: () -> Void) -> Double {
      let start = clock.now
      for _ in 0..<repetitions { work() }
      let (whole, atto) = (clock.now - start).components
      return Double(whole) + Double(atto) * 1e-18
    }
    benchmark.run()
    benchmark.runFloor()
    allocations = benchmark.allocates ? nil : Allocations.made(by: benchmark.run)
    // Runs of about 100 µs: long enough to time, short enough to be undisturbed.
    let repetitions = max(1, Int(1e-4 / max(1e-9, time(3, benchmark.run) / 3)))
    var (best, bestFloor) = (Double.infinity, Double.infinity)
    let end = clock.now + .seconds(seconds)
    var rounds = 0
    while clock.now < end || rounds < 5 {
      best = min(best, time(repetitions, benchmark.run))
      bestFloor = min(bestFloor, time(repetitions, benchmark.runFloor))
      rounds += 1
    }
    let values = Double(repetitions * benchmark.count)
    nanoseconds = best * 1e9 / values
    floorNanoseconds = bestFloor * 1e9 / values
    checksum = benchmark.checksum().description
    self.suite = suite
    name = benchmark.name
    floor = benchmark.floorName
    limit = Limits.limit(of: "\(suite): \(benchmark.name)")
  }
}
