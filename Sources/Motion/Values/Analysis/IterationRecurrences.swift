// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The recurrences of a motion that is played repeatedly.
@usableFromInline
struct IterationRecurrences {
  /// The duration of an iteration, in seconds.
  let period: Double

  /// Whether every second iteration runs backwards.
  let alternates: Bool

  /// Whether the first iteration runs backwards.
  let isReversed: Bool

  /// The time at which the motion begins, possibly within an iteration.
  let start: Double

  /// The time at which the motion ends.
  let end: Double

  /// The recurrences within an iteration.
  let inner: [Recurrence]

  /// Returns the first instant of an iteration.
  let beginning: (Double) -> Double

  @usableFromInline
  init(
    period: Double, alternates: Bool, isReversed: Bool = false, start: Double = 0, end: Double,
    inner: [Recurrence], beginning: @escaping (Double) -> Double
  ) {
    self.period = period
    self.alternates = alternates
    self.isReversed = isReversed
    self.start = start
    self.end = end
    self.inner = inner
    self.beginning = beginning
  }

  /// All iterations except the first and the last three cycles, and the recurrences within those.
  @usableFromInline var all: [Recurrence] {
    let cycle = alternates ? 2 * period : period
    // A finite number of iterations beyond 2⁵³ is held.
    let end = self.end < .infinity ? Swift.min(self.end, beginning(0x1p53)) : self.end
    let gap = (begin: start + 3 * cycle, end: end - 3 * cycle)
    guard gap.begin < gap.end else { return iterations(from: start, upTo: end) }
    let middle = Recurrence(begin: gap.begin, end: gap.end, period: cycle, factor: 1)
    return iterations(from: start, upTo: gap.begin) + [middle]
      + (end < .infinity ? iterations(from: gap.end, upTo: end) : [])
  }

  /// The recurrences within the few iterations of an interval.
  private func iterations(from start: Double, upTo end: Double) -> [Recurrence] {
    let clipped = inner.clipped(from: 0, upTo: period)
    let own = clipped.count > 4 ? clipped.unlike(from: 0, upTo: period) : clipped
    guard !own.isEmpty else { return [] }
    var result: [Recurrence] = []
    var iteration = Elementary.floor(start / period)
    // Beyond 2⁵³ there is no next iteration.
    while iteration * period < end && iteration < 0x1p53 {
      let begin = beginning(iteration)
      let isOdd = alternates && Elementary.floor(iteration * 0.5) * 2 != iteration
      let shown = isOdd != isReversed ? own.reversed().map { $0.reversed(from: period) } : own
      result += shown.map { $0.mapped { begin + $0 } }.clipped(from: start, upTo: end)
      iteration += 1
    }
    return result
  }
}
