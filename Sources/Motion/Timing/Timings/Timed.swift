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
    if let progress = timing.activeProgress(at: time) { return value(atProgress: progress) }
    return valueInAnyPhase(at: time)
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
  ///   - playbackRate: The rate of local time; see `Timing.sample(at:playbackRate:)`.
  /// - Returns: The value that is shown.
  public func effectValue(at localTime: Double?, playbackRate: Double = 1) -> Base.Output? {
    let sample = timing.sample(at: localTime, playbackRate: playbackRate)
    guard let progress = sample.progress else { return nil }
    return sample.phase == .active ? value(atProgress: progress) : value(held: progress)
  }

  @inlinable
  @inline(never)
  func valueInAnyPhase(at time: Double) -> Base.Output {
    guard let progress = timing.stateInAnyPhase(at: shownTime(at: time), isTravellingBack: false)
    else { return base.start }
    return isHeld(at: time) ? value(held: progress.value) : value(atProgress: progress.value)
  }

  /// Whether a time is outside the active phase, where one progress is held.
  @inlinable
  func isHeld(at time: Double) -> Bool {
    let time = time == time ? time : 0
    return time < timing.activeStart || time >= timing.activeEnd
  }

  /// Returns the value at a progress that is held: the start of the motion at 0, and its end at 1.
  ///
  /// A motion without an end is stopped where the iteration is over.
  @inlinable
  func value(held progress: Double) -> Base.Output {
    if progress == 0 { return base.start }
    return progress == 1 && base.duration < .infinity ? base.end : value(atProgress: progress)
  }

  /// Returns the local time, held before the beginning and after the end.
  @inlinable
  func shownTime(at time: Double) -> Double {
    time > 0 ? Swift.min(time, timing.endTime) : timing.delay < 0 ? 0 : time
  }

  @inlinable
  @inline(__always)
  func value(atProgress progress: Double) -> Base.Output {
    let time = progress * scale
    return time >= 0 && time < scale ? base.value(at: time) : value(beyondBase: time)
  }

  /// Returns the value of the base from its end onwards, or before its start.
  ///
  /// The base may be large: out of line, no sample copies it to point to it.
  @inlinable
  @inline(never)
  func value(beyondBase time: Double) -> Base.Output { base.value(beyond: time) }
}

extension Timed: Trajectory where Base: Trajectory {
  /// Evaluates value and velocity at a time.
  @inlinable
  @inline(__always)
  public func state(at time: Double) -> KinematicState<Base.Value> {
    if let progress = timing.activeState(at: time, playbackRate: 1) { return state(at: progress) }
    return stateInAnyPhase(at: time)
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
  ///   - playbackRate: The rate of local time.
  /// - Returns: The state that is shown, or `nil` if the timing does not fill.
  @inlinable
  public func effectState(
    at localTime: Double?, playbackRate: Double = 1
  ) -> KinematicState<Base.Value>? {
    if let time = localTime,
      let progress = timing.activeState(at: time, playbackRate: playbackRate)
    {
      return state(at: progress)
    }
    let sample = timing.sample(at: localTime, playbackRate: playbackRate)
    guard sample.phase == .active else {
      return sample.progress.map { KinematicState(value: value(held: $0)) }
    }
    return timing.state(at: localTime, playbackRate: playbackRate).map(state(at:))
  }

  /// The inner iterations, without the first and the last, and the recurrences in those two.
  public var recurrences: [Recurrence] {
    let (begin, end) = (timing.activeStart, timing.activeEnd)
    guard timing.duration > 0, begin < end else { return [] }
    guard timing.duration < .infinity else { return [.standstill(from: begin)] }
    let inner = base.recurrences.behind(timing.easing, scale: scale, duration: timing.duration)
    // Measured from the beginning of the iteration in which the timing starts.
    let overall = timing.divisor.start
    let offset = overall.fraction * timing.duration - timing.delay
    let isOdd = timing.alternation != 0 && overall.isOdd
    return IterationRecurrences(
      period: timing.duration, alternates: timing.alternation != 0,
      isReversed: (timing.reversal != 0) != isOdd, start: begin + offset, end: end + offset,
      inner: inner, beginning: { $0 * timing.duration }
    ).all.map { $0.mapped { $0 - offset } }
  }

  /// Returns the state at the boundaries, and at rest outside of them; NaN is treated as time 0.
  @inlinable
  @inline(never)
  func stateInAnyPhase(at time: Double) -> KinematicState<Base.Value> {
    guard let progress = timing.stateInAnyPhase(at: shownTime(at: time), isTravellingBack: false)
    else {
      return KinematicState(value: base.start)
    }
    return isHeld(at: time)
      ? KinematicState(value: value(held: progress.value)) : state(at: progress)
  }

  @inlinable
  @inline(__always)
  func state(at progress: KinematicState<Double>) -> KinematicState<Base.Value> {
    let time = progress.value * scale
    let state =
      time >= 0 && time < scale ? base.state(at: time) : state(beyondBase: time)
    return KinematicState(
      value: state.value, velocity: state.velocity.scaled(within: progress.velocity * scale))
  }

  @inlinable
  @inline(never)
  func state(beyondBase time: Double) -> KinematicState<Base.Value> { base.state(beyond: time) }
}

extension Playable {
  /// Returns the motion as a timing plays it: delayed, repeated, in either direction, eased.
  ///
  /// - Parameter timing: The timing. An iteration shows the whole motion, for any durations of the
  ///   two, unless the motion is infinite.
  /// - Returns: A motion that lasts until the timing's end time.
  @inlinable
  public func timed(by timing: Timing) -> Timed<Self> { Timed(base: self, timing: timing) }
}

extension Timed: Equatable where Base: Equatable {}
extension Timed: Hashable where Base: Hashable {}
