// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension ExactArithmetic {
  /// Returns whether three points are on one line, without any rounding.
  ///
  /// The differences of the coordinates are tried first; they are usually exact.
  ///
  /// - Precondition: No coordinate exceeds 2 in magnitude. This is not checked.
  /// - Edge cases: The rounding error of a product below 10⁻²⁹⁰ is treated as 0.
  static func isOnLine(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>) -> Bool {
    let (acrossX, acrossY) = (twoSum(a.x, -b.x), twoSum(a.y, -b.y))
    let (alongX, alongY) = (twoSum(c.x, -b.x), twoSum(c.y, -b.y))
    if acrossX.error == 0 && acrossY.error == 0 && alongX.error == 0 && alongY.error == 0 {
      let left = smallTwoProduct(acrossX.sum, alongY.sum)
      let right = smallTwoProduct(acrossY.sum, alongX.sum)
      return left.product == right.product && left.error == right.error
    }
    return vanishes(
      SIMD8(a.x, -a.y, b.x, -b.y, c.x, -c.y, 0, 0), SIMD8(b.y, b.x, c.y, c.x, a.y, a.x, 0, 0))
  }

  /// Returns whether the products of eight pairs of numbers, each up to 2 in magnitude, sum to
  /// zero.
  ///
  /// - Source: J. R. Shewchuk, "Adaptive Precision Floating-Point Arithmetic and Fast Robust
  ///   Geometric Predicates", Discrete & Computational Geometry 18 (1997): grow-expansion.
  static func vanishes(_ a: SIMD8<Double>, _ b: SIMD8<Double>) -> Bool {
    // The sum so far, as numbers that do not overlap.
    var parts = SIMD16<Double>.zero
    func add(_ term: Double, before index: Int) {
      var rest = term
      for part in 0..<index { (rest, parts[part]) = twoSum(rest, parts[part]) }
      parts[index] = rest
    }
    for index in 0..<8 where a[index] != 0 && b[index] != 0 {
      let (product, error) = smallTwoProduct(a[index], b[index])
      add(error, before: 2 * index)
      add(product, before: 2 * index + 1)
    }
    return parts == .zero
  }
}
