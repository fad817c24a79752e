// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A function between vector spaces that keeps sums and multiples.
///
/// Since it maps velocities just as it maps positions, a motion mapped through
/// it needs no further evaluation. A matrix of your own conforms with one method.
public protocol LinearMap<Input, Output>: Sendable {
  /// What it takes.
  associatedtype Input: VectorSpace

  /// What it gives.
  associatedtype Output: VectorSpace

  /// Maps one vector.
  func callAsFunction(_ input: Input) -> Output

  /// Finds the vector that is mapped nearest to a point, if the map scales all distances alike.
  ///
  /// Where one exists, what comes nearer to it is mapped nearer to the point, so
  /// the analysis of a mapped motion is as exact as that of the motion itself.
  /// The default, `nil`, is always right.
  func nearestSource(of point: Output) -> Input?
}

extension LinearMap {
  /// No vector: the map is not known to scale all distances alike.
  @inlinable
  public func nearestSource(of point: Output) -> Input? { nil }
}

/// Multiplication by a factor.
@frozen
public struct ScalingMap<Value: VectorSpace>: LinearMap, Hashable {
  /// The factor.
  public let factor: Double

  /// Creates the map that multiplies by a factor.
  @inlinable
  public init(by factor: Double) { self.factor = factor }

  /// Multiplies a vector by the factor.
  @inlinable
  public func callAsFunction(_ input: Value) -> Value { input.scaled(by: factor) }

  /// Divides by the factor.
  @inlinable
  public func nearestSource(of point: Value) -> Value? {
    factor == 0 ? .zero : point.scaled(by: 1 / factor)
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

  /// Multiplies the vector by a number.
  @inlinable
  public func callAsFunction(_ input: Double) -> Value { vector.scaled(by: input) }

  /// Projects a point onto the line.
  @inlinable
  public func nearestSource(of point: Value) -> Double? {
    let square = vector.squaredMagnitude
    return square > 0 ? point.dot(vector) / square : 0
  }
}

extension DirectionMap: Hashable where Value: Hashable {}
