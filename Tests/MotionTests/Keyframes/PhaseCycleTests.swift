// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct PhaseCycleTests {
  typealias Cycle = PhaseCycle<Drawer, Double>

  static let lines = Cycle([
    .init(.closed, 0, hold: 1, curve: .eased(duration: 0.5, easing: .linear)),
    .init(.peeking, 1, hold: 0.25, curve: .eased(duration: 1, easing: .linear)),
    .init(.open, 3, curve: .eased(duration: 0.25, easing: .linear)),
  ])
  static let springs = Cycle([
    .init(.closed, 0, hold: 0.3, curve: .spring(.bouncy)),
    .init(.open, 400, hold: 0.5, curve: .spring(.smooth)),
    .init(.peeking, 100, curve: .spring(Spring(response: 0.3, dampingRatio: 1.5))),
  ])

  @Test func `each phase is held, then left for the next, and the last for the first`() {
    let cycle = PhaseCycleTests.lines
    #expect(cycle.duration == 3)
    let times = [-1, 0, 1, 1.5, 2, 2.25, 2.375, 2.5, 2.75, 3, 4]
    #expect(times.map(cycle.value(at:)) == [0, 0, 0, 0.5, 1, 1, 2, 3, 1.5, 0, 0])
    #expect(
      times.map(cycle.phase(at:)) == [
        .closed, .closed, .peeking, .peeking, .peeking, .open, .open, .closed, .closed, .closed,
        .closed,
      ])
    #expect(cycle.value(at: .nan) == 0)
  }

  @Test func `cycles obey the laws of motion`() {
    checkTrajectory(PhaseCycleTests.lines, [.continuous])
    checkTrajectory(PhaseCycleTests.springs, [])
    checkTrajectory(PhaseCycleTests.lines.repeated(2.5), [])
    checkTrajectory(PhaseCycleTests.lines.repeated(3, autoreverses: true), [.continuous])
    checkTrajectory(Cycle([.init(.open, 7)]))
    checkTrajectory(Cycle([.init(.open, 7, hold: 2)]))
    checkTrajectory(Cycle([.init(.open, 7, curve: .eased(duration: 0)), .init(.closed, 1)]), [])
  }

  @Test func `a repeated cycle is periodic, at a billion seconds too`() {
    let forever = PhaseCycleTests.lines.repeated()
    for step in 0..<300 {
      let time = Double(step) / 128
      #expect(forever.state(at: 999_999_999 + time) == PhaseCycleTests.lines.state(at: time))
      #expect(forever.phase(at: 999_999_999 + time) == PhaseCycleTests.lines.phase(at: time))
    }
    let springs = PhaseCycleTests.springs.repeated()
    let period = PhaseCycleTests.springs.duration
    for step in 0..<100 {
      let time = (Double(step) + 0.5) / 100 * period
      #expect(abs(springs.value(at: 1000 * period + time) - springs.value(at: time)) < 1e-6)
    }
  }

  @Test func `every transition starts at rest at the value of its phase`() {
    for time in PhaseCycleTests.springs.events(after: 0, through: 99).map(\.time).dropLast() {
      let state = PhaseCycleTests.springs.state(at: time)
      #expect(state.velocity == 0 && [0, 400, 100].contains(state.value))
      let before = PhaseCycleTests.springs.value(at: time.nextDown)
      #expect(abs(before - state.value) <= 0.4, "what is cut is a thousandth of the way")
    }
  }

  @Test func `each transition is an event in each iteration`() {
    let forever = PhaseCycleTests.lines.repeated(2)
    let markers = forever.events(after: -1, through: 6).filter {
      if case .marker = $0.kind { true } else { false }
    }
    #expect(markers.map(\.time) == [1, 2.25, 2.5, 4, 5.25, 5.5])
    #expect(markers.map(\.kind) == [1, 2, 0, 1, 2, 0].map { .marker($0) })
    #expect(PhaseCycleTests.lines.nextEvent(from: 1, isBackward: false) == 2.25)
    let still = Cycle([.init(.open, 7, hold: 2)])
    #expect(still.duration == 2)
    #expect(still.events(after: -1, through: 9).map(\.kind) == [.begin, .end])
    #expect(still.nextEvent(from: 0, isBackward: false) == 2)
  }

  @Test func `the analysis sees every transition`() {
    let cycle = PhaseCycleTests.springs
    let samples = (0...20_000).map { cycle.value(at: Double($0) / 20_000 * cycle.duration) }
    #expect(cycle.peak.value >= samples.max() ?? 0 && cycle.peak.value < 401)
    #expect(cycle.repeated().peak.value == cycle.peak.value)
    #expect(cycle.settlingTime(within: 1) < cycle.duration)
  }

  @Test func `behind a transition that never arrives nothing follows`() {
    let stuck = Cycle([
      .init(.closed, 0, hold: 1), .init(.open, 1, curve: .spring(Spring(duration: 0.5, bounce: 1))),
      .init(.peeking, 9),
    ])
    #expect(stuck.duration == .infinity && stuck.phase(at: 1e9) == .open)
    #expect(stuck.repeated().phase(at: 1e6) == .open)
  }

  @Test func `cycles survive encoding, and broken data is refused`() throws {
    let data = try JSONEncoder().encode(PhaseCycleTests.springs)
    let read = try JSONDecoder().decode(Cycle.self, from: data)
    #expect(read == PhaseCycleTests.springs && read.hashValue == PhaseCycleTests.springs.hashValue)
    for text in ["[]", #"[{"phase": "open", "value": 1, "hold": -1}]"#, #"[{"phase": "open"}]"#] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Cycle.self, from: Data(text.utf8))
      }
    }
  }

  #if DEBUG
  @Test func `a cycle without steps is a slip`() async {
    await #expect(processExitsWith: .failure) { _ = Cycle([]) }
    await #expect(processExitsWith: .failure) { _ = Cycle.Step(.open, 1, hold: .infinity) }
  }
  #endif
}
