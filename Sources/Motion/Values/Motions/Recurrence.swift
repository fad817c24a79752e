// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// An interval of time in which a motion repeats its values period after period.
///
/// Analysis omits such intervals: a loop shows nothing in its thousandth iteration that it has not
/// shown in the first, and a spring that decays reaches no value later that it has not reached
/// before. The cost of a query is therefore independent of the number of repetitions.
@frozen
public struct Recurrence: Hashable, Sendable {
  /// The first instant, in seconds.
  ///
  /// The period before it has the same values.
  public var begin: Double

  /// The end, excluded, in seconds; infinite if the motion repeats forever.
  ///
  /// The period after it has the same values.
  public var end: Double

  /// The length of a period, in seconds.
  public var period: Double

  /// The ratio of the distances from a point in consecutive periods.
  ///
  /// It is 1 if all periods are alike, less than 1 if the motion decays, more than 1 if it grows,
  /// and nil if the periods have nothing in common. An interval of the last kind cannot be omitted;
  /// its periods are only counted.
  public var factor: Double?

  /// Creates a recurrence.
  @inlinable
  public init(begin: Double, end: Double, period: Double, factor: Double?) {
    self.begin = begin
    self.end = end
    self.period = period
    self.factor = factor
  }

  /// The number of periods, not necessarily an integer.
  var count: Double { end > begin ? (end - begin) / period : 0 }

  /// The recurrence of a value that is held forever from a time onwards.
  @usableFromInline
  static func standstill(from time: Double = 0) -> Recurrence {
    Recurrence(begin: time + 1, end: .infinity, period: 1, factor: 1)
  }

  /// The part of an interval that can be omitted, with a whole period on both sides of it.
  func clipped(from low: Double, upTo high: Double) -> Recurrence? {
    let margin = factor == nil ? 0 : period
    let (begin, end) = (Swift.max(begin, low + margin), Swift.min(end, high - margin))
    guard begin < end else { return nil }
    return Recurrence(begin: begin, end: end, period: period, factor: factor)
  }

  /// The recurrences within the periods of an interval.
  ///
  /// - Parameters:
  ///   - inner: The recurrences within the period before the first.
  ///   - low: The first instant of the interval, within this recurrence.
  ///   - high: The end of the interval, excluded; at most about two periods later.
  /// - Returns: The recurrences in ascending order.
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
  ///   - speed: The number of seconds of the base that pass in one second.
  ///   - instant: Returns the first instant that shows a time of the base.
  /// - Returns: The same periods in the other motion's time.
  @usableFromInline
  func mapped(speed: Double = 1, _ instant: (Double) -> Double) -> Recurrence {
    Recurrence(
      begin: instant(begin), end: end < .infinity ? instant(end) : end, period: period / speed,
      factor: factor)
  }

  /// The recurrence of a motion that runs backwards and shows time 0 of this one at a given time.
  @usableFromInline
  func reversed(from time: Double) -> Recurrence {
    Recurrence(
      begin: time - end, end: time - begin, period: period, factor: factor.map { 1 / $0 })
  }
}

extension [Recurrence] {
  /// The total number of periods.
  @usableFromInline
  var periodCount: Double { reduce(0) { $0 + $1.count } }

  /// The parts of the recurrences that lie in an interval.
  ///
  /// A period that contains an end of the interval is not omitted; in it, the recurrences within
  /// the period before the recurrence are repeated.
  @usableFromInline
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

  /// Whether a recurrence has others within its periods.
  @usableFromInline
  var isNested: Bool { indices.contains { !inside(at: $0).isEmpty } }

  /// The recurrences within the period before a recurrence, and so within each of its periods.
  private func inside(at index: Int) -> ArraySlice<Recurrence> {
    let whole = self[index]
    guard whole.factor == 1 else { return [] }
    let begin = whole.begin - whole.period
    // The recurrences are in ascending order.
    var first = index
    while first > 0, self[first - 1].begin >= begin, self[first - 1].end <= whole.begin {
      first -= 1
    }
    return self[first..<index]
  }

  /// As many periods as these, with nothing in common, in an interval.
  @usableFromInline
  func unlike(from begin: Double, upTo end: Double, times factor: Double = 1) -> [Recurrence] {
    let count = periodCount * factor
    guard count > 0 && begin < end else { return [] }
    // An infinite number of periods leaves each a length of 0.
    let period = count < .infinity ? (end - begin) / count : 0
    return [Recurrence(begin: begin, end: end, period: period, factor: nil)]
  }

  /// The recurrences of a combination of several motions.
  ///
  /// While only one motion is not at rest, its recurrences apply. If all moving members have the
  /// same period and factor, so has their sum. Other periods are only counted.
  ///
  /// - Parameters:
  ///   - members: The recurrences of each motion, and its rest time.
  ///   - isProduct: Whether the motions are multiplied: a product of two that decay does not decay
  ///     as they do.
  /// - Returns: Recurrences that do not overlap, in ascending order.
  @usableFromInline
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
