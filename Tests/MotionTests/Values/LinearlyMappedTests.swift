// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct LinearlyMappedTests {
  /// A linear map that is no similarity, and has no adjoint.
  private struct Shear: LinearMap {
    func callAsFunction(_ input: SIMD2<Double>) -> SIMD2<Double> {
      SIMD2(input.x + 2 * input.y, input.y)
    }
  }

  @Test func `position and velocity are mapped alike`() {
    checkTrajectory(CombinatorTests.point.scaled(by: -2))
    let path = CombinatorTests.spring.mapped(through: DirectionMap(SIMD2(3.0, 4)))
    checkTrajectory(path)
    #expect(path.value(at: 0.3) == SIMD2(3, 4) * CombinatorTests.spring.value(at: 0.3))
    #expect(path.velocity(at: 0.3) == SIMD2(3, 4) * CombinatorTests.spring.velocity(at: 0.3))
    #expect(path.duration == CombinatorTests.spring.duration)
  }

  @Test func `a similarity scales the settling distance, and any other map is sampled`() {
    let settled = CombinatorTests.spring.settlingTime(within: 0.01)
    let path = CombinatorTests.spring.mapped(through: DirectionMap(SIMD2(3.0, 4)))
    #expect(abs(path.settlingTime(within: 0.05) - settled) < 1e-12)
    let doubled = CombinatorTests.point.scaled(by: 2).settlingTime(within: 0.02)
    #expect(abs(doubled - CombinatorTests.point.settlingTime(within: 0.01)) < 1e-12)
    #expect(CombinatorTests.point.scaled(by: 0).settlingTime(within: 0.1) == 0)
    let sheared = CombinatorTests.point.mapped(through: Shear())
    checkTrajectory(sheared)
    let settledThere = sheared.settlingTime(within: 0.01)
    #expect(sheared.value(at: settledThere + 1e-9).distance(to: sheared.end) <= 0.01)
    #expect(sheared.value(at: settledThere - 1e-9).distance(to: sheared.end) >= 0.01)
  }

  /// A product that overflows.
  private struct Product: LinearMap {
    func callAsFunction(_ input: Double) -> Double { input * 1e8 }
  }

  @Test func `a mapped line goes on beyond its end`() {
    let line = EasedTrajectory(from: 0.0, to: 1e280, duration: 1, easing: .linear)
    let large = line.mapped(through: Product())
    #expect(line.value(beyond: 1e3) == 1e283 && large.end == 1e288)
    #expect(large.state(beyond: 1e3) == KinematicState(value: 1e291, velocity: 1e288))
  }
}
