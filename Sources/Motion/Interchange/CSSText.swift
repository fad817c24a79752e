// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Writes names and words so that CSS reads them back.
enum CSSText {
  /// Writes a text in quotes; what no text can hold is written by its number.
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

  /// Writes a word; what no word can hold is escaped.
  ///
  /// - Source: [cssom-1], §2.1, "serialize an identifier".
  static func word(_ word: String) -> String {
    var text = ""
    for scalar in word.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "_", "\u{80}"...: text.unicodeScalars.append(scalar)
      case "0"..."9":
        // At its beginning a digit would make it a number.
        if text.isEmpty || text == "-" {
          text += number(scalar)
        } else {
          text.unicodeScalars.append(scalar)
        }
      case "-": text += word == "-" ? "\\-" : "-"
      case "\u{0}"..<" ", "\u{7F}": text += number(scalar)
      default: text += "\\" + String(scalar)
      }
    }
    return text
  }

  /// Writes what stands directly behind a number.
  ///
  /// - Source: [css-syntax-3], §9.2: `e` and digits would be taken for its exponent.
  static func unit(_ unit: String) -> String {
    if unit == "%" { return unit }
    let rest = word(unit)
    guard let first = unit.unicodeScalars.first, first == "e" || first == "E" else { return rest }
    return number(first) + rest.dropFirst()
  }

  private static func number(_ scalar: Unicode.Scalar) -> String {
    "\\" + String(scalar.value, radix: 16) + " "
  }
}
