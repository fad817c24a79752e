// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The kernels of the trigonometric functions in `Double`.
///
/// The argument is reduced to r = x − n·π/2, |r| ≤ π/4, in two parts. Up to `fastLimit` n has at
/// most 15 bits, and π/2 is subtracted in parts of 37, 37 and 53 bits, so that the first two
/// products are exact; above it `PayneHanekReduction` is used.
///
/// - Source: Cody and Waite (1980) for the reduction, Muller, *Elementary Functions*, ch. 11. The
///   polynomials are our own, see `ExponentialKernel`.
enum TrigonometricKernel {
  /// The greatest magnitude that the short reduction accepts.
  static var fastLimit: Double { 0x1p+15 }

  /// 2/π, and π/2 in parts of 37, 37 and 53 bits.
  @inline(__always)
  static var turnParts: (inverse: Double, first: Double, second: Double, third: Double) {
    (
      0x1.45f306dc9c883p-1, 0x1.921fb54440000p+0, 0x1.68c234c4c0000p-39, 0x1.98a2e03707345p-77
    )
  }

  /// The coefficients of (sin r − r)/r³ in u = r², the lowest degree first.
  @inline(__always)
  static var sineTerms: (Double, Double, Double, Double, Double, Double) {
    (
      -0x1.5555555555548p-3, 0x1.111111110f77ap-7, -0x1.a01a019bf74e5p-13,
      0x1.71de35641c164p-19, -0x1.ae5e58a19220bp-26, 0x1.5d8f70312470fp-33
    )
  }

  /// The coefficients of (cos r − 1 + r²/2)/r⁴ in u = r², the lowest degree first.
  @inline(__always)
  static var cosineTerms: (Double, Double, Double, Double, Double, Double) {
    (
      0x1.555555555554bp-5, -0x1.6c16c16c15049p-10, 0x1.a01a019c971c9p-16,
      -0x1.27e4f7f890353p-22, 0x1.1ee9e112c986bp-29, -0x1.8fa966c213950p-37
    )
  }

  /// A reduced argument `r + low` and the pattern whose last bits are those of n.
  struct ReducedAngle<L: Lanes> where L.Scalar == Double {
    /// The leading part.
    var r: L

    /// The remainder after `r`.
    var low: L

    /// The pattern whose last bits are those of n.
    var quadrant: L
  }

  /// Reduces arguments of magnitude up to `fastLimit`.
  @inline(__always)
  static func reduced<L: Lanes>(_ x: L) -> ReducedAngle<L> where L.Scalar == Double {
    let rounder = L(ExponentialKernel.rounder)
    let parts = turnParts
    let shifted = x * L(parts.inverse) + rounder
    let n = shifted - rounder
    let first = x - n * L(parts.first)
    let second = n * L(parts.second)
    let middle = first - second
    let error = (first - middle) - second
    let third = n * L(parts.third) - error
    let r = middle - third
    let low = (middle - r) - third
    return ReducedAngle(r: r, low: low, quadrant: shifted)
  }

  /// Evaluates (sin r − r)/r³ in u = r².
  @inline(__always)
  static func sineTail<L: Lanes>(_ u: L, _ u2: L) -> L where L.Scalar == Double {
    let c = sineTerms
    let c0 = L(c.0) + u * L(c.1)
    let c2 = L(c.2) + u * L(c.3)
    let c4 = L(c.4) + u * L(c.5)
    return c0 + u2 * (c2 + u2 * c4)
  }

  /// Evaluates (cos r − 1 + r²/2)/r⁴ in u = r².
  @inline(__always)
  static func cosineTail<L: Lanes>(_ u: L, _ u2: L) -> L where L.Scalar == Double {
    let c = cosineTerms
    let c0 = L(c.0) + u * L(c.1)
    let c2 = L(c.2) + u * L(c.3)
    let c4 = L(c.4) + u * L(c.5)
    return c0 + u2 * (c2 + u2 * c4)
  }

  /// Evaluates the sine and the cosine of a reduced argument.
  @inline(__always)
  static func curves<L: Lanes>(_ r: L, _ low: L) -> (sine: L, cosine: L)
  where L.Scalar == Double {
    let u = r * r
    let u2 = u * u
    let half = u * L(0.5)
    let whole = L(1) - half
    let sine = r + ((r * u) * sineTail(u, u2) + low * whole)
    let cosine = whole + (((L(1) - whole) - half) + (u2 * cosineTail(u, u2) - r * low))
    return (sine, cosine)
  }

  /// Evaluates the sine and the cosine of an exact argument.
  @inline(__always)
  static func curves<L: Lanes>(_ r: L) -> (sine: L, cosine: L) where L.Scalar == Double {
    let u = r * r
    let u2 = u * u
    let half = u * L(0.5)
    let whole = L(1) - half
    return (
      r + (r * u) * sineTail(u, u2), whole + (((L(1) - whole) - half) + u2 * cosineTail(u, u2))
    )
  }

  /// Evaluates sin x up to `fastLimit`.
  @inline(__always)
  static func fastSine<L: Lanes>(_ x: L) -> L where L.Scalar == Double {
    let sign = x.sign
    let reduced = reduced(x ^ sign)
    let (sine, cosine) = curves(reduced.r, reduced.low)
    return turned(sine, cosine, reduced.quadrant, sign)
  }

  /// Evaluates cos x up to `fastLimit`.
  @inline(__always)
  static func fastCosine<L: Lanes>(_ x: L) -> L where L.Scalar == Double {
    let reduced = reduced(x.magnitude)
    let (sine, cosine) = curves(reduced.r, reduced.low)
    return turned(sine, cosine, reduced.quadrant &+ one(), L(0))
  }

  /// Evaluates sin x and cos x up to `fastLimit`.
  @inline(__always)
  static func fastSineAndCosine<L: Lanes>(_ x: L) -> (sine: L, cosine: L)
  where L.Scalar == Double {
    let sign = x.sign
    let reduced = reduced(x ^ sign)
    let (sine, cosine) = curves(reduced.r, reduced.low)
    let turned = turned(sine, cosine, reduced.quadrant)
    return (turned.sine ^ sign, turned.cosine)
  }

  /// Exchanges the sine and the cosine where n is odd, and negates them by their quadrants.
  @inline(__always)
  static func turned<L: Lanes>(
    _ sine: L, _ cosine: L, _ quadrant: L
  ) -> (sine: L, cosine: L) where L.Scalar == Double {
    let odd = L(0) &- (quadrant & one())
    let exchange = (sine ^ cosine) & odd
    return (
      (sine ^ exchange) ^ ((quadrant &<< 62) & L.signBit),
      (cosine ^ exchange) ^ (((quadrant &+ one()) &<< 62) & L.signBit)
    )
  }

  /// The integer one as a bit pattern.
  @inline(__always)
  static func one<L: Lanes>() -> L where L.Scalar == Double { L(Double(bitPattern: 1)) }

  /// Selects the sine where n is even and the cosine where it is odd, negated where bit 1 of n is
  /// set.
  @inline(__always)
  static func turned<L: Lanes>(_ sine: L, _ cosine: L, _ quadrant: L, _ sign: L) -> L
  where L.Scalar == Double {
    let odd = L(0) &- (quadrant & one())
    return L.select(odd, cosine, sine) ^ (((quadrant &<< 62) & L.signBit) ^ sign)
  }
}
