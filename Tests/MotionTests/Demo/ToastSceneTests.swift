// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionScenes
import Testing

@Suite struct ToastSceneTests {
  /// The number of a channel at a time.
  private static let channels = ToastScene.description.channels

  private func value(_ name: String, _ time: Double, of scene: SceneInstance) throws -> Double {
    scene.frame(at: time)[try #require(Self.channels.firstIndex(of: name))]
  }

  @Test func `of the burst only the last event is shown, a delay after it`() throws {
    let scene = SceneEntry(ToastScene.self).make()
    // Sent at 0.2, 0.32 and 0.44.
    #expect(try value("sent", 0.45, of: scene) == 3)
    #expect(try value("delivered", 0.69.nextDown, of: scene) == 0)
    #expect(try value("delivered", 0.6901, of: scene) == 1)
    #expect(try value("delivered message", 0.6901, of: scene) == 3)
    #expect(try value("right", 0.69, of: scene) == -62 && value("right", 0.9401, of: scene) == 0)
    let middle = try value("right", 0.815, of: scene)
    #expect(abs(middle + 31) < 1e-9, "ease-in-out is half way at half time")
  }

  @Test func `without a delay every event of the burst is shown`() throws {
    let scene = SceneEntry(ToastScene.self).make([0, 62, 0.5])
    for (time, message) in [(0.3, 1.0), (0.8, 2), (1.3, 3)] {
      #expect(try value("message", time, of: scene) == message)
    }
    #expect(try value("delivered", 5, of: scene) == value("sent", 5, of: scene))
  }

  @Test func `a delay longer than the spacing shows only what is followed by quiet`() throws {
    let shown = SceneEntry(ToastScene.self).make([0.25, 62, 0.3]).frame(at: 1.3)
    #expect(shown[ToastScene.Channel.delivered] == 3, "0.3 s of quiet is enough for each")
    let late = try value("delivered", 1.2, of: SceneEntry(ToastScene.self).make([0.5, 62, 0.3]))
    #expect(late == 0)
  }

  @Test func `the second report of the same result is dropped`() throws {
    let scene = SceneEntry(ToastScene.self).make()
    #expect(try value("delivered", 2.3, of: scene) == 3)
    #expect(try value("changes", 2.3, of: scene) == 2)
  }

  @Test func `the error is shown for its time, and as written never`() throws {
    let scene = SceneEntry(ToastScene.self).make()
    // Occurs at 3.4, comes through at 3.65, is in at 3.9; hidden at 4.6, out from 4.85 to 5.1.
    for time in stride(from: 3.91, through: 4.84, by: 0.01) {
      #expect(try value("right", time, of: scene) == 0)
      #expect(try value("message", time, of: scene) == 5)
    }
    #expect(try value("right", 5.101, of: scene) == -62)
    #expect(try value("message", 5.101, of: scene) == 0, "cleared when it is out")
    for time in stride(from: 3.4, through: 5.4, by: 0.01) {
      #expect(try value("wrong units", time, of: scene) == -62)
    }
  }

  @Test func `slides are continuous at any parameters, also where they are interrupted`() throws {
    for parameters in Effort.cases([[0.25, 62, 0.12], [0, 62, 0.02], [0.1, 20, 0.11]]) {
      let scene = SceneEntry(ToastScene.self).make(parameters)
      for name in ["right", "wrong units", "scale", "alpha"] {
        var before = try value(name, 0, of: scene)
        for step in 1...1800 {
          let now = try value(name, Double(step) / 333, of: scene)
          // The steepest slope of the easing is less than 2: twice the way in 0.25 s.
          let limit = (name == "scale" || name == "alpha" ? 1 : parameters[1]) * 0.024
          #expect(abs(now - before) <= limit, "\(name) at \(step) / 333 of \(parameters)")
          before = now
        }
      }
    }
  }

  @Test func `the spinner turns once in 0.6 s while it loads, and goes on from where it stopped`()
    throws
  {
    let scene = SceneEntry(ToastScene.self).make()
    let turn = try value("spinner", 1.5, of: scene) - value("spinner", 0.9, of: scene)
    #expect(abs(turn - 2 * .pi) < 1e-12)
    let stopped = try value("spinner", 1.65, of: scene)
    #expect(try value("spinner", 5, of: scene) == stopped)
  }

  @Test func `a press dims to 0.6 in 0.15 s and scales to 0.95 without bounce`() throws {
    let scene = SceneEntry(ToastScene.self).make()
    #expect(try value("alpha", 2.62, of: scene) == 0.6)
    var smallest = 1.0
    for time in stride(from: 2.4, through: 4, by: 0.001) {
      let scale = try value("scale", time, of: scene)
      smallest = min(smallest, scale)
      #expect(scale <= 1 + 1e-15)
    }
    #expect(smallest > 0.95 && smallest < 0.96)
    #expect(try abs(value("scale", 4, of: scene) - 1) < 1e-6)
  }
}
