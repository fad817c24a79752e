// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct ExtremumTests {
  @Test func `it is equal by instant, value and direction`() {
    let top = Extremum(time: 0.5, value: 2, kind: .maximum)
    #expect(top == Extremum(time: 0.5, value: 2, kind: .maximum))
    #expect(top != Extremum(time: 0.5, value: 2, kind: .minimum))
    #expect(Set([top, top, Extremum(time: 0.25, value: 2, kind: .maximum)]).count == 2)
  }

  @Test func `a maximum is higher than just before and after, a minimum lower`() {
    let spring = SpringTrajectory(from: 0.0, to: 1, velocity: -20, spring: .bouncy)
    let turns = Array(spring.extrema.prefix(6))
    #expect(turns.count == 6 && turns[0].kind == .minimum && turns[0].value < 0)
    for turn in turns {
      let (before, after) = (spring.value(at: turn.time - 1e-3), spring.value(at: turn.time + 1e-3))
      let sign = turn.kind == .maximum ? 1.0 : -1
      #expect(sign * (turn.value - before) > 0 && sign * (turn.value - after) > 0, "\(turn)")
      #expect(abs(spring.velocity(at: turn.time)) < 1e-9, "\(turn)")
    }
    for (turn, next) in zip(turns, turns.dropFirst()) {
      #expect(turn.time < next.time && turn.kind != next.kind)
    }
  }
}
