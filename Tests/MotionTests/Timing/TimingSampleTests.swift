// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct TimingSampleTests {
  @Test func `outside the active phase there is no effect without a fill`() {
    let timing = Timing(delay: 1, duration: 2, iterations: 2)
    let phases = [nil, 0.5, 2, 5].map { timing.sample(at: $0) }
    #expect(phases.map(\.phase) == Timing.Sample.Phase.allCases)
    for sample in [phases[0], phases[1], phases[3]] {
      #expect(sample.progress == nil && sample.iteration == nil && sample.activeTime == nil)
    }
    #expect(phases[2].progress == 0.5 && phases[2].iteration == 0 && phases[2].activeTime == 1)
  }

  @Test func `a fill holds progress, iteration and time of the nearer end`() {
    let timing = Timing(
      delay: 1, duration: 2, iterations: 2.5, iterationStart: 0.25, fill: .both)
    let (before, after) = (timing.sample(at: 0), timing.sample(at: 99))
    #expect(before.phase == .before && after.phase == .after)
    #expect(before.progress == 0.25 && before.iteration == 0 && before.activeTime == 0)
    // 2.75 iterations are passed at the end.
    #expect(after.progress == 0.75 && after.iteration == 2 && after.activeTime == 5)
  }

  @Test func `an overshoot leaves 0 to 1, and after endless iterations the index is infinite`() {
    let back = Timing(duration: 1, easing: .penner(.back, .in)).sample(at: 0.25)
    #expect((back.progress ?? 0) < 0 && back.activeTime == 0.25)
    let endless = Timing(duration: 0, iterations: .infinity, fill: .forwards)
    #expect(endless.sample(at: 1).iteration == .infinity)
  }

  @Test func `samples are equal by all that they have, and phases are words in data`() throws {
    let timing = Timing(duration: 2, iterations: 2)
    #expect(timing.sample(at: 0.5) == timing.sample(at: 0.5))
    #expect(Set([0.5, 2.5, 0.5, 1].map { timing.sample(at: $0) }).count == 3)
    let data = try JSONEncoder().encode(Timing.Sample.Phase.allCases)
    #expect(String(decoding: data, as: UTF8.self) == #"["idle","before","active","after"]"#)
  }
}
