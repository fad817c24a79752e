// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A color as amounts of light of the sRGB primaries.
///
/// Light is additive: an average of linear colors is the color that a lens or a blur produces.
/// Equal steps do not look equal; those of ``OKLab`` do.
///
/// - Units: From 0 to 1 inside the gamut, not multiplied by alpha.
/// - Source: [css-color-4], §10.3.
@frozen
public struct LinearRGB: UnpremultipliedColor {
  /// The amount of light of the red primary.
  public var red: Double

  /// The amount of light of the green primary.
  public var green: Double

  /// The amount of light of the blue primary.
  public var blue: Double

  /// The opacity, from 0 to 1.
  public var alpha: Double

  /// Creates a color, opaque unless an alpha is given.
  @inlinable
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a color from red, green, blue and alpha.
  @inlinable
  public init(components: SIMD4<Double>) {
    self.init(
      red: components.x, green: components.y, blue: components.z, alpha: components.w)
  }

  /// Creates the same color.
  @inlinable
  public init(_ linear: LinearRGB) {
    self = linear
  }

  /// Creates the linear light of an sRGB color.
  @inlinable
  public init(_ color: SRGB) {
    self.init(
      red: TransferFunction.linear(color.red), green: TransferFunction.linear(color.green),
      blue: TransferFunction.linear(color.blue), alpha: color.alpha)
  }

  /// Creates the linear light of perceptual coordinates.
  @inlinable
  public init(_ color: OKLab) {
    self = color.linear
  }

  /// Red, green, blue and alpha.
  @inlinable
  public var components: SIMD4<Double> {
    get { SIMD4(red, green, blue, alpha) }
    set { self = LinearRGB(components: newValue) }
  }

  /// The color itself.
  @inlinable
  public var linear: LinearRGB { self }

  /// The space of these coordinates.
  @inlinable
  public static var space: InterpolationSpace { .linear }
}
