// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A writer of names and words in the syntax of CSS.
enum CSSText {
  /// Writes a quoted string; illegal characters are escaped by their numbers.
  static func quoted(_ name: String) -> String {
    var text = "\""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\" + String(scalar)
      case "\u{0}"..<" ", "\u{7F}": text += number(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// Writes a word; illegal characters are escaped.
  ///
  /// - Source: [cssom-1], §2.1, "serialize an identifier".
  static func word(_ word: String) -> String { self.word(word.unicodeScalars) }

  private static func word(_ scalars: String.UnicodeScalarView) -> String {
    var text = ""
    // A digit at the beginning, or after a first hyphen, would make it a number.
    var isBeginning = true
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "a"..."z", "A"..."Z", "_", "\u{80}"...: text.unicodeScalars.append(scalar)
      case "0"..."9":
        if isBeginning {
          text += number(scalar)
        } else {
          text.unicodeScalars.append(scalar)
        }
      case "-": text += scalars.count == 1 ? "\\-" : "-"
      case "\u{0}"..<" ", "\u{7F}": text += number(scalar)
      default: text += "\\" + String(scalar)
      }
      isBeginning = index == 0 && scalar == "-"
    }
    return text
  }

  /// Writes the unit directly after a number.
  ///
  /// - Source: [css-syntax-3], §9.2: `e` and digits would be taken for its exponent.
  static func unit(_ unit: String) -> String {
    let scalars = unit.unicodeScalars
    let rest = scalars.dropFirst()
    guard let first = scalars.first, first != "%" || !rest.isEmpty else { return unit }
    guard first == "e" || first == "E" else { return word(scalars) }
    return number(first) + word(String.UnicodeScalarView(rest))
  }

  private static func number(_ scalar: Unicode.Scalar) -> String {
    "\\" + String(scalar.value, radix: 16) + " "
  }
}
