// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The map from a number to that multiple of a vector.
///
/// It moves a scalar motion along a line:
/// ```swift
/// let progress = SpringTrajectory(from: 0.0, to: 1, spring: .snappy)
/// let card = progress.mapped(through: DirectionMap(SIMD2(120.0, -40)))
/// ```
@frozen
public struct DirectionMap<Value: VectorSpace>: LinearMap, Equatable {
  /// The image of 1.
  public let vector: Value

  /// Creates the map from 1 to a vector.
  ///
  /// - Edge cases: A vector beyond the legal values is halved until it is legal; of another one
  ///   that is not finite, components are clamped, and 0 for NaN.
  @inlinable
  public init(_ vector: Value) { self.vector = vector.bounded }

  /// Multiplies the vector by a number.
  ///
  /// - Edge cases: A product that overflows is multiplied by the greatest power of two with which
  ///   it is finite.
  @inlinable
  public func callAsFunction(_ input: Double) -> Value { vector.scaled(within: input) }

  /// Returns the inner product of the vector with the direction.
  @inlinable
  public func adjoint(of direction: Value) -> Double? { vector.dot(direction) }

  /// Returns the number whose multiple of the vector is nearest to a point, and the length of the
  /// vector.
  ///
  /// - Returns: A result for every point, never `nil`.
  @inlinable
  public func similarity(near point: Value) -> (source: Double, scale: Double)? {
    let square = vector.squaredMagnitude
    guard square > 0 else { return (0, vector.length) }
    let product = point.dot(vector)
    guard square < .infinity && product.magnitude < .infinity else {
      // Both are less than 2⁹⁴⁹, so that smaller squares are finite.
      let (small, near) = (vector.scaled(by: 0x1p-500), point.scaled(by: 0x1p-500))
      return (near.dot(small) / small.squaredMagnitude, vector.length)
    }
    return (product / square, vector.length)
  }
}

extension DirectionMap: Hashable where Value: Hashable {}
