// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct LinearMapTests {
  /// A matrix of two rows and three columns, with its transpose as the adjoint.
  private struct Matrix: LinearMap {
    func callAsFunction(_ input: SIMD3<Double>) -> SIMD2<Double> {
      SIMD2(input.x - 2 * input.y + 3 * input.z, 4 * input.y + 5 * input.z)
    }

    func adjoint(of direction: SIMD2<Double>) -> SIMD3<Double>? {
      SIMD3(
        direction.x, -2 * direction.x + 4 * direction.y, 3 * direction.x + 5 * direction.y)
    }
  }

  /// The least that the protocol asks for.
  private struct Bare: LinearMap {
    func callAsFunction(_ input: SIMD3<Double>) -> SIMD2<Double> { Matrix()(input) }
  }

  private static let motion = SpringTrajectory(
    from: SIMD3(1.0, 0, 2), to: SIMD3(0, 3, -1), velocity: SIMD3(5, -9, 2), spring: .bouncy)

  /// Holds the laws of a map: it is linear, and the adjoint moves it to the other side of a product.
  private func checkLaws<Map: LinearMap>(
    _ map: Map, _ a: Map.Input, _ b: Map.Input, direction: Map.Output
  ) {
    #expect(map(.zero) == .zero)
    #expect(map(a + b).distance(to: map(a) + map(b)) < 1e-12)
    #expect(map(a.scaled(by: 2)) == map(a).scaled(by: 2))
    if let adjoint = map.adjoint(of: direction) {
      #expect(abs(adjoint.dot(a) - direction.dot(map(a))) < 1e-12)
    }
    if let (source, scale) = map.similarity(near: map(a)) {
      #expect(abs(map(a).distance(to: map(b)) - scale * a.distance(to: b)) < 1e-12)
      #expect(source.distance(to: a) < 1e-12, "what is mapped to the point is nearest to it")
    }
  }

  @Test func `maps are linear, and adjoints move them to the other side of a product`() {
    checkLaws(Matrix(), SIMD3(1, 2, 3), SIMD3(-4, 0.5, 6), direction: SIMD2(0.25, -7))
    checkLaws(ScalingMap(by: -2.5), SIMD2(1, 2), SIMD2(0.5, -3), direction: SIMD2(4, 1))
    checkLaws(DirectionMap(SIMD2(3, -4)), 1.5, -0.25, direction: SIMD2(2, 2))
    #expect(Matrix().adjoint(of: SIMD2(1, 0)) == SIMD3(1, -2, 3), "a row of the matrix")
  }

  @Test func `without an adjoint the analysis gives the same turns`() {
    let (exact, sampled) = (
      LinearMapTests.motion.mapped(through: Matrix()),
      LinearMapTests.motion.mapped(through: Bare())
    )
    #expect(Bare().adjoint(of: SIMD2(1, 0)) == nil && Bare().similarity(near: .zero) == nil)
    let direction = SIMD2(0.6, 0.8)
    let (turns, others) = (
      Array(exact.extrema(along: direction)), Array(sampled.extrema(along: direction))
    )
    #expect(turns.count > 2 && turns.count <= others.count)
    for (turn, other) in zip(turns.prefix(4), others) {
      #expect(abs(turn.time - other.time) < 1e-6 && abs(turn.value - other.value) < 1e-9)
      #expect(turn.kind == other.kind)
    }
  }
}
