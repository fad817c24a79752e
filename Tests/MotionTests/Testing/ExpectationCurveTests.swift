// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionTesting
import Testing

@Suite struct ExpectationCurveTests {
  let toast = SpringTrajectory(from: -80.0, to: 24, spring: Spring(duration: 0.4, bounce: 0.2))

  @Test func `a curve that is recorded beside the test matches`() throws {
    try expect(toast).matches(curve: "toast")
    try expect(SpringTrajectory(from: SIMD2(0.0, 0), to: SIMD2(3, 4), spring: .snappy))
      .matches(curve: "card", every: 0.05)
  }

  @Test func `a difference is drawn, with how to accept it`() throws {
    let other = SpringTrajectory(from: -80.0, to: 24, spring: Spring(duration: 0.4, bounce: 0.5))
    let end = toast.duration
    let found = try failure {
      try expect(other).matches(curve: "toast", until: end, accepting: "")
    }
    #expect(found.sentence.hasPrefix("The motion differs from the curve \"toast\" in "))
    #expect(found.details.contains("o: recorded, x: now, *: both"))
    #expect(found.details.hasSuffix("To accept what it shows now: MOTION_ACCEPT=toast swift test"))
    #expect(found.details.split(separator: "\n").filter { $0.contains("x") }.count > 6)
    try expect(other).matches(curve: "toast", until: end, within: 40, accepting: "")
  }

  @Test func `one bit is a difference, unless a distance is allowed`() throws {
    let moved = toast.translated(by: 1e-13)
    let found = try failure { try expect(moved).matches(curve: "toast", accepting: "") }
    #expect(found.sentence.contains("samples, the most by 1.0036416142611415e-13 at 0.133333 s"))
    try expect(moved).matches(curve: "toast", within: 1e-12, accepting: "")
  }

  @Test func `what is not recorded, and a bad name or file, say so`() throws {
    let missing = try failure { try expect(toast).matches(curve: "never recorded") }
    #expect(missing.sentence == "No curve \"never recorded\" is recorded.")
    #expect(missing.details.hasSuffix("MOTION_ACCEPT='never recorded' swift test"))
    let name = try failure { try expect(toast).matches(curve: "../toast") }
    #expect(name.sentence.hasPrefix("\"../toast\" is not a name of a curve"))
    let times = try failure {
      try expect(toast).matches(curve: "toast", every: 0.1, accepting: "")
    }
    #expect(
      times.sentence
        == "The motion shows the curve \"toast\" at other times: 34 samples, and now 7.")
    let half = try failure {
      try expect(toast).matches(curve: "toast", until: 0.25, accepting: "")
    }
    #expect(
      half.sentence == "The motion shows the curve \"toast\" at other times: it is recorded until "
        + "0.539442 s, and now lasts until 0.25 s.")
    let plane = SpringTrajectory(from: SIMD2(0.0, 0), to: SIMD2(3, 4))
    let other = try failure { try expect(plane).matches(curve: "toast", accepting: "") }
    #expect(
      other.sentence
        == "The curve \"toast\" is recorded in 1 dimensions, and the motion has 2.")
    let slow = SpringTrajectory(from: -80.0, to: 24, spring: Spring(duration: 0.8, bounce: 0.2))
    let longer = try failure { try expect(slow).matches(curve: "toast", accepting: "") }
    #expect(longer.sentence.hasPrefix("The motion differs from the curve \"toast\" in 33 of 34 "))
    #expect(
      longer.sentence.hasSuffix("; it is recorded until 0.539442 s, and now lasts until 1.07888 s.")
    )
    #expect(longer.details.contains("o: recorded, x: now"))
    let broken = try failure { try expect(toast).matches(curve: "broken") }
    #expect(broken.sentence == "Line 3 of Curves/broken.txt is not a time and its numbers.")
  }

  @Test func `accepting records the file, which then matches`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("motion-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("Test.swift").path
    let name = "accepted here"
    try expect(toast, filePath: path).matches(curve: name, accepting: "\(name),other")
    try expect(toast, filePath: path).matches(curve: name)
    let text = try String(
      contentsOf: folder.appendingPathComponent("Curves/\(name).txt"), encoding: .utf8)
    #expect(text.hasPrefix("# A motion: times in seconds, and what it shows at them.\n0 -80\n"))
  }
}
