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

  @Test func `the peak of a part is the greatest value that is shown in it`() {
    let spring = SpringTrajectory(from: 0.0, to: 100, spring: .bouncy)
    let track = Track(from: 1.0, [.linear(to: 5, duration: 1), .move(to: -2), .hold(duration: 1)])
    for part in [0.0...0.1, 0.1...0.5, 0.3...2, 0.9...1.5, 1...1, -1...0.2] {
      for (motion, steps) in [(AnyTrajectory(spring), 1000), (AnyTrajectory(track), 1000)] {
        let values = (0...steps).map {
          motion.value(
            at: part.lowerBound + (part.upperBound - part.lowerBound) * Double($0) / Double(steps))
        }
        let (peak, trough) = (motion.peak(in: part), motion.trough(in: part))
        #expect(part.contains(peak.time) && part.contains(trough.time))
        #expect(peak.value >= values.max()! && peak.value < values.max()! + 0.02)
        #expect(trough.value <= values.min()! && trough.value > values.min()! - 0.02)
        #expect(peak.kind == .maximum && trough.kind == .minimum)
      }
    }
    #expect(spring.range == 0...spring.peak.value)
    let card = SpringTrajectory(from: SIMD2(0.0, 10), to: SIMD2(100, -20), spring: .smooth)
    #expect(card.bounds == Bounds(x: 0, y: -20, width: 100, height: 30))
  }
}
