// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite("value bounds")
struct ValueBoundsTests {
  /// Easings whose outputs and slopes are as large as they can be.
  private static let steepest: [Easing] = [
    .circularEaseIn, .circularEaseOut, .circularEaseInOut, .bezier(0, 1e300, 1, -1e300),
    .stops([.init(0), .init(1e300), .init(-1e300)]), .stops([.init(0, at: 0), .init(1, at: 0)]),
    .penner(.elastic, .out), .linear, .steps(3),
  ]

  private static let shares: [Double] = [
    -1, -1e-300, 0, 1e-300, 1e-9, 0.25, 0.5, 0.75, 1.0.nextDown, 1, 1.5, 1e9, 1e300, .nan,
    .infinity, -.infinity,
  ]

  private func check<Motion: Trajectory>(_ motion: Motion, scale: Double, _ name: String) {
    for share in Self.shares {
      for state in [motion.state(at: share * scale), motion.state(beyond: share * scale)]
      where state.value - state.value != .zero || state.velocity - state.velocity != .zero {
        Issue.record("\(name) at \(share) of \(scale): \(state)")
      }
    }
    #expect(motion.duration >= 0)
  }

  /// Checks motions between the values of greatest magnitude.
  private func check<Value: VectorSpace>(to limit: Value, _ name: String) {
    let (low, high) = (Value.zero - limit, limit)
    for easing in Effort.cases(Self.steepest) {
      for duration in [.leastNonzeroMagnitude, 1e-300, 1e-12, 1, 1e12, 1e307] {
        check(
          EasedTrajectory(from: low, to: high, duration: duration, easing: easing),
          scale: duration, "\(name) \(easing)")
        check(
          Track(
            from: low, velocity: high,
            [
              .linear(to: high, duration: duration, easing: easing),
              .cubic(to: low, duration: duration, endVelocity: high), .move(to: high),
              .spring(to: low, duration: duration),
            ]), scale: 2 * duration, "\(name) track \(easing)")
        check(
          EasedTrajectory(from: low, to: high, duration: 1, easing: easing)
            .timed(by: Timing(duration: duration, iterations: 3, easing: easing)),
          scale: duration, "\(name) timed \(easing)")
      }
    }
    for response in Effort.cases([6e-21, 0, 1e-300, 5e-21, 7e21, 1e-9, 1, 1e9, 1e300, 8e21]) {
      for ratio in [0, 1e-300, 0.5, 1, 1 + 1e-9, 4, 1e150, .infinity] {
        let spring = Spring(response: response, dampingRatio: ratio)
        let motion = SpringTrajectory(from: low, to: high, velocity: high, spring: spring)
        check(motion, scale: response, "\(name) \(response) \(ratio)")
        check(
          motion.timed(by: Timing(duration: 1, iterations: 2)), scale: 1, "\(name) timed spring")
        check(motion + motion, scale: response, "\(name) sum")
        check(motion.scaled(by: -1e300), scale: response, "\(name) product")
      }
    }
    for exponent in [1e-150, 1e-9, 2, 1e9, 1e150] {
      check(
        Decay(from: low, velocity: high, rate: DecayRate(exponent: exponent)),
        scale: 1 / exponent, "\(name) decay \(exponent)")
      for drag in [0, exponent] {
        check(
          Fall(
            from: low, velocity: high, acceleration: high, drag: drag, duration: 1e10),
          scale: 1e10, "\(name) fall \(drag)")
        check(
          Braking(from: low, velocity: high, drag: drag, deceleration: exponent),
          scale: exponent, "\(name) braking \(drag)")
      }
    }
    for frequency in [0, 1, 1e15] {
      check(
        NoiseTrajectory(amplitude: high, frequency: frequency, octaves: 16, roughness: 1),
        scale: 1, "\(name) noise \(frequency)")
    }
    for friction in [1e-50, 0.015, 1e50] {
      check(
        SplineFling(from: low, velocity: high, friction: friction), scale: 1, "\(name) spline")
      check(PowerFling(from: low, velocity: high, friction: friction), scale: 1, "\(name) power")
    }
  }

  @Test func `motions between the greatest doubles are finite`() {
    check(to: 0x1p947, "Double")
    check(to: SIMD4(0x1p947, -0x1p947, 1, 0x1p-1000), "SIMD4")
  }

  @Test func `motions between the greatest floats are finite`() {
    check(to: Float(0x1p52).nextDown, "Float")
    check(to: SIMD2(Float(0x1p52).nextDown, -1), "SIMD2<Float>")
  }

  @Test func `motions of what is beyond the bounds, or is no number, are finite`() {
    for number in [0x1p948, .greatestFiniteMagnitude, -.infinity, .nan] {
      check(to: number, "Double \(number)")
      check(to: Float(number), "Float \(number)")
      check(to: SIMD2(number, 1), "SIMD2 \(number)")
    }
  }

  @Test func `a finite value is halved until it is bounded, others are clamped`() {
    func kept<Value: VectorSpace>(_ value: Value) -> Value {
      EasedTrajectory(from: .zero, to: value, duration: 1).target
    }
    // Bounded is what 2⁷⁶ times as much is finite.
    #expect(kept(0x1p948.nextDown) == 0x1p948.nextDown && kept(0x1p948) == 0x1p947)
    #expect(kept(-0x1p1000) == -0x1p947 && kept(Float(0x1p60)) == 0x1p51)
    #expect(kept(Float(0x1p52).nextDown) == Float(0x1p52).nextDown)
    #expect(kept(SIMD2(0x1p1000, -0x1p999)) == SIMD2(0x1p947, -0x1p946), "directions are kept")
    #expect(kept(SIMD3(.nan, .infinity, -5)) == SIMD3(0, 0x1p51, -5))
    #expect(kept(-Float.infinity) == -0x1p51 && kept(Double.nan) == 0)
  }

  @Test func `every motion has the same bounds`() throws {
    let spring = SpringTrajectory(from: 1e300, to: -.infinity, velocity: .nan)
    #expect(spring.origin < 0x1p948 && spring.target == -0x1p51 && spring.initialVelocity == 0)
    let track = Track(from: Double.nan, [.linear(to: 0x1p1000, duration: 1), .move(to: .infinity)])
    #expect(track.start == 0 && track.value(at: 1.0.nextDown) > 0x1p946 && track.end == 0x1p51)
    #expect(Track(values: [0, 0x1p1000]).end == 0x1p947)
    let fall = Fall(from: 0x1p1000, velocity: .infinity, acceleration: .nan, duration: 1)
    #expect(fall.origin == 0x1p947 && fall.initialVelocity == 0x1p51 && fall.acceleration == 0)
    let decay = Decay(from: 0x1p1000, velocity: -.infinity)
    #expect(decay.origin == 0x1p947 && decay.initialVelocity == -0x1p51)
    #expect(decay.translated(by: 0x1p1000).offset == 0x1p947)
    var moving = InterruptibleSpring(at: 0.0)
    moving.retarget(to: 0x1p1000, at: 1)
    #expect(moving.value(at: 1e9) == 0x1p947)
  }

  /// Along a tangent 10²¹ times as long as the curve, the distance from the end turns once.
  @Test func `an easing may lead far beyond a curve`() {
    for peak in [1e6, 0x1p70] {
      let track = Track(
        values: [SIMD2(0.0, 0), SIMD2(1, 3), SIMD2(2, 4)], mode: .monotone,
        easings: [.linear, .stops([.init(0), .init(peak), .init(100), .init(1)])], duration: 3)
      let settled = track.settlingTime(within: 0.01)
      #expect(settled > 2.9 && settled < 3)
      #expect(track.value(at: settled).distance(to: track.end) >= 0.01)
      #expect(track.value(at: settled.nextUp).distance(to: track.end) <= 0.01)
      #expect(track.peakSpeed > peak * 0.1)
    }
  }

  @Test func `a spring that is too fast is at its target at once, one too slow never moves`() {
    let fast = SpringTrajectory(from: 0.0, to: 1, spring: Spring(duration: 5e-21))
    #expect(fast.value(at: 0) == 1 && fast.duration == 0)
    let slow = SpringTrajectory(from: 0.0, to: 1, spring: Spring(duration: 8e21))
    #expect(slow.value(at: 1e300) == 0 && slow.restTime == .infinity)
    let least = SpringTrajectory(from: 0.0, to: 1, spring: Spring(duration: 6e-21))
    #expect(least.value(at: 0) == 0 && least.value(at: 3e-21) > 0.5)
    let most = SpringTrajectory(from: 0.0, to: 1, spring: Spring(duration: 7e21))
    #expect(most.value(at: 3.5e21) > 0.5)
  }
}
