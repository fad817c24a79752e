// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion that is mapped through a linear map.
@frozen
public struct LinearlyMapped<Base: Trajectory, Map: LinearMap>: BaseTimed
where Map.Input == Base.Value {
  /// The motion that is mapped.
  public let base: Base

  /// The map.
  public let map: Map

  @inlinable
  init(base: Base, map: Map) {
    self.base = base
    self.map = map
  }

  @inlinable var timekeeper: Base { base }

  /// Evaluates the base and maps its position and its velocity.
  @inlinable
  public func state(at time: Double) -> KinematicState<Map.Output> { mapped(base.state(at: time)) }

  /// Evaluates the base beyond its own time and maps its position and its velocity.
  @inlinable
  public func state(beyond time: Double) -> KinematicState<Map.Output> {
    mapped(base.state(beyond: time))
  }

  @inlinable
  func mapped(_ state: KinematicState<Base.Value>) -> KinematicState<Map.Output> {
    KinematicState(value: map(state.value), velocity: map(state.velocity))
  }

  /// The exactness of the base; sampled if the map has no adjoint.
  @inlinable
  public var exactness: Exactness { map.adjoint(of: .zero) != nil ? base.exactness : .sampled }

  /// Visits the stretches of the base if the map preserves them; otherwise finds them by sampling.
  ///
  /// Stretches along a direction are those of the base along its adjoint. Distances and speeds are
  /// preserved by a map that scales all of them by one factor.
  @inlinable
  public static func visitStretches(
    of measure: Measure<Map.Output>, in motion: Self, from start: Double, upTo end: Double,
    beyond: Bool, _ body: (Stretch) -> Bool
  ) -> Bool {
    switch measure {
    case .along(let vector), .rate(let vector), .rateBounds(let vector):
      if let adjoint = motion.map.adjoint(of: vector) {
        let source: Measure<Base.Value> =
          switch measure {
          case .rate: .rate(along: adjoint)
          case .rateBounds: .rateBounds(along: adjoint)
          default: .along(adjoint)
          }
        return motion.base.visitStretches(of: source, from: start, upTo: end, beyond: beyond, body)
      }
    case .distance(let point):
      if let (source, scale) = motion.map.similarity(near: point) {
        let nearest = (motion.map(source) - point).length
        return motion.visitScaled(
          .distance(from: source), scale, beside: nearest, start, end, beyond, body)
      }
    case .speed:
      if let (_, scale) = motion.map.similarity(near: .zero) {
        return motion.visitScaled(.speed, scale, beside: 0, start, end, beyond, body)
      }
    }
    return motion.visitByScanning(of: measure, from: start, upTo: end, beyond: beyond, body)
  }

  /// Visits distances of the base, scaled by the map, from a point at a distance from the map's
  /// image.
  @inlinable
  func visitScaled(
    _ measure: Measure<Base.Value>, _ scale: Double, beside nearest: Double, _ start: Double,
    _ end: Double, _ beyond: Bool, _ body: (Stretch) -> Bool
  ) -> Bool {
    base.visitStretches(of: measure, from: start, upTo: end, beyond: beyond) {
      var stretch = $0
      stretch.first *= scale
      stretch.last *= scale
      if nearest > 0 {
        stretch.first = Elementary.hypot(stretch.first, nearest)
        stretch.last = Elementary.hypot(stretch.last, nearest)
      }
      return body(stretch)
    }
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

  /// Multiplies the whole motion by a factor.
  ///
  /// It is ``scaled(by:)``, as an operator.
  @inlinable
  public static func * (
    motion: Self, factor: Double
  ) -> LinearlyMapped<Self, ScalingMap<Value>> { motion.scaled(by: factor) }

  /// Mirrors the whole motion at zero.
  @inlinable
  public static prefix func - (motion: Self) -> LinearlyMapped<Self, ScalingMap<Value>> {
    motion.scaled(by: -1)
  }
}

extension LinearlyMapped: Equatable where Base: Equatable, Map: Equatable {}
extension LinearlyMapped: Hashable where Base: Hashable, Map: Hashable {}
