// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

/// Each index is compared with that of a search from the end.
@Suite struct ThresholdTableTests {
  private func check(
    _ thresholds: [Double], upTo end: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let table = ThresholdTable(thresholds, upTo: end)
    var times = [0, end, end / 2, end.nextDown]
    for threshold in thresholds { times += [threshold.nextDown, threshold, threshold.nextUp] }
    for time in times where time >= 0 && time <= end {
      let expected = thresholds.lastIndex { $0 <= time } ?? 0
      #expect(table.index(at: time) == expected, "at \(time)", sourceLocation: sourceLocation)
    }
  }

  @Test func `the last threshold that is reached is found`() {
    var random = SeededGenerator(seed: 1)
    for count in 1...60 {
      let even = (0..<count).map { _ in Double.random(in: 0...8, using: &random) }.sorted()
      check(even, upTo: 8)
      check(even, upTo: 3)
      // One cell has nearly all of them.
      check(even.map { $0 * 0x1p-40 } + [9], upTo: 10)
      check(even.map { $0 < 4 ? 0 : $0 }, upTo: 8)
      check(Array(repeating: 2, count: count), upTo: 4)
    }
  }

  @Test func `times of any size are told apart`() {
    check([0, 0x1p-1074, 0x1p-1073, 1e-300, 1, 1e300], upTo: .greatestFiniteMagnitude)
    check([0, 0x1p-1074, 0x1p-1073], upTo: 0x1p-1073)
    check([3], upTo: 0)
    check([0, -0.0, 1], upTo: 1)
    check((0..<1000).map { 1 + Double($0) * 0x1p-52 }, upTo: 2)
  }
}
