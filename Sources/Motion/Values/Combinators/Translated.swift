// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion that takes place elsewhere.
@frozen
public struct Translated<Base: Trajectory>: Trajectory {
  /// The motion that is moved.
  public let base: Base

  /// What is added to its position.
  public let offset: Base.Value

  @usableFromInline
  init(base: Base, offset: Base.Value) {
    self.base = base
    self.offset = offset
  }

  /// The duration of the base.
  @inlinable
  public var duration: Double { base.duration }

  /// The span of the base.
  @inlinable
  public var span: Double { base.span }

  /// Evaluates the base and adds the offset to its position.
  @inlinable
  public func state(at time: Double) -> KinematicState<Base.Value> {
    let state = base.state(at: time)
    return KinematicState(value: state.value + offset, velocity: state.velocity)
  }

  /// Evaluates the base beyond its own time and adds the offset to its position.
  @inlinable
  public func state(beyond time: Double) -> KinematicState<Base.Value> {
    let state = base.state(beyond: time)
    return KinematicState(value: state.value + offset, velocity: state.velocity)
  }

  /// Finds the turns of the base.
  public func turningPoints(
    around point: Base.Value, in interval: ClosedRange<Double>
  ) -> [Double] {
    base.turningPoints(around: point - offset, in: interval)
  }

  /// Finds when the base is settled.
  public func settlingTime(within distance: Double) -> Double {
    base.settlingTime(within: distance)
  }
}

extension Trajectory {
  /// Moves the whole motion by an offset.
  @inlinable
  public func offset(by offset: Value) -> Translated<Self> {
    Translated(base: self, offset: offset)
  }
}

extension Translated: Equatable where Base: Equatable {}
extension Translated: Hashable where Base: Hashable, Base.Value: Hashable {}
