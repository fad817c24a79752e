// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The kernels of the trigonometric functions in `Double`.
///
/// The argument is reduced to r = x − n·π/2, |r| ≤ π/4, and kept in two parts. Up to `fastLimit`
/// n has at most 15 bits, and π/2 is subtracted in parts of 37, 37 and 53 bits, so that the
/// first two products are exact; above it `PayneHanekReduction` takes over.
///
/// - Source: Cody and Waite (1980) for the reduction, Muller, *Elementary Functions*, ch. 11.
///   Own polynomials, see `ExponentialKernel`.
enum TrigonometricKernel {
  /// The largest magnitude that the short reduction accepts.
  static var fastLimit: Double { 0x1p+15 }

  /// A reduced argument `r + low` and the pattern whose last bits are those of n.
  struct Reduced<L: Lanes> where L.Scalar == Double {
    /// The leading part.
    var r: L

    /// What r leaves.
    var low: L

    /// The bits of n are the last of this pattern.
    var quadrant: L
  }

  /// Reduces arguments of magnitude up to `fastLimit`.
  @inline(__always)
  static func reduced<L: Lanes>(_ x: L) -> Reduced<L> where L.Scalar == Double {
    let rounder = L(ExponentialKernel.rounder)
    let shifted = x * L(0x1.45f306dc9c883p-1) + rounder
    let n = shifted - rounder
    let first = x - n * L(0x1.921fb54440000p+0)
    let second = n * L(0x1.68c234c4c0000p-39)
    let middle = first - second
    let error = (first - middle) - second
    let third = n * L(0x1.98a2e03707345p-77) - error
    let r = middle - third
    let low = (middle - r) - third
    return Reduced(r: r, low: low, quadrant: shifted)
  }

  /// Evaluates (sin r − r)/r³ in u = r².
  @inline(__always)
  static func sineTail<L: Lanes>(_ u: L, _ u2: L) -> L where L.Scalar == Double {
    let c0 = L(-0x1.5555555555548p-3) + u * L(0x1.111111110f77ap-7)
    let c2 = L(-0x1.a01a019bf74e5p-13) + u * L(0x1.71de35641c164p-19)
    let c4 = L(-0x1.ae5e58a19220bp-26) + u * L(0x1.5d8f70312470fp-33)
    return c0 + u2 * (c2 + u2 * c4)
  }

  /// Evaluates (cos r − 1 + r²/2)/r⁴ in u = r².
  @inline(__always)
  static func cosineTail<L: Lanes>(_ u: L, _ u2: L) -> L where L.Scalar == Double {
    let c0 = L(0x1.555555555554bp-5) + u * L(-0x1.6c16c16c15049p-10)
    let c2 = L(0x1.a01a019c971c9p-16) + u * L(-0x1.27e4f7f890353p-22)
    let c4 = L(0x1.1ee9e112c986bp-29) + u * L(-0x1.8fa966c213950p-37)
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
    return (
      turned(sine, cosine, reduced.quadrant, sign),
      turned(sine, cosine, reduced.quadrant &+ one(), L(0))
    )
  }

  /// The integer one as a bit pattern.
  @inline(__always)
  static func one<L: Lanes>() -> L where L.Scalar == Double { L(Double(bitPattern: 1)) }

  /// Takes the sine where n is even and the cosine where it is odd, negated where bit 1 of n is set.
  @inline(__always)
  static func turned<L: Lanes>(_ sine: L, _ cosine: L, _ quadrant: L, _ sign: L) -> L
  where L.Scalar == Double {
    let odd = L(0) &- (quadrant & one())
    return L.select(odd, cosine, sine) ^ (((quadrant &<< 62) & L.signBit) ^ sign)
  }

  /// Evaluates sin x and cos x for any argument, infinite ones and NaN included.
  @inline(never)
  static func general(_ x: Double) -> (sine: Double, cosine: Double) {
    guard x.magnitude <= .greatestFiniteMagnitude else { return (x - x, x - x) }
    guard x.magnitude > fastLimit else {
      let (sine, cosine) = fastSineAndCosine(ScalarLane(x))
      return (sine.value, cosine.value)
    }
    let reduced = PayneHanekReduction.reduced(x.magnitude)
    let (sine, cosine) = curves(ScalarLane(reduced.r.high), ScalarLane(reduced.r.low))
    let quadrant = ScalarLane(bits: UInt64(truncatingIfNeeded: reduced.quadrant))
    let turnedSine = turned(sine, cosine, quadrant, ScalarLane(0)).value
    let turnedCosine = turned(sine, cosine, quadrant &+ one(), ScalarLane(0)).value
    return (x < 0 ? -turnedSine : turnedSine, turnedCosine)
  }

  /// Evaluates tan x for any argument, as the quotient of a sine and a cosine in two parts each.
  static func tangent(_ x: Double) -> Double {
    guard x.magnitude <= .greatestFiniteMagnitude else { return x - x }
    guard x.magnitude > 0x1p-28 else { return x }  // tan x = x + x³/3
    let argument: DoubleDouble
    let quadrant: Int
    if x.magnitude <= fastLimit {
      let short = reduced(ScalarLane(x.magnitude))
      argument = DoubleDouble(short.r.value, short.low.value)
      quadrant = Int(truncatingIfNeeded: short.quadrant.bits & 3)
    } else {
      (argument, quadrant) = PayneHanekReduction.reduced(x.magnitude)
    }
    let (r, low) = (argument.high, argument.low)
    // The square of r in two parts, the first exact.
    let rHigh = LogarithmKernel.leadingHalf(r)
    let squareHigh = rHigh * rHigh
    let squareLow = (r - rHigh) * (r + rHigh)
    let u = ScalarLane(r * r)
    let u2 = u * u
    let whole = ExactArithmetic.quickTwoSum(1, -0.5 * squareHigh)
    let sine = DoubleDouble(
      normalizing: r, r * (u * sineTail(u, u2)).value + low * whole.sum)
    let cosine = DoubleDouble(
      normalizing: whole.sum,
      (whole.error - 0.5 * squareLow) + ((u2 * cosineTail(u, u2)).value - r * low))
    let tangent = quadrant & 1 == 0 ? quotient(sine, cosine) : -quotient(cosine, sine)
    return Double(bitPattern: tangent.bitPattern ^ (x.bitPattern & (1 << 63)))
  }

  /// Divides two numbers in two parts, rounding once, with one division.
  ///
  /// The first 26 bits of the quotient leave a remainder that is exact but for the low parts.
  @inline(__always)
  private static func quotient(_ a: DoubleDouble, _ b: DoubleDouble) -> Double {
    let inverse = 1 / b.high
    let quotient = LogarithmKernel.leadingHalf(a.high * inverse)
    let bHigh = LogarithmKernel.leadingHalf(b.high)
    let remainder = (a.high - quotient * bHigh) - quotient * (b.high - bHigh)
    return quotient + (remainder + (a.low - quotient * b.low)) * inverse
  }
}
