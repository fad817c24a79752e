// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Elementary {
  /// The natural logarithm.
  ///
  /// - Edge cases: −∞ for zeros, NaN for negative numbers.
  public static func log(_ x: Double) -> Double {
    guard LogarithmKernel.isNormal(x.bitPattern) else { return LogarithmKernel.general(x) }
    return LogarithmKernel.natural(x.bitPattern)
  }

  /// The natural logarithm.
  public static func log(_ x: Float) -> Float { Float(log(Double(x))) }

  /// The natural logarithm of one plus a number, without cancellation near zero.
  ///
  /// - Edge cases: −∞ for −1, NaN below; keeps the sign of a zero.
  public static func log(onePlus x: Double) -> Double {
    guard x > -1 && x <= .greatestFiniteMagnitude else { return LogarithmKernel.general(1 + x) }
    guard x.magnitude > 0x1p-54 else { return x }
    let sum = ExactArithmetic.twoSum(1, x)
    return LogarithmKernel.natural(sum.sum, low: sum.error)
  }

  /// The natural logarithm of one plus a number, without cancellation near zero.
  public static func log(onePlus x: Float) -> Float { Float(log(onePlus: Double(x))) }

  /// The logarithm to base two.
  ///
  /// - Accuracy: Exact for powers of two.
  /// - Edge cases: −∞ for zeros, NaN for negative numbers.
  public static func log2(_ x: Double) -> Double {
    let isNormal = LogarithmKernel.isNormal(x.bitPattern)
    guard isNormal || (x > 0 && x < 1) else { return LogarithmKernel.general(x) }
    let logarithm =
      isNormal
      ? LogarithmKernel.precise(x.bitPattern)
      : LogarithmKernel.precise((x * 0x1p+54).bitPattern, halvings: 54)
    // 1/ln 2 as 26 bits and the rest: the first product is exact.
    let main = logarithm.high * 0x1.7154764000000p+0
    return main + (logarithm.low * 0x1.71547652b82fep+0 + logarithm.high * 0x1.2b82fe1777d10p-28)
  }

  /// The logarithm to base two.
  public static func log2(_ x: Float) -> Float { Float(log2(Double(x))) }
}
