// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Elementary {
  /// The greatest integer that is not above each lane.
  ///
  /// Each lane has the bits of the scalar form, infinities, NaN and signed zeros included.
  public static func floor(_ x: SIMD2<Double>) -> SIMD2<Double> {
    RoundingKernel.floor(DoubleRegister(value: x)).value
  }

  /// The greatest integer that is not above each lane.
  ///
  /// Each lane has the bits of the scalar form, infinities, NaN and signed zeros included.
  public static func floor(_ x: SIMD4<Double>) -> SIMD4<Double> {
    RoundingKernel.floor(LanePair<DoubleRegister>(x)).value
  }

  /// The greatest integer that is not above each lane.
  ///
  /// Each lane has the bits of the scalar form, infinities, NaN and signed zeros included.
  public static func floor(_ x: SIMD8<Double>) -> SIMD8<Double> {
    RoundingKernel.floor(LanePair<LanePair<DoubleRegister>>(x)).value
  }

  /// The greatest integer that is not above each lane.
  ///
  /// Each lane has the bits of the scalar form, infinities, NaN and signed zeros included.
  public static func floor(_ x: SIMD4<Float>) -> SIMD4<Float> {
    RoundingKernel.floor(FloatRegister(value: x)).value
  }

  /// The greatest integer that is not above each lane.
  ///
  /// Each lane has the bits of the scalar form, infinities, NaN and signed zeros included.
  public static func floor(_ x: SIMD8<Float>) -> SIMD8<Float> {
    RoundingKernel.floor(LanePair<FloatRegister>(x)).value
  }

  /// The greatest integer that is not above each lane.
  ///
  /// Each lane has the bits of the scalar form, infinities, NaN and signed zeros included.
  public static func floor(_ x: SIMD16<Float>) -> SIMD16<Float> {
    RoundingKernel.floor(LanePair<LanePair<FloatRegister>>(x)).value
  }
}
