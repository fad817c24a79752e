// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionScenes

/// Lists the scenes, easings, springs and scenarios.
struct ListCommand {
  /// Takes no arguments.
  init(_ words: [String]) throws(Failure) {
    try Arguments(words).expectNoWords()
  }

  /// Prints the scenes, easings, springs and scenarios.
  func run() throws(Failure) {
    try StandardStream.output.writeLine(lines.joined(separator: "\n"))
  }

  private var lines: [String] {
    let scenes = SceneEntry.all.map { entry in
      let description = entry.description()
      let parameters = description.parameters.map(\.id).joined(separator: ", ")
      let title = "\(description.title) (\(description.group.rawValue))"
      return "  \(padded(description.id)) \(title): \(parameters)"
    }
    let scenarios = Scenario.allCases.map { "  \(padded($0.name)) \($0.count) samples" }
    let easings =
      EasingText.names.map { "  \($0)" } + [
        "  families: \(Easing.PennerFamily.allCases.map(\.rawValue).joined(separator: " "))",
        "  modes: \(Easing.PennerMode.allCases.map(\.rawValue).joined(separator: " "))",
      ]
    return ["Scenes"] + scenes + ["", "Easings"] + easings
      + ["", "Springs"] + SpringText.names.map { "  \($0)" } + ["", "Scenarios"] + scenarios
  }

  private func padded(_ text: String) -> String {
    text + String(repeating: " ", count: max(0, 16 - text.count))
  }
}
