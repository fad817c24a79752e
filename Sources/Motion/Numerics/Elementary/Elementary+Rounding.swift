// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Elementary {
  /// The greatest integer that is not above a number.
  ///
  /// - Edge cases: Keeps infinities, NaN and the sign of a zero.
  public static func floor(_ x: Double) -> Double { RoundingKernel.floor(x) }

  /// The greatest integer that is not above a number.
  ///
  /// - Edge cases: Keeps infinities, NaN and the sign of a zero.
  public static func floor(_ x: Float) -> Float { RoundingKernel.floor(ScalarFloatLane(x)).value }

  /// The fractional part above the floor, at least 0 and below 1.
  ///
  /// - Accuracy: Exact, except for numbers from −2⁻⁵⁴ to 0, where the difference would round to 1:
  ///   these give the greatest number below 1.
  /// - Edge cases: NaN for infinities.
  public static func fract(_ x: Double) -> Double {
    let fraction = x - floor(x)
    return fraction < 1 ? fraction : (fraction == 1 ? 0x1.fffffffffffffp-1 : fraction)
  }

  /// The fractional part above the floor, at least 0 and below 1.
  ///
  /// - Accuracy: Exact, except for numbers from −2⁻²⁵ to 0, where the difference would round to 1:
  ///   these give the greatest number below 1.
  /// - Edge cases: NaN for infinities.
  public static func fract(_ x: Float) -> Float {
    let fraction = x - floor(x)
    return fraction < 1 ? fraction : (fraction == 1 ? 0x1.fffffep-1 : fraction)
  }
}
