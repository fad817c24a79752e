// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Synchronization
import Testing

@Suite struct ExtremumSequenceTests {
  @Test func `turns come in order, and only as many as are asked for are found`() {
    let spring = SpringTrajectory(
      from: 0.0, to: 1, spring: Spring(response: 1, dampingRatio: 1e-9))
    // A thousand million turns, at multiples of half a period.
    for (index, turn) in spring.extrema.prefix(10).enumerated() {
      #expect(abs(turn.time - Double(index + 1) * 0.5) < 1e-6)
      #expect(abs(turn.value - (index % 2 == 0 ? 2 : 0)) < 1e-6)
      #expect(turn.kind == (index % 2 == 0 ? .maximum : .minimum))
    }
  }

  @Test func `an interval has the turns inside it, and each pass begins anew`() {
    let triangle = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .linear)
      .repeated(autoreverses: true)
    let turns = triangle.extrema(in: 0.5...3.5)
    #expect(turns.map(\.time) == [1, 2, 3] && turns.map(\.value) == [1, 0, 1])
    #expect(turns.map(\.time) == turns.map(\.time))
    var iterator = triangle.extrema(in: 0.5...1.5).makeIterator()
    #expect(iterator.next() == Extremum(time: 1, value: 1, kind: .maximum))
    #expect(iterator.next() == nil && iterator.next() == nil)
    #expect(Array(triangle.extrema(in: 0.25...0.75)).isEmpty)
  }

  @Test func `a vector turns along a direction`() {
    let arc = EasedTrajectory(from: SIMD2(0.0, 0), to: SIMD2(2, 4), duration: 1, easing: .linear)
      .repeated(2, autoreverses: true)
    let turns = Array(arc.extrema(along: SIMD2(-1, 0)))
    #expect(turns == [Extremum(time: 1, value: -2, kind: .minimum)])
    #expect(Array(arc.extrema(along: SIMD2(2, -1))).isEmpty, "across it nothing moves")
  }

  @Test func `few visits find many turns, and one finds the first`() {
    let saw = CountedVisits(count: 10_000)
    #expect(Array(saw.extrema).count == 9_999)
    // 32, 64, … 4096 stretches, and the rest.
    #expect(saw.visits.withLock { $0 } <= 10)
    let short = CountedVisits(count: 10_000)
    #expect(short.extrema.first { $0.kind == .minimum }?.time == 2)
    #expect(short.visits.withLock { $0 } == 1)
    #expect(short.stretches.withLock { $0 } <= 32)
  }
}

/// A saw of as many teeth, that counts how often and how much of it is visited.
private final class CountedVisits: Trajectory {
  let count: Int
  let visits = Mutex(0)
  let stretches = Mutex(0)

  init(count: Int) { self.count = count }

  var duration: Double { Double(count) }

  func state(at time: Double) -> KinematicState<Double> {
    let inside = max(0, min(time, duration))
    let phase = inside.truncatingRemainder(dividingBy: 2)
    return KinematicState(
      value: 1 - (phase - 1).magnitude, velocity: time == inside ? (phase < 1 ? 1 : -1) : 0)
  }

  static func visitStretches(
    of measure: Measure<Double>, in motion: CountedVisits, from start: Double, upTo end: Double,
    beyond: Bool, _ body: (Stretch) -> Bool
  ) -> Bool {
    motion.visits.withLock { $0 += 1 }
    var begin = start
    while begin < min(end, motion.duration) {
      let next = min(begin.rounded(.down) + 1, end)
      motion.stretches.withLock { $0 += 1 }
      let part = Stretch(
        begin: begin, end: next, first: measure(motion.state(at: begin)),
        last: measure(motion.state(at: next.nextDown)).rounded())
      guard body(part) else { return false }
      begin = next
    }
    return begin >= end
      || body(
        Stretch(begin: begin, end: end, first: 0, last: 0))
  }
}
