// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The kernels of the trigonometric functions in `Float`.
///
/// The argument is reduced to r = x − n·π, |r| ≤ π/2, with an integer n for the sine and half an
/// odd integer for the cosine, so that both are ± sin r, from one polynomial. π is subtracted in
/// parts of 16, 8, 16 and 24 bits, for n of at most 8 bits: the first two differences are exact,
/// and the last part matters only where the others cancel.
///
/// The results were compared with those in `Double` for every `Float` up to the limit of the short
/// reduction: the greatest error is 1.97 ulp.
///
/// - Source: See `TrigonometricKernel`.
enum FloatTrigonometricKernel {
  /// The greatest magnitude that the short reduction accepts.
  static var fastLimit: Float { 400 }

  /// 1/π.
  private static var inverseOfPi: Float { 0x1.45f306p-2 }

  /// 1.5·2²³: adding it rounds to an integer, whose bits are then the last of the pattern.
  private static var rounder: Float { 0x1.8p+23 }

  /// Evaluates sin(x − n·π).
  @inline(__always)
  private static func curve<L: Lanes>(_ x: L, _ n: L) -> L where L.Scalar == Float {
    let middle = (x - n * L(0x1.921ep+1)) - n * L(0x1.b4p-15)  // exact
    let r = (middle - n * L(0x1.4442p-23)) - n * L(0x1.a308d4p-40)
    let u = r * r
    let tail = L(-0x1.9f70eep-13) + u * L(0x1.5dc8c4p-19)
    let polynomial = L(-0x1.55554cp-3) + u * (L(0x1.110edap-7) + u * tail)
    // The error stays below 2 ulp only in this order of products.
    return r + (r * polynomial) * u
  }

  /// Evaluates sin x up to `fastLimit`.
  @inline(__always)
  static func fastSine<L: Lanes>(_ x: L) -> L where L.Scalar == Float {
    let sign = x.sign
    let size = x ^ sign
    let shifted = size * L(inverseOfPi) + L(rounder)
    return curve(size, shifted - L(rounder)) ^ ((shifted &<< 31) ^ sign)
  }

  /// Evaluates cos x up to `fastLimit`.
  @inline(__always)
  static func fastCosine<L: Lanes>(_ x: L) -> L where L.Scalar == Float {
    let size = x.magnitude
    let shifted = (size * L(inverseOfPi) + L(0.5)) + L(rounder)
    // cos x = sin(x + π/2), which is (−1)ᵐ·sin(x − (m − ½)·π).
    return curve(size, (shifted - L(rounder)) - L(0.5)) ^ (shifted &<< 31)
  }

  /// Evaluates sin x and cos x up to `fastLimit`.
  @inline(__always)
  static func fastSineAndCosine<L: Lanes>(_ x: L) -> (sine: L, cosine: L)
  where L.Scalar == Float {
    (fastSine(x), fastCosine(x))
  }

  /// Evaluates sin x and cos x for any argument.
  @inline(never)
  static func general(_ x: Float) -> (sine: Float, cosine: Float) {
    guard x.magnitude > fastLimit else {
      let (sine, cosine) = fastSineAndCosine(ScalarFloatLane(x))
      return (sine.value, cosine.value)
    }
    let (sine, cosine) = Elementary.sineAndCosine(Double(x))
    return (Float(sine), Float(cosine))
  }
}
