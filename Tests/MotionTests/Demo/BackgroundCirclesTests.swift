// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionScenes
import Testing

@Suite struct BackgroundCirclesTests {
  @Test func `ten rows of seven circles are nearly opaque at rest`() {
    #expect(BackgroundCircles.rows == 10 && BackgroundCircles.columns == 7)
    let scene = SceneEntry(BackgroundCircles.self).make()
    #expect(scene.frame(at: 0) == [Double](repeating: 0.91, count: 70))
  }

  @Test func `each circle fades to a tenth once in six seconds, and returns`() {
    // All paces are 3 s, and no delay is longer.
    let scene = SceneEntry(BackgroundCircles.self).make([3, 3, 7])
    let frames = (0...2000).map { scene.frame(at: 3 + Double($0) / 333) }
    for circle in 0..<70 {
      let values = frames.map { $0[circle] }
      #expect(values.allSatisfy { $0 >= 0.1 - 1e-12 && $0 <= 0.91 + 1e-12 })
      #expect(values.contains { $0 < 0.1001 } && values.contains { $0 > 0.9099 })
      #expect(abs(values[0] - values[1998]) < 1e-9)
    }
  }
}
