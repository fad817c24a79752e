// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionScenes
import MotionTesting
import Testing

/// The questions that tracks answer exactly.
@Suite struct TrackAnalysisTests {
  @Test func `a cubic turns where the quadratic of its slope is zero`() {
    let track = Track(
      from: 0.0, [.cubic(to: 0, duration: 2, startVelocity: 6, endVelocity: 3)])
    // Per progress the tangents are 12 and 6: the slope is 54u² − 60u + 12.
    let extrema = Array(track.extrema)
    #expect(extrema.map(\.kind) == [.maximum, .minimum])
    let root = (60.0 * 60 - 4 * 54 * 12).squareRoot()
    #expect(abs(extrema[0].time - 2 * (60 - root) / 108) < 1e-15)
    #expect(abs(extrema[1].time - 2 * (60 + root) / 108) < 1e-15)
    #expect(track.velocity(at: extrema[0].time).magnitude < 1e-14)
  }

  @Test func `both sides of a jump count`() {
    let track = Track(
      from: 0.0, [.linear(to: 1, duration: 1), .move(to: -3), .linear(to: 0, duration: 1)])
    #expect(track.peak == Extremum(time: 1, value: 1, kind: .maximum))
    #expect(abs(track.trough.value + 3) < 1e-15 && track.trough.time == 1.0.nextUp)
    #expect(track.extrema.map(\.kind) == [.maximum, .minimum])
    #expect(Array(track.extrema) == [track.peak, track.trough])
    #expect(track.firstTime(reaching: -1) == 1.0.nextUp)

    let values = Track(values: [0.0, 1, -3, 0, 2], keyTimes: [0, 0.5, 0.5, 1, 1])
    #expect(values.peak.value == 2 && values.peak.time == 1)
    #expect(values.trough.value == -3 && values.trough.time == 0.5)
    #expect(Array(values.extrema).first == Extremum(time: 0.5.nextDown, value: 1, kind: .maximum))
    #expect(Array(values.extrema).last == values.trough)
    #expect(abs(values.value(at: 1.0.nextDown)) < 1e-15)
  }

  @Test func `a track settles when it last comes near its end, or when it jumps there`() {
    let track = Track(from: 0.0, [.linear(to: 4, duration: 2), .linear(to: 3, duration: 1)])
    #expect(abs(track.settlingTime(within: 0.5) - 2.5) < 1e-15)
    let cut = Track(from: 0.0, [.spring(to: 1, duration: 0.1)])
    #expect(cut.settlingTime(within: 0.01) == 0.1.nextDown, "at its duration it shows its end")
    #expect(cut.settlingTime(within: .relative(1e-3)) == 0.1.nextDown)
    let jump = Track(values: [0.0, 1, 5], keyTimes: [0, 1, 1], duration: 2)
    #expect(jump.settlingTime(within: 0.5) == 2.0.nextDown)
    let point = Track(values: [SIMD2(0.0, 0), SIMD2(3, 4)], duration: 5)
    #expect(abs(point.settlingTime(within: 1) - 4) < 1e-14)
  }

  @Test func `the peak of an eased cubic is found where its easing brings it`() {
    let curve = Track(values: [0.0, 4, 0], mode: .cubic())
    for easing in [Easing.easeInOut, .penner(.cubic, .in), .penner(.back, .in)] {
      let eased = Track(values: [0.0, 4, 0], mode: .cubic(), easings: [easing, easing])
      #expect(eased.peak.value >= curve.peak.value - 1e-14)
    }
    let overshooting = Track(values: [0.0, 3, 4], mode: .cubic(), easings: [.penner(.back, .out)])
    #expect(Array(overshooting.extrema).count == 2 && overshooting.peak.value == 4)
  }

  @Test func `nothing is higher than the peak or lower than the trough`() {
    for seed in 0..<Effort.cases(400) {
      let track = RandomTrack.track(seed: seed, isHostile: false)
      let (peak, trough) = (track.peak.value, track.trough.value)
      let slack = 1e-12 * max(1, peak.magnitude, trough.magnitude)
      for step in 0...2000 {
        let value = track.value(at: track.duration * Double(step) / 2000)
        #expect(value <= peak + slack && value >= trough - slack, "seed \(seed), step \(step)")
      }
    }
  }

  @Test func `within a stretch a track of numbers does not turn`() {
    for seed in 0..<200 {
      let track = RandomTrack.track(seed: seed, isHostile: false)
      let stretches = track.stretches(of: .along(1), from: 0, upTo: track.duration)
      #expect(stretches.tile(from: 0, upTo: track.duration), "seed \(seed)")
      for stretch in stretches where stretch.end > stretch.begin {
        let (begin, last) = (stretch.begin, stretch.end.nextDown)
        let inside = (0...20).map {
          track.value(at: begin.interpolated(to: last, by: Double($0) / 20))
        }
        let values = [stretch.first] + inside + [stretch.last]
        let slack = 1e-12 * max(1, values.map(\.magnitude).max() ?? 0)
        let rise = stretch.last >= stretch.first ? 1.0 : -1.0
        #expect(
          zip(values, values.dropFirst()).allSatisfy { ($1 - $0) * rise >= -slack },
          "seed \(seed), \(stretch): \(values)")
      }
    }
  }

  @Test func `a point is nowhere farther away than at a turning point`() {
    for seed in 0..<Effort.cases(200) {
      var random = RandomTrack(seed: seed, isHostile: false)
      let track = random.points()
      let greatest = track.maximumDistanceFromEnd
      for step in 0...1000 {
        let point = track.value(at: track.duration * Double(step) / 1000)
        #expect(point.distance(to: track.end) <= greatest * (1 + 1e-9), "seed \(seed)")
      }
    }
  }

  @Test func `the turns of a part are those of the whole that lie in it`() {
    let track = RandomTrack.track(seed: 8, isHostile: false)
    let whole = track.stretches(of: .along(1), from: 0, upTo: track.duration)
    let part = (track.duration * 0.3)...(track.duration * 0.6)
    let inside = track.stretches(of: .along(1), from: part.lowerBound, upTo: part.upperBound)
    #expect(
      inside.dropFirst().map(\.begin) == whole.map(\.begin).filter { part.contains($0) })
    #expect(
      inside.dropFirst().map(\.first) == whole.filter { part.contains($0.begin) }.map(\.first))
    #expect(inside.dropLast().map(\.last) == whole.filter { part.contains($0.end) }.map(\.last))
  }
}
