// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionScenes
import Testing

@Suite struct TooltipTourSceneTests {
  private static let channels = TooltipTourScene.description.channels

  private func value(_ name: String, _ time: Double, of scene: SceneInstance) throws -> Double {
    scene.frame(at: time)[try #require(Self.channels.firstIndex(of: name))]
  }

  private func taps(_ times: Double...) -> [SceneTap] {
    times.map { SceneTap(time: $0, x: 100, y: 200) }
  }

  @Test func `the script shows each step, and is felt`() throws {
    let scene = SceneEntry(TooltipTourScene.self).make([390, 0.25, 1])
    #expect(try value("step", 0.29, of: scene) == -1 && value("alpha", 0.29, of: scene) == 0)
    #expect(try value("alpha", 0.425, of: scene) == 0.5 && value("alpha", 0.5501, of: scene) == 1)
    for step in 0..<5 {
      let time = 1.0 + Double(step)
      #expect(try value("step", time, of: scene) == Double(step))
      #expect(try value("cue", time, of: scene) == (step > 0 ? 1 : 0))
    }
    #expect(try value("cue", 5.4, of: scene) == 2 && value("step", 5.4, of: scene) == 4)
    #expect(try value("alpha", 5.56, of: scene) == 0 && value("step", 5.56, of: scene) == -1)
    #expect(try abs(value("since cue", 5.5, of: scene) - 0.2) < 1e-12)
  }

  @Test func `all of it is on the screen, at any width, and as written it is not`() throws {
    for width in stride(from: 280.0, through: 430, by: 10) {
      let scene = SceneEntry(TooltipTourScene.self).make([width, 0.25, 1])
      var least = 12.0
      for step in 0..<5 {
        let time = 1.0 + Double(step)
        let (left, top) = (try value("left", time, of: scene), try value("top", time, of: scene))
        let height = try value("height", time, of: scene)
        #expect(left >= 12 && top >= 12 && top + height <= 560 - 12)
        #expect(left + 300 <= max(312, width - 12))
        let tip = try value("arrow x", time, of: scene)
        #expect(tip >= left + 24 && tip <= left + 276)
        #expect(try value("direction", time, of: scene) == (step < 3 ? 1 : -1))
        least = min(least, try value("left by the simpler rule", time, of: scene))
      }
      #expect(least == min(12, width - 312))
    }
  }

  @Test func `a tap goes on, leaves the past, and presents the tour again when it is over`() throws
  {
    let entry = SceneEntry(TooltipTourScene.self)
    let (plain, tapped) = (
      entry.make([390, 0.25, 1]), entry.make([390, 0.25, 1], taps: taps(1.4))
    )
    for step in 0...1399 {
      let time = Double(step) * 0.001
      #expect(plain.frame(at: time) == tapped.frame(at: time))
    }
    #expect(try value("step", 1.4, of: plain) == 1 && value("step", 1.4, of: tapped) == 2)
    let again = entry.make([390, 0.25, 1], taps: taps(5.4, 6.5))
    #expect(try value("step", 5.4, of: again) == 0, "it was still fading out")
    #expect(try abs(value("alpha", 5.4, of: again) - value("alpha", 5.4, of: plain)) < 1e-15)
    #expect(try value("step", 6.6, of: again) == 1 && again.duration > plain.duration)
  }

  @Test func `it is continuous at any parameters, also where taps interrupt it`() throws {
    for parameters in Effort.cases([[390, 0.25, 0.1], [320, 1, 0.1], [280, 0.3, 0.5]]) {
      let scene = SceneEntry(TooltipTourScene.self)
        .make(parameters, taps: taps(0.1, 0.35, 0.41, 0.42, 0.9, 1.5, 2.2))
      for (name, way) in [("alpha", 1.0), ("left", 160), ("top", 500), ("arrow x", 400)] {
        var before = try value(name, 0, of: scene)
        for step in 1...Int(scene.duration * 300) {
          let time = Double(step) / 300
          let now = try value(name, time, of: scene)
          // A tour that starts anew is seen nowhere yet.
          let isSeen = try value("alpha", time, of: scene) > 0.01
          if isSeen || name == "alpha" {
            #expect(abs(now - before) <= way * 0.006 / parameters[1], "\(name) at \(time)")
          }
          before = now
        }
      }
    }
  }
}
