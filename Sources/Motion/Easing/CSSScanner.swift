// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

// Reading decimal numbers needs the C library, which Embedded Swift does not have.
#if !hasFeature(Embedded)
/// Reads the tokens of CSS that easing functions need.
///
/// - Source: [css-syntax-3], §4: white space, comments, identifiers, numbers.
struct CSSScanner {
  private let bytes: [UInt8]

  /// The byte that is read next.
  private(set) var offset = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Whether all is read.
  var isAtEnd: Bool { offset == bytes.count }

  /// The next byte, 0 at the end.
  private var next: UInt8 { byte(0) }

  private func byte(_ ahead: Int) -> UInt8 {
    offset + ahead < bytes.count ? bytes[offset + ahead] : 0
  }

  /// Makes an error about a place in the text, by default the current one.
  func failure(_ message: String, at place: Int? = nil) -> ParsingError {
    ParsingError(message: message, offset: place ?? offset)
  }

  /// Skips white space and comments.
  mutating func skipSpace() throws(ParsingError) {
    while !isAtEnd {
      switch next {
      case UInt8(ascii: " "), 9, 10, 12, 13:
        offset += 1
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
        let start = offset
        offset += 2
        while !(next == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) {
          if isAtEnd { throw failure("comment has no end", at: start) }
          offset += 1
        }
        offset += 2
      default:
        return
      }
    }
  }

  /// Reads a character if it is the next one.
  mutating func accept(_ character: Unicode.Scalar) -> Bool {
    guard !isAtEnd, UInt32(next) == character.value else { return false }
    offset += 1
    return true
  }

  /// Reads a character that must come next, after any space.
  mutating func expect(
    _ character: Unicode.Scalar, _ purpose: String
  ) throws(ParsingError) {
    try skipSpace()
    if !accept(character) { throw failure("expected \(purpose), but found \(found)") }
  }

  /// What stands at the current place, in words.
  var found: String {
    if isAtEnd { return "the end of the text" }
    guard next > 32, next < 127 else { return "byte \(next)" }
    return "'" + String(Unicode.Scalar(next)) + "'"
  }

  /// Reads a name in lower case; empty if none stands here.
  mutating func name() -> String {
    var result = ""
    while !isAtEnd {
      var byte = next
      if byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") { byte += 32 }
      let isLetter = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
      let isInner = CSSScanner.isDigit(byte) && !result.isEmpty
      guard isLetter || isInner || byte == UInt8(ascii: "-") else { break }
      result.unicodeScalars.append(Unicode.Scalar(byte))
      offset += 1
    }
    return result
  }

  /// A number as it is written.
  struct Number {
    /// Where it starts.
    var offset: Int
    /// Whether it has neither a fraction nor an exponent.
    var isInteger: Bool
    /// Whether a percent sign follows it.
    var isPercentage: Bool
    /// The value, a percentage divided by 100 before rounding.
    var value: Double
  }

  /// Whether a number starts here.
  var isAtNumber: Bool {
    let isSigned = next == UInt8(ascii: "+") || next == UInt8(ascii: "-")
    let first = byte(isSigned ? 1 : 0)
    return CSSScanner.isDigit(first)
      || first == UInt8(ascii: ".") && CSSScanner.isDigit(byte(isSigned ? 2 : 1))
  }

  /// Reads a number or a percentage.
  mutating func number(_ purpose: String) throws(ParsingError) -> Number {
    try skipSpace()
    let start = offset
    guard isAtNumber else { throw failure("expected \(purpose), but found \(found)") }
    var mantissa = ""
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { take(into: &mantissa) }
    while CSSScanner.isDigit(next) { take(into: &mantissa) }
    var isInteger = true
    if next == UInt8(ascii: "."), CSSScanner.isDigit(byte(1)) {
      isInteger = false
      if mantissa.isEmpty || mantissa == "+" || mantissa == "-" { mantissa += "0" }
      take(into: &mantissa)
      while CSSScanner.isDigit(next) { take(into: &mantissa) }
    }
    var exponent = 0
    if next | 32 == UInt8(ascii: "e") {
      let isSigned = byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-")
      if CSSScanner.isDigit(byte(isSigned ? 2 : 1)) {
        isInteger = false
        let isNegative = byte(1) == UInt8(ascii: "-")
        offset += isSigned ? 2 : 1
        while CSSScanner.isDigit(next) {
          exponent = min(exponent * 10 + Int(next - UInt8(ascii: "0")), 1_000_000)
          offset += 1
        }
        if isNegative { exponent = -exponent }
      }
    }
    let isPercentage = accept("%")
    if isPercentage { exponent -= 2 }
    let text = exponent == 0 ? mantissa : mantissa + "e\(exponent)"
    guard let value = Double(text), value.isFinite else {
      throw failure("number is too large", at: start)
    }
    return Number(offset: start, isInteger: isInteger, isPercentage: isPercentage, value: value)
  }

  private mutating func take(into text: inout String) {
    text.unicodeScalars.append(Unicode.Scalar(next))
    offset += 1
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
#endif
