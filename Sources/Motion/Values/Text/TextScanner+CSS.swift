// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The tokens of CSS that easings and colors need.
///
/// - Source: [css-syntax-3], §4.
extension TextScanner {
  /// Skips white space and comments.
  package mutating func skipSpaceAndComments() throws(ParsingError) {
    while !isAtEnd {
      skipSpace()
      guard next == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") else { return }
      let start = offset
      skip(2)
      while !(next == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) {
        if isAtEnd { throw failure("comment has no end", at: start) }
        skip(1)
      }
      skip(2)
    }
  }

  /// Reads a required character, after any space.
  mutating func expect(
    _ character: Unicode.Scalar, _ purpose: String
  ) throws(ParsingError) {
    try skipSpaceAndComments()
    if !accept(character) { throw failure("expected \(purpose), but found \(found)") }
  }

  /// Reads a name in lower case; empty if there is none.
  mutating func name() -> String {
    var result = ""
    while !isAtEnd {
      var byte = next
      if byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") { byte += 32 }
      let isLetter = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
      let isInner = TextScanner.isDigit(byte) && !result.isEmpty
      guard isLetter || isInner || byte == UInt8(ascii: "-") else { break }
      result.unicodeScalars.append(Unicode.Scalar(byte))
      skip(1)
    }
    return result
  }

  #if !hasFeature(Embedded)
  /// Reads a number or a percentage, after any space.
  mutating func numberOrPercentage(_ purpose: String) throws(ParsingError) -> Number {
    try skipSpaceAndComments()
    return try number(purpose, allowsPercentage: true)
  }
  #endif
}
