// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionScenes
import Testing

private typealias Channel = TwirlScene.Channel

@Suite struct TwirlSceneTests {
  /// A spring and an easing, each told to leave long before it has arrived, and at the last.
  static let parameters = [
    [0.0, 0.7, 0.4], [1, 0.7, 0.4], [0, 1.5, 0.25], [1, 1.5, 0.25], [0, 0.7, 2],
  ]

  @Test(arguments: parameters)
  func `a card that leaves early turns round where it is`(parameters: [Double]) {
    let scene = SceneEntry(TwirlScene.self).make(parameters)
    let leaving = parameters[2]
    let (before, after) = (scene.frame(at: leaving.nextDown), scene.frame(at: leaving.nextUp))
    for channel in before.indices {
      #expect(abs(after[channel] - before[channel]) <= 1e-9, "\(channel)")
    }
    // From one frame at 1000 Hz to the next no property goes far: the rotation has 720° to go.
    for step in 1...Int(scene.duration * 1000) {
      let (from, to) = (Double(step - 1) / 1000, Double(step) / 1000)
      let (last, next) = (scene.frame(at: from), scene.frame(at: to))
      let largest = zip(last, next).map { abs($0 - $1) }
      #expect(
        largest[Channel.scale] < 0.01 && largest[Channel.opacity] < 0.02
          && largest[Channel.rotation] < 10, "\(to): \(largest)")
    }
  }

  @Test(arguments: parameters)
  func `it comes from before and goes to after`(parameters: [Double]) {
    let scene = SceneEntry(TwirlScene.self).make(parameters)
    #expect(scene.frame(at: 0) == [0.5, 0, 10, 360, 1])
    // A spring has not quite arrived when the scene ends.
    let (end, goal) = (scene.frame(at: scene.duration), [0.5, 0, 10, -360, 0])
    for (channel, span) in [0.5, 1, 10, 720, 1].enumerated() {
      #expect(abs(end[channel] - goal[channel]) <= span * (parameters[0] == 0 ? 1e-4 : 0))
    }
  }
}
