// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct ParticleRangeTests {
  @Test func `ranges are the whole width around the mean`() {
    let speed = Emitter.Variation(350, range: 50)
    #expect(speed.lowest == 325 && speed.highest == 375 && speed.value(at: 0.75) == 362.5)
    #expect(Emitter.Variation(1...4) == Emitter.Variation(2.5, range: 3))
    let turned = Emitter.Variation(2, range: -4)
    #expect(turned.lowest == 0 && turned.value(at: 0) == 4)
    #expect(speed.scaled(by: 2) == Emitter.Variation(700, range: 100))
    #expect((3 as Emitter.Variation).range == 0)
  }

  @Test func `random numbers from 0 to 1 give the numbers from lowest to highest, evenly`() {
    let range = Emitter.Variation(10, range: 4)
    #expect([0, 0.25, 0.5, 0.75].map(range.value(at:)) == [8, 9, 10, 11])
    #expect(range.value(at: 0.999) < range.highest)
    let point: Emitter.Variation = 2.5
    #expect(point.lowest == 2.5 && point.highest == 2.5 && point.value(at: 0.9) == 2.5)
    let turned = range.scaled(by: -1)
    #expect(turned.mean == -10 && turned.value(at: 0) == -8 && turned.lowest == -12)
  }

  @Test func `bounds of any size have a mean`() {
    let wide = Emitter.Variation(-8e307...8e307)
    #expect(wide.mean == 0 && wide.lowest == -8e307 && wide.highest == 8e307)
    #expect(Emitter.Variation(1.6e308...1.7e308).mean.isFinite)
    #expect(Emitter.Variation(3, range: -0.0).range.sign == .plus)
    #expect(Set([Emitter.Variation(3, range: -0.0), 3, Emitter.Variation(3, range: 1)]).count == 2)
  }

  @Test func `a number is read as a mean, and written if the range is 0`() throws {
    func read(_ text: String) throws -> Emitter.Variation {
      try JSONDecoder().decode([Emitter.Variation].self, from: Data("[\(text)]".utf8))[0]
    }
    #expect(
      try read("3") == 3 && read(#"{"mean": 3, "range": 2}"#) == Emitter.Variation(3, range: 2))
    #expect(try read(#"{"mean": 3}"#) == 3)
    let data = try JSONEncoder().encode([Emitter.Variation(3), Emitter.Variation(0.5, range: 0)])
    #expect(String(decoding: data, as: UTF8.self) == "[3,0.5]")
    for text in [#""3""#, #"{"range": 3}"#, #"{"mean": 3, "width": 2}"#, "null"] {
      #expect(throws: DecodingError.self, "\(text)") { try read(text) }
    }
  }

  @Test func `bounds that are not finite, and whose difference is not, trap`() async {
    await #expect(processExitsWith: .failure) { _ = Emitter.Variation(.nan) }
    await #expect(processExitsWith: .failure) { _ = Emitter.Variation(0, range: .infinity) }
    await #expect(processExitsWith: .failure) { _ = Emitter.Variation(-1.7e308...1.7e308) }
  }
}
