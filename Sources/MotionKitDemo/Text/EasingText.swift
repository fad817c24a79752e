// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Easings by their names in CSS and in Swift.
enum EasingText {
  /// The names of easings without arguments, and the notation of the others.
  static let names = [
    "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end",
    "easeIn", "easeOut", "easeInOut", "circularEaseIn", "circularEaseOut", "circularEaseInOut",
    "cubic-bezier(x1, y1, x2, y2)", "steps(n, jump-end)", "linear(0, 0.5 20%, 1)",
    "bezier(x1, y1, x2, y2)", "penner(family, mode)",
  ]

  /// The families of Penner's easings.
  static let families = Easing.PennerFamily.allCases.map(\.rawValue)

  /// The modes of Penner's easings.
  static let modes = Easing.PennerMode.allCases.map(\.rawValue)

  /// Returns the notation of an easing that is written as one word elsewhere, such as easeOutBack.
  static func notation(of word: String) -> String? {
    for family in families {
      for mode in modes
      where word.filter(\.isLetter).lowercased() == "ease\(mode)\(family)".lowercased() {
        return "penner(\(family), \(mode))"
      }
    }
    return nil
  }

  /// Reads an easing; nil for any other name.
  ///
  /// - Throws: A failure if the name is an easing's and the arguments are illegal.
  static func easing(_ text: String) throws(Failure) -> Easing? {
    let name = text.prefix { $0 != "(" }.filter { !$0.isWhitespace && $0 != "." }
    switch name {
    case "easeIn": return .easeIn
    case "easeOut": return .easeOut
    case "easeInOut": return .easeInOut
    case "circularEaseIn": return .circularEaseIn
    case "circularEaseOut": return .circularEaseOut
    case "circularEaseInOut": return .circularEaseInOut
    case "bezier": return try bezier(Notation(text))
    case "penner": return try penner(Notation(text))
    case "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end",
      "cubic-bezier", "steps":
      do {
        return try Easing(css: css(text))
      } catch {
        throw Failure("'\(text)': \(error)")
      }
    default: return nil
    }
  }

  /// Returns the text with the positions of steps as CSS spells them.
  private static func css(_ text: String) -> String {
    var text = text
    for position in Easing.StepPosition.allCases {
      let kebab = "jump-" + position.rawValue.dropFirst(4).lowercased()
      text = text.replacing(position.rawValue, with: kebab)
    }
    return text
  }

  private static func bezier(_ notation: Notation) throws(Failure) -> Easing {
    var notation = notation
    var points: [Double] = []
    for name in ["x1", "y1", "x2", "y2"] {
      let number = try notation.number(named: name)
      guard name.hasPrefix("y") || 0...1 ~= number else {
        throw Failure("\(name) must be in 0...1, but is \(number)")
      }
      points.append(number)
    }
    try notation.expectNoMore()
    return .bezier(points[0], points[1], points[2], points[3])
  }

  private static func penner(_ notation: Notation) throws(Failure) -> Easing {
    var notation = notation
    let family = try notation.word(named: "a family")
    let mode = try notation.word(named: "a mode")
    try notation.expectNoMore()
    guard let family = Easing.PennerFamily(rawValue: family) else {
      let hint = Suggestion.hint(for: family, in: families)
      throw Failure("penner has no family '\(family)'\(hint)")
    }
    guard let mode = Easing.PennerMode(rawValue: mode) else {
      throw Failure("penner has no mode '\(mode)'\(Suggestion.hint(for: mode, in: modes))")
    }
    return .penner(family, mode)
  }
}
