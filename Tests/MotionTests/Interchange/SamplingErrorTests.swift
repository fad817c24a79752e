// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionInterchange
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

  @Test func `an unattainable tolerance is described with the time`() {
    #expect(
      "\(SamplingError.unresolved(time: 1.5))"
        == "no lines within the tolerance were found from 1.5 s onwards")
  }

  @Test func `errors are equal by their reason`() {
    let errors: Set<SamplingError> = [
      .endless, .tooManySamples(limit: 1), .tooManySamples(limit: 2), .unresolved(time: 1),
      .unresolved(time: 2), .endless,
    ]
    #expect(errors.count == 5)
  }
}
