// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

/// The laws, on every combinator.
@Suite struct CombinatorTests {
  static let spring = SpringTrajectory(from: 1.0, to: 5, velocity: -20, spring: .bouncy)
  static let clipped = spring.clipped(to: 0.8)
  static let point = SpringTrajectory(
    from: SIMD2(0.0, 1), to: SIMD2(3.0, -1), velocity: SIMD2(0, 9), spring: .snappy)

  @Test func `the minimal conformer obeys the laws`() {
    checkTrajectory(Pendulum())
  }

  @Test func `a delayed motion obeys the laws and holds its start`() {
    checkTrajectory(CombinatorTests.spring.delayed(by: 0.3))
    checkTrajectory(CombinatorTests.point.delayed(by: 0))
    let delayed = CombinatorTests.spring.delayed(by: 0.25)
    #expect(delayed.value(at: 0.2) == 1)
    #expect(delayed.state(at: 0.75) == CombinatorTests.spring.state(at: 0.5))
    #expect(delayed.duration == CombinatorTests.spring.duration + 0.25)
  }

  @Test func `speed changes duration and velocity`() {
    checkTrajectory(CombinatorTests.spring.speed(2))
    checkTrajectory(CombinatorTests.spring.speed(0))
    let fast = CombinatorTests.spring.speed(2)
    #expect(fast.duration == CombinatorTests.spring.duration / 2)
    #expect(fast.value(at: 0.2) == CombinatorTests.spring.value(at: 0.4))
    #expect(fast.velocity(at: 0.2) == CombinatorTests.spring.velocity(at: 0.4) * 2)
    #expect(CombinatorTests.spring.speed(0).value(at: .infinity) == 1)
  }

  @Test func `a reversed motion runs from end to start`() {
    checkTrajectory(CombinatorTests.clipped.reversed())
    checkTrajectory(CombinatorTests.point.reversed())
    let reversed = CombinatorTests.clipped.reversed()
    #expect(reversed.start == CombinatorTests.clipped.end && reversed.end == 1)
    #expect(reversed.velocity(at: 0.3) == -CombinatorTests.clipped.velocity(at: 0.5))
    let twice = reversed.reversed()
    #expect(abs(twice.value(at: 0.3) - CombinatorTests.clipped.value(at: 0.3)) < 1e-14)
  }

  @Test func `a clipped motion stops where it is`() {
    checkTrajectory(CombinatorTests.clipped)
    checkTrajectory(CombinatorTests.spring.clipped(to: 0), [])
    #expect(CombinatorTests.clipped.duration == 0.8)
    #expect(CombinatorTests.clipped.end == CombinatorTests.spring.value(at: 0.8))
    #expect(CombinatorTests.spring.clipped(to: 1e9).duration == CombinatorTests.spring.duration)
  }

  @Test func `a repeated motion is exact in its billionth round`() {
    let ramp = EasedTrajectory(from: 0.0, to: 1, duration: 0.5, easing: .linear)
    checkTrajectory(ramp.repeated(3.5, autoreverses: true))
    checkTrajectory(ramp.repeated(2.25), [])
    checkTrajectory(ramp.repeated(.infinity, autoreverses: true))
    checkTrajectory(ramp.repeated(0))
    let endless = ramp.repeated()
    #expect(endless.duration == .infinity && endless.span == 0.5)
    #expect(endless.value(at: 500_000_000.125) == 0.25)
    #expect(endless.value(at: 0.5) == 0, "a boundary belongs to the next round")
    #expect(ramp.repeated(2).value(at: 1) == 1, "the last end belongs to the last round")
    #expect(ramp.repeated(2.5).end == 0.5)
    #expect(ramp.repeated(2, autoreverses: true).end == 0)
    #expect(ramp.repeated(3, autoreverses: true).end == 1)
    #expect(ramp.repeated(2, autoreverses: true).velocity(at: 0.75) == -2)
  }

  @Test func `one motion follows another`() {
    let first = CombinatorTests.clipped
    let handover = first.state(at: first.duration)
    let second = SpringTrajectory(
      from: handover.value, to: -2, velocity: handover.velocity, spring: .smooth)
    let sequence = first.followed(by: second)
    checkTrajectory(sequence)
    #expect(sequence.duration == 0.8 + second.duration)
    #expect(sequence.value(at: 0.8) == second.value(at: 0))
    #expect(sequence.end == -2)
    let jump = first.followed(by: EasedTrajectory(from: 9.0, to: 10, duration: 1, easing: .linear))
    checkTrajectory(jump, [])
    #expect(jump.firstTime(reaching: 7) == 0.8, "a jump reaches what it passes")
  }

  @Test func `offsets and linear maps move the whole motion`() {
    checkTrajectory(CombinatorTests.spring.offset(by: 100))
    checkTrajectory(CombinatorTests.point.scaled(by: -2))
    let path = CombinatorTests.spring.mapped(through: DirectionMap(SIMD2(3.0, 4)))
    checkTrajectory(path)
    #expect(path.value(at: 0.3) == SIMD2(3, 4) * CombinatorTests.spring.value(at: 0.3))
    #expect(path.velocity(at: 0.3) == SIMD2(3, 4) * CombinatorTests.spring.velocity(at: 0.3))
    let settled = CombinatorTests.spring.settlingTime(within: 0.01)
    #expect(abs(path.settlingTime(within: 0.05) - settled) < 1e-12)
    #expect(CombinatorTests.spring.offset(by: 100).settlingTime(within: 0.01) == settled)
    checkTrajectory(CombinatorTests.point.mapped(through: Shear()))
    let sheared = CombinatorTests.point.mapped(through: Shear())
    let settledThere = sheared.settlingTime(within: 0.01)
    #expect(sheared.value(at: settledThere + 1e-9).distance(to: sheared.end) <= 0.01)
    #expect(sheared.value(at: settledThere - 1e-9).distance(to: sheared.end) >= 0.01)
    let doubled = CombinatorTests.point.scaled(by: 2).settlingTime(within: 0.02)
    #expect(abs(doubled - CombinatorTests.point.settlingTime(within: 0.01)) < 1e-12)
    #expect(CombinatorTests.point.scaled(by: 0).settlingTime(within: 0.1) == 0)
  }

  /// A linear map that is no similarity.
  struct Shear: LinearMap {
    func callAsFunction(_ input: SIMD2<Double>) -> SIMD2<Double> {
      SIMD2(input.x + 2 * input.y, input.y)
    }
  }

  @Test func `a motion of unknown type obeys the laws`() {
    let motions: [AnyTrajectory<Double>] = [
      AnyTrajectory(CombinatorTests.spring), AnyTrajectory(Pendulum()),
      AnyTrajectory(CombinatorTests.clipped.reversed().delayed(by: 1)),
    ]
    for motion in motions { checkTrajectory(motion) }
    #expect(motions[0].span == CombinatorTests.spring.span)
    #expect(motions[0].peak == CombinatorTests.spring.peak)
    #expect(
      motions[0].settlingTime(within: 0.01) == CombinatorTests.spring.settlingTime(within: 0.01))
  }

  @Test func `combined motions stay closed forms`() {
    let motion = CombinatorTests.spring
    let peak = motion.peak
    let later = motion.speed(0.5).delayed(by: 1).offset(by: 3).peak
    #expect(later.value == peak.value + 3)
    #expect(abs(later.time - (1 + 2 * peak.time)) < 1e-15)
    let mirrored = motion.clipped(to: 2).reversed().peak
    #expect(abs(mirrored.time - (2 - peak.time)) < 1e-15)
    let repeated = motion.clipped(to: 2).repeated(.infinity, autoreverses: true)
    #expect(repeated.peak.value == peak.value)
    #expect(repeated.extrema(in: 0...4).count { $0.value == peak.value } == 2)
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

  @Test func `nonsense in code ends the program`() async {
    await #expect(processExitsWith: .failure) { _ = Pendulum().delayed(by: -1) }
    await #expect(processExitsWith: .failure) { _ = Pendulum().speed(-1) }
    await #expect(processExitsWith: .failure) { _ = Pendulum().clipped(to: .nan) }
    await #expect(processExitsWith: .failure) { _ = Pendulum().repeated(-1) }
    await #expect(processExitsWith: .failure) { _ = Pendulum().repeated().reversed() }
    await #expect(processExitsWith: .failure) { _ = Pendulum().repeated().samples(every: 1) }
  }
}
