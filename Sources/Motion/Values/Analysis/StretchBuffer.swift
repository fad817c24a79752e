// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The stretches of an interval, taken one by one.
///
/// So many are found at a time, and kept, that most motions are visited once; a longer one is
/// visited again from where the last one ended.
struct StretchBuffer<Motion: Trajectory> {
  private let motion: Motion
  private let measure: Measure<Motion.Value>
  private let end: Double

  /// What has been found, and how many of them have been taken.
  private var stretches: [Stretch] = []
  private var taken = 0

  /// Where the next one begins; the end when there is none.
  private var begin: Double

  /// The greatest number that is kept.
  private static var capacity: Int { 4096 }

  init(
    _ motion: Motion, _ measure: Measure<Motion.Value>, from start: Double, upTo end: Double
  ) {
    (self.motion, self.measure, begin, self.end) = (motion, measure, start, end)
  }

  /// Takes the next stretch.
  mutating func next() -> Stretch? {
    if taken == stretches.count {
      guard begin < end else { return nil }
      fill()
    }
    guard taken < stretches.count else { return nil }
    taken += 1
    return stretches[taken - 1]
  }

  private mutating func fill() {
    stretches.removeAll(keepingCapacity: true)
    taken = 0
    var (found, reached) = ([Stretch](), end)
    _ = motion.visitStretches(of: measure, from: begin, upTo: end) {
      found.append($0)
      guard found.count == StretchBuffer.capacity else { return true }
      reached = $0.end
      return false
    }
    stretches = found
    // What ends where it began would be found for ever.
    begin = reached > begin ? reached : end
  }
}
