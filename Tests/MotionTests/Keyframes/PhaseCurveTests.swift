// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct PhaseCurveTests {
  private static func drawer(_ curves: PhaseCurve<Drawer>...) -> PhaseTrajectory<Drawer, Double> {
    PhaseTrajectory(
      [.closed: 0.0, .peeking: 100, .open: 400], curve: .eased(duration: 8), curves: curves)
  }

  /// The duration of a change from one phase to another.
  private func duration(
    _ from: Drawer, _ to: Drawer, _ drawer: PhaseTrajectory<Drawer, Double>
  ) -> Double {
    var drawer = drawer
    drawer.go(to: from, at: 0)
    drawer.go(to: to, at: 100)
    return drawer.duration - 100
  }

  @Test func `a curve is for the changes between its two phases only`() {
    let drawer = PhaseCurveTests.drawer(
      PhaseCurve(from: .peeking, to: .open, .eased(duration: 2)))
    #expect(duration(.peeking, .open, drawer) == 2)
    #expect(duration(.open, .peeking, drawer) == 8 && duration(.closed, .open, drawer) == 8)
  }

  @Test func `without a phase at one side it is for any there`() {
    let into = PhaseCurveTests.drawer(PhaseCurve(to: .closed, .eased(duration: 2)))
    #expect(duration(.peeking, .closed, into) == 2 && duration(.open, .closed, into) == 2)
    #expect(duration(.closed, .open, into) == 8)
    let from = PhaseCurveTests.drawer(PhaseCurve(from: .open, .eased(duration: 4)))
    #expect(duration(.open, .closed, from) == 4 && duration(.open, .peeking, from) == 4)
    #expect(duration(.peeking, .open, from) == 8)
    let all = PhaseCurveTests.drawer(PhaseCurve(.eased(duration: 1)))
    #expect(duration(.open, .closed, all) == 1 && duration(.closed, .peeking, all) == 1)
  }

  @Test func `curves are equal by phases and curve, and read back`() throws {
    let curves: [PhaseCurve<Drawer>] = [
      PhaseCurve(to: .closed, .eased(duration: 0.25)),
      PhaseCurve(from: .closed, .eased(duration: 0.25)), PhaseCurve(.eased(duration: 0.25)),
      PhaseCurve(from: .peeking, to: .open, .spring(.bouncy)),
    ]
    #expect(Set(curves + curves).count == 4)
    let data = try JSONEncoder().encode(curves)
    #expect(try JSONDecoder().decode([PhaseCurve<Drawer>].self, from: data) == curves)
    let short = try JSONDecoder().decode(
      PhaseCurve<Drawer>.self, from: Data(#"{"to": "open", "curve": {"duration": 2}}"#.utf8))
    #expect(short == PhaseCurve(to: .open, .eased(duration: 2)))
  }

  @Test func `a negative duration traps`() async {
    await #expect(processExitsWith: .failure) { _ = PhaseCurve<Drawer>(.eased(duration: -1)) }
  }
}
