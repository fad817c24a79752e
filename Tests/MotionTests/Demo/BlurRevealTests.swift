// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionScenes
import Testing

/// The reveal against the numbers of `effect-settle.json`.
@Suite struct BlurRevealTests {
  struct Settle: Decodable { let blur: [[Double]] }

  @Test func `radius and opacity are the reference's, with one easing and with two`() throws {
    let rows = try Fixture.decode("effect-settle", as: Settle.self).blur
    #expect(rows.count == 9)
    let scene = SceneEntry(BlurReveal.self).make()
    for row in rows {
      let frame = scene.frame(at: row[0])
      // The columns: time, radius and opacity with one easing, radius and opacity with two.
      for (channel, column) in [(1, 1), (3, 2), (0, 3), (2, 4)] {
        let tolerance = channel < 2 ? 8e-15 : 4e-16
        #expect(abs(frame[channel] - row[column]) <= tolerance, "channel \(channel): \(row)")
      }
    }
  }
}
