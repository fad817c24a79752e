// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionEffects
import Testing

@Suite struct GridMeshTests {
  private let mesh = GridMesh(
    columns: 10, rows: 8, bounds: Bounds(x: 5, y: -20, width: 390, height: 844))

  private func transforms(
    _ mesh: GridMesh, _ displaced: [SIMD2<Double>],
    threshold: Double = GridMesh.invisibleDisplacement
  ) -> (matrices: [Matrix4], folded: Int) {
    var matrices = [Matrix4](repeating: .scale(x: 0, y: 0), count: mesh.cellCount)
    let folded = displaced.withSpan { displaced in
      matrices.withMutableSpan {
        mesh.writeTransforms(displaced: displaced, threshold: threshold, into: &$0)
      }
    }
    return (matrices, folded)
  }

  private func bent(_ mesh: GridMesh, by amount: Double, seed: UInt64) -> [SIMD2<Double>] {
    var generator = SeededGenerator(seed: seed)
    return mesh.vertices.map { vertex in
      vertex + SIMD2(generator.nextUnit() - 0.5, generator.nextUnit() - 0.5) * amount
    }
  }

  @Test func `cells and vertices are counted row by row, and tile the bounds`() {
    #expect(mesh.cellCount == 80 && mesh.vertexCount == 99)
    let screen = Bounds(x: 0, y: 0, width: 390, height: 844)
    let square = GridMesh(columns: 10, rows: 10, bounds: screen)
    for index in 0..<100 {
      let cell = square.cell(index)
      #expect(abs(cell.minimum.x - Double(index % 10) / 10 * 390) <= 1e-13)
      #expect(abs(cell.minimum.y - Double(index / 10) / 10 * 844) <= 2e-13)
      #expect(abs(cell.width - 39) <= 1e-13 && abs(cell.height - 84.4) <= 2e-13)
    }
    #expect(mesh.cell(0).minimum == mesh.bounds.minimum)
    #expect(mesh.cell(79).maximum == mesh.bounds.maximum)
    #expect(mesh.cell(12).maximum == mesh.cell(23).minimum)
    #expect(mesh.vertices[11 * 3 + 4] == mesh.vertex(column: 4, row: 3))
    var wide = [SIMD2<Double>](repeating: .zero, count: 99)
    var narrow = [SIMD2<Float>](repeating: .zero, count: 99)
    wide.withMutableSpan { mesh.writeVertices(into: &$0) }
    narrow.withMutableSpan { mesh.writeVertices(into: &$0) }
    #expect(wide == mesh.vertices)
    #expect(narrow == mesh.vertices.map { SIMD2<Float>($0) })
  }

  @Test func `a mesh has a cell for every 40 points, and at least two`() {
    #expect(GridMesh.count(across: 390) == 9 && GridMesh.count(across: 844) == 21)
    #expect(GridMesh.count(across: 79) == 2 && GridMesh.count(across: 0) == 2)
    #expect(GridMesh.count(across: .nan) == 2 && GridMesh.count(across: -5) == 2)
    #expect(GridMesh.count(across: .infinity) == 65_536 && GridMesh.count(across: 120) == 3)
    #expect(GridMesh.count(across: 100, size: 0) == 65_536)
  }

  @Test func `the transforms take the corners of every cell where its vertices are`() throws {
    var most = 0.0
    for seed in 0..<20 {
      let displaced = bent(mesh, by: 26, seed: UInt64(seed))
      let (matrices, folded) = transforms(mesh, displaced)
      #expect(folded == 0)
      for index in 0..<mesh.cellCount {
        let cell = mesh.cell(index)
        let quad = displaced.withSpan { mesh.quad(ofCell: index, displaced: $0) }
        let local = Quad(Bounds(minimum: .zero, maximum: cell.size))
        let map = try #require(mesh.homography(ofCell: index, to: quad))
        for corner in 0..<4 {
          let expected = quad[corner: corner] - cell.minimum
          let image = try #require(matrices[index](local[corner: corner]))
          most = max(most, image.distance(to: expected) / cell.diagonal)
          let other = try #require(map(local[corner: corner]))
          #expect(other.distance(to: expected) <= 1e-13 * cell.diagonal)
        }
        let inside = SIMD2(0.3, 0.6) * cell.size
        let both = (try #require(matrices[index](inside)), try #require(map(inside)))
        #expect(both.0.distance(to: both.1) <= 1e-13 * cell.diagonal)
        #expect(matrices[index].m44 == 1 && matrices[index].m33 == 1)
      }
    }
    #expect(most <= 1e-13)
  }

  @Test func `cells that have hardly moved get the identity`() {
    var displaced = mesh.vertices
    #expect(transforms(mesh, displaced).matrices.allSatisfy { $0 == .identity })
    displaced[12] += SIMD2(0.003, 0.004) * 0.999
    #expect(transforms(mesh, displaced).matrices.allSatisfy { $0 == .identity })
    displaced[12] += SIMD2(0.003, 0.004) * 0.002
    let moved = transforms(mesh, displaced).matrices.map { $0 != .identity }
    #expect((0..<80).filter { moved[$0] } == [0, 1, 10, 11])
    #expect(transforms(mesh, displaced, threshold: 1).matrices.allSatisfy { $0 == .identity })
    let kept = transforms(mesh, mesh.vertices, threshold: -1).matrices
    #expect(kept.allSatisfy { $0(SIMD2(1, 1))!.distance(to: SIMD2(1, 1)) <= 1e-13 })
  }

  @Test func `vertices in single precision give the transforms of the same numbers in double`() {
    let narrow = bent(mesh, by: 30, seed: 77).map { SIMD2<Float>($0) }
    var matrices = [Matrix4](repeating: .identity, count: 80)
    let folded = narrow.withSpan { displaced in
      matrices.withMutableSpan { mesh.writeTransforms(displaced: displaced, into: &$0) }
    }
    let wide = transforms(mesh, narrow.map { SIMD2<Double>($0) })
    #expect(matrices == wide.matrices && folded == wide.folded)
    narrow.withSpan {
      #expect(
        mesh.quad(ofCell: 7, displaced: $0).bottomRight == SIMD2<Double>(narrow[19]))
    }
  }

  @Test func `a field of waves bends the mesh as its displaced vertices do`() {
    var field = RippleField(.haptics)
    field.trigger(from: SIMD2(100, 200), at: 0)
    field.trigger(from: SIMD2(300, 600), at: 0.1)
    let places = field.displaced(mesh.vertices.map { SIMD2<Float>($0) }, at: 0.4)
    let expected = transforms(mesh, places.map { SIMD2<Double>($0) })
    var vertices = [SIMD2<Float>](repeating: .zero, count: mesh.vertexCount)
    var matrices = [Matrix4](repeating: .identity, count: mesh.cellCount)
    let folded = vertices.withMutableSpan { vertices in
      matrices.withMutableSpan {
        mesh.writeTransforms(displacedBy: field, at: 0.4, vertices: &vertices, into: &$0)
      }
    }
    #expect(vertices == places && matrices == expected.matrices && folded == expected.folded)
    #expect(matrices.contains { $0 != .identity })
  }

  @Test func `folded cells are counted, and come as near to their corners as an affine map can`() {
    let mesh = GridMesh(columns: 1, rows: 1, bounds: Bounds(x: 10, y: 10, width: 2, height: 4))
    // The corners at the right have changed places.
    let displaced = [SIMD2(10.0, 10), SIMD2(12, 14), SIMD2(10, 14), SIMD2(12, 10)]
    let (matrices, folded) = transforms(mesh, displaced)
    #expect(folded == 1 && mesh.homography(ofCell: 0, to: quad(displaced)) == nil)
    // Both sides have the mean (2, 0), and the ends (0, 4) and (0, −4) of the other cancel.
    #expect(matrices[0].affine == Affine2D(a: 1, b: 0, c: 0, d: 0, tx: 0, ty: 2))
    let rest = Quad(Bounds(x: 0, y: 0, width: 2, height: 4))
    func error(_ transform: Affine2D) -> Double {
      let expected = quad(displaced.map { $0 - SIMD2(10, 10) })
      return (0..<4).reduce(0) {
        let miss = transform(rest[corner: $1]) - expected[corner: $1]
        return $0 + miss.squaredMagnitude
      }
    }
    let best = matrices[0].affine ?? .zero
    for index in 0..<6 {
      for step in [-0.01, 0.01] {
        var other = best
        other[component: index] += step
        #expect(error(other) > error(best))
      }
    }
  }

  private func quad(_ vertices: [SIMD2<Double>]) -> Quad {
    Quad(
      topLeft: vertices[0], topRight: vertices[1], bottomRight: vertices[3],
      bottomLeft: vertices[2])
  }

  @Test func `hostile vertices give finite transforms`() {
    let mesh = GridMesh(columns: 3, rows: 3, bounds: Bounds(x: 0, y: 0, width: 120, height: 90))
    var generator = SeededGenerator(seed: 13)
    let hostile: [Double] = [
      0, .nan, .infinity, -.infinity, 1e150, -1e150, 1e308, 1e-300, 40, 30,
      .leastNonzeroMagnitude, -1e-20,
    ]
    for _ in 0..<1000 {
      var displaced = mesh.vertices
      for index in displaced.indices where generator.next() % 3 == 0 {
        displaced[index].x = hostile[Int(generator.next() % 12)]
        displaced[index].y = hostile[Int(generator.next() % 12)]
      }
      for matrix in transforms(mesh, displaced).matrices {
        let rows = [matrix.row1, matrix.row2, matrix.row3, matrix.row4]
        #expect(rows.allSatisfy { $0 - $0 == .zero }, "\(displaced)")
      }
    }
  }

  @Test func `a mesh without width has cells that do not move`() {
    let flat = GridMesh(columns: 2, rows: 2, bounds: Bounds(x: 3, y: 4, width: 0, height: 10))
    let displaced = flat.vertices.map { $0 + SIMD2($0.y, 1) }
    let (matrices, folded) = transforms(flat, displaced)
    #expect(folded == 4 && matrices.allSatisfy { $0 == .identity })
    // Here the grid is finer than the numbers.
    let tiny = GridMesh(
      columns: 9, rows: 1, bounds: Bounds(minimum: SIMD2(1e16, 0), maximum: SIMD2(1e16 + 4, 1)))
    #expect((0..<9).allSatisfy { tiny.cell($0).width >= 0 })
  }

  @Test func `a cell whose map overflows is counted, and its transform is finite`() {
    for (width, size) in [(0x1p-1040, 10.0), (1e-160, 1e151)] {
      let mesh = GridMesh(
        columns: 1, rows: 1, bounds: Bounds(minimum: .zero, maximum: SIMD2(width, 10)))
      let quad = [SIMD2(0, 0), SIMD2(size, 0), SIMD2(0.1 * size, size), SIMD2(size, 1.1 * size)]
      let (matrices, folded) = transforms(mesh, quad)
      #expect(matrices == [Matrix4.identity] && folded == 1)
    }
  }
}
