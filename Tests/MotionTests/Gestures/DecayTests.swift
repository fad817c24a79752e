// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

/// Decays against 50 digits, and by their own laws.
struct DecayTests {
  private struct Case: Decodable {
    let rate, x0, v0, t, x, v, destination, threshold, tol: Double
    let timeWithinThresholdOfDestination, wwdcProjection: Double
  }

  @Test func `positions, destinations and projections are those of the oracle`() throws {
    let cases = try Fixture.cases(
      "oracle-decelerate-rubberband", ofKind: "decelerate", as: Case.self)
    #expect(cases.count > 20)
    for row in cases {
      let decay = Decay(from: row.x0, velocity: row.v0, rate: DecayRate(perMillisecond: row.rate))
      let state = decay.state(at: row.t)
      #expect(abs(state.value - row.x) <= row.tol * 1e-4, "\(row)")
      #expect(abs(state.velocity - row.v) <= 1e-12 * max(abs(row.v), 1e-12 * abs(row.v0)), "\(row)")
      #expect(abs(decay.restingValue - row.destination) <= row.tol * 1e-4, "\(row)")
      let settled = decay.settlingTime(within: row.threshold)
      #expect(abs(settled - row.timeWithinThresholdOfDestination) <= 1e-12 * max(1, settled))
      let projection = Projection(rate: decay.rate, form: .discrete)
      let target = projection.target(from: row.x0, velocity: row.v0)
      #expect(abs(target - row.wwdcProjection) <= row.tol * 1e-4, "\(row)")
    }
  }

  @Test func `places are within 4 ulp, and velocities within 2 and what the rounded phase adds`() {
    // The worst of 60 000 random motions, in 50 digits (mpmath): the start, the velocity, the
    // exponent and the time; the resting value, the position and the velocity.
    let rows: [[Double]] = [
      [
        -63.57778947630355, 1954.819319483373, 23.66867720474635, 1.080399327453757,
        19.01319364341923, 19.01319364277161, 1.532822578979799e-08,
      ],
      [
        0.16649249087225484, -1.766692105974497, 2.9190032708233553, 2.560358845645739,
        -0.4387456476503413, -0.43840197780931806, -0.001003173390030204,
      ],
      [
        -67.62678230454478, 779.2590539867186, 1.3627079778083027, 5.14245403976225,
        504.2191793225618, 503.7017040245222, 0.7051677169573276,
      ],
      [
        0.0, -44.807098083795736, 0.12838832400736064, 267.52318109119, -348.9966741931057,
        -348.9966741931053, -5.428728881527249e-14,
      ],
      [
        -86.80401163154488, 2.401573685604205, 0.1769759192747575, 232.1861842908195,
        -73.23395252154964, -73.23395252154964, 3.425654303328104e-18,
      ],
      [
        0.0, 3.570066623595862, 25.759737504726203, 0.026636030402960437, 0.13859095508798772,
        0.06880800762920344, 1.797590408844383,
      ],
      [
        0.0, -14.458925944065049, 0.663552460790971, 0.9716043025479612, -21.790177564603788,
        -10.354376577910072, -7.588253885836428,
      ],
    ]
    for row in rows {
      let motion = Decay(from: row[0], velocity: row[1], rate: DecayRate(exponent: row[2]))
      let state = motion.state(at: row[3])
      let size = max(abs(row[0]), abs(row[4]))
      #expect(abs(motion.restingValue - row[4]) <= 4 * size.ulp)
      #expect(abs(state.value - row[5]) <= 4 * size.ulp)
      let phase = row[2] * row[3]
      #expect(abs(state.velocity - row[6]) <= (2 + phase.ulp * 0x1p52) * row[6].ulp)
    }
  }

  @Test func `the time at which a place is reached is exact`() throws {
    for row in try GestureTable.rows("decayTimeReaching", count: 24) {
      let decay = Decay(
        from: try row["x0"], velocity: try row["v0"],
        rate: DecayRate(perMillisecond: try row["rate"]))
      let target = try row["target"]
      try row.expect(decay.time(reaching: target) ?? .infinity, "time")
      let velocity = decay.velocity(reaching: target)
      if row.isNone("velocity") {
        #expect(velocity == nil)
      } else {
        try row.expect(velocity, "velocity")
      }
      try row.expect(decay.settlingTime(within: try row["threshold"]), "toWithin")
    }
  }

  @Test func `a decay that starts anew from any state goes on as it would have`() {
    let decay = Decay(
      from: SIMD2(10.0, -4), velocity: SIMD2(800.0, -2000), rate: DecayRate(perSecond: 0.1))
    for step in 0..<100 {
      let time = Double(step) / 20
      let state = decay.state(at: time)
      let again = Decay(from: state.value, velocity: state.velocity, rate: decay.rate)
      #expect(again.restingValue.distance(to: decay.restingValue) < 1e-11)
      let later = again.state(at: 0.3)
      #expect(later.value.distance(to: decay.value(at: time + 0.3)) < 1e-11)
    }
  }

  @Test func `a decay does not depend on the rate at which it is sampled, and is not cut off`() {
    let decay = Decay(from: 0.0, velocity: 3000)
    // A peer ends after ten time constants with a jump of 0.14 units; nothing is left here.
    let left = decay.restingValue - decay.value(at: 10 * decay.rate.timeConstant)
    #expect(abs(left - 3000 / decay.rate.exponent * Elementary.exp(-10)) < 1e-9)
    #expect(decay.value(at: decay.restTime.nextDown) == decay.restingValue)
    #expect(decay.velocity(at: decay.restTime.nextDown) < 1e-14)
    #expect(decay.duration == decay.settlingTime(within: decay.restingValue * 0.001))
    #expect(abs(decay.duration - Elementary.log(1000) / decay.rate.exponent) < 1e-12)
  }

  @Test func `decays keep the laws`() throws {
    checkTrajectory(Decay(from: 2.0, velocity: -300), [])
    checkTrajectory(Decay(from: 2.0, velocity: 0), [])
    checkTrajectory(Decay(from: 2.0, restingAt: 90, rate: .fast), [])
    let decay = Decay(from: 2.0, restingAt: 90)
    #expect(abs(decay.restingValue - 90) <= 2 * 90.0.ulp)
    #expect(decay.peak.value == decay.restingValue && decay.trough.value == 2)
    #expect(decay.isMonotone, "\(Array(decay.extrema))")
    let (found, exact) = (decay.firstTime(reaching: 46) ?? 0, decay.time(reaching: 46) ?? 0)
    #expect(abs(found - exact) < 1e-15)
    let data = try JSONEncoder().encode(decay)
    #expect(try JSONDecoder().decode(Decay<Double>.self, from: data) == decay)
    let short = #"{"from": 2, "velocity": 5, "rate": {"perMillisecond": 0.998}}"#
    let read = try JSONDecoder().decode(Decay<Double>.self, from: Data(short.utf8))
    #expect(read == Decay(from: 2, velocity: 5))
    for bad in [#"{"perMillisecond": 1}"#, #"{"exponent": 0}"#, "{}", #"{"perSecond": -1}"#] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(DecayRate.self, from: Data(bad.utf8))
      }
    }
  }

  @Test func `a motion on a line is nearest to a point once`() {
    let decay = Decay(from: SIMD2(0.0, 0), restingAt: SIMD2(300.0, 400))
    let point = SIMD2(150.0, 400)
    var turns: [Stretch] = []
    _ = decay.visitStretches(of: .distance(from: point), from: 0, upTo: .infinity) {
      turns.append($0)
      return true
    }
    #expect(turns.count == 3 && abs(turns[0].last - 120) < 1e-9, "\(turns)")
    #expect(turns[1].first == turns[0].last && turns[2].first == 150)
  }
}
