// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The CSS tokens of rules and declarations.
///
/// - Source: [css-syntax-3], §4.
extension TextScanner {
  /// Whether a word starts at the current offset.
  var isAtWord: Bool {
    if TextScanner.isWordStart(next) { return true }
    guard next == UInt8(ascii: "-") else { return false }
    return byte(1) == UInt8(ascii: "-") || TextScanner.isWordStart(byte(1))
  }

  /// Reads a word with its escapes decoded; empty if no word starts at the current offset.
  mutating func word() -> String {
    guard isAtWord else { return "" }
    var word = ""
    while !isAtEnd {
      let start = offset
      skip { $0 != UInt8(ascii: "\\") && TextScanner.isWordPart($0) }
      word += text(start..<offset)
      guard next == UInt8(ascii: "\\"), byte(1) != 10, byte(1) != 12, byte(1) != 13 else { break }
      skip(1)
      word.unicodeScalars.append(escaped())
    }
    return word
  }

  /// Reads a quoted string; the current byte must be a quote.
  mutating func quoted() throws(ParsingError) -> String {
    let (start, quote) = (offset, next)
    skip(1)
    var text = ""
    while true {
      let begin = offset
      skip {
        $0 != quote && $0 != UInt8(ascii: "\\") && $0 != 10 && $0 != 12 && $0 != 13 && $0 != 0
      }
      text += self.text(begin..<offset)
      if !isAtEnd && next == 0 {
        // [css-syntax-3], §3.3: null characters are replaced.
        text.unicodeScalars.append("\u{FFFD}")
        skip(1)
        continue
      }
      guard !isAtEnd, next == quote || next == UInt8(ascii: "\\") else {
        throw locatedFailure("a text in quotes has no end", at: start)
      }
      let isEnd = next == quote
      skip(1)
      if isEnd { return text }
      if next == 13 && byte(1) == 10 {
        skip(2)
      } else if next == 10 || next == 12 || next == 13 {
        skip(1)
      } else {
        text.unicodeScalars.append(escaped())
      }
    }
  }

  /// Reads the escape after a backslash.
  private mutating func escaped() -> Unicode.Scalar {
    guard !isAtEnd else { return "\u{FFFD}" }
    var (code, digits) = (UInt32(0), 0)
    while digits < 6, let digit = TextScanner.hexadecimalDigit(next) {
      code = code << 4 | digit
      digits += 1
      skip(1)
    }
    guard digits > 0 else {
      // A scalar may consist of several bytes.
      let start = offset
      skip(1)
      while next & 0xC0 == 0x80 { skip(1) }
      let scalar = text(start..<offset).unicodeScalars.first
      return scalar == "\0" ? "\u{FFFD}" : scalar ?? "\u{FFFD}"
    }
    if next == 13 && byte(1) == 10 { skip(1) }
    if TextScanner.isSpace(next) { skip(1) }
    return code == 0 ? "\u{FFFD}" : Unicode.Scalar(code) ?? "\u{FFFD}"
  }

  /// Skips a value up to an end character outside of brackets.
  ///
  /// - Returns: The offset after the last character that is neither space nor in a comment.
  mutating func skipValue(
    until isEnd: (UInt8) -> Bool
  ) throws(ParsingError) -> Int {
    var open: [(byte: UInt8, offset: Int)] = []
    var last = offset
    while true {
      try skipSpaceAndLocatedComments()
      if isAtEnd {
        guard let bracket = open.last else { return last }
        throw locatedFailure("a bracket is not closed", at: bracket.offset)
      }
      if open.isEmpty && isEnd(next) { return last }
      switch next {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = try quoted()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        guard open.count < TextScanner.deepest else {
          throw locatedFailure("more than \(TextScanner.deepest) levels")
        }
        open.append((next, offset))
        skip(1)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard let bracket = open.popLast(), TextScanner.close(bracket.byte) == next else {
          throw locatedFailure("\(found) closes nothing")
        }
        skip(1)
      case UInt8(ascii: "\\"):
        skip(1)
        _ = escaped()
      default: skip(1)
      }
      last = offset
    }
  }

  /// Skips white space and comments.
  mutating func skipSpaceAndLocatedComments() throws(ParsingError) {
    do throws(ParsingError) {
      try skipSpaceAndComments()
    } catch {
      throw locatedFailure(error.message, at: error.offset)
    }
  }

  /// The maximum depth of brackets and blocks.
  static var deepest: Int { 64 }

  private static func close(_ open: UInt8) -> UInt8 {
    open == UInt8(ascii: "(") ? open + 1 : open + 2
  }

  private static func isWordStart(_ byte: UInt8) -> Bool {
    let letter = byte | 32
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") || byte >= 128
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "\\")
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    isWordStart(byte) || isDigit(byte) || byte == UInt8(ascii: "-")
  }

  private static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}

extension ParsingError {
  /// Returns the error with its line and column in a text, and the offset to which it is relative.
  func located(in text: String, from location: Int = 0) -> ParsingError {
    TextScanner(text).locatedFailure(message, at: location + offset)
  }
}

extension String {
  /// The text with ASCII letters in lowercase, by which CSS compares words.
  var smallLetters: String {
    String(
      decoding: utf8.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 + 32 : $0 },
      as: UTF8.self)
  }
}
