// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionInterchange
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
    return (0...150).reduce(0) { worst, step in
      let time = track.duration * (Double(step) + 0.5) / 151
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
    for _ in 0..<4 {
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

  @Test(arguments: Effort.cases(tracks), Effort.cases([1e-2, 1e-3]))
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
}
