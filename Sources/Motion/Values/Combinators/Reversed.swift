// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion played from its end to its start.
@frozen
public struct Reversed<Base: Trajectory>: Trajectory {
  /// The motion that is played backwards.
  public let base: Base

  /// The duration of the base.
  public let duration: Double

  @usableFromInline
  init(base: Base) {
    duration = base.duration
    precondition(
      duration < .infinity, "a motion without an end can't be reversed; clipped(to:) gives it one")
    self.base = base
  }

  /// Evaluates the base as long before its end as the time is after the start.
  @inlinable
  public func state(at time: Double) -> KinematicState<Base.Value> {
    // NaN, like 0, is the start, which is the end of the base.
    let state = base.state(at: duration - (time == time ? time : 0))
    return KinematicState(value: state.value, velocity: .zero - state.velocity)
  }

  /// Finds the turns of the base, mirrored in time.
  public func turningPoints(
    around point: Base.Value, in interval: ClosedRange<Double>
  ) -> [Double] {
    let times =
      Swift.max(0, duration - interval.upperBound)...Swift.max(0, duration - interval.lowerBound)
    return base.turningPoints(around: point, in: times).reversed().map { duration - $0 }
  }
}

extension Trajectory {
  /// Plays the motion from its end to its start.
  ///
  /// - Precondition: The motion has an end. (`clipped(to:)` gives one to any.)
  @inlinable
  public func reversed() -> Reversed<Self> { Reversed(base: self) }
}

extension Reversed: Equatable where Base: Equatable {}
extension Reversed: Hashable where Base: Hashable {}
