// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct ColorMeshTessellationTests {
  @Test(arguments: [false, true], InterpolationSpace.allCases)
  func `vertices are the samples of the mesh`(smooth: Bool, space: InterpolationSpace) {
    let mesh = ColorMeshes.random(
      width: 3, height: 5, seed: 11, hasHandles: smooth, smoothsColors: smooth, colorSpace: space)
    // Steps of a quarter in patches of a half and a quarter: u and v are exact.
    let tessellation = ColorMesh.Tessellation(verticesPerEdge: 5)
    let positions = ColorMeshes.positions(mesh, tessellation)
    let colors = ColorMeshes.colors(mesh, tessellation, format: .straight)
    let premultiplied = ColorMeshes.colors(mesh, tessellation)
    #expect(positions.count == 8 * 25 && tessellation.verticesPerPatch == 25)
    for index in positions.indices {
      let (patch, vertex) = (index / 25, index % 25)
      let u = (Double(patch % 2) + Double(vertex % 5) / 4) / 2
      let v = (Double(patch / 2) + Double(vertex / 5) / 4) / 4
      let position = mesh.position(u: u, v: v)
      // At an edge it may be the neighbor's, whose handles differ only across the edge.
      #expect(positions[index] == SIMD2<Float>(position))
      let color = mesh.color(u: u, v: v)
      let (single, scaled) = (SIMD4<Double>(colors[index]), SIMD4<Double>(premultiplied[index]))
      #expect(abs(single.w - color.alpha) <= 2e-7)
      for lane in 0..<3 {
        let alpha = color.alpha
        let component = color.components[lane]
        #expect(abs(scaled[lane] - component * alpha) <= 1 / 200 / 255)
        if alpha == 1 { #expect(abs(single[lane] - component) <= 1 / 200 / 255) }
      }
    }
  }

  @Test(arguments: [2, 3, 4, 7, 16])
  func `patches meet to the bit`(edge: Int) {
    for hasHandles in [false, true] {
      let mesh = ColorMeshes.random(width: 4, height: 3, seed: 21, hasHandles: hasHandles)
      let tessellation = ColorMesh.Tessellation(verticesPerEdge: edge)
      let positions = ColorMeshes.positions(mesh, tessellation)
      let colors = ColorMeshes.colors(mesh, tessellation)
      func vertex(_ patch: Int, _ column: Int, _ row: Int) -> [UInt32] {
        let index = (patch * edge + row) * edge + column
        return [positions[index].x, positions[index].y].map(\.bitPattern)
          + (0..<4).map { colors[index][$0].bitPattern }
      }
      for row in 0..<2 {
        for column in 0..<3 {
          let patch = row * 3 + column
          for place in 0..<edge {
            if column < 2 {
              #expect(vertex(patch, edge - 1, place) == vertex(patch + 1, 0, place))
            }
            if row < 1 { #expect(vertex(patch, place, edge - 1) == vertex(patch + 3, place, 0)) }
          }
        }
      }
    }
  }

  @Test func `zeros of either sign meet to the bit too`() {
    let points: [SIMD2<Double>] = [
      [-1, -1], [-0.0, -1], [1, -1], [-1, -0.0], [-0.0, -0.0], [1, 0], [-1, 1], [0, 1], [1, 1],
    ]
    let mesh = ColorMesh(
      width: 3, height: 3, points: points, colors: [SRGB](repeating: .black, count: 9))
    let tessellation = ColorMesh.Tessellation(verticesPerEdge: 3)
    for position in ColorMeshes.positions(mesh, tessellation) {
      #expect(position.x.bitPattern != (-0.0 as Float).bitPattern)
      #expect(position.y.bitPattern != (-0.0 as Float).bitPattern)
    }
  }

  @Test func `any part of the patches has the bits of the whole`() {
    let mesh = ColorMeshes.random(width: 5, height: 4, seed: 30, hasHandles: true)
    let tessellation = ColorMesh.Tessellation(verticesPerEdge: 6)
    let positions = ColorMeshes.positions(mesh, tessellation)
    let colors = ColorMeshes.colors(mesh, tessellation)
    for patches in [0..<0, 0..<1, 3..<7, 5..<12, 11..<12, 12..<12] {
      let range = patches.lowerBound * 36..<patches.upperBound * 36
      #expect(
        ColorMeshes.positions(mesh, tessellation, patches: patches) == Array(positions[range]))
      #expect(ColorMeshes.colors(mesh, tessellation, patches: patches) == Array(colors[range]))
    }
    let empty = ColorMeshes.positions(.zero, tessellation)
    #expect(empty.isEmpty && ColorMeshes.colors(.zero, tessellation).isEmpty)
  }

  @Test func `packed colors are the nearest bytes`() {
    let mesh = ColorMeshes.random(width: 3, height: 3, seed: 40)
    let tessellation = ColorMesh.Tessellation(verticesPerEdge: 7)
    for format in ColorMesh.AlphaFormat.allCases {
      let colors = ColorMeshes.colors(mesh, tessellation, format: format)
      for (pixel, color) in zip(ColorMeshes.pixels(mesh, tessellation, format: format), colors) {
        for lane in 0..<4 {
          let byte = Double(pixel >> UInt32(8 * lane) & 255)
          let exact = min(max(Double(color[lane]), 0), 1) * 255
          #expect(abs(byte - exact) <= 0.50001)
        }
      }
    }
    let corners = ColorMesh(
      width: 2, height: 2, points: [.zero, .zero, .zero, .zero],
      colors: [SRGB(hex: 0x010203), .white, .clear, SRGB(red: 2, green: -1, blue: 0.5)])
    #expect(
      ColorMeshes.pixels(corners, ColorMesh.Tessellation(verticesPerEdge: 2))
        == [0xff03_0201, 0xffff_ffff, 0, 0xff80_00ff])
  }

  @Test func `an opaque mesh is opaque everywhere, to the bit`() {
    for edge in [2, 5, 13, 64] {
      let mesh = ColorMeshes.random(width: 2, height: 3, seed: 50, isOpaque: true)
      let colors = ColorMeshes.colors(mesh, ColorMesh.Tessellation(verticesPerEdge: edge))
      #expect(colors.allSatisfy { $0.w == 1 })
    }
  }

  @Test func `triangles cover every cell once, clockwise`() {
    let tessellation = ColorMesh.Tessellation(verticesPerEdge: 4)
    #expect(tessellation.trianglesPerPatch == 18)
    var indices = [UInt32](repeating: .max, count: 3 * 2 * 18)
    indices.withMutableSpan { tessellation.writeIndices(ofPatches: 3..<5, into: &$0) }
    #expect(Array(indices[0..<6]) == [0, 1, 4, 4, 1, 5])
    #expect(indices.min() == 0 && indices.max() == 31)
    var area = 0.0
    for triangle in 0..<36 {
      let corners = (0..<3).map { corner in
        let index = Int(indices[3 * triangle + corner]) % 16
        return SIMD2(Double(index % 4), Double(index / 4))
      }
      let (a, b) = (corners[1] - corners[0], corners[2] - corners[0])
      let double = a.x * b.y - a.y * b.x
      #expect(double == 1)
      area += double / 2
      #expect(Set((0..<3).map { indices[3 * triangle + $0] / 16 }).count == 1)
    }
    #expect(area == 18)
  }

  @Test func `too little room ends the program`() async {
    await #expect(processExitsWith: .failure) {
      let mesh = ColorMesh(
        width: 2, height: 2, points: [.zero, .zero, .zero, .zero],
        colors: [.black, .black, .black, .black])
      let tessellation = ColorMesh.Tessellation(verticesPerEdge: 4)
      var positions = [SIMD2<Float>](repeating: .zero, count: 15)
      positions.withMutableSpan { tessellation.samplePositions(of: mesh, into: &$0) }
    }
    await #expect(processExitsWith: .failure) {
      _ = ColorMeshes.positions(.zero, ColorMesh.Tessellation(verticesPerEdge: 4), patches: 0..<1)
    }
  }
}
