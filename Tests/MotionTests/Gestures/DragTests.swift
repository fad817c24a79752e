// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionTesting
import Testing

/// What a finger did, as one value.
@Suite struct DragTests {
  typealias Report = (time: Double, place: Double)

  /// A flick that speeds up and slows down, as a touch screen of 125 Hz with jitter reports it.
  static func flick(seed: UInt64, count: Int = 30) -> [Report] {
    var random = SeededGenerator(seed: seed)
    var time = 1.0
    return (0..<count).map { index in
      let report = (time, 8 * Double(index) + 0.3 * Double(index * index) * random.nextUnit())
      time += 0.008 * (0.7 + 0.6 * random.nextUnit())
      return report
    }
  }

  static func drag(_ reports: [Report], release: Double?) -> Drag<Double> {
    var drag = Drag(beganAt: reports[0].place, at: reports[0].time)
    for report in reports.dropFirst() { drag.move(to: report.place, at: report.time) }
    if let release { drag.end(at: release) }
    return drag
  }

  @Test func `it obeys the laws`() {
    let reports = Self.flick(seed: 1)
    let last = reports[29].time
    checkTrajectory(Self.drag(reports, release: nil), [])
    checkTrajectory(Self.drag(reports, release: last + 0.01), [])
    checkTrajectory(Self.drag(reports, release: last + 0.5), [])
    checkTrajectory(Drag(beganAt: SIMD2(1.0, 2), at: 0), [])
    let thrown = Self.drag(reports, release: last + 0.005)
      .thrown { BoundedDecay(from: $0.value, velocity: $0.velocity, in: 0...600) }
    checkTrajectory(thrown, [])
  }

  @Test func `it is what a velocity tracker sees, at any time`() {
    let reports = Self.flick(seed: 2, count: 60)
    let drag = Self.drag(reports, release: nil)
    for step in 0...700 {
      let time = 0.98 + Double(step) * 0.001
      var tracker = VelocityTracker<Double>()
      for report in reports where report.time <= time { tracker.add(report.place, at: report.time) }
      let place = reports.last { $0.time <= time }?.place ?? reports[0].place
      #expect(drag.value(at: time) == place)
      #expect(drag.velocity(at: time) == (time < 1 ? 0 : tracker.velocity(at: time)))
    }
  }

  @Test func `the order in which reports arrive does not matter`() {
    let reports = Self.flick(seed: 3, count: 50)
    var random = SeededGenerator(seed: 4)
    let sorted = Self.drag(reports, release: nil)
    let mixed = Self.drag(
      [reports[0]] + reports.dropFirst().shuffled(using: &random) + reports.dropFirst(),
      release: nil)
    #expect(sorted == mixed)
    // What comes after the release was not part of the drag.
    var early = sorted
    early.end(at: reports[20].time)
    early.move(to: 1e6, at: reports[30].time)
    #expect(early.count == 21)
    #expect(early == Self.drag(Array(reports[...20]), release: reports[20].time))
    var late = Self.drag(reports.filter { $0.time != reports[10].time }, release: 2)
    late.move(to: reports[10].place, at: reports[10].time)
    #expect(late == Self.drag(reports, release: 2))
  }

  @Test func `a later report changes nothing that was shown`() {
    let reports = Self.flick(seed: 5)
    var drag = Self.drag([reports[0]], release: nil)
    var shown: [(time: Double, state: KinematicState<Double>)] = []
    for report in reports.dropFirst() {
      let before = shown.last?.time ?? 1
      for step in 1...4 {
        let time = before.interpolated(to: report.time.nextDown, by: Double(step) / 4)
        shown.append((time, drag.state(at: time)))
      }
      drag.move(to: report.place, at: report.time)
    }
    drag.end(at: reports[29].time + 0.003)
    for sample in shown { #expect(drag.state(at: sample.time) == sample.state) }
  }

  @Test func `a finger that rests before it lets go throws nothing`() {
    let reports = Self.flick(seed: 6)
    let last = reports[29].time
    #expect(Self.drag(reports, release: last + 0.03).releaseState.velocity > 1000)
    let rested = Self.drag(reports, release: last + 0.05)
    #expect(rested.releaseState == KinematicState(value: reports[29].place))
    #expect(rested.velocity(at: last + 0.03) > 1000 && rested.velocity(at: last + 0.045) == 0)
    #expect(rested.duration == last + 0.05 && rested.restTime == last + 0.05)
    #expect(Self.drag(reports, release: nil).duration == last)
  }

  @Test func `the same drag ends on the same anchor at the same time, at any frame rate`() {
    let anchors = stride(from: 0.0, through: 4000, by: 250)
    for seed in 10..<20 {
      let reports = Self.flick(seed: UInt64(seed))
      let release = reports[29].time + 0.004
      var random = SeededGenerator(seed: UInt64(seed))
      var results: [Set<UInt64>] = [[], [], [], []]
      for rate in [30.0, 60, 120, 240, 0] {
        // A loop of frames: each takes the reports that have come since the last one.
        var drag: Drag<Double>?
        var taken = 0
        var card: Sequenced<Drag<Double>, SpringTrajectory<Double>>?
        var frame = 0.9
        var shown: [Double: Double] = [:]
        while frame < 4 {
          while taken < reports.count, reports[taken].time <= frame {
            let report = reports[taken]
            if drag == nil { drag = Drag(beganAt: report.place, at: report.time) }
            drag?.move(to: report.place, at: report.time)
            taken += 1
          }
          if card == nil, frame >= release, var ended = drag {
            ended.end(at: release)
            card = ended.thrown { state in
              let anchor =
                Projection(rate: .fast)
                .nearest(to: anchors, from: state.value, velocity: state.velocity) ?? 0
              return SpringTrajectory(
                from: state.value, to: anchor, velocity: state.velocity, spring: .snappy)
            }
          }
          shown[frame] = card?.value(at: frame) ?? drag?.value(at: frame) ?? 0
          frame += rate > 0 ? 1 / rate : 0.002 + 0.03 * random.nextUnit()
        }
        guard let card else { continue }
        results[0].insert(card.end.bitPattern)
        results[1].insert(card.settlingTime(within: 0.5).bitPattern)
        results[2].insert(card.value(at: 2).bitPattern)
        results[3].insert(card.peak.value.bitPattern)
        for (time, value) in shown { #expect(card.value(at: time) == value || time < 1) }
      }
      #expect(results.map(\.count) == [1, 1, 1, 1])
    }
  }

  @Test func `it is encoded with all that it knows`() throws {
    let drag = Self.drag(Self.flick(seed: 7), release: 1.4)
    let data = try JSONEncoder().encode(drag)
    #expect(try JSONDecoder().decode(Drag<Double>.self, from: data) == drag)
    for (text, key) in [
      (#"{"times":[],"values":[]}"#, "times"),
      (#"{"times":[1,1],"values":[1,2]}"#, "times"),
      (#"{"times":[-1,1],"values":[1,2]}"#, "times"),
      (#"{"times":[1,2],"values":[1]}"#, "values"),
      (#"{"times":[1,2],"values":[1,2],"release":1.5}"#, "release"),
      (
        #"{"times":[1,2],"values":[1,2],"estimator":{"kind":"sinceReversal","degree":3}}"#,
        "degree"
      ),
    ] {
      do {
        _ = try JSONDecoder().decode(Drag<Double>.self, from: Data(text.utf8))
        Issue.record("\(text) decoded")
      } catch DecodingError.dataCorrupted(let context) {
        #expect(context.codingPath.last?.stringValue == key)
      }
    }
  }

  @Test func `reports that hardly differ in time have a finite peak speed`() {
    var drag = Drag(beganAt: SIMD2(1.0, 1), at: 0)
    drag.move(to: [-1, 0], at: .leastNonzeroMagnitude)
    #expect(drag.peakSpeed < .infinity && drag.peakSpeed > 1e20)
  }

  @Test func `hostile reports are harmless`() {
    var drag = Drag(beganAt: 0.0, at: .nan)
    drag.move(to: .nan, at: 1)
    drag.move(to: 1, at: .nan)
    drag.move(to: 1, at: -1)
    drag.move(to: 1, at: .infinity)
    #expect(drag.count == 1 && drag.beginTime == 0)
    drag.move(to: 1e308, at: .leastNonzeroMagnitude)
    drag.move(to: -1e308, at: 2 * .leastNonzeroMagnitude)
    for time in hostileTimes {
      #expect(drag.state(at: time).velocity.isFinite)
    }
    drag.end(at: .nan)
    #expect(drag.releaseTime == 0 && drag.count == 1)
    drag.end(7, at: .infinity)
    #expect(drag.releaseTime == .greatestFiniteMagnitude && drag.end == 7)
  }

  @Test func `a drag from anywhere can be read again`() throws {
    for start in [-Double.greatestFiniteMagnitude, 1e300, .infinity, .nan] {
      var drag = Drag(beganAt: start, at: 0)
      drag.move(to: 1, at: 0.1)
      #expect(drag.value(at: 0).isFinite && drag.value(at: 0.1) == 1)
      let copy = try JSONDecoder().decode(Drag<Double>.self, from: JSONEncoder().encode(drag))
      #expect(copy == drag)
    }
  }
}
