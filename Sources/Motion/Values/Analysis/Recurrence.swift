// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// An interval of time in which a motion shows period after period.
///
/// Analysis leaves it out: what a loop shows in its thousandth iteration it has shown in the first,
/// and a spring that dies away reaches nothing later that it has not reached before. So a question
/// costs the same however often a motion repeats itself.
@frozen
public struct Recurrence: Hashable, Sendable {
  /// The first instant, in seconds.
  ///
  /// The period before it is alike.
  public var begin: Double

  /// The first instant after it; infinite if there is no end.
  ///
  /// The period after it is alike.
  public var end: Double

  /// The seconds of a period.
  public var period: Double

  /// What the distance from a point is multiplied by from one period to the next.
  ///
  /// It is 1 if all periods are alike, less if the motion dies away, more if it grows, and nil if
  /// the periods have nothing in common. Such an interval cannot be left out, and is only counted.
  public var factor: Double?

  /// Creates a recurrence.
  @inlinable
  public init(begin: Double, end: Double, period: Double, factor: Double?) {
    self.begin = begin
    self.end = end
    self.period = period
    self.factor = factor
  }

  /// How many periods there are, not a whole number.
  var count: Double { end > begin ? (end - begin) / period : 0 }

  /// A value that is held for ever from a time on.
  static func standstill(from time: Double = 0) -> Recurrence {
    Recurrence(begin: time + 1, end: .infinity, period: 1, factor: 1)
  }

  /// The part of an interval that can be left out, with a whole period on both sides of it.
  func clipped(from low: Double, upTo high: Double) -> Recurrence? {
    let margin = factor == nil ? 0 : period
    let (begin, end) = (Swift.max(begin, low + margin), Swift.min(end, high - margin))
    guard begin < end else { return nil }
    return Recurrence(begin: begin, end: end, period: period, factor: factor)
  }

  /// What recurs inside of the periods of an interval.
  ///
  /// - Parameters:
  ///   - inner: What recurs inside of the period before the first.
  ///   - low: The first instant of the interval, which is within this recurrence.
  ///   - high: The first instant after it, some two periods later at most.
  /// - Returns: Recurrences in ascending order.
  fileprivate func copies(
    of inner: ArraySlice<Recurrence>, from low: Double, upTo high: Double
  ) -> [Recurrence] {
    guard !inner.isEmpty && low < high else { return [] }
    var result: [Recurrence] = []
    var number = Elementary.floor((low - begin) / period)
    // Beyond 2⁵³ there is no next period.
    while begin + number * period < high && number < 0x1p53 {
      number += 1
      let shift = number * period
      result += inner.compactMap { $0.mapped { $0 + shift }.clipped(from: low, upTo: high) }
    }
    return result
  }

  /// The recurrence of a motion that shows this one later, or faster.
  ///
  /// - Parameters:
  ///   - rate: How many seconds of the base pass in one.
  ///   - instant: Gives the first instant that shows one of the base.
  /// - Returns: The same periods in the other motion's time.
  func mapped(rate: Double = 1, _ instant: (Double) -> Double) -> Recurrence {
    Recurrence(
      begin: instant(begin), end: end < .infinity ? instant(end) : end, period: period / rate,
      factor: factor)
  }

  /// The recurrence of a motion that runs backwards and shows the instant 0 at a time.
  func reversed(from time: Double) -> Recurrence {
    Recurrence(
      begin: time - end, end: time - begin, period: period, factor: factor.map { 1 / $0 })
  }
}

extension [Recurrence] {
  /// How many periods there are in all.
  var periodCount: Double { reduce(0) { $0 + $1.count } }

  /// The parts that lie in an interval.
  ///
  /// A period of a recurrence in which the interval begins or ends is not left out. What recurs
  /// inside of the period before the recurrence does so there too.
  func clipped(from low: Double, upTo high: Double) -> [Recurrence] {
    var result: [Recurrence] = []
    for (index, whole) in enumerated() {
      let part = whole.clipped(from: low, upTo: high)
      let (begin, end) = (Swift.max(whole.begin, low), Swift.min(whole.end, high))
      let (first, last) = part.map { ($0.begin, $0.end) } ?? (end, end)
      let isCut = begin < first || last < end
      let inner = isCut && begin < end ? inside(at: index) : []
      result += whole.copies(of: inner, from: begin, upTo: first)
      if let part { result.append(part) }
      result += whole.copies(of: inner, from: last, upTo: end)
    }
    return result
  }

  /// Whether something recurs inside of the periods of one of them.
  var isNested: Bool { indices.contains { !inside(at: $0).isEmpty } }

  /// What recurs inside of the period before a recurrence, and so of each of its periods.
  private func inside(at index: Int) -> ArraySlice<Recurrence> {
    let whole = self[index]
    guard whole.factor == 1 else { return [] }
    let begin = whole.begin - whole.period
    // They are in ascending order.
    var first = index
    while first > 0, self[first - 1].begin >= begin, self[first - 1].end <= whole.begin {
      first -= 1
    }
    return self[first..<index]
  }

  /// Periods that have nothing in common, as many as these are, in an interval.
  func unlike(from begin: Double, upTo end: Double, times factor: Double = 1) -> [Recurrence] {
    let count = periodCount * factor
    guard count > 0 && begin < end else { return [] }
    // Infinitely many of them leave no time for one.
    let period = count < .infinity ? (end - begin) / count : 0
    return [Recurrence(begin: begin, end: end, period: period, factor: nil)]
  }

  /// The recurrences of what is made of several motions at once.
  ///
  /// While all but one of them are at rest, those of that one are left. Where all that move have
  /// the same period and die away alike, so does their sum. Others are only counted.
  ///
  /// - Parameters:
  ///   - members: Of each motion its recurrences, and when it comes to rest.
  ///   - isProduct: Whether they are multiplied: a product of two that die away does not die away
  ///     as they do.
  /// - Returns: Recurrences that do not overlap, in ascending order.
  static func combined(
    _ members: [(recurrences: [Recurrence], rest: Double)], isProduct: Bool = false
  ) -> [Recurrence] {
    var cuts: Set<Double> = [0]
    for member in members {
      cuts.insert(member.rest)
      for recurrence in member.recurrences {
        cuts.insert(recurrence.begin)
        cuts.insert(recurrence.end)
      }
    }
    cuts.insert(.infinity)
    let sorted = cuts.filter { $0 >= 0 }.sorted()
    var result: [Recurrence] = []
    for (begin, end) in zip(sorted, sorted.dropFirst()) {
      var moving = 0
      var found: [Recurrence] = []
      for member in members where begin < member.rest {
        moving += 1
        found += member.recurrences.filter { $0.begin <= begin && $0.end >= end }
      }
      guard let first = found.first else { continue }
      let isAlike =
        found.count == moving && first.factor != nil
        && (moving == 1 || first.factor == 1 || !isProduct)
        && found.allSatisfy { $0.period == first.period && $0.factor == first.factor }
      if isAlike {
        let whole = Recurrence(
          begin: begin, end: end, period: first.period, factor: first.factor)
        if let part = whole.clipped(from: begin, upTo: end) { result.append(part) }
      } else {
        let rate = found.reduce(0) { $0 + 1 / $1.period }
        result.append(Recurrence(begin: begin, end: end, period: 1 / rate, factor: nil))
      }
    }
    return result
  }
}
