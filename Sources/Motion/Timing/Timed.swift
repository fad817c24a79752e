// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion that is played as a timing says.
///
/// Progress 0 of an iteration shows the motion's start and progress 1 its end,
/// however long the motion itself lasts. Where the timing has no progress, the
/// underlying value shows.
/// ```swift
/// let ring = EasedTrajectory(from: 0.0, to: 120, duration: 1, easing: .linear)
///   .timed(by: Timing(delay: 1, duration: 6, iterations: .infinity))
/// ring.value(at: 3)  // 40.0
/// ring.effect(at: 0.5) == nil  // true
/// ring.value(at: 0.5)  // 0.0
/// ```
///
/// - Edge cases: As a motion it has a beginning, time 0, and an end,
///   ``Timing/endTime``: before and after, it holds what it shows there, or before
///   the delay, at rest. ``effect(at:playbackRate:)`` answers for any local time.
/// - Complexity: A sample of the timing and one of the motion.
@frozen
public struct Timed<Base: Trajectory>: Trajectory {
  /// The motion that is played.
  public let base: Base

  /// When and how often it is played.
  public let timing: Timing

  /// What shows where the timing has no progress.
  public let underlying: Base.Value

  @usableFromInline let baseDuration: Double

  @usableFromInline
  init(base: Base, timing: Timing, underlying: Base.Value) {
    precondition(
      base.duration < .infinity,
      "the motion's duration must be finite, but is \(base.duration)")
    self.base = base
    self.timing = timing
    self.underlying = underlying
    baseDuration = base.duration
  }

  /// The end time of the timing, infinite for an endless one.
  @inlinable
  public var duration: Double { timing.endTime }

  /// The end time, or if there is none, the delay and one period.
  ///
  /// The period of an alternating timing is two iterations.
  public var span: Double {
    guard timing.endTime == .infinity else { return timing.endTime }
    let begin = Swift.max(0, timing.delay)
    // An iteration without an end never leaves its start.
    guard timing.duration < .infinity else { return begin }
    return begin + timing.duration * Swift.min(timing.iterations, timing.alternation != 0 ? 2 : 1)
  }

  /// Evaluates what the timing shows at a local time, or nothing where it does not fill.
  ///
  /// This is the whole model, at negative local times too and for both directions
  /// of travel.
  ///
  /// - Parameters:
  ///   - localTime: Seconds since the timing was started, or `nil` if it is not.
  ///   - playbackRate: How fast local time passes; see `Timing.sample(at:playbackRate:)`.
  /// - Returns: The motion's value, and its velocity by local time.
  @inlinable
  public func effect(
    at localTime: Double?, playbackRate: Double = 1
  ) -> KinematicState<Base.Value>? {
    if let time = localTime,
      let progress = timing.activeState(at: time, playbackRate: playbackRate)
    {
      return state(at: progress)
    }
    return effectElsewhere(at: localTime, playbackRate)
  }

  /// Evaluates value and velocity at a time.
  @inlinable
  public func state(at time: Double) -> KinematicState<Base.Value> {
    if let progress = timing.activeState(at: time, playbackRate: 1) { return state(at: progress) }
    return stateElsewhere(at: time)
  }

  @inlinable
  @inline(never)
  func effectElsewhere(
    at localTime: Double?, _ playbackRate: Double
  ) -> KinematicState<Base.Value>? {
    timing.state(at: localTime, playbackRate: playbackRate).map(state(at:))
  }

  /// The state at the boundaries, and at rest before time 0 and after the end; NaN is time 0.
  @inlinable
  @inline(never)
  func stateElsewhere(at time: Double) -> KinematicState<Base.Value> {
    let isInside = time >= 0 && time <= timing.endTime || time.isNaN
    let shown = time > 0 ? Swift.min(time, timing.endTime) : timing.delay < 0 ? 0 : time
    guard let state = effectElsewhere(at: shown, 1) else {
      return KinematicState(value: underlying)
    }
    return isInside ? state : KinematicState(value: state.value)
  }

  @inlinable
  @inline(__always)
  func state(at progress: KinematicState<Double>) -> KinematicState<Base.Value> {
    let time = progress.value * baseDuration
    let state =
      progress.value >= 0 && progress.value <= 1
      ? base.state(at: time) : base.state(beyond: time)
    let factor = progress.velocity * baseDuration
    let velocity = state.velocity.scaled(by: factor)
    // Equal to itself less itself: neither NaN nor infinite in any component.
    guard factor.magnitude < 1e75 && velocity - velocity == .zero else {
      return KinematicState(
        value: state.value, velocity: Timed.bounded(state.velocity, times: factor))
    }
    return KinematicState(value: state.value, velocity: velocity)
  }

  /// A velocity of at most 10¹⁵⁰ where both the motion and the timing may be vertical.
  @inlinable
  @inline(never)
  static func bounded(_ velocity: Base.Value, times factor: Double) -> Base.Value {
    let factor = factor.clampedToFinite
    let length = velocity.magnitude
    if length < 1e75 && factor.magnitude * length < 1e150 { return velocity.scaled(by: factor) }
    // What is longer than a square can hold is made shorter first.
    let direction = velocity.scaled(by: length < .infinity ? 1 / length : 1e-200)
    let unit = length < .infinity ? direction : direction.scaled(by: 1 / direction.magnitude)
    return unit.scaled(by: factor < 0 ? -1e150 : factor > 0 ? 1e150 : 0)
  }
}

extension Trajectory {
  /// Plays the motion as a timing says: later, repeatedly, back and forth, eased.
  ///
  /// - Parameters:
  ///   - timing: When and how often. An iteration shows the whole motion, whatever
  ///     the durations of both are.
  ///   - underlying: What shows where the timing has no progress; the motion's
  ///     start if absent.
  /// - Returns: A motion that lasts until the timing's end time.
  /// - Precondition: The motion has an end.
  public func timed(by timing: Timing, underlying: Value? = nil) -> Timed<Self> {
    Timed(base: self, timing: timing, underlying: underlying ?? start)
  }
}

extension Timed: Equatable where Base: Equatable {}
extension Timed: Hashable where Base: Hashable, Base.Value: Hashable {}
