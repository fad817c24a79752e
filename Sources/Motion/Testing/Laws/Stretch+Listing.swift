// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

extension Trajectory {
  /// Lists the stretches of an interval.
  package func stretches(
    of measure: Measure<Value>, from start: Double = 0, upTo end: Double = .infinity
  ) -> [Stretch] {
    var stretches: [Stretch] = []
    _ = visitStretches(of: measure, from: start, upTo: end) {
      stretches.append($0)
      return true
    }
    return stretches
  }
}

extension [Stretch] {
  /// Tells whether the stretches cover an interval in ascending order without a gap.
  package func tile(from start: Double, upTo end: Double) -> Bool {
    first?.begin ?? end == start && last?.end ?? end == end
      && zip(self, dropFirst()).allSatisfy { $0.end == $1.begin }
      && allSatisfy { $0.begin <= $0.end }
  }
}
