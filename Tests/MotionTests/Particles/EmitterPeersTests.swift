// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

/// Gravity and friction of other projects, which a particle feels as acceleration and drag.
@Suite struct EmitterPeersTests {
  private struct Flutter: Decodable {
    struct Parameters: Decodable {
      let x0, v0, drag, acceleration: Double?
      let startPosition, startVelocity, endPosition, endVelocity: Double?
    }
    enum Expected: Decodable {
      case number(Double), boolean
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if (try? container.decode(Bool.self)) != nil {
          self = .boolean
        } else {
          self = .number(try container.decode(FixtureNumber.self).value)
        }
      }
    }
    let query, op: String
    let params: Parameters
    let t: Double?
    let expected: Expected
    let tol: Double
  }

  /// Reads the rows of a kind that ask where something is, and how fast.
  ///
  /// The others ask when it is done, which a particle does not say.
  private func rows(_ kind: String, count: Int, asking: Int) throws -> [Flutter] {
    let rows = try Fixture.cases("flutter-physics", ofKind: kind, as: Flutter.self)
    let answered = rows.filter { ["x", "v", "finalX"].contains($0.query) }
    #expect(rows.count == count && answered.count == asking)
    return answered
  }

  private func check(_ row: Flutter, _ emitter: Emitter) throws {
    guard case .number(let expected) = row.expected else {
      Issue.record("no number: \(row)")
      return
    }
    // After 1000 s all that is left of a velocity is below the least number.
    let particle = emitter.particle(age: row.query == "finalX" ? 1000 : try #require(row.t))
    let found = row.query == "v" ? particle.velocity.x : particle.position.x
    switch row.op {
    case "==": #expect(abs(found - expected) <= row.tol, "\(row): \(found)")
    case "<": #expect(found < expected, "\(row): \(found)")
    case ">": #expect(found > expected, "\(row): \(found)")
    default: Issue.record("unknown comparison \(row.op)")
    }
  }

  @Test func `Flutter's gravity moves a particle, to the bit where its numbers are exact`() throws {
    for row in try rows("gravity", count: 17, asking: 14) {
      let p = row.params
      try check(
        row,
        Emitter(
          lifetime: 1, position: SIMD2(try #require(p.x0), 0),
          speed: Emitter.Variation(try #require(p.v0)),
          acceleration: SIMD2(try #require(p.acceleration), 0)))
    }
  }

  @Test func `Flutter's friction slows a particle down`() throws {
    for row in try rows("friction", count: 18, asking: 11) {
      let p = row.params
      // There the velocity is multiplied by the drag in each second.
      try check(
        row,
        Emitter(
          lifetime: 1, position: SIMD2(try #require(p.x0), 0),
          speed: Emitter.Variation(try #require(p.v0)), drag: -log(try #require(p.drag))))
    }
  }

  @Test func `friction leads through a place with a velocity, as in Flutter`() throws {
    for row in try rows("frictionThrough", count: 5, asking: 3) {
      let p = row.params
      let (start, end) = (try #require(p.startPosition), try #require(p.endPosition))
      let (fast, slow) = (try #require(p.startVelocity), try #require(p.endVelocity))
      try check(
        row,
        Emitter(
          lifetime: 1, position: SIMD2(start, 0), speed: Emitter.Variation(fast),
          drag: (fast - slow) / (end - start)))
    }
  }

  private struct Compose: Decodable {
    let friction, x0, v0, t, value, velocity, tol: Double
  }

  @Test func `Compose's exponential decay slows a particle down`() throws {
    let rows = try Fixture.cases(
      "compose-animation-core", ofKind: "exponentialDecayValue", as: Compose.self)
    #expect(rows.count == 12)
    for row in rows {
      let emitter = Emitter(
        lifetime: 1, position: SIMD2(row.x0, 0), speed: Emitter.Variation(row.v0),
        drag: row.friction)
      let found = emitter.particle(age: row.t)
      // Within the emitter's own accuracy, which is finer than what the rows allow.
      let reach = abs(row.x0) + abs(row.v0 * row.t)
      #expect(abs(found.position.x - row.value) <= min(row.tol, 1e-14 * reach), "\(row)")
      #expect(abs(found.velocity.x - row.velocity) <= min(row.tol, 1e-14 * abs(row.v0)), "\(row)")
    }
  }
}
