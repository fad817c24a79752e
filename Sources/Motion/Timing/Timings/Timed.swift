// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion that is played according to a timing.
///
/// Progress 0 of an iteration shows the start of the motion and progress 1 its end, for any finite
/// duration of the motion: a spring timed to half a second completes its visible motion in half a
/// second.
/// ```swift
/// let ring = EasedTrajectory(from: 0.0, to: 120, duration: 1, easing: .linear)
///   .timed(by: Timing(delay: 1, duration: 6, iterations: .infinity))
/// ring.value(at: 3)  // 40.0
/// ring.effectValue(at: 0.5) == nil  // true
/// ring.value(at: 0.5)  // 0.0
/// ```
/// If the timing has no progress, `effectValue(at:)` is `nil` and `value(at:)` is the start of the
/// motion.
///
/// A fill that holds progress 0 shows the motion as it is before it begins, and one that holds
/// progress 1 as it is after its end: a jump at time 0 has not taken place before the delay is over.
///
/// - Edge cases: As a motion it begins at time 0 and ends at ``Timing/endTime``. Outside it holds
///   the boundary value with zero velocity, and so it does before the delay. A motion of infinite
///   duration is played at its own rate, and starts again with each iteration.
/// - Complexity: One sample of the timing and one of the motion.
@frozen
public struct Timed<Base: Playable>: Playable {
  /// The motion that is played.
  public let base: Base

  /// The timing by which the motion is played.
  public let timing: Timing

  /// The seconds of the base that an iteration shows.
  @usableFromInline let scale: Double

  @inlinable
  init(base: Base, timing: Timing) {
    self.base = base
    self.timing = timing
    let duration = base.duration
    // An iteration of infinite duration never leaves its start, whatever the base is.
    scale = duration < .infinity ? duration : timing.duration < .infinity ? timing.duration : 0
  }

  /// The end time of the timing, in seconds; infinite if the timing never ends.
  @inlinable
  public var duration: Double { timing.endTime }

  /// Evaluates the motion at a time.
  @inlinable
  @inline(__always)
  public func value(at time: Double) -> Base.Output {
    guard let progress = timing.activeProgress(at: time, speed: 1) else {
      return valueInAnyPhase(at: time)
    }
    return value(atShare: progress)
  }

  /// Evaluates the motion beyond its boundaries, where the first or last iteration continues.
  ///
  /// - Edge cases: It holds before a delay, after an end delay, beyond an incomplete iteration, and
  ///   where the timing does not fill.
  public func value(beyond time: Double) -> Base.Output {
    guard scale > 0, let progress = timing.extendedState(at: time) else { return value(at: time) }
    return base.value(beyond: progress.value * scale)
  }

  /// Evaluates the effect at a local time; nil if the timing has no progress there.
  ///
  /// The effect is that of the whole model, also at negative local times and in both directions of
  /// time.
  ///
  /// - Parameters:
  ///   - localTime: Seconds since the timing was started; `nil` if it was not.
  ///   - speed: The speed of the clock that gives the local time; see `Timing.sample(at:speed:)`.
  /// - Returns: The value that is shown.
  public func effectValue(at localTime: Double?, speed: Double = 1) -> Base.Output? {
    guard let time = localTime else { return nil }
    let share =
      timing.activeProgress(at: time, speed: speed)
      ?? timing.shareInAnyPhase(at: time, isTravellingBack: speed < 0)?.value
    return share.map(value(atShare:))
  }

  @inlinable
  @inline(never)
  func valueInAnyPhase(at time: Double) -> Base.Output {
    value(atShare: timing.share(at: time).value)
  }

  @inlinable
  @inline(__always)
  func value(atShare share: Double) -> Base.Output {
    let time = share * scale
    return time >= 0 && time < scale
      ? base.value(at: time) : Timed.value(of: base, beyond: share, scale)
  }

  /// Returns the value of a motion from its end onwards, or before its start.
  ///
  /// A motion without an end is stopped where the iteration is over.
  @inlinable
  @inline(never)
  static func value(of base: Base, beyond share: Double, _ scale: Double) -> Base.Output {
    if share == -.infinity { return base.start }
    if share == .infinity && base.duration < .infinity { return base.end }
    return base.value(beyond: (share < .infinity ? share : 1) * scale)
  }
}

extension Timed: Trajectory where Base: Trajectory {
  /// Evaluates value and velocity at a time.
  @inlinable
  @inline(__always)
  public func state(at time: Double) -> KinematicState<Base.Value> {
    guard let progress = timing.activeState(at: time, speed: 1) else {
      return stateInAnyPhase(at: time)
    }
    return state(atShare: progress)
  }

  /// Evaluates value and velocity beyond the boundaries, where the first or last iteration
  /// continues.
  public func state(beyond time: Double) -> KinematicState<Base.Value> {
    guard scale > 0, let progress = timing.extendedState(at: time) else { return state(at: time) }
    let state = base.state(beyond: progress.value * scale)
    return KinematicState(
      value: state.value, velocity: state.velocity.scaled(within: progress.velocity * scale))
  }

  /// Evaluates the effect with its velocity per second of local time.
  ///
  /// - Parameters:
  ///   - localTime: Seconds since the timing was started; `nil` if it was not.
  ///   - speed: The speed of the clock that gives the local time.
  /// - Returns: The state that is shown, or `nil` if the timing does not fill.
  @inlinable
  public func effectState(
    at localTime: Double?, speed: Double = 1
  ) -> KinematicState<Base.Value>? {
    guard let time = localTime else { return nil }
    let share =
      timing.activeState(at: time, speed: speed)
      ?? timing.shareInAnyPhase(at: time, isTravellingBack: speed < 0)
    return share.map(state(atShare:))
  }

  /// The inner iterations, without the first and the last, and the recurrences in those two.
  public static func recurrences(of motion: Self) -> [Recurrence] {
    let (begin, end) = (motion.timing.activeStart, motion.timing.activeEnd)
    guard motion.timing.duration > 0, begin < end else { return [] }
    guard motion.timing.duration < .infinity else { return [.standstill(from: begin)] }
    let inner = motion.base.recurrences.behind(
      motion.timing.easing, scale: motion.scale, duration: motion.timing.duration)
    // Measured from the beginning of the iteration in which the timing starts.
    let overall = motion.timing.first
    let offset = overall.fraction * motion.timing.duration - motion.timing.delay
    let isOdd = motion.timing.alternation != 0 && overall.isOdd
    return IterationRecurrences(
      period: motion.timing.duration, alternates: motion.timing.alternation != 0,
      isReversed: (motion.timing.reversal != 0) != isOdd, start: begin + offset, end: end + offset,
      inner: inner, beginning: { $0 * motion.timing.duration }
    ).all.map { $0.mapped { $0 - offset } }
  }

  @inlinable
  @inline(never)
  func stateInAnyPhase(at time: Double) -> KinematicState<Base.Value> {
    state(atShare: timing.share(at: time))
  }

  @inlinable
  @inline(__always)
  func state(atShare share: KinematicState<Double>) -> KinematicState<Base.Value> {
    let time = share.value * scale
    let state =
      time >= 0 && time < scale
      ? base.state(at: time) : Timed.state(of: base, beyond: share.value, scale)
    return KinematicState(
      value: state.value, velocity: state.velocity.scaled(within: share.velocity * scale))
  }

  /// Returns the state of a motion from its end onwards, or before its start.
  ///
  /// A motion without an end is stopped where the iteration is over.
  @inlinable
  @inline(never)
  static func state(
    of base: Base, beyond share: Double, _ scale: Double
  ) -> KinematicState<Base.Value> {
    if share == -.infinity { return KinematicState(value: base.start) }
    if share == .infinity && base.duration < .infinity { return KinematicState(value: base.end) }
    return base.state(beyond: (share < .infinity ? share : 1) * scale)
  }
}

extension Playable {
  /// Returns the motion as a timing plays it: delayed, repeated, in either direction, eased.
  ///
  /// - Parameter timing: The timing. An iteration shows the whole motion, for any durations of the
  ///   two, unless the motion is infinite.
  /// - Returns: A motion that lasts until the timing's end time.
  @inlinable
  public func timed(by timing: Timing) -> Timed<Self> { Timed(base: self, timing: timing) }

  /// Returns the motion as a timing plays it whose iterations last as long as the motion.
  ///
  /// - Parameters:
  ///   - delay: The seconds before the first iteration.
  ///   - iterations: How often the motion is played; not negative, and infinite without end.
  ///   - direction: Which iterations run back.
  ///   - fill: What is shown before and after.
  ///   - easing: The easing of each iteration.
  /// - Returns: A motion that lasts until the timing's end time.
  /// - Precondition: The numbers are legal for a ``Timing``.
  @inlinable
  public func timed(
    delay: Double = 0, iterations: Double, direction: Timing.Direction = .normal,
    fill: Timing.Fill = .none, easing: Easing = .linear
  ) -> Timed<Self> {
    timed(
      by: Timing(
        delay: delay, duration: duration, iterations: iterations, direction: direction, fill: fill,
        easing: easing))
  }
}

extension Timed: Equatable where Base: Equatable {}
extension Timed: Hashable where Base: Hashable {}
