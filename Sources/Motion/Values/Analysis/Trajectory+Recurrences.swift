// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Trajectory {
  /// Whether queries about the whole motion have an answer.
  ///
  /// It is false for a motion that neither ends nor repeats itself, such as endless noise, and if
  /// more than 500 periods with nothing in common would be visited, as in a sum of loops that are
  /// out of step, or in long noise. Queries about an interval remain possible.
  ///
  /// - Complexity: That of ``Trajectory/recurrences(of:)``.
  @inlinable
  public var isAnalyzable: Bool { recurrences.areAnalyzable(upTo: restTime) }

  /// Returns whether an interval has few enough periods with nothing in common to be analyzed
  /// quickly.
  ///
  /// Any motion can be analyzed in any interval, in time proportional to the number of its turns
  /// there. Check this first if the motion or the interval comes from outside: noise of 10⁸ Hz
  /// turns 10⁹ times in ten seconds.
  ///
  /// - Parameter interval: The interval in seconds.
  /// - Returns: Whether there are at most 500 such periods.
  /// - Complexity: That of ``Trajectory/recurrences(of:)``.
  @inlinable
  public func isAnalyzable(in interval: ClosedRange<Double>) -> Bool {
    recurrences.clipped(from: interval.lowerBound, upTo: interval.upperBound).areFew
  }

  /// The recurrences of the whole motion that can be omitted.
  ///
  /// - Precondition: The motion is analyzable.
  @inlinable
  var omissions: [Recurrence] {
    let recurrences = self.recurrences
    precondition(
      recurrences.areAnalyzable(upTo: restTime),
      "a motion without an end or a period needs an interval to be analyzed in: see isAnalyzable")
    return recurrences.omissions
  }

  /// Visits stretches that together contain every value of the motion, the earliest for each value.
  @inlinable
  func visitWhole(_ measure: Measure<Value>, _ body: (Stretch) -> Bool) {
    var begin = 0.0
    for omission in omissions {
      guard visitStretches(of: measure, from: begin, upTo: omission.begin, body) else { return }
      begin = omission.end
    }
    if begin < .infinity {
      _ = visitStretches(of: measure, from: begin, upTo: .infinity, body)
    }
  }

  /// Finds the first match in the whole motion.
  ///
  /// - Parameter find: Finds the first match in an interval.
  /// - Returns: The match.
  @inlinable
  func firstInWhole(_ find: (Double, Double) -> Double?) -> Double? {
    first(in: omissions, from: 0, upTo: .infinity, find)
  }

  /// Finds the first match in an interval.
  ///
  /// - Parameters:
  ///   - omissions: The parts of the interval that can be omitted.
  ///   - start: The first instant of the interval.
  ///   - end: The end of the interval, excluded.
  ///   - find: Finds the first match in a part of the interval.
  /// - Returns: The match.
  @inlinable
  func first(
    in omissions: [Recurrence], from start: Double, upTo end: Double,
    _ find: (Double, Double) -> Double?
  ) -> Double? {
    var begin = start
    for omission in omissions {
      if let found = find(begin, omission.begin) { return found }
      if omission.grows, let found = omission.first(find) { return found }
      begin = omission.resumption
    }
    return begin < end ? find(begin, end) : nil
  }

  /// Finds the last match in an interval.
  ///
  /// - Parameters:
  ///   - start: The first instant of the interval.
  ///   - end: The end of the interval, excluded.
  ///   - find: Finds the last match in a part of the interval.
  /// - Returns: The match.
  @inlinable
  func last(
    from start: Double, upTo end: Double, _ find: (Double, Double) -> Double?
  ) -> Double? {
    var end = end
    for omission in recurrences.clipped(from: start, upTo: end).omissions.reversed() {
      let begin = Swift.max(start, omission.resumption)
      if begin < end, let found = find(begin, end) { return found }
      if omission.fades, let found = omission.last(find) { return found }
      end = omission.begin
    }
    return find(start, end)
  }
}

extension [Recurrence] {
  /// Whether queries about a whole motion with these recurrences have an answer.
  @usableFromInline
  func areAnalyzable(upTo restTime: Double) -> Bool {
    let isEndless = restTime == .infinity && !contains { $0.omission?.end == .infinity }
    return !isEndless && areFew
  }

  /// Whether at most 500 periods have nothing in common, and are visited.
  @usableFromInline
  var areFew: Bool { reduce(0) { $1.factor == nil ? $0 + $1.count : $0 } <= 500 }

  /// The recurrences that can be omitted, in ascending order.
  @usableFromInline
  var omissions: [Recurrence] { compactMap { $0.omission } }
}

extension Recurrence {
  /// The part of the recurrence that can be omitted; nil if there is none.
  ///
  /// The ends are rounded, and a period may be shorter than one ulp of the time, so a few ulp on
  /// both sides are not omitted.
  fileprivate var omission: Recurrence? {
    var inner = self
    inner.begin += 8 * begin.ulp
    inner.end -= end < .infinity ? 8 * end.ulp : 0
    return factor != nil && inner.begin < inner.end ? inner : nil
  }

  /// The time at which the analysis resumes.
  ///
  /// If the periods are alike, the period after them shows the same values, and the recurrences
  /// within it are listed there. Otherwise the last period is visited.
  @usableFromInline
  var resumption: Double { factor == 1 ? end : Swift.max(0, end - period) }

  @usableFromInline
  var fades: Bool { factor.map { $0 < 1 } ?? false }

  @usableFromInline
  var grows: Bool { factor.map { $0 > 1 } ?? false }

  /// Two consecutive periods, the second of which has a given number.
  private func window(_ number: Double) -> (Double, Double) {
    let start = begin + (number - 1) * period
    // The beginning of a motion is exact, and the ends of periods are rounded.
    return (
      start < 16 * period.ulp ? 0 : start, Swift.min(start + 2 * period, end + period)
    )
  }

  /// Finds the last match, given that every period before one with a match has a match too.
  @usableFromInline
  func last(_ find: (Double, Double) -> Double?) -> Double? {
    farthest(from: 0, before: Elementary.floor(count) + 1, find)
  }

  /// Finds the first match, given that every period after one with a match has a match too.
  @usableFromInline
  func first(_ find: (Double, Double) -> Double?) -> Double? {
    farthest(from: Elementary.floor(count) + 1, before: -1, find)
  }

  /// Finds a match in the farthest period that has one, by bisection.
  ///
  /// - Parameters:
  ///   - start: The number of the first period to search; every match implies one there.
  ///   - stop: The number after the last period in the direction of the search.
  ///   - find: Finds a match in an interval.
  /// - Returns: The match.
  private func farthest(
    from start: Double, before stop: Double, _ find: (Double, Double) -> Double?
  ) -> Double? {
    let (low, high) = window(start)
    guard var found = find(low, high) else { return nil }
    var (has, hasNot) = (start, stop)
    while (hasNot - has).magnitude > 1 {
      let middle = Elementary.floor(has + (hasNot - has) / 2)
      guard middle != has && middle != hasNot else { break }
      let (low, high) = window(middle)
      if let time = find(low, high) {
        (has, found) = (middle, time)
      } else {
        hasNot = middle
      }
    }
    return found
  }
}
