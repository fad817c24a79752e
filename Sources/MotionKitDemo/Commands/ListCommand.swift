// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionScenes

/// Lists the scenes, easings, springs and scenarios, or the numbers of a scene.
struct ListCommand: DemoCommand {
  /// What the command does, and the words that it takes.
  static let description = CommandDescription(
    "Names what there is, or describes a scene.",
    operands: [.scene(isOptional: true)],
    discussion: [
      "It names the scenes, easings, springs and scenarios. With a scene it lists the scene’s "
        + "parameters and channels."
    ],
    examples: [.init("list"), .init("list pulse-rings")])

  private let scene: SceneDescription?

  /// Reads the name of the scene.
  init(_ arguments: Arguments) throws(Failure) {
    if let text = arguments.words.first {
      scene = try SceneText(text).description
    } else {
      scene = nil
    }
  }

  /// Prints the lines.
  func run() throws(Failure) {
    let lines = scene.map(ListCommand.lines(of:)) ?? ListCommand.lines
    try StandardStream.output.writeLine(lines.joined(separator: "\n"))
  }

  /// Everything there is.
  private static var lines: [String] {
    let scenes = SceneEntry.all.map { entry in
      let description = entry.description()
      return [description.id, description.title, description.group.rawValue]
    }
    let easings =
      EasingText.names.map { [$0] } + [
        ["  family: \(EasingText.families.joined(separator: ", "))"],
        ["  mode: \(EasingText.modes.joined(separator: ", "))"],
      ]
    let scenarios = Scenario.allCases.map { [$0.name, "\($0.count)"] }
    return TextLayout.table([["SCENE", "TITLE", "TOPIC"]] + scenes, indentedBy: 0)
      + [""] + TextLayout.wrapped("'MotionKitDemo list SCENE' lists the parameters of a scene.")
      + [""] + TextLayout.table([["EASING"]] + easings, indentedBy: 0)
      + [""] + TextLayout.table([["SPRING"]] + SpringText.names.map { [$0] }, indentedBy: 0)
      + [""] + TextLayout.table([["SCENARIO", "SAMPLES"]] + scenarios, indentedBy: 0)
  }

  /// Returns the parameters and the channels of a scene.
  private static func lines(of scene: SceneDescription) -> [String] {
    var lines = TextLayout.wrapped("\(scene.title): \(scene.caption)") + [""]
    if !scene.parameters.isEmpty {
      let parameters = scene.parameters.map { parameter in
        [
          parameter.id, number(parameter.initial),
          "\(number(parameter.minimum))...\(number(parameter.maximum))", parameter.unit,
          meaning(of: parameter),
        ]
      }
      lines +=
        TextLayout.table(
          [["PARAMETER", "DEFAULT", "RANGE", "UNIT", "MEANING"]] + parameters, indentedBy: 0) + [""]
    }
    let plotted = scene.plots[0].channels
    let channels = scene.channels.enumerated().map { index, channel in
      let plots = scene.plots.filter { $0.channels.contains(index) }
      return [channel, plotted.contains(index) ? "yes" : "", plots.first?.unit ?? ""]
    }
    return lines
      + TextLayout.table([["CHANNEL", "PLOTTED", "UNIT"]] + channels, indentedBy: 0)
  }

  /// Returns the label of a parameter, and the choices that its numbers stand for.
  private static func meaning(of parameter: SceneParameter) -> String {
    let choices = parameter.choices.enumerated().map { "\($0) = \($1.label)" }
    return parameter.label + (choices.isEmpty ? "" : ": " + choices.joined(separator: "; "))
  }

  /// Returns a number without a fraction of zero.
  private static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? value.description
  }
}
