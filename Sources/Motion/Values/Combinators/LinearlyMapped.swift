// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion seen through a linear map.
@frozen
public struct LinearlyMapped<Base: Trajectory, Map: LinearMap>: Trajectory
where Map.Input == Base.Value {
  /// The motion that is mapped.
  public let base: Base

  /// The map.
  public let map: Map

  @usableFromInline
  init(base: Base, map: Map) {
    self.base = base
    self.map = map
  }

  /// The duration of the base.
  @inlinable
  public var duration: Double { base.duration }

  /// The span of the base.
  @inlinable
  public var span: Double { base.span }

  /// Evaluates the base and maps its position and its velocity.
  @inlinable
  public func state(at time: Double) -> KinematicState<Map.Output> {
    let state = base.state(at: time)
    return KinematicState(value: map(state.value), velocity: map(state.velocity))
  }

  /// Evaluates the base beyond its own time and maps its position and its velocity.
  @inlinable
  public func state(beyond time: Double) -> KinematicState<Map.Output> {
    let state = base.state(beyond: time)
    return KinematicState(value: map(state.value), velocity: map(state.velocity))
  }

  /// Finds the turns of the base if the map keeps them, and by sampling if not.
  public func turningPoints(
    around point: Map.Output, in interval: ClosedRange<Double>
  ) -> [Double] {
    guard let source = map.nearestSource(of: point) else {
      return sampledTurningPoints(around: point, in: interval)
    }
    return base.turningPoints(around: source, in: interval)
  }
}

extension Trajectory {
  /// Maps the whole motion through a linear map.
  @inlinable
  public func mapped<Map: LinearMap>(through map: Map) -> LinearlyMapped<Self, Map>
  where Map.Input == Value {
    LinearlyMapped(base: self, map: map)
  }

  /// Multiplies the whole motion by a factor.
  @inlinable
  public func scaled(by factor: Double) -> LinearlyMapped<Self, ScalingMap<Value>> {
    mapped(through: ScalingMap(by: factor))
  }
}

extension LinearlyMapped: Equatable where Base: Equatable, Map: Equatable {}
extension LinearlyMapped: Hashable where Base: Hashable, Map: Hashable {}
