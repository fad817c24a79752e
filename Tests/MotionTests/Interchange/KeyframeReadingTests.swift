// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

/// Keyframes of the Web Animations model, and of Lottie, that are read.
@Suite struct KeyframeReadingTests {
  private func web(_ json: String, underlying: Double? = nil) throws -> [EasedKeyframe<Double>] {
    try WebKeyframes(json: json, property: "x", form: "*px", underlying: underlying).keyframes
  }

  private func lottie(_ json: String) throws -> LottieKeyframes<SIMD2<Double>> {
    try LottieKeyframes(json: json)
  }

  private func message(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return (error as? ParsingError)?.message
    }
  }

  @Test func `a list of keyframes is read, with the offsets that are missing`() throws {
    let list = try web(
      #"[{"x": 0, "easing": "ease-in"}, {"y": 1}, {"x": "2px", "offset": null}, {"x": "1in"}]"#)
    #expect(list.map(\.offset) == [0, 2.0 / 3, 1])
    #expect(list.map(\.value) == [0, 2, 96] && list.map(\.easing) == [.easeIn, .linear, .linear])
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

  @Test func `keyframes of Lottie are read`() throws {
    let property = try lottie(
      #"{"a": 1, "k": [{"t": 10, "s": [0, 1], "o": {"x": 0.3, "y": [0]}, "i": {"x": [0.7, 0.7], "y": 1}, "#
        + #""to": [0, 0], "ti": [0, 0]}, {"t": 40, "s": [3, 1], "h": 1}, {"t": 70, "s": [5, 5]}]}"#)
    #expect(property.keyframes.map(\.time) == [10, 40, 70])
    #expect(property.keyframes[0].outTangent == [0.3, 0])
    #expect(property.keyframes[0].inTangent == [0.7, 1])
    let track = Track(property, frameRate: 60)
    #expect(track.value(at: 0.1) == [0, 1] && track.value(at: 25.0 / 60).x == 1.5)
    #expect(track.value(at: 1.16) == [3, 1] && track.value(at: 70.0 / 60) == [5, 5])
    // Older files have the end with each keyframe, and nothing but a time in the last.
    let old = try lottie(#"[{"t": -30, "s": [0, 0], "e": [6, 6]}, {"t": 30}]"#)
    #expect(old.keyframes.map(\.value) == [[0, 0], [6, 6]])
    let early = Track(old, frameRate: 30)
    #expect(early.duration == 2 && early.value(at: 1) == [3, 3])
    let still = try lottie(#"{"a": 0, "k": [1, 2]}"#)
    #expect(still.keyframes.map(\.value) == [[1, 2]] && Track(still, frameRate: 30).duration == 0)
    #expect(
      try (LottieKeyframes(json: #"{"k": 5}"#) as LottieKeyframes<Double>).keyframes[0].value == 5)
  }

  @Test func `what one easing cannot say, and no keyframes of Lottie, are refused`() {
    let cases = [
      ("{}", "the key 'k' is missing, in line 1, column 1"),
      (#"[{"s": [1, 2]}]"#, "[0]: the key 't' is missing, in line 1, column 2"),
      (#"[{"t": 1}]"#, "[0]: the key 's' is missing, in line 1, column 2"),
      (#"[{"t": 1, "s": [1]}]"#, "[0].s: expected 2 components, but found 1, in line 1, column 16"),
      (
        #"[{"t": 1, "s": [1, 2]}, {"t": 0, "s": [1, 2]}]"#,
        "[1]: times must not fall, but 0 follows 1, in line 1, column 25"
      ),
      (
        #"[{"t": 1, "s": [1, 2], "to": [1, 0]}]"#,
        "[0].to: the position follows a curve, which one easing does not say, in line 1, column 30"
      ),
      (
        #"[{"t": 1, "s": [1, 2], "o": {"x": [0.1, 0.2], "y": 0}, "i": {"x": 1, "y": 1}}]"#,
        "[0].o.x[1]: the components have easings of their own, in line 1, column 41"
      ),
      (
        #"[{"t": 1, "s": [1, 2], "o": {"x": 2, "y": 0}, "i": {"x": 1, "y": 1}}]"#,
        "[0].o.x: must be in 0...1, but is 2, in line 1, column 35"
      ),
    ]
    for (text, expected) in cases {
      #expect(message { _ = try lottie(text) } == expected, "\(text)")
    }
  }

  @Test func `what is written reads back`() throws {
    let track = Track(
      values: [SIMD2(0.0, 1), [3, 1], [3, 1], [2, 5]], keyTimes: [0, 0.25, 0.5, 1],
      easings: [.easeIn, .linear, .bezier(0.1, -1, 0.9, 2)], duration: 2)
    let json = try WebKeyframes(track, within: 1e-3).json(property: "translate", form: "*px *px")
    let web: WebKeyframes<SIMD2<Double>> = try WebKeyframes(
      json: json, property: "translate", form: "*px *px")
    let frames = try LottieKeyframes(track, frameRate: 25, within: 1e-3)
    let lottie: LottieKeyframes<SIMD2<Double>> = try LottieKeyframes(json: frames.json)
    #expect(lottie == frames)
    let tracks = [Track(web.keyframes, duration: 2), Track(lottie, frameRate: 25)]
    for again in tracks {
      #expect(again.duration == 2)
      for index in 0...40 {
        let (a, b) = (again.value(at: Double(index) / 20), track.value(at: Double(index) / 20))
        #expect(a.distance(to: b) < 1e-14)
      }
    }
  }
}
