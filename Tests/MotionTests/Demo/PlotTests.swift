// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Plots of numbers at the ends of what a number can be.
@Suite struct PlotTests {
  static let most = "1.7976931348623157e308"

  /// Tracks of two values, one after the other, and whether they differ.
  static let tracks: [(String, Bool)] = [
    ("[0, 1]", true), ("[\(most), -\(most)]", true), ("[1e308, -1e308]", true),
    ("[5e-324, 0]", true), ("[1e-300, 2e-300]", true),
    ("[10000000000000000, 10000000000000002]", true),
    ("[1, 1.0000000000000002]", true), ("[1e16, 1e16]", false), ("[-1e284, -1e284]", false),
    ("[\(most), \(most)]", false), ("[0, 0]", false), ("[5e-324, 5e-324]", false),
  ]

  @Test(arguments: tracks)
  func `a finite curve is drawn inside the picture, and fills its height where it changes`(
    _ values: String, _ isMoving: Bool
  ) throws {
    try CommandTests.inDirectory { directory in
      let path = directory.appendingPathComponent("track.json").path
      try #"{"values": \#(values), "mode": "discrete"}"#
        .write(toFile: path, atomically: true, encoding: .utf8)
      let drawn = try CommandTests.run(["plot", path])
      #expect(drawn.status == 0 && drawn.errors.isEmpty)
      let run = try CommandTests.run(["plot", path, "--svg"])
      #expect(run.status == 0 && run.errors.isEmpty)
      let curve = try #require(run.output.firstMatch(of: /class="curve main".* d="M([^"]*)"/))
      let points = try curve.1.split(separator: "L").map { point in
        try point.split(separator: " ").map { try #require(Double($0)) }
      }
      #expect(points.count == 481)
      #expect(points.allSatisfy { 56...616 ~= $0[0] && 52...280 ~= $0[1] })
      let heights = points.map { $0[1] }
      let height = try #require(heights.max()) - (try #require(heights.min()))
      #expect(isMoving ? height > 200 : height == 0)
    }
  }

  @Test(arguments: [
    ("spring(from: 1e16, to: 1e16)", "9.5e15 1e16 1.05e16"),
    ("spring(from: 3, to: 3)", "2.5 3.0 3.5"), ("bouncy", "0.0 0.5 1.0"),
    ("spring(from: 0, to: 5000)", "0 2000 4000"),
    ("spring(from: 0, to: 5e-9, bounce: 0)", "0 2e-9 4e-9"),
  ])
  func `an axis has round numbers, which read shortly`(
    _ subject: String, _ labels: String
  ) throws {
    let run = try CommandTests.run(["plot", subject, "--svg"])
    let found = run.output.matches(of: /text-anchor="end">([^<]*)</).map { String($0.1) }
    let expected = labels.split(separator: " ").map(String.init)
    #expect(found.firstRange(of: expected) != nil, "\(found)")
  }

  @Test func `a name is text in the picture, whatever it is`() throws {
    try CommandTests.inDirectory { directory in
      let path = directory.appendingPathComponent("a<b>&\"\u{1}\n.json").path
      try #"{"values": [0, 1]}"#.write(toFile: path, atomically: true, encoding: .utf8)
      let run = try CommandTests.run(["plot", path, "--svg"])
      #expect(run.status == 0)
      #expect(run.output.contains("a&lt;b>&amp;&quot;  .json"))
    }
  }
}
