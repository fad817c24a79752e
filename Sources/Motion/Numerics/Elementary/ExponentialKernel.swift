// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The kernels of the exponential functions in `Double`.
///
/// The argument is reduced to r = x − n·ln 2/16, |r| ≤ ln 2/32, with ln 2/16 in two parts of which
/// the first has 38 bits, so that its product with n is exact; then, with n = 16·k + j, eˣ =
/// 2ᵏ·2^(j/16)·(1 + r + r²/2 + r³·P(r)). The reduced argument stays in two parts up to the last
/// sums, which keeps the error of a result below 0.6 ulp. `minusOne` reduces by ln 2 instead, in
/// parts of 41 and 53 bits, as it needs no power with a rounding error.
///
/// - Source: W. J. Cody and W. Waite, *Software Manual for the Elementary Functions* (1980), for
///   the reduction; J.-M. Muller, *Elementary Functions*, ch. 3, for the polynomials, which are
///   weighted least-squares fits at Chebyshev nodes, computed with 300 bits.
enum ExponentialKernel {
  /// 1/ln 2.
  static var inverseOfLog2: Double { 0x1.71547652b82fep+0 }

  /// The first 41 bits of ln 2.
  static var log2High: Double { 0x1.62e42fefa3000p-1 }

  /// The remainder of ln 2 after its first 41 bits.
  static var log2Low: Double { 0x1.3de6af278ece6p-42 }

  /// 16/ln 2.
  static var sixteenOverLog2: Double { 0x1.71547652b82fep+4 }

  /// The first 38 bits of ln 2/16.
  static var sixteenthHigh: Double { 0x1.62e42fefa0000p-5 }

  /// The remainder of ln 2/16 after its first 38 bits.
  static var sixteenthLow: Double { 0x1.cf79abc9e3b3ap-44 }

  /// 1.5·2⁵²: adding it rounds to an integer, whose bits are then the last of the pattern.
  static var rounder: Double { 0x1.8p+52 }

  /// The greatest magnitude for which `fast` gives eˣ.
  static var fastLimit: Double { 707 }

  /// The coefficients of (eʳ − 1 − r)/r² in r, the lowest degree first.
  @inline(__always)
  static var terms: (Double, Double, Double, Double, Double) {
    (
      0.5, 0x1.555555548b769p-3, 0x1.55555554e40a0p-5, 0x1.11123d1095d01p-7,
      0x1.6c17fbb49ca68p-10
    )
  }

  /// Evaluates 2^(j/16)·e^(high − low), |high − low| ≤ 0.0217, given 2^(j/16) in two parts.
  ///
  /// The polynomial is within 2⁻⁵⁶ of the exponential. Its terms are grouped for a short chain of
  /// dependent operations.
  @inline(__always)
  static func fraction<L: Lanes>(
    _ high: L, _ low: L, power: L, rest: L
  ) -> L where L.Scalar == Double {
    let r = high - low
    let r2 = r * r
    let c = terms
    let c4 = L(c.2) + r * (L(c.3) + r * L(c.4))
    let c2 = (L(c.0) + r * L(c.1)) + r2 * c4
    let curve = r2 * c2 + (rest - low)
    return power + power * (high + curve)
  }

  /// Evaluates eˣ for arguments of at most `fastLimit`.
  @inline(__always)
  static func fast<L: DoubleLanes>(_ x: L) -> L {
    let shifted = x * L(sixteenOverLog2) + L(rounder)
    let n = shifted - L(rounder)
    let high = x - n * L(sixteenthHigh)
    let low = n * L(sixteenthLow)
    let exponent = (shifted & L(Double(bitPattern: ~15))) &<< 48
    let (power, rest) = shifted.sixteenthPowers
    return fraction(high, low, power: power &+ exponent, rest: rest)
  }

  /// Evaluates the same function for one number.
  ///
  /// Without optimization each operation of the generic form is a call through a witness table.
  @inline(__always)
  static func fraction(
    _ high: Double, _ low: Double, power: Double, rest: Double
  ) -> Double {
    let r = high - low
    let r2 = r * r
    let c = terms
    let c4 = c.2 + r * (c.3 + r * c.4)
    let c2 = (c.0 + r * c.1) + r2 * c4
    let curve = r2 * c2 + (rest - low)
    return power + power * (high + curve)
  }

  /// Evaluates e^(x + xLow) for arguments of at most `fastLimit`.
  @inline(__always)
  static func fast(_ x: Double, _ xLow: Double) -> Double {
    let rounder = rounder
    let shifted = x * sixteenOverLog2 + rounder
    let n = shifted - rounder
    let bits = shifted.bitPattern
    let entry = SixteenthPowers.bits(bits)
    return fraction(
      x - n * sixteenthHigh, n * sixteenthLow - xLow,
      power: Double(bitPattern: entry.power &+ ((bits & ~15) &<< 48)),
      rest: Double(bitPattern: entry.rest))
  }

  /// Evaluates eˣ for an argument of at most `fastLimit`.
  @inline(__always)
  static func fast(_ x: Double) -> Double { fast(x, 0) }

  /// Evaluates e^(high + low)·2^`extraExponent` for any finite sum of magnitude below 2000.
  ///
  /// Overflows to infinity and underflows gradually, with one more rounding in the subnormal range.
  @inline(__always)
  static func scaled(_ x: Double, _ xLow: Double, extraExponent: Int = 0) -> Double {
    let shifted = x * sixteenOverLog2 + rounder
    let n = shifted - rounder
    return scaled(
      x - n * sixteenthHigh, n * sixteenthLow - xLow, sixteenths: Int(n),
      extraExponent: extraExponent)
  }

  /// Evaluates e^(high − low)·2^(`sixteenths`/16 + `extraExponent`), |high − low| ≤ 0.0217.
  @inline(__always)
  static func scaled(
    _ high: Double, _ low: Double, sixteenths: Int, extraExponent: Int
  ) -> Double {
    let entry = SixteenthPowers.bits(UInt64(truncatingIfNeeded: sixteenths))
    let fraction = fraction(
      high, low, power: Double(bitPattern: entry.power), rest: Double(bitPattern: entry.rest))
    return scale(fraction, by: (sixteenths >> 4) + extraExponent)
  }

  /// Multiplies a number near one by a power of two, rounding at most once.
  @inline(__always)
  static func scale(_ fraction: Double, by exponent: Int) -> Double {
    if exponent > -1021 && exponent < 1023 { return fraction * powerOfTwo(exponent) }
    if exponent > 1100 { return .infinity }
    if exponent < -1140 { return 0 }
    let half = exponent >> 1
    return fraction * powerOfTwo(half) * powerOfTwo(exponent - half)
  }

  /// Returns the power of two with an exponent from −1022 to 1023.
  @inline(__always)
  static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: exponent &+ 1023) &<< 52)
  }

  /// Evaluates eˣ for any argument.
  @inline(never)
  static func general(_ x: Double) -> Double {
    guard x == x else { return x + x }
    if x > 710 { return .infinity }
    if x < -746 { return 0 }
    return scaled(x, 0)
  }

  /// Evaluates eˣ − 1 for magnitudes below ¼, within 0.7 ulp.
  @inline(__always)
  static func flatMinusOne(_ x: Double) -> Double {
    let x2 = x * x
    let x4 = x2 * x2
    let c3 = 0x1.5555555555555p-3 + x * 0x1.55555555554b4p-5
    let c5 = 0x1.1111111111087p-7 + x * 0x1.6c16c16d23f66p-10
    let c7 = 0x1.a01a01a12e1a1p-13 + x * 0x1.a019f27bdd077p-16
    let c9 = 0x1.71de2e4168002p-19 + x * 0x1.2835b91f627e3p-22
    let tail = (c3 + x2 * c5) + x4 * ((c7 + x2 * c9) + x4 * 0x1.aed2bfbe707a0p-26)
    let xHigh = Double(bitPattern: x.bitPattern & 0xffff_ffff_f800_0000)
    let curveHigh = 0.5 * (xHigh * xHigh)
    let curveLow = 0.5 * ((x - xHigh) * (x + xHigh))
    let sum = ExactArithmetic.quickTwoSum(x, curveHigh)
    return sum.sum + (sum.error + (curveLow + (x2 * x) * tail))
  }

  /// Evaluates eˣ − 1 for magnitudes from ¼ to 44, within 0.6 ulp.
  ///
  /// With T = 2^(n/16) and the growth g = e^r − 1, eˣ − 1 = (T − 1) + T·g; the error of the
  /// difference is exact. The polynomial has one term more than that of `fraction`, as the
  /// difference may be four times smaller than T.
  @inline(__always)
  static func steepMinusOne(_ x: Double) -> Double {
    let shifted = x * sixteenOverLog2 + rounder
    let n = shifted - rounder
    let high = x - n * sixteenthHigh
    let low = n * sixteenthLow
    let exponent = (shifted.bitPattern & ~15) &<< 48
    let entry = SixteenthPowers.bits(shifted.bitPattern)
    let power = Double(bitPattern: entry.power &+ exponent)
    let r = high - low
    let r2 = r * r
    let c4 = 0x1.55555554e87dfp-5 + r * 0x1.11111110c5d18p-7
    let c6 = 0x1.6c17ee628bbd4p-10 + r * 0x1.a01b39bc15449p-13
    let c2 = (0.5 + r * 0x1.5555555555556p-3) + r2 * (c4 + r2 * c6)
    let growth = high + (r2 * c2 + (Double(bitPattern: entry.rest) - low))
    let less = ExactArithmetic.twoSum(power, -1)
    return less.sum + (less.error + power * growth)
  }

  /// Evaluates eˣ − 1 in two parts, for magnitudes up to 44.
  ///
  /// The square r² is split so that its leading half is exact; the remaining terms are below r³/6.
  @inline(__always)
  static func minusOne(_ x: Double) -> DoubleDouble {
    let n = (x * inverseOfLog2 + rounder) - rounder
    let high = x - n * log2High
    let low = n * log2Low
    let r = high - low
    let remainder = (high - r) - low
    let rHigh = Double(bitPattern: r.bitPattern & 0xffff_ffff_f800_0000)
    let rLow = r - rHigh
    let curveHigh = 0.5 * (rHigh * rHigh)
    let curveLow = 0.5 * (rLow * (r + rHigh))
    let r2 = r * r
    let r4 = r2 * r2
    let c3 = 0x1.5555555555559p-3 + r * 0x1.5555555555557p-5
    let c5 = 0x1.111111110f650p-7 + r * 0x1.6c16c16c1577dp-10
    let c7 = 0x1.a01a01b00610cp-13 + r * 0x1.a01a01ab13cadp-16
    let c9 = 0x1.71ddf808b6ae0p-19 + r * 0x1.27e4d14428d45p-22
    let c11 = 0x1.af5f37267188dp-26 + r * 0x1.1f83e1c58be04p-29
    let tail = (c3 + r2 * c5) + r4 * ((c7 + r2 * c9) + r4 * c11)
    let rest = (r2 * r) * tail
    let sum = ExactArithmetic.quickTwoSum(r, curveHigh)
    let small = (sum.error + (curveLow + (remainder + remainder * r))) + rest
    if n == 0 { return DoubleDouble(normalizing: sum.sum, small) }
    let exponent = Int(n)
    let one = ExactArithmetic.twoSum(1 - powerOfTwo(-exponent), sum.sum)
    let factor = powerOfTwo(exponent)
    let whole = ExactArithmetic.quickTwoSum(one.sum, one.error + small)
    return DoubleDouble(whole.sum * factor, whole.error * factor)
  }
}
