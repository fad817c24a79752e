// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct VectorPairTests {
  @Test func `both values move together, each as it would alone`() {
    let (a, b) = (VectorPair(SIMD2(1.0, 2), Float(3)), VectorPair(SIMD2(10.0, 0), Float(-1)))
    #expect(a + b == VectorPair(SIMD2(11, 2), 2) && a - b == VectorPair(SIMD2(-9, 2), 4))
    #expect(a.scaled(by: -2) == VectorPair(SIMD2(-2, -4), -6))
    #expect(a.squaredMagnitude == 14 && a.dot(b) == 7 && VectorPair.zero + a == a)
    let spring = SpringTrajectory(from: VectorPair<SIMD2<Double>, Float>.zero, to: a)
    #expect(
      spring.value(at: 0.2).first == SpringTrajectory(from: .zero, to: a.first).value(at: 0.2))
  }

  @Test func `components of the first value precede those of the second, however deep`() {
    typealias Nested = VectorPair<SIMD2<Double>, VectorPair<Float, Double>>
    var nested = Nested(SIMD2(1, 2), VectorPair(3, 4))
    #expect(Nested.componentCount == 4)
    #expect((0..<4).map { nested[component: $0] } == [1, 2, 3, 4])
    for index in 0..<4 { nested[component: index] *= 10 }
    #expect(nested == Nested(SIMD2(10, 20), VectorPair(30, 40)))
    nested[component: 2] = 0.1
    #expect(nested.second.first == Float(0.1), "rounded as its own type rounds")
  }

  @Test func `a pair of equal values is equal, has their hash and reads back`() throws {
    let pair = VectorPair(1.5, SIMD2(2.0, 3))
    #expect(Set([pair, VectorPair(1.5, SIMD2(2, 3)), VectorPair(1.5, SIMD2(3, 2))]).count == 2)
    let text = #"{"first": 1.5, "second": [2, 3]}"#
    let read = try JSONDecoder().decode(
      VectorPair<Double, SIMD2<Double>>.self, from: Data(text.utf8))
    #expect(read == pair)
    let data = try JSONEncoder().encode(pair)
    #expect(
      try JSONDecoder().decode(VectorPair<Double, SIMD2<Double>>.self, from: data) == pair)
  }
}
