// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A value that animation can add, subtract and scale.
///
/// Numbers, points, colors and tuples of them form vector spaces. A spring
/// needs nothing else to move one. `Double`, `Float`, the SIMD vectors of 2, 3,
/// 4 and 8 of them, and ``VectorPair`` conform; a type of your own conforms by
/// saying the same five things about itself.
///
/// - Properties: Addition is commutative; `zero` is its identity; scaling by 1
///   changes nothing and scaling by 0 gives `zero` for finite values. Laws that
///   real numbers keep and rounding breaks, such as associativity, are not
///   relied on.
/// - Complexity: Every operation is O(1).
public protocol VectorSpace: Equatable, Sendable {
  /// The value that adds nothing.
  static var zero: Self { get }

  /// Adds two values.
  static func + (a: Self, b: Self) -> Self

  /// Subtracts a value from another.
  static func - (a: Self, b: Self) -> Self

  /// Multiplies every component by a factor.
  func scaled(by factor: Double) -> Self

  /// The sum of the squared components.
  var squaredMagnitude: Double { get }

  /// Sums the products of the components with those of another value.
  ///
  /// The default finds it from magnitudes alone. Conform to give it directly.
  func dot(_ other: Self) -> Double

  /// The number of components that can be read one by one.
  ///
  /// The default is 0: a type of your own need not tell what it is made of. What
  /// treats components one by one, as a monotone spline does, then treats it as a whole.
  static var componentCount: Int { get }

  /// One of the components, at least 0 and below the count.
  subscript(component index: Int) -> Double { get set }
}

extension VectorSpace {
  /// None: the type does not tell.
  @inlinable
  public static var componentCount: Int { 0 }

  /// Nothing: there are no components to read or to set.
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

  /// Measures the Euclidean distance to another value.
  @inlinable
  public func distance(to other: Self) -> Double { (self - other).magnitude }

  /// Finds the inner product by polarization.
  ///
  /// It is `(|a + b|² − |a − b|²) / 4` of unit vectors, and the lengths.
  ///
  /// - Accuracy: A few ulp of the product of the two magnitudes.
  @inlinable
  public func dot(_ other: Self) -> Double {
    let (length, otherLength) = (magnitude, other.magnitude)
    guard length > 0, otherLength > 0 else { return 0 }
    // Positions and velocities have different units: without the division the
    // larger one would swallow the other.
    let (a, b) = (scaled(by: 1 / length), other.scaled(by: 1 / otherLength))
    let cosine = ((a + b).squaredMagnitude - (a - b).squaredMagnitude) * 0.25
    return cosine * length * otherLength
  }

  /// Whether no component is infinite or NaN.
  @inlinable
  var hasFiniteComponents: Bool { self - self == .zero }
}
