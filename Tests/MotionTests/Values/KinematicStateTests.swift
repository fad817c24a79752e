// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct KinematicStateTests {
  @Test func `a state is at rest unless a velocity is given`() {
    let rest = KinematicState(value: SIMD2(3.0, 4))
    #expect(rest.velocity == .zero && rest == KinematicState(value: SIMD2(3, 4), velocity: .zero))
    var moving = rest
    moving.velocity.x = 1
    #expect(moving != rest && moving.value == rest.value)
  }

  @Test func `equal states have equal hashes, and zeros of either sign are equal`() {
    let states: Set = [
      KinematicState(value: 0.0, velocity: 1), KinematicState(value: -0.0, velocity: 1),
      KinematicState(value: 0, velocity: -1),
    ]
    #expect(states.count == 2)
  }

  @Test func `it is written as value and velocity, which may be missing`() throws {
    func state<Value: VectorSpace & Codable>(_ text: String) throws -> KinematicState<Value> {
      try JSONDecoder().decode(KinematicState<Value>.self, from: Data(text.utf8))
    }
    #expect(
      try state(#"{"value": [1, 2], "velocity": [-3, 0.5]}"#)
        == KinematicState(value: SIMD2(1, 2), velocity: SIMD2(-3, 0.5)))
    #expect(try state(#"{"value": 1}"#) == KinematicState(value: 1.0))
    for text in [#"{"velocity": 1}"#, #"{"value": 1, "velocty": 1}"#] {
      #expect(throws: DecodingError.self) { let _: KinematicState<Double> = try state(text) }
    }
  }
}
