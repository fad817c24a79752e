// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The curve between the numbers of sRGB and amounts of light.
///
/// It is a line near 0 and a power beyond, mirrored for negative numbers. The standard rounds
/// the place where both meet, so that its two directions disagree there and its curve jumps by
/// 3e-8. Here they change over where they intersect: the curve is continuous and rises
/// everywhere, and at no number of 8 or 16 bits does that make a difference.
///
/// The forms in `Double` are accurate. Those in `Float` have no branch and no table, for colors
/// in bulk; the vector forms give the bits of the scalar one, lane by lane.
///
/// - Accuracy: In `Double` within 1e-15 from 0 to 1, as numbers of sRGB or relative to the
///   light. In `Float` ``encoded(_:)-(Float)`` errs by less than 1/10 000 of an 8-bit step for
///   light from 0 to 1, and ``linear(_:)-(Float)`` by less than 6e-7 of the light.
/// - Edge cases: Larger numbers are held where the result would be infinite: numbers of sRGB
///   at 1e100 in `Double`, 2³² in `Float`; light at 2⁸⁰ in `Float`. NaN gives NaN in `Double`,
///   and counts as infinite in `Float`.
/// - Source: IEC 61966-2-1; [css-color-4], §10.2.
public enum TransferCurve {
  /// Where line and power meet, as a number of sRGB.
  @usableFromInline static var joint: Double { 0x1.4b5a197fb6c47p-5 }

  /// Where line and power meet, as an amount of light.
  @usableFromInline static var linearJoint: Double { 0x1.9a57cd267b4dap-9 }

  /// Finds the light of a number of sRGB.
  @inlinable
  public static func linear(_ encoded: Double) -> Double {
    let size = encoded.magnitude
    guard size > joint else { return encoded / 12.92 }
    let held = size < 1e100 ? size : size == size ? 1e100 : size
    return Double(
      signOf: encoded, magnitudeOf: Elementary.pow((held + 0.055) / 1.055, 2.4))
  }

  /// Finds the number of sRGB that stands for some light.
  @inlinable
  public static func encoded(_ linear: Double) -> Double {
    let size = linear.magnitude
    guard size > linearJoint else { return linear * 12.92 }
    let power = Elementary.pow(size, 0x1.aaaaaaaaaaaabp-2)
    // Of 1.055·x − 0.055 this is the form that is exact at 1.
    return Double(signOf: linear, magnitudeOf: power + 0.055 * (power - 1))
  }

  /// Finds the light of a number of sRGB, in single precision.
  public static func linear(_ encoded: Float) -> Float {
    TransferKernel.linear(ScalarFloatLane(encoded)).value
  }

  /// Finds the number of sRGB that stands for some light, in single precision.
  public static func encoded(_ linear: Float) -> Float {
    TransferKernel.encoded(ScalarFloatLane(linear)).value
  }

  /// Finds the light of each lane.
  public static func linear(_ encoded: SIMD4<Float>) -> SIMD4<Float> {
    TransferKernel.linear(FloatRegister(value: encoded)).value
  }

  /// Finds the number of sRGB for each lane.
  public static func encoded(_ linear: SIMD4<Float>) -> SIMD4<Float> {
    TransferKernel.encoded(FloatRegister(value: linear)).value
  }

  /// Finds the light of each lane.
  public static func linear(_ encoded: SIMD8<Float>) -> SIMD8<Float> {
    TransferKernel.linear(LanePair<FloatRegister>(encoded)).value
  }

  /// Finds the number of sRGB for each lane.
  public static func encoded(_ linear: SIMD8<Float>) -> SIMD8<Float> {
    TransferKernel.encoded(LanePair<FloatRegister>(linear)).value
  }
}
