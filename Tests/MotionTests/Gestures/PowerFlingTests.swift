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

  @Test func `places are within 8 ulp, velocities within 4 and durations within 6`() {
    // The worst of 60 000 random motions, in 50 digits (mpmath): the start, the velocity, the friction, the density
    // and the time; the duration, the resting value, the position and the velocity.
    let rows: [[Double]] = [
      [
        0.0, 3026.4858751195234, 0.985767352595162, 0.32113414302495996, 0.10966268272123483,
        0.10967137518185015, 140.75083214743913, 140.75083211740727, 0.00814742101904449,
      ],
      [
        90.25282551521622, -2670.1575689009087, 0.0013681597562630046, 1.6571668228678844,
        3.1233468141288214, 3.795788739298884, -4207.663479140448, -4135.099340572437,
        -254.4768208237828,
      ],
      [
        -96.41705519808043, 671.2128424154145, 0.012265202525417107, 0.39710159126856703,
        0.7153725178787529, 0.7821404248857182, 126.2028640647326, 125.53095001701548,
        23.731594985767643,
      ],
      [
        35.8823761241614, -825.3033190356318, 0.002957354182948211, 8.0731681012644,
        0.2825331509945466, 0.2825331509952246, -62.99616163654226, -62.99616163654226,
        -1.3629495360148728e-13,
      ],
      [
        57.89362889008015, -746.381325615044, 0.012842188012972697, 1.2272929317101295,
        0.02092946558390551, 0.3562234737608952, -54.852679259474534, 42.89114015318597,
        -687.4553280532505,
      ],
      [
        -59.094674497320156, 275.0080269509618, 0.0012308977887964714, 1.6998570878893042,
        0.6947611628087341, 0.7553314103992411, 28.990322939789845, 28.760919463823555,
        8.931442663832053,
      ],
      [
        -21.703146900535543, 1939.7656123587044, 0.0044287028484785015, 0.41044678391583805,
        2.4279172108069456, 3.5300148564523615, 2881.9505543518503, 2695.4240026740977,
        399.1182219920449,
      ],
      [
        0.0, 60.35229728576765, 0.01528172244993224, 1.4334867981508073, 0.02485644977474848,
        0.04387843545651017, 1.1229591817727236, 0.966519172091192, 19.394248371764803,
      ],
    ]
    for row in rows {
      let motion = PowerFling(
        from: row[0], velocity: row[1], friction: row[2], density: row[3])
      let state = motion.state(at: row[4])
      let size = max(abs(row[0]), abs(row[6]))
      #expect(abs(motion.duration - row[5]) <= 6 * row[5].ulp)
      #expect(abs(motion.restingValue - row[6]) <= 8 * size.ulp)
      #expect(abs(state.value - row[7]) <= 8 * size.ulp)
      #expect(abs(state.velocity - row[8]) <= 4 * row[1].ulp)
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
      PowerFling<Double>.self, from: Data(#"{"from": 2, "velocity": 50}"#.utf8))
    #expect(short == PowerFling(from: 2, velocity: 50))
    #expect(short.friction == 0.015 && short.density == 1)
    for bad in [#""friction": 0"#, #""density": -1"#, #""density": 1e60"#] {
      let text = #"{"from": 2, "velocity": 50, \#(bad)}"#
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
