// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension ParticleBirths {
  /// Particles in a row whose ages follow one formula.
  struct Run {
    /// The index after the last one.
    let end: Int

    /// What to take off an index to count in the stream alone.
    let offset: Int

    /// Births in a second; 0 for a burst, and for births that are looked up one by one.
    let rate: Double

    /// When a burst happens, or when the stream of constant rate would have counted 0.
    let time: Double

    /// How far the stream had counted at that time.
    let reached: Double

    /// The integral to look births up in.
    let curve: BirthCurve?

    /// Whether all are born at one time.
    var isBurst: Bool { rate == 0 && curve == nil }

    /// When one of them is born.
    func birth(of index: Int) -> DoubleDouble {
      let place = Double(index - offset)
      if let curve { return DoubleDouble(curve.birth(place), 0) }
      guard rate > 0 else { return DoubleDouble(time, 0) }
      let quotient = (place - reached) / rate
      // Numbers that splitting would destroy have no second part.
      guard quotient < 0x1p900 && rate < 0x1p900 && rate > 0x1p-900 else {
        return DoubleDouble(time + quotient, 0)
      }
      let back = ExactArithmetic.smallTwoProduct(quotient, rate)
      let rest = ((place - back.product) - reached) - back.error
      return DoubleDouble(quotient, rest / rate) + time
    }
  }

  /// The most births that are counted: whole numbers up to it are exact, and fit an `Int`.
  static var limit: Int {
    Int(clamping: Int64(1) << 53)
  }

  /// Adds counts, up to the limit.
  static func sum(_ a: Int, _ b: Int) -> Int {
    let (sum, isTooLarge) = a.addingReportingOverflow(b)
    return isTooLarge ? limit : Swift.min(sum, limit)
  }

  /// Counts births from their exact number, not negative, which is not whole.
  static func whole(_ number: Double) -> Int {
    number < Double(limit) ? Swift.min(Int(number), limit) : limit
  }

  /// Counts the births that a rate has brought at a time.
  static func streamCount(
    _ rate: Double, _ curve: BirthCurve?, through time: DoubleDouble
  ) -> Int {
    guard time.high < .infinity else { return rate > 0 ? limit : curve?.total ?? 0 }
    if let curve {
      guard time.high >= curve.end else { return curve.count(through: time.high) }
      guard rate > 0 else { return curve.total }
      return uniformCount(rate, time + -curve.end, reached: curve.reached)
    }
    return uniformCount(rate, time, reached: 0)
  }

  /// Counts births at a constant rate after some have been counted.
  private static func uniformCount(
    _ rate: Double, _ time: DoubleDouble, reached: Double
  ) -> Int {
    guard rate > 0, time.high > 0 || time.high == 0 && time.low >= 0 else { return 0 }
    let (high, low) = product(time, rate)
    guard high < .infinity else { return limit }
    let all = ExactArithmetic.twoSum(high, low + reached)
    let floor = Elementary.floor(all.sum)
    var births = floor == all.sum && all.error < 0 ? floor - 1 : floor
    // The next one, if its instant is rounded to this one.
    if (births + 1 - reached) / rate <= time.rounded { births += 1 }
    return births < 0 ? 0 : sum(whole(births), 1)
  }

  /// Multiplies a time by a rate: the product and its error.
  static func product(_ time: DoubleDouble, _ rate: Double) -> (high: Double, low: Double) {
    let product = ExactArithmetic.twoProduct(time.high, rate)
    guard product.product < .infinity else { return (.infinity, 0) }
    return (product.product, product.error + time.low * rate)
  }

  /// How many births the rate ever brings, absent if there is no end.
  var streamTotal: Int? {
    guard !(rate > 0) else { return nil }
    return curve?.total ?? 0
  }

  /// Counts the particles that have been born at a time.
  func count(through time: DoubleDouble) -> Int {
    guard time.high >= 0 else { return 0 }
    var births = ParticleBirths.streamCount(rate, curve, through: time)
    if !bursts.isEmpty {
      var (place, size) = (0, bursts.count)
      while size > 0 {
        let half = size / 2
        let burst = bursts[place + half].time
        let isOver = burst < time.high || burst == time.high && time.low >= 0
        (place, size) = isOver ? (place + half + 1, size - half - 1) : (place, half)
      }
      births = ParticleBirths.sum(births, burstCounts[place])
    }
    return Swift.min(births, count ?? births)
  }

  /// Finds the row of particles that one belongs to.
  func run(of index: Int) -> Run {
    var (place, size) = (0, bases.count)
    while size > 0 {
      let half = size / 2
      let isBefore = bases[place + half] <= index
      (place, size) = isBefore ? (place + half + 1, size - half - 1) : (place, half)
    }
    let offset = burstCounts[place]
    if place > 0 {
      let burst = bursts[place - 1]
      let end = ParticleBirths.sum(bases[place - 1], burst.count)
      if index < end {
        return Run(end: end, offset: 0, rate: 0, time: burst.time, reached: 0, curve: nil)
      }
    }
    let end = place < bases.count ? bases[place] : Int.max
    guard let curve else {
      return Run(end: end, offset: offset, rate: rate, time: 0, reached: 0, curve: nil)
    }
    // After the end of the track its last rate goes on.
    let tail = ParticleBirths.sum(curve.total, offset)
    if index < tail {
      return Run(
        end: Swift.min(end, tail), offset: offset, rate: 0, time: 0, reached: 0, curve: curve)
    }
    return Run(
      end: end, offset: offset, rate: rate, time: curve.end, reached: curve.reached, curve: nil)
  }
}
