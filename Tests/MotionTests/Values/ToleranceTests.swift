// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct ToleranceTests {
  @Test func `a distance is itself, and a fraction that of the greatest distance`() {
    #expect(Tolerance.absolute(0.5).distance(scale: 300) == 0.5)
    #expect(Tolerance.relative(0.25).distance(scale: 300) == 75)
    var isAsked = false
    func scale() -> Double {
      isAsked = true
      return 8
    }
    #expect(Tolerance.absolute(2).distance(scale: scale()) == 2 && !isAsked, "it is not needed")
    #expect(Tolerance.relative(0.5).distance(scale: scale()) == 4 && isAsked)
    #expect(Tolerance.looksDone == .relative(0.001))
  }

  @Test func `a fraction suits motions of any size, and a distance does not`() {
    let line = EasedTrajectory(from: 0.0, to: 8, duration: 1, easing: .linear)
    let small = line.scaled(by: 1.0 / 1024)
    #expect(line.settlingTime(within: .relative(0.25)) == 0.75)
    #expect(small.settlingTime(within: .relative(0.25)) == 0.75)
    #expect(line.settlingTime(within: .absolute(2)) == 0.75)
    #expect(small.settlingTime(within: .absolute(2)) == 0, "it was never so far away")
    let still = EasedTrajectory(from: 1.0, to: 1, duration: 1)
    #expect(still.settlingTime(within: .relative(0.001)) == 0)
  }

  @Test func `each kind reads back as itself`() throws {
    for tolerance in [Tolerance.absolute(0.1), .relative(0.1), .absolute(0)] {
      let data = try JSONEncoder().encode(tolerance)
      #expect(try JSONDecoder().decode(Tolerance.self, from: data) == tolerance)
    }
    #expect(Set([Tolerance.absolute(1), .relative(1), .absolute(1)]).count == 2)
  }

  @Test func `a file names the kind once`() throws {
    func tolerance(_ text: String) throws -> Tolerance {
      try JSONDecoder().decode(Tolerance.self, from: Data(text.utf8))
    }
    #expect(try tolerance(#"{"relative": 0.001}"#) == .relative(0.001))
    for text in [
      "{}", "0.5", #"{"relative": 1, "absolute": 1}"#, #"{"absolut": 1}"#, #"{"absolute": "1"}"#,
    ] {
      #expect(throws: DecodingError.self) { try tolerance(text) }
    }
  }
}
