// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension GridMesh {
  /// Writes the transforms that the cells have in a field of waves at a time.
  ///
  /// It is the frame of a ripple over a picture: vertices, their moves, and a matrix for each cell.
  ///
  /// - Parameters:
  ///   - field: The waves.
  ///   - time: Seconds, on the field's time base.
  ///   - threshold: The distance, in points, up to which a corner counts as not moved.
  ///   - vertices: Memory for the vertices: afterwards it holds their displaced places.
  ///   - transforms: Where the transforms go.
  /// - Returns: The number of folded cells.
  /// - Precondition: There is room for exactly `vertexCount` vertices, and for `cellCount`
  ///   transforms.
  /// - Complexity: O(*n*) for each wave; nothing is allocated.
  @discardableResult
  public func writeTransforms(
    displacedBy field: RippleField, at time: Double,
    threshold: Double = GridMesh.invisibleMove,
    vertices: UnsafeMutableBufferPointer<SIMD2<Float>>,
    into transforms: UnsafeMutableBufferPointer<Matrix4>
  ) -> Int {
    precondition(
      vertices.count == vertexCount,
      "vertices must have \(vertexCount) elements, but has \(vertices.count)")
    writeVertices(into: vertices)
    let places = UnsafeBufferPointer(vertices)
    field.displace(places, at: time, into: vertices)
    return writeTransforms(displaced: places, threshold: threshold, into: transforms)
  }
}
