// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionTesting
import Testing

/// The laws, on every combinator.
@Suite struct CombinatorTests {
  static let spring = SpringTrajectory(from: 1.0, to: 5, velocity: -20, spring: .bouncy)
  static let clipped = spring.clipped(to: 0.8)
  static let point = SpringTrajectory(
    from: SIMD2(0.0, 1), to: SIMD2(3.0, -1), velocity: SIMD2(0, 9), spring: .snappy)

  @Test func `what swings forever never settles, whatever holds it`() {
    let swing = SpringTrajectory(from: 0.0, to: 1, spring: Spring(duration: 1, bounce: 1))
    let sequence = EasedTrajectory(from: 0.0, to: 0, duration: 0.3).followed(by: swing)
    #expect(sequence.settlingTime(within: 0.1) == .infinity && sequence.duration == .infinity)
    #expect(swing.delayed(by: 0.2).settlingTime(within: 0.1) == .infinity)
    #expect(swing.speed(2).settlingTime(within: 0.1) == .infinity)
  }

  @Test func `an endless motion is reversed to its end, played once, and never handed over`() {
    let swing = SpringTrajectory(from: 0.0, to: 1, spring: Spring(duration: 1, bounce: 1))
    for time in hostileTimes {
      #expect(swing.reversed().state(at: time) == KinematicState(value: swing.end))
      #expect(swing.repeated(3).value(at: time) == swing.value(at: time))
      #expect(swing.followed(by: swing).state(at: time) == swing.state(at: time))
    }
    #expect(swing.reversed().duration == 0 && swing.reversed().reversed() == swing)
    #expect(swing.repeated(3).duration == .infinity && swing.repeated(0).duration == 0)
    #expect(swing.followed(by: swing).duration == .infinity)
    checkTrajectory(swing.reversed())
    checkTrajectory(swing.repeated(3))
    checkTrajectory(swing.repeated(3, autoreverses: true))
    checkTrajectory(swing.followed(by: swing))
  }

  @Test func `a type-erased motion is not Codable`() {
    #expect(!(AnyTrajectory(CombinatorTests.spring) is any Encodable))
  }

  @Test func `what is over at once obeys the laws in every combinator`() {
    let jump = EasedTrajectory(from: 3.0, to: 4, duration: 0)
    checkTrajectory(jump, [])
    checkTrajectory(jump.delayed(by: 0.3), [])
    checkTrajectory(jump.speed(2), [])
    checkTrajectory(jump.reversed(), [])
    checkTrajectory(jump.clipped(to: 0), [])
    checkTrajectory(jump.repeated(3), [])
    checkTrajectory(jump.repeated(2, autoreverses: true), [])
    checkTrajectory(jump.followed(by: jump.translated(by: 9)), [])
    checkTrajectory(jump + jump, [])
    checkTrajectory(jump.settling(within: .absolute(0.1)), [])
    checkTrajectory(jump.timed(by: Timing(duration: 1)), [])
    #expect(jump.reversed().start == 4 && jump.reversed().value(at: 0) == 3)
  }

  @Test func `combined motions stay closed forms`() {
    let motion = CombinatorTests.spring
    let peak = motion.peak
    let later = motion.speed(0.5).delayed(by: 1).translated(by: 3).peak
    #expect(later.value == peak.value + 3)
    #expect(abs(later.time - (1 + 2 * peak.time)) < 1e-15)
    let cut = motion.clipped(to: 0.75)
    #expect(cut.duration == 0.75 && peak.time < 0.75)
    let mirrored = cut.reversed().peak
    #expect(mirrored.value == peak.value)
    #expect(abs(mirrored.time - (0.75 - peak.time)) < 1e-15)
    let repeated = cut.repeated(.infinity, autoreverses: true)
    #expect(repeated.peak.value == peak.value)
    #expect(repeated.extrema(in: 0...1.5).count { $0.value == peak.value } == 2)
  }

  @Test func `delay and speed keep the settling time a closed form`() {
    let settled = CombinatorTests.spring.settlingTime(within: 0.01)
    #expect(CombinatorTests.spring.delayed(by: 0.5).settlingTime(within: 0.01) == 0.5 + settled)
    #expect(CombinatorTests.spring.speed(4).settlingTime(within: 0.01) == settled / 4)
    #expect(CombinatorTests.spring.speed(0).settlingTime(within: 0.01) == 0, "it stays")
    #expect(CombinatorTests.spring.delayed(by: 0.5).settlingTime(within: 99) == 0)
    let jump = SpringTrajectory(from: 0.0, to: 1, spring: Spring(duration: 0)).delayed(by: 0.5)
    #expect(jump.settlingTime(within: 0.1) == 0.5.nextDown)
    // A thousand million swings, none of which is visited.
    let swinging = SpringTrajectory(
      from: 0.0, to: 1, spring: Spring(response: 1, dampingRatio: 1e-10))
    #expect(swinging.speed(2).delayed(by: 3).settlingTime(within: 0.001) > 5e9)
  }
}
