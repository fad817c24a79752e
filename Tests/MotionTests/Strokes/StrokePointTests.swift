// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct StrokePointTests {
  private static let start = Stroke.Point(SIMD2(0, 10), pressure: 0.2, time: 1)
  private static let end = Stroke.Point(SIMD2(10, 30), pressure: 0.6, time: 2)

  @Test func `position, pressure and time are interpolated together, between the ends`() {
    let (start, end) = (StrokePointTests.start, StrokePointTests.end)
    let quarter = start.interpolated(to: end, by: 0.25)
    #expect(quarter.position == SIMD2(2.5, 15) && quarter.time == 1.25)
    #expect(abs(quarter.pressure - 0.3) < 1e-16)
    #expect(start.interpolated(to: end, by: 0) == start)
    #expect(start.interpolated(to: end, by: 1) == end)
    #expect(
      start.interpolated(to: end, by: 7) == end && start.interpolated(to: end, by: -7) == start)
    #expect(start.interpolated(to: end, by: .nan) == start)
  }

  @Test func `a pen that does not measure it presses fully, at time 0`() {
    let point = Stroke.Point(SIMD2(3, 4))
    #expect(point.pressure == 1 && point.time == 0 && point.position == SIMD2(3, 4))
    #expect(Set([point, Stroke.Point(SIMD2(3, 4), pressure: 0.5), point]).count == 2)
  }

  @Test func `pressure and time may be absent in data, and illegal ones are refused`() throws {
    func read(_ text: String) throws -> Stroke.Point {
      try JSONDecoder().decode(Stroke.Point.self, from: Data(text.utf8))
    }
    #expect(try read(#"{"position": [3, 4]}"#) == Stroke.Point(SIMD2(3, 4)))
    let data = try JSONEncoder().encode(StrokePointTests.start)
    #expect(try JSONDecoder().decode(Stroke.Point.self, from: data) == StrokePointTests.start)
    for (text, name) in [
      (#"{"position": [0, 0], "pressure": 1.5}"#, "pressure"),
      (#"{"position": [0, 1e151]}"#, "position.y"),
      (#"{"position": [0, 0], "time": -1e151}"#, "time"),
    ] {
      let error = #expect(throws: DecodingError.self) { try read(text) }
      #expect(String(describing: error).contains(name))
    }
  }

  @Test func `a pressure above 1 and a coordinate that is none trap`() async {
    await #expect(processExitsWith: .failure) { _ = Stroke.Point(.zero, pressure: 1.1) }
    await #expect(processExitsWith: .failure) { _ = Stroke.Point(SIMD2(.nan, 0)) }
    await #expect(processExitsWith: .failure) { _ = Stroke.Point(.zero, time: .infinity) }
  }
}
