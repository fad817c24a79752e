// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension SRGB {
  /// Reads a color in the hexadecimal notation of CSS.
  ///
  /// It accepts `#rgb`, `#rgba`, `#rrggbb` and `#rrggbbaa`, in any case, and `transparent`,
  /// surrounded by white space. A single digit stands for two: `#08f` is `#0088ff`.
  ///
  /// - Throws: `ParsingError`, with a message and the offset in bytes.
  /// - Source: [css-color-4], §5.2.
  public init(css text: String) throws(ParsingError) {
    let bytes = Array(text.utf8)
    var (start, end) = (0, bytes.count)
    while start < end && SRGB.isSpace(bytes[start]) { start += 1 }
    while end > start && SRGB.isSpace(bytes[end - 1]) { end -= 1 }
    if SRGB.isTransparent(bytes[start..<end]) {
      self = .clear
      return
    }
    guard start < end, bytes[start] == UInt8(ascii: "#") else {
      throw ParsingError(message: "expected '#' or 'transparent'", offset: start)
    }
    var digits: [UInt8] = []
    for index in start + 1..<end {
      guard let digit = SRGB.digit(bytes[index]) else {
        throw ParsingError(message: "expected a hexadecimal digit", offset: index)
      }
      digits.append(digit)
    }
    switch digits.count {
    case 3, 4: digits = digits.flatMap { [$0, $0] }
    case 6, 8: break
    default:
      throw ParsingError(
        message: "expected 3, 4, 6 or 8 hexadecimal digits, but found \(digits.count)",
        offset: end)
    }
    if digits.count == 6 { digits += [15, 15] }
    var color = SIMD4<UInt8>.zero
    for index in 0..<4 { color[index] = digits[2 * index] << 4 | digits[2 * index + 1] }
    self.init(bytes: color)
  }

  /// The color in hexadecimal digits: six of them, or eight if it is not opaque.
  ///
  /// It is `#rrggbb` or `#rrggbbaa`. The notation has steps of 1/255: see ``bytes`` for the
  /// rounding. To keep every bit, encode the color.
  public var css: String {
    let bytes = bytes
    var text = [UInt8(ascii: "#")]
    for index in 0..<(bytes.w == 255 ? 3 : 4) {
      text.append(SRGB.letter(bytes[index] >> 4))
      text.append(SRGB.letter(bytes[index] & 15))
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func letter(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || (9...13).contains(byte) && byte != 11
  }

  private static func isTransparent(_ name: ArraySlice<UInt8>) -> Bool {
    name.map { $0 | 32 } == Array("transparent".utf8)
  }
}
