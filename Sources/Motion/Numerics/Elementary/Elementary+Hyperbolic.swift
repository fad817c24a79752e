// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Elementary {
  /// The hyperbolic sine.
  ///
  /// - Edge cases: Overflows to ±∞ beyond ±710.48; keeps the sign of a zero.
  public static func sinh(_ x: Double) -> Double {
    let size = x.magnitude
    guard size > 0x1p-28 else { return x }  // sinh x = x + x³/6
    guard size < 22 else { return x < 0 ? -halfExponential(size) : halfExponential(size) }
    // With m = eˣ − 1, 2·sinh x = m + m/(m + 1).
    let m = ExponentialKernel.minusOne(size)
    let sum = m + m / (m + 1)
    let value = 0.5 * sum.rounded
    return x < 0 ? -value : value
  }

  /// The hyperbolic sine.
  public static func sinh(_ x: Float) -> Float { Float(sinh(Double(x))) }

  /// The hyperbolic cosine.
  ///
  /// - Edge cases: Overflows to ∞ beyond ±710.48.
  public static func cosh(_ x: Double) -> Double {
    let size = x.magnitude
    guard size < 22 else { return halfExponential(size) }
    // With e = eˣ, 2·cosh x = e + 1/e.
    let e = ExponentialKernel.minusOne(size) + 1
    return 0.5 * (e + 1 / e.high).rounded
  }

  /// The hyperbolic cosine.
  public static func cosh(_ x: Float) -> Float { Float(cosh(Double(x))) }

  /// The hyperbolic tangent.
  ///
  /// - Edge cases: ±1 for ±∞; keeps the sign of a zero.
  public static func tanh(_ x: Double) -> Double {
    let size = x.magnitude
    guard size > 0x1p-28 else { return x }  // tanh x = x − x³/3
    guard size < 22 else { return x == x ? (x < 0 ? -1 : 1) : x + x }
    // With m = e²ˣ − 1, tanh x = m/(m + 2).
    let m = ExponentialKernel.minusOne(2 * size)
    let value = (m / (m + 2)).rounded
    return x < 0 ? -value : value
  }

  /// The hyperbolic tangent.
  public static func tanh(_ x: Float) -> Float { Float(tanh(Double(x))) }

  /// Half of eˣ for x of at least 22, or NaN, without overflow before the result overflows.
  private static func halfExponential(_ x: Double) -> Double {
    guard x == x else { return x + x }
    return x > 712 ? .infinity : ExponentialKernel.scaled(x, 0, extraExponent: -1)
  }
}
