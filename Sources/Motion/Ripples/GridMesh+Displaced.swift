// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension GridMesh {
  /// The move of a corner that cannot be seen: 0.005 points.
  @inlinable
  public static var invisibleMove: Double { 0.005 }

  /// The quad that a cell becomes when the vertices are displaced.
  ///
  /// - Parameters:
  ///   - index: The cell.
  ///   - displaced: The places of all vertices.
  /// - Returns: Its four corners, where they are.
  /// - Precondition: The index is at least 0 and less than `cellCount`; there are at least
  ///   `vertexCount` vertices.
  @inlinable
  public func quad(
    ofCell index: Int, displaced: UnsafeBufferPointer<SIMD2<Double>>
  ) -> Quad {
    checkCount(displaced.count, of: "displaced", vertexCount)
    let (column, row) = place(ofCell: index)
    let first = row * (columns + 1) + column
    return Quad(
      topLeft: displaced[first], topRight: displaced[first + 1],
      bottomRight: displaced[first + columns + 2], bottomLeft: displaced[first + columns + 1])
  }

  /// The quad that a cell becomes when the vertices are displaced.
  ///
  /// - Parameters:
  ///   - index: The cell.
  ///   - displaced: The places of all vertices.
  /// - Returns: Its four corners, where they are.
  /// - Precondition: The index is at least 0 and less than `cellCount`; there are at least
  ///   `vertexCount` vertices.
  @inlinable
  public func quad(
    ofCell index: Int, displaced: UnsafeBufferPointer<SIMD2<Float>>
  ) -> Quad {
    checkCount(displaced.count, of: "displaced", vertexCount)
    let (column, row) = place(ofCell: index)
    let first = row * (columns + 1) + column
    return Quad(
      topLeft: SIMD2<Double>(displaced[first]),
      topRight: SIMD2<Double>(displaced[first + 1]),
      bottomRight: SIMD2<Double>(displaced[first + columns + 2]),
      bottomLeft: SIMD2<Double>(displaced[first + columns + 1]))
  }

  /// The map of a cell to the quad that it has become, both seen from the cell's own origin.
  ///
  /// - Returns: `nil` if the quad is folded or flat.
  public func homography(ofCell index: Int, to quad: Quad) -> Homography? {
    let cell = cell(index)
    let origin = cell.minimum
    return Homography(
      from: Bounds(minimum: .zero, maximum: cell.size),
      to: Quad(
        topLeft: quad.topLeft - origin, topRight: quad.topRight - origin,
        bottomRight: quad.bottomRight - origin, bottomLeft: quad.bottomLeft - origin))
  }

  /// Writes the transform of every cell, seen from the cell's own origin.
  ///
  /// Draw a cell as a layer of its size, anchored at its top left corner, which lies at the cell's
  /// origin, and give it its transform.
  ///
  /// A cell of which no corner has moved farther than the threshold gets the identity. A cell that
  /// is folded or flat has no projective map: it gets the affine one that comes nearest to its four
  /// corners in the mean square, so that the picture has no hole there, and is counted.
  ///
  /// - Parameters:
  ///   - displaced: The places of all vertices.
  ///   - threshold: The distance, in points, up to which a corner counts as not moved.
  ///   - transforms: Where the transforms go.
  /// - Returns: The number of folded cells.
  /// - Precondition: There are at least `vertexCount` vertices and `cellCount` transforms.
  /// - Accuracy: The corners within 10⁻¹³ of the size of a cell whose corners have angles from 5°
  ///   to 175° and weights within a factor of 10 of each other.
  /// - Edge cases: Where a vertex is NaN, or so far away that no `Double` holds a number of the
  ///   transform, and in a cell without width or height, it is the identity, and is counted.
  /// - Complexity: O(*n*) for *n* cells; nothing is allocated.
  @discardableResult
  @inlinable
  public func writeTransforms(
    displaced: UnsafeBufferPointer<SIMD2<Float>>, threshold: Double = GridMesh.invisibleMove,
    into transforms: UnsafeMutableBufferPointer<Matrix4>
  ) -> Int {
    checkCount(displaced.count, of: "displaced", vertexCount)
    return fill(transforms, threshold: threshold) { SIMD2<Double>(displaced[$0]) }
  }

  /// Writes the transform of every cell, seen from the cell's own origin.
  ///
  /// - Parameters:
  ///   - displaced: The places of all vertices.
  ///   - threshold: The distance, in points, up to which a corner counts as not moved.
  ///   - transforms: Where the transforms go.
  /// - Returns: The number of folded cells.
  /// - Precondition: There are at least `vertexCount` vertices and `cellCount` transforms.
  @discardableResult
  @inlinable
  public func writeTransforms(
    displaced: UnsafeBufferPointer<SIMD2<Double>>, threshold: Double = GridMesh.invisibleMove,
    into transforms: UnsafeMutableBufferPointer<Matrix4>
  ) -> Int {
    checkCount(displaced.count, of: "displaced", vertexCount)
    return fill(transforms, threshold: threshold) { displaced[$0] }
  }

  @inlinable
  @inline(__always)
  func fill(
    _ transforms: UnsafeMutableBufferPointer<Matrix4>, threshold: Double,
    _ vertex: (Int) -> SIMD2<Double>
  ) -> Int {
    checkCount(transforms.count, of: "transforms", cellCount)
    // NaN moves nothing, and a negative threshold keeps even what rests.
    let limit = threshold < 0 ? -1 : threshold * threshold
    var folded = 0
    var index = 0
    for row in 0..<rows {
      let (top, bottom) = (y(ofRow: row), y(ofRow: row + 1))
      var first = row * (columns + 1)
      var rest = SIMD2(x(ofColumn: 0), top)
      var (topLeft, bottomLeft) = (vertex(first), vertex(first + columns + 1))
      for column in 0..<columns {
        let right = x(ofColumn: column + 1)
        let size = SIMD2(right - rest.x, bottom - top)
        let cell = DisplacedCell(
          size: size, corner: topLeft - rest, across: vertex(first + 1) - topLeft,
          down: bottomLeft - topLeft, opposite: vertex(first + columns + 2) - topLeft)
        if cell.hasMoved(farther: limit) {
          if cell.write(to: &transforms[index]) { folded += 1 }
        } else {
          transforms[index] = .identity
        }
        topLeft = vertex(first + 1)
        bottomLeft = vertex(first + columns + 2)
        rest.x = right
        first += 1
        index += 1
      }
    }
    return folded
  }
}
