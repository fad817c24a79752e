// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct PathTrajectoryTests {
  typealias Point = SIMD2<Double>

  @Test func `a heading is that of the path, also at rest and on the way back`() throws {
    let measure = PathMeasure(try BezierPath(svg: "M0 0H100V50"))
    let ride = measure.traversed(in: 3, easing: .easeInOut)
    #expect(ride.velocity(at: 0) == .zero && ride.heading.value(at: 0) == 0)
    #expect(ride.velocity(at: 3) == .zero && ride.heading.value(at: 3) == .pi / 2)
    #expect(ride.heading.value(at: 0.7) == 0 && ride.heading.value(at: 2.7) == .pi / 2)
    let back = measure.traversed(
      by: EasedTrajectory(from: 0.0, to: 1, duration: 3).repeated(2, autoreverses: true))
    #expect(back.heading.value(at: 3.3) == .pi / 2 && back.heading.value(at: 5.5) == 0)
    // A spring that overshoots both ends.
    let swing = measure.traversed(
      by: SpringTrajectory(from: 0.0, to: 1, velocity: -9, spring: .bouncy))
    #expect(
      swing.heading.value(at: 0.02) == 0 && swing.heading.value(at: swing.lead.peak.time) == .pi / 2
    )
    // Against the derivative of the place, on a curve.
    let loop = PathMeasure(Blob.outline)
    let motion = loop.traversed(in: 4)
    for step in 1..<400 {
      let (time, tiny) = (Double(step) / 100, 1e-6)
      let way = motion.value(at: time + tiny) - motion.value(at: time - tiny)
      let turn = atan2(way.y, way.x) - motion.heading.value(at: time)
      #expect(abs(sin(turn / 2)) < 1e-5)
    }
    #expect(PathMeasure(BezierPath()).heading(atLength: .nan) == 0)
  }

  @Test func `a path is traversed at a constant speed`() {
    let measure = PathMeasure(Blob.outline)
    let motion = measure.traversed(in: 4)
    #expect(motion.duration == 4 && motion.value(at: 0) == Point(13.71, -29.07))
    #expect(motion.value(at: 4) == Point(13.71, -29.07) && motion.value(at: 9) == motion.end)
    for step in 0...100 {
      let speed = motion.velocity(at: Double(step) / 25).magnitude
      #expect(abs(speed - measure.length / 4) < 1e-13 * measure.length)
    }
    checkTrajectory(PathMeasure(.circle(center: .zero, radius: 3)).traversed(in: 2))
    checkTrajectory(motion, .continuous)
    let eased = measure.traversed(in: 4, easing: .easeInOut)
    checkTrajectory(eased, .continuous)
    #expect(eased.value(at: 2).distance(to: motion.value(at: 2)) < 1e-12)
    let lead = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .linear)
    let rounds = measure.traversed(by: lead.repeated(.infinity))
    #expect(rounds.duration == .infinity && rounds.recurrences.map(\.period) == [1])
    #expect(rounds.value(at: 7.25).distance(to: motion.value(at: 1)) < 1e-11)
    let spring = measure.traversed(by: SpringTrajectory(from: 0.0, to: 1, spring: .bouncy))
    checkTrajectory(spring, .continuous)
    let peak = spring.lead.peak
    #expect(peak.value > 1 && spring.state(at: peak.time).velocity == .zero)
  }

  @Test func `the speed is that of the lead times the length of the path`() {
    let path = PathMeasure(.rectangle(Bounds(x: 0, y: 0, width: 30, height: 10)))
    #expect(abs(path.length - 80) < 1e-12)
    let lead = EasedTrajectory(from: 0.0, to: 1, duration: 8, easing: .linear)
    let motion = path.traversed(by: lead)
    #expect(motion.lead == lead && motion.measure == path)
    // 10 points a second, around a rectangle of 30 by 10.
    for (time, place, velocity) in [
      (1.0, Point(10, 0), Point(10, 0)), (3.5, Point(30, 5), Point(0, 10)),
      (5, Point(20, 10), Point(-10, 0)), (7.5, Point(0, 5), Point(0, -10)),
    ] {
      #expect(motion.value(at: time).distance(to: place) < 1e-10, "\(time)")
      #expect(motion.velocity(at: time).distance(to: velocity) < 1e-10, "\(time)")
    }
  }

  @Test func `outside the path it holds an end, at rest`() {
    let path = PathMeasure(.rectangle(Bounds(x: 0, y: 0, width: 30, height: 10)))
    let lead = EasedTrajectory(from: -1.0, to: 2, duration: 3, easing: .linear)
    let motion = path.traversed(by: lead)
    #expect(motion.state(at: 0.5) == KinematicState(value: .zero))
    #expect(motion.state(at: 2.5).velocity == .zero)
    #expect(motion.value(at: 1.5).distance(to: Point(30, 10)) < 1e-10, "half of the way")
    checkTrajectory(motion, .continuous)
  }

  @Test func `events are those of the lead`() {
    let lead = EasedTrajectory(from: 0.0, to: 1, duration: 0.5).repeated(2)
    let motion = PathMeasure(.circle(center: .zero, radius: 1)).traversed(by: lead)
    #expect(motion.events(after: -1, through: 2) == lead.events(after: -1, through: 2))
    #expect(motion.nextEvent(from: 0.1, isBackward: false) == 0.5)
    #expect(motion == PathMeasure(.circle(center: .zero, radius: 1)).traversed(by: lead))
  }

  @Test func `a lead of any speed is finite`() {
    let measure = PathMeasure(.circle(center: .zero, radius: 3))
    let lead = EasedTrajectory(from: 0.0, to: 1e285, duration: 1e-20).scaled(by: 1e20)
    let motion = measure.traversed(by: lead)
    for time in [0, 1e-21, 0.5e-20, 1e-20, .nan, 1] {
      let state = motion.state(at: time)
      #expect(state.value.x.isFinite && state.value.y.isFinite, "\(state) at \(time)")
      #expect(state.velocity.x.isFinite && state.velocity.y.isFinite)
    }
  }
}
