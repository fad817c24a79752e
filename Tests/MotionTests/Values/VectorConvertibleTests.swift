// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct VectorConvertibleTests {
  /// A circle, whose vector is a pair.
  private struct Lens: VectorConvertible {
    var center: SIMD2<Double>
    var radius: Double

    init(_ center: SIMD2<Double>, _ radius: Double) {
      (self.center, self.radius) = (center, radius)
    }

    init(vector: VectorPair<SIMD2<Double>, Double>) { self.init(vector.first, vector.second) }

    var vector: VectorPair<SIMD2<Double>, Double> { VectorPair(center, radius) }
  }

  @Test func `the operations are those of the vector`() {
    let (a, b) = (Lens(SIMD2(1, 2), 3), Lens(SIMD2(-4, 8), 0.5))
    #expect(a + b == Lens(SIMD2(-3, 10), 3.5) && a - b == Lens(SIMD2(5, -6), 2.5))
    #expect(a.scaled(by: 2) == Lens(SIMD2(2, 4), 6) && Lens.zero == Lens(.zero, 0))
    #expect(a.squaredMagnitude == 14 && a.dot(b) == 13.5)
  }

  @Test func `components are those of the vector, and can be set`() {
    var lens = Lens(SIMD2(1, 2), 3)
    #expect(Lens.componentCount == 3)
    #expect((0..<3).map { lens[component: $0] } == [1, 2, 3])
    lens[component: 2] = 7
    lens[component: 1] = 5
    #expect(lens == Lens(SIMD2(1, 5), 7))
  }

  @Test func `a motion of the type has the bits of the motion of its vector`() {
    let (a, b) = (Lens(SIMD2(40, 60), 8), Lens(SIMD2(200, 60), 32))
    let own = SpringTrajectory(from: a, to: b, spring: .bouncy)
    let vector = SpringTrajectory(from: a.vector, to: b.vector, spring: .bouncy)
    #expect(own.duration == vector.duration)
    for frame in 0..<60 {
      let time = Double(frame) / 60
      #expect(own.value(at: time).vector == vector.value(at: time))
      #expect(own.velocity(at: time).vector == vector.velocity(at: time))
    }
  }
}
