// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Roots {
  /// Solves *a x*³ + *b x*² + *c x* + *d* = 0 in real numbers.
  ///
  /// Between the extrema of the polynomial a change of sign encloses each root, which is then found
  /// to neighboring `Double`s with values computed in twice the precision.
  ///
  /// - Parameters:
  ///   - a: The coefficient of the cube; if zero, the equation is quadratic.
  ///   - b: The coefficient of the square.
  ///   - c: The coefficient of the unknown.
  ///   - d: The constant.
  /// - Returns: The roots in ascending order; multiple roots, and roots closer than about 2⁻⁵⁰ of
  ///   their size, appear once. Roots too large for a `Double` are omitted. There are none if a
  ///   coefficient is not finite, or in the cases of `quadratic`.
  /// - Complexity: O(1), at most about 200 evaluations for each root.
  package static func cubic(
    _ a: Double, _ b: Double, _ c: Double, _ d: Double
  ) -> RealRoots {
    var roots = RealRoots()
    guard a.isFinite && b.isFinite && c.isFinite && d.isFinite else { return roots }
    if a == 0 { return quadratic(b, c, d) }
    if d == 0 {
      for root in quadratic(a, b, c) { roots.insert(root) }
      roots.insert(0)
      return roots
    }
    // With x = 2ᵏ·z the coefficients, divided by the size of a, are at most about two, and the
    // roots lie within ±8.
    let size = Int(a.exponent)
    var k = ceilingOfThird(Int(d.exponent) - size)
    if b != 0 { k = max(k, Int(b.exponent) - size) }
    if c != 0 { k = max(k, (Int(c.exponent) - size + 1) >> 1) }
    let cubic = Cubic(
      a: scaled(a, by: -size), b: scaled(b, by: -size - k),
      c: scaled(c, by: -size - 2 * k), d: scaled(d, by: -size - 3 * k))

    var low = -8.0
    for extremum in quadratic(3 * cubic.a, 2 * cubic.b, cubic.c) {
      if cubic.isZero(at: extremum) {
        roots.insert(scaled(extremum, by: k))
      } else {
        insertRoot(of: cubic, from: low, to: extremum, scale: k, into: &roots)
      }
      low = extremum
    }
    insertRoot(of: cubic, from: low, to: 8, scale: k, into: &roots)
    return roots
  }

  /// Adds the root in an interval on which the polynomial is monotone, if it changes sign there.
  private static func insertRoot(
    of cubic: Cubic, from low: Double, to high: Double, scale: Int, into roots: inout RealRoots
  ) {
    guard low < high, !cubic.isZero(at: low), !cubic.isZero(at: high) else { return }
    guard (cubic.value(at: low) < 0) != (cubic.value(at: high) < 0) else { return }
    roots.insert(scaled(bracketed(in: low...high) { cubic.value(at: $0) }, by: scale))
  }

  /// Returns the least integer that is not below a third of an integer.
  private static func ceilingOfThird(_ n: Int) -> Int { n >= 0 ? (n + 2) / 3 : -(-n / 3) }
}

/// A polynomial of the third degree with coefficients of moderate size.
private struct Cubic {
  /// The coefficients, from that of the cube to the constant.
  let a, b, c, d: Double

  /// Returns the value by Horner's scheme, with its rounding errors summed separately.
  ///
  /// - Source: S. Graillat, P. Langlois and N. Louvet, "Compensated Horner scheme" (2005).
  func value(at x: Double) -> Double {
    let first = step(a, 0, times: x, plus: b)
    let second = step(first.value, first.error, times: x, plus: c)
    let third = step(second.value, second.error, times: x, plus: d)
    return third.value + third.error
  }

  /// One step of the scheme.
  private func step(
    _ value: Double, _ error: Double, times x: Double, plus coefficient: Double
  ) -> (value: Double, error: Double) {
    let product = ExactArithmetic.smallTwoProduct(value, x)
    let sum = ExactArithmetic.twoSum(product.product, coefficient)
    return (sum.sum, error * x + (product.error + sum.error))
  }

  /// Returns whether the value is too small relative to its terms to have a sign.
  func isZero(at x: Double) -> Bool {
    let size = x.magnitude
    let sum = ((a.magnitude * size + b.magnitude) * size + c.magnitude) * size + d.magnitude
    return value(at: x).magnitude <= sum * 0x1p-100
  }
}
