// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct ScalingMapTests {
  @Test func `it multiplies, and what overflows stays finite and on its line`() {
    let map = ScalingMap<SIMD2<Double>>(by: -3)
    #expect(map.factor == -3 && map(SIMD2(1, -2)) == SIMD2(-3, 6))
    let large = ScalingMap<SIMD2<Double>>(by: 1e200)(SIMD2(1e200, -5e199))
    #expect(large.x.isFinite && large.x > 1e300 && large.y < -1e300)
    #expect(abs(large.y / large.x + 0.5) < 1e-12)
  }

  @Test func `its adjoint and its similarity are its own factor`() {
    let map = ScalingMap<SIMD2<Double>>(by: -4)
    #expect(map.adjoint(of: SIMD2(1, 2)) == SIMD2(-4, -8))
    let (source, scale) = map.similarity(near: SIMD2(8, -2)) ?? (.zero, 0)
    #expect(source == SIMD2(-2, 0.5) && scale == 4)
    let flat = ScalingMap<Double>(by: 0).similarity(near: 7)
    #expect(flat?.source == 0 && flat?.scale == 0, "every point has the image 0")
    // What is not finite is not known.
    #expect(ScalingMap<Double>(by: 1e200).adjoint(of: 1e200) == nil)
    #expect(ScalingMap<Double>(by: 1e-200).similarity(near: 1e200) == nil)
  }

  @Test func `maps are equal by their factors`() {
    let maps: Set = [ScalingMap<Double>(by: 2), ScalingMap(by: 2), ScalingMap(by: -2)]
    #expect(maps.count == 2)
  }

  @Test func `a factor that is no number is bounded when the map is made, and can be stored`()
    throws
  {
    let spring = SpringTrajectory(from: 0.0, to: 1)
    #expect((spring * .nan).value(at: 0.1) == spring.value(at: 0.1))
    for factor in [Double.infinity, -.infinity, .nan, 1e308, -0.0] {
      let scaled = spring * factor
      #expect(scaled.map.factor.isFinite)
      let form = try JSONEncoder().encode(scaled)
      #expect(try JSONDecoder().decode(type(of: scaled), from: form) == scaled)
    }
  }
}
