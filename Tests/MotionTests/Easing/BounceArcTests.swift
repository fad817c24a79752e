// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

/// Landings of `bounce`: instants at which the formula is exactly 1, or exactly 0 before it rises.
@Suite struct BounceArcTests {
  /// The instants on the ground, the instants highest above it, and the ground, of each form.
  private struct Form {
    let easing: Easing
    let landings: [Double]
    let ground: Double
    let vertices: [(time: Double, value: Double)]
  }

  private static let forms: [Form] = [
    Form(
      easing: .easeOutBounce, landings: [4.0, 8, 10, 11].map { $0 / 11 }, ground: 1,
      vertices: [(6.0 / 11, 0.75), (9.0 / 11, 0.9375), (10.5 / 11, 0.984375)]),
    Form(
      easing: .easeInBounce, landings: [0.0, 1, 3, 7].map { $0 / 11 }, ground: 0,
      vertices: [(0.5 / 11, 0x1p-6), (2.0 / 11, 0x1p-4), (5.0 / 11, 0x1p-2)]),
    Form(
      easing: .easeInOutBounce, landings: [0.0, 1, 3, 7].map { $0 / 22 }, ground: 0,
      vertices: [(0.5 / 22, 0x1p-7), (2.0 / 22, 0x1p-5), (5.0 / 22, 0x1p-3)]),
    Form(
      easing: .easeInOutBounce, landings: [15.0, 19, 21, 22].map { $0 / 22 }, ground: 1,
      vertices: [(17.0 / 22, 0.875), (20.0 / 22, 0.96875), (21.5 / 22, 0.9921875)]),
  ]

  @Test func `landings and vertices are exact, and nothing is below the ground`() {
    for form in Self.forms {
      let easing = form.easing
      for landing in form.landings {
        #expect(easing.value(at: landing) == form.ground, "\(easing) \(landing)")
        #expect(easing.state(at: landing).value == form.ground, "\(easing) \(landing)")
        var (before, after) = (landing.nextDown, landing.nextUp)
        // Next to 0 the heights underflow.
        for _ in 0..<(landing > 0 ? 1000 : 0) {
          for time in [before, after] where time > 0 && time < 1 {
            let value = easing.value(at: time)
            #expect(form.ground == 1 ? value < 1 : value > 0, "\(easing) \(landing) \(time)")
            #expect(easing.state(at: time).value == value)
          }
          (before, after) = (before.nextDown, after.nextUp)
        }
      }
      for vertex in form.vertices {
        #expect(easing.value(at: vertex.time) == vertex.value, "\(easing) \(vertex)")
        #expect(easing.velocity(at: vertex.time) == 0)
      }
    }
    for step in 0...100_000 {
      for easing in [Easing.easeInBounce, .easeOutBounce, .easeInOutBounce] {
        let value = easing.value(at: Double(step) / 100_000)
        #expect(value >= 0 && value <= 1, "\(easing) \(step)")
      }
    }
  }

  @Test func `values agree with Penner's formula`() {
    func formula(_ t: Double) -> Double {
      func parabola(_ middle: Double, _ floor: Double) -> Double {
        7.5625 * (t - middle / 2.75) * (t - middle / 2.75) + floor
      }
      if t < 1 / 2.75 { return parabola(0, 0) }
      if t < 2 / 2.75 { return parabola(1.5, 0.75) }
      return t < 2.5 / 2.75 ? parabola(2.25, 0.9375) : parabola(2.625, 0.984375)
    }
    for step in 0...10_000 {
      let t = Double(step) / 10_000
      let both = t < 0.5 ? (1 - formula(1 - 2 * t)) / 2 : (1 + formula(2 * t - 1)) / 2
      let expected: [(Easing, Double)] = [
        (.easeOutBounce, formula(t)), (.easeInBounce, 1 - formula(1 - t)), (.easeInOutBounce, both),
      ]
      for (easing, value) in expected {
        let error = abs(easing.value(at: t) - value)
        #expect(error <= 8e-16, "\(easing) \(t)")
      }
    }
  }

  @Test func `every landing is found as a time at the level`() {
    let drop = EasedTrajectory(from: 0.0, to: 300, duration: 1, easing: .easeOutBounce)
    let landings = Self.forms[0].landings
    #expect(drop.firstTime(reaching: 300) == landings[0])
    #expect(Array(drop.times(reaching: 300)) == landings)
    #expect(drop.lastTime(reaching: 300) == 1)
    #expect(drop.peak.time == landings[0] && drop.peak.value == 300)
    #expect(drop.overshoot == 0)
    let turns: [Double] = [300, 225, 300, 281.25, 300, 295.3125]
    #expect(drop.extrema(in: 0...1).map(\.value) == turns)
    // Between other values, and towards 0.
    let ways: [(origin: Double, target: Double)] = [
      (300, 0), (-7.3, 41.9), (0.1, 0.7), (1e-9, -1e9),
    ]
    for (origin, target) in ways {
      let motion = EasedTrajectory(
        from: origin, to: target, duration: 1, easing: .easeOutBounce)
      #expect(Array(motion.times(reaching: target)) == landings, "\(origin) \(target)")
    }
    // Before it rises, and in both halves.
    let rise = EasedTrajectory(from: 0.0, to: 300, duration: 1, easing: .easeInBounce)
    #expect(Array(rise.times(reaching: 0)) == Self.forms[1].landings)
    #expect(rise.trough.value == 0)
    let both = EasedTrajectory(from: 0.0, to: 300, duration: 1, easing: .easeInOutBounce)
    #expect(Array(both.times(reaching: 0)) == Self.forms[2].landings)
    #expect(Array(both.times(reaching: 300)) == Self.forms[3].landings)
    #expect(both.peak.value == 300 && both.peak.time == Self.forms[3].landings[0])
  }

  @Test func `landings are found in any duration, and by any clock`() throws {
    for duration in [0.3, 0.7, 1.7, 1e-3, 12.34, 1e9] {
      let drop = EasedTrajectory(from: 0.0, to: 300, duration: duration, easing: .easeOutBounce)
      func expectLandings(_ times: [Double], from start: Double, speed: Double = 1) {
        #expect(times.count == 4, "\(duration) \(times)")
        for (time, landing) in zip(times, Self.forms[0].landings) {
          let expected = start + landing * duration / speed
          #expect(abs(time - expected) <= 8 * expected.ulp, "\(duration) \(time)")
        }
      }
      expectLandings(Array(drop.times(reaching: 300)), from: 0)
      expectLandings(Array(drop.delayed(by: 0.1).times(reaching: 300)), from: 0.1)
      expectLandings(Array(drop.speed(3).times(reaching: 300)), from: 0, speed: 3)
      let back = drop.reversed()
      #expect(Array(back.times(reaching: 300)).count == 4, "\(duration)")
      let loop = drop.repeated(3)
      let first = try #require(loop.firstTime(reaching: 300))
      let expected = 4.0 / 11 * duration
      #expect(abs(first - expected) <= 4 * first.ulp)
      #expect(loop.peak.value == 300)
      #expect(Array(loop.times(reaching: 300)).count == 12, "\(duration)")
    }
    let nested = EasedTrajectory(
      from: 0.0, to: 300, duration: 1, easing: .easeOutBounce.nested(in: .easeInOut))
    let first = try #require(nested.firstTime(reaching: 300))
    let error = abs(Easing.easeInOut.value(at: first) - 4.0 / 11)
    #expect(error < 1e-15)
    #expect(Array(nested.times(reaching: 300)).count == 4)
    #expect(nested.peak.value == 300)
  }
}
