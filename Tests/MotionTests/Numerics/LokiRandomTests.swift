// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct LokiRandomTests {
  private struct Rows: Decodable {
    let loki: [[Double]]
  }

  @Test func `the draws of the shader are reproduced to the bit`() throws {
    let rows = try Fixture.decode("effect-dissolve", as: Rows.self).loki
    #expect(rows.count == 12)
    for row in rows {
      var random = LokiRandom(seed: UInt32(row[0]))
      let draws = LokiRandom(seed: UInt32(row[0])).drawn
      // The first number is the word of the seeds, rounded to a float.
      #expect(random == LokiRandom(state: Float(UInt32(row[1])) * 0x1p-32))
      for column in 2...4 { #expect(Double(random.nextUnit()) == row[column], "\(row[0])") }
      #expect((0..<3).allSatisfy { Double(draws[$0]) == row[2 + $0] })
    }
  }

  @Test func `the second and third seeds matter, and have 1 as default`() {
    #expect(LokiRandom(seed: 9) == LokiRandom(seed: 9, second: 1, third: 1))
    let others = [
      LokiRandom(seed: 9, second: 2), LokiRandom(seed: 9, third: 2), LokiRandom(seed: 10),
    ]
    #expect(Set(others + [LokiRandom(seed: 9)]).count == 4)
  }

  @Test func `the draws of many seeds are even, as measured on the recorded effect`() {
    var sums = SIMD3<Double>.zero
    for seed in 0..<20_000 {
      var random = LokiRandom(seed: UInt32(seed))
      let draws = random.nextUnits()
      guard draws.min() >= 0 && draws.max() <= 1 else {
        Issue.record("seed \(seed)")
        return
      }
      sums += SIMD3<Double>(draws)
    }
    let means = sums / 20_000
    #expect(abs(means.x - 0.501) < 1e-3 && abs(means.y - 0.497) < 1e-3)
    #expect(abs(means.z - 0.499) < 1e-3)
  }

  @Test func `any state goes on, 1 included`() {
    for state in [0, 1, .nan, .infinity, -1, 2, .leastNonzeroMagnitude] as [Float] {
      var random = LokiRandom(state: state)
      let numbers = (0..<100).map { _ in random.nextUnit() }
      #expect(numbers.allSatisfy { $0 >= 0 && $0 <= 1 })
    }
  }

  @Test func `it is read and written as the number that comes next`() throws {
    var random = LokiRandom(seed: 4)
    _ = random.nextUnit()
    let data = try JSONEncoder().encode([random])
    #expect(try JSONDecoder().decode([LokiRandom].self, from: data) == [random])
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([LokiRandom].self, from: Data("[1.5]".utf8))
    }
    #expect(String(describing: error).contains("state must be from 0 to 1, but is 1.5"))
  }
}

extension LokiRandom {
  fileprivate var drawn: SIMD3<Float> {
    var copy = self
    return copy.nextUnits()
  }
}
