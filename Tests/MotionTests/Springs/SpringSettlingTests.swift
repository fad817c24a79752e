// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct SpringSettlingTests {
  struct Settling: Decodable {
    let cat: String
    let mass, stiffness, damping, displacement0, v0, epsilon, settle: Double
    let velocityEpsilon, velocitySettle, bothSettle: Double
  }

  @Test func `settling times agree with 60 digits of arithmetic`() throws {
    let cases = try Fixture.cases("oracle-spring-settle", as: Settling.self)
    #expect(cases.count == 57)
    for c in cases {
      let spring = Spring(
        mass: c.mass, stiffness: c.stiffness, damping: c.damping, allowOverDamping: true)
      let settled = spring.settlingTime(from: c.displacement0, velocity: c.v0, within: c.epsilon)
      #expect(abs(settled - c.settle) <= 1e-13 * (1 + c.settle), "\(c): \(settled)")
      let rest = spring.settlingTime(
        from: c.displacement0, velocity: c.v0, within: c.epsilon, slowerThan: c.velocityEpsilon)
      #expect(abs(rest - c.bothSettle) <= 1e-13 * (1 + c.bothSettle), "\(c): \(rest)")
      let slow = spring.settlingTime(
        from: c.displacement0, velocity: c.v0, within: .greatestFiniteMagnitude,
        slowerThan: c.velocityEpsilon)
      #expect(abs(slow - c.velocitySettle) <= 1e-13 * (1 + c.velocitySettle), "\(c): \(slow)")
    }
  }

  @Test func `a spring is never cut off and never late`() {
    // Just before the settling time the motion is outside, from then on inside.
    var generator = SeededGenerator(seed: 11)
    func random(_ range: ClosedRange<Double>) -> Double {
      range.lowerBound + (range.upperBound - range.lowerBound) * generator.nextUnit()
    }
    for _ in 0..<400 {
      let spring = Spring(
        response: random(0.05...3), dampingRatio: Elementary.exp(random(-4...2.5)))
      let (displacement, velocity) = (random(-3...3), random(-40...40))
      let epsilon = Elementary.exp(random(-12...0.5))
      let settled = spring.settlingTime(from: displacement, velocity: velocity, within: epsilon)
      func distance(_ time: Double) -> Double {
        abs(
          SpringTrajectory(from: displacement, to: 0, velocity: velocity, spring: spring)
            .value(at: time))
      }
      let tolerance = 1e-9 * epsilon
      if settled > 0 {
        #expect(abs(distance(settled) - epsilon) <= tolerance, "\(spring), \(settled)")
      }
      for step in 1...300 {
        let time = settled + Double(step) / 300 * (settled + spring.response) * 2
        #expect(distance(time) <= epsilon + tolerance, "\(spring) outside at \(time)")
      }
    }
  }

  @Test(arguments: [
    (Spring.smooth, 0.8, 0.7347716981942958), (.snappy, 0.87683, 0.6966985359727474),
    (.bouncy, 1.04471, 0.8187467173831086),
    (Spring(duration: 0.5, bounce: -0.5), 2.1, 2.0736415720425168),
    (Spring(stiffness: 100, damping: 10), 1.73990, 1.2701651956539861),
  ])
  func `SwiftUI's figure and the truth are two numbers`(
    spring: Spring, figure: Double, truth: Double
  ) {
    #expect(abs(spring.settlingDuration - figure) < 5e-6)
    #expect(abs(spring.settlingTime(from: 1.0, within: 0.001) - truth) < 1e-12)
  }

  @Test func `a very slow spring says when it is over`() {
    // SwiftUI gives up after 102.4 s and says 0.
    #expect(Spring(duration: 100, bounce: 0).settlingDuration == 147)
  }

  @Test func `a lightly damped spring settles after a million swings`() {
    let spring = Spring(response: 1, dampingRatio: 1e-6)
    let settled = spring.settlingTime(from: 1.0, within: 0.001)
    // ln(1000) time constants of 1 / (2π · 10⁻⁶) s, give or take half a swing.
    #expect(abs(settled - Elementary.log(1000) / (2 * .pi * 1e-6)) < 0.5)
    #expect(spring.settlingTime(from: 1.0, within: 0) == .infinity)
    #expect(spring.settlingTime(from: 0.5, within: 0.7) == 0)
  }

  @Test func `a vector settles when its distance has`() {
    let spring = Spring.bouncy
    let scalar = spring.settlingTime(from: 5.0, velocity: -30, within: 0.01)
    let along = spring.settlingTime(
      from: SIMD2(3.0, 4), velocity: SIMD2(-18, -24), within: 0.01)
    #expect(abs(along - scalar) < 1e-12)
    // A curved path, against brute force.
    let (from, velocity) = (SIMD2(1.0, 0), SIMD2(0, 20.0))
    let motion = SpringTrajectory(from: from, to: .zero, velocity: velocity, spring: spring)
    let settled = motion.settlingTime(within: 0.01)
    var last = 0.0
    for step in 0..<200_000 where motion.value(at: Double(step) * 1e-5).magnitude >= 0.01 {
      last = Double(step) * 1e-5
    }
    #expect(settled >= last && settled < last + 1e-5)
  }

  @Test func `a spring with next to no damping is analyzed in next to no time`() {
    // More swings than a number can count one by one, and still the last one.
    for exponent in [6, 9, 12, 15, 16, 17, 18, 30, 100, 300] {
      let ratio = Elementary.pow(10, -Double(exponent))
      let spring = Spring(response: 1, dampingRatio: ratio)
      let settled = spring.settlingTime(from: 1.0, within: 0.001)
      let expected = Elementary.log(1000) / (2 * .pi * ratio)
      #expect(abs(settled - expected) <= 0.5 + 1e-9 * expected, "ζ = \(ratio): \(settled)")
      let curved = spring.settlingTime(
        from: SIMD2(1.0, 2), velocity: SIMD2(30, -7), within: 0.001)
      #expect(curved > settled && curved < .infinity)
      let motion = SpringTrajectory(from: 0.0, to: 1, spring: spring)
      #expect(abs(motion.peak.value - 2) < 4 * ratio + 1e-14)
      #expect(abs(motion.overshoot - 1) < 4 * ratio + 1e-14)
      #expect(motion.firstTime(reaching: 1).map { abs($0 - 0.25) < 1e-6 } == true)
    }
  }

  @Test func `a plane motion that turns nowhere settles where its distance passes`() {
    // So little below critical that the next half swing is a quarter of an hour away.
    let spring = Spring(response: 0.12078746615919281, dampingRatio: 0.9999999992081742)
    let settled = spring.settlingTime(
      from: SIMD2(-254.1683134780621, 130.24937098378308),
      velocity: SIMD2(24845.33802295814, -7434.3188363334275), within: 11.320295831318031)
    #expect(abs(settled - 0.0781158934414594) < 1e-14)
    // Where it begins, a step of high order is short, though the end is far.
    let curved = Spring(response: 0.11047575019098506, dampingRatio: 0.999999992714006)
    let passed = curved.settlingTime(
      from: SIMD2(226.79633574489264, -200.10482554225115),
      velocity: SIMD2(-31305.794936194776, 14147.022959438616), within: 18.020385764256673)
    #expect(abs(passed - 0.07238049516890656) < 1e-14)
    // The fast part of a strongly damped plane motion leaves nothing but rounding.
    let strong = Spring(response: 137397146.35270065, dampingRatio: 214617.39788986562)
    let slow = strong.settlingTime(
      from: SIMD2(4.27431326724065e-22, 3.7795446320189495e-22),
      velocity: SIMD2(-1.382527828550795e+17, -8.144528862529698e+16), within: 69360076251.12506)
    #expect(abs(slow / 174443611421052.16 - 1) < 1e-12)
    // So strongly damped that x″ is what two large forces leave.
    let creeping = Spring(stiffness: 1, damping: 1e16, allowOverDamping: true)
    let crept = creeping.settlingTime(from: 1.0, velocity: 1, within: 0.001)
    #expect(abs(crept / 6.907755278982137e16 - 1) < 1e-13)
  }

  @Test func `a push against a damping of any strength turns where it is lost`() {
    for ratio in [2.0, 1e3, 1e7, 1e9, 1e12, 9e15] {
      let spring = Spring(response: 1, dampingRatio: ratio)
      let omega = 2 * Double.pi
      let root = (ratio * ratio - 1).squareRoot()
      // The slow rate without cancellation, and the fast one.
      let (slow, fast) = (omega / (ratio + root), omega * (ratio + root))
      let time = (Elementary.log(fast) - Elementary.log(slow)) / (fast - slow)
      let farthest = 3 / fast * Elementary.exp(-slow * time)
      let pushed = SpringTrajectory(from: 0.0, to: 0, velocity: 3, spring: spring)
      #expect(abs(pushed.maximumDistanceFromEnd - farthest) < 1e-9 * farthest, "\(ratio)")
      #expect(abs(pushed.peak.value - farthest) < 1e-9 * farthest, "\(ratio)")
      if ratio > 100 {
        let duration = Elementary.log(1000.0) / slow
        #expect(abs(pushed.duration - duration) < 1e-3 * duration, "\(ratio)")
      }
      let across = SpringTrajectory(
        from: SIMD2(0.0, 0), to: .zero, velocity: SIMD2(3, 0), spring: spring)
      #expect(abs(across.maximumDistanceFromEnd - farthest) < 1e-9 * farthest, "\(ratio)")
      // What is pushed across its way is farther away than either.
      let bent = SpringTrajectory(
        from: SIMD2(farthest / 4, 0), to: .zero, velocity: SIMD2(0, 3), spring: spring)
      let least = farthest * (1 + 1.0 / 16).squareRoot()
      let greatest = bent.maximumDistanceFromEnd
      #expect(greatest >= 0.9 * least && greatest <= 1.0001 * least, "\(ratio): \(greatest)")
    }
  }
}
