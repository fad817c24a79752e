// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionTesting
import Testing

@Suite struct EasedTrajectoryTests {
  @Test(arguments: easingsOfEveryKind)
  func `the ends are held, exactly and at rest`(easing: Easing) {
    let motion = EasedTrajectory(from: 0.1, to: 0.7, duration: 0.3, easing: easing)
    for time in [-1.0, -.infinity, -.leastNonzeroMagnitude] {
      #expect(motion.value(at: time) == motion.value(at: 0) && motion.velocity(at: time) == 0)
    }
    for time in [(0.3).nextUp, 7, .infinity] {
      #expect(motion.value(at: time) == motion.value(at: 0.3) && motion.velocity(at: time) == 0)
    }
    if easing.value(at: 0) == 0 { #expect(motion.value(at: 0) == 0.1) }
    if easing.value(at: 1) == 1 { #expect(motion.value(at: 0.3) == 0.7) }
    #expect(motion.value(at: .nan) == motion.value(at: 0))
    for time in [0, 0.15, 0.3, 1e308] {
      #expect(motion.value(at: time).isFinite && motion.velocity(at: time).isFinite)
    }
  }

  @Test func `velocity is slope times distance over duration`() {
    let motion = EasedTrajectory(
      from: SIMD2(1.0, 2), to: SIMD2(3, -2), duration: 2, easing: .easeInOut)
    let slope = Easing.easeInOut.velocity(at: 0.25)
    #expect(motion.velocity(at: 0.5) == SIMD2(slope, -2 * slope))
    #expect(motion.value(at: 1) == SIMD2(2, 0))
  }

  @Test(arguments: easingsOfEveryKind)
  func `values and durations of any size follow the easing, to the bit`(easing: Easing) {
    let motion = EasedTrajectory(from: 1.0, to: 3, duration: 1, easing: easing)
    for (size, duration) in [
      (0x1p600, 1.0), (0x1p-600, 1), (1, 0x1p600), (1, 0x1p-600), (0x1p900, 0x1p900),
    ] {
      let scaled = EasedTrajectory(from: size, to: 3 * size, duration: duration, easing: easing)
      for step in -4...36 {
        let time = Double(step) / 32
        let (state, plain) = (scaled.state(at: time * duration), motion.state(at: time))
        #expect(state.value == plain.value * size, "at \(time) of \(duration)")
        #expect(scaled.value(at: time * duration) == state.value)
        let velocity = plain.velocity * size / duration
        #expect(
          state.velocity == velocity
            || max(velocity.magnitude, plain.velocity.magnitude) > 0x1p69
              && state.velocity.isFinite,
          "\(state.velocity) instead of \(velocity) at \(time) of \(duration)")
      }
    }
  }

  @Test func `duration 0 jumps at time 0, and an infinite one never starts`() {
    let jump = EasedTrajectory(from: 1.0, to: 2, duration: 0)
    #expect(jump.value(at: -1e-300) == 1 && jump.value(at: 0) == 2 && jump.velocity(at: 0) == 0)
    let stuck = EasedTrajectory(from: 1.0, to: 2, duration: .infinity)
    for time in [0, 1e308, .infinity] { #expect(stuck.value(at: time) == 1) }
  }

  @Test func `the peak of an overshooting easing is found exactly`() {
    let easing = Easing.penner(.back, .out)
    let motion = EasedTrajectory(from: 0.0, to: 10, duration: 2, easing: easing)
    // 1 + 4 s³ / (27 (s + 1)²) is the top of Penner's back.
    let s = 1.70158
    let top = 10 * (1 + 4 * s * s * s / (27 * (s + 1) * (s + 1)))
    #expect(abs(motion.peak.value - top) < 1e-13)
  }

  @Test func `the value just before a jump counts as an extreme`() {
    let easing = Easing.stops([.init(0), .init(1.5, at: 0.25), .init(0.5, at: 0.25), .init(1)])
    let motion = EasedTrajectory(from: 0.0, to: 1, duration: 4, easing: easing)
    #expect(abs(motion.peak.value - 1.5) < 1e-14)
  }

  @Test func `a negative duration traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = EasedTrajectory(from: 0.0, to: 1, duration: -1)
    }
    await #expect(processExitsWith: .failure) {
      _ = EasedTrajectory(from: 0.0, to: 1, duration: .nan)
    }
  }

  @Test func `an eased motion survives encoding, and bad data is an error that names it`() throws {
    let motion = EasedTrajectory(
      from: SIMD2(1.0, 2), to: SIMD2(3, 4), duration: 0.7, easing: .penner(.back, .out))
    let data = try JSONEncoder().encode(motion)
    #expect(try JSONDecoder().decode(EasedTrajectory<SIMD2<Double>>.self, from: data) == motion)
    let bad = #"{"from": 0, "to": 1, "duration": -2, "easing": "linear"}"#
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(EasedTrajectory<Double>.self, from: Data(bad.utf8))
    }
    #expect(String(describing: error).contains("duration must not be negative, but is -2.0"))
  }

  @Test func `an extrapolated motion goes on along the tangents of its easing`() {
    let line = EasedTrajectory(from: 10.0, to: 20, duration: 2, easing: .linear)
    #expect(line.state(beyond: 3) == KinematicState(value: 25, velocity: 5))
    #expect(line.state(beyond: -1) == KinematicState(value: 5, velocity: 5))
    #expect(line.state(beyond: 1) == line.state(at: 1))
    let steep = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .circularEaseIn)
    #expect(steep.state(beyond: 2) == KinematicState(value: 1, velocity: 0))
    let jump = EasedTrajectory(from: 0.0, to: 1, duration: 0, easing: .linear)
    #expect(jump.state(beyond: 2) == jump.state(at: 2))
    #expect(line.translated(by: 1).scaled(by: 2).state(beyond: 3).value == 52)
    #expect(AnyTrajectory(line).state(beyond: 3).value == 25)
    let spring = SpringTrajectory(from: 0.0, to: 1, spring: .bouncy)
    #expect(spring.state(beyond: -1) == spring.state(at: -1))
    #expect(line.value(beyond: -.infinity) == 10 && line.value(beyond: .infinity) == 20)
    #expect(line.delayed(by: 1).value(beyond: 0.5) == 10 && line.reversed().value(beyond: 3) == 5)
    let extreme = EasedTrajectory(from: -1e150, to: 1e150, duration: 1e-150, easing: .linear)
    #expect(extreme.value(beyond: 1e150) > 1e171)
    for time in hostileTimes {
      let state = line.state(beyond: time)
      #expect(state.value.isFinite && state.velocity.isFinite, "finite at \(time)")
    }
  }

  @Test func `a distance at the limit of single precision is a number`() throws {
    // The motion overshoots, so that its end is beyond 0 and its way longer than a Float holds.
    let easing = Easing.stops([.init(0, at: 0), .init(-0.5, at: 0), .init(1, at: 1)]).reversed()
    let most = Float.greatestFiniteMagnitude
    let motion = EasedTrajectory(from: most, to: 0, duration: 1, easing: easing)
    let distance = Double(motion.origin) + Double(motion.end.magnitude)
    #expect(motion.end < 0 && (motion.maximumDistanceFromEnd / distance - 1).magnitude < 1e-6)
  }

  @Test func `the least time shows one value where a curve is vertical`() {
    for easing in [Easing.bezier(1e-300, 1, 0, 0.5), .bezier(0, 2, 1, 1), .ease] {
      for duration in [0.3, 2, 1e300] {
        let motion = EasedTrajectory(from: 0.0, to: 1, duration: duration, easing: easing)
        for time in [Double.leastNonzeroMagnitude, 1e-300, duration.nextDown] {
          #expect(motion.value(at: time) == motion.state(at: time).value)
        }
      }
    }
  }

  @Test func `the value is that of the state to the sign of zero`() {
    for (origin, target) in [(-0.0, 0.0), (0, -0.0), (-0.0, -0.0), (-0.0, 1), (1, -0.0)] {
      for easing in [Easing.ease, .linear, .steps(2), .penner(.bounce, .out)] {
        for duration in [0, 1, .infinity] {
          let motion = EasedTrajectory(from: origin, to: target, duration: duration, easing: easing)
          for time in [-.infinity, -1, -0.0, 0, 0.5, 1, 2, .infinity, .nan] {
            let (value, state) = (motion.value(at: time), motion.state(at: time))
            #expect(value.sign == state.value.sign && value == state.value, "\(motion) at \(time)")
          }
        }
      }
    }
  }

  @Test func `a duration of −0 is 0`() {
    for easing in [Easing.easeOut, .linear, .steps(3), .bezier(0.4, 0.8, 1, 0.7)] {
      let motion = EasedTrajectory(from: 1.0, to: 2, duration: -0.0, easing: easing)
      #expect(motion.duration.sign == .plus)
      for (time, value) in [(-Double.infinity, 1.0), (-1, 1), (0, 2), (1, 2), (.infinity, 2)] {
        #expect(motion.state(at: time) == KinematicState(value: value))
        #expect(motion.value(at: time) == value)
      }
    }
  }
}
