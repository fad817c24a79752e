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
      let names = Easing.PennerFamily.allCases.map(\.rawValue).joined(separator: ", ")
      throw Failure("penner has no family '\(family)'; there are \(names)")
    }
    guard let mode = Easing.PennerMode(rawValue: mode) else {
      throw Failure("penner has no mode '\(mode)'; there are in, out, inOut")
    }
    return .penner(family, mode)
  }
}
