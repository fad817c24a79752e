// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

/// The rubber band, its inverse, and content that is dragged on it.
struct RubberBandTests {
  private struct Case: Decodable {
    let offset, dimension, coefficient, result, tol: Double
  }

  private static func band(_ row: GestureTable.Row) throws -> RubberBand {
    RubberBand(coefficient: try row["coefficient"], dimension: try row["dimension"])
  }

  @Test func `overshoots are those of the oracle`() throws {
    let cases = try Fixture.cases(
      "oracle-decelerate-rubberband", ofKind: "rubberBand", as: Case.self)
    #expect(cases.count > 20)
    for row in cases {
      let band = RubberBand(coefficient: row.coefficient, dimension: row.dimension)
      #expect(abs(band.shown(row.offset) - row.result) <= row.tol * 1e-4, "\(row)")
      #expect(band.shown(-row.offset) == -band.shown(row.offset))
    }
  }

  @Test func `what is shown between edges and beyond is that of the oracle`() throws {
    for row in try GestureTable.rows("rubberBand", count: 24) {
      let bounds = try row["lo"]...row["hi"]
      let (band, raw) = (try Self.band(row), try row["raw"])
      try row.expect(band.shown(raw, in: bounds), "display")
      try row.expect(band.derivative(at: raw, in: bounds), "slope")
    }
    for row in try GestureTable.rows("rubberBandInverse", count: 16) {
      let bounds = try row["lo"]...row["hi"]
      try row.expect(try Self.band(row).raw(try row["display"], in: bounds), "raw")
    }
  }

  @Test func `a drag begins with what is shown, and undoes a stretch`() throws {
    for row in try GestureTable.rows("rubberBandDrag", count: 20) {
      let bounds = try row["lo"]...row["hi"]
      let touched = try row["displayAtTouch"]
      let state = try Self.band(row).dragged(
        from: touched, by: try row["drag"], velocity: 1, in: bounds)
      try row.expect(state.value, "display")
      try row.expect(state.velocity, "slope")
      #expect(try Self.band(row).dragged(from: touched, by: 0, in: bounds).value == touched)
    }
  }

  @Test func `the size of the moves does not matter`() {
    // A peer adds each move times the slope: 300 units give 112.3, 113.1 or 116.9 in moves of 1, 10
    // or 50.
    let band = RubberBand(coefficient: 0.52, dimension: 400)
    var shown = 0.0
    for _ in 0..<300 { shown = band.dragged(from: shown, by: 1, in: -1...0).value }
    #expect(abs(shown - band.shown(300)) < 1e-10 && abs(shown - 112.2) < 0.1)
  }

  @Test func `every number has an answer`() throws {
    for dimension in [0, .leastNonzeroMagnitude, 1, 390, 1e150] {
      for coefficient in [0, .leastNonzeroMagnitude, 0.55, 1, 1e150] {
        let band = RubberBand(coefficient: coefficient, dimension: dimension)
        for offset in [
          0, -0.0, .leastNonzeroMagnitude, 1, -390, 1e150, -1.7e308, .infinity, -.infinity, .nan,
        ] {
          let (shown, slope) = (band.shown(offset), band.derivative(at: offset))
          #expect(
            abs(shown) <= dimension && slope >= 0 && slope <= coefficient, "\(band) \(offset)")
          #expect(band.shown(offset, in: -1...1).isFinite)
          let raw = band.raw(shown)
          #expect(raw == raw && (raw >= 0) == (shown >= 0))
        }
      }
    }
    let data = Data(#"{"dimension": 320}"#.utf8)
    #expect(try JSONDecoder().decode(RubberBand.self, from: data) == RubberBand(dimension: 320))
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(RubberBand.self, from: Data(#"{"dimension": -320}"#.utf8))
    }
  }
}
