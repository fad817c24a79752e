// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A type that moves as one of the library's vectors.
///
/// A conformer states how it is converted; the protocol derives the operations of ``VectorSpace``.
///
/// ```swift
/// struct Lens: VectorConvertible {
///   var center: SIMD2<Double>
///   var radius: Double
///
///   init(vector: VectorPair<SIMD2<Double>, Double>) {
///     (center, radius) = (vector.first, vector.second)
///   }
///
///   var vector: VectorPair<SIMD2<Double>, Double> { VectorPair(center, radius) }
/// }
///
/// let small = Lens(vector: VectorPair(SIMD2(40, 60), 8))
/// let large = Lens(vector: VectorPair(SIMD2(200, 60), 32))
/// SpringTrajectory(from: small, to: large, spring: .snappy).value(at: 0.2).radius  // 26.8729
/// ```
/// - Properties: A value converted to a vector and back is equal to itself, and so is a vector
///   converted to a value and back.
/// - Complexity: Each operation converts its operands and its result.
public protocol VectorConvertible: VectorSpace {
  /// The type of the vector.
  associatedtype Vector: VectorSpace

  /// Creates the value that a vector describes.
  init(vector: Vector)

  /// The value as a vector.
  var vector: Vector { get }
}

extension VectorConvertible {
  /// The value of the zero vector.
  @inlinable
  public static var zero: Self { Self(vector: .zero) }

  /// Adds the vectors.
  @inlinable
  public static func + (a: Self, b: Self) -> Self { Self(vector: a.vector + b.vector) }

  /// Subtracts the vectors.
  @inlinable
  public static func - (a: Self, b: Self) -> Self { Self(vector: a.vector - b.vector) }

  /// Multiplies the vector by a factor.
  @inlinable
  public func scaled(by factor: Double) -> Self { Self(vector: vector.scaled(by: factor)) }

  /// The sum of the squared components of the vector.
  @inlinable
  public var squaredMagnitude: Double { vector.squaredMagnitude }

  /// Returns the inner product of the vectors.
  @inlinable
  public func dot(_ other: Self) -> Double { vector.dot(other.vector) }

  /// The number of components of the vector.
  @inlinable
  public static var componentCount: Int { Vector.componentCount }

  /// Accesses a component of the vector.
  @inlinable
  public subscript(component index: Int) -> Double {
    get { vector[component: index] }
    set {
      var changed = vector
      changed[component: index] = newValue
      self = Self(vector: changed)
    }
  }
}
