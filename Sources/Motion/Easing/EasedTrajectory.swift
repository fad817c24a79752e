// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion between two values that follows an easing.
///
/// ```swift
/// let card = EasedTrajectory(from: 0.0, to: 100, duration: 0.5, easing: .easeIn)
/// card.value(at: 0.25)  // 31.5357
/// card.velocity(at: 0.25)  // 214.7958
/// ```
/// Before time 0 it holds the easing's output at 0, after the duration that at
/// 1: with most easings `origin` and `target`, to the bit. Easings that
/// overshoot carry the value beyond them.
///
/// - Units: Seconds.
/// - Edge cases: Duration 0 is a jump at time 0. A motion of infinite duration
///   never leaves its start.
/// - Complexity: One easing sample.
@frozen
public struct EasedTrajectory<Value: VectorSpace>: Trajectory {
  /// The value at progress 0.
  public let origin: Value

  /// The value at progress 1.
  public let target: Value

  /// The seconds from the start to the end.
  public let duration: Double

  /// The easing between them.
  public let easing: Easing

  /// Creates a motion from two values, a duration and an easing.
  ///
  /// - Parameters:
  ///   - origin: The value at progress 0.
  ///   - target: The value at progress 1.
  ///   - duration: Seconds; 0 and infinity are legal.
  ///   - easing: How progress follows time.
  /// - Precondition: `duration` is not negative and not NaN.
  @inlinable
  public init(
    from origin: Value, to target: Value, duration: Double, easing: Easing = .easeInOut
  ) {
    precondition(duration >= 0, "duration must not be negative, but is \(duration)")
    self.origin = origin
    self.target = target
    self.duration = duration
    self.easing = easing
  }

  /// Evaluates value and velocity at a time.
  ///
  /// The velocity is slope × distance / duration from time 0 through the
  /// duration, and zero outside.
  ///
  /// - Edge cases: NaN reads as time 0. A vertical slope is read as 10¹⁵⁰, so
  ///   the velocity is finite.
  @inlinable
  public func state(at time: Double) -> KinematicState<Value> {
    guard time < duration || time == duration && duration > 0 && duration < .infinity else {
      // After the end, or, if time is NaN or the duration infinite, at the start.
      let isOver = time >= duration && duration < .infinity
      return held(at: isOver ? 1 : 0)
    }
    guard time >= 0 else { return held(at: 0) }
    let progress = time / duration
    let sample: KinematicState<Double>
    if case .bezier(let curve) = easing.kind, progress > 0, progress < 1 {
      sample = curve.state(at: progress)
    } else {
      sample = stateOfEasing(at: progress)
    }
    let rate = (sample.velocity / duration).clampedToLegal
    return KinematicState(
      value: origin.interpolated(to: target, by: sample.value),
      velocity: (target - origin).scaled(by: rate))
  }

  /// Evaluates value and velocity at a time, along the tangents of the easing outside the duration.
  ///
  /// - Edge cases: As `value(extrapolating:before:)` of the easing: steps go on
  ///   stepping, and a vertical tangent holds. Without a positive, finite duration
  ///   the ends hold.
  public func state(beyond time: Double) -> KinematicState<Value> {
    guard time < 0 || time > duration, duration > 0, duration < .infinity else {
      return state(at: time)
    }
    let sample = easing.state(extrapolating: time / duration)
    let state = KinematicState(
      value: origin.interpolated(to: target, by: sample.value),
      velocity: (target - origin).scaled(by: sample.velocity / duration))
    // So far out that there is no number for it, the end holds.
    let isFinite = state.value.hasFiniteComponents && state.velocity.hasFiniteComponents
    return isFinite ? state : self.state(at: time)
  }

  /// The easing's state; out of line, or every call would store a copy of the easing first.
  @inlinable
  @inline(never)
  func stateOfEasing(at progress: Double) -> KinematicState<Double> {
    easing.state(at: progress)
  }

  /// The state of rest at one of the ends.
  @inlinable
  @inline(never)
  func held(at progress: Double) -> KinematicState<Value> {
    KinematicState(value: origin.interpolated(to: target, by: easing.value(at: progress)))
  }

  /// Finds the turns of the easing, and the last instant before each.
  ///
  /// The motion stays on a line, along which the distance from any point has no
  /// greatest value but at the ends; so they do not depend on the point.
  public func turningPoints(
    around point: Value, in interval: ClosedRange<Double>
  ) -> [Double] {
    var times: [Double] = []
    guard duration > 0 && duration < .infinity else { return times }
    for progress in easing.turningPoints {
      let time = progress * duration
      // A jump has a value on either side of it.
      for instant in [time * (1 - 0x1p-50), time] where interval.contains(instant) {
        if times.last.map({ $0 < instant }) ?? true { times.append(instant) }
      }
    }
    return times
  }
}

extension EasedTrajectory: Equatable {}
extension EasedTrajectory: Hashable where Value: Hashable {}
