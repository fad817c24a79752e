// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The kernels of the logarithms.
///
/// The argument is written 2ⁿ·z with z from 1 to 2. With an approximate reciprocal c = k/256 of z
/// from `LogarithmTable`, ln x = n·ln 2 − ln c + ln(1 + r), where r = c·z − 1 stays below 2⁻⁷·⁴.
/// The product of k and the 53 bits of z fits in a 64-bit integer, so r is exact: it is a multiple
/// of 2⁻⁶⁰ and so has at most 53 bits. The sum of n·ln 2 and −ln c is exact too, as both leading
/// parts are multiples of 2⁻⁴³. Just below one, where n is −1 and c is ½, it is zero.
///
/// - Source: P. T. P. Tang, "Table-driven implementation of the logarithm function in IEEE
///   floating-point arithmetic", ACM Transactions on Mathematical Software 16 (1990), for the
///   method; Muller, *Elementary Functions*, ch. 6. The table and the polynomials are our own, see
///   `ExponentialKernel`.
enum LogarithmKernel {
  /// A reduced argument.
  struct ReducedSignificand {
    /// n.
    var exponent: Double

    /// c.
    var reciprocal: Double

    /// c·z − 1.
    var r: Double

    /// The leading part of n·ln 2 − ln c, a multiple of 2⁻⁴³.
    var whole: Double

    /// The remainder of n·ln 2 − ln c after `whole`.
    var rest: Double
  }

  /// Returns whether a bit pattern is that of a positive, finite, normal number.
  @inline(__always)
  static func isNormal(_ bits: UInt64) -> Bool {
    bits &- 0x0010_0000_0000_0000 < 0x7fe0_0000_0000_0000
  }

  /// Reduces the positive normal number with the given bits, times 2^−`halvings`.
  @inline(__always)
  static func reduced(_ bits: UInt64, halvings: Int) -> ReducedSignificand {
    let fraction = bits & 0x000f_ffff_ffff_ffff
    let entry = LogarithmTable.entry((fraction &+ 0x1000_0000_0000) &>> 45)
    let n = Double(Int(truncatingIfNeeded: bits &>> 52) &- (1023 &+ halvings))
    let z = Int64(bitPattern: fraction | 0x0010_0000_0000_0000)
    let r = Double(z &* entry.reciprocal &- 0x1000_0000_0000_0000) * 0x1p-60
    return ReducedSignificand(
      exponent: n, reciprocal: Double(entry.reciprocal) * 0x1p-8, r: r,
      whole: n * ExponentialKernel.log2High + entry.high,
      rest: n * ExponentialKernel.log2Low + entry.low)
  }

  /// Evaluates ln x, given the bits of x·2^`halvings`, a positive normal number.
  @inline(__always)
  static func natural(_ bits: UInt64, halvings: Int = 0) -> Double {
    let reduced = reduced(bits, halvings: halvings)
    return sum(reduced, reduced.rest)
  }

  /// Evaluates ln(x + low) for x from 2⁻⁵³ to 2¹⁰²³ and `low` of at most an ulp of x.
  @inline(__always)
  static func natural(_ x: Double, low: Double) -> Double {
    let reduced = reduced(x.bitPattern, halvings: 0)
    // From 2¹⁰²³ onwards the power is zero, but so is `low`.
    let power = ExponentialKernel.powerOfTwo(-Int(reduced.exponent))
    let rLow = low * power * reduced.reciprocal
    return sum(reduced, reduced.rest + (rLow - rLow * reduced.r))
  }

  /// Evaluates whole + rest + ln(1 + r).
  ///
  /// Only the last sum rounds noticeably: `whole` is a multiple of r's last place, so the error of
  /// their sum is exact, and the remaining terms are below 2⁻⁷ of the result. The error stays below
  /// 0.53 ulp.
  @inline(__always)
  private static func sum(_ reduced: ReducedSignificand, _ rest: Double) -> Double {
    let r = reduced.r
    let r2 = r * r
    let c0 = 0x1.5555555555558p-2 - r * 0x1.fffffffe42ae1p-3
    let c2 = 0x1.99999996d1157p-3 - r * 0x1.55584854b4d7fp-3
    let curve = r2 * (r * (c0 + r2 * (c2 + r2 * 0x1.24956e7a16129p-3)) - 0.5)
    let sum = ExactArithmetic.quickTwoSum(reduced.whole, r)
    return sum.sum + (curve + (sum.error + rest))
  }

  /// Returns the leading 26 bits of a number.
  @inline(__always)
  static func leadingHalf(_ x: Double) -> Double {
    Double(bitPattern: x.bitPattern & 0xffff_ffff_f800_0000)
  }

  /// Evaluates ln x in two parts within 2⁻⁶⁶ relative, given the bits of x·2^`halvings`, a
  /// positive normal number.
  ///
  /// The leading part has 26 bits, so that its product with another such number is exact. The
  /// square r² is split so that its leading half is exact too. When the leading part is subtracted
  /// from whole + r − r²/2, both differences before the square are exact, and the rounding errors
  /// of the last one and of r³/3 are below 2⁻⁵³·r²/3 relative.
  @inline(__always)
  static func precise(_ bits: UInt64, halvings: Int = 0) -> (high: Double, low: Double) {
    let reduced = reduced(bits, halvings: halvings)
    let (r, whole) = (reduced.r, reduced.whole)
    let r2 = r * r
    let c0 = 0x1.5555555555555p-2 - r * 0x1.0000000000009p-2
    let c2 = 0x1.99999999999c0p-3 - r * 0x1.555555516fce2p-3
    let c4 = 0x1.2492491f82c98p-3 - r * 0x1.00034d9ab390fp-3
    let series = c0 + r2 * (c2 + r2 * (c4 + r2 * 0x1.c7234ee29751ep-4))
    let rHigh = leadingHalf(r)
    let squareHigh = 0.5 * (rHigh * rHigh)
    let squareLow = 0.5 * ((r - rHigh) * (r + rHigh))
    let small = (r * r2 * series - squareLow) + reduced.rest
    let high = leadingHalf((whole + r) + (small - squareHigh))
    return (high, (((whole - high) + r) - squareHigh) + small)
  }

  /// Evaluates ln x for subnormal numbers and those that are not positive and finite.
  @inline(never)
  static func general(_ x: Double) -> Double {
    if x == 0 { return -.infinity }
    guard x > 0 else { return x < 0 ? .nan : x + x }
    guard x <= .greatestFiniteMagnitude else { return x }
    if isNormal(x.bitPattern) { return natural(x.bitPattern) }
    return natural((x * 0x1p+54).bitPattern, halvings: 54)
  }
}
