// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A color in sRGB, the space of screens, files and style sheets.
///
/// ```swift
/// let sky = try SRGB(css: "#08f")
/// sky.green  // 0.5333
/// sky.interpolated(to: .white, by: 0.5, in: .oklab).css  // #95c6ff
/// OKLab(sky).lightness  // 0.6321
/// ```
/// The numbers are not proportional to light: 0.5 is about a fifth of the light of 1. They are not
/// multiplied by alpha. Numbers below 0 and above 1 are colors outside the gamut (extended sRGB),
/// for which the transfer function continues and is mirrored at 0.
///
/// - Units: From 0 to 1 inside the gamut.
/// - Source: IEC 61966-2-1; [css-color-4], §10.
@frozen
public struct SRGB: UnpremultipliedColor {
  /// The number of the red primary.
  public var red: Double

  /// The number of the green primary.
  public var green: Double

  /// The number of the blue primary.
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

  /// Creates the sRGB color of linear light.
  @inlinable
  public init(_ linear: LinearRGB) {
    self.init(
      red: TransferFunction.encoded(linear.red), green: TransferFunction.encoded(linear.green),
      blue: TransferFunction.encoded(linear.blue), alpha: linear.alpha)
  }

  /// Creates the sRGB color of perceptual coordinates.
  @inlinable
  public init(_ color: OKLab) { self.init(color.linear) }

  /// Red, green, blue and alpha.
  @inlinable
  public var components: SIMD4<Double> {
    get { SIMD4(red, green, blue, alpha) }
    set { self = SRGB(components: newValue) }
  }

  /// The linear light of the color.
  @inlinable
  public var linear: LinearRGB { LinearRGB(self) }

  /// The space of these coordinates.
  @inlinable
  public static var space: InterpolationSpace { .srgb }

  /// Opaque black.
  @inlinable
  public static var black: SRGB { SRGB(red: 0, green: 0, blue: 0) }

  /// Opaque white.
  @inlinable
  public static var white: SRGB { SRGB(red: 1, green: 1, blue: 1) }

  /// Transparent black.
  @inlinable
  public static var clear: SRGB { .zero }

  /// Returns the color with another alpha.
  @inlinable
  public func opacity(_ alpha: Double) -> SRGB {
    SRGB(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns the color with every component clamped to 0…1.
  ///
  /// Components are clamped separately, which may change the hue. NaN becomes 0.
  @inlinable
  public func clamped() -> SRGB {
    SRGB(
      red: SRGB.clamped(red), green: SRGB.clamped(green), blue: SRGB.clamped(blue),
      alpha: SRGB.clamped(alpha))
  }

  @inlinable
  static func clamped(_ number: Double) -> Double { number > 0 ? min(number, 1) : 0 }
}
