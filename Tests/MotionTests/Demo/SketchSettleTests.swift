// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionScenes
import Testing

/// The sketch's four springs against the numbers of `effect-settle.json`.
@Suite struct SketchSettleTests {
  struct Settle: Decodable {
    let spring: [[Double]]
    let scalePhase: [[Double]]
  }

  /// The scene for the sender (to 0.95) or the receiver (to 1.1).
  static func scene(to scale: Double, bounce: Double) -> SceneInstance {
    SceneEntry(SketchSettle.self).make([scale == 0.95 ? 0 : 1, bounce])
  }

  @Test func `the scaling is the reference's`() throws {
    let rows = try Fixture.decode("effect-settle", as: Settle.self).scalePhase
    #expect(rows.count == 11)
    for row in rows {
      let frame = Self.scene(to: row[0], bounce: 0.5).frame(at: row[1])
      for channel in 0..<4 { #expect(abs(frame[channel] - row[2]) <= 4e-16, "\(row)") }
    }
  }

  @Test func `the springs, right and wrong, are the reference's`() throws {
    let rows = try Fixture.decode("effect-settle", as: Settle.self).spring
    #expect(rows.count == 11)
    for row in rows {
      // The scene's clock starts with the scaling, 0.2 s before the spring.
      let time = 0.2 + row[1]
      // The columns: as written, clamped, default 10, then the right ones by bounce.
      let written = Self.scene(to: row[0], bounce: 1).frame(at: time)
      #expect(abs(written[1] - row[2]) <= 1e-14 * max(1, abs(row[2])), "as written: \(row)")
      #expect(abs(written[2] - row[3]) <= 4e-16, "clamped: \(row)")
      #expect(abs(written[3] - row[4]) <= 4e-16, "default: \(row)")
      for (bounce, column) in [(1, 5), (0.5, 6), (0.3, 7), (0.5, 8)] {
        let right = Self.scene(to: row[0], bounce: bounce).frame(at: time)
        #expect(abs(right[0] - row[column]) <= 4e-16, "bounce \(bounce): \(row)")
      }
    }
  }

  @Test func `the velocities are the slopes of the scales`() {
    for bounce in [0, 0.3, 0.5, 1] {
      let scene = Self.scene(to: 0.95, bounce: bounce)
      let step = 1e-6
      for time in [0.05, 0.15, 0.25, 0.4, 0.65] {
        let (before, now, after) = (
          scene.frame(at: time - step), scene.frame(at: time), scene.frame(at: time + step)
        )
        for channel in 0..<4 {
          let slope = (after[channel] - before[channel]) / (2 * step)
          #expect(abs(now[4 + channel] - slope) <= 1e-6 * max(1, abs(slope)))
        }
      }
    }
  }

  @Test func `after the cut the model value shows`() {
    let frame = Self.scene(to: 1.1, bounce: 1).frame(at: 0.7001)
    #expect(frame == [1, 1, 1, 1, 0, 0, 0, 0])
  }
}
