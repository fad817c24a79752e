// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

/// Flings of Android, against 50 digits and by their own laws.
@Suite struct SplineFlingTests {
  @Test func `durations, ways, positions and velocities are those of Android`() throws {
    for row in try GestureTable.rows("androidFling", count: 116) {
      let fling = SplineFling(
        from: 0.0, velocity: try row["velocity"], friction: try row["friction"],
        density: try row["density"])
      try row.expect(fling.duration, "duration")
      try row.expect(fling.restingValue, "distance")
      let time = try row["t"]
      let state = fling.state(at: time)
      try row.expect(state.value, "position")
      try row.expect(state.velocity, "velocityAt")
      // Android's own table is 101 points of the curve, joined by straight lines.
      let place = min(1, fling.duration > 0 ? max(0, time) / fling.duration : 1) * 100
      let index = place < 100 ? place.rounded(.down) : 100
      let (low, high) = (
        fling.value(at: fling.duration * index / 100),
        fling.value(at: fling.duration * (index + 1) / 100)
      )
      try row.expect(low + (high - low) * (place - index), "tablePosition")
      try row.expect(
        place < 100 ? (high - low) * 100 / fling.duration : 0, "tableVelocity")
    }
  }

  @Test func `the curve is the Bézier curve that Android's numbers make`() {
    let easing = Easing.bezier(0.175, 0.5, 0.35, 1)
    let fling = SplineFling(from: 0.0, velocity: 1000)
    for step in 0...10_000 {
      let share = Double(step) / 10_000
      let passed = fling.value(at: share * fling.duration) / fling.restingValue
      #expect(abs(passed - easing.value(at: share)) < 4e-16)
    }
  }

  @Test func `a fling slows down on a line, and ends where it is said to`() {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<300 {
      let speed = Elementary.exp(random.nextUnit() * 12)
      let origin = (random.nextUnit() - 0.5) * 1000
      let velocity = random.nextUnit() < 0.5 ? speed : -speed
      let density = 0.5 + 3 * random.nextUnit()
      checkSlowing(SplineFling(from: origin, velocity: velocity, density: density)) {
        $0.time(reaching: $1)
      }
    }
    for velocity in [SIMD2(300.0, -4000), SIMD2(-1, 0), .zero] {
      checkTrajectory(SplineFling(from: SIMD2(3, 4), velocity: velocity), [])
    }
  }

  @Test func `a fling in pixels is that in points, and goes in the direction of the velocity`() {
    let (points, pixels) = (
      SplineFling(from: SIMD2(0.0, 0), velocity: SIMD2(600, -800)),
      SplineFling(from: SIMD2(0.0, 0), velocity: SIMD2(1800, -2400), density: 3)
    )
    let line = SplineFling(from: 0.0, velocity: 1000)
    #expect(abs(points.duration - pixels.duration) < 1e-15)
    for step in 0...50 {
      let time = Double(step) / 40
      let place = points.value(at: time)
      #expect((place * 3).distance(to: pixels.value(at: time)) < 1e-10)
      #expect(place.distance(to: SIMD2(0.6, -0.8) * line.value(at: time)) < 1e-11)
    }
  }

  @Test func `restarted from a later state it goes on differently, and ends elsewhere`() {
    let fling = SplineFling(from: 0.0, velocity: 2000)
    var difference = 0.0
    for step in 0..<100 {
      let state = fling.state(at: fling.duration * Double(step) / 100)
      let resting = SplineFling(from: state.value, velocity: state.velocity).restingValue
      difference = max(difference, abs(resting - fling.restingValue))
    }
    #expect(difference > 10)
  }

  @Test func `the time at a position is that of the documentation, and none is beyond the end`() {
    let list = SplineFling(from: 0.0, velocity: 4000)
    #expect(abs(list.duration - 1.5407) < 5e-5 && abs(list.restingValue - 2156.9521) < 5e-5)
    #expect(abs((list.time(reaching: 1000) ?? 0) - 0.2828) < 5e-5)
    #expect(list.time(reaching: -1) == nil && list.time(reaching: list.restingValue) == nil)
    #expect(list.time(reaching: 0) == 0)
    #expect(SplineFling(from: 3.0, velocity: 0).time(reaching: 4) == nil)
  }

  @Test func `numbers of any size give numbers`() {
    let sizes = [0, .leastNonzeroMagnitude, -1e-300, 1, -1e50, 1e150, 1.7e308, -1.7e308]
    for velocity in sizes {
      for origin in sizes {
        for scale in [1e-50, 0.015, 1e50] {
          let fling = SplineFling(from: origin, velocity: velocity, friction: scale, density: scale)
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
    let fling = SplineFling(from: SIMD2(1.0, 2), velocity: SIMD2(30, 400), density: 2.625)
    let data = try JSONEncoder().encode(fling)
    #expect(try JSONDecoder().decode(SplineFling<SIMD2<Double>>.self, from: data) == fling)
    let short = try JSONDecoder().decode(
      SplineFling<Double>.self, from: Data(#"{"origin": 2, "initialVelocity": 50}"#.utf8))
    #expect(short == SplineFling(from: 2, velocity: 50))
    #expect(short.friction == 0.015 && short.density == 1)
    for bad in [#""friction": 0"#, #""density": -1"#, #""density": 1e60"#] {
      let text = #"{"origin": 2, "initialVelocity": 50, \#(bad)}"#
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(SplineFling<Double>.self, from: Data(text.utf8))
      }
    }
  }

  @Test func `a friction or a density of nothing traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = SplineFling(from: 0.0, velocity: 1, friction: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = SplineFling(from: 0.0, velocity: 1, density: 0)
    }
  }
}
