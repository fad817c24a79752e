// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionInterchange
import Testing

@Suite struct CoreAnimationKeyframesTests {
  @Test func `what only jumps is discrete`() throws {
    let track = Track(values: [0.0, 3, 1], mode: .discrete, duration: 3)
    let lists = try CoreAnimationKeyframes(track, within: 0.1)
    #expect(lists.calculationMode == .discrete)
    #expect(lists.values == [0, 3, 1])
    #expect(lists.keyTimes.count == 4 && lists.keyTimes[0] == 0 && lists.keyTimes[3] == 1)
    #expect(lists.timingFunctions.isEmpty && lists.duration == 3)
  }

  @Test func `lines with Bézier easings are exact, and a hold is a line`() throws {
    let path = Track(
      from: 0.0, [.linear(to: 100, duration: 0.3, easing: .easeOut), .hold(duration: 0.2)])
    let lists = try CoreAnimationKeyframes(path, within: 0.1)
    #expect(lists.calculationMode == .linear && lists.values == [0, 100, 100])
    #expect(lists.keyTimes == [0, 0.6, 1] && lists.duration == 0.5)
    #expect(lists.timingFunctions.count == 2 && lists.timingFunctions[0] == [0, 0, 0.58, 1])
  }

  @Test func `a cubic has its control points at a third and two thirds`() throws {
    let track = Track(
      from: 0.0, [.cubic(to: 3, duration: 2, startVelocity: 3, endVelocity: -1.5)])
    let lists = try CoreAnimationKeyframes(track, within: 100)
    // Over 2 s the slopes are 6 and −3 for a travel of 3: at a third 2 of 3, at two thirds 4 of 3.
    #expect(lists.values == [0, 3] && lists.timingFunctions.count == 1)
    for (found, right) in zip(lists.timingFunctions[0], [1.0 / 3, 2.0 / 3, 2.0 / 3, 4.0 / 3]) {
      #expect(abs(found - right) < 1e-15)
    }
  }

  @Test func `lists are equal by all that they say, and modes have the names of Core Animation`()
    throws
  {
    typealias Lists = CoreAnimationKeyframes<Double>
    #expect(Lists.CalculationMode.linear.rawValue == "linear")
    #expect(Lists.CalculationMode.discrete.rawValue == "discrete")
    let track = Track(from: 0.0, [.linear(to: 1, duration: 1)])
    let (a, b) = (
      try Lists(track, within: 0.1),
      try Lists(Track(from: 0.0, [.linear(to: 1, duration: 2)]), within: 0.1)
    )
    #expect(try a != b && a == Lists(track, within: 0.5) && Set([a, b, a]).count == 2)
  }
}
