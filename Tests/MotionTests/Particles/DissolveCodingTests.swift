// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct DissolveCodingTests {
  @Test func `a dissolve survives encoding`() throws {
    for dissolve in dissolvesOfEveryKind where dissolve.sweep != .angle(1e9) {
      let data = try JSONEncoder().encode(dissolve)
      let read = try JSONDecoder().decode(Dissolve.self, from: data)
      #expect(read == dissolve && read.hashValue == dissolve.hashValue)
      #expect(read.duration == dissolve.duration)
    }
  }

  @Test func `what has a default may be left out`() throws {
    func read(_ text: String) throws -> Dissolve {
      try JSONDecoder().decode(Dissolve.self, from: Data(text.utf8))
    }
    #expect(
      try read(#"{"columns": 20, "rows": 12, "seed": 7}"#)
        == Dissolve(columns: 20, rows: 12, seed: 7))
    let original = """
      {"columns": 20, "rows": 12, "randomness": "loki", "timeScale": 2, "axis": "up",
       "sweep": "right-to-left", "window": {"width": 0.5, "easing": "ease-in"}}
      """
    #expect(
      try read(original)
        == Dissolve(
          columns: 20, rows: 12, window: EasingWindow(width: 0.5, easing: .easeIn),
          sweep: .rightToLeft, timeScale: 2, axis: .up, randomness: .loki))
    let slanted = try read(#"{"columns": 2, "rows": 2, "seed": 1, "sweep": 0.5}"#)
    #expect(slanted.sweep == .angle(0.5))
  }

  @Test(arguments: [
    (#""columns": -1"#, "columns must not be negative, but is -1"),
    (#""rows": 999999999999"#, "columns × rows is at most 1048576"),
    (#""cell": [1, -2]"#, "cell must be in 0.0...1e+30, but is -2.0"),
    (#""ramp": -1"#, "ramp must be in 0.0...1e+30"),
    (#""fade": -1"#, "fade must be in 0.0...1e+30"),
    (#""speed": [2, 1]"#, "speed must be a lower and an upper bound, but is 2.0, 1.0"),
    (#""axis": "sideways""#, "axis must be one of down, up"),
    (#""sweep": "inwards""#, "sweep must be one of left-to-right"),
    (#""randomness": "dice", "seed": null"#, "randomness must be loki, or a seed, but is dice"),
    (#""window": {"width": -1, "easing": "linear"}"#, "width must be finite"),
  ])
  func `bad data is an error that names the rule`(text: String, rule: String) {
    var parts = [#""columns": 4"#, #""rows": 4"#, #""seed": 1"#]
    parts.removeAll { part in text.contains(part.prefix { $0 != ":" }) }
    let json = "{" + (parts + [text]).joined(separator: ", ") + "}"
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Dissolve.self, from: Data(json.utf8))
    }
    #expect(String(describing: error).contains(rule), "\(String(describing: error))")
  }

  @Test func `numbers that are none are refused`() {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    for (key, value) in [
      ("timeScale", #""nan""#), ("acceleration", #"[0, "inf"]"#), ("sweep", #""nan""#),
      ("angle", #"[0, "inf"]"#),
    ] {
      let json = #"{"columns": 1, "rows": 1, "seed": 1, "\#(key)": \#(value)}"#
      #expect(throws: DecodingError.self) {
        try decoder.decode(Dissolve.self, from: Data(json.utf8))
      }
    }
  }

  @Test func `nonsense in code traps`() async {
    await #expect(processExitsWith: .failure) { _ = Dissolve(columns: -1, rows: 1, seed: 0) }
    await #expect(processExitsWith: .failure) {
      _ = Dissolve(columns: 1 << 13, rows: 1 << 13, seed: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = Dissolve(columns: 1, rows: 1, sweep: .angle(.infinity), seed: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = Dissolve(columns: 1, rows: 1, timeScale: .nan, seed: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = Dissolve(columns: 1, rows: 1, seed: 0).particle(1, at: 0)
    }
  }
}
