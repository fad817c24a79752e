// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A color of three coordinates that are not multiplied by its alpha.
///
/// ``SRGB``, ``LinearRGB`` and ``OKLab`` conform. Each is a vector of its four components, so
/// springs and tracks can animate it. Alpha is a component like any other: a motion to a
/// transparent color shows the hue of that color. Animate ``Premultiplied`` colors where alpha
/// changes.
///
/// Every finite number is legal: coordinates outside the gamut are colors that no screen shows, but
/// that a motion may pass through.
public protocol UnpremultipliedColor: VectorSpace, Hashable {
  /// The three coordinates in their order, and alpha.
  var components: SIMD4<Double> { get set }

  /// Creates a color from its coordinates in their order, and alpha.
  init(components: SIMD4<Double>)

  /// Creates the color of linear light.
  init(_ linear: LinearRGB)

  /// The linear light of the color.
  var linear: LinearRGB { get }

  /// The space of these coordinates.
  static var space: InterpolationSpace { get }
}

extension UnpremultipliedColor {
  /// The color whose components are all zero, which is transparent.
  @inlinable
  public static var zero: Self { Self(components: .zero) }

  /// Adds the components, alpha too.
  @inlinable
  public static func + (a: Self, b: Self) -> Self {
    Self(components: a.components + b.components)
  }

  /// Subtracts the components, alpha too.
  @inlinable
  public static func - (a: Self, b: Self) -> Self {
    Self(components: a.components - b.components)
  }

  /// Multiplies every component by a factor, alpha too.
  @inlinable
  public func scaled(by factor: Double) -> Self { Self(components: components * factor) }

  /// The sum of the squared components.
  @inlinable
  public var squaredMagnitude: Double { components.squaredMagnitude }

  /// Returns the sum of the products of the components with those of another color.
  @inlinable
  public func dot(_ other: Self) -> Double { components.dot(other.components) }

  /// The number of components, 4.
  @inlinable
  public static var componentCount: Int { 4 }

  /// Accesses a component: one of the three coordinates, or alpha, which is the last.
  @inlinable
  public subscript(component index: Int) -> Double {
    get { components[index] }
    set { components[index] = newValue }
  }
}
