// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

/// Velocities from the places and times that a finger reports.
struct VelocityTrackerTests {
  @Test func `velocities and places are those of exact least squares`() throws {
    for row in try GestureTable.rows("velocityLeastSquares", count: 68) {
      var tracker = VelocityTracker<Double>(
        estimator: .leastSquares(degree: Int(try row["degree"])))
      for sample in try row.list("samples") {
        let pair = sample.list.compactMap(\.number)
        tracker.add(pair[1], at: pair[0])
      }
      let now = try row["now"]
      let state = tracker.state(at: now)
      try row.expect(state.velocity, "velocity")
      try row.expect(state.value, "position")
      #expect(tracker.count(at: now) == Int(try row["count"]))
    }
  }

  @Test func `components are tracked as numbers are, whatever the order of the reports`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      var reports: [(time: Double, x: Double, y: Double)] = []
      var time = random.nextUnit() * 1e5
      for _ in 0..<30 {
        time += 0.002 + random.nextUnit() * 0.03
        reports.append((time, random.nextUnit() * 400, random.nextUnit() * 400))
      }
      var (plane, x, y) = (
        VelocityTracker<SIMD2<Double>>(estimator: .leastSquares(degree: 2)),
        VelocityTracker<Double>(estimator: .leastSquares(degree: 2)),
        VelocityTracker<Double>(estimator: .leastSquares(degree: 2))
      )
      for report in reports {
        plane.add(SIMD2(report.x, report.y), at: report.time)
        x.add(report.x, at: report.time)
      }
      // Twice and in any order: the newest 20 remain.
      for report in reports + reports.reversed() { y.add(report.y, at: report.time) }
      let found = plane.velocity(at: time)
      let expected = SIMD2(x.velocity(at: time), y.velocity(at: time))
      #expect(found.distance(to: expected) <= 1e-9 * (1 + expected.magnitude))
    }
  }

  @Test func `a parabola is followed exactly, and a place without numbers is left out`() {
    var tracker = VelocityTracker<Double>()
    for step in 0..<10 {
      let time = Double(step) / 128
      tracker.add(3 + 500 * time - 2000 * time * time, at: time)
      tracker.add(.nan, at: time)
      tracker.add(7, at: .nan)
    }
    let time = 9.0 / 128
    #expect(abs(tracker.velocity(at: time) - (500 - 4000 * time)) < 1e-9)
    #expect(tracker.velocity(at: time + 0.0401) == 0)
    #expect(tracker.velocity(at: .nan) == tracker.velocity(at: time))
    tracker.reset()
    #expect(tracker.state(at: time) == KinematicState(value: 0) && tracker.count(at: time) == 0)
  }

  @Test func `hostile reports give finite velocities`() {
    let numbers = [0, .leastNonzeroMagnitude, -1e-300, 1, 1e150, -1.7e308, 1.7e308]
    let times = [0, .leastNonzeroMagnitude, 1e-300, 1e-17, 0.01, 1e15, 1e308, -1.7e308]
    var random = SeededGenerator(seed: 9)
    for degree in 1...2 {
      for _ in 0..<4000 {
        var tracker = VelocityTracker<Double>(estimator: .leastSquares(degree: degree))
        for _ in 0..<6 {
          let (value, time) = (
            numbers.randomElement(using: &random)!, times.randomElement(using: &random)!
          )
          tracker.add(value, at: time)
        }
        let state = tracker.state(at: times.randomElement(using: &random)!)
        #expect(state.value.isFinite && state.velocity.isFinite)
      }
    }
  }

  @Test func `a tracker survives encoding, and goes on`() throws {
    var tracker = VelocityTracker<SIMD2<Double>>(estimator: .leastSquares(degree: 1))
    for step in 0..<30 { tracker.add(SIMD2(Double(step * step), 3), at: Double(step) / 128) }
    let data = try JSONEncoder().encode(tracker)
    var copy = try JSONDecoder().decode(VelocityTracker<SIMD2<Double>>.self, from: data)
    #expect(copy == tracker && copy.hashValue == tracker.hashValue)
    tracker.add(SIMD2(7, 8), at: 0.25)
    copy.add(SIMD2(7, 8), at: 0.25)
    #expect(copy.state(at: 0.25) == tracker.state(at: 0.25) && copy == tracker)
  }

  @Test func `illegal trackers are refused`() throws {
    func read(_ text: String) throws -> VelocityTracker<Double> {
      try JSONDecoder().decode(VelocityTracker<Double>.self, from: Data(text.utf8))
    }
    func samples(_ count: Int) -> String {
      "[" + (0..<count).map { #"{"time": \#($0), "value": 1}"# }.joined(separator: ",") + "]"
    }
    #expect(try read("{}") == VelocityTracker())
    #expect(try read(#"{"samples": \#(samples(20))}"#).count(at: 19) == 1)
    for bad in [
      #"{"estimator": {"kind": "leastSquares", "degree": 3}}"#, #"{"samples": \#(samples(21))}"#,
      #"{"samples": [{"time": 1, "value": 1}, {"time": 1, "value": 1}]}"#,
      #"{"samples": [{"time": 1, "value": 1}, {"time": 0, "value": 1}]}"#,
      #"{"samples": [{"time": 1}]}"#,
    ] {
      #expect(throws: DecodingError.self, "\(bad)") { try read(bad) }
    }
  }
}
