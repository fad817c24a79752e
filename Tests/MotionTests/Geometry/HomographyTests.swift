// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct HomographyTests {
  private struct Vector: Decodable {
    let rect: [Double]
    let tl, tr, bl, br: SIMD2<Double>
    let m11, m12, m14, m21, m22, m24, m41, m42, m44: Double
    let points: [[Double]]
  }

  private struct Vectors: Decodable {
    let cases: [Vector]
  }

  /// Any convex quad: two chords that cross, cut off at random lengths.
  static func randomQuad(_ generator: inout SeededGenerator) -> Quad {
    let (first, between) = (generator.nextUnit() * 2 * .pi, 0.001 + generator.nextUnit() * 3.139)
    let (s1, c1) = Elementary.sineAndCosine(first)
    let (s2, c2) = Elementary.sineAndCosine(first + between)
    let center = SIMD2(generator.nextUnit(), generator.nextUnit()) * 1000
    func arm(_ cosine: Double, _ sine: Double) -> SIMD2<Double> {
      let unit = generator.nextUnit()
      let length = 1000 * (0.001 + unit * unit)
      return SIMD2(center.x + cosine * length, center.y + sine * length)
    }
    return Quad(
      topLeft: arm(c1, s1), topRight: arm(c2, s2), bottomRight: arm(-c1, -s1),
      bottomLeft: arm(-c2, -s2))
  }

  private func distance(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
    let (x, y) = (a.x - b.x, a.y - b.y)
    return (x * x + y * y).squareRoot()
  }

  private func size(_ quad: Quad) -> Double {
    max(
      quad.topLeft.distance(to: quad.bottomRight), quad.topRight.distance(to: quad.bottomLeft))
  }

  @Test func `every quad of the fixture has its matrix and its points`() throws {
    let cases = try Fixture.decode("effect-quad", as: Vectors.self).cases
    #expect(cases.count == 6)
    for vector in cases {
      let rect = vector.rect
      let bounds = Bounds(x: rect[0], y: rect[1], width: rect[2], height: rect[3])
      let quad = Quad(
        topLeft: vector.tl, topRight: vector.tr, bottomRight: vector.br, bottomLeft: vector.bl)
      let map = try #require(Homography(from: bounds, to: quad))
      let m = map.matrix
      let pairs = [
        (m.m11, vector.m11), (m.m12, vector.m12), (m.m14, vector.m14), (m.m21, vector.m21),
        (m.m22, vector.m22), (m.m24, vector.m24), (m.m41, vector.m41), (m.m42, vector.m42),
        (m.m44, vector.m44),
      ]
      for (found, expected) in pairs {
        #expect(abs(found - expected) <= 2e-16 * max(4, size(quad)), "\(rect)")
      }
      #expect((map.affine != nil) == (vector.m14 == 0 && vector.m24 == 0))
      for point in vector.points {
        let expected = SIMD2(point[2], point[3])
        let tolerance = 3e-16 * size(quad)
        let found = try #require(map(SIMD2(point[0], point[1])))
        #expect(found.distance(to: expected) <= tolerance, "\(rect) at \(point)")
        let projected = try #require(m(SIMD2(point[0], point[1])))
        #expect(projected.distance(to: expected) <= 2 * tolerance, "\(rect) at \(point)")
        let back = try #require(map.inverse(expected))
        #expect(back.distance(to: SIMD2(point[0], point[1])) <= 1e-15 * bounds.diagonal)
      }
    }
  }

  @Test func `random convex quads have their corners within 8 half ulp of their size, both ways`() {
    var generator = SeededGenerator(seed: 1989)
    let bounds = Bounds(x: 20, y: -30, width: 390, height: 844)
    let corners = Quad(bounds)
    var (worst, worstBack, worstIdentity) = (0.0, 0.0, 0.0)
    var missing = 0
    let far = SIMD2(1e30, 1e30)
    for round in 0..<Effort.cases(100_000) {
      let quad = HomographyTests.randomQuad(&generator)
      guard let map = Homography(from: bounds, to: quad) else {
        missing += 1
        continue
      }
      let inverse = map.inverse
      let unit = max(
        distance(quad.topLeft, quad.bottomRight), distance(quad.topRight, quad.bottomLeft))
      for corner in 0..<4 {
        let image = map(corners[corner: corner]) ?? far
        worst = max(worst, distance(image, quad[corner: corner]) / unit)
      }
      let corner = round % 4
      let back = inverse(quad[corner: corner]) ?? far
      worstBack = max(worstBack, distance(back, corners[corner: corner]) / bounds.diagonal)
      let x = 20 + 390 * generator.nextUnit()
      let image = map(SIMD2(x, -30 + 844 * generator.nextUnit())) ?? far
      let again = inverse(image).flatMap { map($0) } ?? far
      worstIdentity = max(worstIdentity, distance(again, image) / unit)
    }
    #expect(missing == 0)
    #expect(worst <= 8 * 0x1p-53 && worstBack <= 8 * 0x1p-53)
    #expect(worstIdentity <= 1e-12)
  }
}
