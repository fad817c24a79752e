// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A linear map between vector spaces.
///
/// It maps velocities in the same way as positions, so a mapped motion needs one evaluation of its
/// base. A custom matrix conforms with one method; with the adjoint, analysis of the mapped motion
/// along a direction is analysis of the motion itself.
public protocol LinearMap<Input, Output>: Sendable {
  /// The type of the argument.
  associatedtype Input: VectorSpace

  /// The type of the result.
  associatedtype Output: VectorSpace

  /// Maps a vector.
  func callAsFunction(_ input: Input) -> Output

  /// Returns the vector whose inner product with any input equals that of the mapped input with a
  /// direction.
  ///
  /// For a matrix it is the transpose times the direction. The default, `nil`, is always correct.
  func adjoint(of direction: Output) -> Input?

  /// Returns the vector that is mapped nearest to a point, if the map scales all distances by one
  /// factor.
  ///
  /// An input nearer to this vector is mapped nearer to the point, so the analysis of a mapped
  /// motion's distance is as exact as that of the motion itself. The default, `nil`, is always
  /// correct.
  ///
  /// - Returns: The vector, and the factor by which distances grow.
  func similarity(near point: Output) -> (source: Input, scale: Double)?
}

extension LinearMap {
  /// Returns nil: the adjoint is not known by default.
  @inlinable
  public func adjoint(of direction: Output) -> Input? { nil }

  /// Returns nil: the map is not known to scale all distances by one factor.
  @inlinable
  public func similarity(near point: Output) -> (source: Input, scale: Double)? { nil }
}

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
