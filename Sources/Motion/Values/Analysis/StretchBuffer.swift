// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The stretches of an interval, taken one by one.
///
/// So many are found at a time, and kept, that most motions are visited once; a longer one is
/// visited again from where the last one ended. Where a period before a recurrence, or two if they
/// are not alike, had nothing of what is looked for, the others have nothing of it, and are left
/// out; in one that grows, those before the first that has a level.
struct StretchBuffer<Motion: Trajectory> {
  private let motion: Motion
  private let measure: Measure<Motion.Value>
  private let end: Double

  /// The number that is looked for, if it is not turns.
  private let level: Double?

  /// The recurrences whose periods have something in common, in ascending order.
  private let recurrences: [Recurrence]

  /// Whether something recurs inside of their periods.
  private let isNested: Bool

  /// Those that are not over, in descending order, and what recurs inside of the next period.
  private var ahead: [Recurrence] = []

  /// What has been found, and how many of them have been taken.
  private var stretches: [Stretch] = []
  private var taken = 0

  /// Where the next one begins; the end when there is none.
  private var begin: Double

  /// The greatest number that is kept: few at first.
  private var capacity = 32

  /// When the last of what is looked for was found, or the search began.
  var lastFound: Double

  init(
    _ motion: Motion, _ measure: Measure<Motion.Value>, level: Double? = nil,
    from start: Double, upTo end: Double
  ) {
    (self.motion, self.measure, begin, self.end) = (motion, measure, start, end)
    self.level = level
    lastFound = start
    recurrences = motion.recurrences.filter { $0.factor != nil }
    isNested = recurrences.isNested
    lookAhead(from: start)
  }

  /// Takes the next stretch.
  mutating func next() -> Stretch? {
    while true {
      if taken == stretches.count {
        guard begin < end else { return nil }
        fill()
      }
      guard taken < stretches.count else { continue }
      let stretch = stretches[taken]
      taken += 1
      guard !isBarren(at: stretch.begin) else { continue }
      return stretch
    }
  }

  private mutating func lookAhead(from time: Double) {
    ahead = recurrences.clipped(from: time, upTo: end).reversed()
  }

  /// Whether an instant is after periods without a find; what is like them is left out then.
  private mutating func isBarren(at time: Double) -> Bool {
    while let next = ahead.last, next.end <= time { ahead.removeLast() }
    guard let next = ahead.last, next.begin <= time else { return false }
    let isAlike = next.factor == 1
    // The ends of a period are rounded.
    let (begin, length) =
      isAlike
      ? (next.begin - next.period, next.period + 16 * time.ulp) : (next.begin, 2 * next.period)
    guard time - Swift.max(lastFound, begin) > length else {
      // In the next period there will be as much as in the one before.
      if isAlike && lastFound > begin && isNested { lookAhead(from: time) }
      return false
    }
    ahead.removeLast()
    stretches.removeAll(keepingCapacity: true)
    taken = 0
    let found = next.grows ? next.first { reachesLevel($0, $1) ? $0 : nil } : nil
    self.begin = Swift.max(time, found ?? next.resumption)
    return true
  }

  /// Whether the number is on both sides of the level in an interval.
  private func reachesLevel(_ start: Double, _ stop: Double) -> Bool {
    guard let level else { return false }
    var (isAbove, isBelow) = (false, false)
    return !motion.visitStretches(of: measure, from: start, upTo: stop) {
      isAbove = isAbove || Swift.max($0.first, $0.last) >= level
      isBelow = isBelow || Swift.min($0.first, $0.last) <= level
      return !(isAbove && isBelow)
    }
  }

  private mutating func fill() {
    stretches.removeAll(keepingCapacity: true)
    taken = 0
    var (found, reached) = ([Stretch](), windowEnd)
    _ = motion.visitStretches(of: measure, from: begin, upTo: reached) {
      found.append($0)
      guard found.count == capacity else { return true }
      reached = $0.end
      return false
    }
    stretches = found
    capacity = Swift.min(2 * capacity, 128)
    // What ends where it began would be found for ever.
    begin = reached > begin ? reached : end
  }

  /// How far to look at once: at an endless motion, which may be sampled, for some periods.
  private var windowEnd: Double {
    guard end == .infinity, motion.restTime == .infinity, let last = ahead.first,
      last.end == .infinity
    else { return end }
    let start = Swift.max(begin, last.begin)
    return start + Swift.max(8 * last.period, 64 * start.ulp)
  }
}
