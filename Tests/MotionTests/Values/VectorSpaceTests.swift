// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct VectorSpaceTests {
  private func checkLaws<Value: VectorSpace>(_ a: Value, _ b: Value) {
    #expect(a + .zero == a && a - a == .zero && a + b == b + a)
    #expect(a.scaled(by: 1) == a && a.scaled(by: 2) == a + a && a.scaled(by: 0) == .zero)
    #expect(Value.zero.squaredMagnitude == 0)
    #expect(a.dot(a) == a.squaredMagnitude && a.dot(b) == b.dot(a))
    #expect(abs(a.distance(to: b) - (b - a).magnitude) < 1e-12)
  }

  @Test func `numbers, vectors and pairs obey the laws`() {
    checkLaws(3.0, -1.5)
    checkLaws(Float(3), Float(-1.5))
    checkLaws(SIMD2(3.0, 4), SIMD2(-1.5, 0.25))
    checkLaws(SIMD3(3.0, 4, 5), SIMD3(-1.5, 0.25, 1))
    checkLaws(SIMD4(3.0, 4, 5, 6), SIMD4(-1.5, 0.25, 1, 2))
    checkLaws(SIMD8(repeating: 3.0), SIMD8(repeating: -1.5))
    checkLaws(SIMD2<Float>(3, 4), SIMD2(-1.5, 0.25))
    checkLaws(SIMD3<Float>(3, 4, 5), SIMD3(-1.5, 0.25, 1))
    checkLaws(SIMD4<Float>(3, 4, 5, 6), SIMD4(-1.5, 0.25, 1, 2))
    checkLaws(SIMD8<Float>(repeating: 3), SIMD8(repeating: -1.5))
    checkLaws(
      VectorPair(SIMD2(3.0, 4), Float(2)), VectorPair(SIMD2(1.0, 0.5), Float(8)))
    #expect(SIMD2(3.0, 4).magnitude == 5)
  }

  /// The least that the protocol asks for.
  struct Minimal: VectorSpace {
    var x, y: Double
    static var zero: Minimal { Minimal(x: 0, y: 0) }
    static func + (a: Minimal, b: Minimal) -> Minimal { Minimal(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: Minimal, b: Minimal) -> Minimal { Minimal(x: a.x - b.x, y: a.y - b.y) }
    func scaled(by factor: Double) -> Minimal { Minimal(x: x * factor, y: y * factor) }
    var squaredMagnitude: Double { x * x + y * y }
  }

  @Test func `a minimal conformer has an inner product and moves on springs`() {
    let (a, b) = (Minimal(x: 1, y: 2), Minimal(x: -3e-9, y: 7e-9))
    #expect(abs(a.dot(b) - 11e-9) < 1e-23)
    #expect(a.dot(.zero) == 0)
    let motion = SpringTrajectory(from: Minimal.zero, to: a, velocity: b, spring: .bouncy)
    let scalar = SpringTrajectory(from: 0.0, to: 2, velocity: 7e-9, spring: .bouncy)
    #expect(motion.value(at: 0.2).y == scalar.value(at: 0.2))
  }

  @Test func `components are read and set one by one, or not at all`() {
    func check<Value: VectorSpace>(_ value: Value) {
      var copy = Value.zero
      for index in 0..<Value.componentCount { copy[component: index] = value[component: index] }
      #expect(copy == value)
    }
    check(3.5)
    check(Float(3.5))
    check(SIMD2(3.0, 4))
    check(SIMD3<Float>(3, 4, 5))
    check(SIMD4(3.0, 4, 5, 6))
    check(SIMD8(0, 1, 2, 3, 4, 5, 6, 7.0))
    check(VectorPair(SIMD2(3.0, 4), VectorPair(Float(2), 1.0)))
    #expect(VectorPair(SIMD2(3.0, 4), 5.0)[component: 2] == 5)
    var opaque = Minimal(x: 1, y: 2)
    opaque[component: 0] = 7
    #expect(Minimal.componentCount == 0 && opaque.x == 1 && opaque[component: 0] == 0)
  }

  @Test func `interpolation is exact at both ends`() {
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<10_000 {
      let a = (generator.nextUnit() - 0.5) * 1e3
      let b = (generator.nextUnit() - 0.5) * 1e-3
      #expect(a.interpolated(to: b, by: 0) == a && a.interpolated(to: b, by: 1) == b)
      let fraction = generator.nextUnit()
      #expect(a.interpolated(to: a, by: fraction) == a)
      let value = a.interpolated(to: b, by: fraction)
      #expect(min(a, b)...max(a, b) ~= value)
      let exact = a * (1 - fraction) + b * fraction
      #expect(abs(value - exact) <= 2 * max(abs(a), abs(b)).ulp)
    }
    let (a, b) = (SIMD2(0.1, 7), SIMD2(0.3, -1))
    #expect(a.interpolated(to: b, by: 1) == b)
    #expect(0.0.interpolated(to: 10, by: 1.5) == 15)
    #expect(0.0.interpolated(to: 10, by: -0.5) == -5)
    #expect(1.0.interpolated(to: 10, by: .nan) == 1)
    #expect(1.0.interpolated(to: 10, by: .infinity) == 10)
    #expect(1.0.interpolated(to: 10, by: -.infinity) == 1)
  }

  @Test func `pairs and states survive encoding`() throws {
    let state = KinematicState(value: VectorPair(1.5, SIMD2(2.0, 3)), velocity: .zero)
    let data = try JSONEncoder().encode(state)
    let decoded = try JSONDecoder().decode(
      KinematicState<VectorPair<Double, SIMD2<Double>>>.self, from: data)
    #expect(decoded == state)
  }
}
