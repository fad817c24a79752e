// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// Reads JSON, either strictly or with tolerance for common mistakes in hand-written files.
///
/// A tolerant reader also accepts a byte-order mark at the start and a comma after the last element
/// of a list or an object, and notes each. No reader accepts two members with equal keys, a number
/// that overflows a `Double`, an unpaired surrogate, more than ``JSONValue/deepest`` levels or more
/// than ``JSONValue/most`` values.
///
/// - Complexity: O(*n*) for a text of *n* bytes, in time and memory.
/// - Source: [RFC 8259].
package struct JSONReader {
  private var scanner: TextScanner
  private let isTolerant: Bool
  private var tolerated: [(message: String, offset: Int)] = []
  private var count = 0

  private init(_ text: String, isTolerant: Bool) {
    scanner = TextScanner(text)
    self.isTolerant = isTolerant
  }

  /// Reads a whole text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isTolerant: Whether to accept the mistakes that are listed above.
  /// - Returns: The value, and notes about what was tolerated, in the order of the text.
  /// - Throws: `ParsingError` with the offset, and the line and the column in its message.
  package static func read(
    _ text: String, isTolerant: Bool = false
  ) throws(ParsingError) -> (value: JSONValue, notes: [ParsingError.Note]) {
    var reader = JSONReader(text, isTolerant: isTolerant)
    let value = try reader.document()
    return (value, reader.scanner.notes(reader.tolerated))
  }

  /// Makes an error about a value in a text that was read.
  package static func failure(_ flaw: JSONFlaw, in text: String) -> ParsingError {
    let reader = JSONReader(text, isTolerant: true)
    return reader.failure(flaw.description, at: reader.offsets(of: [flaw.path])[0])
  }

  /// Makes notes about values in a text that was read, in the order of the text.
  ///
  /// - Complexity: O(*n*) for *n* bytes and flaws together.
  package static func notes(_ flaws: [JSONFlaw], in text: String) -> [ParsingError.Note] {
    if flaws.isEmpty { return [] }
    let reader = JSONReader(text, isTolerant: true)
    let offsets = reader.offsets(of: flaws.map(\.path))
    return reader.scanner.notes(zip(flaws, offsets).map { ($0.description, $1) })
  }

  private func failure(_ message: String, at location: Int? = nil) -> ParsingError {
    scanner.locatedFailure(message, at: location)
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
      tolerated.append(("skipped a byte-order mark", 0))
      scanner.skip(3)
    }
  }

  private mutating func skipSpace() { scanner.skip { $0 == 32 || $0 == 10 || $0 == 13 || $0 == 9 } }

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

  /// Reads the separator between elements, and returns whether another element follows.
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
    tolerated.append(("skipped a comma before '\(end)'", comma))
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
    // A few keys are compared one by one; many are looked up in a set.
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

  /// Reads a key and the colon after it.
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

  /// Reads the rest of an escape sequence after the backslash.
  private mutating func escaped() throws(ParsingError) -> Unicode.Scalar {
    let location = scanner.offset - 1
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
    default: throw failure("unknown escape", at: location)
    }
    var code = try codeUnit()
    if code & 0xFC00 == 0xD800 && scanner.next == UInt8(ascii: "\\")
      && scanner.byte(1) == UInt8(ascii: "u")
    {
      scanner.skip(2)
      let low = try codeUnit()
      guard low & 0xFC00 == 0xDC00 else { throw failure("half of a surrogate pair", at: location) }
      code = 0x10000 + (code & 0x3FF) << 10 + low & 0x3FF
    }
    guard let scalar = Unicode.Scalar(code) else {
      throw failure("half of a surrogate pair", at: location)
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
  /// Paths with a common beginning, and their continuations.
  private struct Branch {
    var targets: [Int] = []
    var next: [JSONPath.Step: Branch] = [:]

    mutating func add(_ steps: ArraySlice<JSONPath.Step>, _ target: Int) {
      guard let step = steps.first else { return targets.append(target) }
      next[step, default: Branch()].add(steps.dropFirst(), target)
    }

    /// Visits the targets of this branch and of all longer paths.
    func visit(_ body: (Int) -> Void) {
      for target in targets { body(target) }
      for branch in next.values { branch.visit(body) }
    }
  }

  /// Returns the offsets of values in a text that has been read; for each path, that of the
  /// innermost value found.
  ///
  /// - Complexity: O(*n*) for *n* bytes and steps.
  private func offsets(of paths: [JSONPath]) -> [Int] {
    var reader = self
    var offsets = [Int](repeating: 0, count: paths.count)
    var root = Branch()
    for (target, path) in paths.enumerated() { root.add(path.steps[...], target) }
    reader.skipMark()
    // The text was read before without an error, so nothing is thrown here.
    try? reader.locate(root, &offsets)
    return offsets
  }

  private mutating func locate(
    _ branch: Branch, _ offsets: inout [Int]
  ) throws(ParsingError) {
    skipSpace()
    branch.visit { offsets[$0] = scanner.offset }
    guard !branch.next.isEmpty else { return _ = try value(depth: 1) }
    let isObject = scanner.next == UInt8(ascii: "{")
    guard isObject || scanner.next == UInt8(ascii: "[") else { return _ = try value(depth: 1) }
    scanner.skip(1)
    skipSpace()
    if scanner.accept(isObject ? "}" : "]") { return }
    var index = 0
    repeat {
      let step = isObject ? JSONPath.Step.key(try key()) : .index(index)
      if let next = branch.next[step] {
        try locate(next, &offsets)
      } else {
        _ = try value(depth: 1)
      }
      index += 1
    } while try goesOn(until: isObject ? "}" : "]")
  }
}
#endif
