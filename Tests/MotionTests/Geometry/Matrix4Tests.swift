// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct Matrix4Tests {
  private static func number(_ generator: inout SeededGenerator, _ size: Double) -> Double {
    (2 * generator.nextUnit() - 1) * size
  }

  private static func random(_ generator: inout SeededGenerator) -> Matrix4 {
    var matrix = Matrix4.rotation(
      number(&generator, 9),
      axis: SIMD3(
        number(&generator, 1), number(&generator, 1), number(&generator, 1)))
    var skew = Matrix4.scale(
      x: 0.2 + generator.nextUnit(), y: 0.2 + generator.nextUnit(), z: 0.2 + generator.nextUnit())
    skew.m21 = number(&generator, 1)
    skew.m31 = number(&generator, 1)
    skew.m32 = number(&generator, 1)
    matrix = skew.concatenating(matrix).concatenating(
      .translation(
        SIMD3(number(&generator, 50), number(&generator, 50), number(&generator, 50))))
    return matrix.concatenating(.perspective(distance: 100 + 900 * generator.nextUnit()))
  }

  private func rows(_ matrix: Matrix4) -> [SIMD4<Double>] {
    [matrix.row1, matrix.row2, matrix.row3, matrix.row4]
  }

  private func distance(_ a: Matrix4, _ b: Matrix4) -> Double {
    zip(rows(a), rows(b)).map { $0.distance(to: $1) }.max() ?? 0
  }

  @Test func `primitives have their numbers in Core Animation's places`() {
    let (sine, cosine) = Elementary.sineAndCosine(0.5)
    let z = Matrix4.rotation(0.5, axis: SIMD3(0, 0, 2))
    #expect(distance(z, Matrix4(Affine2D.rotation(0.5))) <= 2e-16)
    let x = Matrix4.rotation(0.5, axis: SIMD3(3, 0, 0))
    #expect(abs(x.m22 - cosine) + abs(x.m23 - sine) + abs(x.m32 + sine) <= 4e-16 && x.m11 == 1)
    let y = Matrix4.rotation(0.5, axis: SIMD3(0, 1e-200, 0))
    #expect(abs(y.m33 - cosine) + abs(y.m31 - sine) + abs(y.m13 + sine) <= 4e-16 && y.m22 == 1)
    #expect(Matrix4.rotation(1, axis: .zero) == .identity)
    #expect(Matrix4.rotation(1, axis: SIMD3(.nan, 0, 1)) == .identity)
    #expect(Matrix4.perspective(distance: 500).m34 == -0.002)
    #expect(Matrix4.perspective(distance: .infinity) == .identity)
    #expect(Matrix4.translation(SIMD3(1, 2, 3)).row4 == SIMD4(1, 2, 3, 1))
    let affine = Affine2D(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let matrix = Matrix4(affine)
    #expect([matrix.m11, matrix.m12, matrix.m21, matrix.m22] == [1, 2, 3, 4])
    #expect([matrix.m41, matrix.m42, matrix.m33, matrix.m44] == [5, 6, 1, 1])
    #expect(matrix.affine == affine && Matrix4.perspective(distance: 1).affine == nil)
    #expect(matrix(SIMD2(1, 1)) == affine(SIMD2(1, 1)))
  }

  @Test func `every element can be read and set`() {
    var matrix = Matrix4.identity
    let paths: [WritableKeyPath<Matrix4, Double>] = [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41,
      \.m42, \.m43, \.m44,
    ]
    for (index, path) in paths.enumerated() { matrix[keyPath: path] = Double(index) }
    #expect(matrix.row1 == SIMD4(0, 1, 2, 3) && matrix.row2 == SIMD4(4, 5, 6, 7))
    #expect(matrix.row3 == SIMD4(8, 9, 10, 11) && matrix.row4 == SIMD4(12, 13, 14, 15))
    #expect(paths.map { matrix[keyPath: $0] } == (0..<16).map(Double.init))
  }

  @Test func `concatenating applies the first matrix first`() throws {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<200 {
      let (a, b) = (Matrix4Tests.random(&generator), Matrix4Tests.random(&generator))
      let point = SIMD4(3.0, -2, 5, 1)
      let expected = b(a(point))
      #expect(a.concatenating(b)(point).distance(to: expected) <= 1e-14 * expected.magnitude)
    }
    let grown = Matrix4.scale(x: 2, y: 2).concatenating(.translation(SIMD3(10, 0, 0)))
    #expect(try #require(grown(SIMD3(1, 1, 1))) == SIMD3(12, 2, 1))
  }

  @Test func `what lies beside the viewer or behind has no image`() {
    let view = Matrix4.perspective(distance: 100)
    #expect(view(SIMD3(10, 10, 50)) == SIMD3(20, 20, 100))
    #expect(view(SIMD3(10, 10, 100)) == nil && view(SIMD3(10, 10, 101)) == nil)
    #expect(view(SIMD3(.nan, 10, 0)) == nil && view(SIMD2(.infinity, 0)) == nil)
    let turned = Matrix4.rotation(.pi / 2, axis: SIMD3(0, -1, 0)).concatenating(view)
    #expect(turned(SIMD2(99, 0)) != nil && turned(SIMD2(100, 0)) == nil)
  }

  @Test func `inverses take points back, and singular matrices have none`() throws {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<300 {
      let matrix = Matrix4Tests.random(&generator)
      let inverse = try #require(matrix.inverse)
      #expect(distance(matrix.concatenating(inverse), .identity) <= 2e-12)
      #expect(abs(matrix.determinant * inverse.determinant - 1) <= 1e-12)
    }
    #expect(Matrix4.scale(x: 1, y: 0).inverse == nil)
    var flat = Matrix4.scale(x: 0.1, y: 0.2, z: 0.3)
    flat.row3 = flat.row1 * 0.7 + flat.row2 * 0.3
    #expect(flat.inverse == nil && flat.components == nil)
    flat.row1.x = .nan
    #expect(flat.inverse == nil && flat.components == nil)
    let huge = Matrix4.scale(x: 1e150, y: 1e-150, z: 1e150)
      .concatenating(.translation(SIMD3(1e150, 1, -1e150)))
    let back = try #require(huge.inverse)
    #expect(abs(back.m11 * 1e150 - 1) <= 1e-15 && abs(back.m22 * 1e-150 - 1) <= 1e-15)
    #expect(abs(back.m41 + 1) <= 1e-15 && abs(huge.determinant / 1e150 - 1) <= 1e-15)
  }

  @Test func `a determinant is within 16 ulp of the sum of its products' magnitudes`() {
    var generator = SeededGenerator(seed: 16)
    func minor(_ n: [[Int]], _ columns: [Int], _ isSigned: Bool) -> Int {
      guard let row = columns.isEmpty ? nil : n[4 - columns.count] else { return 1 }
      var sum = 0
      for (place, column) in columns.enumerated() {
        let rest = row[column] * minor(n, columns.filter { $0 != column }, isSigned)
        sum += isSigned && place % 2 == 1 ? -rest : rest
      }
      return sum
    }
    for _ in 0..<50 {
      let n = (0..<4).map { _ in (0..<4).map { _ in Int(generator.next() >> 50) - 8192 } }
      let rows = n.map { SIMD4(Double($0[0]), Double($0[1]), Double($0[2]), Double($0[3])) }
      let matrix = Matrix4(row1: rows[0], row2: rows[1], row3: rows[2], row4: rows[3])
      let exact = Double(minor(n, [0, 1, 2, 3], true))
      let sum = Double(minor(n.map { $0.map { abs($0) } }, [0, 1, 2, 3], false))
      #expect(abs(matrix.determinant - exact) <= 16 * sum.ulp)
    }
  }

  @Test func `components make the matrix again, and are the plane's for a plane`() throws {
    var generator = SeededGenerator(seed: 10)
    for index in 0..<400 {
      var matrix = Matrix4Tests.random(&generator)
      if index % 2 == 0 { matrix = Matrix4.scale(x: 1, y: 1, z: -1).concatenating(matrix) }
      let components = try #require(matrix.components)
      let signs = components.scale.x * components.scale.y * components.scale.z
      #expect((signs < 0) == (index % 2 == 0))
      #expect(signs < 0 || components.scale.min() > 0)
      // No other choice of mirrored axes has a smaller rotation.
      let turn = components.rotation.components.w.magnitude
      for others in [SIMD3(-1.0, -1, 1), SIMD3(-1, 1, -1), SIMD3(1, -1, -1)] where signs < 0 {
        let other = components.turned(others)
        #expect(other.rotation.components.w.magnitude <= turn + 1e-12)
        #expect(
          zip(rows(Matrix4(other)), rows(Matrix4(components))).allSatisfy {
            $0.distance(to: $1) <= 2e-14 * (1 + $0.magnitude)
          })
      }
      let unit = rows(matrix).map { $0 / matrix.m44 }
      let again = rows(Matrix4(components))
      #expect(zip(unit, again).allSatisfy { $0.distance(to: $1) <= 2e-14 * (1 + $0.magnitude) })
    }
    for _ in 0..<200 {
      let affine = Affine2DTests.random(&generator)
      let plane = try #require(affine.components)
      let space = try #require(Matrix4(affine).components)
      let tolerance = 1e-14 * (1 + plane.skew.magnitude) * (1 + plane.skew.magnitude)
      #expect(SIMD2(space.scale.x, space.scale.y).distance(to: plane.scale) <= tolerance)
      #expect(abs(space.skew.x - plane.skew) <= tolerance && space.perspective == SIMD4(0, 0, 0, 1))
      let half = Elementary.sineAndCosine(plane.rotation / 2)
      let (found, rotation) = (space.rotation.components, SIMD4(0, 0, half.sine, half.cosine))
      #expect(min(found.distance(to: rotation), found.distance(to: -rotation)) <= 4e-16)
    }
  }

  @Test func `matrices of one orientation never collapse on the way`() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let (start, end) = (Matrix4Tests.random(&generator), Matrix4Tests.random(&generator))
      for step in 0...10 {
        let middle = start.morphed(to: end, by: Double(step) / 10)
        #expect(middle.determinant > 0.001)
      }
      #expect(start.morphed(to: end, by: 0) == start && start.morphed(to: end, by: 1) == end)
      #expect(start.morphed(to: end, by: .nan) == start)
      #expect(start.morphed(to: end, by: -.infinity) == start)
    }
    let flipped = Matrix4.scale(x: 1, y: -1)
    #expect(Matrix4.identity.morphed(to: flipped, by: 0.5).determinant == 0)
    let flat = Matrix4.scale(x: 0, y: 0)
    #expect(flat.morphed(to: .identity, by: 0.25) == .scale(x: 0.25, y: 0.25))
  }

  @Test func `rotations turn evenly and by the shorter way`() throws {
    let axis = SIMD3(1.0, 2, -2)
    let start = Matrix4.rotation(3, axis: axis)
    for step in 1..<8 {
      let fraction = Double(step) / 8
      let expected = Matrix4.rotation(3 + fraction * (2 * .pi - 6), axis: axis)
      let middle = start.morphed(to: .rotation(-3, axis: axis), by: fraction)
      #expect(distance(middle, expected) <= 3e-15)
    }
    let small = Matrix4.identity.morphed(to: .rotation(1e-9, axis: axis), by: 0.5)
    #expect(abs(small.m12 / Matrix4.rotation(5e-10, axis: axis).m12 - 1) <= 1e-6)
    let odd = Matrix4.Components(rotation: Quaternion(x: 0, y: 0, z: 2, w: 2))
    #expect(distance(Matrix4(odd), .rotation(.pi / 2, axis: SIMD3(0, 0, 1))) <= 4e-16)
    #expect(Matrix4(Matrix4.Components(rotation: Quaternion(components: .zero))) == .identity)
  }

  @Test func `a matrix is sixteen numbers, no fewer and no more`() throws {
    var generator = SeededGenerator(seed: 12)
    let matrix = Matrix4Tests.random(&generator)
    let data = try JSONEncoder().encode(matrix)
    #expect(try JSONDecoder().decode(Matrix4.self, from: data) == matrix)
    for count in [0, 15, 17] {
      let data = try JSONEncoder().encode([Double](repeating: 1, count: count))
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(Matrix4.self, from: data) }
    }
    let components = try #require(matrix.components)
    let again = try JSONDecoder().decode(
      Matrix4.Components.self, from: JSONEncoder().encode(components))
    #expect(again == components)
  }

  @Test func `partial products of a determinant may leave the range`() {
    for (big, small) in [(1e200, 1e-200), (0x1p1000, 0x1p-1000)] {
      var matrix = Matrix4.scale(x: big, y: big, z: small)
      #expect(abs(matrix.determinant / big - 1) <= 1e-15)
      matrix.row4.w = small
      #expect(abs(matrix.determinant - 1) <= 1e-15)
      matrix = .scale(x: small, y: small, z: big)
      #expect(abs(matrix.determinant / small - 1) <= 1e-15)
      #expect(Matrix4.scale(x: big, y: big, z: big).determinant == .infinity)
    }
  }

  @Test func `an axis has any length that is not 0`() {
    let expected = Matrix4.rotation(2, axis: SIMD3(1, 1, 1))
    for length in [Double.leastNonzeroMagnitude, 0x1p-1040, 1e-160, 1e160, 1.7e308] {
      let axis = SIMD3(repeating: length)
      #expect(distance(.rotation(2, axis: axis), expected) <= 1e-15)
      let turn = Quaternion(angle: 2, axis: axis)
      #expect(abs(turn.angle - 2) <= 1e-15 && abs(turn.real - 0.540_302_305_868_139_8) <= 1e-15)
    }
  }
}
