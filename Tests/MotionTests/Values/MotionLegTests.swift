// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct MotionLegTests {
  @Test func `a leg knows the member's time, also where it is cut`() {
    let leg = MotionLeg.playing(from: 2, until: 5, at: 1, speed: -0.5)
    #expect(leg.localTime(at: 2) == 1)
    #expect(leg.localTime(at: 4) == 0)
    #expect((leg.first, leg.last) == (1, -0.5))
    let hold = MotionLeg.holding(.infinity, from: 3)
    #expect((hold.begin, hold.end, hold.localTime(at: 7)) == (3, .infinity, .infinity))
  }

  @Test func `an instant before the member's start stays before it, even if a product underflows`()
  {
    let leg = MotionLeg.playing(speed: 0.5)
    #expect(leg.localTime(at: -.leastNonzeroMagnitude) < 0)
    #expect(leg.localTime(at: 0) == 0)
  }
}
