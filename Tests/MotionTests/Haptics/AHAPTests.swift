// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionHaptics
import Testing

/// AHAP: what is read is written again, and what is wrong is said with its place.
@Suite struct AHAPTests {
  /// The motif of the article: three taps, and a rumble that says nothing about itself.
  static let motif = """
    {
      "Version": 1.0,
      "Metadata": {
        "Project": "Haptics", "Created": "26 January 2025", "Description": "A motif"
      },
      "Pattern": [
        { "Event": { "Time": 0.0, "EventType": "HapticTransient", "EventDuration": 0.1,
          "EventParameters": [
            { "ParameterID": "HapticIntensity", "ParameterValue": 0.8 },
            { "ParameterID": "HapticSharpness", "ParameterValue": 0.7 }
          ] } },
        { "Event": { "EventType": "HapticTransient", "Time": 0.3, "EventDuration": 0.10,
          "EventParameters": [
            { "ParameterID": "HapticIntensity", "ParameterValue": 8e-1 },
            { "ParameterValue": 0.7, "ParameterID": "HapticSharpness" }
          ] } },
        { "Event": { "Time": 0.6, "EventType": "HapticTransient", "EventDuration": 0.1,
          "EventParameters": [
            { "ParameterID": "HapticIntensity", "ParameterValue": 0.8 },
            { "ParameterID": "HapticSharpness", "ParameterValue": 0.7 }
          ] } },
        { "Event": { "Time": 0.9, "EventType": "HapticContinuous", "EventDuration": 1 } }
      ]
    }
    """

  /// Patterns of all kinds, which keep their keys, digits and order.
  static let patterns: [String] = [
    #"{"Metadata":["by hand"],"Pattern":[]}"#,
    #"{"Version":1,"Pattern":[{"Event":{"EventType":"HapticTransient","Time":0}}]}"#,
    // A curve over a rumble, and one that ends where the next begins.
    """
    {"Pattern":[{"Event":{"Time":0.015,"EventType":"HapticContinuous","EventDuration":0.25,\
    "EventParameters":[{"ParameterID":"HapticIntensity","ParameterValue":0.8}]}},\
    {"ParameterCurve":{"ParameterID":"HapticIntensityControl","Time":0.015,\
    "ParameterCurveControlPoints":[{"Time":0,"ParameterValue":1},{"ParameterValue":0.5,"Time":0.1},\
    {"Time":0.25,"ParameterValue":0.0}]}},{"ParameterCurve":{"ParameterID":\
    "HapticIntensityControl","Time":0.265,"ParameterCurveControlPoints":\
    [{"Time":0,"ParameterValue":0.75}]}}],"Version":1.0}
    """,
    // Controls that overlap, and one that is set twice at once.
    """
    {"Pattern":[{"Event":{"EventType":"HapticContinuous","EventDuration":9,"Time":1}},\
    {"Parameter":{"ParameterID":"HapticSharpnessControl","ParameterValue":-0.5,"Time":2}},\
    {"Parameter":{"Time":2,"ParameterID":"HapticSharpnessControl","ParameterValue":1e-1}},\
    {"Parameter":{"ParameterID":"HapticAttackTimeControl","ParameterValue":0.5,"Time":0}},\
    {"Parameter":{"ParameterID":"AudioReleaseTimeControl","ParameterValue":1,"Time":3.50}}]}
    """,
    // Sounds.
    """
    {"Pattern":[{"Event":{"Time":0,"EventType":"AudioCustom","EventWaveformPath":"a/é.wav",\
    "EventParameters":[{"ParameterID":"AudioVolume","ParameterValue":0.3},\
    {"ParameterID":"AudioPan","ParameterValue":-1}],"EventWaveformUseVolumeEnvelope":false,\
    "EventWaveformLoopEnabled":true,"EventDuration":2}},{"Event":{"Time":1,"EventType":\
    "AudioContinuous","EventDuration":0.5,"EventParameters":[{"ParameterID":"AudioPitch",\
    "ParameterValue":-0.25},{"ParameterID":"AudioBrightness","ParameterValue":0.5}]}},\
    {"ParameterCurve":{"ParameterID":"AudioVolumeControl","Time":0,"ParameterCurveControlPoints":\
    [{"Time":0,"ParameterValue":0},{"Time":1,"ParameterValue":1}]}}]}
    """,
    // Keys that are not known, at every level.
    """
    {"Author":{"Name":"A","Tags":[1,2.50,null,true,{"x":-0}]},"Pattern":[{"Comment":"first",\
    "Event":{"Gain":12345678901234567890,"Time":0,"EventType":"HapticTransient",\
    "EventParameters":[{"ParameterID":"HapticIntensity","Unit":"%","ParameterValue":1}]}},\
    {"ParameterCurve":{"ParameterID":"HapticSharpnessControl","Ease":"in","Time":0,\
    "ParameterCurveControlPoints":[{"Time":0,"ParameterValue":0,"Note":"\\u00e9\\n"}]}},\
    {"Parameter":{"Why":[],"ParameterID":"HapticIntensityControl","ParameterValue":1,"Time":0}}],\
    "Metadata":{"Created":"now","License":"MIT"},"Version":1}
    """,
    // Envelopes, and numbers beyond their ranges.
    """
    {"Pattern":[{"Event":{"Time":-1,"EventType":"HapticContinuous","EventDuration":2,\
    "EventParameters":[{"ParameterID":"AttackTime","ParameterValue":0.25},{"ParameterID":\
    "Sustained","ParameterValue":0.0},{"ParameterID":"DecayTime","ParameterValue":7},\
    {"ParameterID":"ReleaseTime","ParameterValue":0.5}]}}]}
    """,
    // Points before their curve, after the pattern, and not in order.
    """
    {"Pattern":[{"Event":{"Time":1,"EventType":"HapticContinuous","EventDuration":1}},\
    {"ParameterCurve":{"ParameterID":"HapticIntensityControl","Time":1,\
    "ParameterCurveControlPoints":[{"Time":9,"ParameterValue":0},{"Time":-0.5,"ParameterValue":1},\
    {"Time":0.5,"ParameterValue":0.5},{"Time":0.5,"ParameterValue":0.25}]}}]}
    """,
    // What is missing or null.
    """
    {"Metadata":{"Project":7,"Description":null},"Pattern":[{"Event":{"EventType":\
    "HapticTransient","EventParameters":[{"ParameterID":"HapticIntensity"}]}},{"Parameter":\
    {"ParameterID":"HapticIntensityControl"}},{"ParameterCurve":{"ParameterID":\
    "HapticIntensityControl","ParameterCurveControlPoints":[{},{"Time":1}]}},\
    {"Event":null,"Parameter":{"ParameterID":"AudioPanControl","Time":1}}]}
    """,
    "{\"Version\":2.5,\"Pattern\":["
      + (0..<400).map {
        #"{"Event":{"Time":\#($0),"EventType":"HapticTransient","Index":\#($0)}}"#
      }.joined(separator: ",") + "]}",
  ]

  /// A text without the spaces outside of strings, in the escapes of the library.
  private func dense(_ text: String) -> String {
    var dense = ""
    var (isInside, isEscaped) = (false, false)
    for scalar in text.unicodeScalars {
      if isInside || !(scalar == " " || scalar == "\n") { dense.unicodeScalars.append(scalar) }
      if scalar == "\"" && !isEscaped { isInside.toggle() }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return dense.replacingOccurrences(of: "\\u00e9", with: "é")
  }

  @Test func `the motif is written as it was read, and felt as the table says`() throws {
    let pattern = try HapticPattern(ahap: AHAPTests.motif)
    #expect(dense(pattern.ahap) == dense(AHAPTests.motif))
    let table = try HapticTable.read()
    #expect(pattern.duration == table.motif.duration)
    for row in table.motif.samples {
      #expect(abs(pattern.sample(at: row[0]).intensity - row[1]) < 1e-15)
      #expect(abs(pattern.sample(at: row[0]).sharpness - row[2]) < 1e-15)
    }
    #expect(pattern.metadata?.description == "A motif" && pattern.version == 1)
    #expect(pattern.items == table.motif.pattern(assuming: table.assumptions).items)
    #expect(try HapticPattern.parsed(ahap: AHAPTests.motif).notes.isEmpty)
  }

  @Test(arguments: patterns.indices)
  func `patterns come back with their keys, digits and order`(index: Int) throws {
    let text = AHAPTests.patterns[index]
    let pattern = try HapticPattern(ahap: text)
    #expect(dense(pattern.ahap) == dense(text))
    #expect(try HapticPattern(ahap: pattern.ahap) == pattern)
    // A decoder keeps all but the order and the digits.
    let decoded = try JSONDecoder().decode(HapticPattern.self, from: Data(text.utf8))
    #expect(decoded == pattern)
    let data = try JSONEncoder().encode(pattern)
    #expect(try JSONDecoder().decode(HapticPattern.self, from: data) == pattern)
    let (one, two) = (
      try JSONSerialization.jsonObject(with: data),
      try JSONSerialization.jsonObject(with: Data(text.utf8))
    )
    #expect((one as? NSDictionary) == (two as? NSDictionary))
    for step in 0..<30 {
      let time = Double(step) / 7
      #expect(decoded.sample(at: time) == pattern.sample(at: time))
    }
  }

  @Test func `a zero keeps its sign`() throws {
    let text = #"{"Pattern":[{"Event":{"EventType":"HapticTransient","Time":-0.0}}]}"#
    let decoded = try JSONDecoder().decode(HapticPattern.self, from: Data(text.utf8))
    let again = try JSONDecoder().decode(
      HapticPattern.self, from: try JSONEncoder().encode(decoded))
    for (index, pattern) in [decoded, again, try HapticPattern(ahap: decoded.ahap)].enumerated() {
      #expect(pattern.items.first?.time.sign == .minus, "\(index)")
    }
  }

  @Test func `what was made in code comes back`() throws {
    var random = SeededGenerator(seed: 8)
    for count in Effort.cases(Array(0..<60)) {
      let made = RandomHaptics.pattern(&random, count: count, grid: nil)
      let pattern = HapticPattern(
        made.items + [
          .event(HapticEvent(.audioContinuous(duration: 1), parameters: [.init(.audioPan, -0.1)])),
          .event(
            HapticEvent(.audioCustom(HapticSound(path: "\"x\\\u{1}", loops: count % 2 == 0)))),
          .event(HapticEvent(.transient, padding: 0.3, parameters: [])),
        ], metadata: count % 2 == 0 ? nil : .init(project: "Motion", created: "today"))
      #expect(try HapticPattern(ahap: pattern.ahap) == pattern)
      #expect(
        try JSONDecoder().decode(HapticPattern.self, from: JSONEncoder().encode(pattern)) == pattern
      )
    }
  }

  @Test func `items keep their unknown keys in another pattern`() throws {
    let pattern = try HapticPattern(ahap: AHAPTests.patterns[5])
    let other = HapticPattern(Array(pattern.items.prefix(1)))
    #expect(other.ahap.contains("12345678901234567890") && other.ahap.contains("\"first\""))
    #expect(!other.ahap.contains("Author"))
    let plain = HapticPattern([.event(HapticEvent(.transient, intensity: 1))])
    #expect(other != plain && other.sample(at: 0) == plain.sample(at: 0))
  }

  @Test func `a list is written for people`() {
    let pattern = HapticPattern(
      [
        .event(HapticEvent(.transient, at: 0.5, intensity: 0.8)),
        .parameter(HapticParameter(.sharpness, -0.25, at: 1)),
      ], metadata: .init(project: "Motion"))
    #expect(
      pattern.ahap == """
        {
          "Version": 1,
          "Metadata": { "Project": "Motion" },
          "Pattern": [
            {
              "Event": {
                "Time": 0.5,
                "EventType": "HapticTransient",
                "EventParameters": [
                  { "ParameterID": "HapticIntensity", "ParameterValue": 0.8 }
                ]
              }
            },
            {
              "Parameter": { "ParameterID": "HapticSharpnessControl", "Time": 1, "ParameterValue": -0.25 }
            }
          ]
        }

        """)
  }

  @Test(arguments: [
    (#"{"Version": 1}"#, "the key 'Pattern' is missing, in line 1, column 1 at offset 0"),
    (#"[]"#, "expected an object, but found an array, in line 1, column 1 at offset 0"),
    (
      "{\n \"Pattern\": [{}]}",
      "Pattern[0]: expected exactly one of 'Event', 'Parameter' and 'ParameterCurve', but found 0, "
        + "in line 2, column 14 at offset 15"
    ),
    (
      #"{"Pattern": [{"Event": {"EventType": "Tap", "Time": 0}}]}"#,
      "Pattern[0].Event.EventType: unknown name 'Tap'; the names here are 'HapticTransient', "
        + "'HapticContinuous', 'AudioContinuous', 'AudioCustom', in line 1, column 38 at offset 37"
    ),
    (
      #"{"Pattern": [{"Event": {"EventType": "HapticTransient", "Time": "0"}}]}"#,
      "Pattern[0].Event.Time: expected a number, but found a string, in line 1, column 65 "
        + "at offset 64"
    ),
    (
      #"{"Pattern": [{"Event": {"EventType": "HapticTransient", "Time": 1e151}}]}"#,
      "Pattern[0].Event.Time: must be in -1e+150...1e+150, but is 1e+151, in line 1, column 65 "
        + "at offset 64"
    ),
    (
      #"{"Pattern": [{"Event": {"EventType": "AudioCustom", "Time": 0}}]}"#,
      "Pattern[0].Event: the key 'EventWaveformPath' is missing, in line 1, column 24 at offset 23"
    ),
    (
      #"{"Pattern": [{"Parameter": {"ParameterID": "HapticIntensity"}}]}"#,
      "Pattern[0].Parameter.ParameterID: unknown name 'HapticIntensity'; the names here are "
        + "'HapticIntensityControl', "
    ),
    (#"{"Pattern": [[], ]"#, "expected ',' or '}', but found the end of the text"),
    (#"{"Pattern": 1, "Pattern": 2}"#, "the key 'Pattern' stands here twice"),
    ("", "expected a value, but found the end of the text, in line 1, column 1 at offset 0"),
    (#"{"Pattern": [1e999]}"#, "number is too large, in line 1, column 14 at offset 13"),
    (#"{"Pattern": [01]}"#, "a number with a leading 0"),
    (#"{"Pattern": [.5]}"#, "expected a value"),
    (#"{"Pattern": "\ud800"}"#, "half of a surrogate pair"),
    (#"{"Pattern": [] /* */}"#, "expected ',' or '}', but found '/'"),
    (#"{"Pattern": [], ,}"#, "expected a key in quotes, but found ','"),
    (#"{"Pattern": []} x"#, "expected the end of the text, but found 'x'"),
    (#"{"Pattern": tru}"#, "expected a value, but found 't'"),
    (#"{"Pattern": "\q"}"#, "unknown escape"), (#"{"Pattern" []}"#, "expected ':' behind the key"),
    (#"{"Pattern": [-]}"#, "expected a digit"),
    (#"{"Pattern": "\u12"}"#, "four hexadecimal digits"),
    ("{\"Pattern\": \"\n\"}", "expected '\"' behind a string"),
    (#"{"Pattern": "\"#, "without an end"),
  ])
  func `what is wrong is said, with its place`(text: String, message: String) {
    do {
      _ = try HapticPattern(ahap: text)
      Issue.record("reads \(text)")
    } catch {
      #expect(error.description.contains(message), "\(error)")
    }
  }

  @Test func `a decoder's error has the coding path`() {
    let text =
      #"{"a": [0, {"Pattern": [{"Event": {"EventType": "HapticTransient", "Time": []}}]}]}"#
    struct Outer: Decodable {
      let a: [Pattern]
      struct Pattern: Decodable {
        init(from decoder: any Decoder) throws {
          if (try? decoder.singleValueContainer().decode(Int.self)) == nil {
            _ = try HapticPattern(from: decoder)
          }
        }
      }
    }
    do {
      _ = try JSONDecoder().decode(Outer.self, from: Data(text.utf8))
      Issue.record("it is read")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(
        context.codingPath.map(\.stringValue) == [
          "a", "Index 1", "Pattern", "Index 0", "Event", "Time",
        ])
      #expect(context.debugDescription == "expected a number, but found an array")
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test func `too much of anything is refused`() throws {
    func message(_ text: String) -> String {
      do {
        _ = try HapticPattern(ahap: text)
        return "is read"
      } catch {
        return error.message
      }
    }
    func list(_ element: String, _ count: Int) -> String {
      "[" + Array(repeating: element, count: count).joined(separator: ",") + "]"
    }
    let deep = String(repeating: "[", count: 5000)
    #expect(message(deep).contains("more than 64 levels"))
    #expect(message(#"{"Pattern": [], "x": \#(deep)}"#).contains("more than 64 levels"))
    let tap = #"{"Event": {"EventType": "HapticTransient"}}"#
    #expect(message(#"{"Pattern": \#(list(tap, 65_537))}"#).contains("items must be in 0...65536"))
    let parameter = #"{"ParameterID": "Sustained", "ParameterValue": 1}"#
    let event =
      #"{"Event": {"EventType": "HapticTransient", "EventParameters": \#(list(parameter, 65))}}"#
    #expect(message(#"{"Pattern": [\#(event)]}"#).contains("more than 64 parameters"))
    let curve = """
      {"ParameterCurve": {"ParameterID": "AudioPanControl",
        "ParameterCurveControlPoints": \(list("{}", 65_537))}}
      """
    #expect(message(#"{"Pattern": [\#(curve)]}"#).contains("more than 65536 points"))
    let levels = String(repeating: "[", count: 70) + String(repeating: "]", count: 70)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        HapticPattern.self, from: Data(#"{"Pattern": [], "x": \#(levels)}"#.utf8))
    }
  }
}
