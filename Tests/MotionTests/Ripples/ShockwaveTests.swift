// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct ShockwaveTests {
  @Test func `a field keeps its waves in the order of their times`() {
    var field = RippleField(.shader)
    for (x, time) in [(1.0, 3.0), (2, 1), (3, 2), (4, 2)] {
      field.trigger(from: SIMD2(x, 0), at: time)
    }
    #expect(field.shockwaves.map(\.time) == [1, 2, 2, 3])
    #expect(
      field.shockwaves.map(\.origin.x) == [2, 3, 4, 1], "at one time in the order of the calls")
    #expect(field.shockwaves(at: 0.5).isEmpty)
    #expect(field.shockwaves(at: 1) == [Shockwave(origin: SIMD2(2, 0), time: 1)])
  }

  @Test func `a wave is equal by origin and time, and reads back`() throws {
    let wave = Shockwave(origin: SIMD2(0.1, -2), time: 1.0 / 3)
    let others = [
      Shockwave(origin: SIMD2(0.1, 2), time: 1.0 / 3), Shockwave(origin: SIMD2(0.1, -2), time: 0),
    ]
    #expect(Set(others + [wave, wave]).count == 3)
    let data = try JSONEncoder().encode(wave)
    #expect(try JSONDecoder().decode(Shockwave.self, from: data) == wave)
    let text = #"{"origin": [3, 4], "time": 5}"#
    #expect(
      try JSONDecoder().decode(Shockwave.self, from: Data(text.utf8))
        == Shockwave(origin: SIMD2(3, 4), time: 5))
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Shockwave.self, from: Data(#"{"origin": [3, 4]}"#.utf8))
    }
  }
}
