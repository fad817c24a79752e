// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

/// Motions that drag and a constant deceleration stop.
struct BrakingTests {
  @Test func `stops, positions and velocities are those of the oracle`() throws {
    for row in try GestureTable.rows("dragAndDecelerationStop", count: 75) {
      let braking = Braking(
        from: 0.0, velocity: try row["v0"], drag: try row["drag"],
        deceleration: try row["deceleration"])
      try row.expect(braking.duration, "stopTime")
      try row.expect(braking.restingValue, "stopDistance")
      let state = braking.state(at: try row["t"])
      try row.expect(state.value, "position")
      try row.expect(state.velocity, "velocity")
    }
  }

  @Test func `places are within 10 ulp, velocities and durations within 4`() {
    // The worst of 60 000 random motions, in 50 digits (mpmath): the start, the velocity, the drag, the deceleration
    // and the time; the duration, the resting value, the position and the velocity.
    let rows: [[Double]] = [
      [
        37.097523705831264, -28.24758554775288, 4.370771636217288e-09, 57.27974022060413,
        0.45189707617886754, 0.49315142506789444, 30.13235517453265, 30.18109797957019,
        -2.3630383875466743,
      ],
      [
        0.0, -2.4508808447629566, 4.435257075321743, 332.97051621364244, 0.0011449064343685472,
        0.007243057404051848, -0.008828413168796406, -0.0025810551037523406, -2.058213115384228,
      ],
      [
        0.0, 1.4321062116265622, 0.2310124574953476, 2.383428276324114, 0.5626555003363428,
        0.5626555003375069, 0.39416567954864484, 0.39416567954864484, 2.7744461554697697e-12,
      ],
      [
        -83.07252355309423, 645.3333680430337, 1.5002460426620193e-07, 1141.2800030224626,
        0.5489637801819703, 0.5654469884356749, 99.37837861581704, 99.22333792176893,
        18.81195598886766,
      ],
      [
        -3.0, 6.259257956272773, 0.0005501914175208881, 1.7875618731290837, 1.5931789760223143,
        3.49819296411826, 7.944534165378027, 4.699799640916103, 3.4071155979853867,
      ],
      [
        0.0, -6218.569389839899, 6.155764320664382e-09, 4962.130415996368, 0.9798636572352196,
        1.2532055477233683, -3896.572824115063, -3711.1980791977803, -1356.3581098983145,
      ],
      [
        0.0, -57.689499620530555, 1.0649078127781408, 3466.101314998191, 0.016498135830812895,
        0.01649813583130608, -0.47449113863065867, -0.47449113863065867, -1.7094249858090944e-09,
      ],
    ]
    for row in rows {
      let motion = Braking(
        from: row[0], velocity: row[1], drag: row[2], deceleration: row[3])
      let state = motion.state(at: row[4])
      let size = max(abs(row[0]), abs(row[6]))
      #expect(abs(motion.duration - row[5]) <= 4 * row[5].ulp)
      #expect(abs(motion.restingValue - row[6]) <= 10 * size.ulp)
      #expect(abs(state.value - row[7]) <= 10 * size.ulp)
      #expect(abs(state.velocity - row[8]) <= 4 * row[1].ulp)
    }
  }

  @Test func `a motion that starts anew from any state goes on as it would have`() {
    for drag in [0, 1e-12, 0.01, 3.7, 100] {
      let braking = Braking(
        from: SIMD2(10.0, -4), velocity: SIMD2(800.0, -2000), drag: drag, deceleration: 636.4)
      for step in 0..<100 {
        let time = braking.duration * Double(step) / 100
        let state = braking.state(at: time)
        let again = Braking(
          from: state.value, velocity: state.velocity, drag: drag, deceleration: 636.4)
        #expect(again.restingValue.distance(to: braking.restingValue) < 1e-9)
        #expect(abs(again.duration - (braking.duration - time)) < 1e-12 * braking.duration)
        #expect(again.value(at: 0.02).distance(to: braking.value(at: time + 0.02)) < 1e-9)
      }
      checkTrajectory(braking, [])
    }
  }

  @Test func `the way does not depend on how little drag there is`() {
    let car = Braking(from: 0.0, velocity: 30, drag: 0, deceleration: 8)
    #expect(car.duration == 3.75 && car.restingValue == 56.25)
    for drag in [.leastNonzeroMagnitude, 1e-300, 1e-100, 1e-20, 1e-17] {
      let near = Braking(from: 0.0, velocity: 30, drag: drag, deceleration: 8)
      #expect(abs(near.duration - 3.75) < 1e-15 && abs(near.restingValue - 56.25) < 1e-14)
      #expect(near.value(at: 1) == car.value(at: 1))
    }
    // Nearly a decay: what little deceleration there is counts at the end alone.
    let decay = Decay(from: 0.0, velocity: 1000, rate: DecayRate(exponent: 2))
    let smooth = Braking(from: 0.0, velocity: 1000, drag: 2, deceleration: 1e-9)
    for step in 0...50 {
      let time = Double(step) / 20
      #expect(abs(smooth.value(at: time) - decay.value(at: time)) < 1e-8)
    }
  }

  @Test func `it slows down on a line, and ends where it is said to`() {
    var random = SeededGenerator(seed: 33)
    for _ in 0..<300 {
      let speed = Elementary.exp(random.nextUnit() * 12)
      checkSlowing(
        Braking(
          from: (random.nextUnit() - 0.5) * 1000,
          velocity: random.nextUnit() < 0.5 ? speed : -speed, drag: 8 * random.nextUnit(),
          deceleration: 1 + 2000 * random.nextUnit())
      ) { $0.time(reaching: $1) }
    }
  }

  @Test func `numbers of any size give numbers`() {
    let sizes = [0, .leastNonzeroMagnitude, -1e-300, 1, -1e50, 1e150, 1.7e308]
    for velocity in sizes {
      for drag in [0, .leastNonzeroMagnitude, 1e-17, 1, 1e50, 1e150] {
        for deceleration in [1e-150, 1e-20, 1, 1e150] {
          let braking = Braking(
            from: 1, velocity: velocity, drag: drag, deceleration: deceleration)
          #expect(braking.duration.isFinite && braking.duration >= 0)
          for share in [0, 1e-17, 0.3, 0.5.nextDown, 0.5, 0.7, 1.0.nextDown, 1] {
            let state = braking.state(at: braking.duration * share)
            #expect(state.value.isFinite && state.velocity.isFinite)
            let way = braking.restingValue - 1
            #expect((braking.restingValue - state.value) * way >= 0, "\(braking) \(share)")
          }
          if let time = braking.time(reaching: 1.5) { #expect(time <= braking.duration) }
        }
      }
    }
  }

  @Test func `a motion that brakes survives encoding, and illegal numbers do not`() throws {
    let braking = Braking(from: SIMD2(1.0, 2), velocity: SIMD2(3, 4), drag: 2, deceleration: 5)
    let data = try JSONEncoder().encode(braking)
    let copy = try JSONDecoder().decode(Braking<SIMD2<Double>>.self, from: data)
    #expect(copy == braking && copy.hashValue == braking.hashValue)
    for bad in [#""drag": -1, "deceleration": 1"#, #""drag": 1, "deceleration": 0"#] {
      let text = #"{"from": 2, "velocity": 50, \#(bad)}"#
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Braking<Double>.self, from: Data(text.utf8))
      }
    }
  }
}
