// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Solvers of equations in one unknown.
@usableFromInline
package enum Roots {
  /// Solves *a x*² + *b x* + *c* = 0 in real numbers.
  ///
  /// The equation is scaled by powers of two, so that it neither overflows nor loses a coefficient,
  /// and its discriminant is formed from exact products, so that close roots are distinguished as
  /// well as the coefficients define them.
  ///
  /// - Accuracy: A few ulp of the exact roots of the given coefficients.
  ///
  /// - Parameters:
  ///   - a: The coefficient of the square; if zero, the equation is linear.
  ///   - b: The coefficient of the unknown.
  ///   - c: The constant.
  /// - Returns: The roots in ascending order; a double root appears once. Roots too large for a
  ///   `Double` are omitted. There are none if the discriminant is negative, if both `a` and `b`
  ///   are zero, or if a coefficient is not finite.
  /// - Complexity: O(1).
  package static func quadratic(_ a: Double, _ b: Double, _ c: Double) -> RealRoots {
    var roots = RealRoots()
    guard a.isFinite && b.isFinite && c.isFinite else { return roots }
    if a == 0 {
      if b != 0 { roots.insert(-c / b) }
      return roots
    }
    if c == 0 {
      roots.insert(0)
      roots.insert(-b / a)
      return roots
    }
    // With x = 2ᵏ·z and all coefficients divided by the size of c, both a and c are near one.
    let (sizeOfA, sizeOfC) = (Int(a.exponent), Int(c.exponent))
    let k = (sizeOfC - sizeOfA) >> 1
    let quadratic = scaled(a, by: 2 * k - sizeOfC)
    let half = scaled(b, by: k - sizeOfC - 1)
    let constant = scaled(c, by: -sizeOfC)
    if half.magnitude > 0x1p+60 {  // the roots are so far apart that two terms determine each
      roots.insert(-b / a)
      roots.insert(-c / b)
      return roots
    }
    let discriminant = ExactArithmetic.differenceOfProducts(half, half, quadratic, constant)
    guard discriminant >= 0 else { return roots }
    let root = discriminant.squareRoot()
    let sum = half < 0 ? -half + root : -half - root
    roots.insert(scaled(sum / quadratic, by: k))
    roots.insert(scaled(constant / sum, by: k))
    return roots
  }

  /// Multiplies by a power of two with any exponent.
  static func scaled(_ x: Double, by exponent: Int) -> Double {
    var result = x
    var rest = exponent
    while rest > 1000 && result.magnitude <= .greatestFiniteMagnitude {
      result *= 0x1p+1000
      rest -= 1000
    }
    while rest < -1000 && result != 0 {
      result *= 0x1p-1000
      rest += 1000
    }
    if rest > 1000 || rest < -1000 { return result }
    return result * ExponentialKernel.powerOfTwo(rest)
  }
}
