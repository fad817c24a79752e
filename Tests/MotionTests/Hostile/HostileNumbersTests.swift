// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

/// Parameters and times at the ends of what a number holds.
@Suite struct HostileNumbersTests {
  private static let extremes = [
    -1.7e308, -1e308, -1e150, -1, -.leastNonzeroMagnitude, 0, .leastNonzeroMagnitude, 1e-300, 1,
    1e150, 1e308, 1.7e308,
  ]

  private func isFinite<Value: VectorSpace>(_ state: KinematicState<Value>) -> Bool {
    state.value - state.value == .zero && state.velocity - state.velocity == .zero
  }

  @Test func `a spring swings however small its mass and stiffness are`() {
    let swinging = Spring(mass: 1e-300, stiffness: 1e-290, damping: 0)
    #expect(swinging.settlingDuration == .infinity && swinging.dampingRatio == 0)
    #expect(swinging.settlingTime(from: 1.0, within: 0.001) == .infinity)
    #expect(SpringTrajectory(from: 0.0, to: 1, spring: swinging).duration == .infinity)
    // The same spring in other units.
    let plain = Spring(mass: 1, stiffness: 100, damping: 2)
    for exponent in [-900, -300, 300, 900] {
      let unit = Double(sign: .plus, exponent: exponent, significand: 1)
      let scaled = Spring(mass: unit, stiffness: 100 * unit, damping: 2 * unit)
      #expect(scaled.response == plain.response && scaled.dampingRatio == plain.dampingRatio)
      #expect(scaled.value(target: 1.0, time: 0.3) == plain.value(target: 1.0, time: 0.3))
    }
    for mass in [.leastNonzeroMagnitude, 1e-300, 1, 1e308] {
      for stiffness in [.leastNonzeroMagnitude, 1e-300, 1, 1e308] {
        for damping in [0, .leastNonzeroMagnitude, 1e-300, 1, 1e308] {
          let spring = Spring(
            mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
          #expect(spring == spring, "\(mass) \(stiffness) \(damping)")
          let motion = SpringTrajectory(from: 0.0, to: 1, spring: spring)
          #expect(motion.duration >= 0 && isFinite(motion.state(at: 0.5)))
        }
      }
    }
    let frictionless = Spring(duration: 0, bounce: 1)
    #expect(frictionless == frictionless && frictionless.damping == 0)
  }

  @Test func `values whose difference overflows are shown`() {
    for origin in Self.extremes {
      for target in Self.extremes {
        for easing in [Easing.linear, .easeInOut, .penner(.back, .out), .circularEaseOut] {
          let motion = EasedTrajectory(from: origin, to: target, duration: 1, easing: easing)
          for time in [0, 0.1, 0.5, 0.9, 1] {
            let state = motion.state(at: time)
            #expect(isFinite(state) && motion.value(at: time) == state.value, "\(motion) \(time)")
          }
        }
        let spring = SpringTrajectory(from: origin, to: target, spring: .bouncy)
        let track = Track(from: origin, [.linear(to: target, duration: 1)])
        #expect(isFinite(track.state(at: 0.3)) && track.value(at: 1) == spring.target)
        let curve = Track(
          from: origin, [.cubic(to: target, duration: 1), .cubic(to: 0, duration: 1)])
        #expect(isFinite(curve.state(at: 0.3)) && isFinite(curve.state(at: 1.5)))
        #expect(isFinite(spring.state(at: 0.1)) && spring.value(at: 1e9) == spring.target)
      }
    }
    let across = EasedTrajectory(from: 1e285, to: -1e285, duration: 1, easing: .linear)
    #expect(abs(across.value(at: 0.25) - 0.5e285) < 1e270 && across.value(at: 0.5) == 0)
    let swing = SpringTrajectory(from: 1e285, to: -1e285, spring: .smooth)
    #expect(abs(swing.value(at: 0.2) / 1e285 + 0.4308) < 0.001)
  }

  @Test func `single precision stays finite under vertical slopes and short segments`() {
    let vertical = EasedTrajectory<Float>(
      from: 2, to: 0, duration: 1, easing: .penner(.circ, .out))
    #expect(isFinite(vertical.state(at: 0)) && vertical.velocity(at: 0) < -1e21)
    let short = Track(from: Float(0), [.linear(to: 1, duration: 1e-39)])
    #expect(isFinite(short.state(at: 0)) && isFinite(short.state(at: 0.5e-39)))
    let far = EasedTrajectory<Float>(
      from: 1, to: 3, duration: 1, easing: .bezier(0.2, 1e100, 0.4, -1e100))
    #expect(isFinite(far.state(at: 0.3)) && isFinite(far.state(at: 0.8)))
  }

  @Test func `outputs of easings are clamped to what can be computed with`() throws {
    let easing = Easing.bezier(0.3, 1e308, 0.2, -1e308)
    #expect(easing == .bezier(0.3, 0x1p70, 0.2, -0x1p70))
    for progress in [0, 0.1, 0.5, 0.9, 1] {
      let state = easing.state(at: progress)
      #expect(state.value - state.value == 0 && state.velocity - state.velocity == 0)
      #expect(easing.integral(to: progress) - easing.integral(to: progress) == 0)
    }
    #expect(try Easing(css: "linear(0, 1e308, 1)") == .stops([.init(0), .init(0x1p70), .init(1)]))
  }

  @Test func `a motion of infinite duration stands still`() {
    for easing in [Easing.circularEaseOut, .bezier(0, 1, 0, 1), .linear, .ease] {
      let motion = EasedTrajectory(from: 3.0, to: 1, duration: .infinity, easing: easing)
      for time in [0, 5, 1e300, .infinity, .nan] {
        #expect(motion.state(at: time) == KinematicState(value: 3), "\(easing) \(time)")
      }
      #expect(motion.isAnalyzable && motion.peak.value == 3 && motion.peakSpeed == 0)
      #expect(motion.clipped(to: 2).velocity(at: 0) == 0)
    }
  }

  @Test func `clocks count on where numbers end`() {
    var clock = FrameClock(gapPolicy: .catchUp)
    for time in [-1e308, 1e308, 1.1e308] {
      let tick = clock.tick(at: time)
      #expect(tick.deltaTime >= 0 && tick.deltaTime < .infinity && tick.elapsed < .infinity)
    }
    var fast = FrameClock(speed: 1e308)
    for time in [0, 1e300, 1e301] { #expect(fast.tick(at: time).elapsed < .infinity) }
    fast.setSpeed(0)
    #expect(fast.tick(at: 1e302).deltaTime == 0)
  }

  @Test func `an infinite interval samples the start and the end`() {
    let motion = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .linear)
    #expect(motion.samples(every: .infinity).map(\.time) == [0, 1])
    #expect(motion.clipped(to: 0).samples(every: .infinity).map(\.time) == [0])
  }

  @Test func `frames that never show are no events`() {
    let flood = FrameSequence(count: 2, interval: 0.06, delay: -1e300, cycles: .infinity)
    #expect(flood.nextEvent(from: 0, isBackward: false) == nil)
    #expect(flood.events(after: -1, through: 10).count <= 2)
    let dense = FrameSequence(count: 5, interval: 1e-300, delay: 0.8, cycles: .infinity)
    #expect(dense.events(after: 0, through: 0.5).map(\.kind) == [])
    #expect(dense.events(after: 0, through: 0.9, limit: 200).count <= 2)
    let quick = FrameSequence(count: 5, interval: 1e-9, cycles: .infinity)
    #expect(quick.events(after: 0, through: 0.9, limit: 200).count == 200)
    let plain = FrameSequence(count: 3, interval: 0.5, cycles: 2)
    #expect(
      plain.events(after: 0, through: 10).compactMap { $0.kind == .end ? nil : $0.time }
        == [0.5, 1, 1.5, 2, 2.5, 3])
  }

  @Test func `the longest delay of a huge list is found at the turns of the easing`() {
    for origin in [Stagger.Origin.start, .center, .edges, .index(3), .random(seed: 4)] {
      for easing in [Easing.penner(.back, .out), .penner(.elastic, .inOut), .steps(3, .jumpBoth)] {
        let small = Stagger(count: 57, each: 0.1, from: origin, easing: easing)
        let longest = (0..<57).map(small.delay(for:)).max()
        #expect(small.totalDelay == longest, "\(origin) \(easing)")
        #expect(small.reversed().totalDelay == (0..<57).map(small.reversed().delay(for:)).max())
      }
    }
    let huge = Stagger(count: .max, each: 0.1, easing: .penner(.back, .out))
    #expect(huge.totalDelay > huge.delay(for: .max - 1) && huge.totalDelay < .infinity)
    let grid = Stagger(columns: 9, rows: 5, each: 0.1, axis: .y, easing: .penner(.back, .in))
    #expect(grid.totalDelay == (0..<45).map(grid.delay(for:)).max())
  }
}
