// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionTesting
import Testing

/// A ramp from 0 to 1 in a second, with one fault.
private struct Faulty: Trajectory {
  enum Fault {
    case none, jump, hiddenJump, eventTwice, eventAtBothFrames, settlesEarly, settlesLate, order
    case velocity, noEnd, movesAfterRest, notFinite, nanTime, gap, wrongDuration
  }

  var fault: Fault
  var duration: Double { 1 }
  let memory = Memory()

  /// What a careless cache does: the first sample of a run decides.
  final class Memory: Sendable {
    let last = Locked(0.0)
  }

  var restTime: Double { fault == .wrongDuration ? 0.5 : 1 }

  func state(at time: Double) -> KinematicState<Double> {
    var inside = time > 0 ? min(time, 1) : 0
    if fault == .nanTime, time.isNaN { inside = 1 }
    var state = KinematicState(value: inside, velocity: time >= 0 && time <= 1 ? 1 : 0)
    if time.isNaN { state.velocity = 1 }
    switch fault {
    case .jump, .hiddenJump: if inside >= 0.4 { state.value += 0.5 }
    case .velocity: state.velocity *= 2
    case .noEnd where time >= 1: state.value = 1 + min(time, 1e9) * 1e-3
    case .movesAfterRest where time > 1: state.velocity = 1
    case .notFinite where time == 0.5: state.value = .infinity
    case .order:
      state.value += memory.last.withLock { last in
        defer { last = inside }
        return last > inside ? 0.01 : 0
      }
    default: break
    }
    return state
  }

  func settlingTime(within distance: Double) -> Double {
    if fault == .jump || fault == .hiddenJump {
      // Before the jump it is farther by its half.
      return distance < 0.6 ? 1 - distance : distance < 1.1 ? 0.4 : max(0, 1.5 - distance)
    }
    let right = max(0, 1 - distance)
    return fault == .settlesEarly ? right * 0.8 : fault == .settlesLate ? right * 0.5 + 0.5 : right
  }

  static func visitStretches(
    of measure: Measure<Double>, in motion: Self, from start: Double, upTo end: Double,
    beyond: Bool, _ body: (Stretch) -> Bool
  ) -> Bool {
    // The places where it turns or jumps; the fault leaves one out.
    let marks = motion.fault == .jump ? [0, 0.4, 1.0] : [0, 1.0]
    let cuts = [start] + marks.filter { $0 > start && $0 < end } + [end]
    for (a, b) in zip(cuts, cuts.dropFirst()) where a < b {
      if motion.fault == .gap, a == 0 { continue }
      let last = b == .infinity ? max(a, 2) : b.nextDown
      guard
        body(
          Stretch(
            begin: a, end: b, first: measure(motion.state(at: a)),
            last: measure(motion.state(at: last))))
      else { return false }
    }
    return true
  }

  static func visitEvents(
    of motion: Self, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    let isBackward = end < start
    let (low, high) = (min(start, end), max(start, end))
    var events = [
      MotionEvent(time: 0, kind: .begin, isBackward: isBackward),
      MotionEvent(time: 0.5, kind: .marker(0), isBackward: isBackward),
      MotionEvent(time: 1, kind: .end, isBackward: isBackward),
    ]
    if motion.fault == .eventTwice { events.insert(events[1], at: 1) }
    if isBackward { events.reverse() }
    for event in events {
      let isInside = event.time > low || motion.fault == .eventAtBothFrames && event.time == low
      if isInside, event.time <= high, !body(event) { return false }
    }
    return true
  }
}

@Suite struct PlantedFaultTests {
  /// What the laws say of a motion, and the smallest motion that they found.
  private func found(_ fault: Faulty.Fault) -> ExpectationFailure? {
    do throws(ExpectationFailure) {
      try expect(Faulty(fault: fault)).obeysLaws()
      return nil
    } catch { return error }
  }

  /// How many combinators the smallest motion has.
  private func depth(of failure: ExpectationFailure) -> Int {
    failure.details.split(separator: "\n").filter { $0.hasPrefix("  ") }.count
  }

  @Test func `a motion without a fault obeys the laws`() {
    #expect(found(.none) == nil)
    #expect(found(.jump) == nil)
  }

  @Test(arguments: [
    (Faulty.Fault.hiddenJump, "jumps by 0.5 at 0.4, which no stretch reports"),
    (.eventTwice, "twice"), (.eventAtBothFrames, "outside"),
    (.settlesEarly, "settles within 0.5 at 0.4"),
    (.settlesLate, "settles within 0.5 at 0.75"), (.order, "in another order"),
    (.velocity, "moves by 1 a second"), (.noEnd, "end"), (.movesAfterRest, "after its rest time"),
    (.nanTime, "at NaN"), (.gap, "leave a gap"), (.wrongDuration, "not at least as late"),
  ])
  private func `a planted fault is found, with a small motion`(
    _ fault: Faulty.Fault, _ words: String
  ) throws {
    let failure = try #require(found(fault), "\(fault)")
    #expect(failure.description.contains(words), "\(fault): \(failure)")
    #expect(depth(of: failure) <= 2, "\(failure)")
  }

  @Test func `the library's own motions obey the laws`() throws {
    let cases = Effort.cases(96)
    try expect(SpringTrajectory(from: -80.0, to: 24, spring: .bouncy)).obeysLaws(cases: cases)
    try expect(SpringTrajectory(from: SIMD2(0.0, 0), to: SIMD2(3, 4), spring: .snappy)).obeysLaws(
      cases: cases)
    try expect(EasedTrajectory(from: 0.0, to: 1, duration: 0.3).repeated(3)).obeysLaws(cases: cases)
    try expect(EasedTrajectory(from: 0.0, to: 1, duration: 0.3, easing: .steps(4))).obeysLaws(
      cases: cases)
    try expect(Decay(from: Float(0), velocity: 300)).obeysLaws(cases: cases)
    try expect(Pendulum()).obeysLaws(cases: cases)
  }
}
