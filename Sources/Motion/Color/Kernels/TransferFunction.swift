// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The transfer function between sRGB numbers and amounts of linear light.
///
/// It is a line near 0 and a power beyond, and odd: *f*(−*x*) = −*f*(*x*). The standard rounds the
/// number at which the line and the power meet, so its curve jumps by 3·10⁻⁸ there. This function
/// changes from the line to the power at their intersection: it is continuous and strictly
/// increasing, and equals the standard's for every number of 8 or 16 bits.
///
/// The forms in `Float`, for colors in bulk, have no branch and no table. Each lane of a vector has
/// the bits of the scalar form.
///
/// - Accuracy: In `Double` within 1e-15 from 0 to 1, absolute for sRGB numbers and relative for
///   light. In `Float` the error of ``encoded(_:)-(Float)`` is less than 1/10 000 of an 8-bit step
///   for light from 0 to 1, and that of ``linear(_:)-(Float)`` less than 6e-7 of the light.
/// - Edge cases: Numbers are clamped where the result would be infinite: sRGB numbers at 1e100 in
///   `Double`, 2³² in `Float`; light at 2⁸⁰ in `Float`. NaN gives NaN in `Double`, and is treated
///   as infinite in `Float`.
/// - Source: IEC 61966-2-1; [css-color-4], §10.2.
public enum TransferFunction {
  /// The sRGB number at which line and power meet.
  @usableFromInline static var joint: Double { 0x1.4b5a197fb6c47p-5 }

  /// The amount of light at which line and power meet.
  @usableFromInline static var linearJoint: Double { 0x1.9a57cd267b4dap-9 }

  /// Returns the linear light of an sRGB number.
  @inlinable
  public static func linear(_ encoded: Double) -> Double {
    let size = encoded.magnitude
    guard size > joint else { return encoded / 12.92 }
    let held = size < 1e100 ? size : size == size ? 1e100 : size
    return Double(
      signOf: encoded, magnitudeOf: Elementary.pow((held + 0.055) / 1.055, 2.4))
  }

  /// Returns the sRGB number of linear light.
  @inlinable
  public static func encoded(_ linear: Double) -> Double {
    let size = linear.magnitude
    guard size > linearJoint else { return linear * 12.92 }
    let power = Elementary.pow(size, 0x1.aaaaaaaaaaaabp-2)
    // This form of 1.055·x − 0.055 is exact at 1.
    return Double(signOf: linear, magnitudeOf: power + 0.055 * (power - 1))
  }

  /// Returns the linear light of an sRGB number, in single precision.
  public static func linear(_ encoded: Float) -> Float {
    TransferKernel.linear(ScalarFloatLane(encoded)).value
  }

  /// Returns the sRGB number of linear light, in single precision.
  public static func encoded(_ linear: Float) -> Float {
    TransferKernel.encoded(ScalarFloatLane(linear)).value
  }

  /// Returns the linear light of each lane.
  public static func linear(_ encoded: SIMD4<Float>) -> SIMD4<Float> {
    TransferKernel.linear(FloatRegister(value: encoded)).value
  }

  /// Returns the sRGB number of each lane.
  public static func encoded(_ linear: SIMD4<Float>) -> SIMD4<Float> {
    TransferKernel.encoded(FloatRegister(value: linear)).value
  }

  /// Returns the linear light of each lane.
  public static func linear(_ encoded: SIMD8<Float>) -> SIMD8<Float> {
    TransferKernel.linear(LanePair<FloatRegister>(encoded)).value
  }

  /// Returns the sRGB number of each lane.
  public static func encoded(_ linear: SIMD8<Float>) -> SIMD8<Float> {
    TransferKernel.encoded(LanePair<FloatRegister>(linear)).value
  }
}
