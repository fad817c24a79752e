// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionScenes
import MotionTesting
import Testing

/// Tracks made of steps, by the rules of SwiftUI.
@Suite struct TrackTests {
  /// Just after an instant the velocity has moved on, by next to nothing.
  private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-12 }

  @Test func `cubics in a row pass their keyframes as a Catmull-Rom spline`() {
    let track = Track(
      from: 0.0,
      [.cubic(to: -30, duration: 0.5), .cubic(to: 30, duration: 1), .cubic(to: 0, duration: 0.5)])
    #expect(track.duration == 2 && track.boundaries == [0.5, 1.5])
    for knot in [0.5, 1.5] {
      #expect(track.velocity(at: knot) == 20)
      #expect(isNear(track.velocity(at: knot.nextUp), 20))
    }
    #expect(track.value(at: 0.25) == -16.25)
    #expect(track.value(at: 1) == 0)
    #expect(track.value(at: 1.75) == 16.25)
    #expect(track.velocity(at: 0) == 0 && track.velocity(at: 2) == 0)
    #expect(track.value(at: 0.5) == -30 && track.value(at: 1.5) == 30 && track.value(at: 2) == 0)
  }

  struct Transitions: Decodable { let push: [[Double]] }

  @Test func `springs are cut at their duration, and hand over value and velocity`() throws {
    let rows = try Fixture.decode("effect-transitions", as: Transitions.self).push
    let track = Track(
      from: 1.0,
      [
        .spring(to: 0.95, duration: 0.2, spring: .snappy),
        .spring(to: 1, duration: 0.2, spring: .bouncy),
      ])
    // Just before the end the spring is where it is; at the end, at its target.
    for row in rows {
      let time = row[0] < 0.4 ? row[0] : 0.4.nextDown
      #expect(abs(track.value(at: time) - row[1]) <= 4e-16, "\(row)")
      #expect(abs(track.velocity(at: time) - row[2]) <= 2e-15, "\(row)")
    }
    #expect(rows.count == 11 && rows.last?.first == 0.4 && track.duration == 0.4)
    #expect(track.value(at: 0.4.nextDown) < 0.994 && track.velocity(at: 0.4.nextDown) != 0)
    #expect(track.state(at: 0.4) == KinematicState(value: 1))
    #expect(track.end == 1)
  }

  @Test func `a boundary belongs to the step that ends there`() {
    let track = Track(
      from: 0.0, [.linear(to: 1, duration: 1), .move(to: 5), .linear(to: 6, duration: 1)])
    #expect(track.state(at: 1) == KinematicState(value: 1, velocity: 1))
    #expect(abs(track.value(at: 1.0.nextUp) - 5) < 1e-15 && track.value(at: 2) == 6)
    #expect(track.state(at: 2) == KinematicState(value: 6, velocity: 1))
    #expect(track.state(at: 2.0.nextUp) == KinematicState(value: 6))
  }

  @Test func `a leading move shows at time 0, and the start before it`() {
    let track = Track(from: 1.0, [.move(to: 3), .move(to: 4), .linear(to: 5, duration: 1)])
    #expect(track.value(at: -0.0) == 4 && track.value(at: .nan) == 4)
    #expect(track.value(at: -.leastNonzeroMagnitude) == 1 && track.start == 1)
    let only = Track(from: 1.0, velocity: 7, [.move(to: 3)])
    #expect(only.duration == 0 && only.state(at: 0) == KinematicState(value: 3))
    #expect(only.start == 1 && only.end == 3 && only.value(at: .nan) == 3)
  }

  @Test func `a last move shows at the end`() {
    let track = Track(from: 0.0, [.linear(to: 1, duration: 1), .move(to: 5)])
    #expect(abs(track.value(at: 1.0.nextDown) - 1) < 1e-15 && track.value(at: 1) == 5)
    #expect(track.end == 5 && track.peak.value == 5)
    #expect(track.stretches(of: .along(1)).map(\.last) == [1, 5], "both sides of the jump")
  }

  @Test func `an empty list, holds of no time and springs of no time stay where they are`() {
    let tracks: [Track<Double>] = [
      Track(from: 2.0, []), Track(from: 2.0, [.hold(duration: 0)]),
      Track(from: 2.0, [.hold(duration: 0.5)]),
    ]
    for track in tracks {
      for time in hostileTimes { #expect(track.state(at: time) == KinematicState(value: 2)) }
    }
    let track = Track(
      from: 2.0, velocity: 3, [.spring(to: 9, duration: 0), .cubic(to: 4, duration: 1)])
    #expect(track.state(at: 0) == KinematicState(value: 2, velocity: 3))
    // Only at the end a spring of no time shows: the track holds its target.
    #expect(Track(from: 2.0, [.spring(to: 9, duration: 0)]).end == 9)
    #expect(Track(from: 2.0, [.spring(to: 9, spring: Spring(duration: 0))]).value(at: 0) == 9)
  }

  @Test func `one line has the bits of an eased trajectory`() {
    for easing in easingsOfEveryKind {
      let eased = EasedTrajectory(from: 0.1, to: 7.3, duration: 0.7, easing: easing)
      let track = Track(from: 0.1, [.linear(to: 7.3, duration: 0.7, easing: easing)])
      for step in 0..<70 {
        #expect(track.state(at: Double(step) / 100) == eased.state(at: Double(step) / 100))
      }
      #expect(track.state(at: 0.7.nextDown) == eased.state(at: 0.7.nextDown))
      // An easing may come elsewhere; at its duration the track shows its end.
      #expect(track.value(at: 0.7) == 7.3)
      #expect(track.state(at: 0.7) == eased.state(at: 0.7) || easing.value(at: 1) != 1)
    }
  }

  @Test func `a cubic beside a line takes its slope, also that of its easing`() {
    let easing = Easing.bezier(0.5, 1, 0.5, 0)  // slope 2 at both ends
    let track = Track(
      from: 0.0,
      [
        .linear(to: 3, duration: 0.5, easing: easing), .cubic(to: 4, duration: 1),
        .linear(to: 10, duration: 2, easing: easing),
      ])
    #expect(isNear(track.velocity(at: 0.5.nextUp), 12))
    #expect(track.velocity(at: 1.5) == 6)
    let vertical = Track(
      from: 0.0,
      [.linear(to: 3, duration: 0.5, easing: .circularEaseIn), .cubic(to: 4, duration: 1)])
    #expect(vertical.velocity(at: 0.5.nextUp).magnitude < 1e-14)
    #expect(isNear(vertical.velocity(at: 0.5) / 0x1p70, 3))
  }

  @Test func `a cubic beside a hold starts and ends at rest`() {
    let track = Track(
      from: 0.0, velocity: 5,
      [
        .hold(duration: 1), .cubic(to: 4, duration: 1), .hold(duration: 0.5),
        .cubic(to: 0, duration: 1), .hold(duration: 0), .cubic(to: 1, duration: 1),
      ])
    for time in [1, 2, 2.5, 3.5, 4.5] {
      #expect(track.velocity(at: time) == 0, "\(time)")
      #expect(track.velocity(at: time.nextUp).magnitude < 1e-13, "\(time)")
    }
    #expect(track.value(at: 1) == 0 && track.value(at: 2.2) == 4 && track.value(at: 4.5) == 1)
  }

  @Test func `given velocities are met, and inherited by the next cubic`() {
    let track = Track(
      from: 0.0,
      [
        .cubic(to: 1, duration: 0.5, startVelocity: 4, endVelocity: -3),
        .cubic(to: 2, duration: 0.25), .cubic(to: 0, duration: 0.5, startVelocity: 9),
      ])
    #expect(track.velocity(at: 0) == 4 && track.velocity(at: 0.5) == -3)
    #expect(isNear(track.velocity(at: 0.5.nextUp), -3))
    #expect(track.velocity(at: 0.75) == 9 && isNear(track.velocity(at: 0.75.nextUp), 9))
    // Two that differ make a corner, which is what they ask for.
    let corner = Track(
      from: 0.0,
      [
        .cubic(to: 1, duration: 0.5, endVelocity: 2),
        .cubic(to: 2, duration: 0.5, startVelocity: 8),
      ])
    #expect(corner.velocity(at: 0.5) == 2 && isNear(corner.velocity(at: 0.5.nextUp), 8))
  }

  @Test func `springs and cubics hand their velocity to each other`() {
    let track = Track(
      from: 0.0, velocity: -2,
      [
        .cubic(to: 1, duration: 0.5), .spring(to: 3, duration: 0.25, spring: .bouncy),
        .cubic(to: 2, duration: 0.5),
        .spring(to: 0, duration: 0.5, spring: .snappy, startVelocity: 6),
      ])
    #expect(track.velocity(at: 0) == -2)
    #expect(track.velocity(at: 0.5) == 3)  // (3 − 0) / (2 · 0.5)
    #expect(abs(track.velocity(at: 0.5.nextUp) - 3) < 1e-12)
    let cut = SpringTrajectory(from: 1.0, to: 3, velocity: 3, spring: .bouncy).state(at: 0.25)
    #expect(track.state(at: 0.75) == cut)
    #expect(abs(track.velocity(at: 0.75.nextUp) - cut.velocity) < 1e-12)
    #expect(track.velocity(at: 1.25) == 6 && isNear(track.velocity(at: 1.25.nextUp), 6))
  }

  @Test func `progress is a fraction of the duration`() {
    let track = Track(from: 0.0, [.linear(to: 4, duration: 8)])
    #expect(track.value(progress: 0.25) == 1 && track.value(progress: 2) == 4)
    for progress in hostileTimes { #expect(track.value(progress: progress).isFinite) }
    let point = Track(from: 1.0, [.move(to: 3)])
    #expect(point.value(progress: -.infinity) == 1 && point.value(progress: .infinity) == 3)
  }

  @Test func `tracks are equal if they were made from equal steps`() {
    let steps: [Keyframe<Double>] = [
      .cubic(to: 1, duration: 0.5), .spring(to: 2), .hold(duration: 1),
    ]
    #expect(Track(from: 0.0, steps) == Track(from: 0.0, steps))
    #expect(Track(from: 0.0, steps).hashValue == Track(from: 0.0, steps).hashValue)
    #expect(Track(from: 0.0, steps) != Track(from: 0.0, velocity: 1, steps))
    #expect(Track(from: 0.0, steps) != Track(from: 0.0, Array(steps.dropLast())))
    #expect(Track(from: 0.0, []) != Track(values: [0.0]))
  }

  @Test func `durations that are none trap`() async {
    await #expect(processExitsWith: .failure) {
      _ = Track(from: 0.0, [.move(to: 1), .linear(to: 1, duration: -1)])
    }
    await #expect(processExitsWith: .failure) { _ = Track(from: 0.0, [.hold(duration: .nan)]) }
    await #expect(processExitsWith: .failure) {
      _ = Track(from: 0.0, [.spring(to: 1, duration: .infinity)])
    }
    await #expect(processExitsWith: .failure) {
      _ = Track(from: 0.0, [.spring(to: 1, spring: Spring(bounce: 1))])
    }
    await #expect(processExitsWith: .failure) {
      let most = Double.greatestFiniteMagnitude
      _ = Track(from: 0.0, [.hold(duration: most), .hold(duration: most)])
    }
  }

  @Test func `an analysis in parts finds the stretches of the whole`() {
    var keyframes: [Keyframe<Double>] = [.move(to: 0.5)]
    for index in 0..<300 {
      keyframes.append(.cubic(to: Double(index % 2), duration: 0.5))
      if index % 50 == 0 { keyframes += [.move(to: 3), .hold(duration: 0.25), .move(to: -1)] }
    }
    let track = Track(from: 0.0, keyframes)
    func stretches(from start: Double, atMost limit: Int = .max) -> [Stretch] {
      var list: [Stretch] = []
      _ = track.visitStretches(of: .along(1), from: start, upTo: .infinity) {
        list.append($0)
        return list.count < limit
      }
      return list
    }
    let whole = stretches(from: -1)
    var (parts, begin) = ([Stretch](), -1.0)
    while begin < .infinity {
      let part = stretches(from: begin, atMost: 7)
      guard let last = part.last else { break }
      parts += part
      begin = last.end
    }
    #expect(whole.count > 300 && parts == whole)
  }
}
