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
  /// A base that turns many times between two instants of this motion is looked at no further: the
  /// rest of the interval is found by sampling.
  ///
  /// - Parameters:
  ///   - base: The motion that is looked at.
  ///   - measure: The number.
  ///   - inner: The first and the first later instant of the base's interval.
  ///   - outer: The same of this motion's.
  ///   - factor: How many seconds of the base pass in one.
  ///   - beyond: Whether the base is looked at beyond its own time.
  ///   - threshold: Gives the first instant of this motion that shows one of the base.
  ///   - body: Takes a stretch and says whether to go on.
  /// - Returns: Whether the body went on to the end.
  @inlinable
  func visitRising<Base: Trajectory>(
    _ base: Base, _ measure: Measure<Value>, inner: (Double, Double),
    outer: (Double, Double), factor: Double = 1, beyond: Bool = false,
    threshold: (Double) -> Double,
    _ body: (Stretch) -> Bool
  ) -> Bool where Base.Value == Value {
    guard outer.0 < outer.1 else { return true }
    var begin = outer.0
    var wantsMore = true
    var hidden = 0
    // Rounding may leave one instant of the base for several of this motion.
    let limit = Swift.max(inner.1, inner.0.nextUp)
    _ = base.visitStretches(of: measure, from: inner.0, upTo: limit, beyond: beyond) { stretch in
      // What begins after the interval of this motion is never shown.
      guard begin < outer.1 else { return false }
      let end =
        stretch.end < limit
        ? Swift.min(outer.1, Swift.max(begin, threshold(stretch.end))) : outer.1
      // What no instant of this motion shows is no part of it.
      guard begin < end else {
        hidden += 1
        return hidden < mostHidden
      }
      hidden = 0
      wantsMore = body(
        Stretch(
          begin: begin, end: end, first: measure.retimed(stretch.first, by: factor),
          last: measure.retimed(stretch.last, by: factor)))
      begin = end
      return wantsMore
    }
    guard hidden >= mostHidden && begin < outer.1 else { return wantsMore }
    return visitUnresolved(measure, from: begin, upTo: outer.1, beyond: beyond, body)
  }

  /// How many stretches of a base may lie between two instants of a motion that shows it.
  @inlinable
  var mostHidden: Int { 64 }

  /// Finds the stretches of an interval by sampling, as the base moves too fast for its instants.
  @usableFromInline
  func visitUnresolved(
    _ measure: Measure<Value>, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    visitSampled(
      of: measure, from: start, upTo: Swift.min(end, .greatestFiniteMagnitude), steps: 256,
      { state(at: $0, isBeyond: beyond) }, body)
  }

  /// The first instant of a base that an interval of this motion no longer shows.
  ///
  /// Rounding may give the first instant after the interval the same as the last one in it.
  ///
  /// - Parameters:
  ///   - end: The first instant after the interval.
  ///   - local: Gives the base's time at an instant; it does not fall.
  /// - Returns: The end of the base's interval.
  @inlinable
  func innerEnd(_ end: Double, _ local: (Double) -> Double) -> Double {
    Swift.max(local(end), local(end.nextDown).nextUp)
  }

  /// Visits the stretches of a base whose time falls while that of this motion rises.
  ///
  /// - Parameters:
  ///   - base: The motion that is looked at.
  ///   - measure: The number.
  ///   - inner: The first and the first later instant of the base's interval.
  ///   - outer: The same of this motion's.
  ///   - factor: How many seconds of the base pass in one: negative.
  ///   - beyond: Whether the base is looked at beyond its own time.
  ///   - shown: The number at the first instant of this motion, if that shows the end of the base's
  ///     interval, which the base may jump to.
  ///   - threshold: Gives the first instant of this motion that shows something earlier than an
  ///     instant of the base.
  ///   - body: Takes a stretch and says whether to go on.
  /// - Returns: Whether the body went on to the end.
  /// - Complexity: That of the ``FallingWindows`` that are looked at.
  @inlinable
  func visitFalling<Base: Trajectory>(
    _ base: Base, _ measure: Measure<Value>, inner: (Double, Double),
    outer: (Double, Double), factor: Double = -1, beyond: Bool = false,
    shown: Double? = nil, threshold: (Double) -> Double, _ body: (Stretch) -> Bool
  ) -> Bool where Base.Value == Value {
    guard outer.0 < outer.1 else { return true }
    // Rounding may leave one instant of the base for several of this motion.
    let limit = shown == nil ? Swift.max(inner.1, inner.0.nextUp) : inner.1
    var begin = outer.0
    var hidden = 0
    var stretches: [Stretch] = []
    var windows = FallingWindows(from: inner.0, upTo: limit)
    while let window = windows.next() {
      stretches.removeAll(keepingCapacity: true)
      var isWhole = true
      var reached = window.low
      if window.low < window.high {
        isWhole = base.visitStretches(
          of: measure, from: window.low, upTo: window.high, beyond: beyond
        ) {
          stretches.append($0)
          reached = $0.end
          return stretches.count <= FallingWindows.capacity
        }
      }
      if !isWhole {
        // Fewer instants are left than stretches: each is sampled.
        if outer.1 - begin <= Double(FallingWindows.capacity) * outer.1.ulp {
          return visitUnresolved(measure, from: begin, upTo: outer.1, beyond: beyond, body)
        }
        if windows.cut(window, reached: reached) { continue }
      }
      windows.took(stretches.count)
      if window.high == limit, let shown, shown != stretches.last?.last {
        stretches.append(Stretch(begin: limit, end: limit, first: shown, last: shown))
      }
      for stretch in stretches.reversed() {
        guard begin < outer.1 else { return true }
        let end =
          stretch.begin > inner.0
          ? Swift.min(outer.1, Swift.max(begin, threshold(stretch.begin))) : outer.1
        guard begin < end else {
          hidden += 1
          guard hidden < mostHidden else {
            return visitUnresolved(measure, from: begin, upTo: outer.1, beyond: beyond, body)
          }
          continue
        }
        hidden = 0
        guard
          body(
            Stretch(
              begin: begin, end: end, first: measure.retimed(stretch.last, by: factor),
              last: measure.retimed(stretch.first, by: factor)))
        else { return false }
        begin = end
      }
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
