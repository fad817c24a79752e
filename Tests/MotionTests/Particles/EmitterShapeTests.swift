// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct EmitterShapeTests {
  private struct Vectors: Decodable {
    let disk: [[Double]]
  }

  @Test func `places in a disk are those of the recorded effect`() throws {
    let rows = try Fixture.decode("effect-emitters", as: Vectors.self).disk
    #expect(rows.count == 9)
    for row in rows {
      let place = Emitter.Shape.circle(radius: row[0]).position(at: SIMD2(row[1], row[2]))
      #expect(
        abs(place.x - row[3]) <= 1e-12 * max(1, abs(row[3]))
          && abs(place.y - row[4]) <= 1e-12 * max(1, abs(row[4])), "\(row)")
    }
  }

  @Test func `all sides of an outline are met evenly`() {
    let frame = Emitter.Shape.rectangle(width: 30, height: 10, .outline)
    #expect(frame.position(at: SIMD2(0, 0)) == SIMD2(-15, -5))
    #expect(frame.position(at: SIMD2(0.375, 0.9)) == SIMD2(15, -5))
    #expect(frame.position(at: SIMD2(0.5, 0)) == SIMD2(15, 5))
    #expect(frame.position(at: SIMD2(0.875, 0)) == SIMD2(-15, 5))
    #expect(frame.position(at: SIMD2(0.9375, 0)) == SIMD2(-15, 0))
    let circle = Emitter.Shape.circle(radius: 3, .outline)
    for step in 0..<16 {
      let place = circle.position(at: SIMD2(0.3, Double(step) / 16))
      #expect(abs(place.magnitude - 3) < 1e-15 * 8)
    }
    // Quarters of a turn are exact.
    #expect(circle.position(at: SIMD2(0, 0.25)) == SIMD2(0, 3))
    #expect(circle.position(at: SIMD2(0, 0.5)) == SIMD2(-3, 0))
    #expect(Emitter.Shape.line(length: 8).position(at: SIMD2(0.75, 0.1)) == SIMD2(2, 0))
    #expect(Emitter.Shape.point.position(at: SIMD2(0.75, 0.1)) == .zero)
    #expect(
      Emitter.Shape.rectangle(width: 0, height: 0, .outline).position(at: SIMD2(0.9, 0)) == .zero)
  }

  @Test func `places are uniform over the area, and inside it`() {
    var random = SeededGenerator(seed: 6)
    let (disk, frame) = (
      Emitter.Shape.circle(radius: 2), Emitter.Shape.rectangle(width: 6, height: 2)
    )
    var (inner, left) = (0, 0)
    for _ in 0..<20_000 {
      let units = SIMD2(random.nextUnit(), random.nextUnit())
      let position = disk.position(at: units)
      #expect(position.magnitude <= 2)
      if position.magnitude < 1 { inner += 1 }
      let other = frame.position(at: units)
      #expect(abs(other.x) <= 3 && abs(other.y) <= 1)
      if other.x < -1 { left += 1 }
    }
    // A quarter of the area lies within half of the radius: 5000 ± 4 standard deviations.
    #expect(abs(inner - 5000) < 250 && abs(left - 6667) < 270)
  }

  @Test func `shapes are equal by figure, part and size`() {
    let shapes: Set<Emitter.Shape> = [
      .point, .line(length: 4), .rectangle(width: 4, height: 4),
      .rectangle(width: 4, height: 4, .outline), .circle(radius: 2), .circle(radius: 2, .outline),
      .circle(radius: 2),
    ]
    #expect(shapes.count == 6)
    #expect(Emitter.Shape.circle(radius: 2).size == SIMD2(4, 4))
    #expect(Emitter.Shape.circle(radius: 2).figure == .circle && Emitter.Shape.point.size == .zero)
    #expect(Emitter.Shape.line(length: 1e301).size.x == 1e300, "sums of sizes stay finite")
  }

  @Test func `a figure is read with its sizes only`() throws {
    func read(_ text: String) throws -> Emitter.Shape {
      try JSONDecoder().decode(Emitter.Shape.self, from: Data(text.utf8))
    }
    #expect(
      try read(#"{"figure": "circle", "radius": 195, "part": "outline"}"#)
        == .circle(radius: 195, .outline))
    #expect(try read(#"{"figure": "line", "length": 3}"#) == .line(length: 3))
    for text in [
      #"{"figure": "circle"}"#, #"{"figure": "circle", "radius": -1}"#,
      #"{"figure": "point", "radius": 1}"#, #"{"figure": "line", "length": 1, "part": "outline"}"#,
      #"{"figure": "star"}"#, #"{"radius": 1}"#,
    ] {
      #expect(throws: DecodingError.self, "\(text)") { try read(text) }
    }
  }

  @Test func `a size that is negative or not finite traps`() async {
    await #expect(processExitsWith: .failure) { _ = Emitter.Shape.circle(radius: -1) }
    await #expect(processExitsWith: .failure) { _ = Emitter.Shape.line(length: .infinity) }
    await #expect(processExitsWith: .failure) {
      _ = Emitter.Shape.rectangle(width: 1, height: .nan)
    }
  }
}
