// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A function between vector spaces that keeps sums and multiples.
///
/// Since it maps velocities just as it maps positions, a motion mapped through
/// it needs no further evaluation. A matrix of your own conforms with one method; with the
/// adjoint, the analysis of the mapped motion along a direction is that of the motion itself.
public protocol LinearMap<Input, Output>: Sendable {
  /// What it takes.
  associatedtype Input: VectorSpace

  /// What it gives.
  associatedtype Output: VectorSpace

  /// Maps one vector.
  func callAsFunction(_ input: Input) -> Output

  /// Finds the vector whose inner product with any input is that of its image with a direction.
  ///
  /// For a matrix it is the transpose times the direction. The default, `nil`, is always right.
  func adjoint(of direction: Output) -> Input?

  /// Finds the vector that is mapped nearest to a point, if the map scales all distances alike.
  ///
  /// Where one exists, what comes nearer to it is mapped nearer to the point, so
  /// the analysis of a mapped motion's distance is as exact as that of the motion itself.
  /// The default, `nil`, is always right.
  ///
  /// - Returns: The vector, and by how much distances grow.
  func similarity(near point: Output) -> (source: Input, scale: Double)?
}

extension LinearMap {
  /// No vector: the map does not tell.
  @inlinable
  public func adjoint(of direction: Output) -> Input? { nil }

  /// No vector: the map is not known to scale all distances alike.
  @inlinable
  public func similarity(near point: Output) -> (source: Input, scale: Double)? { nil }
}

/// Multiplication by a factor.
@frozen
public struct ScalingMap<Value: VectorSpace>: LinearMap, Hashable {
  /// The factor.
  public let factor: Double

  /// Creates the map that multiplies by a factor.
  @inlinable
  public init(by factor: Double) { self.factor = factor }

  /// Multiplies a vector by the factor, or by as much of it as leaves the vector finite.
  @inlinable
  public func callAsFunction(_ input: Value) -> Value { input.scaled(within: factor) }

  /// Multiplies the direction by the factor.
  @inlinable
  public func adjoint(of direction: Value) -> Value? {
    let source = direction.scaled(by: factor)
    return source.hasFiniteComponents ? source : nil
  }

  /// Divides by the factor.
  @inlinable
  public func similarity(near point: Value) -> (source: Value, scale: Double)? {
    let source = factor == 0 ? .zero : point.scaled(by: 1 / factor)
    return source.hasFiniteComponents ? (source, factor.magnitude) : nil
  }
}

/// The map that takes a number to that many times a vector.
///
/// It leads a scalar motion along a line:
/// ```swift
/// let progress = SpringTrajectory(from: 0.0, to: 1, spring: .snappy)
/// let card = progress.mapped(through: DirectionMap(SIMD2(120.0, -40)))
/// ```
@frozen
public struct DirectionMap<Value: VectorSpace>: LinearMap, Equatable {
  /// The vector that 1 is mapped to.
  public let vector: Value

  /// Creates the map that takes 1 to a vector.
  @inlinable
  public init(_ vector: Value) { self.vector = vector }

  /// Multiplies the vector by a number, or by as much of it as leaves the vector finite.
  @inlinable
  public func callAsFunction(_ input: Double) -> Value { vector.scaled(within: input) }

  /// The inner product of the vector with the direction.
  @inlinable
  public func adjoint(of direction: Value) -> Double? { vector.dot(direction) }

  /// Projects a point onto the line.
  @inlinable
  public func similarity(near point: Value) -> (source: Double, scale: Double)? {
    let square = vector.squaredMagnitude
    return (square > 0 ? point.dot(vector) / square : 0, vector.length)
  }
}

extension DirectionMap: Hashable where Value: Hashable {}
