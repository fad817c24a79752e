// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

/// Flings of Android and of Flutter, against 50 digits and by their own laws.
struct FlingTests {
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

  @Test func `flings slow down on a line, and end where they are said to`() {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<300 {
      let speed = Elementary.exp(random.nextUnit() * 12)
      let origin = (random.nextUnit() - 0.5) * 1000
      let velocity = random.nextUnit() < 0.5 ? speed : -speed
      let density = 0.5 + 3 * random.nextUnit()
      checkSlowing(SplineFling(from: origin, velocity: velocity, density: density)) {
        $0.time(reaching: $1)
      }
      checkSlowing(PowerFling(from: origin, velocity: velocity, density: density)) {
        $0.time(reaching: $1)
      }
      checkSlowing(
        Braking(
          from: origin, velocity: velocity, drag: 8 * random.nextUnit(),
          deceleration: 1 + 2000 * random.nextUnit())
      ) { $0.time(reaching: $1) }
    }
    for velocity in [SIMD2(300.0, -4000), SIMD2(-1, 0), .zero] {
      checkTrajectory(SplineFling(from: SIMD2(3, 4), velocity: velocity), [])
      checkTrajectory(PowerFling(from: SIMD2(3, 4), velocity: velocity), [])
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

  @Test func `a fling by a power goes on from any state as it would have, and Android's does not`()
  {
    let fling = PowerFling(from: SIMD2(10.0, -4), velocity: SIMD2(800.0, -2000))
    let android = SplineFling(from: 0.0, velocity: 2000)
    var difference = 0.0
    for step in 0..<100 {
      let time = fling.duration * Double(step) / 100
      let state = fling.state(at: time)
      let again = PowerFling(from: state.value, velocity: state.velocity)
      #expect(again.restingValue.distance(to: fling.restingValue) < 1e-10)
      #expect(abs(again.duration - (fling.duration - time)) < 1e-12)
      #expect(again.value(at: 0.2).distance(to: fling.value(at: time + 0.2)) < 1e-10)
      let other = android.state(at: time)
      let resting = SplineFling(from: other.value, velocity: other.velocity).restingValue
      difference = max(difference, abs(resting - android.restingValue))
    }
    #expect(difference > 10)
  }

  @Test func `numbers of any size give numbers`() {
    let sizes = [0, .leastNonzeroMagnitude, -1e-300, 1, -1e50, 1e150, 1.7e308, -1.7e308]
    for velocity in sizes {
      for origin in sizes {
        for scale in [1e-50, 0.015, 1e50] {
          let spline = SplineFling(
            from: origin, velocity: velocity, friction: scale, density: scale)
          let power = PowerFling(from: origin, velocity: velocity, friction: scale, density: scale)
          for share in [0, 1e-17, 0.3, 0.5, 1.0.nextDown, 1] {
            let (a, b) = (
              spline.state(at: spline.duration * share), power.state(at: power.duration * share)
            )
            #expect(a.value.isFinite && a.velocity.isFinite)
            #expect(b.value.isFinite && b.velocity.isFinite)
          }
          #expect(spline.peak.value.isFinite && power.trough.value.isFinite)
        }
      }
    }
  }

  @Test func `flings survive encoding, and illegal numbers do not`() throws {
    let spline = SplineFling(from: SIMD2(1.0, 2), velocity: SIMD2(30, 400), density: 2.625)
    let data = try JSONEncoder().encode(spline)
    #expect(try JSONDecoder().decode(SplineFling<SIMD2<Double>>.self, from: data) == spline)
    let power = try JSONDecoder().decode(
      PowerFling<Double>.self, from: Data(#"{"origin": 2, "initialVelocity": 50}"#.utf8))
    #expect(power == PowerFling(from: 2, velocity: 50))
    for bad in [#""friction": 0"#, #""density": -1"#, #""density": 1e60"#] {
      let text = #"{"origin": 2, "initialVelocity": 50, \#(bad)}"#
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(PowerFling<Double>.self, from: Data(text.utf8))
      }
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(SplineFling<Double>.self, from: Data(text.utf8))
      }
    }
  }
}

/// Runs the laws of a motion on a line that slows down until it stops.
func checkSlowing<Motion: Trajectory<Double>>(
  _ motion: Motion, time: (Motion, Double) -> Double?,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let (start, end, duration) = (motion.start, motion.end, motion.duration)
  let way = end - start
  let tolerance = 1e-14 * max(abs(start), abs(end))
  #expect(motion.restTime == duration && motion.settlingTime(within: 0) <= duration)
  #expect(motion.isMonotone, sourceLocation: sourceLocation)
  var last = motion.state(at: 0)
  for step in 1...200 {
    let now = duration * Double(step) / 200
    let state = motion.state(at: now)
    // Never beyond the end, never back, never faster.
    #expect(
      (state.value - last.value) * way >= -abs(way) * tolerance
        && (end - state.value) * way >= 0
        && abs(state.velocity) <= abs(last.velocity) * (1 + 1e-13), "\(motion) at \(now)",
      sourceLocation: sourceLocation)
    last = state
    guard step < 200 else { continue }
    let h = 1e-4 * min(now, duration - now)
    let slope = (motion.value(at: now + h) - motion.value(at: now - h)) / (2 * h)
    let allowed = 1e-6 * abs(state.velocity) + 2 * tolerance / h
    #expect(
      abs(slope - state.velocity) <= allowed, "\(motion) at \(now)",
      sourceLocation: sourceLocation)
    // What is known of the time is what a step of the value tells.
    let found = time(motion, state.value) ?? .infinity
    #expect(
      abs(found - now) <= 1e-13 * duration + 4 * tolerance / abs(state.velocity),
      "\(motion) at \(now): \(found)", sourceLocation: sourceLocation)
  }
  #expect(time(motion, start) == 0 && time(motion, start - way) == nil)
  #expect(time(motion, end + way) == nil)
}
