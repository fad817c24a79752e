// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

/// Flings of Flutter, against 50 digits and by their own laws.
@Suite struct PowerFlingTests {
  @Test func `durations, ways, positions and velocities are those of Flutter`() throws {
    for row in try GestureTable.rows("flutterClampingFling", count: 50) {
      let fling = PowerFling(
        from: 0.0, velocity: try row["velocity"], friction: try row["friction"])
      try row.expect(fling.duration, "duration")
      try row.expect(fling.restingValue, "distance")
      let state = fling.state(at: try row["t"])
      try row.expect(state.value, "position")
      try row.expect(state.velocity, "velocityAt")
      // It goes as far as Android's.
      let spline = SplineFling(
        from: 0.0, velocity: try row["velocity"], friction: try row["friction"])
      #expect(abs(spline.restingValue - fling.restingValue) <= 4 * fling.restingValue.ulp)
    }
  }

  @Test func `a fling slows down on a line, and ends where it is said to`() {
    var random = SeededGenerator(seed: 32)
    for _ in 0..<300 {
      let speed = Elementary.exp(random.nextUnit() * 12)
      let origin = (random.nextUnit() - 0.5) * 1000
      let velocity = random.nextUnit() < 0.5 ? speed : -speed
      let density = 0.5 + 3 * random.nextUnit()
      checkSlowing(PowerFling(from: origin, velocity: velocity, density: density)) {
        $0.time(reaching: $1)
      }
    }
    for velocity in [SIMD2(300.0, -4000), SIMD2(-1, 0), .zero] {
      checkTrajectory(PowerFling(from: SIMD2(3, 4), velocity: velocity), [])
    }
  }

  @Test func `restarted from any state it goes on as it would have`() {
    let fling = PowerFling(from: SIMD2(10.0, -4), velocity: SIMD2(800.0, -2000))
    for step in 0..<100 {
      let time = fling.duration * Double(step) / 100
      let state = fling.state(at: time)
      let again = PowerFling(from: state.value, velocity: state.velocity)
      #expect(again.restingValue.distance(to: fling.restingValue) < 1e-10)
      #expect(abs(again.duration - (fling.duration - time)) < 1e-12)
      #expect(again.value(at: 0.2).distance(to: fling.value(at: time + 0.2)) < 1e-10)
    }
  }

  @Test func `the remaining travel is a power of the remaining time`() {
    let fling = PowerFling(from: 0.0, velocity: 1500)
    // k = ln 0.78 / ln 0.9; half of the time leaves 2⁻ᵏ of the travel.
    let exponent = Elementary.log(0.78) / Elementary.log(0.9)
    for share in [0.25, 0.5, 0.75] {
      let state = fling.state(at: share * fling.duration)
      let left = Elementary.pow(1 - share, exponent)
      #expect(abs(1 - state.value / fling.restingValue - left) < 1e-14)
      #expect(abs(state.velocity / 1500 - left / (1 - share)) < 1e-14)
    }
  }

  @Test func `the time at a position is that of the documentation, and none is beyond the end`() {
    let list = PowerFling(from: 0.0, velocity: 4000)
    #expect(abs(list.duration - 1.2716) < 5e-5 && abs(list.restingValue - 2156.9521) < 5e-5)
    #expect(abs((list.time(reaching: 1000) ?? 0) - 0.2952) < 5e-5)
    #expect(list.time(reaching: -1) == nil && list.time(reaching: list.restingValue) == nil)
    #expect(list.time(reaching: 0) == 0)
    #expect(PowerFling(from: 3.0, velocity: 0).time(reaching: 4) == nil)
  }

  @Test func `numbers of any size give numbers`() {
    let sizes = [0, .leastNonzeroMagnitude, -1e-300, 1, -1e50, 1e150, 1.7e308, -1.7e308]
    for velocity in sizes {
      for origin in sizes {
        for scale in [1e-50, 0.015, 1e50] {
          let fling = PowerFling(from: origin, velocity: velocity, friction: scale, density: scale)
          for share in [0, 1e-17, 0.3, 0.5, 1.0.nextDown, 1] {
            let state = fling.state(at: fling.duration * share)
            #expect(state.value.isFinite && state.velocity.isFinite, "\(fling)")
          }
          #expect(fling.peak.value.isFinite && fling.trough.value.isFinite, "\(fling)")
        }
      }
    }
  }

  @Test func `a fling survives encoding, and illegal numbers do not`() throws {
    let fling = PowerFling(from: SIMD2(1.0, 2), velocity: SIMD2(30, 400), density: 2.625)
    let data = try JSONEncoder().encode(fling)
    #expect(try JSONDecoder().decode(PowerFling<SIMD2<Double>>.self, from: data) == fling)
    let short = try JSONDecoder().decode(
      PowerFling<Double>.self, from: Data(#"{"origin": 2, "initialVelocity": 50}"#.utf8))
    #expect(short == PowerFling(from: 2, velocity: 50))
    #expect(short.friction == 0.015 && short.density == 1)
    for bad in [#""friction": 0"#, #""density": -1"#, #""density": 1e60"#] {
      let text = #"{"origin": 2, "initialVelocity": 50, \#(bad)}"#
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(PowerFling<Double>.self, from: Data(text.utf8))
      }
    }
  }

  @Test func `a friction or a density of nothing traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = PowerFling(from: 0.0, velocity: 1, friction: 0)
    }
    await #expect(processExitsWith: .failure) { _ = PowerFling(from: 0.0, velocity: 1, density: 0) }
  }
}
