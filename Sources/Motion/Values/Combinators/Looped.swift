// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion that is played several times, or forever.
///
/// The index of the iteration at a time is computed without rounding, so errors do not accumulate.
/// Each iteration ends when the motion looks done; only the last continues until the base comes to
/// rest.
@frozen
public struct Looped<Base: Playable>: Playable {
  /// The motion that is repeated.
  public let base: Base

  /// The number of iterations, not negative; may be fractional or infinite.
  public let count: Double

  /// Whether every second iteration runs backwards.
  public let autoreverses: Bool

  /// The least time that is not before the product of the base's duration and the count.
  ///
  /// It is infinite for an endless motion unless the count is 0.
  public let duration: Double

  /// The first instant at which the last iteration has come to rest.
  public let restTime: Double

  @usableFromInline let divisor: IterationDivisor

  /// The number of the last iteration, and the time at which it begins.
  @usableFromInline let lastIteration: Double
  @usableFromInline let lastBegin: Double

  /// The seconds of the base that the last iteration has shown at its end.
  @usableFromInline let lastElapsed: Double

  @inlinable
  init(base: Base, count: Double, autoreverses: Bool) {
    require("the count", count, .notNegativeOrInfinite)
    self.init(
      base: base, count: count, autoreverses: autoreverses, period: base.duration,
      rest: base.restTime)
  }

  @usableFromInline
  init(base: Base, count: Double, autoreverses: Bool, period: Double, rest: Double) {
    self.base = base
    self.count = count
    self.autoreverses = autoreverses
    divisor = IterationDivisor(duration: period)
    let whole = Elementary.floor(count)
    let isWhole = whole == count
    let last = count < .infinity ? (isWhole ? Swift.max(0, whole - 1) : whole) : .infinity
    lastIteration = last
    guard count > 0, period > 0 else {
      (duration, restTime, lastBegin, lastElapsed) = (0, 0, 0, 0)
      return
    }
    guard count < .infinity, period < .infinity, count * period < .infinity else {
      (duration, restTime, lastBegin, lastElapsed) = (.infinity, .infinity, .infinity, 0)
      return
    }
    let end = ExactArithmetic.productRoundedUp(period, count)
    lastBegin = ExactArithmetic.productRoundedUp(period, last)
    lastElapsed = isWhole ? period : Swift.min(period, (count - whole) * period)
    duration = end
    let ringsOut = isWhole && rest > period && !(autoreverses && Looped.isOdd(last))
    restTime = ringsOut ? Swift.max(end, Thresholds.instant(rest, after: lastBegin)) : end
  }

  /// The duration of one iteration, in seconds: that of the base.
  @inlinable
  public var period: Double { divisor.duration }

  /// Evaluates the base at the time since the beginning of the iteration, or before its end if the
  /// iteration runs backwards.
  ///
  /// A boundary belongs to the iteration that begins there; the end of the whole belongs to the
  /// last iteration.
  @inlinable
  public func value(at time: Double) -> Base.Output { base.value(at: localTime(at: time).time) }

  /// Evaluates the first or the last iteration beyond its time; the last only if it is whole.
  @inlinable
  public func value(beyond time: Double) -> Base.Output {
    isBeyond(time) ? base.value(beyond: localTime(beyond: time).time) : value(at: time)
  }

  /// The iteration at a time, and the seconds since its beginning.
  @inlinable
  @inline(__always)
  func position(at time: Double) -> (iteration: Double, elapsed: Double) {
    if let position = divisor.nearRest(at: time, 0) { return (position.whole, position.rest) }
    return distantPosition(at: time)
  }

  @usableFromInline
  func distantPosition(at time: Double) -> (iteration: Double, elapsed: Double) {
    guard period < .infinity else { return (0, time) }
    guard time / period < .infinity else { return (.infinity, 0) }
    let position = divisor.distantRest(at: time)
    return (position.whole, position.rest)
  }

  /// The base's time at an instant, and whether the base runs backwards there.
  @inlinable
  func localTime(at time: Double) -> (time: Double, isBackward: Bool) {
    if time >= 0 && time < duration {
      let (iteration, elapsed) = position(at: time)
      guard autoreverses && Looped.isOdd(iteration) else { return (elapsed, false) }
      return (mirrored(elapsed), true)
    }
    return localTimeOutside(at: time)
  }

  /// The base's time in an iteration that runs backwards.
  @inlinable
  func mirrored(_ elapsed: Double) -> Double { period - elapsed }

  /// The base's time before time 0, after the end, and for NaN, which is treated as time 0.
  @usableFromInline
  func localTimeOutside(at time: Double) -> (time: Double, isBackward: Bool) {
    if time < 0 { return (-.infinity, false) }
    if time.isNaN && duration > 0 { return (0, false) }
    let isOdd = autoreverses && Looped.isOdd(lastIteration)
    // Without a duration the loop shows the end of its last iteration, which may be the start.
    guard duration > 0 else { return (count > 0 && !isOdd ? .infinity : -.infinity, isOdd) }
    guard duration < .infinity else { return (.infinity, false) }
    guard lastElapsed == period else {
      // Stopped within an iteration: just at the end it still moves.
      let local = isOdd ? period - lastElapsed : lastElapsed
      return (local, isOdd)
    }
    if isOdd { return (-.infinity, true) }
    return (Swift.max(period, time > restTime ? .infinity : time - lastBegin), false)
  }

  /// Whether the motion is at rest at a time at which the base is not.
  @inlinable
  func isStopped(at time: Double) -> Bool { time > duration && lastElapsed < period }

  /// Whether a time is outside the loop's own time.
  @inlinable
  func isBeyond(_ time: Double) -> Bool { time < 0 || time >= duration }

  @inlinable
  func localTime(beyond time: Double) -> (time: Double, isBackward: Bool) {
    if time < 0 && count > 0 && duration > 0 { return (time, false) }
    guard time >= duration && duration > 0 && duration < .infinity && lastElapsed == period else {
      return localTime(at: time)
    }
    let isOdd = autoreverses && Looped.isOdd(lastIteration)
    return isOdd ? (duration - time, true) : (Swift.max(period, time - lastBegin), false)
  }

  @inlinable
  static func isOdd(_ whole: Double) -> Bool { Elementary.floor(whole * 0.5) * 2 != whole }
}

extension Looped: Trajectory where Base: Trajectory {
  /// Evaluates the base at the time since the beginning of the iteration, or before its end if the
  /// iteration runs backwards.
  @inlinable
  public func state(at time: Double) -> KinematicState<Base.Value> {
    let local = localTime(at: time)
    let state = base.state(at: local.time)
    if isStopped(at: time) { return KinematicState(value: state.value) }
    if time == duration && local == (-.infinity, true) { return last(state) }
    return local.isBackward
      ? KinematicState(value: state.value, velocity: .zero - state.velocity) : state
  }

  /// The state at the end of an iteration that runs backwards: the start of the base, with the
  /// velocity on arrival.
  @usableFromInline
  func last(_ start: KinematicState<Base.Value>) -> KinematicState<Base.Value> {
    KinematicState(value: start.value, velocity: .zero - base.state(at: 0).velocity)
  }

  /// Evaluates the first or the last iteration beyond its time; the last only if it is whole.
  @inlinable
  public func state(beyond time: Double) -> KinematicState<Base.Value> {
    guard isBeyond(time) else { return state(at: time) }
    let local = localTime(beyond: time)
    let state = base.state(beyond: local.time)
    if isStopped(at: time) { return KinematicState(value: state.value) }
    return local.isBackward
      ? KinematicState(value: state.value, velocity: .zero - state.velocity) : state
  }

  /// The iterations except the first and the last ones, and the recurrences within those.
  @inlinable
  public var recurrences: [Recurrence] {
    guard count > 0, period > 0 else { return [] }
    guard period < .infinity else { return base.recurrences }
    let inner = base.recurrences
    let iterations = IterationRecurrences(
      period: period, alternates: autoreverses, end: duration, inner: inner,
      beginning: beginning(of:)
    ).all
    guard restTime > duration else { return iterations }
    // The last iteration continues until the base comes to rest.
    return iterations
      + inner.clipped(from: period, upTo: restTime - lastBegin).map {
        $0.mapped { Thresholds.instant($0, after: lastBegin) }
      }
  }

  /// Visits the stretches of each iteration.
  ///
  /// - Complexity: O(*n*) for *n* iterations in the interval.
  @inlinable
  public func visitStretches(
    of measure: Measure<Base.Value>, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    guard period < .infinity || count == 0 else {
      return base.visitStretches(of: measure, from: start, upTo: end, beyond: beyond, body)
    }
    let leadsOn = beyond && count > 0 && duration > 0
    guard
      leadsOn && start < 0
        ? base.visitStretches(
          of: measure, from: start, upTo: Swift.min(0, end), beyond: true, body)
        : visitHold(of: measure, at: base.start, from: start, upTo: Swift.min(0, end), body)
    else { return false }
    var begin = Swift.max(0, start)
    let finish = Swift.min(duration, end)
    while begin < finish {
      let (iteration, elapsed) = position(at: begin)
      // So late that no representable time lies between two iterations.
      guard iteration < 0x1p53 else { return true }
      let next = beginning(of: iteration + 1)
      let stop = Swift.min(next, finish)
      let isLast = iteration >= lastIteration
      // The limit at the end of the iteration, and not what the last instant before the next one
      // shows.
      let limit = stop < next ? stop - beginning(of: iteration) : isLast ? lastElapsed : period
      guard
        visit(measure, iteration, from: elapsed, upTo: limit, in: (begin, stop), body)
      else { return false }
      guard stop > begin else { break }
      begin = stop
    }
    return visitEnd(
      measure, from: Swift.max(duration, start), upTo: end,
      beyond: leadsOn && duration < .infinity && lastElapsed == period, body)
  }

  @inlinable
  func visit(
    _ measure: Measure<Base.Value>, _ iteration: Double, from elapsed: Double, upTo limit: Double,
    in own: (Double, Double), _ body: (Stretch) -> Bool
  ) -> Bool {
    guard autoreverses && Looped.isOdd(iteration) else {
      return visitRising(
        base, measure, inner: (elapsed, limit), outer: own,
        threshold: { time(of: $0, in: iteration) }, body)
    }
    return visitFalling(
      base, measure, inner: (Swift.max(0, period - limit), mirrored(elapsed)), outer: own,
      shown: measure.isOfVelocity ? nil : measure(state(at: own.0)),
      threshold: { time(before: $0, in: iteration) }, body)
  }

  /// Visits the value that is held after all iterations, or the continuation of the last one.
  @inlinable
  func visitEnd(
    _ measure: Measure<Base.Value>, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    guard start < end else { return true }
    guard restTime > duration || beyond else {
      return visitHold(of: measure, at: value(at: .infinity), from: start, upTo: end, body)
    }
    if autoreverses && Looped.isOdd(lastIteration) {
      return visitFalling(
        base, measure, inner: (duration - end, duration - start), outer: (start, end),
        beyond: true, shown: measure.isOfVelocity ? nil : measure(state(beyond: start)),
        threshold: { Thresholds.instant(lessThan: $0, before: duration) }, body)
    }
    return visitRising(
      base, measure, inner: (Swift.max(period, start - lastBegin), end - lastBegin),
      outer: (start, end), beyond: beyond,
      threshold: { Thresholds.instant($0, after: lastBegin) }, body)
  }
}

extension Looped {
  /// The first instant of an iteration: the least time that is not before the exact multiple of the
  /// period.
  @inlinable
  func beginning(of iteration: Double) -> Double {
    ExactArithmetic.productRoundedUp(period, iteration)
  }

  /// The first instant of an iteration that shows a given time of the base, or a later one.
  @usableFromInline
  func time(of local: Double, in iteration: Double) -> Double {
    guard local < period else { return beginning(of: iteration + 1) }
    let begin = beginning(of: iteration)
    guard local > 0 else { return begin }
    return Thresholds.least(near: begin + local) { time in
      guard time >= begin else { return false }
      let position = position(at: time)
      return position.iteration > iteration || position.elapsed >= local
    }
  }

  /// The first instant of an iteration that runs backwards that shows a time before a given one of
  /// the base.
  @usableFromInline
  func time(before local: Double, in iteration: Double) -> Double {
    let begin = beginning(of: iteration)
    return Thresholds.least(near: begin + (period - local)) { time in
      guard time >= begin else { return false }
      let position = position(at: time)
      return position.iteration > iteration || mirrored(position.elapsed) < local
    }
  }
}

extension Playable {
  /// Plays the motion several times.
  ///
  /// - Parameters:
  ///   - count: The number of iterations; may be fractional, or `.infinity`.
  ///   - autoreverses: Whether every second iteration runs backwards. Each iteration counts, in
  ///     either direction.
  /// - Returns: A motion that lasts as long as all iterations together. An endless motion is played
  ///   once and never reaches the second iteration.
  /// - Precondition: The count is not negative.
  @inlinable
  public func repeated(_ count: Double = .infinity, autoreverses: Bool = false) -> Looped<Self> {
    Looped(base: self, count: count, autoreverses: autoreverses)
  }
}

extension Looped: Equatable where Base: Equatable {
  /// Compares the bases, the counts and the directions.
  @inlinable
  public static func == (a: Looped, b: Looped) -> Bool {
    a.base == b.base && a.count == b.count && a.autoreverses == b.autoreverses
  }
}

extension Looped: Hashable where Base: Hashable {
  /// Hashes the base, the count and the direction.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(base)
    hasher.combine(count)
    hasher.combine(autoreverses)
  }
}
