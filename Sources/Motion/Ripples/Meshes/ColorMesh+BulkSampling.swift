// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension ColorMesh.Tessellation {
  /// Computes the positions of the vertices of a mesh.
  ///
  /// The vertices of a patch are ordered row by row, at equal steps of u and v.
  ///
  /// - Parameters:
  ///   - mesh: The mesh.
  ///   - patches: The patches to compute, by default all. Each part has the bits of the whole, so
  ///     threads can divide the work.
  ///   - positions: The output, with room for the vertices of the patches, beginning with the first
  ///     patch.
  /// - Accuracy: The position is computed in `Double` and rounded once; where the steps are exact,
  ///   it has the bits of `position(u:v:)`.
  /// - Edge cases: Coordinates are clamped to ±2¹²⁴.
  /// - Complexity: O(*n*) for *n* vertices, without allocation.
  /// - Precondition: The patches are within the mesh, and the output has room for their vertices.
  public func samplePositions(
    of mesh: ColorMesh, patches: Range<Int>? = nil,
    into positions: inout MutableSpan<SIMD2<Float>>
  ) {
    let patches = patches ?? 0..<mesh.patchCount
    check(patches, of: mesh, room: positions.count)
    guard !patches.isEmpty else { return }
    positions.withUnsafeMutableBufferPointer { positions in
      weights.withUnsafeBufferPointer { weights in
        var vertex = 0
        for index in patches {
          let patch = ColorMeshPatch(
            mesh, column: index % (mesh.width - 1), row: index / (mesh.width - 1)
          ).clampedForFloat
          for v in weights {
            let row = patch.row(v)
            for u in weights {
              positions[vertex] = SIMD2<Float>(row.position(u))
              vertex += 1
            }
          }
        }
      }
    }
  }

  /// Computes the colors of the vertices of a mesh, in sRGB.
  ///
  /// - Parameters:
  ///   - mesh: The mesh.
  ///   - patches: The patches to compute, by default all. Each part has the bits of the whole.
  ///   - format: Whether red, green and blue are multiplied by alpha.
  ///   - colors: The output, with room for the colors of the vertices: red, green, blue, alpha.
  /// - Accuracy: For colors in the gamut whose alpha is 0 or at least 2⁻¹²⁶, within 1/200 of an 8-bit
  ///   step of `color(u:v:)`.
  /// - Edge cases: Colors between points may be slightly outside of the gamut; they are not
  ///   clamped.
  /// - Complexity: O(*n*) for *n* vertices, four at a time, without allocation.
  /// - Precondition: The patches are within the mesh, and the output has room for their vertices.
  public func sampleColors(
    of mesh: ColorMesh, patches: Range<Int>? = nil,
    format: ColorMesh.AlphaFormat = .premultiplied,
    into colors: inout MutableSpan<SIMD4<Float>>
  ) {
    let patches = patches ?? 0..<mesh.patchCount
    check(patches, of: mesh, room: colors.count)
    guard !patches.isEmpty else { return }
    let isPremultiplied = format == .premultiplied
    colors.withUnsafeMutableBufferPointer { colors in
      forEachFour(of: mesh, patches) { vertex, count, lanes, alpha in
        let scale = isPremultiplied ? alpha : FloatRegister(1)
        let red = (lanes.x * scale).value
        let green = (lanes.y * scale).value
        let blue = (lanes.z * scale).value
        if count == 4 {
          colors[vertex] = SIMD4(red[0], green[0], blue[0], alpha.value[0])
          colors[vertex + 1] = SIMD4(red[1], green[1], blue[1], alpha.value[1])
          colors[vertex + 2] = SIMD4(red[2], green[2], blue[2], alpha.value[2])
          colors[vertex + 3] = SIMD4(red[3], green[3], blue[3], alpha.value[3])
        } else {
          for lane in 0..<count {
            colors[vertex + lane] = SIMD4(red[lane], green[lane], blue[lane], alpha.value[lane])
          }
        }
      }
    }
  }

  /// Computes the colors of the vertices of a mesh, with 8 bits per component.
  ///
  /// Red is in the lowest byte, alpha in the highest: the bytes are red, green, blue, alpha in
  /// the memory of a little-endian machine.
  ///
  /// - Parameters:
  ///   - mesh: The mesh.
  ///   - patches: The patches to compute, by default all.
  ///   - format: Whether red, green and blue are multiplied by alpha.
  ///   - pixels: The output, with room for the colors of the vertices.
  /// - Accuracy: The colors are computed in `Float`, clamped to 0…1 and rounded to the nearest
  ///   step, ties to even.
  /// - Precondition: The patches are within the mesh, and the output has room for their vertices.
  public func sampleColors(
    of mesh: ColorMesh, patches: Range<Int>? = nil,
    format: ColorMesh.AlphaFormat = .premultiplied,
    into pixels: inout MutableSpan<UInt32>
  ) {
    let patches = patches ?? 0..<mesh.patchCount
    check(patches, of: mesh, room: pixels.count)
    guard !patches.isEmpty else { return }
    let isPremultiplied = format == .premultiplied
    pixels.withUnsafeMutableBufferPointer { pixels in
      forEachFour(of: mesh, patches) { vertex, count, lanes, alpha in
        let scale = isPremultiplied ? alpha : FloatRegister(1)
        let packed =
          (byte(lanes.x * scale) | byte(lanes.y * scale) &<< 8)
          | (byte(lanes.z * scale) &<< 16 | byte(alpha) &<< 24)
        let bits = packed.bits
        for lane in 0..<count { pixels[vertex + lane] = bits[lane] }
      }
    }
  }

  /// Returns the nearest step of 1/255, in the lowest byte of each lane.
  @inline(__always)
  private func byte(_ number: FloatRegister) -> FloatRegister {
    let clamped = TransferKernel.clamped(TransferKernel.notNegative(number), at: 1)
    // The ulp of the sum is 1, so it is rounded to an integer.
    let shifted = clamped * FloatRegister(255) + FloatRegister(0x1p+23)
    return shifted & FloatRegister(bits: SIMD4(repeating: 255))
  }

  /// Computes the unpremultiplied colors of patches in sRGB, four vertices of a row at a time.
  ///
  /// The body receives the index of the first vertex, the number of valid lanes, the colors, and
  /// alpha clamped to 0…1.
  @inline(__always)
  private func forEachFour(
    of mesh: ColorMesh, _ patches: Range<Int>,
    _ body: (Int, Int, ColorLanes<FloatRegister>, FloatRegister) -> Void
  ) {
    let (n, space) = (verticesPerEdge, mesh.colorSpace)
    (mesh.smoothsColors ? smooths : lines).withUnsafeBufferPointer { steps in
      var vertex = 0
      for index in patches {
        let patch = ColorMeshPatch(
          mesh, column: index % (mesh.width - 1), row: index / (mesh.width - 1))
        let corners = ColorCorners(patch)
        for row in 0..<n {
          let line = corners.row(steps[row])
          for column in stride(from: 0, to: n, by: 4) {
            let u = FloatRegister(
              value: SIMD4(
                steps[column], steps[column + 1], steps[column + 2], steps[column + 3]))
            let (lanes, alpha) = line.straight(u)
            body(
              vertex + column, min(4, n - column), lanes.converted(from: space, to: .srgb), alpha)
          }
          vertex += n
        }
      }
    }
  }
}
