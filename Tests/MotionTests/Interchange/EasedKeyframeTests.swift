// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

/// Keyframes of CSS, of the Web Animations model, of Core Animation and of Lottie.
@Suite struct EasedKeyframeTests {
  /// What a system that plays keyframes shows at a share of the duration.
  static func value(of keyframes: [EasedKeyframe<Double>], at offset: Double) -> Double {
    let next = keyframes.firstIndex { $0.offset > offset } ?? keyframes.count
    guard next > 0, next < keyframes.count else { return keyframes[max(0, next - 1)].value }
    let (a, b) = (keyframes[next - 1], keyframes[next])
    let progress = a.easing.value(at: (offset - a.offset) / (b.offset - a.offset))
    return a.value + (b.value - a.value) * progress
  }

  /// The greatest distance of keyframes from a track, apart from its boundaries.
  static func distance(_ keyframes: [EasedKeyframe<Double>], _ track: Track<Double>) -> Double {
    let boundaries = track.boundaries + [0, track.duration]
    return (0...400).reduce(0) { worst, step in
      let time = track.duration * (Double(step) + 0.5) / 401
      if boundaries.contains(where: { abs($0 - time) < 1e-9 }) { return worst }
      return max(
        worst, abs(value(of: keyframes, at: time / track.duration) - track.value(at: time)))
    }
  }

  static let tracks: [Track<Double>] = {
    var tracks: [Track<Double>] = [
      Track(
        from: 0,
        [
          .linear(to: 1, duration: 0.3, easing: .easeIn), .cubic(to: 2, duration: 0.2),
          .spring(to: 0, spring: .bouncy), .move(to: 5), .hold(duration: 0.1), .move(to: 3),
          .linear(to: 4, duration: 0.25, easing: .penner(.elastic, .out)),
          .spring(to: 4, duration: 0.4, startVelocity: 20),
          .linear(to: 1, duration: 0.2, easing: .penner(.bounce, .out)), .move(to: 2),
        ]),
      Track(values: [0, 1, 4, 2, 5], keyTimes: [0, 0.3, 0.3, 0.6, 1], duration: 2),
      Track(values: [0, 3, 1, 2], mode: .cubic(), easings: [.easeOut, .penner(.back, .in)]),
      Track(values: [0, 3, 1, 2], mode: .cubicPaced(), duration: 2),
      Track(values: [0, 3, 3, 2], mode: .monotone, duration: 2),
      Track(values: [0, 3, 1, 2], mode: .paced, duration: 2),
      Track(from: 1, [.spring(to: 1, duration: 1, startVelocity: 5)]),
      Track(values: [2], duration: 3),
    ]
    var random = SeededGenerator(seed: 7)
    for _ in 0..<10 {
      let numbers = (0..<9).map { _ in Double.random(in: -3...3, using: &random) }
      tracks.append(Track(values: Array(numbers.prefix(6)), mode: .cubic(), duration: 1.5))
      tracks.append(
        Track(
          from: numbers[0],
          (1...4).map {
            .spring(
              to: numbers[$0], duration: 0.3, spring: .bouncy,
              startVelocity: 10 * numbers[$0 + 4])
          }))
    }
    return tracks
  }()

  @Test(arguments: tracks, [1e-2, 1e-3])
  func `keyframes show what the track shows`(_ track: Track<Double>, _ tolerance: Double) throws {
    let web = try WebKeyframes(track, within: tolerance).keyframes
    #expect(EasedKeyframeTests.distance(web, track) <= tolerance * (1 + 1e-9))
    #expect(web.first?.offset == 0 && web.last?.offset == 1)
    #expect(web.last?.value == track.value(at: track.duration))
    #expect(try CSSKeyframes(track, named: "a", within: tolerance).keyframes == web)
    // Only Bézier easings and lines.
    let lists = try CoreAnimationKeyframes(track, within: tolerance)
    guard lists.calculationMode == .linear else { return }
    #expect(lists.timingFunctions.count == lists.values.count - 1)
    let beziers = lists.values.indices.map { index in
      let points =
        index < lists.timingFunctions.count ? lists.timingFunctions[index] : [0, 0, 1, 1]
      return EasedKeyframe(
        offset: lists.keyTimes[index], value: lists.values[index],
        easing: .bezier(points[0], points[1], points[2], points[3]))
    }
    #expect(EasedKeyframeTests.distance(beziers, track) <= tolerance * (1 + 1e-9))
    #expect(zip(lists.keyTimes, lists.keyTimes.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `lines and cubics are exact, whatever the tolerance`() throws {
    let track = Track(
      from: 0.0,
      [
        .linear(to: 1, duration: 0.5, easing: .easeIn), .linear(to: 0, duration: 0.5),
        .cubic(to: 3, duration: 1, startVelocity: 2, endVelocity: -1),
      ])
    let keyframes = try WebKeyframes(track, within: 100).keyframes
    #expect(keyframes.map(\.offset) == [0, 0.25, 0.5, 1])
    #expect(keyframes.map(\.value) == [0, 1, 0, 3])
    #expect(keyframes[0].easing == .easeIn)
    #expect(keyframes[1].easing == .linear)
    #expect(EasedKeyframeTests.distance(keyframes, track) < 1e-14)
  }

  @Test func `a rule of CSS has a line for each keyframe`() throws {
    let fade = Track(
      values: [0.0, 1, 0], keyTimes: [0, 0.25, 1], easings: [.easeOut], duration: 2)
    let keyframes = try CSSKeyframes(fade, named: "fade", within: 0.01)
    #expect(
      keyframes.text(property: "opacity") == """
        @keyframes fade {
          0% { opacity: 0; animation-timing-function: ease-out; }
          25% { opacity: 1; animation-timing-function: linear; }
          100% { opacity: 0; }
        }
        """)
    #expect(keyframes.text(property: "left", form: "*px").contains("25% { left: 1px;"))
  }

  @Test func `a hold that jumps is one step of CSS, and another jump takes a millionth`() throws {
    let track = Track(
      from: 1.0, [.hold(duration: 1), .move(to: 2), .linear(to: 3, duration: 1), .move(to: 0)])
    let text = try CSSKeyframes(track, named: "jumps", within: 0.01).text(property: "scale")
    #expect(
      text == """
        @keyframes jumps {
          0% { scale: 1; animation-timing-function: steps(1); }
          50% { scale: 2; animation-timing-function: linear; }
          99.9999% { scale: 3; animation-timing-function: linear; }
          100% { scale: 0; }
        }
        """)
    let web = try WebKeyframes(track, within: 0.01).keyframes
    #expect(web.map(\.offset) == [0, 0.5, 0.5, 1, 1])
    #expect(web.map(\.value) == [1, 1, 2, 3, 0])
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

  @Test func `vectors have exact lines, and samples of the rest`() throws {
    let track = Track(
      from: SIMD2(0.0, 0),
      [
        .linear(to: SIMD2(1, 2), duration: 1, easing: .easeIn),
        .linear(to: SIMD2(0, 5), duration: 1, easing: .penner(.bounce, .out)),
        .cubic(to: SIMD2(3, 1), duration: 1, startVelocity: SIMD2(0, 1)),
        .spring(to: SIMD2(0, 0), duration: 1, spring: .bouncy, startVelocity: SIMD2(9, -9)),
      ])
    let web = try WebKeyframes(track, within: 0.01).keyframes
    #expect(web[0].easing == .easeIn && web[1].value == SIMD2(1, 2))
    for step in 0..<500 {
      let offset = Double(step) / 500
      let next = try #require(web.firstIndex { $0.offset > offset })
      let (a, b) = (web[next - 1], web[next])
      let progress = a.easing.value(at: (offset - a.offset) / (b.offset - a.offset))
      let value = a.value.interpolated(to: b.value, by: progress)
      #expect(value.distance(to: track.value(at: offset * 4)) <= 0.01 * (1 + 1e-9))
    }
  }

  @Test func `what only jumps is discrete`() throws {
    let track = Track(values: [0.0, 3, 1], mode: .discrete, duration: 3)
    let lists = try CoreAnimationKeyframes(track, within: 0.1)
    #expect(lists.calculationMode == .discrete)
    #expect(lists.values == [0, 3, 1])
    #expect(lists.keyTimes.count == 4 && lists.keyTimes[0] == 0 && lists.keyTimes[3] == 1)
    #expect(lists.timingFunctions.isEmpty && lists.duration == 3)
    let lottie = try LottieKeyframes(track, frameRate: 10, within: 0.1)
    #expect(
      lottie.json
        == "[{\"t\":0,\"s\":[0],\"h\":1},{\"t\":10,\"s\":[3],\"h\":1},"
        + "{\"t\":20,\"s\":[1],\"h\":1},{\"t\":30,\"s\":[1]}]")
  }

  @Test func `Lottie has frames, and its tangents with the keyframe they start from`() throws {
    let track = Track(
      from: 0.0, [.linear(to: 100, duration: 0.5, easing: .easeOut), .cubic(to: 0, duration: 1)])
    let keyframes = try LottieKeyframes(track, frameRate: 60, within: 0.1)
    #expect(keyframes.keyframes.map(\.time) == [0, 30, 90])
    #expect(keyframes.keyframes[0].inTangent == SIMD2(0.58, 1))
    #expect(
      keyframes.json.hasPrefix(
        "[{\"t\":0,\"s\":[0],\"o\":{\"x\":[0],\"y\":[0]},\"i\":{\"x\":[0.58],\"y\":[1]}},"))
    #expect(try JSONSerialization.jsonObject(with: Data(keyframes.json.utf8)) is [Any])
  }

  @Test func `a track without a duration shows its end`() throws {
    let track = Track(values: [1.0, 2], duration: 0)
    let web = try WebKeyframes(track, within: 0.1)
    #expect(web.keyframes.map(\.value) == [2, 2])
    #expect(web.keyframes.map(\.offset) == [0, 1])
  }
}
