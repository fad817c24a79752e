// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionEffects
import Testing

/// Eased transitions that begin during others: restarted, shortened, or added.
@Suite struct RetargetingTests {
  typealias Retargeting = TransitionCurve.Retargeting

  private static let targets = [0.0, 100, 250, -40]

  /// A motion through random phases at random times, and the changes.
  private static func motion(
    _ retargeting: Retargeting, seed: UInt64, easing: Easing = .easeInOut
  ) -> (motion: PhaseTrajectory<Int, Double>, changes: [(phase: Int, time: Double, length: Double)])
  {
    var random = SeededGenerator(seed: seed)
    var motion = PhaseTrajectory([0: targets[0], 1: targets[1], 2: targets[2], 3: targets[3]])
    var changes: [(Int, Double, Double)] = []
    var (phase, time) = (0, 0.25)
    for _ in 0..<12 {
      phase = (phase + 1 + Int(random.nextUnit() * 3)) % 4
      let length = 0.2 + random.nextUnit()
      motion.go(
        to: phase, at: time,
        curve: .eased(duration: length, easing: easing, retargeting: retargeting))
      changes.append((phase, time, length))
      time += random.nextUnit() * 0.5
    }
    return (motion, changes)
  }

  @Test func `added transitions are the sum of all that are under way`() {
    for seed in 0..<20 as Range<UInt64> {
      let (motion, changes) = RetargetingTests.motion(.adding, seed: seed)
      for step in 0...500 {
        let time = Double(step) * 0.016
        var (sum, from) = (RetargetingTests.targets[0], 0)
        for change in changes {
          let share = min(max((time - change.time) / change.length, 0), 1)
          let way = RetargetingTests.targets[change.phase] - RetargetingTests.targets[from]
          sum += way * Easing.easeInOut.value(at: share)
          from = change.phase
        }
        #expect(abs(motion.value(at: time) - sum) < 1e-9)
      }
      let last = changes.map { $0.time + $0.length }.max() ?? 0
      #expect(abs(motion.restTime - last) < 1e-12)
      #expect(motion.value(at: last + 1) == RetargetingTests.targets[changes[11].phase])
      #expect(motion.exactness == .bounded)
    }
  }

  @Test func `an added easing keeps value and velocity, whatever was under way`() {
    for seed in 0..<20 as Range<UInt64> {
      let (motion, changes) = RetargetingTests.motion(.adding, seed: seed)
      for change in changes {
        let (before, after) = (
          motion.state(at: change.time.nextDown), motion.state(at: change.time)
        )
        #expect(abs(before.value - after.value) < 1e-9)
        #expect(abs(before.velocity - after.velocity) < 1e-6)
      }
    }
    var swing = PhaseTrajectory([0: 0.0, 1: 100], curve: .spring(.bouncy))
    swing.go(to: 1, at: 0)
    let free = swing
    swing.go(to: 0, at: 0.2, curve: .eased(duration: 0.3, retargeting: .adding))
    #expect(abs(swing.velocity(at: 0.2) - free.velocity(at: 0.2)) < 1e-9)
    for step in 0...100 {
      let time = 0.2 + Double(step) * 0.02
      let back = 100 * Easing.easeInOut.value(at: min((time - 0.2) / 0.3, 1))
      #expect(abs(swing.value(at: time) - (free.value(at: time) - back)) < 1e-9)
    }
  }

  @Test func `turns of added transitions are those that dense samples show`() {
    for seed in 0..<UInt64(Effort.cases(16)) {
      let (motion, _) = RetargetingTests.motion(.adding, seed: seed)
      let found = motion.extrema(in: 0...9).map(\.time)
      var shown: [Double] = []
      var rate = 0.0
      for step in 1..<18_000 {
        let next = motion.velocity(at: Double(step) * 5e-4)
        if rate * next < 0 { shown.append((Double(step) - 0.5) * 5e-4) }
        if next != 0 { rate = next }
      }
      #expect(found.count == shown.count)
      // Where the motion rests before it turns, it is there at both times.
      for (a, b) in zip(found, shown) {
        #expect(abs(motion.value(at: a) - motion.value(at: b)) < 1e-3 && a < b + 1e-3)
      }
    }
  }

  @Test func `a reversal takes as long as what it takes back, as in CSS`() {
    var view = PhaseTrajectory(
      [0: 0.0, 1: 100, 2: 300],
      curve: .eased(duration: 1, easing: .linear, retargeting: .shortening))
    view.go(to: 1, at: 0)
    view.go(to: 0, at: 0.25)
    #expect(view.duration == 0.5 && abs(view.value(at: 0.35) - 15) < 1e-12)
    view.go(to: 1, at: 0.35)
    #expect(abs(view.duration - 1.2) < 1e-15 && abs(view.value(at: 0.7) - 50) < 1e-12)
    // A third phase is no reversal, and neither is a return from there.
    view.go(to: 2, at: 0.6)
    #expect(view.duration == 1.6)
    view.go(to: 1, at: 0.8)
    #expect(view.duration == 1.8)
    // Nor is the way back once the way there is complete.
    view.go(to: 2, at: 5)
    view.go(to: 1, at: 6)
    #expect(view.duration == 7)
    // The covered part is that of the easing, and a way beyond the end counts as the whole.
    var ease = Presence(
      willAppear: 0.0, identity: 1, didDisappear: 0,
      curve: .eased(duration: 2, easing: .easeOutBack, retargeting: .shortening))
    ease.appear(at: 0)
    let early = ease.value(at: 0.4)
    ease.disappear(at: 0.4)
    #expect(abs(ease.duration - (0.4 + 2 * early)) < 1e-12 && early < 1)
    ease.removeChanges(after: 0)
    ease.disappear(at: 1)
    #expect(ease.duration == 3)
  }

  @Test func `each change brings its curve, may come late, and may be revoked`() {
    typealias Drawer = PhaseTrajectory<Int, Double>
    let early: (inout Drawer) -> Void = { $0.go(to: 1, at: 0.5) }
    let added: (inout Drawer) -> Void = {
      $0.go(to: 2, at: 0.7, curve: .eased(duration: 1, retargeting: .adding))
    }
    let late: (inout Drawer) -> Void = { $0.go(to: 3, at: 1, curve: .spring(.bouncy)) }
    let rest = Drawer([0: 0.0, 1: 100, 2: 250, 3: 0], curve: .eased(duration: 0.6))
    var (inOrder, shuffled) = (rest, rest)
    for change in [early, added, late] { change(&inOrder) }
    for change in [late, early, added] { change(&shuffled) }
    #expect(inOrder == shuffled)
    for step in 0...200 {
      #expect(inOrder.state(at: Double(step) * 0.01) == shuffled.state(at: Double(step) * 0.01))
    }
    var revoked = inOrder
    revoked.removeChanges(after: 0.6)
    var once = rest
    early(&once)
    #expect(revoked == once)
    // No later change removes an event.
    let events = inOrder.events(after: -1, through: 5)
    #expect(events.map(\.kind) == [.begin, .end, .marker(1), .marker(2), .marker(3), .end])
  }

  @Test func `shortened history shows the same bits`() throws {
    for retargeting in Retargeting.allCases {
      for seed in 0..<UInt64(Effort.cases(16)) {
        let (whole, changes) = RetargetingTests.motion(retargeting, seed: seed)
        for cut in changes.map(\.time) + [0.3, 1, 2, 9] {
          var short = whole
          short.removeHistory(before: cut)
          for step in 0...40 {
            let time = cut + Double(step) * 0.07
            #expect(short.state(at: time) == whole.state(at: time))
            #expect(short.phase(at: time) == whole.phase(at: time))
          }
          #expect(
            short.extrema(in: cut...99).map(\.time) == whole.extrema(in: cut...99).map(\.time))
          // What is kept of the history can be sampled, stored, and changed.
          for step in 0...60 { #expect(short.value(at: Double(step) * 0.1).magnitude < 1000) }
          let data = try JSONEncoder().encode(short)
          var again = try JSONDecoder().decode(PhaseTrajectory<Int, Double>.self, from: data)
          var (a, b) = (short, whole)
          for time in [cut, cut + 0.05, cut + 0.4] {
            #expect(again.state(at: time) == b.state(at: time))
            let phase = (whole.phase(at: time) + 1) % 4
            for length in [0.3, 0.5] {
              let curve = TransitionCurve.eased(duration: length, retargeting: retargeting)
              a.go(to: phase, at: time + 0.01, curve: curve)
              b.go(to: phase, at: time + 0.01, curve: curve)
              again.go(to: phase, at: time + 0.01, curve: curve)
            }
          }
          for step in 0...40 {
            let time = cut + Double(step) * 0.07
            #expect(a.state(at: time) == b.state(at: time))
            #expect(again.state(at: time) == b.state(at: time))
          }
        }
      }
    }
  }

  @Test func `stored changes keep their curves`() throws {
    for retargeting in Retargeting.allCases {
      let (motion, _) = RetargetingTests.motion(retargeting, seed: 4)
      let data = try JSONEncoder().encode(motion)
      let again = try JSONDecoder().decode(PhaseTrajectory<Int, Double>.self, from: data)
      #expect(again == motion && again.state(at: 1.1) == motion.state(at: 1.1))
    }
    let curve = TransitionCurve.eased(duration: 0.5, retargeting: .adding)
    let text = String(decoding: try JSONEncoder().encode(curve), as: UTF8.self)
    #expect(text.contains(#""retargeting":"adding""#))
    #expect("\(curve)" == ".eased(duration: 0.5, easing: .easeInOut, retargeting: .adding)")
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        TransitionCurve.self, from: Data(#"{"duration": 1, "retargeting": "add"}"#.utf8))
    }
  }

  @Test func `a toast takes a curve for one slide, and keeps it`() throws {
    var toast = Toast<String>(hidden: -60)
    toast.send(.icon(message: "a"), at: 1, curve: .eased(duration: 1, easing: .linear))
    toast.send(.hidden, at: 1.5, curve: .eased(duration: 1, retargeting: .adding))
    #expect(toast.value(at: 1.25).position == -45)
    #expect(abs(toast.value(at: 1.5).velocity - 60) < 1e-9)
    #expect(toast.duration == 2.5 && toast.value(at: 2.5).position == -60)
    let data = try JSONEncoder().encode(toast)
    #expect(try JSONDecoder().decode(Toast<String>.self, from: data) == toast)
    // A late event makes the later ones anew, each with its curve.
    toast.send(.loading(message: "b"), at: 1.2)
    #expect(toast.value(at: 1.25).position == -45 && toast.duration == 2.5)
  }

  @Test func `a state that is given replaces what is under way`() {
    var card = PhaseTrajectory([0: 0.0, 1: 100], curve: .eased(duration: 1, retargeting: .adding))
    card.go(to: 1, at: 0)
    card.go(to: 0, at: 0.5, from: KinematicState(value: 30, velocity: 500))
    #expect(card.value(at: 0.5) == 30 && card.value(at: 1) == 15 && card.exactness == .closed)
  }

  @Test func `the number of added transitions is limited`() {
    var card = PhaseTrajectory([0: 0.0, 1: 100], curve: .eased(duration: 9, retargeting: .adding))
    for step in 0..<2000 { card.go(to: (step + 1) % 2, at: Double(step) * 1e-3) }
    let clock = ContinuousClock()
    let time = clock.measure {
      for step in 0..<Effort.cases(240) {
        let value = card.value(at: Double(step) * 0.033)
        #expect(value >= -1 && value <= 101)
      }
    }
    #expect(time < .seconds(20))
    #expect(card.value(at: 12) == 0)
  }

  @Test func `an easing that ends elsewhere stays in the sum`() {
    var card = PhaseTrajectory(
      [0: 0.0, 1: 100, 2: 200],
      curve: .eased(duration: 1, easing: .stops([.init(0), .init(0.5)]), retargeting: .adding))
    card.go(to: 1, at: 0)
    card.go(to: 2, at: 5)
    #expect(card.value(at: 4) == 50 && card.value(at: 5) == 50 && card.value(at: 9) == 100)
  }
}
