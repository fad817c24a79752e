// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import MotionScenes

/// A scene by its name and parameters: `push`, `push(scale: 0.9)`.
struct SceneText {
  /// What the scene is called and made of.
  let description: SceneDescription

  /// The scene.
  let instance: SceneInstance

  private let parameters: [Double]

  /// Reads a scene; nil where no scene has the name.
  ///
  /// - Throws: Where the scene has no such parameter, or the number is out of its range.
  init?(_ notation: Notation) throws(Failure) {
    let entry = SceneEntry.all.first { $0.description().id == notation.name }
    guard let entry else { return nil }
    description = entry.description()
    var notation = notation
    var parameters: [Double] = []
    for parameter in description.parameters {
      let number = try notation.number(parameter.id) ?? parameter.initial
      guard parameter.minimum...parameter.maximum ~= number else {
        let range = "\(parameter.minimum)...\(parameter.maximum)"
        throw Failure("\(parameter.id) must be in \(range), but is \(number)")
      }
      parameters.append(number)
    }
    try notation.expectNoMore()
    self.parameters = parameters
    instance = entry.make(parameters)
  }

  /// The Swift that makes the scene, as the page shows it.
  var code: String {
    var code = description.code
    for (parameter, number) in zip(description.parameters, parameters) {
      let choices = parameter.choices
      let text = choices.isEmpty ? "\(number)" : choices[Int(number)].code
      code = code.replacing("{\(parameter.id)}", with: text)
    }
    return code
  }
}
