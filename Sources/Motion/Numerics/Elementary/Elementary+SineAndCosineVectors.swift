// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Elementary {
  /// The sine and the cosine of each lane, an angle in radians.
  ///
  /// Each lane has the bits of the scalar form. If the magnitude of a lane exceeds 32 768,
  /// or a lane is NaN, all lanes are evaluated one by one.
  public static func sineAndCosine(_ x: SIMD2<Double>) -> (
    sine: SIMD2<Double>, cosine: SIMD2<Double>
  ) {
    lanewise(
      x, DoubleRegister(value: x), limit: TrigonometricKernel.fastLimit,
      {
        let (sine, cosine) = TrigonometricKernel.fastSineAndCosine($0)
        return (sine.value, cosine.value)
      }, orEach: sineAndCosine)
  }

  /// The sine and the cosine of each lane, an angle in radians.
  ///
  /// Each lane has the bits of the scalar form. If the magnitude of a lane exceeds 32 768,
  /// or a lane is NaN, all lanes are evaluated one by one.
  public static func sineAndCosine(_ x: SIMD4<Double>) -> (
    sine: SIMD4<Double>, cosine: SIMD4<Double>
  ) {
    lanewise(
      x, LanePair<DoubleRegister>(x), limit: TrigonometricKernel.fastLimit,
      {
        let (sine, cosine) = TrigonometricKernel.fastSineAndCosine($0)
        return (sine.value, cosine.value)
      }, orEach: sineAndCosine)
  }

  /// The sine and the cosine of each lane, an angle in radians.
  ///
  /// Each lane has the bits of the scalar form. If the magnitude of a lane exceeds 32 768,
  /// or a lane is NaN, all lanes are evaluated one by one.
  public static func sineAndCosine(_ x: SIMD8<Double>) -> (
    sine: SIMD8<Double>, cosine: SIMD8<Double>
  ) {
    lanewise(
      x, LanePair<LanePair<DoubleRegister>>(x), limit: TrigonometricKernel.fastLimit,
      {
        let (sine, cosine) = TrigonometricKernel.fastSineAndCosine($0)
        return (sine.value, cosine.value)
      }, orEach: sineAndCosine)
  }

  /// The sine and the cosine of each lane, an angle in radians.
  ///
  /// Each lane has the bits of the scalar form. If the magnitude of a lane exceeds 400,
  /// or a lane is NaN, all lanes are evaluated one by one.
  public static func sineAndCosine(_ x: SIMD4<Float>) -> (sine: SIMD4<Float>, cosine: SIMD4<Float>)
  {
    lanewise(
      x, FloatRegister(value: x), limit: FloatTrigonometricKernel.fastLimit,
      {
        let (sine, cosine) = FloatTrigonometricKernel.fastSineAndCosine($0)
        return (sine.value, cosine.value)
      }, orEach: sineAndCosine)
  }

  /// The sine and the cosine of each lane, an angle in radians.
  ///
  /// Each lane has the bits of the scalar form. If the magnitude of a lane exceeds 400,
  /// or a lane is NaN, all lanes are evaluated one by one.
  public static func sineAndCosine(_ x: SIMD8<Float>) -> (sine: SIMD8<Float>, cosine: SIMD8<Float>)
  {
    lanewise(
      x, LanePair<FloatRegister>(x), limit: FloatTrigonometricKernel.fastLimit,
      {
        let (sine, cosine) = FloatTrigonometricKernel.fastSineAndCosine($0)
        return (sine.value, cosine.value)
      }, orEach: sineAndCosine)
  }

  /// The sine and the cosine of each lane, an angle in radians.
  ///
  /// Each lane has the bits of the scalar form. If the magnitude of a lane exceeds 400,
  /// or a lane is NaN, all lanes are evaluated one by one.
  public static func sineAndCosine(_ x: SIMD16<Float>) -> (
    sine: SIMD16<Float>, cosine: SIMD16<Float>
  ) {
    lanewise(
      x, LanePair<LanePair<FloatRegister>>(x), limit: FloatTrigonometricKernel.fastLimit,
      {
        let (sine, cosine) = FloatTrigonometricKernel.fastSineAndCosine($0)
        return (sine.value, cosine.value)
      }, orEach: sineAndCosine)
  }
}
