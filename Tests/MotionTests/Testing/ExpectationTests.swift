// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionTesting
import Testing

@Suite struct ExpectationTests {
  let toast = SpringTrajectory(from: -80.0, to: 24, spring: Spring(duration: 0.4, bounce: 0.2))

  @Test func `words that are true pass, and go on`() throws {
    try expect(toast).rests(by: 0.7).overshoots(atMost: 2).moves(atMost: 700).stays(in: -80...26)
      .reaches(0, by: 0.2).shows(-80, at: 0).shows(24, at: 9).isContinuous().isSmooth(at: 0.1)
      .continues(into: toast.retargeted(to: 0, at: 0.15), at: 0.15).agrees(with: toast)
      .meets(toast, at: 0.3)
  }

  @Test func `rests`() throws {
    let late = try failure { try expect(toast).rests(by: 0.2) }
    #expect(
      late.sentence == "The motion is not at rest by 0.2 s: there it is 8.07937 from its end, 24, "
        + "and stays within 0.104 only from 0.539442 s on.")
    #expect(late.place.hasPrefix("ExpectationTests.swift:"))
    let never = try failure { try expect(toast.repeated()).rests(by: 60) }
    #expect(never.sentence == "The motion never comes to rest.")
  }

  @Test func `overshoots, with a plot`() throws {
    let far = try failure { try expect(toast).overshoots(atMost: 1) }
    #expect(
      far.sentence == "The motion overshoots its end, 24, by 1.57712 at 0.333333 s, more than 1.")
    // The first peak of a spring: exp(−π ζ / √(1 − ζ²)) of the way, π / ω√(1 − ζ²) after its start.
    #expect((104 * 0.015164_5).distance(to: 1.57712) < 1e-4)
  }

  @Test func `overshoots downwards`() throws {
    let down = SpringTrajectory(from: 80.0, to: -24, spring: Spring(duration: 0.4, bounce: 0.2))
    let far = try failure { try expect(down).overshoots(atMost: 1) }
    #expect(
      far.sentence == "The motion overshoots its end, -24, by 1.57712 at 0.333333 s, more than 1.")
  }

  @Test func `moves`() throws {
    let fast = try failure { try expect(toast).moves(atMost: 500) }
    #expect(
      fast.sentence == "The motion moves by 692.672 a second at 0.0682776 s, faster than 500.")
  }

  @Test func `stays`() throws {
    let high = try failure { try expect(toast).stays(in: -80...25) }
    #expect(high.sentence == "The motion shows 25.5771 at 0.333333 s, outside of -80...25.")
    let low = try failure { try expect(toast).stays(in: -79...26) }
    #expect(low.sentence == "The motion shows -80 at 0 s, outside of -79...26.")
    let endless = try failure { try expect(Endless()).stays(in: 0...1) }
    #expect(
      endless.sentence
        == "The motion never ends and does not repeat, so its greatest value is not known.")
  }

  @Test func `reaches`() throws {
    let late = try failure { try expect(toast).reaches(0, by: 0.1) }
    #expect(
      late.sentence.hasPrefix(
        "The motion does not reach 0 by 0.1 s, but only at 0.148219 s: there it shows -25.3266."))
    let never = try failure { try expect(toast).reaches(40, by: 9) }
    #expect(
      never.sentence == "The motion does not reach 40 by 9 s, but at no time: there it shows 24.")
  }

  @Test func `shows and meets`() throws {
    let other = try failure { try expect(toast).shows(20, at: 9, within: 1) }
    #expect(other.sentence == "The motion shows 24 at 9 s, not 20: it is 4 away.")
    let apart = try failure { try expect(toast).meets(toast.translated(by: 2), at: 9) }
    #expect(
      apart.sentence == "The motions do not meet at 9 s: one shows 24, the other 26, 2 apart.")
  }

  @Test func `jumps of the value and of the velocity`() throws {
    let steps = Track(
      from: 0.0, [.linear(to: 1, duration: 1), .move(to: 3), .linear(to: 2, duration: 1)])
    let jump = try failure { try expect(steps).isContinuous() }
    #expect(jump.sentence == "The motion jumps from 1 to 3 at 1 s.")
    let value = try failure { try expect(steps).isSmooth(at: 1) }
    #expect(value.sentence == "The value jumps at 1 s, from 1 to 3.")
    let corner = Track(from: 0.0, [.linear(to: 1, duration: 1), .linear(to: 0, duration: 1)])
    let kick = try failure { try expect(corner).isSmooth(at: 1) }
    #expect(kick.sentence == "The velocity jumps at 1 s, from 1 to -1 a second.")
    let fresh = SpringTrajectory(from: toast.value(at: 0.1), to: -80)
    let cut = try failure { try expect(toast).continues(into: fresh, at: 0.1) }
    #expect(cut.sentence.hasPrefix("The velocity jumps at 0.1 s, from "))
  }

  @Test func `jumps that no stretch reports, and those of a value without components`() throws {
    let silent = try failure { try expect(SilentJump()).isContinuous() }
    #expect(silent.sentence == "The motion jumps by 1 at 0.437, which no stretch reports.")
    try expect(Pendulum()).isContinuous()
    let steps = Track(
      from: Opaque(x: 0, y: 0),
      [.linear(to: Opaque(x: 1, y: 0), duration: 1), .move(to: Opaque(x: 3, y: 0))])
    let jump = try failure { try expect(steps).isContinuous() }
    #expect(jump.sentence == "The motion jumps from 2 to 0 at 1 s.")
  }

  @Test func `agrees`() throws {
    let other = try failure { try expect(toast).agrees(with: toast.delayed(by: 0.1), within: 1) }
    #expect(other.sentence.hasPrefix("The motions differ in "))
    #expect(other.details.hasSuffix("o: the other, x: the motion, *: both"))
    let plane = SpringTrajectory(from: SIMD2(0.0, 0), to: SIMD2(3, 4))
    let moved = plane.translated(by: SIMD2(0, 1))
    let second = try failure { try expect(plane).agrees(with: moved) }
    #expect(second.sentence.contains("the most by 1 at "))
  }
}

/// A jump that no stretch reports, as the library finds the stretches by sampling.
private struct SilentJump: Trajectory {
  var duration: Double { 1 }
  func state(at time: Double) -> KinematicState<Double> {
    KinematicState(value: time < 0.437 || time.isNaN ? 0 : 1)
  }
}

/// A motion that neither ends nor repeats.
struct Endless: Trajectory {
  var duration: Double { .infinity }
  func state(at time: Double) -> KinematicState<Double> {
    let inside = time > 0 ? min(time, 1e6) : 0
    return KinematicState(value: inside, velocity: time < 0 || time > 1e6 ? 0 : 1)
  }
}
