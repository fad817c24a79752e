// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// Reads SVG path data.
///
/// - Source: [SVG 2], §9.3.9, the grammar.
struct SVGPathReader {
  private var scanner: TextScanner
  private var result = BezierPath()

  /// The last control point, if the last segment was a cubic or a quadratic one.
  private var cubicControl: SIMD2<Double>?
  private var quadraticControl: SIMD2<Double>?

  init(_ text: String) {
    scanner = TextScanner(text)
  }

  /// A command: its letter in upper case, and whether it is relative to the current point.
  private struct Command {
    let letter: UInt8
    let isRelative: Bool
  }

  private var current: SIMD2<Double> { result.currentPoint ?? .zero }

  /// Reads the whole text.
  mutating func path() throws(ParsingError) -> BezierPath {
    scanner.skipSpace()
    while !scanner.isAtEnd {
      let byte = scanner.next
      let command = Command(letter: byte & ~32, isRelative: byte & 32 != 0)
      guard (byte | 32) >= UInt8(ascii: "a"), "MLHVCSQTAZ".utf8.contains(command.letter) else {
        throw scanner.failure("expected a command, but found \(scanner.found)")
      }
      if result.subpaths.isEmpty && command.letter != UInt8(ascii: "M") {
        throw scanner.failure("expected 'M' or 'm' first, but found \(scanner.found)")
      }
      scanner.skip(1)
      scanner.skipSpace()
      try read(command)
    }
    return result
  }

  /// Reads the arguments of a command, one or more sets of them.
  private mutating func read(_ command: Command) throws(ParsingError) {
    if command.letter == UInt8(ascii: "Z") {
      result.close()
      (cubicControl, quadraticControl) = (nil, nil)
      return
    }
    try readSegment(command)
    // Points that follow a move without a command are lines.
    let isMove = command.letter == UInt8(ascii: "M")
    let next = Command(
      letter: isMove ? UInt8(ascii: "L") : command.letter, isRelative: command.isRelative)
    while try isContinued() { try readSegment(next) }
  }

  /// Skips the separator between two sets of arguments, and returns whether another one follows.
  private mutating func isContinued() throws(ParsingError) -> Bool {
    scanner.skipSpace()
    guard scanner.accept(",") else { return scanner.isAtNumber }
    scanner.skipSpace()
    guard scanner.isAtNumber else {
      throw scanner.failure("expected a number after ',', but found \(scanner.found)")
    }
    return true
  }

  private mutating func readSegment(_ command: Command) throws(ParsingError) {
    let start = current
    let origin = command.isRelative ? start : .zero
    var (cubic, quadratic) = (SIMD2<Double>?.none, SIMD2<Double>?.none)
    switch command.letter {
    case UInt8(ascii: "M"):
      result.move(to: try point("x", "y", isFirst: true, from: origin))
    case UInt8(ascii: "L"):
      result.addLine(to: try point("x", "y", isFirst: true, from: origin))
    case UInt8(ascii: "H"):
      result.addLine(to: SIMD2(try coordinate("x", isFirst: true, from: origin.x), start.y))
    case UInt8(ascii: "V"):
      result.addLine(to: SIMD2(start.x, try coordinate("y", isFirst: true, from: origin.y)))
    case UInt8(ascii: "C"), UInt8(ascii: "S"):
      let isSmooth = command.letter == UInt8(ascii: "S")
      let location = scanner.offset
      let control1 =
        isSmooth
        ? try reflection(of: cubicControl, at: location)
        : try point("x1", "y1", isFirst: true, from: origin)
      let control2 = try point("x2", "y2", isFirst: isSmooth, from: origin)
      let end = try point("x", "y", from: origin)
      result.addCubic(to: end, control1: control1, control2: control2)
      cubic = control2
    case UInt8(ascii: "Q"):
      let control = try point("x1", "y1", isFirst: true, from: origin)
      result.addQuadratic(to: try point("x", "y", from: origin), control: control)
      quadratic = control
    case UInt8(ascii: "T"):
      let control = try reflection(of: quadraticControl, at: scanner.offset)
      let end = try point("x", "y", isFirst: true, from: origin)
      result.addQuadratic(to: end, control: control)
      quadratic = control
    default:
      try readArc(from: origin)
    }
    (cubicControl, quadraticControl) = (cubic, quadratic)
  }

  private mutating func readArc(from origin: SIMD2<Double>) throws(ParsingError) {
    let radii = try point("rx", "ry", isFirst: true, from: .zero)
    let degrees = try coordinate("the rotation", from: 0)
    let isLarge = try flag("the large-arc flag")
    let isClockwise = try flag("the sweep flag")
    let end = try point("x", "y", from: origin)
    result.addArc(
      to: end, radii: radii, rotation: degrees * (.pi / 180), isLarge: isLarge,
      isClockwise: isClockwise)
  }

  /// Returns the reflection of a control point across the current point, which is the result if
  /// there is none.
  private func reflection(
    of control: SIMD2<Double>?, at location: Int
  ) throws(ParsingError) -> SIMD2<Double> {
    guard let control else { return current }
    let mirrored = current + (current - control)
    guard BezierPath.isLegal(mirrored.x), BezierPath.isLegal(mirrored.y) else {
      throw scanner.failure("the control point must be within ±1e150", at: location)
    }
    return mirrored
  }

  /// Reads the coordinates of a point.
  private mutating func point(
    _ x: String, _ y: String, isFirst: Bool = false, from origin: SIMD2<Double>
  ) throws(ParsingError) -> SIMD2<Double> {
    let first = try coordinate(x, isFirst: isFirst, from: origin.x)
    return SIMD2(first, try coordinate(y, from: origin.y))
  }

  /// Reads a number and adds it to another.
  private mutating func coordinate(
    _ name: String, isFirst: Bool = false, from origin: Double
  ) throws(ParsingError) -> Double {
    if !isFirst { skipSeparator() }
    let number = try scanner.number("a number for \(name)")
    let result = origin == 0 ? number.value : origin + number.value
    guard BezierPath.isLegal(result) else {
      throw scanner.failure("\(name) must be within ±1e150", at: number.offset)
    }
    return result
  }

  /// Reads a flag, which needs no separator after it.
  private mutating func flag(_ name: String) throws(ParsingError) -> Bool {
    skipSeparator()
    if scanner.accept("0") { return false }
    if scanner.accept("1") { return true }
    throw scanner.failure("\(name) must be 0 or 1, but found \(scanner.found)")
  }

  /// Skips white space and at most one comma.
  private mutating func skipSeparator() {
    scanner.skipSpace()
    if scanner.accept(",") { scanner.skipSpace() }
  }
}
#endif
