// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Multiplication by a factor.
@frozen
public struct ScalingMap<Value: VectorSpace>: LinearMap, Hashable {
  /// The factor.
  public let factor: Double

  /// Creates the map that multiplies by a factor.
  ///
  /// - Edge cases: NaN is treated as 1, and an infinite factor as the greatest finite one.
  @inlinable
  public init(by factor: Double) { self.factor = factor == factor ? factor.clampedToFinite : 1 }

  /// Multiplies a vector by the factor.
  ///
  /// - Edge cases: A product that overflows is multiplied by the greatest power of two with which
  ///   it is finite.
  @inlinable
  public func callAsFunction(_ input: Value) -> Value { input.scaled(within: factor) }

  /// Returns the direction multiplied by the factor, or nil if the product overflows.
  @inlinable
  public func adjoint(of direction: Value) -> Value? { direction.scaled(by: factor).ifFinite }

  /// Returns the point divided by the factor, and the factor's magnitude, or nil if the quotient
  /// overflows.
  @inlinable
  public func similarity(near point: Value) -> (source: Value, scale: Double)? {
    let source = factor == 0 ? .zero : point.scaled(by: 1 / factor)
    return source.ifFinite.map { ($0, factor.magnitude) }
  }
}
