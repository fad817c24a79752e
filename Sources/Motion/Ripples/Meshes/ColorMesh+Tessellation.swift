// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension ColorMesh {
  /// A subdivision of meshes into triangles, with precomputed weights.
  ///
  /// It is independent of a mesh, so one tessellation serves all frames of a moving mesh. Each
  /// patch becomes its own square grid of vertices, row by row; vertices where patches meet have
  /// equal bits, so no cracks open. The caller provides the buffers, and nothing is allocated.
  ///
  /// ```swift
  /// let mesh = ColorMesh(
  ///   width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
  ///   colors: [.black, .black, .white, .white], colorSpace: .oklab)
  /// let tessellation = ColorMesh.Tessellation(verticesPerEdge: 3)
  /// func positions() -> ContiguousArray<SIMD2<Float>> {
  ///   var positions = ContiguousArray(
  ///     repeating: SIMD2<Float>.zero, count: tessellation.vertexCount(of: mesh))
  ///   var output = positions.mutableSpan
  ///   tessellation.samplePositions(of: mesh, into: &output)
  ///   return positions
  /// }
  /// positions()[4]  // SIMD2<Float>(0.5, 0.5)
  /// ```
  public struct Tessellation: Hashable, Sendable {
    /// The number of vertices along each edge of a patch, including its ends.
    public let verticesPerEdge: Int

    /// The weights of the positions for each vertex of an edge.
    let weights: [HermiteWeights]

    /// The weights of the far side's color, for linear and for smooth-step interpolation.
    ///
    /// The last ones are repeated up to a multiple of four.
    let lines: [Float]
    let smooths: [Float]

    /// Creates a tessellation.
    ///
    /// - Precondition: There are at least 2 and at most 65 536 vertices per edge.
    public init(verticesPerEdge: Int) {
      precondition(
        verticesPerEdge >= 2 && verticesPerEdge <= 65_536,
        "verticesPerEdge must be from 2 to 65536, but is \(verticesPerEdge)")
      self.verticesPerEdge = verticesPerEdge
      let last = Double(verticesPerEdge - 1)
      let steps = (0..<verticesPerEdge).map { Double($0) / last }
      weights = steps.map { HermiteWeights($0) }
      let padded = (0..<(verticesPerEdge + 3) & ~3).map { steps[min($0, verticesPerEdge - 1)] }
      lines = padded.map { Float($0) }
      smooths = padded.map { Float(ColorMesh.smoothStep($0)) }
    }

    /// The number of vertices of one patch.
    public var verticesPerPatch: Int { verticesPerEdge * verticesPerEdge }

    /// The number of triangles of one patch.
    public var trianglesPerPatch: Int { 2 * (verticesPerEdge - 1) * (verticesPerEdge - 1) }

    /// Returns the number of vertices of all patches of a mesh.
    public func vertexCount(of mesh: ColorMesh) -> Int { mesh.patchCount * verticesPerPatch }

    /// Writes the vertex indices of the triangles of patches, three for each triangle.
    ///
    /// A cell of four vertices becomes two triangles, both clockwise on screen: top left, top
    /// right, bottom left; and bottom left, top right, bottom right. Cells are ordered row by row,
    /// patch after patch.
    ///
    /// - Parameters:
    ///   - patches: The patches; their first vertex has index 0.
    ///   - indices: The output, with room for three indices of each triangle.
    /// - Precondition: `indices` has room for three indices of each triangle of the patches.
    public func writeIndices(
      ofPatches patches: Range<Int>, into indices: inout MutableSpan<UInt32>
    ) {
      precondition(
        indices.count >= 3 * patches.count * trianglesPerPatch,
        "indices must have room for \(3 * patches.count * trianglesPerPatch)")
      indices.withUnsafeMutableBufferPointer { fill($0, patchCount: patches.count) }
    }

    private func fill(_ indices: UnsafeMutableBufferPointer<UInt32>, patchCount: Int) {
      var next = 0
      for patch in 0..<patchCount {
        for row in 0..<verticesPerEdge - 1 {
          for column in 0..<verticesPerEdge - 1 {
            let index = patch * verticesPerPatch + row * verticesPerEdge + column
            let (top, bottom) = (
              UInt32(truncatingIfNeeded: index),
              UInt32(truncatingIfNeeded: index + verticesPerEdge)
            )
            indices[next] = top
            indices[next + 1] = top + 1
            indices[next + 2] = bottom
            indices[next + 3] = bottom
            indices[next + 4] = top + 1
            indices[next + 5] = bottom + 1
            next += 6
          }
        }
      }
    }

    /// Checks that patches are within the mesh, and that there is room for their vertices.
    func check(_ patches: Range<Int>, of mesh: ColorMesh, room: Int) {
      precondition(
        patches.lowerBound >= 0 && patches.upperBound <= mesh.patchCount,
        "patches must be within 0..<\(mesh.patchCount), but are \(patches)")
      precondition(
        room >= patches.count * verticesPerPatch,
        "there must be room for \(patches.count * verticesPerPatch) vertices, but is for \(room)")
    }
  }

  /// The relation of color components to alpha.
  @frozen
  public enum AlphaFormat: CaseIterable, Hashable, Sendable {
    /// The components are multiplied by alpha, as compositors and graphics processors expect.
    case premultiplied

    /// The components are independent of alpha, as in most image files.
    ///
    /// The `ImageData` of a web page uses this format.
    case straight
  }
}
