// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionInterchange
import MotionScenes
import Testing

/// What the scenes write as CSS is what they show.
@Suite struct SceneCSSTests {
  /// The scenes that one easing function can show, each with the channel that it shows.
  static let channels: [String: Int] = [
    "spring-explorer": 0, "easing-explorer": 4, "keyframe-editor": 0, "settle": 0,
    "blur-reveal": 2, "bouncing-ball": 0, "push": 0, "scan-line": 0,
  ]

  @Test func `the scenes that one easing function shows are these`() {
    let written = SceneEntry.all.filter { $0.make($0.description().recordedParameters).css != nil }
    #expect(Set(written.map { $0.description().id }) == Set(Self.channels.keys))
  }

  @Test func `read back, it is within the tolerance of what the scene shows`() throws {
    var count = 0
    for entry in Effort.cases(SceneEntry.all) {
      let description = entry.description()
      guard let channel = Self.channels[description.id] else { continue }
      // All at first, all at either end, and every third with one parameter at an end.
      let sets = SceneTests.parameters(of: description)
      for (place, parameters) in sets.enumerated() where place < 3 || place > 6 && place % 3 == 0 {
        let scene = entry.make(parameters)
        guard let css = scene.css else { continue }
        count += 1
        let easing = try Easing(css: css.easing)
        let way = css.target - css.origin
        let seconds = Double(css.milliseconds) / 1000
        for index in 0..<150 {
          // Beside the instants of jumps, which are round numbers.
          let progress = (Double(index) + 0.137) / 150
          let shown = css.origin + way * easing.value(at: progress)
          let value = scene.frame(at: progress * seconds)[channel]
          #expect(
            abs(shown - value) <= SceneCSS.tolerance * abs(way) * 1.000001,
            "\(description.id) \(parameters) at \(progress)")
        }
      }
    }
    #expect(count > Effort.cases(30))
  }

  @Test func `the text says what its numbers are, and how near`() throws {
    let spring = try #require(SceneEntry(SpringExplorer.self).make().css)
    #expect(spring.text.hasPrefix("/* Output 0 stands for 0, 1 for 1, and the lines\n"))
    #expect(spring.text.contains("within 0.002 of that way at any time. */"))
    #expect(
      spring.text.hasSuffix(
        """
        transition-duration: \(spring.milliseconds)ms;
        transition-timing-function: \(spring.easing);

        """))
    let easing = try #require(
      SceneEntry(EasingExplorer.self).make([0.75, 0, 0.3, -0.2, 0.2, 1.3]).css)
    #expect(
      easing.text == """
        /* Output 0 stands for 0, 1 for 1, exactly. */
        transition-duration: 750ms;
        transition-timing-function: cubic-bezier(0.3, -0.2, 0.2, 1.3);

        """)
    let scan = try #require(SceneEntry(ScanLine.self).make([1.25, 1]).css)
    #expect(
      scan.text == """
        /* Output 0 stands for 0, 1 for 1, exactly. */
        .scan {
          animation: scan 1250ms
            ease infinite alternate;
        }
        @keyframes scan {
          from { top: 0; }
          to { top: 100%; }
        }

        """)
    let push = try #require(SceneEntry(PushEffect.self).make([0.9, 0.2, 0, 0]).css)
    #expect(push.text.contains("  from { scale: 1; }\n  to { scale: 0.9; }\n"))
  }

  @Test(arguments: [
    ("ease-in", Easing.easeIn), ("steps, jump at both", .steps(4, .jumpBoth)),
    ("circ in-out", .penner(.circ, .inOut)), ("elastic out", .penner(.elastic, .out)),
    ("bounce in", .penner(.bounce, .in)), ("linear", .linear),
  ])
  func `a chosen easing is written as itself`(_ name: String, _ easing: Easing) throws {
    let choices = EasingExplorer.parameter(.easing).choices
    let place = try #require(choices.firstIndex { $0.label == name })
    let css = try #require(SceneEntry(EasingExplorer.self).make([0.5, Double(place)]).css)
    #expect(css.easing == (try easing.cssLinear(within: SceneCSS.tolerance)))
    #expect(css.milliseconds == 500)
  }

  @Test func `what does not move, and what a hand has moved, has no text`() {
    #expect(SceneEntry(SpringExplorer.self).make([0.5, 0.3, 0, 0]).css == nil)
    #expect(SceneEntry(PushEffect.self).make([1, 0.2, 0, 0]).css == nil)
    let press = [
      ScenePointer(.down, time: 0.1, x: 0.2, y: 0), ScenePointer(.up, time: 0.3, x: 0.4, y: 0),
    ]
    #expect(SceneEntry(SpringExplorer.self).make([0.5, 0.3, 0, 1], pointer: press).css == nil)
  }
}
