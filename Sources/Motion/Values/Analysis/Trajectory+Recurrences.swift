// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Trajectory {
  /// Whether what is asked of the whole motion has an answer.
  ///
  /// It has none for a motion that neither ends nor repeats itself, as noise does, and none where
  /// more than 500 periods that have nothing in common would be looked at: of a sum of loops
  /// that are out of step, or of noise that goes on for long. Ask about an interval then.
  ///
  /// - Complexity: That of ``recurrences``.
  public var isAnalyzable: Bool {
    let recurrences = recurrences
    let isEndless =
      restTime == .infinity && !recurrences.contains { $0.omission?.end == .infinity }
    return !isEndless && recurrences.countOfUnlike <= mostUnlikePeriods
  }

  /// Whether an interval has few enough periods without anything in common to be looked at quickly.
  ///
  /// Any motion can be analyzed in any interval, in time proportional to its turns there. Ask
  /// before, where neither comes from you: noise of 10⁸ Hz turns 10⁹ times in ten seconds.
  ///
  /// - Parameter interval: Seconds.
  /// - Returns: Whether there are at most 500 such periods.
  /// - Complexity: That of ``recurrences``.
  public func isAnalyzable(in interval: ClosedRange<Double>) -> Bool {
    recurrences.clipped(from: interval.lowerBound, upTo: interval.upperBound)
      .countOfUnlike <= mostUnlikePeriods
  }

  /// How many periods that have nothing in common are looked at.
  private var mostUnlikePeriods: Double { 500 }

  /// The recurrences in an interval that can be left out, in ascending order.
  private func omissions(from start: Double, upTo end: Double) -> [Recurrence] {
    recurrences.clipped(from: start, upTo: end).compactMap { $0.omission }
  }

  /// The recurrences of the whole motion that can be left out.
  ///
  /// - Precondition: The motion is analyzable.
  private var omissions: [Recurrence] {
    precondition(
      isAnalyzable,
      "a motion without an end or a period needs an interval to be analyzed in: see isAnalyzable")
    return recurrences.compactMap { $0.omission }
  }

  /// Visits stretches in which every value of the motion occurs, the earliest of each.
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

  /// Finds the first of something in the whole motion.
  ///
  /// - Parameter find: Finds the first in an interval.
  /// - Returns: What was found.
  func firstInWhole(_ find: (Double, Double) -> Double?) -> Double? {
    var begin = 0.0
    for omission in omissions {
      if let found = find(begin, omission.begin) { return found }
      if omission.grows, let found = omission.first(find) { return found }
      begin = omission.resumption
    }
    return begin < .infinity ? find(begin, .infinity) : nil
  }

  /// Finds the last of something in an interval.
  ///
  /// - Parameters:
  ///   - start: The first instant of the interval.
  ///   - end: The first instant after it.
  ///   - find: Finds the last in a part of the interval.
  /// - Returns: What was found.
  func last(
    from start: Double, upTo end: Double, _ find: (Double, Double) -> Double?
  ) -> Double? {
    var end = end
    for omission in omissions(from: start, upTo: end).reversed() {
      let begin = Swift.max(start, omission.resumption)
      if begin < end, let found = find(begin, end) { return found }
      if omission.fades, let found = omission.last(find) { return found }
      end = omission.begin
    }
    return find(start, end)
  }
}

extension [Recurrence] {
  /// The number of periods that have nothing in common.
  fileprivate var countOfUnlike: Double {
    reduce(0) { $1.factor == nil ? $0 + $1.count : $0 }
  }
}

extension Recurrence {
  /// What can be left out of it; nil if nothing can.
  ///
  /// Its ends are rounded, and a period may be shorter than a bit of the time: some bits on both
  /// sides of it are looked at.
  fileprivate var omission: Recurrence? {
    var inner = self
    inner.begin += 8 * begin.ulp
    inner.end -= end < .infinity ? 8 * end.ulp : 0
    return factor != nil && inner.begin < inner.end ? inner : nil
  }

  /// Where the motion is looked at again.
  ///
  /// The period after periods that are alike shows what they show, and there is listed what recurs
  /// inside of it. Of others the last one is looked at.
  var resumption: Double { factor == 1 ? end : Swift.max(0, end - period) }

  fileprivate var fades: Bool { factor.map { $0 < 1 } ?? false }

  var grows: Bool { factor.map { $0 > 1 } ?? false }

  /// Two periods, of which the second is the one of a number.
  private func window(_ number: Double) -> (Double, Double) {
    let begin = begin + (number - 1) * period
    return (begin, Swift.min(begin + 2 * period, end + period))
  }

  /// Finds the last of something that only earlier periods have if a later one has it.
  fileprivate func last(_ find: (Double, Double) -> Double?) -> Double? {
    farthest(from: 0, before: Elementary.floor(count) + 1, find)
  }

  /// Finds the first of something that all later periods have if an earlier one has it.
  func first(_ find: (Double, Double) -> Double?) -> Double? {
    farthest(from: Elementary.floor(count) + 1, before: -1, find)
  }

  /// Finds something in the period that is farthest from one that must have it, by halving.
  ///
  /// - Parameters:
  ///   - start: The number of the period that has it, if any has.
  ///   - stop: The number of the one in the direction of which the others are, and which is none.
  ///   - find: Finds it in an interval.
  /// - Returns: What was found.
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
