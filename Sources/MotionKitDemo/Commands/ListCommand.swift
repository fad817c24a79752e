// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionScenes

/// Names what there is.
struct ListCommand {
  /// Takes no arguments.
  init(_ words: [String]) throws(Failure) {
    try Arguments(words).expectNoWords()
  }

  /// Prints the scenes, easings, springs and scenarios.
  func run() {
    print("Scenes")
    for description in SceneEntry.all.map({ $0.description() }) {
      let parameters = description.parameters.map(\.id).joined(separator: ", ")
      let title = "\(description.title) (\(description.article))"
      print("  \(padded(description.id)) \(title): \(parameters)")
    }
    print("\nEasings")
    for name in EasingText.names { print("  \(name)") }
    print("  families: \(Easing.PennerFamily.allCases.map(\.rawValue).joined(separator: " "))")
    print("  modes: \(Easing.PennerMode.allCases.map(\.rawValue).joined(separator: " "))")
    print("\nSprings")
    for name in SpringText.names { print("  \(name)") }
    print("\nScenarios")
    for scenario in Scenario.allCases {
      print("  \(padded(scenario.name)) \(scenario.count) samples")
    }
  }

  private func padded(_ text: String) -> String {
    text + String(repeating: " ", count: max(0, 16 - text.count))
  }
}
