// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionInterchange
import Testing

@Suite struct WebKeyframesTests {
  private func web(_ json: String, underlying: Double? = nil) throws -> [EasedKeyframe<Double>] {
    try WebKeyframes(json: json, property: "x", form: "*px", underlying: underlying).keyframes
  }

  private func message(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return (error as? ParsingError)?.message
    }
  }

  @Test func `keyframes of the Web are JSON`() throws {
    let track = Track(from: 0.0, [.linear(to: 0.5, duration: 1, easing: .easeIn)])
    let keyframes = try WebKeyframes(track, within: 0.1)
    #expect(
      keyframes.json(property: "opacity")
        == "[{\"offset\":0,\"easing\":\"ease-in\",\"opacity\":\"0\"},"
        + "{\"offset\":1,\"easing\":\"linear\",\"opacity\":\"0.5\"}]")
    let json = keyframes.json(property: "a\"\\\n\u{1}é") { "\"\($0)" }
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    #expect(list[1]["a\"\\\n\u{1}é"] as? String == "\"0.5")
  }

  @Test func `a track without a duration shows its end`() throws {
    let track = Track(values: [1.0, 2], duration: 0)
    let web = try WebKeyframes(track, within: 0.1)
    #expect(web.keyframes.map(\.value) == [2, 2])
    #expect(web.keyframes.map(\.offset) == [0, 1])
  }

  @Test func `a list of keyframes is read, with the offsets that are missing`() throws {
    let list = try web(
      #"[{"x": 0, "easing": "ease-in"}, {"y": 1}, {"x": "2px", "offset": null}, {"x": "1in"}]"#)
    #expect(list.map(\.offset) == [0, 2 / 3, 1] as [Double])
    #expect(list.map(\.value) == [0, 2, 96])
    #expect(list.map(\.easing) == [.easeIn, .linear, .linear])
    let jump = try web(
      #"[{"x": "1px"}, {"x": "2px", "offset": 0.5}, {"x": "3px", "offset": 0.5}, {"x": "4px"}]"#)
    #expect(Track(jump, duration: 1).value(at: 0.5) == 3)
    #expect(try web(#"[{"x": "1px"}]"#, underlying: 0).map(\.value) == [0, 1])
    #expect(try web("[]", underlying: 5).map(\.value) == [5, 5])
  }

  @Test func `an object of lists is read, the keyframes of all properties together`() throws {
    // As Chromium 156 gives it by `getKeyframes()`.
    let list = try web(
      #"{"x": ["0px", "1px", "2px"], "y": [0, 1], "easing": ["ease-in", "ease-out"], "#
        + #""offset": [0, 0.2]}"#)
    #expect(list.map(\.offset) == [0, 0.2, 1] && list.map(\.value) == [0, 1, 2])
    #expect(list.map(\.easing) == [.easeIn, .easeOut, .easeIn])
    #expect(try web(#"{"x": "1px"}"#, underlying: 0).map(\.offset) == [0, 1])
    let thirds = try web(
      #"{"x": ["0px", "9px"], "y": [0, 1, 2, 3], "offset": [0.1, 0.2]}"#, underlying: 4)
    #expect(thirds.map(\.offset) == [0, 0.1, 1] && thirds.map(\.value) == [4, 0, 9])
  }

  @Test func `what no keyframes of the web are, is refused where it stands`() {
    let cases = [
      ("1", "expected an object, but found the number 1, in line 1, column 1"),
      ("[1]", "[0]: expected an object, but found the number 1, in line 1, column 2"),
      (
        #"[{"x": "1px", "offset": 2}]"#,
        "[0].offset: must be in 0...1, but is 2, in line 1, column 25"
      ),
      (
        "[{\"x\": \"1px\", \"offset\": 0.5},\n {\"x\": 0, \"offset\": 0.4}]",
        "[1].offset: offsets must not fall, but 0.4 follows 0.5, in line 2, column 21"
      ),
      (
        #"[{"x": "1em"}]"#,
        "[0].x: expected a number in px, but found one in em, in line 1, column 8"
      ),
      (
        #"[{"x": 0, "easing": "spring"}]"#,
        "[0].easing: unknown easing 'spring', in line 1, column 21"
      ),
      (
        #"[{"x": 0, "composite": "add"}]"#,
        "[0].composite: only 'replace' is known, but it is 'add', in line 1, column 24"
      ),
      (#"[{"y": 0}]"#, "there is no 'x', in line 1, column 1"),
      (#"[{"x": 0}, {"y": 0}]"#, "there is no 'x' at the end, in line 1, column 1"),
    ]
    for (text, expected) in cases {
      #expect(message { _ = try web(text) } == expected, "\(text)")
    }
  }

  @Test func `what is written reads back`() throws {
    let track = Track(
      values: [SIMD2(0.0, 1), [3, 1], [3, 1], [2, 5]], keyTimes: [0, 0.25, 0.5, 1],
      easings: [.easeIn, .linear, .bezier(0.1, -1, 0.9, 2)], duration: 2)
    let written = try WebKeyframes(track, within: 1e-3)
    let json = written.json(property: "translate", form: "*px *px")
    let again: WebKeyframes<SIMD2<Double>> = try WebKeyframes(
      json: json, property: "translate", form: "*px *px")
    #expect(again == written && Set([again, written]).count == 1)
    let played = Track(again.keyframes, duration: 2)
    for index in 0...40 {
      let (a, b) = (played.value(at: Double(index) / 20), track.value(at: Double(index) / 20))
      #expect(a.distance(to: b) < 1e-14)
    }
  }

  @Test func `two keyframes of one offset are a jump`() throws {
    let track = Track(from: 1.0, [.hold(duration: 1), .move(to: 4), .linear(to: 2, duration: 1)])
    let keyframes = try WebKeyframes(track, within: 0.1).keyframes
    #expect(keyframes.map(\.offset) == [0, 0.5, 0.5, 1])
    #expect(keyframes.map(\.value) == [1, 1, 4, 2])
    let made = WebKeyframes(keyframes: keyframes)
    #expect(try made == WebKeyframes(track, within: 0.1))
  }
}
