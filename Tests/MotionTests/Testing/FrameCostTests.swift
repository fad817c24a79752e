// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionTesting
import Testing

@Suite struct FrameCostTests {
  @Test func `each frame is measured, and the worst is found`() {
    let cost = FrameCost.measure("one slow frame", duration: 0.25, rate: 40) { time in
      var sum = 0.0
      for step in 0..<(time == 0.125 ? 400_000 : 4000) { sum += Double(step) * time }
      return sum
    }
    #expect(cost.frames == 11)
    #expect(cost.worstTime == 0.125)
    #expect(cost.worst > 10 * cost.median)
    #expect(cost.shareOfFrame == cost.worst * 40)
    #expect(cost.allocations == nil)
  }

  @Test func `allocations are those that the test counts`() {
    var count = 0
    let cost = FrameCost.measure("counted", duration: 0.1, allocationCount: { count }) { time in
      count += time > 0.05 ? 3 : 1
    }
    #expect(cost.allocations == 3)
  }

  @Test func `a table has equal columns, and says that a build is slow`() {
    let costs = ["springs", "a particle emitter"].map { name in
      FrameCost.measure(name, values: 10, duration: 0.05) { $0 * 2 }
    }
    let lines = FrameCost.table(costs).split(separator: "\n")
    #expect(lines[0].hasPrefix("part                "))
    #expect(lines[0].hasSuffix("of a frame"))
    #expect(lines[3].hasPrefix("all "))
    #expect(Set(lines[..<4].map(\.count)).count == 1)
    #expect(costs[0].isDebug == (lines.count == 5))
    #expect(costs[0].description.hasPrefix("springs: "))
  }
}
