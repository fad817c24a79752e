// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A color in perceptual coordinates: its lightness, and two differences from gray.
///
/// Equal steps look about equal, and on a straight line between two colors hue and lightness change
/// less than in the other spaces. So it is the space in which colors are best mixed and animated:
/// ```swift
/// let blue = OKLab(SRGB(hex: 0x0000ff))
/// blue.lightness  // 0.4520
/// SRGB(blue.interpolated(to: OKLab(.white), by: 0.5, in: .oklab)).css  // #74a3ff
/// ```
/// - Units: Lightness from 0 to 1; a and b below 0.33 in magnitude inside the gamut of sRGB.
/// - Accuracy: From sRGB and back within 6e-14, which is 2e-11 of an 8-bit step. Gray has a and
///   b within 1e-15 of 0.
/// - Source: B. Ottosson, "A perceptual color space for image processing" (2020), with the matrices
///   of [css-color-4], §18, multiplied and inverted with 50 digits.
@frozen
public struct OKLab: UnpremultipliedColor {
  /// The lightness, from 0 for black to 1 for white.
  public var lightness: Double

  /// The red component, or the green one if negative.
  public var a: Double

  /// The yellow component, or the blue one if negative.
  public var b: Double

  /// The opacity, from 0 to 1.
  public var alpha: Double

  /// Creates a color, opaque unless an alpha is given.
  @inlinable
  public init(lightness: Double, a: Double, b: Double, alpha: Double = 1) {
    self.lightness = lightness
    self.a = a
    self.b = b
    self.alpha = alpha
  }

  /// Creates a color from lightness, a, b and alpha.
  @inlinable
  public init(components: SIMD4<Double>) {
    self.init(
      lightness: components.x, a: components.y, b: components.z, alpha: components.w)
  }

  /// Creates the perceptual coordinates of an sRGB color.
  @inlinable
  public init(_ color: SRGB) { self.init(color.linear) }

  /// Creates the perceptual coordinates of linear light.
  public init(_ linear: LinearRGB) {
    let (r, g, b) = (linear.red, linear.green, linear.blue)
    let long = Elementary.cbrt(
      0x1.a61d6288580dap-2 * r + 0x1.129a2da6a3c3bp-1 * g + 0x1.a57211530357fp-5 * b)
    let middle = Elementary.cbrt(
      0x1.b1fa75c390a78p-3 * r + 0x1.5c84a6c8d8aaap-1 * g + 0x1.b7e5de32195bep-4 * b)
    let short = Elementary.cbrt(
      0x1.69afd6e60aec8p-4 * r + 0x1.207ae74306e35p-2 * g + 0x1.428c9181bb30cp-1 * b)
    lightness =
      0x1.af02a5bd89727p-3 * long + 0x1.965511a7bdcc1p-1 * middle
      - 0x1.0add8b901454fp-8 * short
    a =
      0x1.fa5e1ca053eeep+0 * long - 0x1.36dc1c4f757ffp+1 * middle
      + 0x1.cd686ffa5c440p-2 * short
    self.b =
      0x1.a8696dce517a5p-6 * long + 0x1.90c774327a5efp-1 * middle
      - 0x1.9e0abfa0eceacp-1 * short
    alpha = linear.alpha
  }

  /// The linear light of the color.
  ///
  /// Coordinates whose light would overflow are clamped at 1e100.
  public var linear: LinearRGB {
    let long = cube(lightness + (0x1.95d9920000001p-2 * a + 0x1.b9f7520000008p-3 * b))
    let middle = cube(lightness - (0x1.b06117fffffffp-4 * a + 0x1.058bf40000008p-4 * b))
    let short = cube(lightness - (0x1.6e86f5ffffffep-4 * a + 0x1.4a9ecc0000001p+0 * b))
    return LinearRGB(
      red: 0x1.04e955c04c048p+2 * long - 0x1.a763177adb8bbp+1 * middle
        + 0x1.d906bfa4382aap-3 * short,
      green: 0x1.4e0c8760d7d7dp+1 * middle - 0x1.44b859dc43841p+0 * long
        - 0x1.5d82d395b0ae7p-2 * short,
      blue: 0x1.b5263c9138316p+0 * short - 0x1.68267c2edd5f1p-1 * middle
        - 0x1.12fe79c981d1fp-8 * long,
      alpha: alpha)
  }

  private func cube(_ root: Double) -> Double {
    let held = root.magnitude > 1e100 ? Double(signOf: root, magnitudeOf: 1e100) : root
    return held * held * held
  }

  /// Lightness, a, b and alpha.
  @inlinable
  public var components: SIMD4<Double> {
    get { SIMD4(lightness, a, b, alpha) }
    set { self = OKLab(components: newValue) }
  }

  /// The space of these coordinates.
  @inlinable
  public static var space: InterpolationSpace { .oklab }
}
