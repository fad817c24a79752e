// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct Affine2DMappingTests {
  private func random(_ generator: inout SeededGenerator) -> Bounds {
    Bounds(
      x: 2000 * generator.nextUnit() - 1000, y: 2000 * generator.nextUnit() - 1000,
      width: 0.01 + 500 * generator.nextUnit(), height: 0.01 + 500 * generator.nextUnit())
  }

  private func isNear(_ point: SIMD2<Double>, _ other: SIMD2<Double>, _ size: Double) -> Bool {
    max((point - other).x.magnitude, (point - other).y.magnitude) <= 4 * size.ulp
  }

  @Test func `each side of a rectangle arrives within 4 ulp of the greatest coordinate`() {
    var generator = SeededGenerator(seed: 31)
    for _ in 0..<2000 {
      let (source, destination) = (random(&generator), random(&generator))
      for anchor in [SIMD2.zero, source.center, destination.minimum] {
        let map = Affine2D.mapping(source, to: destination, about: anchor)
        let scale = max(1, map.a, map.d)
        let size = max(2000, 2000 * scale)
        #expect(isNear(map(source.minimum - anchor) + anchor, destination.minimum, size))
        #expect(isNear(map(source.maximum - anchor) + anchor, destination.maximum, size))
        #expect(isNear(map(source.center - anchor) + anchor, destination.center, size))
        #expect(map.b == 0 && map.c == 0)
      }
    }
  }

  @Test func `equal rectangles give the identity to the bit`() {
    var generator = SeededGenerator(seed: 32)
    for _ in 0..<200 {
      let bounds = random(&generator)
      #expect(Affine2D.mapping(bounds, to: bounds) == .identity)
      #expect(
        Affine2D.Components.mapping(bounds, to: bounds, about: bounds.center) == .identity)
    }
    #expect(Affine2D(Affine2D.Components.identity) == .identity)
  }

  @Test func `a view moves from its old to its new bounds by a spring`() {
    let old = Bounds(x: 20, y: 40, width: 100, height: 100)
    let new = Bounds(x: 200, y: 300, width: 50, height: 200)
    for anchor in [SIMD2.zero, new.center, SIMD2(-7, 1e4)] {
      let flip = SpringTrajectory(
        from: Affine2D.Components.mapping(new, to: old, about: anchor), to: .identity,
        spring: .snappy)
      for step in 0...40 {
        let time = Double(step) / 40
        // The share of the way that a number would have gone with the same spring.
        let share = Spring.snappy.value(target: 1.0, time: time)
        let transform = Affine2D(flip.value(at: time))
        let corner = transform(new.minimum - anchor) + anchor
        let expected = old.minimum + (new.minimum - old.minimum) * share
        #expect(corner.distance(to: expected) <= 1e-10, "\(anchor) at \(time)")
        let other = transform(new.maximum - anchor) + anchor
        let target = old.maximum + (new.maximum - old.maximum) * share
        #expect(other.distance(to: target) <= 1e-10, "\(anchor) at \(time)")
      }
      #expect(flip.value(at: .infinity) == .identity)
    }
  }

  @Test func `rectangles without a width or a height give finite transforms`() {
    let card = Bounds(x: 10, y: 20, width: 30, height: 40)
    let line = Bounds(x: 100, y: 0, width: 0, height: 80)
    let wide = Affine2D.mapping(line, to: card)
    #expect(wide == Affine2D(a: 1, b: 0, c: 0, d: 0.5, tx: 25 - 100, ty: 20))
    let narrow = Affine2D.Components.mapping(card, to: line)
    #expect(narrow.scale == SIMD2(0, 2) && Affine2D(narrow).determinant == 0)
    #expect(Affine2D(narrow)(card.maximum) == line.maximum)
    let way = SpringTrajectory(from: narrow, to: .identity, spring: .smooth)
    #expect(Affine2D(way.value(at: 0.1)).determinant > 0)
    #expect(Affine2D.mapping(line, to: line) == .identity)
  }

  @Test func `bounds of any size give finite transforms`() {
    let sizes = [0, .leastNonzeroMagnitude, 1e-150, 1, 1e150, .infinity]
    for source in sizes {
      for destination in sizes {
        let map = Affine2D.mapping(
          Bounds(minimum: SIMD2(1, -1e150), maximum: SIMD2(1 + source, source)),
          to: Bounds(minimum: SIMD2(-1e150, 2), maximum: SIMD2(1e3, 2 + destination)))
        #expect((0..<6).allSatisfy { map[component: $0].isFinite }, "\(source) \(destination)")
      }
    }
  }
}
