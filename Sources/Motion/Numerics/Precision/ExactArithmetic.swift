// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Error-free transformations of sums and products.
///
/// Each function returns a rounded result together with the exact error of that rounding, so that a
/// pair of `Double`s carries about 106 bits. No fused multiply-add is used: products are split into
/// halves of 26 bits.
///
/// - Source: T. J. Dekker, "A floating-point technique for extending the available precision",
///   Numerische Mathematik 18 (1971); D. E. Knuth, *The Art of Computer Programming* 2, §4.2.2, for
///   the sum without a condition on the order.
@usableFromInline
enum ExactArithmetic {
  /// Returns the rounded sum of two numbers and its exact error.
  ///
  /// - Edge cases: The error is exact unless the sum overflows.
  @inlinable
  @inline(__always)
  static func twoSum(_ a: Double, _ b: Double) -> (sum: Double, error: Double) {
    let sum = a + b
    let shareOfB = sum - a
    let error = (a - (sum - shareOfB)) + (b - shareOfB)
    return (sum, error)
  }

  /// Returns the least number that is not below the exact sum of two.
  ///
  /// - Edge cases: An infinite sum is returned as it is.
  @inlinable
  static func sumRoundedUp(_ a: Double, _ b: Double) -> Double {
    let (sum, error) = twoSum(a, b)
    return error > 0 ? sum.nextUp : sum
  }

  /// Returns the least number that is not below the exact product of two.
  ///
  /// - Edge cases: An infinite product is returned as it is, and so is one whose error underflows.
  @usableFromInline
  static func productRoundedUp(_ a: Double, _ b: Double) -> Double {
    let (product, error) = twoProduct(a, b)
    return error > 0 ? product.nextUp : product
  }

  /// Returns the rounded sum of two numbers, the first the larger, and its exact error.
  ///
  /// - Precondition: `a` is zero or has an exponent at least as large as that of `b`.
  ///   This is not checked.
  @inlinable
  @inline(__always)
  static func quickTwoSum(_ a: Double, _ b: Double) -> (sum: Double, error: Double) {
    let sum = a + b
    return (sum, b - (sum - a))
  }

  /// Splits a number into two halves of at most 26 bits each, whose sum it is.
  ///
  /// - Edge cases: Overflows above 2⁹⁹⁶.
  @inlinable
  @inline(__always)
  static func halves(_ a: Double) -> (high: Double, low: Double) {
    let scaled = 134_217_729 * a  // 2²⁷ + 1, Veltkamp's constant for 53 bits
    let high = scaled - (scaled - a)
    return (high, a - high)
  }

  /// Returns the rounded product of two numbers and its exact error.
  ///
  /// Factors above 2⁹⁹⁶, whose splitting would overflow, are scaled by a power of two first.
  ///
  /// - Edge cases: The error is exact unless the product overflows or the error is below the least
  ///   subnormal number; for a product that overflows it is zero.
  @inlinable
  @inline(__always)
  static func twoProduct(_ a: Double, _ b: Double) -> (product: Double, error: Double) {
    let limit = 0x1p+995
    if a.magnitude <= limit && b.magnitude <= limit { return smallTwoProduct(a, b) }
    let product = a * b
    guard product.magnitude <= .greatestFiniteMagnitude else { return (product, 0) }
    let aIsLarge = a.magnitude > limit
    let bIsLarge = b.magnitude > limit
    let scaled = smallTwoProduct(aIsLarge ? a * 0x1p-60 : a, bIsLarge ? b * 0x1p-60 : b)
    return (product, scaled.error * (aIsLarge ? 0x1p+60 : 1) * (bIsLarge ? 0x1p+60 : 1))
  }

  /// Returns the rounded product of two numbers of moderate size and its exact error.
  ///
  /// - Precondition: Neither factor exceeds 2⁹⁹⁵ in magnitude. This is not checked.
  @inlinable
  @inline(__always)
  static func smallTwoProduct(_ a: Double, _ b: Double) -> (product: Double, error: Double) {
    let product = a * b
    let (aHigh, aLow) = halves(a)
    let (bHigh, bLow) = halves(b)
    let error = ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow
    return (product, error)
  }

  /// Returns the difference of two products, without the loss of digits from subtracting close
  /// products.
  ///
  /// - Accuracy: Within 2 ulp, unless a product overflows or its error underflows.
  /// - Source: W. Kahan's difference of products, with exact products in place of a fused
  ///   multiply-add; C.-P. Jeannerod et al., Mathematics of Computation 82 (2013).
  @inlinable
  static func differenceOfProducts(
    _ a: Double, _ b: Double, _ c: Double, _ d: Double
  ) -> Double {
    let first = twoProduct(a, b)
    let second = twoProduct(c, d)
    let difference = twoSum(first.product, -second.product)
    guard difference.sum.magnitude <= .greatestFiniteMagnitude else { return difference.sum }
    return difference.sum + (difference.error + (first.error - second.error))
  }
}
