// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct SeededGeneratorTests {
  @Test func `the sequence is that of SplitMix64`() {
    var generator = SeededGenerator(seed: 1_234_567)
    // Known answers of the published algorithm.
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    #expect(expected.map { _ in generator.next() } == expected)
    var zero = SeededGenerator(seed: 0)
    #expect(zero.next() == 0xe220_a839_7b1d_cdaf)
  }

  @Test func `a copy goes on from the same place`() throws {
    var generator = SeededGenerator(seed: 9)
    _ = generator.next()
    var copy = generator
    #expect(copy == generator)
    #expect(copy.next() == generator.next())
    let data = try JSONEncoder().encode(generator)
    var decoded = try JSONDecoder().decode(SeededGenerator.self, from: data)
    #expect(decoded == generator)
    #expect(decoded.next() == generator.next())
  }

  @Test func `units are uniform and stay in [0, 1)`() {
    var generator = SeededGenerator(seed: 42)
    var buckets = [Int](repeating: 0, count: 64)
    var sum = 0.0
    let count = 64_000
    for _ in 0..<count {
      let unit = generator.nextUnit()
      guard unit >= 0 && unit < 1 else {
        Issue.record("\(unit) is not in [0, 1)")
        return
      }
      buckets[Int(unit * 64)] += 1
      sum += unit
    }
    // Six standard deviations of the mean, and of χ² with 63 degrees of freedom.
    #expect(abs(sum / Double(count) - 0.5) < 6 * (1 / (12 * Double(count))).squareRoot())
    let chiSquare = buckets.reduce(0.0) { $0 + ($1 - 1000).squared / 1000 }
    #expect(chiSquare > 20 && chiSquare < 63 + 6 * 126.0.squareRoot())
  }

  @Test func `it serves the standard library's random functions`() {
    var generator = SeededGenerator(seed: 3)
    let rolls = (0..<600).map { _ in Int.random(in: 1...6, using: &generator) }
    #expect(Set(rolls) == Set(1...6))
  }
}

extension Int {
  fileprivate var squared: Double { Double(self * self) }
}
