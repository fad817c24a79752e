// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct HomographyEdgeTests {
  private let unit = Bounds(x: 0, y: 0, width: 1, height: 1)

  private func quad(_ numbers: Double...) -> Quad {
    Quad(
      topLeft: SIMD2(numbers[0], numbers[1]), topRight: SIMD2(numbers[2], numbers[3]),
      bottomRight: SIMD2(numbers[4], numbers[5]), bottomLeft: SIMD2(numbers[6], numbers[7]))
  }

  @Test func `folded, flat and broken quads have no map, whichever corner is at fault`() {
    let faults = [
      quad(0, 0, 1, 0, 0, 1, 1, 1),  // a bow tie
      quad(0, 0, 4, 0, 1, 1, 0, 4),  // a corner inside
      quad(0, 0, 1, 0, 2, 0, 0, 1),  // three on a line
      quad(0.1, 0.3, 0.2, 0.6, 0.3, 0.9, 0, 1),  // three on a line, but for rounding
      quad(0, 0, 1, 0, 1, 0, 0, 1),  // two in one place
      quad(0, 0, 0, 0, 0, 0, 0, 0), quad(0, 0, 1, 1, 2, 2, 3, 3),
      quad(0, 0, 1, 0, .nan, 1, 0, 1), quad(0, 0, 1, 0, .infinity, 1, 0, 1),
      quad(0, 0, 1e200, 0, 1e200, 1e200, 0, 1e200),
      quad(0, 0, 1e-200, 0, 1e-200, 1e-200, 0, 1e-200),
    ]
    for fault in faults {
      for turn in 0..<4 {
        var turned = fault
        for corner in 0..<4 { turned[corner: corner] = fault[corner: (corner + turn) % 4] }
        #expect(Homography(from: unit, to: turned) == nil, "\(turned)")
        #expect(Homography(from: turned, to: Quad(unit)) == nil, "\(turned)")
      }
    }
    let target = quad(0, 0, 1, 0, 1, 1, 0, 1)
    #expect(Homography(from: Bounds(x: 0, y: 0, width: 0, height: 1), to: target) == nil)
    #expect(Homography(from: Bounds(x: 0, y: 0, width: 1, height: 0), to: target) == nil)
  }

  @Test func `any eight numbers give a finite map, or none`() {
    var generator = SeededGenerator(seed: 2)
    let hostile: [Double] = [
      0, -0.0, .nan, .infinity, 1e150, -1e150, 1e-150, 1e308, 1, .leastNonzeroMagnitude, 1e-12,
    ]
    var found = 0
    for index in 0..<4000 {
      var numbers = Quad.zero
      for component in 0..<8 {
        numbers[component: component] =
          generator.next() % 4 == 0
          ? hostile[Int(generator.next() % 11)]
          : (generator.nextUnit() - 0.5) * Elementary.exp2(Double(index % 900 - 450))
      }
      guard let map = Homography(from: unit, to: numbers) else { continue }
      found += 1
      for corner in 0..<4 { #expect(map(Quad(unit)[corner: corner]) != nil, "\(numbers)") }
      let center = map(unit.center)
      #expect(center.map { $0.x.isFinite && $0.y.isFinite } ?? false, "\(numbers)")
      #expect(map.inverse.inverse == map)
    }
    #expect(found > 100)
  }

  @Test func `the horizon has no image, and what lies behind it neither`() throws {
    // w = 1 − x/2: the vertical line x = 2 goes to infinity.
    let map = try #require(Homography(from: unit, to: quad(0, 0, 2, 0, 2, 2, 0, 1)))
    #expect(map(SIMD2(1.9, 0)).map { abs($0.x - 38) <= 1e-12 } ?? false)
    #expect(map(SIMD2(2, 0)) == nil && map(SIMD2(3, 0)) == nil)
    #expect(map(SIMD2(.nan, 0)) == nil && map(SIMD2(-.infinity, 0)) == nil)
    #expect(map(SIMD2(-1e300, 0)).map { abs($0.x + 2) <= 1e-12 } ?? false)
    let moved = Bounds(x: 5, y: 0, width: 1, height: 1)
    let matrix = try #require(Homography(from: moved, to: quad(2, 0, 0, 0, 0, 1, 2, 2))).matrix
    #expect(matrix.m44 < 0 && matrix(SIMD2(5, 0)) != nil && matrix(SIMD2(0, 0)) == nil)
  }

  @Test func `thin quads and strong perspectives keep their digits inside, too`() throws {
    // The exact images, by rational arithmetic, of (1/4, 3/8).
    let cases: [(Quad, SIMD2<Double>)] = [
      (
        quad(0.0, 0.0, 1.0, 1e-09, 2.0, 3e-09, 1.0, 2.5e-09),
        SIMD2(0.6086956521739131, 1e-09)
      ),
      (
        quad(0.1, 0.2, 0.7, 0.8000001, 1.3, 1.4, 0.5, 0.59999),
        SIMD2(0.4414084507027876, 0.5414084225337734)
      ),
      (
        quad(0.0, 0.0, 1e-07, 0.0, 1.0, 1.0, 0.0, 1.0),
        SIMD2(3.999999760000014e-08, 5.999999640000021e-08)
      ),
      (
        quad(0.3, 0.1, 0.30001, 0.1, 0.9, 0.95, -0.4, 1.3),
        SIMD2(0.3000012851681707, 0.100004653981778)
      ),
      (
        quad(5.0, 5.0, 900.1, 5.3, 900.4, 5.9, 5.2, 5.4),
        SIMD2(167.8272727272727, 5.218181818181819)
      ),
      (
        quad(0.0, 0.0, 1e150, 0.0, 1.5e150, 1e150, 0.0, 2e150),
        SIMD2(3.9999999999999997e149, 3.9999999999999997e149)
      ),
      (
        quad(0.0, 0.0, 1e-140, 0.0, 1.5e-140, 1e-140, 0.0, 2e-140),
        SIMD2(4e-141, 3.9999999999999996e-141)
      ),
    ]
    for (target, expected) in cases {
      let map = try #require(Homography(from: unit, to: target))
      let size = max(
        target.topLeft.distance(to: target.bottomRight),
        target.topRight.distance(to: target.bottomLeft))
      let image = try #require(map(SIMD2(0.25, 0.375)))
      #expect(image.distance(to: expected) <= 8 * 0x1p-53 * size, "\(target)")
    }
  }

  @Test func `parallelograms have an affine map`() throws {
    let target = quad(10, 5, 13, 6, 12, 10, 9, 9)
    let map = try #require(Homography(from: Bounds(x: 1, y: 2, width: 2, height: 4), to: target))
    let affine = try #require(map.affine)
    #expect(affine == Affine2D(a: 1.5, b: 0.5, c: -0.25, d: 1, tx: 9, ty: 2.5))
    #expect(map.matrix == Matrix4(affine))
    #expect(map.inverse.affine != nil)
    let mirrored = try #require(Homography(from: unit, to: quad(1, 0, 0, 0, 0, 1, 1, 1)))
    #expect(mirrored.affine == Affine2D(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0))
  }

  private func area(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>) -> Double {
    let (p, q) = (b - a, c - a)
    return (p.x * q.y - p.y * q.x).magnitude
  }

  @Test func `maps between quads are concatenated at their corners`() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let (a, b, c) = (
        HomographyTests.randomQuad(&generator), HomographyTests.randomQuad(&generator),
        HomographyTests.randomQuad(&generator)
      )
      let first = try #require(Homography(from: a, to: b))
      let second = try #require(Homography(from: b, to: c))
      let both = try #require(first.concatenating(second))
      #expect(both.source == a)
      let areas = [
        area(b.topRight, b.bottomRight, b.bottomLeft), area(b.topLeft, b.bottomRight, b.bottomLeft),
        area(b.topLeft, b.topRight, b.bottomLeft), area(b.topLeft, b.topRight, b.bottomRight),
      ]
      let ratio = (areas.max() ?? 1) / (areas.min() ?? 1)
      let extent = max(
        b.topLeft.distance(to: b.bottomRight), b.topRight.distance(to: b.bottomLeft))
      for corner in 0..<4 {
        let image = try #require(first(a[corner: corner]))
        #expect(image.distance(to: b[corner: corner]) <= 16 * 0x1p-53 * ratio * extent)
      }
      let size = max(c.topLeft.distance(to: c.bottomRight), c.topRight.distance(to: c.bottomLeft))
      for corner in 0..<4 {
        let image = try #require(both(a[corner: corner]))
        #expect(image.distance(to: c[corner: corner]) <= 1e-9 * size)
      }
      let back = try #require(first.concatenating(first.inverse))
      let point = a.topLeft.interpolated(to: a.bottomRight, by: 0.3)
      #expect(try #require(back(point)).distance(to: point) <= 1e-8 * 2000)
    }
    let map = try #require(Homography(from: unit, to: quad(0, 0, 2, 0, 2, 2, 0, 1)))
    let away = try #require(Homography(from: unit, to: quad(9, 9, 10, 9, 10, 10, 9, 10)))
    #expect(away.concatenating(map) == nil)
  }

  @Test func `a map is its two quads, also when it is written`() throws {
    let map = try #require(Homography(from: unit, to: quad(0, 0, 2, 0, 2, 2, 0, 1)))
    #expect(
      try JSONDecoder().decode(Homography.self, from: JSONEncoder().encode(map)) == map)
    struct Quads: Encodable {
      let source, target: Quad
    }
    let folded = Quads(source: map.source, target: quad(0, 0, 1, 0, 0, 1, 1, 1))
    let data = try JSONEncoder().encode(folded)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Homography.self, from: data) }
    #expect(map.hashValue == map.inverse.inverse.hashValue && map != map.inverse)
  }
}
