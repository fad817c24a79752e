// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionTesting
import Testing

@Suite struct DragReportTests {
  @Test func `a drag along a line is released with its speed`() {
    let flick = Drag(from: 300.0, to: 40, duration: 0.1)
    #expect(flick.count == 25)
    #expect(flick.releaseTime == 0.1)
    #expect(flick.end == 40)
    #expect((flick.releaseState.velocity - -2600).magnitude < 1e-9)
  }

  @Test func `at another rate it has other reports, and the same ends`() {
    let slow = Drag(from: SIMD2(0.0, 0), to: SIMD2(30, 40), duration: 0.5, easing: .easeIn)
    for rate in [60.0, 120, 1000] {
      let seen = slow.reported(rate: rate)
      #expect(seen.count == Int(rate / 2) + 1)
      #expect(seen.end == slow.end && seen.releaseTime == slow.releaseTime)
      let speed = seen.releaseState.velocity.magnitude
      #expect((speed - slow.releaseState.velocity.magnitude).magnitude < 16, "\(rate): \(speed)")
    }
  }

  @Test func `no time at all is a tap`() {
    let tap = Drag(from: 5.0, to: 5, duration: 0)
    #expect(tap.count == 1)
    #expect(tap.end == 5 && tap.releaseState.velocity == 0)
  }
}
