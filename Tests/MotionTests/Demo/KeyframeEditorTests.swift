// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionScenes
import Testing

private typealias Channel = KeyframeEditor.Channel

@Suite struct KeyframeEditorTests {
  /// As it is, with no hold, with the shortest keyframes, and with the bounciest spring.
  static let parameters: [[Double]] = {
    let initial = KeyframeEditor.description.parameters.map(\.initial)
    func with(_ changes: [Int: Double]) -> [Double] {
      initial.indices.map { changes[$0] ?? initial[$0] }
    }
    return [
      initial, with([8: 0]), with([1: 0.1, 4: 0.1, 6: 0.1, 8: 0]),
      with([5: 1, 6: 1.5, 7: 0.9]), with([2: 5, 9: -1, 10: 1]),
    ]
  }()

  @Test(arguments: parameters)
  func `the value jumps at the move, and nowhere else`(parameters: [Double]) throws {
    let scene = SceneEntry(KeyframeEditor.self).make(parameters)
    let times = scene.marks.map(\.time)
    #expect(times.count == 6 && times == times.sorted())
    for (index, time) in times.enumerated() where index < 5 {
      let (before, after) = (
        scene.frame(at: time - 1e-9)[Channel.value], scene.frame(at: time + 1e-9)[Channel.value]
      )
      if time == times[3] {
        #expect(abs(after - parameters[9]) < 1e-6, "the move goes to its value")
      } else {
        #expect(abs(after - before) < 1e-6, "keyframe \(index)")
      }
    }
  }

  @Test(arguments: parameters)
  func `what has a target is exactly there at its end`(parameters: [Double]) {
    let scene = SceneEntry(KeyframeEditor.self).make(parameters)
    let times = scene.marks.map(\.time)
    #expect(abs(scene.frame(at: times[0])[Channel.value] - parameters[0]) <= 1e-15)
    #expect(abs(scene.frame(at: times[1])[Channel.value] - parameters[3]) <= 1e-15)
    #expect(abs(scene.frame(at: times[4])[Channel.value] - parameters[10]) <= 1e-15)
    #expect(
      scene.frame(at: times[5])[Channel.value] == 0 && scene.frame(at: scene.duration) == [0, 0])
  }
}
