// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionHaptics
import MotionScenes
import Testing

private typealias Channel = BouncingBall.Channel

/// The ball falls as balls fall, and is felt where it hits the floor.
@Suite struct BouncingBallTests {
  /// Height, share of the speed that is kept, place; and the acceleration there.
  static let cases: [([Double], gravity: Double)] = [
    ([1.2, 0.72, 0, 0.6], 9.81), ([3, 0.9, 2, 0], 1.62), ([0.2, 0.3, 1, 1], 3.71),
    ([2, 0.5, 0, 0.5], 9.81),
  ]

  @Test(arguments: cases)
  func `taps come at the impacts, as strong as the ball is fast`(
    _ parameters: [Double], gravity: Double
  ) throws {
    let (height, kept) = (parameters[0], parameters[1])
    let fall = (2 * height / gravity).squareRoot()
    let scene = SceneEntry(BouncingBall.self).make(parameters)
    let taps = try #require(scene.haptics).events
    var (time, share) = (fall, 1.0)
    for tap in taps {
      #expect(abs(tap.begin - time) <= 1e-13 * time)
      #expect(tap.isTap && tap.levels[0].sharpness == parameters[3])
      #expect(abs(tap.levels[0].intensity - share) <= 1e-12)
      #expect(abs(scene.frame(at: tap.begin)[Channel.height]) <= 1e-12 * height)
      share *= kept
      time += 2 * share * fall
    }
    // A twentieth of the first speed is the least that counts.
    #expect(share <= 0.05 && share / kept > 0.05)
    #expect(scene.marks.map(\.time) == taps.map(\.begin))
    #expect(scene.marks.allSatisfy { $0.kind == .impact })
  }

  @Test(arguments: cases)
  func `between two impacts height and velocity are those of free fall`(
    _ parameters: [Double], gravity: Double
  ) throws {
    let scene = SceneEntry(BouncingBall.self).make(parameters)
    let (height, kept) = (parameters[0], parameters[1])
    for part in [0.1, 0.5, 0.9] {
      let time = part * (2 * height / gravity).squareRoot()
      let frame = scene.frame(at: time)
      #expect(abs(frame[Channel.height] - (height - gravity * time * time / 2)) <= 1e-14 * height)
      #expect(abs(frame[Channel.velocity] + gravity * time) <= 1e-13 * gravity)
    }
    let taps = try #require(scene.haptics).events
    var energy = gravity * height
    for (tap, next) in zip(taps, taps.dropFirst()) {
      energy *= kept * kept
      for part in [0.2, 0.5, 0.7] {
        let frame = scene.frame(at: tap.begin + part * (next.begin - tap.begin))
        #expect(frame[Channel.height] > 0)
        let now =
          gravity * frame[Channel.height] + frame[Channel.velocity] * frame[Channel.velocity] / 2
        #expect(abs(now - energy) <= 1e-11 * energy)
      }
    }
    let last = scene.frame(at: scene.duration)
    #expect(last == [0, 0, 0, 0])
  }
}
