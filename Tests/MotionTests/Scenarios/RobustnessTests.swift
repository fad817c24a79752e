// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionTesting
import Testing

/// Legal parameters of any size, at times that break careless code.
@Suite struct RobustnessTests {
  private struct Source {
    var generator: SeededGenerator

    mutating func even(_ range: ClosedRange<Double>) -> Double {
      range.lowerBound + (range.upperBound - range.lowerBound) * generator.nextUnit()
    }

    /// A magnitude from 1e-150 to 1e150, often an everyday one, sometimes 0.
    mutating func size() -> Double {
      switch generator.next() % 8 {
      case 0: Elementary.exp(even(-345...345))
      case 1: 1
      default: Elementary.exp(even(-7...7))
      }
    }

    mutating func value() -> Double {
      switch generator.next() % 8 {
      case 0: 0
      case 1: -0.0
      default: generator.next() % 2 == 0 ? size() : -size()
      }
    }

    mutating func spring() -> Spring {
      switch generator.next() % 5 {
      case 0: Spring(duration: size(), bounce: even(-1.2...1.2))
      case 1: Spring(response: size(), dampingRatio: size())
      case 2: Spring(mass: size(), stiffness: size(), damping: size(), allowOverDamping: true)
      case 3: Spring(mass: size(), stiffness: size(), damping: size())
      default: Spring(mass: size(), stiffness: size(), dampingRatio: size())
      }
    }
  }

  @Test func `springs of any size are finite at any time`() {
    var source = Source(generator: SeededGenerator(seed: 99))
    for _ in 0..<3000 {
      let spring = source.spring()
      let motion = SpringTrajectory(
        from: source.value(), to: source.value(), velocity: source.value(), spring: spring)
      for time in hostileTimes + [source.size(), spring.response * source.even(0...5)] {
        let state = motion.state(at: time)
        guard !state.value.isFinite || !state.velocity.isFinite else { continue }
        // A speed may exceed what a number holds: 1e150 in 1e-150 s.
        let speed = abs(motion.origin - motion.target) / spring.response
        let isBeyond = !(speed * 100 < .greatestFiniteMagnitude)
        #expect(isBeyond && !state.velocity.isNaN, "\(motion) at \(time): \(state)")
      }
    }
  }

  @Test func `settling times of any size are found`() {
    var source = Source(generator: SeededGenerator(seed: 100))
    for _ in 0..<2000 {
      let spring = Spring(
        response: Elementary.exp(source.even(-20...20)),
        dampingRatio: Elementary.exp(source.even(-9...9)))
      let (displacement, velocity) = (source.even(-9...9), source.even(-99...99))
      let epsilon = Elementary.exp(source.even(-25...3))
      let settled = spring.settlingTime(from: displacement, velocity: velocity, within: epsilon)
      #expect(settled >= 0 && settled < .infinity, "\(spring)")
      let motion = SpringTrajectory(
        from: displacement, to: 0, velocity: velocity, spring: spring)
      let after = motion.value(at: settled * (1 + 1e-12) + 1e-12 * spring.response)
      #expect(abs(after) <= epsilon * (1 + 1e-9), "\(spring)")
    }
  }

  @Test func `combinations of motions are finite at any time`() {
    var source = Source(generator: SeededGenerator(seed: 101))
    for _ in 0..<400 {
      let spring = Spring(duration: source.even(0...2), bounce: source.even(-1...1))
      let motion = SpringTrajectory(
        from: source.even(-9...9), to: source.even(-9...9), velocity: source.even(-99...99),
        spring: spring)
      let clipped = motion.clipped(to: source.even(0...2))
      let chain = clipped.speed(source.even(0...3)).clipped(to: 5)
        .repeated(source.even(0...1e6), autoreverses: true)
        .followed(by: clipped.reversed().delayed(by: source.size()))
        .translated(by: source.value()).scaled(by: source.even(-2...2))
      for time in hostileTimes + [source.size()] {
        let state = chain.state(at: time)
        #expect(state.value.isFinite && state.velocity.isFinite, "\(time)")
      }
    }
  }

  @Test func `clocks survive any timestamps`() {
    var source = Source(generator: SeededGenerator(seed: 102))
    for policy in [FrameClock.GapPolicy.clamp, .freeze, .catchUp] {
      var clock = FrameClock(gapPolicy: policy)
      var timestep = FixedTimestep(step: 1e-3)
      var elapsed = 0.0
      for _ in 0..<5000 {
        let timestamp =
          source.generator.next() % 3 == 0
          ? Double(bitPattern: source.generator.next()) : source.value()
        if source.generator.next() % 16 == 0 { clock.resynchronize() }
        let tick = clock.tick(at: timestamp)
        #expect(tick.deltaTime >= 0 && tick.elapsed >= elapsed && tick.droppedFrames >= 0)
        let frame = timestep.advance(by: tick.deltaTime)
        #expect(frame.fraction >= 0 && frame.fraction < 1 && frame.steps <= 8)
        elapsed = tick.elapsed
        if elapsed > 1e300 { clock = FrameClock(gapPolicy: policy) }
        if elapsed > 1e300 { elapsed = 0 }
      }
    }
  }
}
