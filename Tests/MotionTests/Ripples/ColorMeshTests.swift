// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct ColorMeshTests {
  private struct Vectors: Decodable {
    let points: [Double]
    let rows: [[Double]]
  }

  /// The mesh of the vectors, with the four colors of one patch such that red, green and blue of
  /// its light are three of the four weights.
  private func mesh(cell: SIMD2<Int>, smooth: Bool, white: Int) -> ColorMesh {
    var colors = [SRGB](repeating: .black, count: 9)
    let corners = [0, 1, 3, 4].map { cell.y * 3 + cell.x + $0 }
    let lights = [SIMD3(1.0, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)]
    for (light, corner) in zip(lights, corners.indices.filter { $0 != white }) {
      colors[corners[corner]] = SRGB(red: light.x, green: light.y, blue: light.z)
    }
    return ColorMesh(
      width: 3, height: 3, points: ColorMeshes.points, colors: colors, smoothsColors: smooth,
      colorSpace: .linear)
  }

  @Test func `positions and weights are those of the article's mesh`() throws {
    let vectors = try Fixture.decode("effect-meshgradient", as: Vectors.self)
    #expect(vectors.rows.count == 40)
    #expect(ColorMeshes.points.flatMap { [$0.x, $0.y] } == vectors.points)
    for row in vectors.rows {
      let cell = SIMD2(Int(row[0]), Int(row[1]))
      let (u, v) = ((row[0] + row[2]) / 2, (row[1] + row[3]) / 2)
      for (smooth, first) in [(false, 6), (true, 10)] {
        // Three weights at a time: the fourth corner is black.
        for left in 0..<4 {
          let mesh = mesh(cell: cell, smooth: smooth, white: left)
          let position = mesh.position(u: u, v: v)
          // At the far edges the place belongs to the next patch, which has the same corners.
          #expect(abs(position.x - row[4]) <= 2e-16 && abs(position.y - row[5]) <= 2e-16)
          let light = mesh.color(u: u, v: v).linear
          let weights = (0..<4).filter { $0 != left }.map { row[first + $0] }
          for (found, weight) in zip([light.red, light.green, light.blue], weights) {
            #expect(abs(found - weight) <= 1e-15, "\(row)")
          }
        }
      }
    }
  }

  @Test func `a regular mesh is the identity, and its colors are between`() {
    for (width, height) in [(2, 2), (3, 5), (9, 4)] {
      var points: [SIMD2<Double>] = []
      var colors: [SRGB] = []
      for row in 0..<height {
        for column in 0..<width {
          let place = SIMD2(Double(column) / Double(width - 1), Double(row) / Double(height - 1))
          points.append(place)
          colors.append(SRGB(red: place.x, green: place.y, blue: 0.25))
        }
      }
      let mesh = ColorMesh(
        width: width, height: height, points: points, colors: colors, smoothsColors: false)
      for i in 0...20 {
        for j in 0...20 {
          let (u, v) = (Double(i) / 20, Double(j) / 20)
          #expect(mesh.position(u: u, v: v).distance(to: [u, v]) <= 1e-15)
          #expect((mesh.color(u: u, v: v) - SRGB(red: u, green: v, blue: 0.25)).magnitude <= 1e-15)
        }
      }
    }
  }

  @Test func `the sheet goes through its points, in their colors`() {
    for hasHandles in [false, true] {
      let mesh = ColorMeshes.random(width: 5, height: 3, seed: 1, hasHandles: hasHandles)
      for row in 0..<3 {
        for column in 0..<5 {
          let (u, v) = (Double(column) / 4, Double(row) / 2)
          #expect(mesh.position(u: u, v: v) == mesh.points[row * 5 + column])
          #expect(mesh.color(u: u, v: v) == mesh.color(at: row * 5 + column))
        }
      }
    }
  }

  @Test func `edges are Béziers over the handles, and inner handles their parallelogram`() {
    func bezier(_ p: [SIMD2<Double>], _ t: Double) -> SIMD2<Double> {
      func mix(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> { a + (b - a) * t }
      let (a, b, c) = (mix(p[0], p[1]), mix(p[1], p[2]), mix(p[2], p[3]))
      return mix(mix(a, b), mix(b, c))
    }
    for hasHandles in [false, true] {
      let mesh = ColorMeshes.random(width: 2, height: 2, seed: 4, hasHandles: hasHandles)
      let p = mesh.bezierPoints
      // Four rows of handles: those of the upper and the lower edge, and two in between.
      func edge(_ a: Int, _ b: Int) -> [SIMD2<Double>] {
        [p[a].position, p[a].trailingControlPoint, p[b].leadingControlPoint, p[b].position]
      }
      let (upper, lower) = (edge(0, 1), edge(2, 3))
      let below = [0, 0, 1, 1].map { p[$0].bottomControlPoint - p[$0].position }
      let above = [2, 2, 3, 3].map { p[$0].topControlPoint - p[$0].position }
      let second = zip(upper, below).map { $0 + $1 }
      let third = zip(lower, above).map { $0 + $1 }
      for i in 0...8 {
        for j in 0...8 {
          let (u, v) = (Double(i) / 8, Double(j) / 8)
          let rows = [upper, second, third, lower].map { bezier($0, u) }
          #expect(mesh.position(u: u, v: v).distance(to: bezier(rows, v)) <= 2e-15)
        }
      }
    }
  }

  @Test func `handles that were given come back`() {
    let given = ColorMeshes.random(width: 4, height: 3, seed: 6, hasHandles: true)
    let again = ColorMesh(
      width: 4, height: 3, bezierPoints: given.bezierPoints, colors: given.colors,
      colorSpace: .oklab)
    for (a, b) in zip(given.bezierPoints, again.bezierPoints) {
      #expect(a.position == b.position)
      #expect(a.leadingControlPoint.distance(to: b.leadingControlPoint) <= 4e-15)
      #expect(a.bottomControlPoint.distance(to: b.bottomControlPoint) <= 4e-15)
    }
    // Implied handles are P ± T/3.
    let plain = ColorMesh(
      width: 3, height: 3, points: ColorMeshes.points,
      colors: [SRGB](repeating: .black, count: 9))
    let center = plain.bezierPoints[4]
    #expect(center.trailingControlPoint == [0.9 + 1.0 / 6, 0.3])
    #expect(center.topControlPoint.distance(to: [0.9, 0.3 - 1.0 / 6]) <= 1e-16)
    #expect(plain.bezierPoints[3].trailingControlPoint.distance(to: [0.3, 0.5 - 0.2 / 3]) <= 1e-16)
  }

  @Test func `implied handles leave no crease`() {
    let mesh = ColorMeshes.random(width: 4, height: 4, seed: 9)
    let step = 1e-7
    for edge in [1.0 / 3, 2.0 / 3] {
      for other in [0.1, 0.5, 0.77] {
        func slope(_ sign: Double) -> SIMD2<Double> {
          let far = mesh.position(u: edge + sign * step, v: other)
          return (far - mesh.position(u: edge, v: other)) / (sign * step)
        }
        #expect(slope(1).distance(to: slope(-1)) <= 1e-4)
      }
    }
  }

  @Test func `places beyond the ends are the ends, and NaN the start`() {
    let mesh = ColorMeshes.random(width: 3, height: 3, seed: 2)
    for (place, end) in [
      (-1.0, 0.0), (-.infinity, 0), (.nan, 0), (2, 1), (.infinity, 1), (1e308, 1), (-0.0, 0),
    ] {
      #expect(mesh.position(u: place, v: 0.3) == mesh.position(u: end, v: 0.3))
      #expect(mesh.position(u: 0.3, v: place) == mesh.position(u: 0.3, v: end))
      #expect(mesh.color(u: place, v: place) == mesh.color(u: end, v: end))
    }
    #expect(ColorMesh.zero.position(u: 0.5, v: 0.5) == .zero)
    #expect(ColorMesh.zero.color(u: 0.5, v: 0.5) == .clear && ColorMesh.zero.patchCount == 0)
  }

  @Test func `numbers of any size give finite samples`() {
    for size in [1e-300, 1e-20, 1, 1e30, 1e150] {
      for space in InterpolationSpace.allCases {
        let colors = [
          SRGB(red: size, green: -size, blue: 0), SRGB(red: -size, green: size, blue: size),
          .white, SRGB(red: 1, green: 0, blue: size, alpha: 1e-300),
        ]
        let mesh = ColorMesh(
          width: 2, height: 2, points: [[-size, size], [size, 0], [0, -size], [size, size]],
          colors: colors, colorSpace: space)
        let tessellation = ColorMesh.Tessellation(verticesPerEdge: 3)
        for (u, v) in [(0.0, 0.0), (0.3, 0.9), (1, 1)] {
          #expect((mesh.position(u: u, v: v) * 1e-150).magnitude.isFinite)
          let color = mesh.color(u: u, v: v)
          #expect(color.red.isFinite && color.green.isFinite && color.blue.isFinite)
        }
        #expect(
          ColorMeshes.positions(mesh, tessellation).allSatisfy { $0.x.isFinite && $0.y.isFinite })
        let samples = ColorMeshes.colors(mesh, tessellation, format: .straight)
        for color in samples { #expect((0..<4).allSatisfy { color[$0].isFinite }, "\(size)") }
      }
    }
  }

  @Test func `colors and points are set one by one`() {
    var mesh = ColorMeshes.random(width: 3, height: 2, seed: 3)
    mesh.setColor(SRGB(hex: 0x336699), at: 4)
    #expect((mesh.color(at: 4) - SRGB(hex: 0x336699)).magnitude <= 1e-13)
    #expect(mesh.colors.count == 6 && mesh.colors[4].css == "#336699")
    mesh.points[4] = [7, 8]
    #expect(mesh.position(u: 0.5, v: 1) == [7, 8])
    let light = mesh.converted(to: .linear)
    #expect(light.colorSpace == .linear && light.converted(to: .linear) == light)
    for index in 0..<6 { #expect(light.color(at: index).bytes == mesh.color(at: index).bytes) }
    #expect(mesh.background == .clear)
  }

  @Test func `nonsense ends the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = ColorMesh(width: 1, height: 2, points: [.zero, .zero], colors: [.black, .black])
    }
    await #expect(processExitsWith: .failure) {
      _ = ColorMesh(width: 2, height: 2, points: [.zero], colors: [.black, .black])
    }
    await #expect(processExitsWith: .failure) {
      var mesh = ColorMesh(
        width: 2, height: 2, points: [.zero, .zero, .zero, .zero],
        colors: [.black, .black, .black, .black])
      mesh.points.removeLast()
    }
    await #expect(processExitsWith: .failure) {
      _ = ColorMesh.Tessellation(verticesPerEdge: 1)
    }
  }
}
