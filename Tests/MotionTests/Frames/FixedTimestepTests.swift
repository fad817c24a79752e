// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct FixedTimestepTests {
  @Test func `frames are cut into equal steps`() {
    var timestep = FixedTimestep(step: 0.25)
    let first = timestep.advance(by: 0.625)
    #expect(first.steps == 2 && first.fraction == 0.5 && first.droppedSteps == 0)
    let second = timestep.advance(by: 0.125)
    #expect(second.steps == 1 && second.fraction == 0)
    #expect(timestep.advance(by: 0.2).steps == 0)
  }

  @Test func `the remainder does not drift in a million frames`() {
    // Against integer arithmetic: frames and steps are whole multiples of 2⁻⁴⁰ s.
    let unit = 0x1p-40
    let step = 9_162_596_898  // about 1/120 s
    var timestep = FixedTimestep(step: Double(step) * unit, maximumSteps: 1000)
    var generator = SeededGenerator(seed: 8)
    var (total, taken) = (0, 0)
    for _ in 0..<1_000_000 {
      let frame = 1_000_000_000 + Int(generator.nextUnit() * 40_000_000_000)
      total += frame
      let result = timestep.advance(by: Double(frame) * unit)
      taken += result.steps
      guard taken == total / step else {
        Issue.record("\(taken) steps taken, \(total / step) due")
        return
      }
    }
    let last = timestep.advance(by: 0)
    #expect(last.steps == 0)
    #expect(abs(last.fraction - Double(total % step) / Double(step)) < 1e-15)
  }

  @Test func `too long a frame takes the maximum and drops the rest`() {
    var timestep = FixedTimestep(step: 0.25, maximumSteps: 3)
    let frame = timestep.advance(by: 2.3125)
    #expect(frame.steps == 3 && frame.droppedSteps == 6 && frame.fraction == 0.25)
    #expect(timestep.advance(by: 0.1875).steps == 1)
  }

  @Test func `hostile deltas are harmless`() {
    var timestep = FixedTimestep(step: 1e-3)
    for delta in [.nan, -1, -.infinity, 0, .infinity, 1e308, .leastNonzeroMagnitude] {
      let frame = timestep.advance(by: delta)
      #expect(frame.fraction >= 0 && frame.fraction < 1)
      #expect(frame.steps >= 0 && frame.steps <= 8)
    }
    // As a `Double`, 0.001 is a little more than that: 10¹⁴ of them do not fit.
    #expect(timestep.advance(by: 1e11).droppedSteps == 99_999_999_999_999 - 8)
  }

  @Test func `a timestep survives encoding in the middle of a step`() throws {
    var timestep = FixedTimestep(step: 1.0 / 120)
    for _ in 0..<100 { _ = timestep.advance(by: 0.0163) }
    var decoded = try JSONDecoder().decode(
      FixedTimestep.self, from: try JSONEncoder().encode(timestep))
    #expect(decoded == timestep)
    #expect(decoded.advance(by: 0.3) == timestep.advance(by: 0.3))
    #expect(throws: DecodingError.self) {
      let text = #"{"step": 0, "maximumSteps": 8, "remainder": 0, "remainderTail": 0}"#
      _ = try JSONDecoder().decode(FixedTimestep.self, from: Data(text.utf8))
    }
  }

  @Test func `nonsense in code ends the program`() async {
    await #expect(processExitsWith: .failure) { _ = FixedTimestep(step: 0) }
    await #expect(processExitsWith: .failure) { _ = FixedTimestep(step: 1, maximumSteps: 0) }
  }

  @Test func `a rate gives the step of its frame`() {
    #expect(FixedTimestep(rate: 60) == FixedTimestep(step: 1.0 / 60))
    #expect(FixedTimestep(rate: 120, maximumSteps: 3).step == 1.0 / 120)
  }
}
