// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct Affine2DTests {
  private struct Blob: Decodable {
    let columns: [String]
    let rows: [[Double]]
  }

  static func random(_ generator: inout SeededGenerator, translation: Double = 100) -> Affine2D {
    func number(_ size: Double) -> Double { (2 * generator.nextUnit() - 1) * size }
    return Affine2D(
      a: number(3), b: number(3), c: number(3), d: number(3), tx: number(translation),
      ty: number(translation))
  }

  private func greatest(_ transform: Affine2D) -> Double {
    (0..<4).map { transform[component: $0].magnitude }.max() ?? 0
  }

  @Test func `the blob's matrices are the concatenations of its steps`() throws {
    let rows = try Fixture.decode("effect-blob", as: Blob.self).rows
    #expect(rows.count == 6)
    for row in rows {
      let view = Affine2D.scale(x: row[2], y: row[3]).concatenating(.shear(x: row[4]))
      let expected = Affine2D(a: row[5], b: row[6], c: row[7], d: row[8])
      #expect((view - expected).magnitude <= 1e-15)
      let steps = Affine2D(Affine2D.Components(scale: SIMD2(row[2], row[3]), skew: row[4]))
      #expect((steps - expected).magnitude <= 1e-15)
      let found = try #require(view.components)
      #expect(found.scale.distance(to: SIMD2(row[2], row[3])) <= 2e-15)
      #expect(abs(found.skew - row[4]) <= 1e-16 && found.rotation == 0)
      // Rotation first, then the container's transform.
      let whole = Affine2D.rotation(row[1]).concatenating(view)
      let (sine, cosine) = (sin(row[1]), cos(row[1]))
      let point = whole(SIMD2(1, 0))
      #expect(abs(point.x - (cosine * row[5] + sine * row[7])) <= 2e-15)
      #expect(abs(point.y - sine * row[8]) <= 2e-15)
    }
  }

  @Test func `inverses take points back, and singular transforms have none`() throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<500 {
      let transform = Affine2DTests.random(&generator)
      let inverse = try #require(transform.inverse)
      let both = transform.concatenating(inverse) - .identity
      let size = greatest(transform) * greatest(inverse)
      #expect(max(both.a.magnitude, both.d.magnitude) <= 20 * size * 0x1p-53)
      #expect(max(both.tx.magnitude, both.ty.magnitude) <= 20 * 100 * size * 0x1p-53)
    }
    #expect(Affine2D.scale(x: 0, y: 1).inverse == nil)
    #expect(Affine2D(a: 0.1, b: 0.3, c: 0.2, d: 0.6).inverse == nil)
    #expect(Affine2D(a: .nan, b: 0, c: 0, d: 1).inverse == nil)
    #expect(Affine2D.scale(x: 1e150, y: 1e-150).inverse == Affine2D.scale(x: 1e-150, y: 1e150))
  }

  @Test func `every number of an inverse is within 5 ulp`() throws {
    var generator = SeededGenerator(seed: 15)
    for _ in 0..<1000 {
      let n = (0..<6).map { _ in Int(generator.next() >> 35) - (1 << 28) }
      let transform = Affine2D(
        a: Double(n[0]), b: Double(n[1]), c: Double(n[2]), d: Double(n[3]), tx: Double(n[4]),
        ty: Double(n[5]))
      let determinant = Double(n[0] * n[3] - n[1] * n[2])
      let inverse = try #require(transform.inverse)
      #expect(abs(transform.determinant - determinant) <= 2 * determinant.ulp)
      let exact = [
        n[3], -n[1], -n[2], n[0], n[2] * n[5] - n[3] * n[4], n[1] * n[4] - n[0] * n[5],
      ]
      for component in 0..<6 {
        let expected = Double(exact[component]) / determinant
        #expect(abs(inverse[component: component] - expected) <= 5 * expected.ulp)
      }
    }
  }

  @Test func `the determinant is within 2 ulp however close its products are`() {
    // (2⁵² + 1)² − 2⁵²(2⁵² + 2) is 1, and the products are one ulp of 2¹⁰⁴ apart or equal.
    let n = 0x1p+52
    #expect(Affine2D(a: n + 1, b: n, c: n + 2, d: n + 1).determinant == 1)
    #expect(Affine2D(a: 1 + 0x1p-30, b: 1, c: 1, d: 1 - 0x1p-30).determinant == -0x1p-60)
  }

  @Test func `components make the transform again`() throws {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<1000 {
      let transform = Affine2DTests.random(&generator)
      let components = try #require(transform.components)
      let mirrors = transform.determinant < 0
      #expect((components.scale.x < 0) == (mirrors && transform.a < transform.d))
      #expect((components.scale.y < 0) == (mirrors && transform.a >= transform.d))
      #expect(components.rotation.magnitude <= .pi)
      let again = Affine2D(components) - transform
      let upper = max(transform.a.magnitude, transform.b.magnitude)
      let lower = max(transform.c.magnitude, transform.d.magnitude)
      #expect(max(again.a.magnitude, again.b.magnitude) <= 8 * 0x1p-52 * upper)
      let skew = max(1, components.skew.magnitude)
      #expect(max(again.c.magnitude, again.d.magnitude) <= 8 * 0x1p-52 * lower * skew)
      #expect(again.tx == 0 && again.ty == 0)
    }
    #expect(Affine2D.scale(x: 1, y: 0).components == nil)
    #expect(Affine2D.zero.components == nil)
    #expect(Affine2D.scale(x: 1e150, y: -1e150).components?.scale == SIMD2(1e150, -1e150))
    #expect(Affine2D.scale(x: -1, y: 1).components?.scale == SIMD2(-1, 1))
    #expect(Affine2D.scale(x: -1, y: 1).components?.rotation == 0)
    #expect(Affine2D.scale(x: 1, y: -1).components?.scale == SIMD2(1, -1))
    #expect(Affine2D.scale(x: 1, y: -1).components?.rotation == 0)
  }

  @Test func `a mirrored transform turns over without a half turn`() {
    // The numbers of Chromium's `interpolated(0.25)` between such transforms.
    for (x, y) in [(-1.0, 1.0), (1, -1), (-2, 3), (0.5, -4)] {
      let end = Affine2D.scale(x: x, y: y)
      let quarter = Affine2D.identity.morphed(to: end, by: 0.25)
      let expected = Affine2D.scale(x: 0.75 + 0.25 * x, y: 0.75 + 0.25 * y)
      #expect(quarter == expected)
      #expect(Matrix4.identity.morphed(to: Matrix4(end), by: 0.25) == Matrix4(expected))
      #expect(end.morphed(to: .identity, by: 0.75) == expected)
    }
    // One mirrors x and the other y: they are half a turn apart.
    let flip = Affine2D.scale(x: -1, y: 1).morphed(to: .scale(x: 1, y: -1), by: 0.5)
    #expect(abs(flip.determinant + 1) < 1e-15 && abs(abs(flip.b) - 1) < 1e-15)
    let space = Matrix4.scale(x: -1, y: 1).morphed(to: .scale(x: 1, y: -1), by: 0.5)
    #expect(space.determinant < -0.999)
  }

  @Test func `transforms of one orientation never collapse on the way`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<400 {
      let start = Affine2DTests.random(&generator)
      var end = Affine2DTests.random(&generator)
      if start.determinant * end.determinant < 0 { end = .scale(x: 1, y: -1).concatenating(end) }
      let least = min(start.determinant.magnitude, end.determinant.magnitude)
      for step in 0...20 {
        let middle = start.morphed(to: end, by: Double(step) / 20)
        #expect(middle.determinant * start.determinant > 0)
        #expect(middle.determinant.magnitude >= least * 0.999_999)
      }
      #expect(start.morphed(to: end, by: 0) == start && start.morphed(to: end, by: 1) == end)
      let near = start.morphed(to: end, by: 0x1p-60) - start
      let skew = max(1, start.components?.skew.magnitude ?? 1)
      #expect(near.magnitude <= 1e-14 * skew * greatest(start))
    }
  }

  @Test func `a morph turns the shorter way, and is exact at both ends`() throws {
    let start = Affine2D.rotation(3)
    let end = Affine2D.rotation(-3)
    let middle = start.morphed(to: end, by: 0.5)
    #expect((middle - .rotation(.pi)).magnitude <= 1e-15)
    #expect(start.morphed(to: end, by: .nan) == start && start.morphed(to: end, by: 1) == end)
    #expect(start.morphed(to: end, by: .infinity) == end)
    #expect(start.morphed(to: end, by: -.infinity) == start)
    let opposite = Affine2D.identity.morphed(to: .rotation(.pi), by: 0.5)
    #expect((opposite - .rotation(.pi / 2)).magnitude <= 1e-15)
    // Mirrored to unmirrored: flat at one instant.
    let flipped = Affine2D.scale(x: 1, y: -1)
    #expect(Affine2D.identity.morphed(to: flipped, by: 0.5) == .scale(x: 1, y: 0))
    // From a singular one the numbers move straight.
    #expect(Affine2D.zero.morphed(to: .identity, by: 0.25) == .scale(x: 0.25, y: 0.25))
  }

  @Test func `transforms and their components form vector spaces`() throws {
    let a = Affine2D.Components(
      translation: SIMD2(1, 2), rotation: 3, scale: SIMD2(4, 5), skew: 6)
    #expect(a + .zero == a && a - a == .zero && a.scaled(by: 2) == a + a)
    #expect(a.squaredMagnitude == 91 && a.dot(.zero) == 0)
    var copy = Affine2D.Components.zero
    for index in 0..<Affine2D.Components.componentCount {
      copy[component: index] = a[component: index]
    }
    #expect(copy == a && (0..<6).map { a[component: $0] } == [1, 2, 3, 4, 5, 6])
    let b = Affine2D(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(b + .zero == b && b - b == .zero && b.scaled(by: 2) == b + b)
    var other = Affine2D.zero
    for index in 0..<Affine2D.componentCount { other[component: index] = b[component: index] }
    #expect(other == b && b.squaredMagnitude == 91)
    let data = try JSONEncoder().encode(VectorPair(a, b))
    let decoded = try JSONDecoder().decode(
      VectorPair<Affine2D.Components, Affine2D>.self, from: data)
    #expect(decoded == VectorPair(a, b))
  }

  @Test func `mirrors of either axis, turned and stretched, keep the turn of what is mirrored`() {
    let quarter = Affine2D.rotation(.pi / 2), tilt = Affine2D.rotation(.pi / 6)
    let mirrors: [(end: Affine2D, angle: Double, x: Double, y: Double)] = [
      (.scale(x: -1, y: 1), 0, -1, 1), (.scale(x: 1, y: -1), 0, 1, -1),
      (.scale(x: -2, y: 1), 0, -2, 1), (.scale(x: -1, y: 1).concatenating(quarter), .pi / 2, -1, 1),
      (.scale(x: -1, y: 1).concatenating(tilt), .pi / 6, -1, 1),
      (.scale(x: 3, y: -0.5).concatenating(tilt), .pi / 6, 3, -0.5),
    ]
    for mirror in mirrors {
      // A quarter of the way: a quarter of the turn, and of each scale.
      let expected = Affine2D.scale(x: 0.75 + mirror.x / 4, y: 0.75 + mirror.y / 4)
        .concatenating(.rotation(mirror.angle / 4))
      let found = Affine2D.identity.morphed(to: mirror.end, by: 0.25)
      for component in 0..<6 {
        #expect(
          (found[component: component] - expected[component: component]).magnitude < 1e-15,
          "\(mirror.end)")
      }
    }
  }
}
