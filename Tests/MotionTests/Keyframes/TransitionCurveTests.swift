// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct TransitionCurveTests {
  @Test func `phases jump half way in each change, and keep their times`() {
    for curve in PhaseTrajectoryTests.curves {
      var full = PhaseTrajectory([Drawer.closed: 0.0, .peeking: 100, .open: 400], curve: curve)
      var less = PhaseTrajectory(
        [Drawer.closed: 0.0, .peeking: 100, .open: 400], curve: curve.reduced())
      for (phase, time) in [(Drawer.open, 1.0), (.peeking, 4)] {
        full.go(to: phase, at: time)
        less.go(to: phase, at: time)
      }
      #expect(abs(full.duration - less.duration) < 1e-6)
      let half = (less.duration - 4) / 2
      #expect(less.value(at: 4 + half - 1e-9) == 400 && less.value(at: 4 + half + 1e-9) == 100)
      #expect(curve.reduced(false) == curve)
    }
    #expect(
      TransitionCurve.eased(duration: .infinity).reduced()
        == .eased(duration: .infinity, easing: .steps(2, .jumpNone)))
  }

  @Test func `an easing starts anew at rest, and a spring keeps the velocity`() {
    func velocity(_ curve: TransitionCurve) -> (Double, Double) {
      var view = Presence(willAppear: 0.0, identity: 100, didDisappear: 0, curve: curve)
      view.appear(at: 0)
      view.disappear(at: 0.1)
      return (view.velocity(at: 0.1.nextDown), view.velocity(at: 0.1))
    }
    let eased = velocity(.eased(duration: 0.5, easing: .easeInOut))
    #expect(eased.0 > 100 && eased.1 == 0)
    let spring = velocity(.spring(.bouncy))
    #expect(spring.0 > 100 && abs(spring.1 - spring.0) < 1e-9)
  }

  @Test func `a duration of 0 is a jump, and an infinite one never leaves`() {
    func value(_ duration: Double) -> Double {
      var view = Presence(
        willAppear: 0.0, identity: 100, didDisappear: 0, curve: .eased(duration: duration))
      view.appear(at: 1)
      return view.value(at: 1)
    }
    #expect(value(0) == 100 && value(.infinity) == 0)
  }

  @Test func `a reduced spring jumps after half of its duration from rest`() {
    let duration = SpringTrajectory(from: 0.0, to: 1, spring: .bouncy).duration
    #expect(
      TransitionCurve.spring(.bouncy).reduced()
        == .eased(duration: duration, easing: .steps(2, .jumpNone)))
    #expect(TransitionCurve.spring(.bouncy).reduced(false) == .spring(.bouncy))
  }

  @Test func `a spring or a duration is read, and a negative one refused`() throws {
    func read(_ text: String) throws -> TransitionCurve {
      try JSONDecoder().decode(TransitionCurve.self, from: Data(text.utf8))
    }
    #expect(try read(#"{"duration": 2}"#) == .eased(duration: 2, easing: .easeInOut))
    #expect(
      try read(#"{"duration": 2, "easing": "linear"}"#) == .eased(duration: 2, easing: .linear))
    #expect(
      try read(#"{"spring": {"duration": 0.5, "bounce": 0.3}}"#) == .spring(.bouncy))
    let error = #expect(throws: DecodingError.self) { try read(#"{"duration": -1}"#) }
    #expect(String(describing: error).contains("duration must not be negative"))
    #expect(throws: DecodingError.self) { try read("{}") }
  }
}
