// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A buffer from which the stretches of an interval are taken one by one.
///
/// The buffer holds enough stretches that most motions are visited once; a longer motion is visited
/// again from the end of the last stretch. If the period before a recurrence contains no match (two
/// periods if they are not alike), the other periods contain none either and are skipped. If the
/// motion grows, only the periods before the first that reaches the level are skipped.
@frozen
@usableFromInline
struct StretchBuffer<Motion: Trajectory> {
  @usableFromInline let motion: Motion
  @usableFromInline let measure: Measure<Motion.Value>
  @usableFromInline let end: Double

  /// The level that is searched for; nil in a search for turns.
  @usableFromInline let level: Double?

  /// The recurrences whose periods have something in common, in ascending order.
  @usableFromInline let recurrences: [Recurrence]

  /// Whether there are recurrences within their periods.
  @usableFromInline let isNested: Bool

  /// The recurrences that are not over, in descending order, and those within the next period.
  @usableFromInline var ahead: [Recurrence] = []

  /// The stretches that were found, and the number of them that were taken.
  @usableFromInline var stretches: [Stretch] = []
  @usableFromInline var taken = 0

  /// The beginning of the next stretch; the end of the interval if there is none.
  @usableFromInline var begin: Double

  /// The greatest number of stretches stored; small at first.
  ///
  /// A visit may examine the whole motion before its first stretch. The number doubles, so that few
  /// visits find many stretches, up to a limit of the memory.
  @usableFromInline var capacity = 32

  /// The instant of the last match, or the beginning of the search.
  @usableFromInline var lastFound: Double

  @inlinable
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

  /// Returns the next stretch and removes it.
  @inlinable
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

  @inlinable
  mutating func lookAhead(from time: Double) {
    ahead = recurrences.clipped(from: time, upTo: end).reversed()
  }

  /// Whether the periods before an instant contain no match; if so, the periods like them are
  /// skipped.
  @inlinable
  mutating func isBarren(at time: Double) -> Bool {
    while let next = ahead.last, next.end <= time { ahead.removeLast() }
    guard let next = ahead.last, next.begin <= time else { return false }
    let isAlike = next.factor == 1
    // The ends of a period are rounded.
    let (begin, length) =
      isAlike
      ? (next.begin - next.period, next.period + 16 * time.ulp) : (next.begin, 2 * next.period)
    guard time - Swift.max(lastFound, begin) > length else {
      // The next period will have as many as the one before.
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
  @inlinable
  func reachesLevel(_ start: Double, _ stop: Double) -> Bool {
    guard let level else { return false }
    var (isAbove, isBelow) = (false, false)
    return !motion.visitStretches(of: measure, from: start, upTo: stop) {
      isAbove = isAbove || Swift.max($0.first, $0.last) >= level
      isBelow = isBelow || Swift.min($0.first, $0.last) <= level
      return !(isAbove && isBelow)
    }
  }

  @inlinable
  mutating func fill() {
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
    capacity = Swift.min(2 * capacity, 4096)
    // A stretch that ends where it began would be found forever.
    begin = reached > begin ? reached : end
  }

  /// The end of the next visit: a few periods ahead of a motion that is endless or may be sampled.
  @inlinable
  var windowEnd: Double {
    let isEndless = end == .infinity && motion.restTime == .infinity
    guard isEndless || motion.exactness == .sampled,
      let last = isEndless ? ahead.first : ahead.last,
      !isEndless || last.end == .infinity
    else { return end }
    let start = Swift.max(begin, last.begin)
    return Swift.min(end, start + Swift.max(8 * last.period, 64 * start.ulp))
  }
}
