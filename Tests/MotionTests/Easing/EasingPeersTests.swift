// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

/// What other projects expect of their easings.
@Suite struct EasingPeersTests {
  private struct Steps: Decodable {
    let n: Int
    let position: String
    let progress, expected: Double
  }

  @Test func `the steps of motion for JavaScript hold exactly`() throws {
    let rows = try Fixture.cases("motion-js", ofKind: "steps", as: Steps.self)
    #expect(rows.count == 6)
    for row in rows {
      let easing = try Easing(css: "steps(\(row.n), \(row.position))")
      #expect(easing == .steps(row.n, row.position == "start" ? .jumpStart : .jumpEnd))
      #expect(easing.value(at: row.progress) == row.expected, "\(row)")
    }
  }

  private struct Bezier: Decodable {
    let x1, y1, x2, y2, progress, expected: Double
  }

  @Test func `the Béziers of motion for JavaScript hold in all their digits`() throws {
    let rows = try Fixture.cases("motion-js", ofKind: "cubicBezier", as: Bezier.self)
    #expect(rows.count == 3)
    for row in rows {
      let value = Easing.bezier(row.x1, row.y1, row.x2, row.y2).value(at: row.progress)
      // The rows have three digits.
      #expect(abs(value - row.expected) <= 0.5e-3, "\(row): \(value)")
    }
  }

  private struct Flutter: Decodable {
    struct Parameters: Decodable {
      let threshold: Double?
      let count: Double?
    }
    let query, op: String
    let params: Parameters
    let t, expected: Double
  }

  @Test func `Flutter's threshold is a jump between two stops`() throws {
    let rows = try Fixture.cases("flutter-physics", ofKind: "thresholdCurve", as: Flutter.self)
    #expect(rows.count == 3)
    for row in rows {
      #expect(row.query == "y" && row.op == "==")
      let threshold = try #require(row.params.threshold)
      let easing = Easing.stops([
        .init(0), .init(0, at: threshold), .init(1, at: threshold), .init(1),
      ])
      #expect(easing.value(at: row.t) == row.expected, "\(row)")
      #expect(easing.value(at: threshold.nextDown) == 0)
    }
  }

  @Test func `Flutter's sawtooth is a repetition that ends at its top`() throws {
    let rows = try Fixture.cases("flutter-physics", ofKind: "sawtoothCurve", as: Flutter.self)
    #expect(rows.count == 1)
    for row in rows {
      #expect(row.query == "y" && row.op == "==")
      let count = try #require(row.params.count)
      let timing = Timing(duration: 1 / count, iterations: count, fill: .both)
      #expect(timing.sample(at: row.t).progress == row.expected, "\(row)")
      #expect(timing.sample(at: 0.5).progress == 0 && timing.sample(at: 0.75).progress == 0.5)
    }
  }
}
