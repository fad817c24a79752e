// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import MotionScenes

/// A scene by its name and parameters: `push`, `push(scale: 0.9)`.
///
/// Its taps follow the parameters, each as time, x and y: `ripple(taps: 0.2/100/200; 0.8/50/60)`.
struct SceneText {
  /// The name and the parameters of the scene.
  let description: SceneDescription

  /// The scene.
  let instance: SceneInstance

  /// The number of each of its parameters.
  let parameters: [Double]

  private let taps: [SceneTap]

  /// Creates the text of a scene that exists, without taps.
  init(_ description: SceneDescription, _ parameters: [Double], _ instance: SceneInstance) {
    (self.description, self.parameters, self.instance) = (description, parameters, instance)
    taps = []
  }

  /// Reads a scene; nil where no scene has the name.
  ///
  /// - Throws: A failure if the scene has no such parameter, or the number is out of its range.
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
    var taps: [SceneTap] = []
    if description.takesTaps, let text = notation.text("taps") {
      for tap in text.split(separator: ";") { taps.append(try Self.tap(String(tap))) }
      guard taps.count <= SceneTap.limit else {
        throw Failure("taps must be at most \(SceneTap.limit), but are \(taps.count)")
      }
    }
    try notation.expectNoMore()
    self.parameters = parameters
    self.taps = SceneTap.legal(taps)
    instance = entry.make(parameters, taps: taps)
  }

  /// Reads a scene.
  ///
  /// - Throws: A failure if no scene has the name, too.
  init(_ text: String) throws(Failure) {
    let notation = try Notation(text)
    guard let scene = try SceneText(notation) else {
      throw Failure("unknown scene '\(notation.name)'\(SceneText.hint(for: notation.name))")
    }
    self = scene
  }

  /// The names of all scenes.
  static var names: [String] { SceneEntry.all.map { $0.description().id } }

  /// Returns the end of an error that states the name as unknown.
  static func hint(for name: String) -> String {
    Suggestion.hint(nearest(to: name), otherwise: "; 'MotionKitDemo list' names them")
  }

  /// Returns the name of the scene, or the other name, that a word may mean; a title means its scene.
  static func nearest(to word: String, or others: [String] = []) -> String? {
    let titles = SceneEntry.all.map { $0.description().title }
    let nearest =
      titles.contains(word)
      ? word : Suggestion.nearest(to: word, in: others + names + titles)
    return titles.firstIndex { $0 == nearest }.map { names[$0] } ?? nearest
  }

  private static func tap(_ text: String) throws(Failure) -> SceneTap {
    var numbers: [Double] = []
    for part in text.split(separator: "/", omittingEmptySubsequences: false) {
      numbers.append(try Arguments.number(part, of: "taps"))
    }
    guard numbers.count == 3 else {
      throw Failure("taps must be time/x/y, but '\(text)' is not")
    }
    return SceneTap(time: numbers[0], x: numbers[1], y: numbers[2])
  }

  /// Returns the Swift that makes the scene, as the page shows it at a time: a program that prints
  /// a number of the frame, where the code has one.
  func program(at time: Double) -> String {
    let imports = ["Motion"] + description.imports
    var lines = imports.map { "import \($0)" } + ["", "let time = \(time)  // seconds", code]
    if let result = description.result {
      let number = String(format: "%.4f", instance.frame(at: time)[result.channel])
      let digits = number.replacing(/\.?0+$/, with: "")
      let shown = digits == "-0" ? "0" : digits
      lines.append("print(\(result.expression))  // shows \(shown)")
    }
    return lines.joined(separator: "\n")
  }

  /// The Swift that makes the scene, without its first and its last lines.
  var code: String {
    let lines = taps.map { tap in
      description.tapCode.replacing("{time}", with: "\(tap.time)")
        .replacing("{x}", with: "\(tap.x)").replacing("{y}", with: "\(tap.y)") + "\n"
    }
    var code = description.code.replacing("{taps}\n", with: lines.joined())
    for (parameter, number) in zip(description.parameters, parameters) {
      let choices = parameter.choices
      let text = choices.isEmpty ? "\(number)" : choices[Int(number)].code
      code = code.replacing("{\(parameter.id)}", with: text)
        .replacing("{#\(parameter.id)}", with: "\(Int(number))")
    }
    return code
  }
}
