// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension SRGB {
  /// Reads a color of CSS.
  ///
  /// ```swift
  /// try SRGB(css: "#08f").css  // #0088ff
  /// try SRGB(css: "rebeccapurple").css  // #663399
  /// try SRGB(css: "rgb(0 136 255 / 50%)").alpha  // 0.5
  /// try SRGB(css: "oklch(0.7 0.15 250)").css  // #4ba3f7
  /// try SRGB(css: "color(display-p3 1 0 0)").red  // 1.0931
  /// ```
  /// It accepts all colors of CSS Color 4 that are the same on every page: `#rgb`, `#rgba`, `#rrggbb`
  /// and `#rrggbbaa`, the 148 names and `transparent`; and `rgb()`, `hsl()`, `hwb()`, `lab()`,
  /// `lch()`, `oklab()`, `oklch()` and `color()`, with `none`, percentages, angles in any unit, and
  /// for `rgb()` and `hsl()` also commas. Letters may be small or capital, and white space and
  /// comments may stand around every part.
  ///
  /// - Accuracy: Colors of other spaces within 10⁻¹² in linear light, by matrices with 50 digits.
  ///   Browsers compute in single precision with shorter matrices, and agree within 0.0005.
  /// - Edge cases: Colors outside the gamut keep their numbers, except in `rgb()`, which is clamped.
  ///   A missing component is 0. Saturation, chroma, the lightness of `hsl()` and the parts of `hwb()`
  ///   are at least 0; the lightness of `lab()` and its relatives is clamped to its range, alpha to
  ///   0…1, and all numbers to ±10¹⁵. `rec2020` has the transfer function of BT.2020, as in browsers.
  ///   Embedded Swift, which reads no decimal numbers, has the hexadecimal colors alone.
  /// - Throws: `ParsingError`, with a message and the offset in bytes.
  /// - Source: [css-color-4], §4 to §10, and §17 for the conversions.
  public init(css text: String) throws(ParsingError) {
    var scanner = TextScanner(text)
    try scanner.skipSpaceAndComments()
    let color =
      scanner.accept("#")
      ? try SRGB.hexadecimal(from: &scanner) : try SRGB.named(from: &scanner)
    try scanner.skipSpaceAndComments()
    if !scanner.isAtEnd {
      throw scanner.failure("expected the end of the color, but found \(scanner.found)")
    }
    self = color
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

  /// Reads the digits after a number sign; a single one stands for two.
  private static func hexadecimal(from scanner: inout TextScanner) throws(ParsingError) -> SRGB {
    var digits: [UInt8] = []
    while !scanner.isAtEnd, let digit = digit(scanner.next) {
      digits.append(digit)
      scanner.skip(1)
    }
    if !scanner.isAtEnd && !TextScanner.isSpace(scanner.next) && scanner.next != UInt8(ascii: "/") {
      throw scanner.failure("expected a hexadecimal digit, but found \(scanner.found)")
    }
    switch digits.count {
    case 3, 4: digits = digits.flatMap { [$0, $0] }
    case 6, 8: break
    default:
      throw scanner.failure(
        "expected 3, 4, 6 or 8 hexadecimal digits, but found \(digits.count)")
    }
    if digits.count == 6 { digits += [15, 15] }
    var color = SIMD4<UInt8>.zero
    for index in 0..<4 { color[index] = digits[2 * index] << 4 | digits[2 * index + 1] }
    return SRGB(bytes: color)
  }

  /// Reads a name or a function.
  private static func named(from scanner: inout TextScanner) throws(ParsingError) -> SRGB {
    #if hasFeature(Embedded)
    throw scanner.failure("expected '#'")
    #else
    let start = scanner.offset
    let name = scanner.name()
    if name.isEmpty { throw scanner.failure("expected a color, but found \(scanner.found)") }
    if scanner.accept("(") {
      guard let function = ColorFunction(rawValue: name) else {
        throw scanner.failure("'\(name)()' is not a function of a color", at: start)
      }
      return try function.color(from: &scanner)
    }
    if name == "transparent" { return .clear }
    guard let hex = ColorName.table[name] else {
      throw scanner.failure("'\(name)' is not the name of a color", at: start)
    }
    return SRGB(hex: hex)
    #endif
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
}
