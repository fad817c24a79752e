// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

enum Drawer: String, Codable, CaseIterable, Sendable { case closed, peeking, open }

@Suite struct PhaseTrajectoryTests {
  static let curves: [TransitionCurve] = [
    .eased(duration: 0.5), .eased(duration: 0.3, easing: .penner(.back, .out)), .spring(.smooth),
    .spring(.bouncy), .spring(Spring(response: 0.4, dampingRatio: 2)),
  ]

  private static func drawer(
    _ curve: TransitionCurve = .eased(duration: 1, easing: .linear),
    curves: [PhaseCurve<Drawer>] = []
  ) -> PhaseTrajectory<Drawer, Double> {
    PhaseTrajectory(
      [.closed: 0.0, .peeking: 100, .open: 400], curve: curve, curves: curves)
  }

  /// A drawer to which a lot has happened, often on its way.
  private static func busy(_ curve: TransitionCurve) -> PhaseTrajectory<Drawer, Double> {
    var drawer = drawer(curve, curves: [PhaseCurve(from: .open, to: .closed, .spring(.snappy))])
    var generator = SeededGenerator(seed: 11)
    var time = 0.1
    for _ in 0..<30 {
      time += 0.4 * generator.nextUnit()
      drawer.go(to: Drawer.allCases[Int.random(in: 0..<3, using: &generator)], at: time)
    }
    return drawer
  }

  @Test func `a phase rests at its value, and a change leads to the next`() {
    var drawer = PhaseTrajectoryTests.drawer()
    #expect(drawer.duration == 0 && drawer.value(at: 9) == 0 && drawer.phase(at: 9) == .closed)
    drawer.go(to: .peeking, at: 1)
    drawer.go(to: .open, at: 3)
    #expect(
      [0, 1, 1.5, 2, 3, 3.5, 4, 9].map(drawer.value(at:)) == [0, 0, 50, 100, 100, 250, 400, 400])
    #expect([0.9, 1, 2.9, 3].map(drawer.phase(at:)) == [.closed, .peeking, .peeking, .open])
    #expect([0.9, 1, 2, 3, 4].map(drawer.hasArrived(at:)) == [true, false, true, false, true])
    #expect(drawer.duration == 4 && drawer.value(in: .peeking) == 100)
    #expect(drawer.phases == [.closed, .peeking, .open] && drawer.initialPhase == .closed)
    #expect(drawer.value(at: .nan) == 0 && drawer.phase(at: .nan) == .closed)
  }

  @Test func `an enumeration gives its phases in their order`() {
    let drawer = PhaseTrajectory(initialPhase: Drawer.open) { $0 == .open ? 1.0 : 0 }
    #expect(drawer.phases == Drawer.allCases && drawer.value(at: 0) == 1)
  }

  @Test func `the first curve that fits is used`() {
    var drawer = PhaseTrajectoryTests.drawer(curves: [
      PhaseCurve(from: .closed, to: .open, .eased(duration: 2, easing: .linear)),
      PhaseCurve(to: .open, .eased(duration: 4, easing: .linear)),
      PhaseCurve(from: .open, .eased(duration: 0)),
    ])
    drawer.go(to: .open, at: 0)
    #expect(drawer.duration == 2)
    drawer.go(to: .peeking, at: 10)
    #expect(drawer.duration == 10 && drawer.value(at: 10) == 100 && drawer.value(at: 9.9) == 400)
    drawer.go(to: .open, at: 20)
    #expect(drawer.duration == 24)
    drawer.go(to: .closed, at: 30)
    drawer.go(to: .peeking, at: 40)
    #expect(drawer.duration == 41, "any other takes the default")
  }

  @Test(arguments: curves)
  func `a change on the way jumps neither in value nor in a spring's velocity`(
    curve: TransitionCurve
  ) {
    var drawer = PhaseTrajectoryTests.drawer(curve)
    var generator = SeededGenerator(seed: 3)
    var time = 0.0
    for step in 0..<60 {
      time += 0.3 * generator.nextUnit()
      let before = drawer.state(at: time)
      drawer.go(to: Drawer.allCases[(step * 2 + 1) % 3], at: time)
      let after = drawer.state(at: time)
      #expect(after.value == before.value)
      if case .spring = curve { #expect(after.velocity == before.velocity) }
    }
  }

  @Test(arguments: curves)
  func `what has been does not change`(curve: TransitionCurve) {
    let drawer = PhaseTrajectoryTests.busy(curve)
    var later = drawer
    let last =
      drawer.events(after: -1, through: 99).map(\.time).sorted()
      .last { $0 < drawer.duration } ?? 0
    later.go(to: drawer.phase(at: 99) == .open ? .closed : .open, at: last + 0.01)
    for step in 0..<500 {
      let time = Double(step) / 500 * (last + 0.01)
      #expect(drawer.state(at: time) == later.state(at: time))
      #expect(drawer.phase(at: time) == later.phase(at: time))
    }
  }

  @Test(arguments: curves)
  func `phases obey the laws of motion`(curve: TransitionCurve) {
    checkTrajectory(PhaseTrajectoryTests.drawer(curve))
    // An easing starts anew with a corner, and the velocity jumps there.
    var isSpring = false
    if case .spring = curve { isSpring = true }
    checkTrajectory(
      PhaseTrajectoryTests.busy(curve), isSpring ? [.continuous, .smooth] : [.continuous])
    var once = PhaseTrajectoryTests.drawer(curve)
    once.go(to: .open, at: 0.5)
    checkTrajectory(once)
  }

  @Test(arguments: curves)
  func `the analysis sees every change`(curve: TransitionCurve) {
    let drawer = PhaseTrajectoryTests.busy(curve)
    let count = Effort.cases(40_000)
    let samples = (0...count).map {
      drawer.value(at: Double($0) / Double(count) * drawer.restTime)
    }
    let (lowest, highest) = (samples.min() ?? 0, samples.max() ?? 0)
    #expect(drawer.peak.value >= highest && drawer.peak.value - highest < 1e-3)
    #expect(drawer.trough.value <= lowest && lowest - drawer.trough.value < 1e-3)
    for distance in [50, 1, 0.01] {
      let settled = drawer.settlingTime(within: distance)
      #expect(abs(drawer.value(at: settled) - drawer.end) >= distance * (1 - 1e-9))
      for step in 1...200 {
        #expect(abs(drawer.value(at: settled + 1e-9 + Double(step) * 0.01) - drawer.end) < distance)
      }
    }
  }

  @Test func `a finger hands over its place and its velocity`() {
    var drawer = PhaseTrajectoryTests.drawer(.spring(.smooth))
    let state = KinematicState(value: 250.0, velocity: -900)
    drawer.go(to: .open, at: 1, from: state)
    #expect(drawer.state(at: 1) == state && drawer.value(at: 1.0.nextDown) == 0)
    // Anew, in the same phase.
    drawer.go(to: .open, at: 1.1, from: KinematicState(value: 0))
    #expect(drawer.value(at: 1.1) == 0)
  }

  @Test func `changes that change nothing or have no time are ignored`() {
    var drawer = PhaseTrajectoryTests.drawer()
    let untouched = drawer
    let refused =
      [Double.nan, .infinity, -.infinity].map { drawer.go(to: .open, at: $0) }
      + [drawer.go(to: .closed, at: 0)]
    #expect(refused == [false, false, false, false] && drawer == untouched)
    let isChange = drawer.go(to: .open, at: 1)
    let once = drawer
    let late = [drawer.go(to: .open, at: 2), drawer.go(to: .closed, at: 0.5)]
    #expect(isChange && late == [false, false] && drawer == once)
    // At the same time another one takes its place.
    drawer.go(to: .closed, at: 1)
    #expect(drawer.value(at: 5) == 0 && drawer.phase(at: 1) == .closed)
    var early = PhaseTrajectoryTests.drawer()
    early.go(to: .peeking, at: -5)
    #expect(early.value(at: -1) == 0 && early.value(at: 0.5) == 50)
  }

  @Test(arguments: curves)
  func `a change is inserted at its time, and later ones can be revoked`(curve: TransitionCurve) {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<50 {
      let times = randomMoments(8, &random)
      // Neighbors are different, and so are the neighbors of each.
      let first = Int(random.nextUnit() * 2.99)
      let phases = times.indices.map { Drawer.allCases[(first + 1 + $0) % 3] }
      func history(_ order: [Int]) -> PhaseTrajectory<Drawer, Double> {
        var drawer = PhaseTrajectory(
          [Drawer.closed: 0.0, .peeking: 100, .open: 400], initialPhase: Drawer.allCases[first],
          curve: curve)
        for index in order {
          let isChange = drawer.go(to: phases[index], at: times[index])
          #expect(isChange)
        }
        return drawer
      }
      let whole = history([Int](times.indices))
      let index = Int(random.nextUnit() * 7.99)
      // Those of one instant keep the order in which they are made.
      guard times.count(where: { $0 == times[index] }) == 1 else { continue }
      let late = history(times.indices.filter { $0 != index } + [index])
      #expect(late == whole)
      for step in 0..<60 {
        let time = Double(step) / 4
        #expect(late.state(at: time) == whole.state(at: time))
      }
      var short = whole
      short.removeChanges(after: times[index])
      #expect(short == history([Int](0...index)))
      short = whole
      short.removeChanges(after: -1)
      #expect(short == history([]) && short.duration == 0)
      short = whole
      short.removeChanges(after: .nan)
      short.removeChanges(after: .infinity)
      #expect(short == whole)
    }
  }

  @Test func `a scheduled change starts where an earlier one has led`() {
    var drawer = PhaseTrajectoryTests.drawer()
    drawer.go(to: .closed, at: 3, from: KinematicState(value: 300))
    let isChange = drawer.go(to: .open, at: 1)
    #expect(isChange && drawer.value(at: 1.5) == 200 && drawer.value(at: 2.5) == 400)
    #expect(drawer.value(at: 3) == 300 && drawer.value(at: 3.5) == 150)
    // One that is superfluous then is no change any more.
    drawer.go(to: .closed, at: 2)
    drawer.removeChanges(after: 2.5)
    drawer.go(to: .open, at: 4)
    drawer.go(to: .open, at: 3)
    #expect(drawer.duration == 4 && drawer.value(at: 3.5) == 200)
  }

  @Test func `each change is an event, once, whatever the frames`() {
    let drawer = PhaseTrajectoryTests.busy(.spring(.bouncy))
    let all = drawer.events(after: -.infinity, through: .infinity)
    #expect(all.first?.kind == .begin && all.last?.kind == .end)
    #expect(all.last?.time == drawer.duration)
    for event in all {
      guard case .marker(let index) = event.kind else { continue }
      #expect(drawer.phase(at: event.time) == drawer.phases[index])
    }
    for rate in [7.0, 60, 144] {
      var (seen, before) = ([MotionEvent](), -Double.infinity)
      for frame in 0...Int(drawer.duration * rate + 2) {
        seen += drawer.events(after: before, through: Double(frame) / rate)
        before = Double(frame) / rate
      }
      #expect(seen == all)
    }
    let back = drawer.events(after: .infinity, through: -.infinity)
    #expect(back.map(\.time) == all.map(\.time).reversed())
    #expect(drawer.nextEvent(from: 0, isBackward: false) == all.first { $0.time > 0 }?.time)
  }

  @Test(arguments: curves)
  func `no change removes an event from the history`(curve: TransitionCurve) {
    var random = SeededGenerator(seed: 5)
    var ends = (reached: 0, missed: 0)
    for _ in 0..<Effort.cases(12) {
      let changes = randomMoments(7, &random).map { time in
        let phase = Drawer.allCases[Int(random.nextUnit() * 2.99)]
        return (
          time: time,
          apply: { (motion: inout PhaseTrajectory<Drawer, Double>) -> Void in
            motion.go(to: phase, at: time)
          }
        )
      }
      let history = ChangingHistory(motion: PhaseTrajectoryTests.drawer(curve), changes: changes)
      let found = history.check("\(changes.map(\.time))")
      ends = (ends.reached + found.reached, ends.missed + found.missed)
    }
    #expect(ends.reached > Effort.cases(12) && ends.missed > Effort.cases(6))
  }

  @Test func `an end that was reached before a change stays an event`() {
    var drawer = PhaseTrajectoryTests.drawer(.eased(duration: 1, easing: .linear))
    drawer.go(to: .open, at: 1)
    // One ends exactly when the next begins; the last one cuts the one before it.
    drawer.go(to: .closed, at: 2)
    drawer.go(to: .open, at: 4)
    drawer.go(to: .closed, at: 4.5)
    let events = drawer.events(after: -1, through: 9)
    #expect(events.map(\.time) == [0, 0, 1, 2, 2, 3, 4, 4.5, 5.5])
    let (open, closed) = (MotionEvent.Kind.marker(2), MotionEvent.Kind.marker(0))
    #expect(
      events.map(\.kind) == [.begin, .end, open, .end, closed, .end, open, closed, .end])
  }

  @Test func `a change from a given state is far away until it settles`() {
    var drawer = PhaseTrajectory([0: 0.0, 1: 1], curve: .eased(duration: 0.25, easing: .linear))
    drawer.go(to: 1, at: 0.5, from: KinematicState(value: 100))
    drawer.go(to: 0, at: 1)
    #expect(abs(drawer.settlingTime(within: 10) - (0.5 + 0.25 * 90 / 99)) < 1e-12)
  }

  @Test func `it is settled when any motion is, also without its type`() {
    func settled(_ motion: some Trajectory<Double>, _ time: Double) -> Bool {
      motion.isSettled(at: time)
    }
    var drawer = PhaseTrajectoryTests.drawer(.spring(.smooth))
    drawer.go(to: .open, at: 1)
    drawer.go(to: .peeking, at: 1.1)
    for step in 0..<400 {
      let time = Double(step) / 100
      #expect(drawer.isSettled(at: time) == settled(drawer, time))
    }
    // What is left of this change is less than the travel.
    let distance = abs(drawer.value(at: 1.1) - 100)
    let left = (0..<4000).last { abs(drawer.value(at: Double($0) / 1000) - 100) > distance * 0.001 }
    #expect(distance < 100 && abs(Double(left ?? 0) / 1000 - drawer.duration) < 0.5)
  }

  @Test func `a spring has arrived when a thousandth of the greatest way is left`() {
    var drawer = PhaseTrajectoryTests.drawer(.spring(.smooth))
    drawer.go(to: .open, at: 4)
    let settled = 4 + Spring.smooth.settlingTime(from: 400, within: 0.4)
    #expect(!drawer.hasArrived(at: settled.nextDown) && drawer.hasArrived(at: settled + 1e-9))
    #expect(abs(drawer.duration - settled) < 1e-9)
    drawer.go(to: .peeking, at: 4)
    #expect(drawer.hasArrived(at: 4 + Spring.smooth.settlingTime(from: 100, within: 0.4) + 1e-9))
    #expect(drawer.duration > 4.7, "by the way that was left it takes longer")
  }

  @Test(arguments: curves)
  func `what is forgotten is gone, and all else stays to the bit`(curve: TransitionCurve) throws {
    let drawer = PhaseTrajectoryTests.busy(curve)
    let changes = drawer.events(after: 0, through: 99).filter { $0.kind != .end }.map(\.time)
    var short = drawer
    short.removeHistory(before: changes[0].nextDown)
    #expect(short == drawer, "nothing is before it")
    let middle = changes[changes.count / 2]
    short.removeHistory(before: middle + 0.001)
    for step in 0..<400 {
      let time = middle + Double(step) * 0.02
      #expect(short.state(at: time) == drawer.state(at: time))
      #expect(short.phase(at: time) == drawer.phase(at: time))
    }
    #expect(short.value(at: 0) == short.value(in: short.initialPhase))
    #expect(short.initialPhase == drawer.phase(at: middle.nextDown))
    #expect(short.duration == drawer.duration)
    let data = try JSONEncoder().encode(short)
    let read = try JSONDecoder().decode(PhaseTrajectory<Drawer, Double>.self, from: data)
    #expect(read == short && read.state(at: middle) == drawer.state(at: middle))
    short.removeHistory(before: .infinity)
    #expect(short.events(after: 0, through: 99).count == 2 && short.end == drawer.end)
  }

  @Test(arguments: curves)
  func `phases survive encoding, with their history`(curve: TransitionCurve) throws {
    var drawer = PhaseTrajectoryTests.busy(curve)
    drawer.go(to: .open, at: 99, from: KinematicState(value: 12, velocity: 3))
    let data = try JSONEncoder().encode(drawer)
    let read = try JSONDecoder().decode(PhaseTrajectory<Drawer, Double>.self, from: data)
    #expect(read.hashValue == drawer.hashValue && read.duration == drawer.duration)
    for step in 0..<500 {
      #expect(read.state(at: Double(step) * 0.25) == drawer.state(at: Double(step) * 0.25))
    }
  }

  @Test(arguments: [
    #""phases": [], "values": []"#, #""phases": ["open"], "values": [1, 2]"#,
    #""phases": ["open", "open"], "values": [1, 2]"#,
    #""phases": ["open"], "values": [1], "initialPhase": "closed""#,
    #""phases": ["open"], "values": [1], "curve": {"duration": -1}"#,
    #""phases": ["open"], "values": [1], "changes": [{"time": 1, "phase": "closed"}]"#,
    #""phases": ["open"], "values": [1], "changes": [{"time": 1, "phase": "open"}]"#,
    #""phases": ["open", "closed"], "values": [1, 2], "changes": [{"time": 1, "phase": "closed"}, {"time": 0, "phase": "open"}]"#,
  ])
  func `broken data is refused`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        PhaseTrajectory<Drawer, Double>.self, from: Data("{\(text)}".utf8))
    }
  }

  #if DEBUG
  @Test func `phases that are there twice, or not at all, are a slip`() async {
    await #expect(processExitsWith: .failure) {
      _ = PhaseTrajectory([Drawer.open: 0.0, .open: 1])
    }
    await #expect(processExitsWith: .failure) {
      var drawer = PhaseTrajectory([Drawer.open: 0.0, .closed: 1])
      drawer.go(to: .peeking, at: 0)
    }
  }
  #endif

  @Test func `a late change that changes nothing leaves the history as it is`() {
    var panel = PhaseTrajectory([0: 0.0, 1: 100, 2: 400], curve: .spring(.smooth))
    for index in 1...100 { panel.go(to: index % 2, at: Double(index)) }
    let whole = panel
    let isChange = panel.go(to: panel.phase(at: 50.5), at: 50.5)
    #expect(!isChange && panel == whole)
    let isOther = panel.go(to: 2, at: 50.5)
    #expect(isOther && panel != whole && panel.phase(at: 50.75) == 2)
    #expect(panel.phase(at: 51) == whole.phase(at: 51))
  }
}
