// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionInterchange

/// Keyframes of a style sheet, as the animation of that sheet plays them.
///
/// `card.css` is the only keyframes rule of a file, `card.css#rise` the rule with that name, and
/// `card.css#rise.opacity` one property of it.
struct StyleFile: Sendable {
  /// A number of a property.
  struct Channel: Sendable {
    /// The property, with the index of the number if it has several.
    let name: String

    /// The number during one iteration of the keyframes.
    let track: Track<Double>
  }

  /// The numbers of all properties.
  let channels: [Channel]

  /// The timing of the keyframes: one second if the sheet has none.
  let timing: Timing

  /// The parts that cannot be shown or are ignored, one per line.
  let notes: [String]

  /// Reads a file; nil where the text does not name one.
  ///
  /// - Throws: A failure in one line with the error, its line and its column.
  init?(_ text: String) throws(Failure) {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = parts.first, path.hasSuffix(".css") else { return nil }
    let choice = (parts.count > 1 ? parts[1] : "").split(separator: ".", maxSplits: 1)
    let source = try InputFile.text(of: String(path))
    do {
      let sheet = try CSSStyleSheet(css: source)
      let rule = try StyleFile.rule(of: sheet, choice.first.map(String.init), String(path))
      try self.init(rule, of: sheet, choice.count > 1 ? String(choice[1]) : nil, String(path))
    } catch let error as ParsingError {
      throw Failure("\(path): \(error.message)")
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure("\(path): \(error)")
    }
  }

  private static func rule(
    of sheet: CSSStyleSheet, _ name: String?, _ path: String
  ) throws(Failure) -> CSSKeyframesRule {
    let names = sheet.rules.map(\.name)
    if let name {
      guard let rule = sheet.rule(named: name) else {
        throw Failure("\(path) has no @keyframes '\(name)'\(Suggestion.hint(for: name, in: names))")
      }
      return rule
    }
    guard let first = names.first else { throw Failure("\(path) has no @keyframes") }
    guard Set(names).count == 1 else {
      let list = names.map { "\(path)#\($0)" }.joined(separator: ", ")
      throw Failure("\(path) has several @keyframes; say one of \(list)")
    }
    return sheet.rule(named: first) ?? sheet.rules[0]
  }

  private init(
    _ rule: CSSKeyframesRule, of sheet: CSSStyleSheet, _ property: String?, _ path: String
  ) throws {
    let animation =
      sheet.styles.flatMap(\.animations).first { $0.name == rule.name }
      ?? CSSAnimation(name: rule.name, timing: Timing(duration: 1, fill: .both))
    var channels: [Channel] = []
    var notes = sheet.notes.map { "\(path): \($0)" }
    if let property, !rule.properties.contains(property) {
      let hint = Suggestion.hint(for: property, in: rule.properties)
      throw Failure("@keyframes \(rule.name) does not declare '\(property)'\(hint)")
    }
    for name in rule.properties where property.map({ $0 == name }) ?? true {
      do throws(ParsingError) {
        channels += try StyleFile.channels(name, of: rule, animation)
      } catch {
        // From a whole rule, colors and similar properties are left out.
        if property != nil { throw error }
        notes.append("\(path): \(error.message)")
      }
    }
    guard !channels.isEmpty else {
      throw Failure("@keyframes \(rule.name) has no property with numbers that can be read")
    }
    self.channels = channels
    self.notes = notes
    timing = animation.timing
  }

  private static func channels(
    _ property: String, of rule: CSSKeyframesRule, _ animation: CSSAnimation
  ) throws(ParsingError) -> [Channel] {
    let form = try rule.form(of: property) ?? .number
    // The values of an undeclared start or end: those of `none`, and opaque.
    let whole: Set = ["opacity", "scale"]
    let underlying =
      whole.contains(property)
      ? [Double](repeating: 1, count: form.count) : try form.numbers("none")
    var channels: [Channel] = []
    for index in 0..<form.count {
      let keyframes = try rule.keyframes(
        of: property, easing: animation.easing, underlying: underlying[index]
      ) { text throws(ParsingError) in
        whole.contains(property) && text == "none"
          ? underlying[index] : try form.numbers(text)[index]
      }
      channels.append(
        Channel(
          name: form.count == 1 ? property : "\(property) \(index + 1)",
          track: Track(keyframes.keyframes, duration: animation.timing.duration)))
    }
    return channels
  }

  /// Returns the numbers and their velocities at a time.
  func sample(_ time: Double) -> [Double] {
    let states = channels.map { $0.track.timed(by: timing).state(at: time) }
    return states.map(\.value) + states.map(\.velocity)
  }
}
