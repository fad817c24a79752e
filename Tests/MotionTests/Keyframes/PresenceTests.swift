// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionEffects
import Testing

@Suite struct PresenceTests {
  static let laws: [TransitionCurve] = [
    .eased(duration: 0.5), .eased(duration: 1, easing: .linear),
    .eased(duration: 0.3, easing: .penner(.back, .out)), .spring(.smooth), .spring(.bouncy),
    .spring(Spring(response: 0.4, dampingRatio: 2)),
  ]

  private static func fade(_ curve: TransitionCurve) -> Presence<Double> {
    Presence(willAppear: -1.0, identity: 0, didDisappear: 1, curve: curve)
  }

  @Test func `a view appears and disappears`() {
    var fade = PresenceTests.fade(.eased(duration: 1, easing: .linear))
    #expect(fade.value(at: 5) == -1 && fade.duration == 0 && !fade.isPresent(at: 5))
    fade.appear(at: 1)
    fade.disappear(at: 3)
    #expect(
      [0, 1, 1.25, 2, 2.5, 3, 3.5, 4, 9].map(fade.value(at:)) == [
        -1, -1, -0.75, 0, 0, 0, 0.5, 1, 1,
      ])
    #expect(fade.velocity(at: 1.5) == 1 && fade.velocity(at: 2.5) == 0)
    let phases: [PresencePhase] = [.willAppear, .identity, .identity, .didDisappear]
    #expect([0.9, 1, 2.9, 3].map(fade.phase(at:)) == phases)
    #expect([0.9, 1, 3, 3.9, 4].map(fade.isPresent(at:)) == [false, true, true, true, false])
    #expect([0.9, 1, 2, 3, 4].map(fade.hasArrived(at:)) == [true, false, true, false, true])
    #expect(fade.duration == 4)
  }

  @Test func `inserted again after it has gone, a view starts anew`() {
    var fade = PresenceTests.fade(.eased(duration: 1, easing: .linear))
    fade.appear(at: 0)
    fade.disappear(at: 1)
    fade.appear(at: 2)
    #expect(fade.value(at: 2.0.nextDown) > 0.999 && fade.value(at: 2) == -1)
    #expect(fade.value(at: 2.5) == -0.5)
  }

  @Test func `removed while it appears, a view goes on from where it is`() {
    var fade = PresenceTests.fade(.eased(duration: 1, easing: .linear))
    fade.appear(at: 0)
    fade.disappear(at: 0.5)
    #expect(fade.value(at: 0.5) == -0.5 && fade.value(at: 1) == 0.25 && fade.value(at: 1.5) == 1)
    fade.appear(at: 1)
    #expect(fade.value(at: 1) == 0.25 && fade.value(at: 1.5) == 0.125 && fade.value(at: 2) == 0)
  }

  @Test(arguments: laws)
  func `the value never jumps, nor does a spring's velocity`(curve: TransitionCurve) {
    var fade = PresenceTests.fade(curve)
    var generator = SeededGenerator(seed: 3)
    var time = 0.0
    for step in 0..<40 {
      time += 0.02 + 0.2 * generator.nextUnit()
      let before = fade.state(at: time)
      let isBack = fade.isPresent(at: time) || step == 0
      if step % 2 == 0 { fade.appear(at: time) } else { fade.disappear(at: time) }
      let after = fade.state(at: time)
      guard isBack else { continue }
      #expect(after.value == before.value)
      if case .spring = curve { #expect(after.velocity == before.velocity) }
      #expect(fade.value(at: time.nextDown).distance(to: after.value) < 1e-12)
    }
  }

  @Test(arguments: laws)
  func `what has been does not change`(curve: TransitionCurve) {
    var fade = PresenceTests.fade(curve)
    fade.appear(at: 0.1)
    fade.disappear(at: 0.3)
    let copy = fade
    fade.appear(at: 0.45)
    fade.disappear(at: 2)
    for step in 0..<45 {
      let time = Double(step) * 0.01
      #expect(fade.state(at: time) == copy.state(at: time))
      #expect(fade.phase(at: time) == copy.phase(at: time))
    }
  }

  @Test(arguments: laws)
  func `appearances obey the laws of motion`(curve: TransitionCurve) {
    var fade = PresenceTests.fade(curve)
    checkTrajectory(fade)
    fade.appear(at: 0.25)
    checkTrajectory(fade)
    fade.disappear(at: 0.5)
    fade.appear(at: 0.625)
    // An easing starts anew with a corner: its velocity jumps at the interruption.
    if case .spring = curve { checkTrajectory(fade) } else { checkTrajectory(fade, .continuous) }
    var twirl = Presence.twirl(curve)
    twirl.appear(at: 0)
    twirl.disappear(at: 0.2)
    checkTrajectory(twirl, [.continuous])
  }

  @Test(arguments: laws)
  func `the analysis sees every change`(curve: TransitionCurve) {
    var fade = PresenceTests.fade(curve)
    fade.appear(at: 0.25)
    fade.disappear(at: 0.4)
    fade.appear(at: 0.5)
    let end = min(fade.duration, 4)
    let count = Effort.cases(80_000)
    let samples = (0...count).map { fade.value(at: Double($0) / Double(count) * end) }
    let extrema = fade.extrema(in: 0...end).map(\.value) + [fade.value(at: 0), fade.value(at: end)]
    let (lowest, highest) = (samples.min() ?? 0, samples.max() ?? 0)
    #expect(extrema.contains { abs($0 - highest) < 1e-6 && $0 >= highest - 1e-15 })
    #expect(extrema.contains { abs($0 - lowest) < 1e-6 && $0 <= lowest + 1e-15 })
    for distance in [0.5, 0.1, 1e-3] {
      let settled = fade.settlingTime(within: distance)
      #expect(abs(fade.value(at: settled)) >= distance * (1 - 1e-9))
      for step in 1...200 {
        #expect(abs(fade.value(at: settled + 1e-9 + Double(step) * 0.01)) < distance)
      }
    }
  }

  @Test func `what was far away before the last change is found`() {
    var fade = PresenceTests.fade(.spring(.smooth))
    fade.appear(at: 0)
    fade.disappear(at: 0.01)
    fade.appear(at: 3)
    // Gone since long, it starts anew at −1.
    #expect(fade.settlingTime(within: 0.999) > 3)
    var swing = PresenceTests.fade(.spring(Spring(duration: 0.5, bounce: 1)))
    swing.appear(at: 0)
    swing.disappear(at: 0.125)
    #expect(swing.duration == .infinity && swing.isAnalyzable && swing.recurrences[0].period < 1)
    #expect(swing.settlingTime(within: 0.5) == .infinity)
    #expect(swing.isPresent(at: 1e9))
  }

  @Test func `a spring is gone when a thousandth of the way is left`() {
    var fade = PresenceTests.fade(.spring(.smooth))
    fade.appear(at: 0)
    fade.disappear(at: 4)
    let settled = 4 + Spring.smooth.settlingTime(from: 1.0, within: 0.001)
    #expect(fade.isPresent(at: settled.nextDown) && !fade.isPresent(at: settled + 1e-9))
    #expect(abs(1 - fade.value(at: settled) - 0.001) < 1e-9)
    let left = 1 - fade.value(at: 6)
    #expect(left > 0 && left < 1e-6)
  }

  @Test(arguments: [.eased(duration: 0.4), .spring(.bouncy)] as [TransitionCurve])
  func `no change removes an event from the history`(curve: TransitionCurve) {
    var random = SeededGenerator(seed: 6)
    var ends = (reached: 0, missed: 0)
    for _ in 0..<12 {
      let changes = randomMoments(7, &random).map { time in
        let appears = random.nextUnit() < 0.5
        return (
          time: time,
          apply: { (motion: inout Presence<Double>) -> Void in
            if appears { motion.appear(at: time) } else { motion.disappear(at: time) }
          }
        )
      }
      let history = ChangingHistory(motion: PresenceTests.fade(curve), changes: changes)
      let found = history.check("\(changes.map(\.time))")
      ends = (ends.reached + found.reached, ends.missed + found.missed)
    }
    #expect(ends.reached > 12 && ends.missed > 3)
  }

  @Test func `an event is inserted at its time, and later ones can be revoked`() {
    let curve = TransitionCurve.eased(duration: 1, easing: .linear)
    func fade(_ appears: Bool, _ times: Double...) -> Presence<Double> {
      var fade = PresenceTests.fade(curve)
      for (index, time) in times.enumerated() {
        if (index % 2 == 0) == appears { fade.appear(at: time) } else { fade.disappear(at: time) }
      }
      return fade
    }
    // The removal at 3 is superfluous when there is one at 2.
    var late = fade(true, 1, 3)
    late.disappear(at: 2)
    #expect(late == fade(true, 1, 2) && late.value(at: 1.5) == fade(true, 1, 3).value(at: 1.5))
    // A view that is gone by then is inserted anew, and one that is leaving returns.
    late = fade(true, 1, 6, 6.5)
    late.disappear(at: 2)
    #expect(late == fade(true, 1, 2, 6.5) && late.value(at: 6.5) == late.willAppear)
    late = fade(true, 1, 3)
    late.appear(at: 0.5)
    #expect(late == fade(true, 0.5, 3))
    late.removeChanges(after: 2.9)
    #expect(late == fade(true, 0.5) && late.isPresent(at: 99))
    late.removeChanges(after: .nan)
    #expect(late == fade(true, 0.5))
    late.removeChanges(after: 0)
    #expect(late == PresenceTests.fade(curve) && !late.isPresent(at: 99))
  }

  @Test func `events that change nothing or have no time are ignored`() {
    var fade = PresenceTests.fade(.spring(.bouncy))
    let untouched = fade
    fade.disappear(at: 1)
    fade.appear(at: .nan)
    fade.appear(at: .infinity)
    fade.appear(at: -.infinity)
    #expect(fade == untouched)
    fade.appear(at: 1)
    let once = fade
    fade.appear(at: 1)
    fade.appear(at: 1.1)
    fade.disappear(at: 0.9)
    fade.disappear(at: .nan)
    #expect(fade == once)
    fade.disappear(at: 1)
    #expect(fade.phase(at: 1) == .didDisappear && fade.value(at: 1) == -1)
    var early = PresenceTests.fade(.eased(duration: 1, easing: .linear))
    early.appear(at: -5)
    #expect(early.value(at: -0.5) == -1 && early.value(at: 0.5) == -0.5)
  }

  @Test func `an early event that changes nothing leaves a short history as it is`() {
    var opacity = Presence(willAppear: 0.0, identity: 1, didDisappear: 0)
    opacity.appear(at: 0)
    opacity.disappear(at: 0.1)
    opacity.removeHistory(before: 0.2)
    let before = opacity
    opacity.appear(at: 0.05)
    #expect(opacity == before)
  }

  @Test func `a view may be there from the beginning`() {
    var fade = Presence(
      willAppear: 0.0, identity: 1, didDisappear: 0, curve: .eased(duration: 1, easing: .linear),
      initialPhase: .identity)
    fade.appear(at: 0)
    #expect(fade.value(at: -1) == 1 && fade.isPresent(at: 0) && fade.duration == 0)
    fade.disappear(at: 1)
    #expect(fade.value(at: 1.5) == 0.5)
  }

  @Test func `jumps are legal`() {
    var fade = PresenceTests.fade(.eased(duration: 0))
    fade.appear(at: 1)
    fade.disappear(at: 2)
    #expect([0.9, 1, 1.9, 2].map(fade.value(at:)) == [-1, 0, 0, 1])
    checkTrajectory(fade, [])
    var same = Presence(willAppear: 1.0, identity: 1, didDisappear: 1)
    same.appear(at: 0)
    same.disappear(at: 0)
    #expect(same.hasArrived(at: 0) && same.value(at: 0.5) == 1 && same.duration == 0)
  }

  @Test func `properties of several kinds move as one`() {
    var card = Presence(
      willAppear: VectorPair(0.5, 0.0), identity: VectorPair(1, 1),
      didDisappear: VectorPair(0.5, 0), curve: .eased(duration: 1, easing: .linear))
    card.appear(at: 0)
    #expect(card.value(at: 0.5) == VectorPair(0.75, 0.5))
  }

  @Test(arguments: laws)
  func `an appearance survives encoding, with its history`(curve: TransitionCurve) throws {
    var fade = PresenceTests.fade(curve)
    fade.appear(at: 0.1)
    fade.disappear(at: 0.3)
    fade.appear(at: 0.35)
    let data = try JSONEncoder().encode(fade)
    let read = try JSONDecoder().decode(Presence<Double>.self, from: data)
    #expect(read == fade && read.state(at: 0.4) == fade.state(at: 0.4))
    var pair = Presence(willAppear: 0.0, identity: 1, didDisappear: 0, curve: curve)
    pair.appear(at: 0)
    #expect(Set([fade, read, pair]).count == 2)
  }

  @Test(arguments: [
    #""curve": {"duration": -1}"#, #""curve": {}"#, #""curve": {"spring": {"duration": -1}}"#,
    #""curve": {"duration": 1}, "events": [{"time": 1, "phase": 1}]"#,
    #""curve": {"duration": 1}, "events": [{"time": 1, "phase": -1}]"#,
    #""curve": {"duration": 1}, "events": [{"time": 1, "phase": 0}, {"time": 0.5, "phase": 1}]"#,
    #""curve": {"duration": 1}, "initialPhase": 7"#,
  ])
  func `broken data is refused`(text: String) {
    let data = Data((#"{"willAppear": 0, "identity": 1, "didDisappear": 0, "# + text + "}").utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Presence<Double>.self, from: data)
    }
  }

  #if DEBUG
  @Test func `a negative duration is a slip`() async {
    await #expect(processExitsWith: .failure) {
      _ = Presence(willAppear: 0.0, identity: 1, didDisappear: 0, curve: .eased(duration: -1))
    }
  }
  #endif
}
