// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct TranslatedTests {
  @Test func `an offset moves the position, and neither velocity nor settling time`() {
    let spring = CombinatorTests.spring
    checkTrajectory(spring.translated(by: 100))
    let moved = spring.translated(by: 100)
    #expect(moved.settlingTime(within: 0.01) == spring.settlingTime(within: 0.01))
    #expect(moved.duration == spring.duration && moved.restTime == spring.restTime)
    for time in [0, 0.1, 0.3, 2] {
      #expect(moved.value(at: time) == spring.value(at: time) + 100)
      #expect(moved.velocity(at: time) == spring.velocity(at: time))
    }
    #expect(moved.maximumDistanceFromEnd == spring.maximumDistanceFromEnd)
  }

  @Test func `a line that is moved goes on beyond its end`() throws {
    let line = EasedTrajectory(from: SIMD2(0.0, 1), to: SIMD2(4, 1), duration: 2, easing: .linear)
    let moved = line.translated(by: SIMD2(10, -1))
    #expect(moved.value(beyond: 3) == SIMD2(16, 0) && moved.value(at: 3) == SIMD2(14, 0))
    #expect(moved == line.translated(by: SIMD2(10, -1)) && moved != line.translated(by: .zero))
    let first = try #require(moved.firstTime(reaching: 12, along: SIMD2(1, 0)))
    #expect(abs(first - 1) < 1e-15 && moved.value(at: first).x >= 12)
  }
}
