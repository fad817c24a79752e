// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Smooth gradient noise in two dimensions, as particle shaders use it.
///
/// Each point of the integer lattice has a gradient, and the planes of the four gradients around a
/// point are blended. The noise is 0 at every lattice point, and its features are about one unit
/// wide.
/// The pattern is fixed. For a different pattern, offset the coordinates. It repeats after 2³²
/// units.
///
/// - Source: K. Perlin, "An image synthesizer", SIGGRAPH 1985; the hash of the lattice is
///   that of H. Elias' value noise.
package enum GradientNoise {
  /// Evaluates the noise at a point.
  ///
  /// - Returns: A number from −1 to 1, continuous with its first derivatives.
  /// - Accuracy: About 4 ulp of 1, for coordinates whose fractions are exact.
  /// - Edge cases: 0 where a coordinate is NaN or infinite.
  /// - Complexity: O(1).
  @inlinable
  package static func value(at point: SIMD2<Double>) -> Double {
    let (left, top) = (Elementary.floor(point.x), Elementary.floor(point.y))
    let (x, y) = (point.x - left, point.y - top)
    // From 2⁵³ onwards all numbers are integers, and NaN and infinities have no fraction.
    guard x >= 0 && y >= 0 else { return 0 }
    let (column, row) = (lattice(left), lattice(top))
    let topLeft = slope(column, row)
    let topRight = slope(column &+ 1, row)
    let bottomLeft = slope(column, row &+ 1)
    let bottomRight = slope(column &+ 1, row &+ 1)
    let blendX = x * x * (3 - 2 * x)
    let blendY = y * y * (3 - 2 * y)
    let upperLeft = topLeft.x * x + topLeft.y * y
    let upperRight = topRight.x * (x - 1) + topRight.y * y
    let lowerLeft = bottomLeft.x * x + bottomLeft.y * (y - 1)
    let lowerRight = bottomRight.x * (x - 1) + bottomRight.y * (y - 1)
    let upper = upperLeft + (upperRight - upperLeft) * blendX
    let lower = lowerLeft + (lowerRight - lowerLeft) * blendX
    return upper + (lower - upper) * blendY
  }

  /// Returns the gradient at a lattice point.
  ///
  /// - Returns: One of eight vectors: along a diagonal, with both components −1 or 1, at half of
  ///   all points; along an axis at the others.
  /// - Complexity: O(1).
  package static func latticeGradient(column: Int, row: Int) -> SIMD2<Double> {
    slope(Int32(truncatingIfNeeded: column), Int32(truncatingIfNeeded: row))
  }

  /// Returns the integer modulo 2³².
  @inlinable
  static func lattice(_ whole: Double) -> Int32 {
    whole > -0x1p62 && whole < 0x1p62 ? Int32(truncatingIfNeeded: Int64(whole)) : 0
  }

  @inlinable
  static func slope(_ column: Int32, _ row: Int32) -> SIMD2<Double> {
    var n = column &+ 11_111 &* row
    n = (n &<< 13) ^ n
    n = (n &* (n &* n &* 15_731 &+ 789_221) &+ 1_376_312_589) &>> 16
    n &= 7
    // The lowest bit is the sign of x. For a diagonal the next one is that of y; from 4 onwards the
    // shader's number for y is 3 or 5, and only the sign of x is used.
    let x = Double(2 * (n & 1) - 1)
    if n >= 6 { return SIMD2(0, x) }
    if n >= 4 { return SIMD2(x, 0) }
    return SIMD2(x, Double(2 * (n &>> 1) - 1))
  }
}
