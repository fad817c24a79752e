// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

/// Motions under an acceleration and drag.
struct FallTests {
  private struct Case: Decodable {
    let x0, v0, acceleration, drag, t, x, v, tolX, tolV: Double
  }

  @Test func `positions and velocities are those of the oracle`() throws {
    let cases = try Fixture.cases("oracle-linear-drag", as: Case.self)
    #expect(cases.count == 110)
    for row in cases {
      let fall = Fall(
        from: row.x0, velocity: row.v0, acceleration: row.acceleration, drag: row.drag,
        duration: row.t + 1)
      let state = fall.state(at: row.t)
      let reach = abs(row.x0) + abs(row.v0) * row.t + abs(row.acceleration) * row.t * row.t / 2
      #expect(abs(state.value - row.x) <= min(row.tolX, 1e-14 * reach), "\(row)")
      let speed = abs(row.v0) + abs(row.acceleration) * row.t
      #expect(abs(state.velocity - row.v) <= min(row.tolV, 1e-14 * speed), "\(row)")
    }
  }

  /// Falls of many kinds, of which the terms are at most 10⁵.
  private static func falls(_ count: Int, seed: UInt64) -> [Fall<Double>] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { index in
      func number(_ size: Double) -> Double { (random.nextUnit() - 0.5) * 2 * size }
      let drag = [0, 1e-9, 0.3, 1, 6, 100][index % 6]
      return Fall(
        from: number(100), velocity: number(500), acceleration: index % 7 == 0 ? 0 : number(900),
        drag: drag, duration: 0.1 + 3 * random.nextUnit())
    }
  }

  @Test func `the velocity is the slope of the way, and obeys its equation`() {
    for fall in Self.falls(200, seed: 4) {
      let h = 1e-4
      for step in 1..<50 {
        let time = h + (fall.duration - 2 * h) * Double(step) / 50
        let (before, now, after) = (
          fall.state(at: time - h), fall.state(at: time), fall.state(at: time + h)
        )
        let gain = fall.acceleration - fall.drag * now.velocity
        let third =
          (fall.drag * fall.drag * (abs(gain) + abs(fall.drag * now.velocity)) + 1) * h * h
        #expect(abs((after.value - before.value) / (2 * h) - now.velocity) < third + 1e-7)
        #expect(
          abs((after.velocity - before.velocity) / (2 * h) - gain) < fall.drag * third + 1e-6)
      }
    }
  }

  @Test func `a fall that starts anew from any state goes on as it would have`() {
    for fall in Self.falls(100, seed: 5) {
      for share in [0.1, 0.5, 0.9] {
        let time = fall.duration * share
        let state = fall.state(at: time)
        let again = Fall(
          from: state.value, velocity: state.velocity, acceleration: fall.acceleration,
          drag: fall.drag, duration: fall.duration - time)
        #expect(abs(again.end - fall.end) < 1e-10)
        let later = (fall.duration - time) * 0.7
        #expect(abs(again.velocity(at: later) - fall.velocity(at: time + later)) < 1e-10)
      }
    }
  }

  @Test func `whatever is asked, the answer is that of dense sampling`() {
    for fall in Self.falls(60, seed: 6) {
      checkTrajectory(fall, [])
      let values = (0...2000).map { fall.value(at: fall.duration * Double($0) / 2000) }
      #expect(fall.peak.value >= values.max()! - 1e-10 && fall.peak.value < values.max()! + 0.01)
      #expect(fall.trough.value <= values.min()! + 1e-10)
      let speeds = (0..<2000).map { abs(fall.velocity(at: fall.duration * Double($0) / 2000)) }
      #expect(fall.peakSpeed >= speeds.max()! - 1e-9)
    }
  }

  @Test func `the distance from a point turns where dense sampling says`() {
    var random = SeededGenerator(seed: 8)
    func vector(_ size: Double) -> SIMD2<Double> {
      SIMD2((random.nextUnit() - 0.5) * 2 * size, (random.nextUnit() - 0.5) * 2 * size)
    }
    var most = 0
    for index in 0..<Effort.cases(1600) {
      let fall = Fall(
        from: vector(50), velocity: vector(300), acceleration: vector(900),
        drag: [0, 1e-9, 0.5, 3, 20][index % 5], duration: 1.5)
      let point = vector(80)
      let measure = Measure.distance(from: point)
      var stretches: [Stretch] = []
      _ = fall.visitStretches(of: measure, from: 0, upTo: fall.duration) {
        stretches.append($0)
        return true
      }
      most = max(most, stretches.count)
      #expect(stretches.first?.begin == 0 && stretches.last?.end == fall.duration)
      for stretch in stretches {
        let samples = (0..<200).map {
          measure(
            fall.state(at: stretch.begin + (stretch.end - stretch.begin) * Double($0) / 200))
        }
        let sign = stretch.last >= stretch.first ? 1.0 : -1
        for (a, b) in zip(samples, samples.dropFirst()) {
          #expect((b - a) * sign >= -1e-11, "\(fall) from \(point): \(stretch)")
        }
      }
    }
    #expect(most == 4)
  }

  @Test func `a fall lands where it is said to, for the last time`() {
    var random = SeededGenerator(seed: 9)
    var landed = 0
    for fall in Self.falls(1000, seed: 7) {
      let place = fall.origin + (random.nextUnit() - 0.5) * 400
      let landing = Fall(
        from: fall.origin, velocity: fall.initialVelocity, acceleration: fall.acceleration,
        drag: fall.drag, landingAt: place)
      func samples(_ duration: Double) -> [Double] {
        let whole = Fall(
          from: fall.origin, velocity: fall.initialVelocity, acceleration: fall.acceleration,
          drag: fall.drag, duration: duration)
        return (0...400).map { whole.value(at: duration * Double($0) / 400) - place }
      }
      guard let landing else {
        let all = samples(20)
        #expect(all.allSatisfy { $0 > 0 } || all.allSatisfy { $0 < 0 }, "\(fall) at \(place)")
        continue
      }
      landed += 1
      #expect(abs(landing.end - place) < 1e-9, "\(landing) at \(place)")
      // From there on it is on the other side, and never comes back.
      let later = Fall(
        from: landing.end, velocity: landing.velocity(at: landing.duration.nextDown),
        acceleration: landing.acceleration, drag: landing.drag, duration: 10)
      #expect(later.velocity(at: 0.5) * landing.acceleration >= -1e-9)
      let sides = (1...100).map { later.value(at: Double($0) / 10) - later.origin }
      #expect(sides.allSatisfy { $0 >= -1e-9 } || sides.allSatisfy { $0 <= 1e-9 })
    }
    #expect(landed > 300)
    #expect(Fall(from: 0, velocity: 0, acceleration: 0, landingAt: 0)?.duration == 0)
    #expect(Fall(from: 0, velocity: 8, acceleration: -4, landingAt: 0)?.duration == 4)
    #expect(Fall(from: 0, velocity: 8, acceleration: -4, landingAt: 8.1) == nil)
    #expect(Fall(from: 0, velocity: 0, acceleration: 2, landingAt: 9)?.duration == 3)
  }

  @Test func `with drag the velocity tends to its limit, and without there is none`() {
    let fall = Fall(from: 0.0, velocity: 3, acceleration: 10, drag: 4, duration: 60)
    #expect(fall.terminalVelocity == 2.5 && abs(fall.velocity(at: 20) - 2.5) < 1e-15)
    #expect(Fall(from: 0.0, velocity: 3, acceleration: 10, duration: 6).terminalVelocity == nil)
  }

  @Test func `numbers of any size give numbers`() {
    let sizes = [0, .leastNonzeroMagnitude, -1e-300, 1, -1e50, 1e150, -1.7e308]
    for velocity in sizes {
      for acceleration in sizes {
        for drag in [0, .leastNonzeroMagnitude, 1e-17, 1, 1e50, 1e150] {
          for duration in [0, 1e-300, 1, 1e5, 1e10] {
            let fall = Fall(
              from: 1e300, velocity: velocity, acceleration: acceleration, drag: drag,
              duration: duration)
            for share in [0, 1e-17, 0.5, 1.0.nextDown, 1] {
              let state = fall.state(at: duration * share)
              #expect(state.value.isFinite && state.velocity.isFinite, "\(fall) \(share)")
            }
            #expect(fall.peak.value.isFinite && fall.terminalVelocity?.isFinite != false)
          }
          let landing = Fall(
            from: 3, velocity: velocity, acceleration: acceleration, drag: drag, landingAt: 2)
          #expect(landing?.end.isFinite != false)
        }
      }
    }
  }

  @Test func `a fall survives encoding, and illegal numbers do not`() throws {
    let fall = Fall(
      from: SIMD2(1.0, 2), velocity: SIMD2(3, 4), acceleration: SIMD2(0, 9), drag: 2, duration: 5)
    let data = try JSONEncoder().encode(fall)
    #expect(try JSONDecoder().decode(Fall<SIMD2<Double>>.self, from: data) == fall)
    let open = #"{"from": 2, "velocity": 50, "acceleration": 3, "#
    let short = Data((open + #""duration": 4}"#).utf8)
    #expect(
      try JSONDecoder().decode(Fall<Double>.self, from: short)
        == Fall(from: 2, velocity: 50, acceleration: 3, duration: 4))
    for bad in [#""drag": -1, "duration": 1}"#, #""duration": 1e76}"#, #""duration": -1}"#, "}"] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Fall<Double>.self, from: Data((open + bad).utf8))
      }
    }
  }
}
