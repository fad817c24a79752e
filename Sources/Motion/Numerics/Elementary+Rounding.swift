// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Elementary {
  /// The largest integer that is not above a number.
  ///
  /// - Edge cases: Keeps infinities, NaN and the sign of a zero.
  public static func floor(_ x: Double) -> Double { RoundingKernel.floor(x) }

  /// The largest integer that is not above a number.
  ///
  /// - Edge cases: Keeps infinities, NaN and the sign of a zero.
  public static func floor(_ x: Float) -> Float {
    RoundingKernel.floor(ScalarFloatLane(x)).value
  }

  /// What a number has above its floor, at least 0 and below 1.
  ///
  /// - Accuracy: Exact, but for numbers from −2⁻⁵⁴ to 0, where the difference would round to one:
  ///   these give the largest number below one.
  /// - Edge cases: NaN for infinities.
  public static func fract(_ x: Double) -> Double {
    let fraction = x - floor(x)
    return fraction < 1 ? fraction : (fraction == 1 ? 0x1.fffffffffffffp-1 : fraction)
  }

  /// What a number has above its floor, at least 0 and below 1.
  ///
  /// - Accuracy: Exact, but for numbers from −2⁻²⁵ to 0, where the difference would round to one:
  ///   these give the largest number below one.
  /// - Edge cases: NaN for infinities.
  public static func fract(_ x: Float) -> Float {
    let fraction = x - floor(x)
    return fraction < 1 ? fraction : (fraction == 1 ? 0x1.fffffep-1 : fraction)
  }
}
