// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A type whose values can be added, subtracted and scaled.
///
/// Numbers, points, colors and pairs of these form vector spaces. A spring can animate any
/// conforming type. `Double`, `Float`, the SIMD vectors of 2, 3, 4 and 8 of them, and
/// ``VectorPair`` conform; a custom type conforms by implementing five requirements, or by its
/// conversion to one of these vectors: ``VectorConvertible``.
///
/// - Properties: Addition is commutative; `zero` is its identity; scaling by 1 changes nothing and
///   scaling by 0 gives `zero` for finite values. Properties of real numbers that rounding breaks,
///   such as associativity, are not relied on.
/// - Complexity: Every operation is O(1).
public protocol VectorSpace: Equatable, Sendable {
  /// The additive identity.
  static var zero: Self { get }

  /// Adds two values.
  static func + (a: Self, b: Self) -> Self

  /// Subtracts the second value from the first.
  static func - (a: Self, b: Self) -> Self

  /// Multiplies every component by a factor.
  func scaled(by factor: Double) -> Self

  /// The sum of the squared components.
  var squaredMagnitude: Double { get }

  /// Returns the inner product with another value: the sum of the products of the components.
  ///
  /// The default computes it from magnitudes alone. A conformer may implement it directly.
  func dot(_ other: Self) -> Double

  /// The number of components that can be accessed one by one.
  ///
  /// The default is 0: a custom type need not expose its components. Algorithms that work on
  /// components, such as monotone splines, then treat it as a whole.
  static var componentCount: Int { get }

  /// Accesses a component by an index of at least 0 and below the count.
  subscript(component index: Int) -> Double { get set }
}

extension VectorSpace {
  /// Returns 0: components are not exposed by default.
  @inlinable
  public static var componentCount: Int { 0 }

  /// Returns 0 and ignores assignments: components are not exposed by default.
  @inlinable
  public subscript(component index: Int) -> Double {
    get { 0 }
    set {}
  }

  /// The Euclidean length, in the unit of the components.
  ///
  /// - Accuracy: Within 1 ulp of the root of `squaredMagnitude`.
  @inlinable
  public var magnitude: Double { squaredMagnitude.squareRoot() }

  /// Returns the Euclidean distance to another value.
  @inlinable
  public func distance(to other: Self) -> Double { (self - other).magnitude }

  /// Returns the inner product, by polarization.
  ///
  /// It is `(|a + b|² − |a − b|²) / 4` of the unit vectors, times the lengths.
  ///
  /// - Accuracy: A few ulp of the product of the two magnitudes.
  @inlinable
  public func dot(_ other: Self) -> Double {
    let (length, otherLength) = (magnitude, other.magnitude)
    guard length > 0, otherLength > 0 else { return 0 }
    // Positions and velocities have different units: without the division the larger one would
    // absorb the other.
    let (a, b) = (scaled(by: 1 / length), other.scaled(by: 1 / otherLength))
    let cosine = ((a + b).squaredMagnitude - (a - b).squaredMagnitude) * 0.25
    return cosine * length * otherLength
  }

  /// Whether all components are finite.
  @inlinable
  package var hasFiniteComponents: Bool { self - self == .zero }

  /// The value if all its components are finite, otherwise nil.
  @inlinable
  var ifFinite: Self? { hasFiniteComponents ? self : nil }

  /// Returns the value of which one component is 1 and the others are 0.
  @inlinable
  package static func axis(_ index: Int) -> Self {
    var axis = Self.zero
    axis[component: index] = 1
    return axis
  }
}
