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

  @Test func `places are within 8 ulp, velocities and durations within 4`() {
    // The worst of 60 000 random motions, in 50 digits (mpmath): the start, the velocity, the friction, the density
    // and the time; the duration, the resting value, the position and the velocity.
    let rows: [[Double]] = [
      [
        -2.0, -6523.485260020144, 0.0014693436981843772, 0.7147092234266306, 4.637771879402001,
        15.645173070134248, -35723.3695697197, -23349.535315648318, -3173.4458274344415,
      ],
      [
        -58.23351176369789, 1683.38091161303, 0.02041744276048758, 0.2207251896094367,
        1.8617225611501274, 1.9745716924572823, 1105.1511917292103, 1103.6006989406694,
        27.953477616710497,
      ],
      [
        -91.89646799320525, 1344.3034213251974, 0.006818641679734148, 4.080098207614345,
        0.43804605352550174, 0.4380460536551421, 114.20691502610772, 114.20691502610772,
        1.0985953181181703e-07,
      ],
      [
        57.89362889008015, -746.381325615044, 0.012842188012972697, 1.2272929317101295,
        0.4304642577546939, 0.4315921338643883, -54.852679259474534, -54.852375060745814,
        -0.5398272760258322,
      ],
      [
        -59.094674497320156, 275.0080269509618, 0.0012308977887964714, 1.6998570878893042,
        0.3157627683188076, 0.9151420925388576, 28.990322939789845, 3.970356291275978,
        113.69474139309489,
      ],
      [
        0.0, 63.95160228859679, 0.02283692513318619, 0.18638393096206923, 0.03702899285028721,
        0.18535056963631028, 4.148713069671163, 2.055044128514749, 42.69762015070429,
      ],
      [
        0.0, 505.1672249690255, 0.0018560415300156248, 7.07712145617405, 0.08729661372718377,
        0.3702778051519477, 65.46827395368084, 36.67377137304116, 300.37957273209463,
      ],
    ]
    for row in rows {
      let motion = SplineFling(
        from: row[0], velocity: row[1], friction: row[2], density: row[3])
      let state = motion.state(at: row[4])
      let size = max(abs(row[0]), abs(row[6]))
      #expect(abs(motion.duration - row[5]) <= 4 * row[5].ulp)
      #expect(abs(motion.restingValue - row[6]) <= 8 * size.ulp)
      #expect(abs(state.value - row[7]) <= 8 * size.ulp)
      #expect(abs(state.velocity - row[8]) <= 4 * row[1].ulp)
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
      SplineFling<Double>.self, from: Data(#"{"from": 2, "velocity": 50}"#.utf8))
    #expect(short == SplineFling(from: 2, velocity: 50))
    #expect(short.friction == 0.015 && short.density == 1)
    for bad in [#""friction": 0"#, #""density": -1"#, #""density": 1e60"#] {
      let text = #"{"from": 2, "velocity": 50, \#(bad)}"#
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
