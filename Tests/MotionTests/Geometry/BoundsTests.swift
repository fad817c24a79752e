// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct BoundsTests {
  @Test func `bounds know their corners, their size and what they contain`() throws {
    let bounds = Bounds(x: 10, y: 20, width: 30, height: 40)
    #expect(bounds.origin == SIMD2(10, 20) && bounds.maximum == SIMD2(40, 60))
    #expect(bounds.size == SIMD2(30, 40) && bounds.width == 30 && bounds.height == 40)
    #expect(bounds.center == SIMD2(25, 40) && bounds.diagonal == 50)
    #expect(bounds.contains(SIMD2(40, 60)) && !bounds.contains(SIMD2(40.1, 60)))
    #expect(!bounds.contains(SIMD2(.nan, 30)))
    let other = Bounds(minimum: SIMD2(30, 0), maximum: SIMD2(50, 20))
    #expect(bounds.union(other) == Bounds(minimum: SIMD2(10, 0), maximum: SIMD2(50, 60)))
    #expect(bounds.intersection(other) == Bounds(minimum: SIMD2(30, 20), maximum: SIMD2(40, 20)))
    #expect(bounds.intersection(Bounds(x: 41, y: 0, width: 1, height: 99)) == nil)
    #expect(bounds.inset(by: 5) == Bounds(x: 15, y: 25, width: 20, height: 30))
    #expect(bounds.inset(by: 18) == Bounds(x: 25, y: 38, width: 0, height: 4))
    #expect(bounds.inset(by: .nan) == bounds && bounds.inset(by: -1).width == 32)
  }

  @Test func `bounds of points fail on an empty list and on NaN`() throws {
    let points = [SIMD2(1.0, 5), SIMD2(-2, 7), SIMD2(0, 6)]
    #expect(Bounds(containing: points) == Bounds(x: -2, y: 5, width: 3, height: 2))
    #expect(Bounds(containing: [SIMD2(1, 2)])?.size == .zero)
    #expect(Bounds(containing: []) == nil && Bounds(containing: [SIMD2(.nan, 0)]) == nil)
  }

  private struct Stroke: Decodable {
    let wave: [[Double]]
    let dirtyRectLast16_pad6: [Double]
  }

  @Test func `the part of a stroke to draw anew is the bounds of its end, and a margin`() throws {
    let stroke = try Fixture.decode("effect-stroke", as: Stroke.self)
    #expect(stroke.wave.count == 41)
    let end = stroke.wave.suffix(16).map { SIMD2($0[0], $0[1]) }
    let bounds = try #require(Bounds(containing: end)).inset(by: -6)
    let found = [bounds.minimum.x, bounds.minimum.y, bounds.width, bounds.height]
    for (number, expected) in zip(found, stroke.dirtyRectLast16_pad6) {
      #expect(abs(number - expected) <= 2 * expected.magnitude.ulp)
    }
  }

  @Test func `bounds are read back to the bit, and not inside out`() throws {
    let bounds = Bounds(minimum: SIMD2(0.1, 0.2), maximum: SIMD2(0.3, 1e9))
    let data = try JSONEncoder().encode(bounds)
    #expect(try JSONDecoder().decode(Bounds.self, from: data) == bounds)
    let text = #"{"minimum": [0, 1], "maximum": [1, 0]}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Bounds.self, from: Data(text.utf8))
    }
  }
}
