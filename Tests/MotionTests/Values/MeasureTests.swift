// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct MeasureTests {
  private static let state = KinematicState(value: SIMD2(3.0, 4), velocity: SIMD2(-6, 8))

  @Test func `numbers are those of plain vector algebra`() {
    let state = MeasureTests.state
    #expect(Measure.along(SIMD2(1, 0))(state) == 3 && Measure.along(SIMD2(-2, 0.5))(state) == -4)
    #expect(Measure.distance(from: .zero)(state) == 5)
    #expect(Measure.distance(from: SIMD2(3, -8))(state) == 12)
    #expect(Measure.rate(along: SIMD2(0, 1))(state) == 8)
    #expect(Measure.rate(along: SIMD2(1, 1))(state) == 2)
    #expect(Measure<SIMD2<Double>>.speed(state) == 10)
  }

  @Test func `distances and speeds neither overflow nor vanish`() {
    let large = KinematicState(value: SIMD2(3e300, 4e300), velocity: SIMD2(3e-300, 4e-300))
    #expect(abs(Measure.distance(from: .zero)(large) - 5e300) < 1e286)
    #expect(abs(Measure<SIMD2<Double>>.speed(large) / 5e-300 - 1) < 1e-14)
  }

  @Test func `measures are equal by kind and vector`() {
    #expect(Measure.along(2.0) == .along(2) && Measure.along(2.0) != .rate(along: 2))
    #expect(Measure.distance(from: 2.0) != .along(2) && Measure<Double>.speed == .speed)
  }

  @Test func `stretches of a measure have its numbers at their ends`() {
    let motion = CombinatorTests.point
    for measure in [
      Measure.along(SIMD2(1, -1)), .distance(from: SIMD2(2, 2)), .rate(along: SIMD2(0, 1)), .speed,
    ] {
      var count = 0
      _ = motion.visitStretches(of: measure, from: 0, upTo: 0.5) {
        #expect(abs($0.first - measure(motion.state(at: $0.begin))) < 1e-9, "\(measure)")
        count += 1
        return true
      }
      #expect(count > 0)
    }
  }
}
