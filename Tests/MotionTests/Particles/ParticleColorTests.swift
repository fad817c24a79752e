// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct ParticleColorTests {
  @Test func `the numbers of a color are those of sRGB`() {
    let orange = SRGB(hex: 0xff8000, alpha: 0.5)
    let color = Emitter.Color(orange, range: SIMD4(0, 0.25, 0, 0), speed: SIMD4(0, 0, 1, 0))
    #expect(
      color
        == Emitter.Color(
          SIMD4(1, 128.0 / 255, 0, 0.5), range: SIMD4(0, 0.25, 0, 0), speed: SIMD4(0, 0, 1, 0)))
    #expect(Emitter(lifetime: 1, color: color).particle(age: 0).color == orange.components)
  }

  @Test func `components are drawn around their means, change at their speeds, and are clamped`() {
    let color = Emitter.Color(
      SIMD4(0.5, 0.25, 0.5, 1), range: SIMD4(0, 0.5, 0, 0), speed: SIMD4(0.25, 0, -1, 0.5))
    let emitter = Emitter(lifetime: 4, color: color)
    // Without draws every component has its mean.
    #expect(emitter.particle(age: 0).color == SIMD4(0.5, 0.25, 0.5, 1))
    #expect(emitter.particle(age: 1).color == SIMD4(0.75, 0.25, 0, 1))
    var draws = Emitter.Samples()
    draws[.green] = 0.75
    #expect(emitter.particle(age: 1, samples: draws).color == SIMD4(0.75, 0.375, 0, 1))
    draws[.green] = 0
    #expect(emitter.particle(age: 0, samples: draws).color.y == 0)
  }

  @Test func `white is opaque and does not change`() {
    #expect(Emitter.Color.white == Emitter.Color() && Emitter.Color.white.mean == SIMD4(1, 1, 1, 1))
    #expect(Emitter.Color.white.range == .zero && Emitter.Color.white.speed == .zero)
    #expect(Emitter.Color.white == Emitter.Color(.white))
    let others = [
      Emitter.Color(range: SIMD4(1, 0, 0, 0)), Emitter.Color(speed: SIMD4(1, 0, 0, 0)),
      Emitter.Color(SIMD4(1, 1, 1, 0)),
    ]
    #expect(Set(others + [.white, .white]).count == 4)
  }

  @Test func `ranges and speeds may be absent in data, and other keys are refused`() throws {
    func read(_ text: String) throws -> Emitter.Color {
      try JSONDecoder().decode(Emitter.Color.self, from: Data(text.utf8))
    }
    #expect(try read(#"{"mean": [1, 1, 1, 1]}"#) == .white)
    #expect(
      try read(#"{"mean": [0, 0, 0, 1], "speed": [0, 0, 0, -1]}"#)
        == Emitter.Color(SIMD4(0, 0, 0, 1), speed: SIMD4(0, 0, 0, -1)))
    let data = try JSONEncoder().encode(Emitter.Color.white)
    #expect(String(decoding: data, as: UTF8.self) == #"{"mean":[1,1,1,1]}"#)
    for text in ["{}", #"{"mean": [1, 1, 1]}"#, #"{"mean": [1, 1, 1, 1], "hue": 1}"#] {
      #expect(throws: DecodingError.self, "\(text)") { try read(text) }
    }
  }

  @Test func `a number that is not finite traps`() async {
    await #expect(processExitsWith: .failure) { _ = Emitter.Color(SIMD4(1, .nan, 1, 1)) }
    await #expect(processExitsWith: .failure) {
      _ = Emitter.Color(speed: SIMD4(.infinity, 0, 0, 0))
    }
  }
}
