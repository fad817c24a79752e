// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

/// Decays that meet an edge.
struct BoundedDecayTests {
  @Test func `crossings, positions and velocities are those of the oracle`() throws {
    for row in try GestureTable.rows("boundedDecay", count: 160) {
      let spring = Spring(
        mass: try row["mass"], stiffness: try row["stiffness"],
        dampingRatio: try row["dampingRatio"])
      let motion = BoundedDecay(
        from: try row["x0"], velocity: try row["v0"],
        rate: DecayRate(perMillisecond: try row["rate"]), in: try row["lo"]...row["hi"],
        spring: spring)
      try row.expect(motion.crossingTime, "crossingTime")
      if row.isNone("edge") {
        #expect(motion.edge == nil && motion.crossingVelocity == nil)
      } else {
        #expect(motion.edge == (try row["edge"]))
        try row.expect(motion.crossingVelocity, "crossingVelocity")
      }
      let state = motion.state(at: try row["t"])
      try row.expect(state.value, "position")
      try row.expect(state.velocity, "velocity")
    }
  }

  @Test func `position and velocity go on without a jump`() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<2000 {
      func number(_ scale: Double) -> Double { (random.nextUnit() - 0.5) * scale }
      let motion = BoundedDecay(
        from: number(800), velocity: number(8000), rate: DecayRate(exponent: 0.5 + number(0.9)),
        in: -400...400)
      guard motion.crossingTime < .infinity else { continue }
      let (before, after) = (
        motion.decay.state(at: motion.crossingTime), motion.state(at: motion.crossingTime)
      )
      #expect(abs(before.value - after.value) <= 8 * 400.0.ulp)
      #expect(abs(before.velocity - after.velocity) <= 1e-9)
    }
  }

  @Test func `whatever is asked, the answer is that of dense sampling`() {
    for (origin, velocity) in [
      (0.0, 3000.0), (0, 1200), (0, -1), (300, 100), (-50, 40), (-50, -400), (700, 0), (600, 5),
      (600, -5), (600, 0), (0, 0),
    ] {
      for spring in [BoundedDecay.edgeSpring, Spring(response: 0.5, dampingRatio: 0.3)] {
        let motion = BoundedDecay(from: origin, velocity: velocity, in: 0...600, spring: spring)
        checkTrajectory(motion, [])
        let values = (0...4000).map { motion.value(at: motion.restTime * Double($0) / 4000) }
        #expect(motion.peak.value >= values.max()! - 1e-9)
        #expect(motion.trough.value <= values.min()! + 1e-9)
        #expect(abs(motion.peak.value - values.max()!) < 0.5)
        let far = motion.maximumDistanceFromEnd
        let settled = motion.settlingTime(within: far / 1000)
        #expect(settled == motion.duration)
        for (step, value) in values.enumerated() {
          let time = motion.restTime * Double(step) / 4000
          if time > settled { #expect(abs(value - motion.end) < far / 1000) }
        }
      }
    }
  }

  /// A critically damped spring from *d* before the edge at velocity *v*: (d + b t) e^(−ωt) with
  /// *b* = *v* + ω *d*, which is 0 at *t* = −*d* / *b*, with the velocity *b* e^(−ωt).
  @Test func `what is thrown in from outside decays inside`() {
    let frequency = 2 * Double.pi / 0.575
    for (distance, velocity) in [(80.0, 3000.0), (1, 50), (300, 9000), (1e-3, 3000), (1e-9, 3000)] {
      let speed = velocity - frequency * distance
      let entry = distance / speed
      let inward = speed * Elementary.exp(-frequency * entry)
      let travel = inward / (-1000 * Elementary.log(0.998))
      let thrown = BoundedDecay.entering(from: -distance, velocity: velocity, in: 0...10_000)
      #expect(abs(thrown.first.duration - entry) < 1e-10)
      #expect(abs(thrown.end - travel) < 1e-8 * travel + 1e-9)
      let mirrored = BoundedDecay.entering(
        from: 10_000 + distance, velocity: -velocity, in: 0...10_000)
      #expect(abs(mirrored.end - (10_000 - travel)) < 1e-8 * travel + 1e-8)
      // The other edge returns what would pass it.
      let short = BoundedDecay.entering(from: -distance, velocity: velocity, in: 0...travel / 2)
      #expect(short.end == travel / 2)
      #expect(short.peak.value > travel / 2)
      checkTrajectory(thrown, [])
      checkTrajectory(short, [])
    }
  }

  @Test func `where content rests is continuous in its origin`() {
    let inside = BoundedDecay.entering(from: 0, velocity: 3000, in: 0...10_000)
    #expect(inside.end == BoundedDecay(from: 0, velocity: 3000, in: 0...10_000).end)
    for power in 3...300 {
      let origin = -Elementary.pow(10, -Double(power))
      let outside = BoundedDecay.entering(from: origin, velocity: 3000, in: 0...10_000)
      // The share of the velocity that is lost on the way in is twice ω d / v.
      #expect(abs(outside.end - inside.end) <= 1500 * 22 * -origin / 3000 + 1e-9)
    }
  }

  @Test func `what does not come in ends at its edge`() {
    // Too slow for the spring's drag, at rest, and moving away.
    for velocity in [100.0, 0, -3000] {
      let motion = BoundedDecay.entering(from: -80, velocity: velocity, in: 0...600)
      #expect(motion.end == 0)
      checkTrajectory(motion, [])
    }
    // An undamped spring has the velocity of the amplitude at the edge.
    let swinging = BoundedDecay.entering(
      from: -80, velocity: 0, in: 0...600, spring: Spring(response: 1, dampingRatio: 0))
    let travel = 160 * Double.pi / (-1000 * Elementary.log(0.998))
    #expect(abs(swinging.first.duration - 0.25) < 1e-12 && abs(swinging.end - travel) < 1e-8)
  }

  @Test func `two axes meet their edges by themselves`() {
    let card = BoundedDecay.plane(
      from: SIMD2(10, 20), velocity: SIMD2(4000, -300),
      in: Bounds(minimum: SIMD2(0, 0), maximum: SIMD2(320, 480)))
    let x = BoundedDecay(from: 10, velocity: 4000, in: 0...320)
    let y = BoundedDecay(from: 20, velocity: -300, in: 0...480)
    for step in 0...300 {
      let time = Double(step) / 100
      #expect(card.value(at: time) == SIMD2(x.value(at: time), y.value(at: time)))
    }
    #expect(card.end == SIMD2(320, 0))
  }

  @Test func `a bounded decay survives encoding, and edges in the wrong order do not`() throws {
    let motion = BoundedDecay(from: 1, velocity: 200, rate: .fast, in: -3...9, spring: .bouncy)
    let data = try JSONEncoder().encode(motion)
    let copy = try JSONDecoder().decode(BoundedDecay.self, from: data)
    #expect(copy == motion && copy.hashValue == motion.hashValue)
    #expect(copy.value(at: 0.2) == motion.value(at: 0.2))
    let text = String(decoding: data, as: UTF8.self)
      .replacingOccurrences(of: #""upperBound":9"#, with: #""upperBound":-9"#)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(BoundedDecay.self, from: Data(text.utf8))
    }
  }
}
