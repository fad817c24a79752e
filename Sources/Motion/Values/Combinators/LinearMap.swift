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
