// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension GridMesh {
  /// The greatest invisible displacement of a corner, 0.005 points.
  @inlinable
  public static var invisibleDisplacement: Double { 0.005 }

  /// Returns the quad of a cell whose vertices are displaced.
  ///
  /// - Parameters:
  ///   - index: The index of the cell.
  ///   - displaced: The positions of all vertices.
  /// - Returns: The four displaced corners.
  /// - Precondition: The index is at least 0 and less than `cellCount`; there are at least
  ///   `vertexCount` vertices.
  @inlinable
  public func quad(
    ofCell index: Int, displaced: Span<SIMD2<Double>>
  ) -> Quad {
    checkCount(displaced.count, of: "displaced", vertexCount)
    let (column, row) = location(ofCell: index)
    let first = row * (columns + 1) + column
    return Quad(
      topLeft: displaced[first], topRight: displaced[first + 1],
      bottomRight: displaced[first + columns + 2], bottomLeft: displaced[first + columns + 1])
  }

  /// Returns the quad of a cell whose vertices are displaced.
  ///
  /// - Parameters:
  ///   - index: The index of the cell.
  ///   - displaced: The positions of all vertices.
  /// - Returns: The four displaced corners.
  /// - Precondition: The index is at least 0 and less than `cellCount`; there are at least
  ///   `vertexCount` vertices.
  @inlinable
  public func quad(
    ofCell index: Int, displaced: Span<SIMD2<Float>>
  ) -> Quad {
    checkCount(displaced.count, of: "displaced", vertexCount)
    let (column, row) = location(ofCell: index)
    let first = row * (columns + 1) + column
    return Quad(
      topLeft: SIMD2<Double>(displaced[first]),
      topRight: SIMD2<Double>(displaced[first + 1]),
      bottomRight: SIMD2<Double>(displaced[first + columns + 2]),
      bottomLeft: SIMD2<Double>(displaced[first + columns + 1]))
  }

  /// Returns the map of a cell to its displaced quad, both relative to the cell's origin.
  ///
  /// - Returns: The map; `nil` if the quad is folded or flat, or if the width or height of the cell
  ///   is 0.
  /// - Precondition: The index is at least 0 and less than `cellCount`.
  public func homography(ofCell index: Int, to quad: Quad) -> Homography? {
    let cell = cell(index)
    let origin = cell.minimum
    return Homography(
      from: Bounds(minimum: .zero, maximum: cell.size),
      to: Quad(
        topLeft: quad.topLeft - origin, topRight: quad.topRight - origin,
        bottomRight: quad.bottomRight - origin, bottomLeft: quad.bottomLeft - origin))
  }

  /// Writes the transform of every cell, relative to the cell's origin.
  ///
  /// Draw a cell as a layer of its size, anchored at its top left corner at the cell's origin, with
  /// the cell's transform.
  ///
  /// The transform is the identity if no corner has moved farther than the threshold. A folded or
  /// flat cell has no projective map: its transform is the affine one with the least mean square
  /// distance from its four corners, so that the picture has no hole, and the cell is counted.
  ///
  /// - Parameters:
  ///   - displaced: The positions of all vertices.
  ///   - threshold: The maximum distance, in points, of a corner that is treated as not moved.
  ///   - transforms: The output of the transforms.
  /// - Returns: The number of folded cells.
  /// - Precondition: There are at least `vertexCount` vertices and `cellCount` transforms.
  /// - Accuracy: The corners are within 10⁻¹³ of the size of a cell whose corners have angles from
  ///   5° to 175° and weights within a factor of 10 of each other, plus an ulp of the displacement.
  /// - Edge cases: A cell that has moved and whose vertices are too far for their areas, or whose
  ///   width or height is below 2⁻⁴⁰⁰, is counted, too. If a vertex is NaN, or if the affine map
  ///   overflows, the transform is the identity.
  /// - Complexity: O(*n*) for *n* cells; nothing is allocated.
  @discardableResult
  @inlinable
  public func writeTransforms(
    displaced: Span<SIMD2<Float>>, threshold: Double = GridMesh.invisibleDisplacement,
    into transforms: inout MutableSpan<Matrix4>
  ) -> Int {
    checkCount(displaced.count, of: "displaced", vertexCount)
    return displaced.withUnsafeBufferPointer { displaced in
      transforms.withUnsafeMutableBufferPointer { transforms in
        fill(transforms, threshold: threshold) { SIMD2<Double>(displaced[$0]) }
      }
    }
  }

  /// Writes the transform of every cell, relative to the cell's origin.
  ///
  /// - Parameters:
  ///   - displaced: The positions of all vertices.
  ///   - threshold: The maximum distance, in points, of a corner that is treated as not moved.
  ///   - transforms: The output of the transforms.
  /// - Returns: The number of folded cells.
  /// - Precondition: There are at least `vertexCount` vertices and `cellCount` transforms.
  @discardableResult
  @inlinable
  public func writeTransforms(
    displaced: Span<SIMD2<Double>>, threshold: Double = GridMesh.invisibleDisplacement,
    into transforms: inout MutableSpan<Matrix4>
  ) -> Int {
    checkCount(displaced.count, of: "displaced", vertexCount)
    return displaced.withUnsafeBufferPointer { displaced in
      transforms.withUnsafeMutableBufferPointer { transforms in
        fill(transforms, threshold: threshold) { displaced[$0] }
      }
    }
  }

  @inlinable
  @inline(__always)
  func fill(
    _ transforms: UnsafeMutableBufferPointer<Matrix4>, threshold: Double,
    _ vertex: (Int) -> SIMD2<Double>
  ) -> Int {
    checkCount(transforms.count, of: "transforms", cellCount)
    // If the threshold is negative or NaN, every cell is treated as moved.
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
