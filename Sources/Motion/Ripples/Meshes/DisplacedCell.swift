// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A cell of a mesh and its displaced quad.
///
/// It computes the map of ``Homography`` relative to the top left corner, without error
/// compensation: for vertices in single precision the areas are exact without it.
@frozen
@usableFromInline
struct DisplacedCell {
  /// The width and height at rest.
  @usableFromInline let size: SIMD2<Double>

  /// The displacement of the top left corner.
  @usableFromInline let corner: SIMD2<Double>

  /// The vectors from there to the top right, to the bottom left, and to the bottom right.
  @usableFromInline let across: SIMD2<Double>
  @usableFromInline let down: SIMD2<Double>
  @usableFromInline let opposite: SIMD2<Double>

  @inlinable
  @inline(__always)
  init(
    size: SIMD2<Double>, corner: SIMD2<Double>, across: SIMD2<Double>, down: SIMD2<Double>,
    opposite: SIMD2<Double>
  ) {
    self.size = size
    self.corner = corner
    self.across = across
    self.down = down
    self.opposite = opposite
  }

  /// Returns whether a corner has moved farther than a limit, given its square.
  @inlinable
  @inline(__always)
  func hasMoved(farther squaredLimit: Double) -> Bool {
    let topRight = corner + SIMD2(across.x - size.x, across.y)
    let bottomLeft = corner + SIMD2(down.x, down.y - size.y)
    let bottomRight = corner + (opposite - size)
    let rests =
      DisplacedCell.square(corner) <= squaredLimit
      && DisplacedCell.square(topRight) <= squaredLimit
      && DisplacedCell.square(bottomLeft) <= squaredLimit
      && DisplacedCell.square(bottomRight) <= squaredLimit
    return !rests
  }

  /// Writes the transform, and returns whether it is the affine replacement.
  @inlinable
  @inline(__always)
  func write(to transform: inout Matrix4) -> Bool {
    let right = opposite - across
    let bottom = opposite - down
    // The areas of the corner triangles, which are the weights w of the map.
    let farthest = DisplacedCell.cross(across, down)
    let first = DisplacedCell.cross(opposite, down)
    let second = DisplacedCell.cross(across, opposite)
    let nearest = DisplacedCell.cross(bottom, right)
    let sides = SIMD4(
      QuadWeights.extent(across), QuadWeights.extent(right), QuadWeights.extent(bottom),
      QuadWeights.extent(down))
    let limits = sides * SIMD4(sides.w, sides.x, sides.y, sides.z) * QuadWeights.leastSine
    let sense = farthest < 0 ? -1.0 : 1
    let isConvex =
      farthest * sense > limits.x && second * sense > limits.y
      && nearest * sense > limits.z && first * sense > limits.w
    let isTriangle = nearest * sense <= QuadWeights.leastRatio * ((first + second) * sense)
    // The areas of sides beyond 2⁵¹¹ overflow: with this size no element does.
    guard isConvex, !isTriangle, size.x > 0x1p-400, size.y > 0x1p-400 else {
      transform = makeshift
      return true
    }
    let unit = 1 / nearest
    let inverse = SIMD2(1 / size.x, 1 / size.y)
    let (one, two) = (first * unit, second * unit)
    let g = (first - nearest) * unit
    let h = (second - nearest) * unit
    let x = (across * one + corner * g) * inverse.x
    let y = (down * two + corner * h) * inverse.y
    transform = Matrix4(
      row1: SIMD4(x.x, x.y, 0, g * inverse.x), row2: SIMD4(y.x, y.y, 0, h * inverse.y),
      row3: SIMD4(0, 0, 1, 0), row4: SIMD4(corner.x, corner.y, 0, 1))
    return false
  }

  /// The affine transform that approximates the four corners best.
  ///
  /// Its sides are the means of two opposite sides, and it keeps the mean of the corners.
  @usableFromInline
  var makeshift: Matrix4 {
    let x = (across + (opposite - down)) * (0.5 / size.x)
    let y = (down + (opposite - across)) * (0.5 / size.y)
    let origin = corner + (across + down - opposite) * 0.25
    let transform = Affine2D(a: x.x, b: x.y, c: y.x, d: y.y, tx: origin.x, ty: origin.y)
    return Matrix4(transform.ifFinite ?? .identity)
  }

  @inlinable
  @inline(__always)
  static func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.y - a.y * b.x }

  @inlinable
  @inline(__always)
  static func square(_ a: SIMD2<Double>) -> Double { a.x * a.x + a.y * a.y }
}
