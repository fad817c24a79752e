// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Elementary {
  /// The sine of each lane, an angle in radians.
  ///
  /// Each lane has the bits of the scalar form. If the magnitude of a lane exceeds 32 768,
  /// or a lane is NaN, all lanes are evaluated one by one.
  public static func sin(_ x: SIMD2<Double>) -> SIMD2<Double> {
    lanewise(
      x, DoubleRegister(value: x), limit: TrigonometricKernel.fastLimit,
      { TrigonometricKernel.fastSine($0).value }, orEach: sin)
  }

  /// The sine of each lane, an angle in radians.
  ///
  /// Each lane has the bits of the scalar form. If the magnitude of a lane exceeds 32 768,
  /// or a lane is NaN, all lanes are evaluated one by one.
  public static func sin(_ x: SIMD4<Double>) -> SIMD4<Double> {
    lanewise(
      x, LanePair<DoubleRegister>(x), limit: TrigonometricKernel.fastLimit,
      { TrigonometricKernel.fastSine($0).value }, orEach: sin)
  }

  /// The sine of each lane, an angle in radians.
  ///
  /// Each lane has the bits of the scalar form. If the magnitude of a lane exceeds 32 768,
  /// or a lane is NaN, all lanes are evaluated one by one.
  public static func sin(_ x: SIMD8<Double>) -> SIMD8<Double> {
    lanewise(
      x, LanePair<LanePair<DoubleRegister>>(x), limit: TrigonometricKernel.fastLimit,
      { TrigonometricKernel.fastSine($0).value }, orEach: sin)
  }

  /// The sine of each lane, an angle in radians.
  ///
  /// Each lane has the bits of the scalar form. If the magnitude of a lane exceeds 400,
  /// or a lane is NaN, all lanes are evaluated one by one.
  public static func sin(_ x: SIMD4<Float>) -> SIMD4<Float> {
    lanewise(
      x, FloatRegister(value: x), limit: FloatTrigonometricKernel.fastLimit,
      { FloatTrigonometricKernel.fastSine($0).value }, orEach: sin)
  }

  /// The sine of each lane, an angle in radians.
  ///
  /// Each lane has the bits of the scalar form. If the magnitude of a lane exceeds 400,
  /// or a lane is NaN, all lanes are evaluated one by one.
  public static func sin(_ x: SIMD8<Float>) -> SIMD8<Float> {
    lanewise(
      x, LanePair<FloatRegister>(x), limit: FloatTrigonometricKernel.fastLimit,
      { FloatTrigonometricKernel.fastSine($0).value }, orEach: sin)
  }

  /// The sine of each lane, an angle in radians.
  ///
  /// Each lane has the bits of the scalar form. If the magnitude of a lane exceeds 400,
  /// or a lane is NaN, all lanes are evaluated one by one.
  public static func sin(_ x: SIMD16<Float>) -> SIMD16<Float> {
    lanewise(
      x, LanePair<LanePair<FloatRegister>>(x), limit: FloatTrigonometricKernel.fastLimit,
      { FloatTrigonometricKernel.fastSine($0).value }, orEach: sin)
  }
}
