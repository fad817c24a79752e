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

  @Test func `content that was thrown beyond the dimension follows the finger without a jump`() {
    let band = RubberBand(dimension: 100)
    for (shown, sign) in [(-168.33, 1.0), (768.33, -1.0)] {
      func drag(_ distance: Double) -> KinematicState<Double> {
        band.dragged(from: shown, by: sign * distance, velocity: sign, in: 0...600)
      }
      // Inward by the coefficient, outward as from an edge: d (1 − 1 / (1 + c o / d)).
      #expect(abs(drag(5).value - (shown + sign * 0.55 * 5)) < 1e-12)
      #expect(abs(drag(-5).value - (shown - sign * 2.6763990267639905)) < 1e-12)
      #expect(drag(0) == KinematicState(value: shown, velocity: sign * 0.55))
      // After 168.33 / 0.55 it is at the edge, and inside it follows wholly.
      let inside = sign > 0 ? 400 - 168.33 / 0.55 : 600 - (400 - 168.33 / 0.55)
      #expect(abs(drag(400).value - inside) < 1e-9 && drag(400).velocity == sign)
      #expect(abs(drag(5000).value - (sign > 0 ? 695.8 : -95.8)) < 0.5)
      #expect(abs(drag(-1e9).value - (shown - sign * 100)) < 1e-3)
    }
  }

  @Test func `content follows without a jump from any depth`() {
    for (coefficient, dimension) in [(0.55, 100.0), (1, 390), (0, 100), (0.55, 0), (2, 1e-3)] {
      let band = RubberBand(coefficient: coefficient, dimension: dimension)
      for depth in Effort.cases([0.995, 0.5, 0.98, 0.99, 1.nextDown, 1, 1.nextUp, 1.5, 30]) {
        let shown = -depth * max(dimension, 1e-3)
        var before = band.dragged(from: shown, by: -50, in: 0...600).value
        for step in -4999...9000 {
          let value = band.dragged(from: shown, by: Double(step) / 100, in: 0...600).value
          #expect(value >= before && value - before <= max(1, coefficient) * 0.010001)
          before = value
        }
        #expect(band.dragged(from: shown, by: 0, in: 0...600).value == shown)
        #expect(band.dragged(from: shown, by: 1e6, in: 0...600).value >= 600)
      }
    }
    // The depth at the touch makes no jump either.
    let band = RubberBand(dimension: 100)
    var before = band.dragged(from: -98, by: 30, in: 0...600).value
    for step in 1...4000 {
      let value = band.dragged(from: -98 - Double(step) / 1000, by: 30, in: 0...600).value
      #expect(abs(value - before) < 0.05)
      before = value
    }
  }
}
