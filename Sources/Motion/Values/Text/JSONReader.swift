// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// Reads JSON: strictly, or with the slips of files that were written by hand.
///
/// A tolerant reader also takes a byte-order mark at the start and a comma behind the last element
/// of a list or an object, and notes each. No reader takes two members with equal keys, a number
/// that is too large for a `Double`, half of a surrogate pair, more than ``JSONValue/deepest``
/// levels or more than ``JSONValue/most`` values.
///
/// - Complexity: O(*n*) for a text of *n* bytes, in time and memory.
/// - Source: [RFC 8259].
struct JSONReader {
  private var scanner: TextScanner
  private let isTolerant: Bool
  private var slips: [(message: String, offset: Int)] = []
  private var count = 0

  private init(_ text: String, isTolerant: Bool) {
    scanner = TextScanner(text)
    self.isTolerant = isTolerant
  }

  /// Reads a whole text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isTolerant: Whether to take the slips that are listed above.
  /// - Returns: What it says, and what was tolerated, in the order of the text.
  static func read(
    _ text: String, isTolerant: Bool = false
  ) throws(ParsingError) -> (value: JSONValue, notes: [TextNote]) {
    var reader = JSONReader(text, isTolerant: isTolerant)
    let value = try reader.document()
    return (value, reader.notes(reader.slips))
  }

  /// Makes an error about a value in a text that was read.
  static func failure(
    _ message: String, at path: JSONPath, in text: String
  ) -> ParsingError {
    let reader = JSONReader(text, isTolerant: true)
    let message = path.isRoot ? message : "\(path): \(message)"
    return reader.failure(message, at: reader.offset(of: path))
  }

  /// Makes notes about values in a text that was read.
  ///
  /// - Complexity: O(*n*) for each flaw and *n* bytes before its value.
  static func notes(_ flaws: [JSONFlaw], in text: String) -> [TextNote] {
    let reader = JSONReader(text, isTolerant: true)
    return reader.notes(
      flaws.map {
        ($0.path.isRoot ? $0.message : "\($0.path): \($0.message)", reader.offset(of: $0.path))
      })
  }

  /// Notes with their lines and columns, each found from the one before.
  private func notes(_ slips: [(message: String, offset: Int)]) -> [TextNote] {
    slips.map {
      let (line, column) = scanner.position(of: $0.offset)
      return TextNote(message: $0.message, offset: $0.offset, line: line, column: column)
    }
  }

  private func failure(_ message: String, at place: Int? = nil) -> ParsingError {
    let (line, column) = scanner.position(of: place ?? scanner.offset)
    return scanner.failure("\(message), in line \(line), column \(column)", at: place)
  }

  private mutating func document() throws(ParsingError) -> JSONValue {
    skipMark()
    let value = try value(depth: 1)
    skipSpace()
    if !scanner.isAtEnd {
      throw failure("expected the end of the text, but found \(scanner.found)")
    }
    return value
  }

  private mutating func skipMark() {
    if isTolerant, scanner.next == 0xEF, scanner.byte(1) == 0xBB, scanner.byte(2) == 0xBF {
      slips.append(("skipped a byte-order mark", 0))
      scanner.skip(3)
    }
  }

  private mutating func skipSpace() {
    scanner.skip { $0 == 32 || $0 == 10 || $0 == 13 || $0 == 9 }
  }

  private mutating func value(depth: Int) throws(ParsingError) -> JSONValue {
    skipSpace()
    count += 1
    if count > JSONValue.most { throw failure("more than \(JSONValue.most) values") }
    switch scanner.next {
    case UInt8(ascii: "{"): return .object(try object(depth: depth))
    case UInt8(ascii: "["): return .array(try array(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: break
    }
    let start = scanner
    scanner.skip { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
    switch scanner.text(start.offset..<Swift.min(scanner.offset, start.offset + 6)) {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      scanner = start
      throw failure("expected a value, but found \(scanner.found)")
    }
  }

  /// Reads what separates elements, and tells whether there is another one.
  private mutating func goesOn(until end: Unicode.Scalar) throws(ParsingError) -> Bool {
    skipSpace()
    if scanner.accept(end) { return false }
    let comma = scanner.offset
    guard scanner.accept(",") else {
      throw failure("expected ',' or '\(end)', but found \(scanner.found)")
    }
    skipSpace()
    let isLast = !scanner.isAtEnd && UInt32(scanner.next) == end.value
    guard isLast else { return true }
    guard isTolerant else { throw failure("a comma before '\(end)'", at: comma) }
    slips.append(("skipped a comma before '\(end)'", comma))
    scanner.skip(1)
    return false
  }

  private mutating func enter(depth: Int) throws(ParsingError) {
    if depth > JSONValue.deepest { throw failure("more than \(JSONValue.deepest) levels") }
    scanner.skip(1)
    skipSpace()
  }

  private mutating func array(depth: Int) throws(ParsingError) -> [JSONValue] {
    try enter(depth: depth)
    var list: [JSONValue] = []
    if scanner.accept("]") { return list }
    repeat { list.append(try value(depth: depth + 1)) } while try goesOn(until: "]")
    return list
  }

  private mutating func object(depth: Int) throws(ParsingError) -> JSONObject {
    try enter(depth: depth)
    var members: [JSONObject.Member] = []
    if scanner.accept("}") { return JSONObject() }
    // A few keys are compared one by one, and many looked up.
    var keys: Set<String> = []
    repeat {
      let start = scanner.offset
      let key = try key()
      if members.count == 8 { keys = Set(members.map(\.key)) }
      let isKnown =
        members.count < 8 ? members.contains { $0.key == key } : !keys.insert(key).inserted
      if isKnown { throw failure("the key '\(key)' stands here twice", at: start) }
      members.append(JSONObject.Member(key: key, value: try value(depth: depth + 1)))
    } while try goesOn(until: "}")
    return JSONObject(members)
  }

  /// Reads a key and the colon behind it.
  private mutating func key() throws(ParsingError) -> String {
    skipSpace()
    guard scanner.next == UInt8(ascii: "\"") else {
      throw failure("expected a key in quotes, but found \(scanner.found)")
    }
    let key = try string()
    skipSpace()
    guard scanner.accept(":") else {
      throw failure("expected ':' behind the key '\(key)', but found \(scanner.found)")
    }
    return key
  }

  private mutating func number() throws(ParsingError) -> JSONNumber {
    let start = scanner.offset
    _ = scanner.accept("-")
    if scanner.next == UInt8(ascii: "0") && TextScanner.isDigit(scanner.byte(1)) {
      throw failure("a number with a leading 0", at: start)
    }
    try skipDigits()
    if scanner.accept(".") { try skipDigits() }
    if scanner.next | 32 == UInt8(ascii: "e") {
      scanner.skip(1)
      if !scanner.accept("+") { _ = scanner.accept("-") }
      try skipDigits()
    }
    let text = scanner.text(start..<scanner.offset)
    guard let value = Double(text), value.isFinite else {
      throw failure("number is too large", at: start)
    }
    return JSONNumber(text: text, value: value)
  }

  private mutating func skipDigits() throws(ParsingError) {
    guard TextScanner.isDigit(scanner.next) else {
      throw failure("expected a digit, but found \(scanner.found)")
    }
    scanner.skip(while: TextScanner.isDigit)
  }

  private mutating func string() throws(ParsingError) -> String {
    scanner.skip(1)
    var string = ""
    while true {
      let start = scanner.offset
      scanner.skip { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 >= 32 }
      string += scanner.text(start..<scanner.offset)
      if scanner.accept("\"") { return string }
      guard scanner.accept("\\") else {
        throw failure("expected '\"' behind a string, but found \(scanner.found)")
      }
      string.unicodeScalars.append(try escaped())
    }
  }

  /// Reads what stands behind a backslash.
  private mutating func escaped() throws(ParsingError) -> Unicode.Scalar {
    let place = scanner.offset - 1
    let byte = scanner.next
    guard !scanner.isAtEnd else { throw failure("a string without an end") }
    scanner.skip(1)
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default: throw failure("unknown escape", at: place)
    }
    var code = try codeUnit()
    if code & 0xFC00 == 0xD800 && scanner.next == UInt8(ascii: "\\")
      && scanner.byte(1) == UInt8(ascii: "u")
    {
      scanner.skip(2)
      let low = try codeUnit()
      guard low & 0xFC00 == 0xDC00 else { throw failure("half of a surrogate pair", at: place) }
      code = 0x10000 + (code & 0x3FF) << 10 + low & 0x3FF
    }
    guard let scalar = Unicode.Scalar(code) else {
      throw failure("half of a surrogate pair", at: place)
    }
    return scalar
  }

  private mutating func codeUnit() throws(ParsingError) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      let byte = scanner.next
      let letter = byte | 32
      if TextScanner.isDigit(byte) {
        code = code << 4 | UInt32(byte - UInt8(ascii: "0"))
      } else if letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "f") {
        code = code << 4 | UInt32(letter - UInt8(ascii: "a") + 10)
      } else {
        throw failure("expected four hexadecimal digits, but found \(scanner.found)")
      }
      scanner.skip(1)
    }
    return code
  }
}

extension JSONReader {
  /// Where a value begins in a text that has been read; the innermost of its path that is found.
  fileprivate func offset(of path: JSONPath) -> Int {
    var reader = self
    reader.skipMark()
    reader.skipSpace()
    var place = reader.scanner.offset
    do throws(ParsingError) {
      for step in path.steps {
        guard let next = try reader.go(to: step) else { return place }
        place = next
      }
    } catch {
      return place
    }
    return place
  }

  /// Goes from the beginning of a list or an object to one of its elements.
  ///
  /// - Returns: Where it begins, or nil if there is none.
  private mutating func go(to step: JSONPath.Step) throws(ParsingError) -> Int? {
    var index = 0
    let isObject = scanner.accept("{")
    guard isObject || scanner.accept("[") else { return nil }
    repeat {
      skipSpace()
      let isKey = isObject ? step == .key(try key()) : step == .index(index)
      skipSpace()
      if isKey { return scanner.offset }
      _ = try value(depth: 1)
      index += 1
    } while try goesOn(until: isObject ? "}" : "]")
    return nil
  }
}
#endif
