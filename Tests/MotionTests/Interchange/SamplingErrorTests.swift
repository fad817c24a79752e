// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct SamplingErrorTests {
  @Test func `an endless motion needs an interval`() throws {
    let endless = Pendulum().repeated()
    #expect(throws: SamplingError.endless) { try SampledMotion(endless, within: 0.1) }
    #expect(throws: SamplingError.endless) { try SampledMotion(endless, every: 0.1) }
    #expect(try SampledMotion(endless, every: 0.5, over: 0...2).samples.count == 5)
    #expect("\(SamplingError.endless)" == "an endless motion needs an interval to be sampled in")
  }

  @Test func `too many samples are refused with the greatest number`() {
    let limit = SampledMotion<Double>.maximumCount
    #expect(throws: SamplingError.tooManySamples(limit: limit)) {
      try SampledMotion(Pendulum(), every: 1e-9)
    }
    #expect("\(SamplingError.tooManySamples(limit: 7))" == "it would take more than 7 samples")
  }

  /// A motion that jumps at 1 s without saying so.
  private struct Step: Trajectory {
    var duration: Double { 2 }
    func state(at time: Double) -> KinematicState<Double> {
      KinematicState(value: time >= 1 ? 1 : 0)
    }
    func visitStretches(
      of measure: Measure<Double>, from start: Double, upTo end: Double, beyond: Bool,
      _ body: (Stretch) -> Bool
    ) -> Bool {
      body(
        Stretch(
          begin: start, end: end, first: measure(state(at: start)), last: measure(state(at: end))))
    }
  }

  @Test func `a jump that a motion hides is told with its time`() {
    do {
      _ = try SampledMotion(Step(), within: 0.1)
      Issue.record("it is sampled")
    } catch {
      guard case .unresolved(let time) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(abs(time - 1) < 1e-9)
      #expect(error.description.contains("within one instant near"))
    }
  }

  @Test func `errors are equal by their reason`() {
    let errors: Set<SamplingError> = [
      .endless, .tooManySamples(limit: 1), .tooManySamples(limit: 2), .unresolved(time: 1),
      .unresolved(time: 2), .endless,
    ]
    #expect(errors.count == 5)
  }
}
