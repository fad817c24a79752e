// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion whose time passes faster or slower.
@frozen
public struct Retimed<Base: Trajectory>: Trajectory {
  /// The motion whose pace is changed.
  public let base: Base

  /// The seconds of the base that pass in one second.
  public let factor: Double

  @usableFromInline
  init(base: Base, factor: Double) {
    precondition(
      factor >= 0 && factor < .infinity,
      "speed must be finite and not negative; reversed() plays a motion backwards")
    self.base = base
    self.factor = factor
  }

  /// The duration of the base divided by the speed; infinite at speed 0.
  @inlinable
  public var duration: Double { scaled(base.duration) }

  /// The span of the base divided by the speed; 0 at speed 0, where nothing ever changes.
  @inlinable
  public var span: Double { factor == 0 ? 0 : scaled(base.span) }

  @inlinable
  func scaled(_ seconds: Double) -> Double { factor == 0 ? .infinity : seconds / factor }

  /// Evaluates the base at the time that has passed for it; its velocity grows with the speed.
  @inlinable
  public func state(at time: Double) -> KinematicState<Base.Value> {
    // At speed 0 even the end of time is the start of the base.
    guard factor > 0 else { return KinematicState(value: base.state(at: 0).value) }
    let state = base.state(at: time * factor)
    return KinematicState(value: state.value, velocity: state.velocity.scaled(by: factor))
  }

  /// Finds the turns of the base, sooner by the speed.
  public func turningPoints(
    around point: Base.Value, in interval: ClosedRange<Double>
  ) -> [Double] {
    guard factor > 0 else { return [] }
    let times = (interval.lowerBound * factor)...(interval.upperBound * factor)
    return base.turningPoints(around: point, in: times).map { $0 / factor }
  }

  /// Finds when the base is settled, sooner by the speed.
  public func settlingTime(within distance: Double) -> Double {
    factor > 0 ? base.settlingTime(within: distance) / factor : lastTime(beyond: distance)
  }
}

extension Trajectory {
  /// Lets the motion run at another speed: 2 is twice as fast.
  ///
  /// - Precondition: The speed is finite and not negative. At speed 0 the motion
  ///   stays at its start.
  @inlinable
  public func speed(_ factor: Double) -> Retimed<Self> {
    Retimed(base: self, factor: factor)
  }
}

extension Retimed: Equatable where Base: Equatable {}
extension Retimed: Hashable where Base: Hashable {}
