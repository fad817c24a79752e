// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Elementary {
  /// The exponential function eˣ of each lane.
  ///
  /// Each lane has the bits of the scalar form. If the magnitude of a lane exceeds 707,
  /// or a lane is NaN, all lanes are evaluated one by one.
  public static func exp(_ x: SIMD2<Double>) -> SIMD2<Double> {
    lanewise(
      x, DoubleRegister(value: x), limit: ExponentialKernel.fastLimit,
      { ExponentialKernel.fast($0).value }, orEach: exp)
  }

  /// The exponential function eˣ of each lane.
  ///
  /// Each lane has the bits of the scalar form. If the magnitude of a lane exceeds 707,
  /// or a lane is NaN, all lanes are evaluated one by one.
  public static func exp(_ x: SIMD4<Double>) -> SIMD4<Double> {
    lanewise(
      x, LanePair<DoubleRegister>(x), limit: ExponentialKernel.fastLimit,
      { ExponentialKernel.fast($0).value }, orEach: exp)
  }

  /// The exponential function eˣ of each lane.
  ///
  /// Each lane has the bits of the scalar form. If the magnitude of a lane exceeds 707,
  /// or a lane is NaN, all lanes are evaluated one by one.
  public static func exp(_ x: SIMD8<Double>) -> SIMD8<Double> {
    lanewise(
      x, LanePair<LanePair<DoubleRegister>>(x), limit: ExponentialKernel.fastLimit,
      { ExponentialKernel.fast($0).value }, orEach: exp)
  }

  /// The exponential function eˣ of each lane.
  ///
  /// Each lane has the bits of the scalar form. If the magnitude of a lane exceeds 87,
  /// or a lane is NaN, all lanes are evaluated one by one.
  public static func exp(_ x: SIMD4<Float>) -> SIMD4<Float> {
    lanewise(
      x, FloatRegister(value: x), limit: FloatExponentialKernel.fastLimit,
      { FloatExponentialKernel.fast($0).value }, orEach: exp)
  }

  /// The exponential function eˣ of each lane.
  ///
  /// Each lane has the bits of the scalar form. If the magnitude of a lane exceeds 87,
  /// or a lane is NaN, all lanes are evaluated one by one.
  public static func exp(_ x: SIMD8<Float>) -> SIMD8<Float> {
    lanewise(
      x, LanePair<FloatRegister>(x), limit: FloatExponentialKernel.fastLimit,
      { FloatExponentialKernel.fast($0).value }, orEach: exp)
  }

  /// The exponential function eˣ of each lane.
  ///
  /// Each lane has the bits of the scalar form. If the magnitude of a lane exceeds 87,
  /// or a lane is NaN, all lanes are evaluated one by one.
  public static func exp(_ x: SIMD16<Float>) -> SIMD16<Float> {
    lanewise(
      x, LanePair<LanePair<FloatRegister>>(x), limit: FloatExponentialKernel.fastLimit,
      { FloatExponentialKernel.fast($0).value }, orEach: exp)
  }
}
