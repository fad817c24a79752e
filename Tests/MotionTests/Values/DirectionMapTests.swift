// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct DirectionMapTests {
  @Test func `a number becomes that multiple of the vector`() {
    let map = DirectionMap(SIMD3(1.0, -2, 0.5))
    #expect(map.vector == SIMD3(1, -2, 0.5))
    #expect(map(1) == map.vector && map(0) == .zero && map(-4) == SIMD3(-4, 8, -2))
    let large = DirectionMap(SIMD2(1e200, 2e200))(1e200)
    #expect(large.x.isFinite && large.y > 1e300 && abs(large.y / large.x - 2) < 1e-12)
  }

  @Test func `its adjoint is the inner product, and the nearest number that of the foot`() throws {
    let map = DirectionMap(SIMD2(3.0, 4))
    #expect(map.adjoint(of: SIMD2(1, 2)) == 11)
    // The foot of (4, -3) on the line is the origin, that of (10, 5) is (6, 8).
    #expect(map.similarity(near: SIMD2(4, -3))?.source == 0)
    let (source, scale) = try #require(map.similarity(near: SIMD2(10, 5)))
    #expect(source == 2 && scale == 5)
    let none = try #require(DirectionMap(SIMD2<Double>.zero).similarity(near: SIMD2(1, 1)))
    #expect(none.source == 0 && none.scale == 0)
  }

  @Test func `a vector whose square would overflow gives finite answers`() {
    let ramp = EasedTrajectory(from: 0.0, to: 1, duration: 1)
    for size in [1.2e285, .greatestFiniteMagnitude, .infinity, .nan] {
      let path = ramp.mapped(through: DirectionMap(SIMD2(0, size)))
      #expect(path.maximumDistanceFromEnd.isFinite && path.peakSpeed.isFinite, "\(size)")
    }
  }

  @Test func `a motion along a direction is nearest to a point where its number is`() throws {
    let ramp = EasedTrajectory(from: 0.0, to: 1, duration: 2, easing: .linear)
    let path = ramp.mapped(through: DirectionMap(SIMD2(6.0, 8)))
    #expect(path.value(at: 1) == SIMD2(3, 4) && path.velocity(at: 1) == SIMD2(3, 4))
    #expect(path.settlingTime(within: 2.5) == 1.5, "a quarter of its way of 10")
  }
}
