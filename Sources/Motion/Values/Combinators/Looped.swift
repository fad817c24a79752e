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

  @inlinable
  init(base: Base, count: Double, autoreverses: Bool) {
    require("the count", count, Looped.legalCount)
    self.init(
      base: base, count: count, autoreverses: autoreverses, period: base.duration,
      rest: base.restTime)
  }

  @inlinable
  static var legalCount: NumberRule { .notNegativeOrInfinite }

  @usableFromInline
  init(base: Base, count: Double, autoreverses: Bool, period: Double, rest: Double) {
    self.base = base
    self.count = count
    self.autoreverses = autoreverses
    divisor = IterationDivisor(duration: period)
    guard count > 0, period > 0 else {
      (duration, restTime) = (0, 0)
      return
    }
    guard count < .infinity, period < .infinity, count * period < .infinity else {
      (duration, restTime) = (.infinity, .infinity)
      return
    }
    let end = ExactArithmetic.productRoundedUp(period, count)
    duration = end
    let (whole, last) = Self.iterations(count)
    let ringsOut = whole == count && rest > period && !(autoreverses && OverallProgress.isOdd(last))
    let lastBegin = ExactArithmetic.productRoundedUp(period, last)
    restTime = ringsOut ? Swift.max(end, Thresholds.instant(rest, after: lastBegin)) : end
  }

  /// The number of whole iterations, and that of the last one, counted from 0.
  @usableFromInline
  static func iterations(_ count: Double) -> (whole: Double, last: Double) {
    guard count < .infinity else { return (.infinity, .infinity) }
    let whole = Elementary.floor(count)
    return (whole, whole == count ? Swift.max(0, whole - 1) : whole)
  }

  /// The number of the last iteration.
  @inlinable
  var lastIteration: Double { Self.iterations(count).last }

  /// The time at which the last iteration begins.
  @inlinable
  var lastBegin: Double {
    duration > 0 && duration < .infinity ? beginning(of: lastIteration) : duration
  }

  /// The seconds of the base that the last iteration has shown at its end.
  @inlinable
  var lastElapsed: Double {
    guard duration > 0 && duration < .infinity else { return 0 }
    let whole = Self.iterations(count).whole
    return whole == count ? period : Swift.min(period, (count - whole) * period)
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
  @inline(__always)
  public func value(at time: Double) -> Base.Output { base.value(at: baseTime(at: time)) }

  /// The base's time at an instant; infinite where an end of the base is held.
  @inlinable
  @inline(__always)
  func baseTime(at time: Double) -> Double { localTime(at: time)?.time ?? timeBeside(time) }

  /// The base's time at an instant outside of the loop's own time, and for NaN.
  @inlinable
  @inline(never)
  func timeBeside(_ time: Double) -> Double {
    let time = time == time ? time : 0
    return localTime(at: time, in: leg(at: time))
  }

  /// The iteration at a time, and the seconds since its beginning.
  @inlinable
  @inline(__always)
  package func position(at time: Double) -> (iteration: Double, elapsed: Double) {
    let position = divisor.nearRest(at: time, 0) ?? divisor.distantRest(at: time)
    return (position.whole, position.rest)
  }

  /// The base's time at an instant inside of the loop's own time, and whether the base runs
  /// backwards there; nil outside.
  @inlinable
  @inline(__always)
  func localTime(at time: Double) -> (time: Double, isBackward: Bool)? {
    guard time >= 0 && time < duration else { return nil }
    let (iteration, elapsed) = position(at: time)
    return runsBack(iteration) ? (period - elapsed, true) : (elapsed, false)
  }

  /// Whether an iteration runs backwards.
  @inlinable
  @inline(__always)
  func runsBack(_ iteration: Double) -> Bool { autoreverses && OverallProgress.isOdd(iteration) }

  /// The first instant of an iteration: the least time that is not before the exact multiple of the
  /// period.
  @inlinable
  func beginning(of iteration: Double) -> Double {
    ExactArithmetic.productRoundedUp(period, iteration)
  }
}

extension Looped: LegPlayable {
  /// Returns the base.
  @inlinable
  public func member(_ index: Int) -> Base { base }

  /// Returns the iteration at an instant, or a part in which the start or the end is held.
  ///
  /// The last iteration continues after the duration until the base comes to rest, if it is whole.
  /// From iteration 2⁵³ onwards no two representable times lie in one: the start is held.
  @inlinable
  public func leg(at time: Double) -> MotionLeg {
    guard duration > 0 else {
      // Without a duration the loop shows the end of its last iteration, which may be the start.
      guard count > 0 && !runsBack(lastIteration) else { return .holding(-.infinity) }
      return time < 0
        ? .holding(-.infinity, until: 0) : .holding(.infinity, from: 0)
    }
    guard period < .infinity else { return .playing() }
    if time < 0 { return .holding(-.infinity, until: 0) }
    if time < duration || duration == .infinity {
      return leg(ofIteration: time < .infinity ? position(at: time).iteration : .infinity)
    }
    if restTime > duration { return continuation }
    let runsBack = runsBack(lastIteration)
    // Only a whole iteration arrives at an end of the base.
    return .holding(
      lastElapsed < period
        ? (runsBack ? period - lastElapsed : lastElapsed) : (runsBack ? -.infinity : .infinity),
      from: duration)
  }

  /// Returns the part of an iteration that is shown.
  @inlinable
  func leg(ofIteration iteration: Double) -> MotionLeg {
    guard iteration < 0x1p53 else {
      return .holding(-.infinity, from: beginning(of: 0x1p53), until: duration)
    }
    let begin = beginning(of: iteration)
    let isLast = iteration >= lastIteration
    let (end, whole) = isLast ? (duration, lastElapsed) : (beginning(of: iteration + 1), period)
    var leg =
      runsBack(iteration)
      ? MotionLeg.playing(from: begin, until: end, at: period, speed: -1)
      : MotionLeg.playing(from: begin, until: end)
    leg.last = leg.speed < 0 ? period - whole : whole
    return leg
  }

  /// The last iteration after its end, if it is whole.
  @inlinable
  var continuation: MotionLeg {
    if runsBack(lastIteration) { return .playing(from: duration, speed: -1) }
    var leg = MotionLeg.playing(from: lastBegin)
    (leg.begin, leg.first) = (duration, Swift.max(period, duration - lastBegin))
    return leg
  }

  /// Returns the first or the last iteration beyond its time; the last only if it is whole.
  @inlinable
  public func leg(beyond time: Double) -> MotionLeg {
    let isBefore = time < 0
    guard duration > 0, isBefore || time >= duration && lastElapsed == period else {
      return leg(at: time)
    }
    var leg = isBefore ? MotionLeg.playing(until: 0) : continuation
    leg.isBeyond = true
    return leg
  }

  /// Returns the time since the beginning of the iteration, or before its end, without rounding of
  /// multiples of the period.
  @inlinable
  public func localTime(at time: Double, in leg: MotionLeg) -> Double {
    if leg.speed == 0 || time < 0 || leg.begin < 0 { return leg.localTime(at: time) }
    if leg.begin >= duration {
      if leg.speed < 0 { return leg.localTime(at: time) }
      return Swift.max(
        period, time > restTime && !leg.isBeyond ? .infinity : time - lastBegin)
    }
    let isInside = time >= leg.begin && time < leg.end
    guard isInside else { return (time < leg.begin) == (leg.speed > 0) ? -.infinity : .infinity }
    let elapsed = position(at: time).elapsed
    return leg.speed < 0 ? period - elapsed : elapsed
  }
}

extension Looped: LegTrajectory, Trajectory where Base: Trajectory {
  /// Evaluates the base at the time since the beginning of the iteration, or before its end if the
  /// iteration runs backwards.
  @inlinable
  public func state(at time: Double) -> KinematicState<Base.Value> {
    guard let local = localTime(at: time) else { return stateOutside(at: time) }
    let state = base.state(at: local.time)
    return local.isBackward
      ? KinematicState(value: state.value, velocity: .zero - state.velocity) : state
  }

  /// The state before time 0, from the end on, where the last iteration arrives with its velocity,
  /// and for NaN, which is treated as time 0.
  @usableFromInline
  func stateOutside(at time: Double) -> KinematicState<Base.Value> {
    let time = time == time ? time : 0
    let own = leg(at: time)
    let held = shown(base.state(at: localTime(at: time, in: own)), in: own)
    guard time == duration, duration > 0, own.speed == 0 else { return held }
    let isWhole = lastElapsed == period && !runsBack(lastIteration)
    let last = isWhole ? continuation : leg(ofIteration: lastIteration)
    let arrival = shown(base.state(at: isWhole ? last.first : last.last), in: last)
    return KinematicState(value: held.value, velocity: arrival.velocity)
  }

  /// The exactness of the base.
  @inlinable
  public var exactness: Exactness { base.exactness }

  /// The iterations except the first and the last ones, and the recurrences within those.
  @inlinable
  public static func recurrences(of motion: Self) -> [Recurrence] {
    guard motion.count > 0, motion.period > 0 else { return [] }
    guard motion.period < .infinity else { return motion.base.recurrences }
    let inner = motion.base.recurrences
    let iterations = IterationRecurrences(
      period: motion.period, alternates: motion.autoreverses, end: motion.duration, inner: inner,
      beginning: motion.beginning(of:)
    ).all
    guard motion.restTime > motion.duration else { return iterations }
    // The last iteration continues until the base comes to rest.
    return iterations
      + inner.clipped(from: motion.period, upTo: motion.restTime - motion.lastBegin).map {
        $0.mapped { Thresholds.instant($0, after: motion.lastBegin) }
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

  /// Plays the motion several times, with pauses between the iterations.
  ///
  /// ```swift
  /// let fade = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .linear)
  /// fade.repeated(3, pause: 0.5).duration  // 4.0
  /// let yoyo = fade.repeated(pause: 0.5, autoreverses: true)
  /// yoyo.value(at: 2)  // 0.5
  /// ```
  /// A pause holds the value where it is. It follows each iteration except the last one; a motion
  /// that rings out goes on ringing. In a motion that turns, an iteration event is in the middle of
  /// a pause, otherwise at its end.
  ///
  /// - Parameters:
  ///   - count: The number of iterations; may be fractional, or `.infinity`.
  ///   - pause: The time between two iterations, in seconds.
  ///   - autoreverses: Whether every second iteration runs backwards.
  /// - Returns: A motion that lasts as long as all iterations and the pauses between them.
  /// - Precondition: The count and the pause are not negative, and the pause is finite.
  @inlinable
  public func repeated(
    _ count: Double = .infinity, pause: Double, autoreverses: Bool = false
  ) -> Delayed<Looped<Delayed<Self>>> {
    paused(count, pause, autoreverses: autoreverses, jumpsAtStart: false)
  }

  @inlinable
  func paused(
    _ count: Double, _ pause: Double, autoreverses: Bool, jumpsAtStart: Bool
  ) -> Delayed<Looped<Delayed<Self>>> {
    require("pause", pause, .notNegative)
    let lead = autoreverses ? pause / 2 : 0
    let round = delayed(by: lead, endDelay: pause - lead)
    let whole = Elementary.floor(count)
    let isWhole = whole == count || round.duration == .infinity
    let part = isWhole ? 0 : (lead + (count - whole) * duration) / round.duration
    let loop = round.repeated(isWhole ? count : whole + part, autoreverses: autoreverses)
    return Delayed(
      base: loop, delay: 0 - lead, endDelay: loop.endDelay(jumpsAtStart: jumpsAtStart))
  }
}

extension Trajectory {
  /// Plays the motion several times, with pauses between the iterations.
  ///
  /// It is ``Playable/repeated(_:pause:autoreverses:)`` of a motion whose values can be compared: on
  /// the way back, one that jumps at its start is over an instant later.
  ///
  /// - Parameters:
  ///   - count: The number of iterations; may be fractional, or `.infinity`.
  ///   - pause: The time between two iterations, in seconds.
  ///   - autoreverses: Whether every second iteration runs backwards.
  /// - Returns: A motion that lasts as long as all iterations and the pauses between them.
  /// - Precondition: The count and the pause are not negative, and the pause is finite.
  @inlinable
  public func repeated(
    _ count: Double = .infinity, pause: Double, autoreverses: Bool = false
  ) -> Delayed<Looped<Delayed<Self>>> {
    paused(count, pause, autoreverses: autoreverses, jumpsAtStart: jumpsAtStart)
  }

  /// Whether time 0 shows another value than the time before it.
  @inlinable
  var jumpsAtStart: Bool { value(at: 0).distance(to: start) > 0 }
}

extension Looped {
  /// The end delay of a motion that does not count the last pause of this loop: 0 if the last
  /// iteration is not whole.
  ///
  /// From the shortened duration on, the content of the last round is over.
  @inlinable
  func endDelay<Content>(jumpsAtStart: Bool) -> Double where Base == Delayed<Content> {
    let isBack = runsBack(lastIteration)
    let (lead, pause) = (autoreverses ? base.delay : 0, isBack ? base.delay : base.endDelay)
    guard pause > 0, count > 0, duration < .infinity, lastElapsed == period else { return 0 }
    let over = base.threshold(of: base.base.duration)
    func isOver(_ time: Double) -> Bool {
      let time = lead > 0 ? LocalTime.at(time, begunAt: lead) : time
      if time >= duration { return true }
      guard time >= lastBegin else { return false }
      let elapsed = position(at: time).elapsed
      let rest = period - elapsed
      return isBack ? rest < base.delay || rest == base.delay && !jumpsAtStart : elapsed >= over
    }
    let end = lead > 0 ? LocalTime.instant(duration, begunAt: lead) : duration
    // Rounding may have made it a little too short.
    var shortened = end - pause
    for _ in 0..<16 where !isOver(shortened) { shortened = shortened.nextUp }
    guard isOver(shortened) else { return 0 }
    var endDelay = shortened - end
    for _ in 0..<16 where end + endDelay < shortened { endDelay = endDelay.nextUp }
    return end + endDelay >= shortened ? endDelay : 0
  }
}

extension Looped {
  /// Returns the loop that ends with the iteration which is played at an instant.
  ///
  /// Up to there it is the same: an endless loop that is asked to stop plays the round that it is
  /// in to its end.
  /// ```swift
  /// let pulse = EasedTrajectory(from: 0.0, to: 1, duration: 1).repeated()
  /// pulse.finishing(at: 3.2).duration  // 4.0
  /// ```
  ///
  /// - Parameter time: The time of the loop, in seconds. NaN is treated as 0.
  /// - Returns: The loop with fewer iterations, or the loop itself if it ends in this one.
  @inlinable
  public func finishing(at time: Double) -> Looped {
    Looped(base: base, count: Swift.min(count, iteration(at: time) + 1), autoreverses: autoreverses)
  }
}

extension Delayed {
  /// Returns the delayed loop that ends with the iteration which is played at an instant.
  ///
  /// - Parameter time: The time of this motion, in seconds. NaN is treated as 0.
  /// - Returns: The motion with fewer iterations, or itself if it ends in this one.
  @inlinable
  public func finishing<Round>(at time: Double) -> Delayed where Base == Looped<Round> {
    Delayed(base: base.finishing(at: localTime(at: time)), delay: delay, endDelay: endDelay)
  }

  /// Returns the loop with pauses that ends with the iteration which is played at an instant.
  ///
  /// - Parameter time: The time of this motion, in seconds. NaN is treated as 0.
  /// - Returns: The motion with fewer iterations, or itself if it ends in this one.
  @inlinable
  public func finishing<Content>(at time: Double) -> Delayed
  where Base == Looped<Delayed<Content>> {
    finishing(at: time, jumpsAtStart: false)
  }

  /// Returns the loop with pauses that ends with the iteration which is played at an instant.
  ///
  /// - Parameter time: The time of this motion, in seconds. NaN is treated as 0.
  /// - Returns: The motion with fewer iterations, or itself if it ends in this one.
  @inlinable
  public func finishing<Content: Trajectory>(at time: Double) -> Delayed
  where Base == Looped<Delayed<Content>> {
    finishing(at: time, jumpsAtStart: base.base.base.jumpsAtStart)
  }

  @inlinable
  func finishing<Content>(at time: Double, jumpsAtStart: Bool) -> Delayed
  where Base == Looped<Delayed<Content>> {
    let (loop, round) = (base.finishing(at: localTime(at: time)), base.base)
    let hasPauses =
      base.autoreverses
      ? delay == -round.delay && round.endDelay == round.delay : delay == 0
    return Delayed(
      base: loop, delay: delay,
      endDelay: hasPauses ? loop.endDelay(jumpsAtStart: jumpsAtStart) : endDelay)
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
