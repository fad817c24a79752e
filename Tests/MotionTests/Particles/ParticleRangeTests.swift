// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct ParticleRangeTests {
  @Test func `ranges are the whole width around the mean`() {
    let speed = ParticleRange(350, range: 50)
    #expect(speed.lowest == 325 && speed.highest == 375 && speed.value(at: 0.75) == 362.5)
    #expect(ParticleRange(from: 1, to: 4) == ParticleRange(2.5, range: 3))
    let turned = ParticleRange(2, range: -4)
    #expect(turned.lowest == 0 && turned.value(at: 0) == 4)
    #expect(speed.scaled(by: 2) == ParticleRange(700, range: 100))
    #expect((3 as ParticleRange).range == 0)
  }

  @Test func `random numbers from 0 to 1 give the numbers from lowest to highest, evenly`() {
    let range = ParticleRange(10, range: 4)
    #expect([0, 0.25, 0.5, 0.75].map(range.value(at:)) == [8, 9, 10, 11])
    #expect(range.value(at: 0.999) < range.highest)
    let point: ParticleRange = 2.5
    #expect(point.lowest == 2.5 && point.highest == 2.5 && point.value(at: 0.9) == 2.5)
    let turned = range.scaled(by: -1)
    #expect(turned.mean == -10 && turned.value(at: 0) == -8 && turned.lowest == -12)
  }

  @Test func `bounds of any size have a mean`() {
    let wide = ParticleRange(from: -8e307, to: 8e307)
    #expect(wide.mean == 0 && wide.lowest == -8e307 && wide.highest == 8e307)
    #expect(ParticleRange(from: 1.6e308, to: 1.7e308).mean.isFinite)
    #expect(ParticleRange(3, range: -0.0).range.sign == .plus)
    #expect(Set([ParticleRange(3, range: -0.0), 3, ParticleRange(3, range: 1)]).count == 2)
  }

  @Test func `a number is read as a mean, and written if the range is 0`() throws {
    func read(_ text: String) throws -> ParticleRange {
      try JSONDecoder().decode([ParticleRange].self, from: Data("[\(text)]".utf8))[0]
    }
    #expect(try read("3") == 3 && read(#"{"mean": 3, "range": 2}"#) == ParticleRange(3, range: 2))
    #expect(try read(#"{"mean": 3}"#) == 3)
    let data = try JSONEncoder().encode([ParticleRange(3), ParticleRange(0.5, range: 0)])
    #expect(String(decoding: data, as: UTF8.self) == "[3,0.5]")
    for text in [#""3""#, #"{"range": 3}"#, #"{"mean": 3, "width": 2}"#, "null"] {
      #expect(throws: DecodingError.self, "\(text)") { try read(text) }
    }
  }

  @Test func `bounds that are not finite, and whose difference is not, trap`() async {
    await #expect(processExitsWith: .failure) { _ = ParticleRange(.nan) }
    await #expect(processExitsWith: .failure) { _ = ParticleRange(0, range: .infinity) }
    await #expect(processExitsWith: .failure) { _ = ParticleRange(from: -1.7e308, to: 1.7e308) }
  }
}
