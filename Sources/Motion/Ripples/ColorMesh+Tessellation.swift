// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension ColorMesh {
  /// A way to turn meshes into triangles: how finely, with weights computed once.
  ///
  /// It knows nothing of a mesh, so one tessellation serves all frames of a mesh that moves.
  /// Each patch becomes a square grid of vertices of its own, row by row; vertices where
  /// patches meet are equal to the bit, so that no crack opens. Buffers are the caller's, and
  /// nothing is allocated.
  ///
  /// ```swift
  /// let mesh = ColorMesh(
  ///   width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
  ///   colors: [.black, .black, .white, .white], colorSpace: .oklab)
  /// let tessellation = ColorMesh.Tessellation(verticesPerEdge: 3)
  /// var positions = [SIMD2<Float>](repeating: .zero, count: tessellation.vertexCount(of: mesh))
  /// positions.withUnsafeMutableBufferPointer { tessellation.samplePositions(of: mesh, into: $0) }
  /// positions[4]  // SIMD2<Float>(0.5, 0.5)
  /// ```
  public struct Tessellation: Hashable, Sendable {
    /// The count of vertices along each edge of a patch, its ends included.
    public let verticesPerEdge: Int

    /// The weights of the positions for each vertex of an edge.
    let weights: [HermiteWeights]

    /// The weights of the far side's color, along a line and along a smooth step.
    ///
    /// The last ones are repeated up to a multiple of four.
    let lines: [Float]
    let smooths: [Float]

    /// Creates a tessellation.
    ///
    /// - Precondition: At least 2 and at most 65 536 vertices per edge.
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

    /// The count of vertices of one patch.
    public var verticesPerPatch: Int { verticesPerEdge * verticesPerEdge }

    /// The count of triangles of one patch.
    public var trianglesPerPatch: Int { 2 * (verticesPerEdge - 1) * (verticesPerEdge - 1) }

    /// Counts the vertices of all patches of a mesh.
    public func vertexCount(of mesh: ColorMesh) -> Int { mesh.patchCount * verticesPerPatch }

    /// Writes the vertices of the triangles of some patches, three indices each.
    ///
    /// A cell between four vertices becomes two triangles, both clockwise on screen: top left,
    /// top right, bottom left; and bottom left, top right, bottom right. Cells come row by row,
    /// patch after patch.
    ///
    /// - Parameters:
    ///   - patches: The patches, whose first vertex is number 0.
    ///   - indices: Room for three indices of each triangle.
    public func writeIndices(
      ofPatches patches: Range<Int>, into indices: UnsafeMutableBufferPointer<UInt32>
    ) {
      precondition(
        indices.count >= 3 * patches.count * trianglesPerPatch,
        "indices must have room for \(3 * patches.count * trianglesPerPatch)")
      var place = 0
      for patch in 0..<patches.count {
        for row in 0..<verticesPerEdge - 1 {
          for column in 0..<verticesPerEdge - 1 {
            let index = patch * verticesPerPatch + row * verticesPerEdge + column
            let (top, bottom) = (
              UInt32(truncatingIfNeeded: index),
              UInt32(truncatingIfNeeded: index + verticesPerEdge)
            )
            indices[place] = top
            indices[place + 1] = top + 1
            indices[place + 2] = bottom
            indices[place + 3] = bottom
            indices[place + 4] = top + 1
            indices[place + 5] = bottom + 1
            place += 6
          }
        }
      }
    }

    /// Checks that some patches are the mesh's, and that there is room for their vertices.
    func check(_ patches: Range<Int>, of mesh: ColorMesh, room: Int) {
      precondition(
        patches.lowerBound >= 0 && patches.upperBound <= mesh.patchCount,
        "patches must be within 0..<\(mesh.patchCount), but are \(patches)")
      precondition(
        room >= patches.count * verticesPerPatch,
        "there must be room for \(patches.count * verticesPerPatch) vertices, but is for \(room)")
    }
  }

  /// What a color of a vertex is multiplied by.
  @frozen
  public enum AlphaFormat: CaseIterable, Hashable, Sendable {
    /// The coordinates are multiplied by alpha, as compositors and graphics processors blend.
    case premultiplied

    /// The coordinates are those of the color, as most image files have them.
    ///
    /// It is what the `ImageData` of a page holds.
    case straight
  }
}
