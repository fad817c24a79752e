// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension ExactArithmetic {
  /// Tells whether the products of eight pairs of numbers, each up to 2 in magnitude, sum to zero.
  ///
  /// - Edge cases: What is lost of products below 10⁻²⁹⁰ is taken for 0.
  /// - Source: J. R. Shewchuk, "Adaptive Precision Floating-Point Arithmetic and Fast Robust
  ///   Geometric Predicates", Discrete & Computational Geometry 18 (1997): grow-expansion.
  static func vanishes(_ a: SIMD8<Double>, _ b: SIMD8<Double>) -> Bool {
    // The sum so far, as numbers of which none overlaps another.
    var parts = SIMD16<Double>.zero
    func add(_ term: Double, before place: Int) {
      var rest = term
      for part in 0..<place { (rest, parts[part]) = twoSum(rest, parts[part]) }
      parts[place] = rest
    }
    for index in 0..<8 where a[index] != 0 && b[index] != 0 {
      let (product, error) = smallTwoProduct(a[index], b[index])
      add(error, before: 2 * index)
      add(product, before: 2 * index + 1)
    }
    return parts == .zero
  }
}
