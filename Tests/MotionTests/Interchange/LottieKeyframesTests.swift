// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionInterchange
import Testing

@Suite struct LottieKeyframesTests {
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

  @Test func `Lottie has frames, and its tangents with the keyframe they start from`() throws {
    let track = Track(
      from: 0.0, [.linear(to: 100, duration: 0.5, easing: .easeOut), .cubic(to: 0, duration: 1)])
    let keyframes = try LottieKeyframes(track, frameRate: 60, within: 0.1)
    #expect(keyframes.keyframes.map(\.time) == [0, 30, 90])
    #expect(keyframes.keyframes[0].easings == [.init(out: [0, 0], into: [0.58, 1])])
    #expect(
      keyframes.json.hasPrefix(
        "[{\"t\":0,\"s\":[0],\"o\":{\"x\":[0],\"y\":[0]},\"i\":{\"x\":[0.58],\"y\":[1]}},"))
    #expect(try JSONSerialization.jsonObject(with: Data(keyframes.json.utf8)) is [Any])
  }

  @Test func `what only jumps is held`() throws {
    let track = Track(values: [0.0, 3, 1], mode: .discrete, duration: 3)
    let lottie = try LottieKeyframes(track, frameRate: 10, within: 0.1)
    #expect(
      lottie.json
        == "[{\"t\":0,\"s\":[0],\"h\":1},{\"t\":10,\"s\":[3],\"h\":1},"
        + "{\"t\":20,\"s\":[1],\"h\":1},{\"t\":30,\"s\":[1]}]")
  }

  @Test func `keyframes of Lottie are read`() throws {
    let property = try lottie(
      #"{"a": 1, "k": [{"t": 10, "s": [0, 1], "o": {"x": 0.3, "y": [0]}, "i": {"x": [0.7, 0.7], "y": 1}, "#
        + #""to": [0, 0], "ti": [0, 0]}, {"t": 40, "s": [3, 1], "h": 1}, {"t": 70, "s": [5, 5]}]}"#)
    #expect(property.keyframes.map(\.time) == [10, 40, 70])
    #expect(property.keyframes[0].easings == [.init(out: [0.3, 0], into: [0.7, 1])])
    #expect(property.keyframes[0].curve == nil)
    let motion = property.motion(frameRate: 60)
    #expect(motion.value(at: 0.1) == [0, 1] && motion.value(at: 25.0 / 60).x == 1.5)
    #expect(motion.value(at: 1.16) == [3, 1] && motion.value(at: 70.0 / 60) == [5, 5])
    // Older files have the end with each keyframe, and nothing but a time in the last.
    let old = try lottie(#"[{"t": -30, "s": [0, 0], "e": [6, 6]}, {"t": 30}]"#)
    #expect(old.keyframes.map(\.value) == [[0, 0], [6, 6]])
    let early = old.motion(frameRate: 30)
    #expect(early.duration == 1 && early.value(at: 0) == [3, 3])
    let still = try lottie(#"{"a": 0, "k": [1, 2]}"#)
    #expect(still.keyframes.map(\.value) == [[1, 2]] && still.motion(frameRate: 30).duration == 0)
    #expect(
      try (LottieKeyframes(json: #"{"k": 5}"#) as LottieKeyframes<Double>).keyframes[0].value == 5)
  }

  @Test func `what is no keyframe of Lottie is refused`() {
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
        #"[{"t": 1, "s": [1, 2], "to": [1, 0, 0]}]"#,
        "[0].to: expected 2 components, but found 3, in line 1, column 30"
      ),
      (
        #"[{"t": 1, "s": [1, 2], "o": {"x": [], "y": 0}, "i": {"x": 1, "y": 1}}]"#,
        "[0].o.x: expected a number, in line 1, column 35"
      ),
      (
        #"[{"t": 1, "s": [1, 2], "o": {"x": 1e999, "y": 0}, "i": {"x": 1, "y": 1}}]"#,
        "number is too large, in line 1, column 35"
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
    let frames = try LottieKeyframes(track, frameRate: 25, within: 1e-3)
    let again = try lottie(frames.json)
    #expect(again == frames && Set([again, frames]).count == 1)
    let played = again.motion(frameRate: 25)
    #expect(played.duration == 2)
    for index in 0...40 {
      let (a, b) = (played.value(at: Double(index) / 20), track.value(at: Double(index) / 20))
      #expect(a.distance(to: b) < 1e-14)
    }
  }

  @Test func `a keyframe moves on a line unless it says otherwise`() {
    typealias Keyframe = LottieKeyframes<Double>.Keyframe
    let plain = Keyframe(time: 3, value: 1)
    #expect(!plain.isHeld && plain.easings.isEmpty && plain.curve == nil)
    let held = Keyframe(time: 3, value: 1, isHeld: true)
    #expect(plain != held && Set([plain, held, plain]).count == 2)
    let line = LottieKeyframes(keyframes: [plain, Keyframe(time: 7, value: 5)])
    #expect(line.motion(frameRate: 4).value(at: 1.25) == 3)
  }

  @Test func `a frame rate of nothing traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = try LottieKeyframes(Track(values: [0.0, 1]), frameRate: 0, within: 0.1)
    }
  }
}
