// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A stretch of time in which a number is monotone.
///
/// The numbers at its ends are one-sided: `last` is the limit at the end, from which the next
/// stretch may differ by a jump. They come from the motion that computes them, whatever combinators
/// it is inside, and are not sampled again.
@frozen
public struct Stretch: Hashable, Sendable {
  /// The first instant of the stretch, in seconds.
  public var begin: Double

  /// The end of the stretch, excluded; not before the beginning, and infinite for the last stretch.
  public var end: Double

  /// The number at the first instant.
  public var first: Double

  /// The limit of the number at the end.
  public var last: Double

  /// Creates a stretch.
  @inlinable
  public init(begin: Double, end: Double, first: Double, last: Double) {
    self.begin = begin
    self.end = end
    self.first = first
    self.last = last
  }

  /// The part of a stretch in which a motion has left the joint at its beginning and not reached the
  /// one at its end, also if it runs back.
  ///
  /// - Parameters:
  ///   - begin: The first instant of the stretch.
  ///   - end: The end of the stretch.
  ///   - blur: The seconds by which the motion may round the instant of a joint.
  /// - Returns: The first and the last instant of the part.
  @inlinable
  static func inside(
    _ begin: Double, _ end: Double, blur: Double
  ) -> ClosedRange<Double> {
    let edge = Swift.min(blur, (end - begin) * 0x1p-20)
    return begin + edge...Swift.max(begin + edge, end - edge)
  }
}

extension Playable {
  /// The first instant of a base that is no longer shown by an interval of this motion.
  ///
  /// Rounding may map the end of the interval and its last instant to the same time of the base.
  ///
  /// - Parameters:
  ///   - end: The end of the interval, excluded.
  ///   - local: Returns the base's time at an instant; it never decreases.
  /// - Returns: The end of the base's interval.
  @inlinable
  func innerEnd(_ end: Double, _ local: (Double) -> Double) -> Double {
    Swift.max(local(end), local(end.nextDown).nextUp)
  }
}

extension Trajectory {
  /// Visits the stretches of a base whose time increases with the time of this motion.
  ///
  /// If the base turns many times between two instants of this motion, the remaining interval is
  /// found by sampling.
  ///
  /// - Parameters:
  ///   - base: The motion that is analyzed.
  ///   - measure: The number that is analyzed.
  ///   - inner: The beginning and the end, excluded, of the base's interval.
  ///   - outer: The beginning and the end, excluded, of the interval of this motion.
  ///   - factor: The number of seconds of the base that pass in one second.
  ///   - beyond: Whether the base is sampled beyond its own time.
  ///   - threshold: Returns the first instant of this motion that shows an instant of the base.
  ///   - body: Receives a stretch and returns whether to continue.
  /// - Returns: Whether the body continued to the end.
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
    // Rounding may map several instants of this motion to one instant of the base.
    let limit = Swift.max(inner.1, inner.0.nextUp)
    _ = base.visitStretches(of: measure, from: inner.0, upTo: limit, beyond: beyond) { stretch in
      // A stretch that begins after the interval of this motion is never shown.
      guard begin < outer.1 else { return false }
      let end =
        stretch.end < limit
        ? Swift.min(outer.1, Swift.max(begin, threshold(stretch.end))) : outer.1
      // A stretch that no instant of this motion shows is skipped.
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

  /// The number of stretches of a base that may be skipped between two instants of a motion that
  /// shows it.
  @inlinable
  var mostHidden: Int { 64 }

  /// Finds the stretches of an interval by sampling, for a base that moves too fast to be resolved.
  @usableFromInline
  func visitUnresolved(
    _ measure: Measure<Value>, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    // A motion at rest is not sampled forever.
    let isRest = end == .infinity && !beyond && restTime < .infinity
    let stop = isRest ? Swift.max(start, restTime) : Swift.min(end, .greatestFiniteMagnitude)
    let wantsMore = visitSampled(
      of: measure, from: start, upTo: stop,
      on: SampleGrid(from: start, upTo: stop, steps: 256), { state(at: $0, isBeyond: beyond) },
      body)
    return wantsMore
      && visitHold(
        of: measure, at: state(at: stop, isBeyond: beyond).value, from: stop, upTo: end, body)
  }

  /// Visits the stretches of a base whose time decreases as the time of this motion increases.
  ///
  /// - Parameters:
  ///   - base: The motion that is analyzed.
  ///   - measure: The number that is analyzed.
  ///   - inner: The beginning and the end, excluded, of the base's interval.
  ///   - outer: The beginning and the end, excluded, of the interval of this motion.
  ///   - factor: The number of seconds of the base that pass in one second, negative.
  ///   - beyond: Whether the base is sampled beyond its own time.
  ///   - shown: The number at the first instant of this motion, if that instant shows the end of
  ///     the base's interval, to which the base may jump.
  ///   - threshold: Returns the first instant of this motion that shows a time before an instant of
  ///     the base.
  ///   - body: Receives a stretch and returns whether to continue.
  /// - Returns: Whether the body continued to the end.
  /// - Complexity: That of the ``FallingWindows`` that are visited.
  @inlinable
  func visitFalling<Base: Trajectory>(
    _ base: Base, _ measure: Measure<Value>, inner: (Double, Double),
    outer: (Double, Double), factor: Double = -1, beyond: Bool = false,
    shown: Double? = nil, threshold: (Double) -> Double, _ body: (Stretch) -> Bool
  ) -> Bool where Base.Value == Value {
    guard outer.0 < outer.1 else { return true }
    // Rounding may map several instants of this motion to one instant of the base.
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
        // If fewer instants than stretches remain, each instant is sampled.
        if outer.1 - begin <= Double(FallingWindows.capacity) * outer.1.ulp {
          return visitUnresolved(measure, from: begin, upTo: outer.1, beyond: beyond, body)
        }
        if windows.cut(window, reached: reached) { continue }
      }
      windows.took(stretches.count)
      if window.high == limit, let shown {
        // A base that is rounded at its end does not jump there.
        if let last = stretches.last?.last, (last - shown).magnitude <= 4 * shown.ulp {
          stretches[stretches.count - 1].last = shown
        } else {
          stretches.append(Stretch(begin: limit, end: limit, first: shown, last: shown))
        }
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

  /// Visits the start, which is held until time 0, the motion itself, and the end, which is held
  /// from a time on.
  ///
  /// - Parameters:
  ///   - measure: The number that is analyzed.
  ///   - start: The beginning of the interval.
  ///   - end: The end of the interval, excluded.
  ///   - beyond: Whether the ends are held beyond the duration instead.
  ///   - stop: The time from which the end is held.
  ///   - body: Is called with each stretch, and returns whether it wants more.
  ///   - own: Visits the stretches of the motion in a part of 0 to that time, which is not empty.
  /// - Returns: Whether the body wanted more after each stretch.
  @inlinable
  func visitHeld(
    of measure: Measure<Value>, from start: Double, upTo end: Double, beyond: Bool,
    until stop: Double, _ body: (Stretch) -> Bool, own: (Double, Double) -> Bool
  ) -> Bool {
    if beyond { return Self.visitHeldEnds(of: measure, in: self, from: start, upTo: end, body) }
    let (begin, finish) = (Swift.max(0, start), Swift.min(stop, end))
    return visitHold(of: measure, at: self.start, from: start, upTo: Swift.min(0, end), body)
      && (begin >= finish || own(begin, finish))
      && visitHold(of: measure, at: self.end, from: Swift.max(stop, start), upTo: end, body)
  }
}
