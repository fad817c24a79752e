// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion that is stopped, wherever it is, when its time is up.
@frozen
public struct Clipped<Base: Trajectory>: Trajectory {
  /// The motion that is stopped.
  public let base: Base

  /// The seconds until it holds still.
  public let duration: Double

  @usableFromInline
  init(base: Base, duration: Double) {
    precondition(duration >= 0, "the duration to clip to must not be negative")
    self.base = base
    self.duration = Swift.min(duration, base.duration)
  }

  /// The span of the base, but no more than the duration.
  @inlinable
  public var span: Double { Swift.min(duration, base.span) }

  /// Evaluates the base, until the time is up.
  @inlinable
  public func state(at time: Double) -> KinematicState<Base.Value> {
    guard time > duration else { return base.state(at: time) }
    return KinematicState(value: base.state(at: duration).value)
  }

  /// Finds the turns of the base.
  public func turningPoints(
    around point: Base.Value, in interval: ClosedRange<Double>
  ) -> [Double] {
    base.turningPoints(around: point, in: interval)
  }
}

extension Trajectory {
  /// Stops the motion, wherever it is, after some time.
  ///
  /// - Precondition: The duration is not negative. One that is longer than the
  ///   motion changes nothing.
  @inlinable
  public func clipped(to duration: Double) -> Clipped<Self> {
    Clipped(base: self, duration: duration)
  }
}

extension Clipped: Equatable where Base: Equatable {}
extension Clipped: Hashable where Base: Hashable {}
