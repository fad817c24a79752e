// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Elementary {
  /// The exponential function eˣ of each lane.
  ///
  /// Each lane has the bits of the scalar form. If the magnitude of a lane exceeds 707,
  /// or a lane is NaN, all lanes are evaluated one by one.
  public static func exp(_ x: SIMD2<Double>) -> SIMD2<Double> {
    guard isOptimized, case let lanes = DoubleRegister(value: x),
      DoubleRegister.allAtMost(lanes.magnitude, DoubleRegister(ExponentialKernel.fastLimit))
    else {
      var result = SIMD2<Double>.zero
      for lane in 0..<2 { result[lane] = exp(x[lane]) }
      return result
    }
    return ExponentialKernel.fast(lanes).value
  }

  /// The exponential function eˣ of each lane.
  ///
  /// Each lane has the bits of the scalar form. If the magnitude of a lane exceeds 707,
  /// or a lane is NaN, all lanes are evaluated one by one.
  public static func exp(_ x: SIMD4<Double>) -> SIMD4<Double> {
    guard isOptimized, case let lanes = LanePair<DoubleRegister>(x),
      LanePair<DoubleRegister>.allAtMost(
        lanes.magnitude, LanePair<DoubleRegister>(ExponentialKernel.fastLimit))
    else {
      var result = SIMD4<Double>.zero
      for lane in 0..<4 { result[lane] = exp(x[lane]) }
      return result
    }
    return ExponentialKernel.fast(lanes).value
  }

  /// The exponential function eˣ of each lane.
  ///
  /// Each lane has the bits of the scalar form. If the magnitude of a lane exceeds 707,
  /// or a lane is NaN, all lanes are evaluated one by one.
  public static func exp(_ x: SIMD8<Double>) -> SIMD8<Double> {
    guard isOptimized, case let lanes = LanePair<LanePair<DoubleRegister>>(x),
      LanePair<LanePair<DoubleRegister>>.allAtMost(
        lanes.magnitude, LanePair<LanePair<DoubleRegister>>(ExponentialKernel.fastLimit))
    else {
      var result = SIMD8<Double>.zero
      for lane in 0..<8 { result[lane] = exp(x[lane]) }
      return result
    }
    return ExponentialKernel.fast(lanes).value
  }

  /// The exponential function eˣ of each lane.
  ///
  /// Each lane has the bits of the scalar form. If the magnitude of a lane exceeds 87,
  /// or a lane is NaN, all lanes are evaluated one by one.
  public static func exp(_ x: SIMD4<Float>) -> SIMD4<Float> {
    let lanes = FloatRegister(value: x)
    guard FloatRegister.allAtMost(lanes.magnitude, FloatRegister(FloatExponentialKernel.fastLimit))
    else {
      var result = SIMD4<Float>.zero
      for lane in 0..<4 { result[lane] = exp(x[lane]) }
      return result
    }
    return FloatExponentialKernel.fast(lanes).value
  }

  /// The exponential function eˣ of each lane.
  ///
  /// Each lane has the bits of the scalar form. If the magnitude of a lane exceeds 87,
  /// or a lane is NaN, all lanes are evaluated one by one.
  public static func exp(_ x: SIMD8<Float>) -> SIMD8<Float> {
    let lanes = LanePair<FloatRegister>(x)
    guard
      LanePair<FloatRegister>.allAtMost(
        lanes.magnitude, LanePair<FloatRegister>(FloatExponentialKernel.fastLimit))
    else {
      var result = SIMD8<Float>.zero
      for lane in 0..<8 { result[lane] = exp(x[lane]) }
      return result
    }
    return FloatExponentialKernel.fast(lanes).value
  }

  /// The exponential function eˣ of each lane.
  ///
  /// Each lane has the bits of the scalar form. If the magnitude of a lane exceeds 87,
  /// or a lane is NaN, all lanes are evaluated one by one.
  public static func exp(_ x: SIMD16<Float>) -> SIMD16<Float> {
    let lanes = LanePair<LanePair<FloatRegister>>(x)
    guard
      LanePair<LanePair<FloatRegister>>.allAtMost(
        lanes.magnitude, LanePair<LanePair<FloatRegister>>(FloatExponentialKernel.fastLimit))
    else {
      var result = SIMD16<Float>.zero
      for lane in 0..<16 { result[lane] = exp(x[lane]) }
      return result
    }
    return FloatExponentialKernel.fast(lanes).value
  }
}
