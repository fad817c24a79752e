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

  @Test func `a loop is at rest no earlier than it is over, however often it runs`() {
    // Beyond 2⁵³ the iteration before the last has no number of its own.
    for step in 0..<200 {
      let line = EasedTrajectory(from: 0.0, to: 1, duration: 1 + 0.01 * Double(step))
      let spring = SpringTrajectory(from: 1.0, to: 0, spring: .snappy(duration: 0.1))
      let base = line.followed(by: spring)
      let loop = base.repeated(0x1p53 + 2)
      #expect(loop.restTime >= loop.duration)
    }
  }

  @Test func `what swings forever never settles, whatever holds it`() {
    let swing = SpringTrajectory(from: 0.0, to: 1, spring: Spring(duration: 1, bounce: 1))
    let sequence = EasedTrajectory(from: 0.0, to: 0, duration: 0.3).followed(by: swing)
    #expect(sequence.settlingTime(within: 0.1) == .infinity && sequence.duration == .infinity)
    #expect(swing.delayed(by: 0.2).settlingTime(within: 0.1) == .infinity)
    #expect(swing.speed(2).settlingTime(within: 0.1) == .infinity)
  }

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
    for delay in [0.1, 0.25, 0.3, 1e6, 1e-300] {
      let delayed = CombinatorTests.spring.delayed(by: delay)
      #expect(isLeast(delayed.duration) { $0 - delay >= CombinatorTests.spring.duration })
      #expect(isLeast(delayed.restTime) { $0 - delay >= CombinatorTests.spring.restTime })
    }
  }

  @Test func `speed changes duration and velocity`() {
    checkTrajectory(CombinatorTests.spring.speed(2))
    checkTrajectory(CombinatorTests.spring.speed(0))
    let fast = CombinatorTests.spring.speed(2)
    #expect(fast.duration == CombinatorTests.spring.duration / 2)
    for factor in [0.1, 3, 7.7, 1e-9] {
      let retimed = CombinatorTests.spring.speed(factor)
      #expect(isLeast(retimed.duration) { $0 * factor >= CombinatorTests.spring.duration })
      #expect(isLeast(retimed.restTime) { $0 * factor >= CombinatorTests.spring.restTime })
    }
    #expect(CombinatorTests.spring.speed(0).duration == .infinity)
    #expect(fast.value(at: 0.2) == CombinatorTests.spring.value(at: 0.4))
    #expect(fast.velocity(at: 0.2) == CombinatorTests.spring.velocity(at: 0.4) * 2)
    #expect(CombinatorTests.spring.speed(0).value(at: .infinity) == 1)
  }

  @Test func `a reversed motion runs from end to start`() {
    checkTrajectory(CombinatorTests.clipped.reversed())
    let reversed = CombinatorTests.clipped.reversed()
    #expect(reversed.start == CombinatorTests.clipped.end && reversed.end == 1)
    #expect(reversed.velocity(at: 0.3) == -CombinatorTests.clipped.velocity(at: 0.5))
    let twice: Clipped<SpringTrajectory<Double>> = reversed.reversed()
    #expect(twice == CombinatorTests.clipped, "reversed twice it is the motion itself")
  }

  @Test func `what decays begins reversed with a step of a thousandth of its way`() {
    let point = CombinatorTests.point
    checkTrajectory(point.reversed(), .smooth)
    let reversed = point.reversed()
    #expect(reversed.start == point.end && reversed.value(at: 0) == point.end)
    let step = reversed.value(at: 0.0.nextUp).distance(to: reversed.start)
    #expect(step <= 0.001 * point.greatestDistanceFromEnd * (1 + 1e-12) && step > 0)
    #expect(reversed.duration == point.duration && reversed.restTime == point.duration)
    // Nothing is left of one that is played to the last bit.
    checkTrajectory(point.settling(within: .absolute(1e-12)).reversed())
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

  @Test func `sums, blends and what settles earlier obey the laws`() {
    let (spring, clipped) = (CombinatorTests.spring, CombinatorTests.clipped)
    let ramp = EasedTrajectory(from: 0.0, to: 1, duration: 0.5, easing: .linear)
    checkTrajectory(spring + clipped)
    checkTrajectory(CombinatorTests.point + CombinatorTests.point.delayed(by: 0.2))
    checkTrajectory(spring.blended(with: clipped, weight: ramp), .continuous)
    checkTrajectory(spring.crossfaded(to: clipped, at: 0.1, duration: 0.3))
    checkTrajectory(spring.settling(within: .absolute(0.5)))
    checkTrajectory(spring.settling(within: .relative(0.1)).delayed(by: 0.1))
    checkTrajectory(ramp.accumulated(3), .continuous)
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
    #expect(endless.duration == .infinity && endless.recurrences.map(\.period) == [0.5])
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
    #expect(isLeast(sequence.duration) { $0 - 0.8 >= second.duration })
    #expect(isLeast(sequence.restTime) { $0 - 0.8 >= second.restTime })
    #expect(sequence.value(at: 0.8) == second.value(at: 0))
    #expect(sequence.end == -2)
    let jump = first.followed(by: EasedTrajectory(from: 9.0, to: 10, duration: 1, easing: .linear))
    checkTrajectory(jump, [])
    #expect(jump.firstTime(reaching: 7) == 0.8, "a jump reaches what it passes")
  }

  @Test func `offsets and linear maps move the whole motion`() {
    checkTrajectory(CombinatorTests.spring.translated(by: 100))
    checkTrajectory(CombinatorTests.point.scaled(by: -2))
    let path = CombinatorTests.spring.mapped(through: DirectionMap(SIMD2(3.0, 4)))
    checkTrajectory(path)
    #expect(path.value(at: 0.3) == SIMD2(3, 4) * CombinatorTests.spring.value(at: 0.3))
    #expect(path.velocity(at: 0.3) == SIMD2(3, 4) * CombinatorTests.spring.velocity(at: 0.3))
    let settled = CombinatorTests.spring.settlingTime(within: 0.01)
    #expect(abs(path.settlingTime(within: 0.05) - settled) < 1e-12)
    #expect(CombinatorTests.spring.translated(by: 100).settlingTime(within: 0.01) == settled)
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
    #expect(motions[0].recurrences == CombinatorTests.spring.recurrences)
    #expect(motions[0].peak == CombinatorTests.spring.peak)
    #expect(
      motions[0].settlingTime(within: 0.01) == CombinatorTests.spring.settlingTime(within: 0.01))
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

  @Test func `nonsense in code ends the program`() async {
    await #expect(processExitsWith: .failure) { _ = Pendulum().delayed(by: -1) }
    await #expect(processExitsWith: .failure) { _ = Pendulum().speed(-1) }
    await #expect(processExitsWith: .failure) { _ = Pendulum().clipped(to: .nan) }
    await #expect(processExitsWith: .failure) { _ = Pendulum().repeated(-1) }
    await #expect(processExitsWith: .failure) { _ = Pendulum().repeated().samples(every: 1) }
  }
}
