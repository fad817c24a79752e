// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A stretch of time in which a number only rises, or only falls.
///
/// The numbers at its ends are one-sided: `last` is what the number comes to, which the next
/// stretch need not begin with. They are those of the motion that knows them, whatever it is
/// wrapped in, and are not sampled again.
@frozen
public struct Stretch: Hashable, Sendable {
  /// The first instant that shows the stretch, in seconds.
  public var begin: Double

  /// The first instant that no longer does; not before the first, and infinite for the last.
  public var end: Double

  /// The number at the first instant.
  public var first: Double

  /// The number that it comes to at the end.
  public var last: Double

  /// Creates a stretch.
  @inlinable
  public init(begin: Double, end: Double, first: Double, last: Double) {
    self.begin = begin
    self.end = end
    self.first = first
    self.last = last
  }
}

extension Trajectory {
  /// Visits the stretches of a base whose time rises with that of this motion.
  ///
  /// - Parameters:
  ///   - base: The motion that is looked at.
  ///   - measure: The number.
  ///   - inner: The first and the first later instant of the base's interval.
  ///   - outer: The same of this motion's.
  ///   - factor: How many seconds of the base pass in one.
  ///   - threshold: Gives the first instant of this motion that shows one of the base.
  ///   - body: Takes a stretch and says whether to go on.
  /// - Returns: Whether the body went on to the end.
  @inlinable
  func visitRising<Base: Trajectory>(
    _ base: Base, _ measure: Measure<Base.Value>, inner: (Double, Double),
    outer: (Double, Double), factor: Double = 1, threshold: (Double) -> Double,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    guard outer.0 < outer.1 else { return true }
    var begin = outer.0
    var wantsMore = true
    _ = base.visitStretches(of: measure, from: inner.0, upTo: inner.1) { stretch in
      // What begins after the interval of this motion is never shown.
      guard begin < outer.1 else { return false }
      let end =
        stretch.end < inner.1
        ? Swift.min(outer.1, Swift.max(begin, threshold(stretch.end))) : outer.1
      // What no instant of this motion shows is no part of it.
      guard begin < end else { return true }
      wantsMore = body(
        Stretch(
          begin: begin, end: end, first: measure.retimed(stretch.first, by: factor),
          last: measure.retimed(stretch.last, by: factor)))
      begin = end
      return wantsMore
    }
    return wantsMore
  }

  /// Visits the stretches of a base whose time falls while that of this motion rises.
  ///
  /// - Parameters:
  ///   - base: The motion that is looked at.
  ///   - measure: The number.
  ///   - inner: The first and the first later instant of the base's interval.
  ///   - outer: The same of this motion's.
  ///   - factor: How many seconds of the base pass in one: negative.
  ///   - instant: What shows at the first instant of this motion, where that is the end of the
  ///     base's interval and no longer in it, and the first instant that no longer shows it.
  ///   - threshold: Gives the first instant of this motion that shows something earlier than an
  ///     instant of the base.
  ///   - body: Takes a stretch and says whether to go on.
  /// - Returns: Whether the body went on to the end.
  /// - Complexity: The stretches are listed first, since the last comes first.
  @inlinable
  func visitFalling<Base: Trajectory>(
    _ base: Base, _ measure: Measure<Base.Value>, inner: (Double, Double),
    outer: (Double, Double), factor: Double = -1,
    instant: (number: Double, end: Double)? = nil, threshold: (Double) -> Double,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    guard outer.0 < outer.1 else { return true }
    var stretches: [Stretch] = []
    _ = base.visitStretches(of: measure, from: inner.0, upTo: inner.1) {
      stretches.append($0)
      return true
    }
    var begin = outer.0
    if let (number, end) = instant, let latest = stretches.last, latest.last != number,
      !measure.isOfVelocity
    {
      let end = Swift.min(outer.1, end)
      guard body(Stretch(begin: begin, end: end, first: number, last: number)) else {
        return false
      }
      begin = end
    }
    for stretch in stretches.reversed() {
      guard begin < outer.1 else { return true }
      let end =
        stretch.begin > inner.0
        ? Swift.min(outer.1, Swift.max(begin, threshold(stretch.begin))) : outer.1
      guard begin < end else { continue }
      guard
        body(
          Stretch(
            begin: begin, end: end, first: measure.retimed(stretch.last, by: factor),
            last: measure.retimed(stretch.first, by: factor)))
      else { return false }
      begin = end
    }
    return true
  }

  /// Visits one stretch in which the motion holds a value.
  @inlinable
  func visitHold(
    of measure: Measure<Value>, at value: Value, from start: Double, upTo end: Double,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    guard start < end else { return true }
    let number = measure(restingAt: value)
    return body(Stretch(begin: start, end: end, first: number, last: number))
  }
}
