// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Elementary {
  /// The power of a base to an exponent.
  ///
  /// - Edge cases: Those of IEEE 754: 1 for an exponent of 0 or a base of 1, whatever the other
  ///   argument is; NaN for a negative base and an exponent that is not an integer.
  public static func pow(_ base: Double, _ exponent: Double) -> Double {
    // The exponent is from 2⁻⁶⁵ to 2⁶⁵ in magnitude.
    let isOrdinary = (exponent.bitPattern &>> 52) & 0x7ff &- 958 < 130
    if isOrdinary && LogarithmKernel.isNormal(base.bitPattern) {
      let power = product(LogarithmKernel.precise(base.bitPattern), exponent)
      if power.high.magnitude <= ExponentialKernel.fastLimit {
        return ExponentialKernel.fast(power.high, power.low)
      }
    }
    return generalPower(base, exponent)
  }

  /// The power of a base to an exponent.
  public static func pow(_ base: Float, _ exponent: Float) -> Float {
    Float(pow(Double(base), Double(exponent)))
  }

  /// The power of any base to any exponent, on the slow path.
  @inline(never)
  private static func generalPower(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    guard base == base && exponent == exponent else { return base + exponent }
    let size = base.magnitude
    if exponent.magnitude == .infinity {
      if size == 1 { return 1 }
      return (size > 1) == (exponent > 0) ? .infinity : 0
    }
    let kind = parity(exponent)
    let negative = base.sign == .minus && kind == .odd
    if size == 0 || size == .infinity {
      let magnitude: Double = (size == 0) == (exponent < 0) ? .infinity : 0
      return negative ? -magnitude : magnitude
    }
    if base < 0 && kind == .fractional { return .nan }
    let magnitude = positivePower(size, exponent)
    return negative ? -magnitude : magnitude
  }

  /// The power of a positive finite base to a finite exponent, as e^(exponent·ln base).
  private static func positivePower(_ base: Double, _ exponent: Double) -> Double {
    // |ln base| is at least 2⁻⁵³ unless the base is one, and at most 745.
    if base == 1 || exponent.magnitude < 0x1p-65 { return 1 }
    if exponent.magnitude > 0x1p+65 { return (base > 1) == (exponent > 0) ? .infinity : 0 }
    let logarithm =
      base < 0x1p-1022
      ? LogarithmKernel.precise((base * 0x1p+54).bitPattern, halvings: 54)
      : LogarithmKernel.precise(base.bitPattern)
    let power = product(logarithm, exponent)
    if power.high > 711 { return .infinity }
    if power.high < -747 { return 0 }
    return ExponentialKernel.scaled(power.high, power.low)
  }

  /// The product of a logarithm in two parts, the first of 26 bits, and an exponent.
  ///
  /// The leading part is exact; the other is below 2⁻²⁴ of it.
  @inline(__always)
  private static func product(
    _ logarithm: (high: Double, low: Double), _ exponent: Double
  ) -> (high: Double, low: Double) {
    let high = LogarithmKernel.leadingHalf(exponent)
    let rest = (exponent - high) * logarithm.high + exponent * logarithm.low
    return (high * logarithm.high, rest)
  }

  /// The parity of an exponent, which determines the sign of a power.
  private enum Parity {
    case even, odd, fractional
  }

  /// Returns whether a finite exponent is an even integer, an odd integer or not an integer.
  private static func parity(_ x: Double) -> Parity {
    let size = x.magnitude
    if size >= 0x1p+53 { return .even }
    let integer = Int64(size)
    if Double(integer) != size { return .fractional }
    return integer & 1 == 0 ? .even : .odd
  }

  /// The cube root, for negative numbers too.
  ///
  /// - Edge cases: Keeps the sign of zeros and infinities.
  public static func cbrt(_ x: Double) -> Double {
    let size = x.magnitude
    guard size > 0 && size <= .greatestFiniteMagnitude else { return x + x }
    let isSubnormal = size < 0x1p-1022
    let bits = (isSubnormal ? size * 0x1p+54 : size).bitPattern
    // size = 2^(3·third)·m with m from 1 to 8.
    let exponent = Int(bits &>> 52) - 1023 - (isSubnormal ? 54 : 0)
    let third = (exponent + 1200) / 3 - 400
    let m = Double(
      bitPattern: (bits & 0x000f_ffff_ffff_ffff) | (UInt64(exponent - 3 * third + 1023) &<< 52))
    // 1/∛m: a fit within 0.44 %, then, with e = 1 − m·z³, the terms of (1 − e)^(−1/3) up to e⁴.
    let m2 = m * m
    let c0 = 0x1.679069f8a023bp+0 - m * 0x1.1fe15f17e2044p-1
    let c2 = 0x1.78aebbcf4b87dp-3 - m * 0x1.128d743e96687p-5
    let c4 = 0x1.968d8bbd4316dp-9 - m * 0x1.dca6e2bc0350ap-14
    var z = c0 + m2 * (c2 + m2 * c4)
    let e = 1 - (m * z) * (z * z)
    let e2 = e * e
    let first = 0x1.5555555555555p-2 + e * 0x1.c71c71c71c71cp-3
    let second = 0x1.61f9add3c0ca4p-3 + e * 0x1.26fabb85cb534p-3
    z += z * (e * (first + e2 * second))
    // y is the first 26 bits of ∛m = m/∛m², so that y² is exact, and the residual m − y³ nearly so.
    // With y = ∛m·(1 − d) a third of it is m·(d − d²) up to an error below 2⁻⁷⁵.
    let z2 = z * z
    let y = LogarithmKernel.leadingHalf(m * z2)
    let square = y * y
    let squareHigh = LogarithmKernel.leadingHalf(square)
    let residual = (m - squareHigh * y) - (square - squareHigh) * y
    let step = residual * (z2 * 0x1.5555555555555p-2)
    let root = (y + (step + step * (step * z))) * ExponentialKernel.powerOfTwo(third)
    return Double(signOf: x, magnitudeOf: root)
  }

  /// The cube root, for negative numbers too.
  public static func cbrt(_ x: Float) -> Float { Float(cbrt(Double(x))) }

  /// The length of the hypotenuse, without overflow or underflow of the squares.
  ///
  /// - Edge cases: Infinite if either argument is, even if the other is NaN.
  public static func hypot(_ x: Double, _ y: Double) -> Double {
    let a = x.magnitude
    let b = y.magnitude
    // Both are from 2⁻⁴⁰⁰ to 2⁴⁸⁰.
    let span: UInt64 = 880 << 52
    let least: UInt64 = 623 << 52
    if a.bitPattern &- least < span && b.bitPattern &- least < span {
      return ordinaryHypotenuse(a, b)
    }
    return generalHypotenuse(a, b)
  }

  /// The square root of a² + b², which must neither overflow nor underflow and is rounded once
  /// before the root.
  ///
  /// That rounding moves the root by at most 0.36 ulp, so the error stays below 0.86 ulp.
  @inline(__always)
  private static func ordinaryHypotenuse(_ a: Double, _ b: Double) -> Double {
    let aSquare = ExactArithmetic.smallTwoProduct(a, a)
    let bSquare = ExactArithmetic.smallTwoProduct(b, b)
    let sum = ExactArithmetic.twoSum(aSquare.product, bSquare.product)
    return (sum.sum + (sum.error + (aSquare.error + bSquare.error))).squareRoot()
  }

  /// The hypotenuse of any lengths, scaled to the range in which squares are exact enough.
  @inline(never)
  private static func generalHypotenuse(_ x: Double, _ y: Double) -> Double {
    if x == .infinity || y == .infinity { return .infinity }
    guard x == x && y == y else { return x + y }
    let (a, b) = x < y ? (y, x) : (x, y)
    if b <= a * 0x1p-60 { return a + b }
    if a > 0x1p+480 { return ordinaryHypotenuse(a * 0x1p-600, b * 0x1p-600) * 0x1p+600 }
    if b < 0x1p-400 { return ordinaryHypotenuse(a * 0x1p+600, b * 0x1p+600) * 0x1p-600 }
    return ordinaryHypotenuse(a, b)
  }

  /// The length of the hypotenuse, without overflow or underflow of the squares.
  public static func hypot(_ x: Float, _ y: Float) -> Float {
    let (a, b) = (Double(x), Double(y))
    if a.magnitude == .infinity || b.magnitude == .infinity { return .infinity }
    return Float((a * a + b * b).squareRoot())
  }
}
