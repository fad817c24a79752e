// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionScenes
import Testing

/// The marks of the spring explorer stand where they say.
@Suite struct SpringExplorerTests {
  static let parameters: [[Double]] = [
    [0.5, 0.3, 0, 1], [0.5, 0.8, 0, 1], [1, 0.5, -12, 1], [0.4, 0.6, 9, -0.5], [0.7, 0.4, 5, 0],
    [0.5, 0, 0, 1], [0.5, -0.5, 20, 0.2], [2, 0.7, 0, -1],
  ]

  @Test(arguments: parameters)
  func `crossings, peak and settling are what they are called`(_ parameters: [Double]) {
    let scene = SceneEntry(SpringExplorer.self).make(parameters)
    let (duration, velocity, target) = (parameters[0], parameters[2], parameters[3])
    let way = max(abs(target), abs(velocity) * duration / 10)
    #expect(!scene.marks.isEmpty)
    for mark in scene.marks {
      let frame = scene.frame(at: mark.time)
      switch mark.kind {
      case .crossing:
        #expect(abs(frame[0] - target) <= 1e-12 * way)
      case .peak:
        #expect(abs(frame[1]) <= 1e-9 * way / duration)
        let most = max(abs(frame[0]), abs(target))
        for index in 0...200 {
          let value = scene.frame(at: scene.duration * Double(index) / 200)[0]
          #expect(abs(value) <= most + 1e-12)
        }
      case .settled:
        #expect(abs(abs(frame[0] - target) - way * 1e-3) <= 1e-9 * way)
        for index in 1...200 {
          let value = scene.frame(at: mark.time + duration * Double(index) / 50)[0]
          #expect(abs(value - target) < way * 1e-3)
        }
      case .handover, .cut, .end, .begin, .caught, .released:
        Issue.record("a spring has no \(mark.kind)")
      }
    }
  }

  @Test func `the energy never grows, and starts as the work to hold the ball back`() {
    let scene = SceneEntry(SpringExplorer.self).make([0.5, 0.3, 0, 1])
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(scene.frame(at: 0)[2] == spring.stiffness / 2)
    var before = Double.infinity
    for index in 0...500 {
      let energy = scene.frame(at: scene.duration * Double(index) / 500)[2]
      #expect(energy <= before)
      before = energy
    }
  }

  @Test func `a spring at rest at its target shows nothing, and says so`() {
    let scene = SceneEntry(SpringExplorer.self).make([0.5, 0.3, 0, 0])
    #expect(scene.marks.isEmpty)
    #expect(scene.frame(at: 0.3) == [0, 0, 0, 0])
  }
}
