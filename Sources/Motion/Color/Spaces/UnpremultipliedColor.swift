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
public protocol UnpremultipliedColor: VectorConvertible, Hashable {
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
  /// Creates the color of a vector of components.
  @inlinable
  public init(vector: SIMD4<Double>) { self.init(components: vector) }

  /// The components, alpha too.
  @inlinable
  public var vector: SIMD4<Double> { components }
}
