// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A scanner that reads a text byte by byte: white space, single characters, and numbers of CSS and
/// SVG.
///
/// - Source: [css-syntax-3], §4; [SVG 2], §9.3.9. Both define numbers in the same way.
package struct TextScanner {
  private let bytes: [UInt8]

  /// The byte that is read next.
  package private(set) var offset = 0

  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Whether the whole text has been read.
  package var isAtEnd: Bool { offset == bytes.count }

  /// The next byte; 0 at the end.
  package var next: UInt8 { byte(0) }

  /// Returns a byte after the next one; 0 past the end.
  package func byte(_ ahead: Int) -> UInt8 {
    offset + ahead < bytes.count ? bytes[offset + ahead] : 0
  }

  /// Makes an error about a position in the text, by default the current one.
  package func failure(_ message: String, at location: Int? = nil) -> ParsingError {
    ParsingError(message: message, offset: location ?? offset)
  }

  /// Makes an error that includes the line and the column.
  package func locatedFailure(_ message: String, at location: Int? = nil) -> ParsingError {
    var position = Position()
    move(&position, to: location ?? offset)
    return failure("\(message), in line \(position.line), column \(position.column)", at: location)
  }

  /// Skips white space.
  mutating func skipSpace() { while !isAtEnd && TextScanner.isSpace(next) { offset += 1 } }

  /// Skips bytes; at least as many must remain.
  package mutating func skip(_ count: Int) { offset += count }

  /// Skips bytes while they satisfy a condition.
  package mutating func skip(while holds: (UInt8) -> Bool) {
    while offset < bytes.count && holds(bytes[offset]) { offset += 1 }
  }

  /// Returns the text of a range of bytes.
  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// A position by line and column, counted from 1, one column for each Unicode scalar.
  package struct Position {
    package var offset: Int
    package var line: Int
    package var column: Int

    package init(offset: Int = 0, line: Int = 1, column: Int = 1) {
      self.offset = offset
      self.line = line
      self.column = column
    }
  }

  /// Advances a position to a later offset.
  package func move(_ position: inout Position, to offset: Int) {
    let end = Swift.min(offset, bytes.count)
    while position.offset < end {
      let byte = bytes[position.offset]
      position.offset += 1
      let isFirstOfTwo =
        byte == 13 && position.offset < bytes.count && bytes[position.offset] == 10
      if byte == 10 || byte == 13 && !isFirstOfTwo {
        position.line += 1
        position.column = 1
      } else if byte & 0xC0 != 0x80 && !isFirstOfTwo {
        position.column += 1
      }
    }
  }

  /// Returns notes with their lines and columns, in the order of the text.
  package func notes(_ remarks: [(message: String, offset: Int)]) -> [ParsingError.Note] {
    var location = Position()
    let order = remarks.indices.sorted { (remarks[$0].offset, $0) < (remarks[$1].offset, $1) }
    return order.map {
      let (message, offset) = remarks[$0]
      move(&location, to: offset)
      return ParsingError.Note(
        message: message, offset: offset, line: location.line, column: location.column)
    }
  }

  /// Reads a character if it is the next one.
  package mutating func accept(_ character: Unicode.Scalar) -> Bool {
    guard !isAtEnd, UInt32(next) == character.value else { return false }
    offset += 1
    return true
  }

  /// A description in words of what is at the current offset.
  package var found: String {
    if isAtEnd { return "the end of the text" }
    guard next > 32, next < 127 else { return "byte \(next)" }
    return "'" + String(Unicode.Scalar(next)) + "'"
  }

  /// A number with its position and form in the text.
  package struct Number {
    /// The offset of its first byte.
    package var offset: Int
    /// Whether it has neither a fraction nor an exponent.
    var isInteger: Bool
    /// The value if it is an integer that fits in an `Int`.
    var integer: Int?
    /// Whether a percent sign follows it.
    package var isPercentage: Bool
    /// The value, a percentage divided by 100 before rounding.
    package var value: Double
  }

  /// Whether a number starts at the current offset.
  package var isAtNumber: Bool {
    let isSigned = next == UInt8(ascii: "+") || next == UInt8(ascii: "-")
    let first = byte(isSigned ? 1 : 0)
    return TextScanner.isDigit(first)
      || first == UInt8(ascii: ".") && TextScanner.isDigit(byte(isSigned ? 2 : 1))
  }

  // Reading decimal numbers needs the C library, which Embedded Swift does not have.
  #if !hasFeature(Embedded)
  /// Reads a number, or a percentage where one is allowed; throws if there is none.
  ///
  /// It ends at the first byte that cannot continue it, so `1.5.5-2` is three numbers.
  package mutating func number(
    _ purpose: String, allowsPercentage: Bool = false
  ) throws(ParsingError) -> Number {
    let start = offset
    guard isAtNumber else { throw failure("expected \(purpose), but found \(found)") }
    var mantissa = ""
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { take(into: &mantissa) }
    while TextScanner.isDigit(next) { take(into: &mantissa) }
    var isInteger = true
    if next == UInt8(ascii: "."), TextScanner.isDigit(byte(1)) {
      isInteger = false
      if mantissa.isEmpty || mantissa == "+" || mantissa == "-" { mantissa += "0" }
      take(into: &mantissa)
      while TextScanner.isDigit(next) { take(into: &mantissa) }
    }
    var exponent = 0
    if next | 32 == UInt8(ascii: "e") {
      let isSigned = byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-")
      if TextScanner.isDigit(byte(isSigned ? 2 : 1)) {
        isInteger = false
        let isNegative = byte(1) == UInt8(ascii: "-")
        offset += isSigned ? 2 : 1
        while TextScanner.isDigit(next) {
          exponent = min(exponent * 10 + Int(next - UInt8(ascii: "0")), 1_000_000)
          offset += 1
        }
        if isNegative { exponent = -exponent }
      }
    }
    let isPercentage = allowsPercentage && accept("%")
    if isPercentage { exponent -= 2 }
    let text = exponent == 0 ? mantissa : mantissa + "e\(exponent)"
    guard let value = Double(text), value.isFinite else {
      throw failure("number is too large", at: start)
    }
    return Number(
      offset: start, isInteger: isInteger,
      integer: isInteger && !isPercentage ? Int(mantissa) : nil, isPercentage: isPercentage,
      value: value)
  }

  private mutating func take(into text: inout String) {
    text.unicodeScalars.append(Unicode.Scalar(next))
    offset += 1
  }
  #endif

  /// Whether a byte is a space, a tab, or the end of a line or of a page.
  package static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == 9 || byte == 10 || byte == 12 || byte == 13
  }

  /// Whether a byte is a decimal digit.
  package static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
