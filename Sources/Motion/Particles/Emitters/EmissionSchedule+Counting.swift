// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Emitter.Schedule {
  /// Consecutive particles whose ages follow one formula.
  struct Run {
    /// The index after the last particle.
    let end: Int

    /// The difference between an index and the index in the stream without bursts.
    let offset: Int

    /// The births per second; 0 for a burst, and for births that are found by the curve.
    let rate: Double

    /// The time of a burst, or the time at which the count of a stream of constant rate would be 0.
    let time: Double

    /// The count of the stream at that time.
    let reached: Double

    /// The integral by which births are found.
    let curve: BirthCurve?

    /// Returns the time at which a particle is born.
    func birth(of index: Int) -> DoubleDouble {
      let number = Double(index - offset)
      if let curve { return DoubleDouble(curve.birth(number), 0) }
      guard rate > 0 else { return DoubleDouble(time, 0) }
      let quotient = (number - reached) / rate
      // Splitting would overflow or underflow for such numbers, so they have no second part.
      guard quotient < 0x1p900 && rate < 0x1p900 && rate > 0x1p-900 else {
        return DoubleDouble(time + quotient, 0)
      }
      let back = ExactArithmetic.smallTwoProduct(quotient, rate)
      let rest = ((number - back.product) - reached) - back.error
      return DoubleDouble(quotient, rest / rate) + time
    }
  }

  /// The maximum number of births, up to which whole numbers are exact and fit an integer.
  static var limit: Int { Int(clamping: Int64(1) << 53) }

  /// Adds counts, up to the limit.
  static func sum(_ a: Int, _ b: Int) -> Int {
    let (sum, isTooLarge) = a.addingReportingOverflow(b)
    return isTooLarge ? limit : Swift.min(sum, limit)
  }

  /// Returns a number of births, which is not negative, rounded down to a whole number.
  static func whole(_ number: Double) -> Int {
    number < Double(limit) ? Swift.min(Int(number), limit) : limit
  }

  /// Returns the number of births by a rate at a time.
  static func streamCount(
    _ rate: Double, _ curve: BirthCurve?, through time: DoubleDouble
  ) -> Int {
    guard time.high < .infinity else { return rate > 0 ? limit : curve?.total ?? 0 }
    if let curve {
      guard time.high >= curve.end else { return curve.count(through: time.high) }
      guard rate > 0 else { return curve.total }
      let count = uniformCount(rate, time + -curve.end, reached: curve.reached)
      // Where rounding decides, births are counted at the times that are given for them.
      let tail = Run(
        end: .max, offset: 0, rate: rate, time: curve.end, reached: curve.reached, curve: nil)
      func isBorn(_ index: Int) -> Bool { tail.birth(of: index).rounded <= time.rounded }
      if count > curve.total && !isBorn(count - 1) { return count - 1 }
      return count < limit && isBorn(count) ? count + 1 : count
    }
    return uniformCount(rate, time, reached: 0)
  }

  /// Returns the number of births at a constant rate, including those already counted.
  private static func uniformCount(
    _ rate: Double, _ time: DoubleDouble, reached: Double
  ) -> Int {
    guard rate > 0, time.high > 0 || time.high == 0 && time.low >= 0 else { return 0 }
    let (high, low) = product(time, rate)
    guard high < .infinity else { return limit }
    let all = ExactArithmetic.twoSum(high, low + reached)
    let floor = Elementary.floor(all.sum)
    var births = floor == all.sum && all.error < 0 ? floor - 1 : floor
    // The next birth is counted too if its time is rounded to this one.
    if (births + 1 - reached) / rate <= time.rounded { births += 1 }
    return births < 0 ? 0 : sum(whole(births), 1)
  }

  /// Returns the product of a time and a rate, and its rounding error.
  static func product(_ time: DoubleDouble, _ rate: Double) -> (high: Double, low: Double) {
    let product = ExactArithmetic.twoProduct(time.high, rate)
    guard product.product < .infinity else { return (.infinity, 0) }
    return (product.product, product.error + time.low * rate)
  }

  /// The total number of births by the rate; nil if they are endless.
  var streamTotal: Int? {
    guard !(lastRate > 0) else { return nil }
    return curve?.total ?? 0
  }

  /// Returns the number of particles that have been born at a time.
  func count(through time: DoubleDouble) -> Int {
    guard time.high >= 0 else { return 0 }
    var births = Emitter.Schedule.streamCount(lastRate, curve, through: time)
    if !bursts.isEmpty {
      let lower = bursts.partitioningIndex {
        $0.time > time.high || $0.time == time.high && time.low < 0
      }
      births = Emitter.Schedule.sum(births, burstCounts[lower])
    }
    return Swift.min(births, count ?? births)
  }

  /// Returns the run that contains a particle.
  func run(of index: Int) -> Run {
    let lower = bases.partitioningIndex { $0 > index }
    let offset = burstCounts[lower]
    if lower > 0 {
      let burst = bursts[lower - 1]
      let end = Emitter.Schedule.sum(bases[lower - 1], burst.count)
      if index < end {
        return Run(end: end, offset: 0, rate: 0, time: burst.time, reached: 0, curve: nil)
      }
    }
    let end = lower < bases.count ? bases[lower] : Int.max
    guard let curve else {
      return Run(end: end, offset: offset, rate: rate, time: 0, reached: 0, curve: nil)
    }
    // After the end of the curve its last rate continues.
    let tail = Emitter.Schedule.sum(curve.total, offset)
    if index < tail {
      return Run(
        end: Swift.min(end, tail), offset: offset, rate: 0, time: 0, reached: 0, curve: curve)
    }
    return Run(
      end: end, offset: offset, rate: lastRate, time: curve.end, reached: curve.reached, curve: nil)
  }
}
