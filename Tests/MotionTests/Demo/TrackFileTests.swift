// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

/// Tracks that the demo reads from files.
@Suite struct TrackFileTests {
  static let badTracks: [(String, String)] = [
    (
      #"{"from": 0, "keyframes": [{"kind": "linear", "to": 1}]}"#,
      "keyframes[0].duration is missing"
    ),
    (
      #"{"from": 0, "keyframes": [{"kind": "hold", "duration": 1}, {"kind": "move", "to": NaN}]}"#,
      "keyframes[1].to"
    ),
    (#"{"from": 0, "keyframes": [{"kind": "wobble", "to": 1}]}"#, "keyframes[0].kind"),
    (#"{"values": [0, 1, 2], "keyTimes": [0, 0.8, 0.5]}"#, "keyTimes[2]"),
    (#"{"values": [0, 1], "duration": -1}"#, "duration"),
    (#"{"values": [0, "x"]}"#, "values[1] must be a number"),
    (#"{"values": [[1, 2], [3]]}"#, "values[1]"),
    (#"{"values": [0, 1], "mode": "wobble"}"#, "mode"),
    (#"{"values": [[1, 2, 3, 4, 5]]}"#, "1 to 4 numbers"),
    (#"{"values": [0, 1"#, "JSON"), ("[1, 2]", "must be an object"), ("{}", "keyframes"),
  ]

  @Test(arguments: badTracks)
  func `a malformed track is refused with the path of what is wrong, and nothing is written`(
    _ text: String, _ word: String
  ) throws {
    try CommandTests.inDirectory { directory in
      let path = directory.appendingPathComponent("card.json").path
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      let plot = directory.appendingPathComponent("plot.svg").path
      for arguments in [["sample", path], ["plot", path, "--svg", plot]] {
        let run = try CommandTests.run(arguments)
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("MotionKitDemo: \(path): "))
        #expect(run.errors.split(separator: "\n").count == 1)
        #expect(run.errors.contains(word), "\(run.errors)")
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["card.json"])
    }
  }

  @Test func `a track from a file has the bits of the same track in code`() throws {
    try CommandTests.inDirectory { directory in
      let path = directory.appendingPathComponent("card.json").path
      let text = """
        // Comments are welcome.
        {"from": [0, 0], "keyframes": [
          {"kind": "linear", "to": [1, 2], "duration": 0.3, "easing": "ease-in"},
          {"kind": "cubic", "to": [2, 0], "duration": 0.2}]}
        """
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      let run = try CommandTests.run(["sample", path, "--at", "0.1, 0.4"])
      let track = Track(
        from: SIMD2(0.0, 0),
        [
          .linear(to: SIMD2(1, 2), duration: 0.3, easing: .easeIn),
          .cubic(to: SIMD2(2, 0), duration: 0.2),
        ])
      let rows = run.output.split(separator: "\n")
      #expect(rows.first == "time,x,y,x velocity,y velocity" && rows.count == 3)
      for (row, time) in zip(rows.dropFirst(), [0.1, 0.4]) {
        let (value, velocity) = (track.value(at: time), track.velocity(at: time))
        #expect(row == "\(time),\(value.x),\(value.y),\(velocity.x),\(velocity.y)")
      }
    }
  }
}
