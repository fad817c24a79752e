// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The projective map of one quad onto another, which keeps straight lines straight.
///
/// It maps a picture whose corners are moved, or that is seen at an angle.
/// ```swift
/// let door = Bounds(x: 0, y: 0, width: 100, height: 200)
/// let open = Quad(
///   topLeft: SIMD2(0, 0), topRight: SIMD2(60, 20), bottomRight: SIMD2(60, 180),
///   bottomLeft: SIMD2(0, 200))
/// let map = Homography(from: door, to: open)!
/// map(SIMD2(50, 100))!.x  // 33.3333
/// map.inverse(SIMD2(60, 180))!  // SIMD2<Double>(100.0, 200.0)
/// ```
/// There is exactly one such map between any two convex quads. A quad that is folded or flat, or
/// has collapsed to a triangle, is not the image of a rectangle, and the initializers fail.
///
/// The points that the map sends to infinity are a line outside the source quad, its horizon. A
/// point on the horizon or behind it has no image.
///
/// - Units: Those of the quads.
/// - Accuracy: Between a rectangle and a quad, in either direction, every corner is within 8 · 2⁻⁵³
///   of the target's size, and so is every point of a rectangle, plus the rounding of the
///   coordinates themselves. The bound holds for thin quads and strong perspectives too, since the
///   map is computed about the corner where w is least, so that no terms cancel. Between two quads
///   the bound is 16 · 2⁻⁵³, times the ratio of the target's largest to its smallest corner
///   triangle.
/// - Edge cases: Coordinates up to 10¹⁵⁰, sides from 10⁻¹⁴⁰.
/// - Source: P. S. Heckbert, *Fundamentals of Texture Mapping and Image Warping*, UCB/CSD 89/516
///   (1989), in terms of the areas of corner triangles.
public struct Homography: Hashable, Sendable {
  /// The quad that is mapped.
  public let source: Quad

  /// The quad onto which the source is mapped.
  public let target: Quad

  // With d the offset from a corner of the source, s and t its coordinates along the two sides
  // there, the image is
  //   corner of the target + (s · across + t · down) / (1 + s · widening.x + t · widening.y).
  @usableFromInline let sourceCorner: SIMD2<Double>
  @usableFromInline let targetCorner: SIMD2<Double>
  @usableFromInline let sideAcross: SIMD2<Double>
  @usableFromInline let sideDown: SIMD2<Double>
  @usableFromInline let rates: SIMD2<Double>
  @usableFromInline let isLevel: Bool
  @usableFromInline let across: SIMD2<Double>
  @usableFromInline let down: SIMD2<Double>
  @usableFromInline let widening: SIMD2<Double>

  /// Creates the map of a rectangle onto a quad, corner by corner.
  ///
  /// - Returns: `nil` if the rectangle has no width or height, or if the quad is not convex: if a
  ///   corner turns in the opposite direction to the others, or by an angle of less than about
  ///   10⁻¹² radians, or if a coordinate is infinite or NaN.
  public init?(from bounds: Bounds, to target: Quad) { self.init(from: Quad(bounds), to: target) }

  /// Creates the map of a quad onto another, corner by corner.
  ///
  /// If their orientations are opposite, the map mirrors.
  ///
  /// - Returns: `nil` if either quad is not convex: if a corner turns in the opposite direction to
  ///   the others, or by an angle of less than about 10⁻¹² radians, or if a coordinate is infinite
  ///   or NaN.
  public init?(from source: Quad, to target: Quad) {
    guard let sourceWeights = QuadWeights(source), let targetWeights = QuadWeights(target) else {
      return nil
    }
    self.init(source, target, sourceWeights, targetWeights)
    let sum = across + down + widening + rates
    guard sum.hasFiniteComponents else { return nil }
  }

  private init(
    _ source: Quad, _ target: Quad, _ sourceWeights: QuadWeights, _ targetWeights: QuadWeights
  ) {
    self.source = source
    self.target = target
    // At its corners the map has a w in proportion to the areas of the target's corner triangles,
    // divided by those of the source.
    var corner = 0
    var least = Double.infinity
    for index in 0..<4 {
      let ratio = targetWeights[corner: index] / sourceWeights[corner: index]
      if ratio < least { (corner, least) = (index, ratio) }
    }
    var (next, last) = ((corner + 1) & 3, (corner + 3) & 3)
    let origin = source[corner: corner]
    // In a rectangle, the horizontal side first.
    if source[corner: next].x == origin.x { (next, last) = (last, next) }
    sourceCorner = origin
    sideAcross = source[corner: next] - origin
    sideDown = source[corner: last] - origin
    isLevel = sideAcross.y == 0 && sideDown.x == 0
    // Values that are computed with the rounded sides need weights that match them.
    let sides =
      isLevel
      ? sourceWeights
      : QuadWeights(
        Quad(
          topLeft: source.topLeft - origin, topRight: source.topRight - origin,
          bottomRight: source.bottomRight - origin, bottomLeft: source.bottomLeft - origin))
        ?? sourceWeights
    rates =
      isLevel
      ? SIMD2(1 / sideAcross.x, 1 / sideDown.y)
      : SIMD2(
        repeating: 1
          / ExactArithmetic.differenceOfProducts(
            sideAcross.x, sideDown.y, sideAcross.y, sideDown.x))
    let weight = targetWeights[corner: corner] / sides[corner: corner]
    let weights = SIMD2(
      targetWeights[corner: next] / sides[corner: next],
      targetWeights[corner: last] / sides[corner: last])
    targetCorner = target[corner: corner]
    across = (target[corner: next] - targetCorner) * (weights.x / weight)
    down = (target[corner: last] - targetCorner) * (weights.y / weight)
    widening = (weights - weight) / weight
  }

  /// The inverse map.
  ///
  /// The inverse of the inverse is the map itself, to the bit.
  public var inverse: Homography {
    // Quads that have a map have weights, so these are never used.
    let none = QuadWeights(topLeft: 1, topRight: 1, bottomRight: 1, bottomLeft: 1)
    return Homography(
      target, source, QuadWeights(target) ?? none, QuadWeights(source) ?? none)
  }

  /// Maps a point, or nil if it lies on the horizon or behind it.
  ///
  /// - Edge cases: Also `nil` if the result overflows a `Double`, and for NaN.
  /// - Complexity: O(1), with two divisions; if the sides of the source are not horizontal and
  ///   vertical, also two exact differences of products.
  @inlinable
  public func callAsFunction(_ point: SIMD2<Double>) -> SIMD2<Double>? {
    let (x, y) = (point.x - sourceCorner.x, point.y - sourceCorner.y)
    let (s, t): (Double, Double)
    if isLevel {
      (s, t) = (x * rates.x, y * rates.y)
    } else {
      (s, t) = (
        ExactArithmetic.differenceOfProducts(x, sideDown.y, y, sideDown.x) * rates.x,
        ExactArithmetic.differenceOfProducts(sideAcross.x, y, sideAcross.y, x) * rates.y
      )
    }
    let w = 1 + (s * widening.x + t * widening.y)
    guard w > 0 else { return nil }
    let imageX = targetCorner.x + (across.x * s + down.x * t) / w
    let imageY = targetCorner.y + (across.y * s + down.y * t) / w
    guard imageX.magnitude < .infinity, imageY.magnitude < .infinity else { return nil }
    return SIMD2(imageX, imageY)
  }

  /// Returns the map of the source quad onto the image of the target under another map.
  ///
  /// - Returns: `nil` if a corner of the target has no image, or if the images of the four corners
  ///   form a flat quad.
  public func concatenating(_ next: Homography) -> Homography? {
    guard let topLeft = next(target.topLeft), let topRight = next(target.topRight),
      let bottomRight = next(target.bottomRight), let bottomLeft = next(target.bottomLeft)
    else { return nil }
    return Homography(
      from: source,
      to: Quad(
        topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft))
  }
}
