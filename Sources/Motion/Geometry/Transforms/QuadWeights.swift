// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The weights with which a projective map of the unit square reaches the corners of a quad.
///
/// They are twice the areas of the triangles that leave out one corner each, up to a common factor:
/// a projective map has `w` in their proportion at the corners. They have one sign exactly if the
/// quad is convex, and then the sums of opposite weights are equal.
@frozen
@usableFromInline
struct QuadWeights {
  // Clockwise from the top left; each from the triangle without that corner.
  @usableFromInline var topLeft: Double
  @usableFromInline var topRight: Double
  @usableFromInline var bottomRight: Double
  @usableFromInline var bottomLeft: Double

  @inlinable
  init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The sine of a corner's angle below which its two sides count as one line: about 10⁻¹².
  @inlinable
  static var leastSine: Double { 0x1p-40 }

  /// The ratio of weights below which a quad is treated as a triangle.
  @inlinable
  static var leastRatio: Double { 0x1p-200 }

  /// Creates the weights of a quad, or returns nil if it is not the image of a rectangle under a
  /// projective map.
  ///
  /// - Accuracy: Each weight is within 8 ulp of the exact area for the given coordinates, however
  ///   thin the triangle.
  init?(_ quad: Quad) {
    let (p, q) = (quad.topLeft, quad.topRight)
    let (r, s) = (quad.bottomRight, quad.bottomLeft)
    // The turn at each corner is the weight of the opposite corner.
    let turn = QuadWeights.area(p, q, s)
    let sense = turn < 0 ? -1.0 : 1
    bottomRight = sense * turn
    bottomLeft = sense * QuadWeights.area(q, r, p)
    topLeft = sense * QuadWeights.area(r, s, q)
    topRight = sense * QuadWeights.area(s, p, r)
    let top = QuadWeights.extent(p, q)
    let right = QuadWeights.extent(q, r)
    let bottom = QuadWeights.extent(r, s)
    let left = QuadWeights.extent(s, p)
    let limit = QuadWeights.leastSine
    guard bottomRight > left * top * limit, bottomLeft > top * right * limit,
      topLeft > right * bottom * limit, topRight > bottom * left * limit
    else { return nil }
    let greatest = max(max(topLeft, topRight), max(bottomRight, bottomLeft))
    let least = min(min(topLeft, topRight), min(bottomRight, bottomLeft))
    guard least > QuadWeights.leastRatio * greatest, greatest < .infinity else { return nil }
    if q.x - p.x == r.x - s.x && q.y - p.y == r.y - s.y && s.x - p.x == r.x - q.x
      && s.y - p.y == r.y - q.y
    {
      // A parallelogram, as far as the coordinates can distinguish.
      (topLeft, topRight, bottomRight, bottomLeft) = (1, 1, 1, 1)
    }
  }

  /// Returns a weight, clockwise from the top left.
  subscript(corner index: Int) -> Double {
    switch index {
    case 0: topLeft
    case 1: topRight
    case 2: bottomRight
    default: bottomLeft
    }
  }

  /// Returns a length that neither overflows nor underflows: the sum of the two magnitudes.
  @inlinable
  @inline(__always)
  static func extent(_ side: SIMD2<Double>) -> Double { side.x.magnitude + side.y.magnitude }

  private static func extent(_ start: SIMD2<Double>, _ end: SIMD2<Double>) -> Double {
    (end.x - start.x).magnitude + (end.y - start.y).magnitude
  }

  /// Returns twice the area of the triangle of a corner, the next corner, and the previous one.
  ///
  /// The rounding errors of the differences are exact, and their products are included.
  private static func area(
    _ corner: SIMD2<Double>, _ next: SIMD2<Double>, _ last: SIMD2<Double>
  ) -> Double {
    let ax = ExactArithmetic.twoSum(next.x, -corner.x)
    let ay = ExactArithmetic.twoSum(next.y, -corner.y)
    let bx = ExactArithmetic.twoSum(last.x, -corner.x)
    let by = ExactArithmetic.twoSum(last.y, -corner.y)
    let area = ExactArithmetic.differenceOfProducts(ax.sum, by.sum, ay.sum, bx.sum)
    let correction =
      (ax.sum * by.error - ay.sum * bx.error) + (ax.error * by.sum - ay.error * bx.sum)
    return area + correction
  }
}
