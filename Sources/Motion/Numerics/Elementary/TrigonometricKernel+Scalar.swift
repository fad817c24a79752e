// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

// The kernels on one number, with the operations of the generic ones in the same order: without
// optimization each operation of a generic kernel is a call through a witness table. Then each name
// costs a call of `memset`, so these have few (row “Debug: a sine”).
extension TrigonometricKernel {
  /// Reduces an argument of magnitude up to `fastLimit`; that of −x has the parts negated.
  @inline(__always)
  static func reduced(_ x: Double) -> (r: Double, low: Double, quadrant: Double) {
    let parts = turnParts
    let rounder = ExponentialKernel.rounder
    let shifted = x * parts.inverse + rounder
    let n = shifted - rounder
    let first = x - n * parts.first
    let second = n * parts.second
    let middle = first - second
    let third = n * parts.third - ((first - middle) - second)
    let r = middle - third
    return (r, (middle - r) - third, shifted)
  }

  /// Evaluates (sin r − r)/r³ in u = r².
  @inline(__always)
  static func sineTail(_ u: Double, _ u2: Double) -> Double {
    let c = sineTerms
    return (c.0 + u * c.1) + u2 * ((c.2 + u * c.3) + u2 * (c.4 + u * c.5))
  }

  /// Evaluates (cos r − 1 + r²/2)/r⁴ in u = r².
  @inline(__always)
  static func cosineTail(_ u: Double, _ u2: Double) -> Double {
    let c = cosineTerms
    return (c.0 + u * c.1) + u2 * ((c.2 + u * c.3) + u2 * (c.4 + u * c.5))
  }

  /// Evaluates the sine of a reduced argument.
  @inline(__always)
  static func sine(_ r: Double, _ low: Double) -> Double {
    let u = r * r
    return r + ((r * u) * sineTail(u, u * u) + low * (1 - u * 0.5))
  }

  /// Evaluates the cosine of a reduced argument.
  @inline(__always)
  static func cosine(_ r: Double, _ low: Double) -> Double {
    let u = r * r
    let u2 = u * u
    let half = u * 0.5
    let whole = 1 - half
    return whole + (((1 - whole) - half) + (u2 * cosineTail(u, u2) - r * low))
  }

  /// Evaluates the sine and the cosine of a reduced argument.
  @inline(__always)
  static func curves(_ r: Double, _ low: Double) -> (sine: Double, cosine: Double) {
    (sine(r, low), cosine(r, low))
  }

  /// Evaluates the sine and the cosine of an exact argument.
  @inline(__always)
  static func curves(_ r: Double) -> (sine: Double, cosine: Double) {
    let u = r * r
    let u2 = u * u
    let half = u * 0.5
    let whole = 1 - half
    return (
      r + (r * u) * sineTail(u, u2), whole + (((1 - whole) - half) + u2 * cosineTail(u, u2))
    )
  }

  /// Evaluates sin x up to `fastLimit`, except at −0.
  @inline(__always)
  static func fastSine(_ x: Double) -> Double {
    let reduced = reduced(x)
    return curve(reduced.r, reduced.low, reduced.quadrant.bitPattern)
  }

  /// Evaluates cos x up to `fastLimit`.
  @inline(__always)
  static func fastCosine(_ x: Double) -> Double {
    let reduced = reduced(x)
    return curve(reduced.r, reduced.low, reduced.quadrant.bitPattern &+ 1)
  }

  /// Evaluates the sine of a reduced argument where n is even and its cosine where it is odd,
  /// negated where bit 1 of n is set.
  @inline(__always)
  private static func curve(_ r: Double, _ low: Double, _ quadrant: UInt64) -> Double {
    #if DEBUG
    // Without optimization branches cost less than the other curve, and than operations on bits.
    let curve = quadrant & 1 == 0 ? sine(r, low) : cosine(r, low)
    return quadrant & 2 == 0 ? curve : -curve
    #else
    return turned(sine(r, low), cosine(r, low), quadrant)
    #endif
  }

  /// Evaluates sin x and cos x up to `fastLimit`.
  @inline(__always)
  static func fastSineAndCosine(_ x: Double) -> (sine: Double, cosine: Double) {
    let (sine, cosine) = fastSineAndCosine(notNegative: x.magnitude)
    return (Double(bitPattern: sine.bitPattern ^ (x.bitPattern & (1 << 63))), cosine)
  }

  /// Evaluates sin x and cos x from 0 to `fastLimit`.
  @inline(__always)
  static func fastSineAndCosine(notNegative x: Double) -> (sine: Double, cosine: Double) {
    let reduced = reduced(x)
    let quadrant = reduced.quadrant.bitPattern
    let (sine, cosine) = curves(reduced.r, reduced.low)
    return (turned(sine, cosine, quadrant), turned(sine, cosine, quadrant &+ 1))
  }

  /// Selects the sine where n is even and the cosine where it is odd, negated where bit 1 of n is
  /// set.
  @inline(__always)
  static func turned(_ sine: Double, _ cosine: Double, _ quadrant: UInt64) -> Double {
    let odd = 0 &- (quadrant & 1)
    let turned = (odd & cosine.bitPattern) | (~odd & sine.bitPattern)
    return Double(bitPattern: turned ^ ((quadrant &<< 62) & (1 << 63)))
  }
}

// The forms for any argument.
extension TrigonometricKernel {
  /// Evaluates sin x and cos x for any argument, infinite ones and NaN included.
  @inline(never)
  static func general(_ x: Double) -> (sine: Double, cosine: Double) {
    guard x.magnitude <= .greatestFiniteMagnitude else { return (x - x, x - x) }
    guard x.magnitude > fastLimit else { return fastSineAndCosine(x) }
    let reduced = PayneHanekReduction.reduced(x.magnitude)
    let (sine, cosine) = curves(reduced.r.high, reduced.r.low)
    let quadrant = UInt64(truncatingIfNeeded: reduced.quadrant)
    let turnedSine = turned(sine, cosine, quadrant)
    return (x < 0 ? -turnedSine : turnedSine, turned(sine, cosine, quadrant &+ 1))
  }

  /// Evaluates tan x for any argument, as the quotient of a sine and a cosine in two parts each.
  static func tangent(_ x: Double) -> Double {
    guard x.magnitude <= .greatestFiniteMagnitude else { return x - x }
    guard x.magnitude > 0x1p-28 else { return x }  // tan x = x + x³/3
    let argument: DoubleDouble
    let quadrant: Int
    if x.magnitude <= fastLimit {
      let short = reduced(x.magnitude)
      argument = DoubleDouble(short.r, short.low)
      quadrant = Int(truncatingIfNeeded: short.quadrant.bitPattern & 3)
    } else {
      (argument, quadrant) = PayneHanekReduction.reduced(x.magnitude)
    }
    let (r, low) = (argument.high, argument.low)
    // The square of r in two parts, the first exact.
    let rHigh = LogarithmKernel.leadingHalf(r)
    let squareHigh = rHigh * rHigh
    let squareLow = (r - rHigh) * (r + rHigh)
    let u = r * r
    let u2 = u * u
    let whole = ExactArithmetic.quickTwoSum(1, -0.5 * squareHigh)
    let sine = DoubleDouble(
      normalizing: r, r * (u * sineTail(u, u2)) + low * whole.sum)
    let cosine = DoubleDouble(
      normalizing: whole.sum,
      (whole.error - 0.5 * squareLow) + (u2 * cosineTail(u, u2) - r * low))
    let tangent = quadrant & 1 == 0 ? quotient(sine, cosine) : -quotient(cosine, sine)
    return Double(bitPattern: tangent.bitPattern ^ (x.bitPattern & (1 << 63)))
  }

  /// Divides two numbers in two parts each, with one rounding and one division.
  ///
  /// The first 26 bits of the quotient leave a remainder that is exact except for the low parts.
  @inline(__always)
  private static func quotient(_ a: DoubleDouble, _ b: DoubleDouble) -> Double {
    let inverse = 1 / b.high
    let quotient = LogarithmKernel.leadingHalf(a.high * inverse)
    let bHigh = LogarithmKernel.leadingHalf(b.high)
    let remainder = (a.high - quotient * bHigh) - quotient * (b.high - bHigh)
    return quotient + (remainder + (a.low - quotient * b.low)) * inverse
  }
}
