// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension GridMesh {
  /// Writes the transforms of the cells in a field of waves at a time.
  ///
  /// It computes one frame of a ripple over a picture: vertices, displacements, and a matrix for
  /// each cell.
  ///
  /// - Parameters:
  ///   - field: The waves.
  ///   - time: The time in seconds, on the field's time base.
  ///   - threshold: The maximum distance, in points, of a corner that is treated as not moved.
  ///   - vertices: The output of the displaced vertices, also used as working memory.
  ///   - transforms: The output of the transforms.
  /// - Returns: The number of folded cells.
  /// - Precondition: There is room for exactly `vertexCount` vertices, and for `cellCount`
  ///   transforms.
  /// - Complexity: O(*n*) for *n* vertices, for each wave; nothing is allocated.
  @discardableResult
  public func writeTransforms(
    displacedBy field: RippleField, at time: Double,
    threshold: Double = GridMesh.invisibleDisplacement,
    vertices: inout MutableSpan<SIMD2<Float>>, into transforms: inout MutableSpan<Matrix4>
  ) -> Int {
    precondition(
      vertices.count == vertexCount,
      "vertices must have \(vertexCount) elements, but has \(vertices.count)")
    writeVertices(into: &vertices)
    field.displace(&vertices, at: time)
    return writeTransforms(displaced: vertices.span, threshold: threshold, into: &transforms)
  }
}
