// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionScenes
import Testing

/// The rings and the scan line against the numbers of `effect-timing.json`.
@Suite struct PulseRingsTests {
  struct Timings: Decodable { let pulse, scan: [[Double]] }

  @Test func `radius, opacity and line width of every ring are the reference's`() throws {
    let rows = try Fixture.decode("effect-timing", as: Timings.self).pulse
    #expect(rows.count == 15)
    let scene = SceneEntry(PulseRings.self).make()
    for row in rows {
      let frame = scene.frame(at: row[1])
      let ring = Int(row[0])
      // The columns: ring, time, visible, progress, radius, opacity, line width, view width.
      #expect(abs(frame[ring] - row[4]) <= 1e-13, "radius: \(row)")
      #expect(abs(frame[3 + ring] - row[5]) <= 1e-16, "opacity: \(row)")
      #expect(abs(frame[6 + ring] - row[6]) <= 1e-13, "line width: \(row)")
      #expect((frame[6 + ring] > 0) == (row[2] == 1), "visible: \(row)")
    }
  }

  @Test func `the scan line's way back is the mirror of its way there`() throws {
    let rows = try Fixture.decode("effect-timing", as: Timings.self).scan
    #expect(rows.count == 13)
    // The fixture eases in and out.
    let scene = SceneEntry(ScanLine.self).make([1, 4])
    for row in rows {
      #expect(abs(scene.frame(at: row[0])[ScanLine.Channel.mirrored] - row[2]) <= 4e-16, "\(row)")
    }
    // An easing that is not symmetrical shows the difference to a way back that is eased anew.
    let uneven = SceneEntry(ScanLine.self).make([1, 2])
    for step in 1..<10 {
      let time = Double(step) / 10
      #expect(
        abs(
          uneven.frame(at: 2 - time)[ScanLine.Channel.mirrored]
            - uneven.frame(at: time)[ScanLine.Channel.mirrored]) <= 4e-16)
      #expect(
        uneven.frame(at: 2 - time)[ScanLine.Channel.easedAnew] > uneven.frame(at: time)[
          ScanLine.Channel.easedAnew] + 0.01)
    }
  }
}
