// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

/// What the tests of Flutter and of Compose expect of thrown things.
struct GesturePeersTests {
  /// A row about a simulation of Flutter.
  private struct Row: Decodable {
    enum Expected: Decodable, Equatable {
      case number(Double), boolean(Bool)
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let boolean = try? container.decode(Bool.self) {
          self = .boolean(boolean)
        } else {
          self = .number(try container.decode(FixtureNumber.self).value)
        }
      }
    }
    let query, op: String
    let params: [String: Parameter]
    let t: Double?
    let expected: Expected
    let tol: Double

    /// A number, or the name of the simulation inside another.
    struct Parameter: Decodable {
      let value: Double
      init(from decoder: any Decoder) throws {
        let number = try? decoder.singleValueContainer().decode(FixtureNumber.self)
        value = number?.value ?? .nan
      }
    }

    subscript(_ name: String) -> Double {
      get throws { try #require(params[name], "\(name)").value }
    }

    /// Compares what a motion shows with what is expected.
    ///
    /// - Parameters:
    ///   - motion: The motion.
    ///   - isDone: Whether the simulation would be done in a state.
    ///   - timeReaching: When the motion is at a place.
    /// - Throws: If the row lacks what is asked for.
    func check<Motion: Trajectory<Double>>(
      _ motion: Motion, isDone: (KinematicState<Double>) throws -> Bool = { _ in false },
      timeReaching: (Double) -> Double? = { _ in nil }
    ) throws {
      let state = motion.state(at: t ?? .infinity)
      switch query {
      case "x", "finalX": compare(state.value)
      case "v": compare(state.velocity)
      case "timeAtX": compare(timeReaching(try #require(t)) ?? .infinity)
      case "timeAtX(x(t))": compare(timeReaching(state.value) ?? .infinity)
      case "isDone": #expect(.boolean(try isDone(state)) == expected, "\(self)")
      default: Issue.record("unknown question \(query)")
      }
    }

    func compare(_ found: Double) {
      guard case .number(let expected) = expected else {
        Issue.record("no number: \(self)")
        return
      }
      switch op {
      case "==": #expect(found == expected || abs(found - expected) <= tol, "\(self): \(found)")
      case "<": #expect(found < expected, "\(self): \(found)")
      case ">": #expect(found > expected, "\(self): \(found)")
      default: Issue.record("unknown comparison \(op)")
      }
    }
  }

  private func rows(_ kind: String, count: Int) throws -> [Row] {
    let rows = try Fixture.cases("flutter-physics", ofKind: kind, as: Row.self)
    #expect(rows.count == count)
    return rows
  }

  @Test func `Flutter's friction is a decay`() throws {
    for row in try rows("friction", count: 18) {
      let decay = Decay(
        from: try row["x0"], velocity: try row["v0"], rate: DecayRate(perSecond: try row["drag"]))
      try row.check(decay) {
        let tolerance = try row["toleranceVelocity"]
        return abs($0.velocity) < tolerance
      } timeReaching: {
        decay.time(reaching: $0)
      }
    }
  }

  @Test func `the friction through two states is the decay between them`() throws {
    for row in try rows("frictionThrough", count: 5) {
      let (start, end) = (try row["startPosition"], try row["endPosition"])
      let (fast, slow) = (try row["startVelocity"], try row["endVelocity"])
      // Of a decay the velocity falls in proportion to the way.
      let decay = Decay(
        from: start, velocity: fast, rate: DecayRate(exponent: (fast - slow) / (end - start)))
      try row.check(decay) { abs($0.velocity) < abs(slow) }
    }
  }

  @Test func `the friction with bounds is a decay, and done where it reaches one`() throws {
    for row in try rows("boundedFriction", count: 3) {
      let bounds = try row["min"]...row["max"]
      let motion = BoundedDecay(
        from: try row["x0"], velocity: try row["v0"],
        rate: DecayRate(perSecond: try row["drag"]), in: bounds)
      try row.check(motion) {
        let (tolerance, time) = (try row["toleranceVelocity"], try #require(row.t))
        return abs($0.velocity) < tolerance || time >= motion.crossingTime
      }
    }
  }

  @Test func `friction with a deceleration is a sum there, and the solution here`() throws {
    for row in try rows("frictionConstantDeceleration", count: 4) {
      let rate = DecayRate(perSecond: try row["drag"])
      let (origin, velocity) = (try row["x0"], try row["v0"])
      let deceleration = try row["constantDeceleration"]
      // The peer adds what friction does by itself and what the deceleration does by itself.
      let decay = Decay(from: origin, velocity: velocity, rate: rate)
      let stop = Roots.bracketed(in: 0...10) {
        decay.velocity(at: $0) + deceleration * $0
      }
      let peer =
        decay.clipped(to: stop)
        + Fall(from: 0, velocity: 0, acceleration: deceleration, duration: stop)
      try row.check(peer) { _ in
        false
      } timeReaching: {
        peer.firstTime(reaching: $0)
      }
      // Both at once stop it 2.5 units earlier: what the oracle says of a motion that brakes.
      let braking = Braking(
        from: origin, velocity: velocity, drag: rate.exponent, deceleration: deceleration)
      #expect(abs(braking.end - 77.5) < 0.1 && abs(peer.end - 80) < 1)
      if row.query == "x", row.t == 0.1 { try row.check(braking) }
    }
  }

  private func gravity(_ row: Row) throws -> Fall<Double> {
    Fall(
      from: try row["x0"], velocity: try row["v0"], acceleration: try row["acceleration"],
      duration: 1000)
  }

  @Test func `Flutter's gravity is a fall, to the bit where its numbers are exact`() throws {
    for row in try rows("gravity", count: 17) {
      let end = try row["endDistance"]
      try row.check(try gravity(row)) { abs($0.value) >= end }
    }
  }

  @Test func `what is clamped there are the numbers of a fall`() throws {
    for row in try rows("clamped", count: 8) {
      let fall = try gravity(row)
      let end = try row["endDistance"]
      let state = fall.state(at: try #require(row.t))
      switch row.query {
      case "x": row.compare(min(try row["xMax"], max(try row["xMin"], state.value)))
      case "v": row.compare(min(try row["vMax"], max(try row["vMin"], state.velocity)))
      default: try row.check(fall) { abs($0.value) >= end }
      }
    }
  }

  @Test func `Flutter's bouncing scroll is a decay that meets an edge`() throws {
    for row in try rows("bouncingScroll", count: 8) {
      let spring = Spring(
        mass: try row["springMass"], stiffness: try row["springStiffness"],
        dampingRatio: try row["springDampingRatio"])
      let motion = BoundedDecay(
        from: try row["position"], velocity: try row["velocity"],
        rate: DecayRate(perSecond: try row["drag"]),
        in: try row["min"]...min(.greatestFiniteMagnitude, row["max"]), spring: spring)
      try row.check(motion)
    }
  }

  private struct Compose: Decodable {
    let friction, x0, v0, t, value, velocity, tol: Double
  }

  @Test func `Compose's exponential decay is a decay`() throws {
    let rows = try Fixture.cases(
      "compose-animation-core", ofKind: "exponentialDecayValue", as: Compose.self)
    #expect(rows.count == 12)
    for row in rows {
      let decay = Decay(
        from: row.x0, velocity: row.v0,
        rate: DecayRate(frictionMultiplier: row.friction / 4.2))
      let state = decay.state(at: row.t)
      #expect(abs(state.value - row.value) <= min(row.tol, 1e-12), "\(row)")
      #expect(abs(state.velocity - row.velocity) <= min(row.tol, 1e-11), "\(row)")
    }
  }
}
