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
    guard isOptimized, case let lanes = DoubleRegister(value: x),
      DoubleRegister.allAtMost(lanes.magnitude, DoubleRegister(TrigonometricKernel.fastLimit))
    else {
      var (sine, cosine) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
      for lane in 0..<2 { (sine[lane], cosine[lane]) = sineAndCosine(x[lane]) }
      return (sine, cosine)
    }
    let (sine, cosine) = TrigonometricKernel.fastSineAndCosine(lanes)
    return (sine.value, cosine.value)
  }

  /// The sine and the cosine of each lane, an angle in radians.
  ///
  /// Each lane has the bits of the scalar form. If the magnitude of a lane exceeds 32 768,
  /// or a lane is NaN, all lanes are evaluated one by one.
  public static func sineAndCosine(_ x: SIMD4<Double>) -> (
    sine: SIMD4<Double>, cosine: SIMD4<Double>
  ) {
    guard isOptimized, case let lanes = LanePair<DoubleRegister>(x),
      LanePair<DoubleRegister>.allAtMost(
        lanes.magnitude, LanePair<DoubleRegister>(TrigonometricKernel.fastLimit))
    else {
      var (sine, cosine) = (SIMD4<Double>.zero, SIMD4<Double>.zero)
      for lane in 0..<4 { (sine[lane], cosine[lane]) = sineAndCosine(x[lane]) }
      return (sine, cosine)
    }
    let (sine, cosine) = TrigonometricKernel.fastSineAndCosine(lanes)
    return (sine.value, cosine.value)
  }

  /// The sine and the cosine of each lane, an angle in radians.
  ///
  /// Each lane has the bits of the scalar form. If the magnitude of a lane exceeds 32 768,
  /// or a lane is NaN, all lanes are evaluated one by one.
  public static func sineAndCosine(_ x: SIMD8<Double>) -> (
    sine: SIMD8<Double>, cosine: SIMD8<Double>
  ) {
    guard isOptimized, case let lanes = LanePair<LanePair<DoubleRegister>>(x),
      LanePair<LanePair<DoubleRegister>>.allAtMost(
        lanes.magnitude, LanePair<LanePair<DoubleRegister>>(TrigonometricKernel.fastLimit))
    else {
      var (sine, cosine) = (SIMD8<Double>.zero, SIMD8<Double>.zero)
      for lane in 0..<8 { (sine[lane], cosine[lane]) = sineAndCosine(x[lane]) }
      return (sine, cosine)
    }
    let (sine, cosine) = TrigonometricKernel.fastSineAndCosine(lanes)
    return (sine.value, cosine.value)
  }

  /// The sine and the cosine of each lane, an angle in radians.
  ///
  /// Each lane has the bits of the scalar form. If the magnitude of a lane exceeds 400,
  /// or a lane is NaN, all lanes are evaluated one by one.
  public static func sineAndCosine(_ x: SIMD4<Float>) -> (sine: SIMD4<Float>, cosine: SIMD4<Float>)
  {
    let lanes = FloatRegister(value: x)
    guard
      FloatRegister.allAtMost(lanes.magnitude, FloatRegister(FloatTrigonometricKernel.fastLimit))
    else {
      var (sine, cosine) = (SIMD4<Float>.zero, SIMD4<Float>.zero)
      for lane in 0..<4 { (sine[lane], cosine[lane]) = sineAndCosine(x[lane]) }
      return (sine, cosine)
    }
    let (sine, cosine) = FloatTrigonometricKernel.fastSineAndCosine(lanes)
    return (sine.value, cosine.value)
  }

  /// The sine and the cosine of each lane, an angle in radians.
  ///
  /// Each lane has the bits of the scalar form. If the magnitude of a lane exceeds 400,
  /// or a lane is NaN, all lanes are evaluated one by one.
  public static func sineAndCosine(_ x: SIMD8<Float>) -> (sine: SIMD8<Float>, cosine: SIMD8<Float>)
  {
    let lanes = LanePair<FloatRegister>(x)
    guard
      LanePair<FloatRegister>.allAtMost(
        lanes.magnitude, LanePair<FloatRegister>(FloatTrigonometricKernel.fastLimit))
    else {
      var (sine, cosine) = (SIMD8<Float>.zero, SIMD8<Float>.zero)
      for lane in 0..<8 { (sine[lane], cosine[lane]) = sineAndCosine(x[lane]) }
      return (sine, cosine)
    }
    let (sine, cosine) = FloatTrigonometricKernel.fastSineAndCosine(lanes)
    return (sine.value, cosine.value)
  }

  /// The sine and the cosine of each lane, an angle in radians.
  ///
  /// Each lane has the bits of the scalar form. If the magnitude of a lane exceeds 400,
  /// or a lane is NaN, all lanes are evaluated one by one.
  public static func sineAndCosine(_ x: SIMD16<Float>) -> (
    sine: SIMD16<Float>, cosine: SIMD16<Float>
  ) {
    let lanes = LanePair<LanePair<FloatRegister>>(x)
    guard
      LanePair<LanePair<FloatRegister>>.allAtMost(
        lanes.magnitude, LanePair<LanePair<FloatRegister>>(FloatTrigonometricKernel.fastLimit))
    else {
      var (sine, cosine) = (SIMD16<Float>.zero, SIMD16<Float>.zero)
      for lane in 0..<16 { (sine[lane], cosine[lane]) = sineAndCosine(x[lane]) }
      return (sine, cosine)
    }
    let (sine, cosine) = FloatTrigonometricKernel.fastSineAndCosine(lanes)
    return (sine.value, cosine.value)
  }
}
