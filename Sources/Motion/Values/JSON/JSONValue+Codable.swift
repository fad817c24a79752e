// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension JSONValue: Codable {
  /// Decodes any value from a decoder.
  ///
  /// A decoder does not expose the order of members: they are sorted by their keys. The text of a
  /// number is lost too.
  ///
  /// - Throws: `DecodingError` if values are nested too deeply, if there are too many, or if a
  ///   number is not finite.
  package init(from decoder: any Decoder) throws {
    var count = 0
    if let list = try? decoder.unkeyedContainer() {
      self = .array(try JSONValue.read(list, depth: 1, &count))
    } else if let object = try? decoder.fields() {
      self = .object(try JSONValue.read(object, depth: 1, &count))
    } else {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let flag = try? container.decode(Bool.self) {
        self = .bool(flag)
      } else if let string = try? container.decode(String.self) {
        self = .string(string)
      } else {
        self = .number(
          try JSONNumber(
            try container.decode(Double.self), decoder.codingPath,
            { try? container.decode(Int64.self) }, { try? container.decode(UInt64.self) }))
      }
    }
  }

  private static func enter(
    depth: Int, _ count: inout Int, _ path: [any CodingKey]
  ) throws {
    count += 1
    guard depth > JSONValue.deepest || count > JSONValue.most else { return }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: path,
        debugDescription: depth > JSONValue.deepest
          ? "more than \(JSONValue.deepest) levels" : "more than \(JSONValue.most) values"))
  }

  private static func read(
    _ container: any UnkeyedDecodingContainer, depth: Int, _ count: inout Int
  ) throws -> [JSONValue] {
    var container = container
    var list: [JSONValue] = []
    try enter(depth: depth, &count, container.codingPath)
    while !container.isAtEnd {
      count += 1
      if let object = try? container.nestedContainer(keyedBy: FieldKey.self) {
        list.append(.object(try read(object, depth: depth + 1, &count)))
      } else if let inner = try? container.nestedUnkeyedContainer() {
        list.append(.array(try read(inner, depth: depth + 1, &count)))
      } else if try container.decodeNil() {
        list.append(.null)
      } else if let string = try? container.decode(String.self) {
        list.append(.string(string))
      } else if let flag = try? container.decode(Bool.self) {
        list.append(.bool(flag))
      } else {
        // A list is read forwards only, so a number is decoded once.
        let number = try container.decode(Double.self)
        list.append(.number(try JSONNumber(number, container.codingPath)))
      }
    }
    return list
  }

  private static func read(
    _ container: KeyedDecodingContainer<FieldKey>, depth: Int, _ count: inout Int
  ) throws -> JSONObject {
    try enter(depth: depth, &count, container.codingPath)
    var members: [JSONObject.Member] = []
    for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      count += 1
      let value: JSONValue
      if let number = try? container.decode(Double.self, forKey: key) {
        value = .number(
          try JSONNumber(
            number, container.codingPath + [key],
            { try? container.decode(Int64.self, forKey: key) },
            { try? container.decode(UInt64.self, forKey: key) }))
      } else if let string = try? container.decode(String.self, forKey: key) {
        value = .string(string)
      } else if let object = try? container.nestedContainer(
        keyedBy: FieldKey.self, forKey: key)
      {
        value = .object(try read(object, depth: depth + 1, &count))
      } else if let list = try? container.nestedUnkeyedContainer(forKey: key) {
        value = .array(try read(list, depth: depth + 1, &count))
      } else if let flag = try? container.decode(Bool.self, forKey: key) {
        value = .bool(flag)
      } else if try container.decodeNil(forKey: key) {
        value = .null
      } else {
        // None of these types: the decoder's error gives the reason.
        value = .number(JSONNumber(try container.decode(Double.self, forKey: key)))
      }
      members.append(JSONObject.Member(key: key.stringValue, value: value))
    }
    return JSONObject(members)
  }

  /// Encodes the value; the encoder decides the order of members.
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .array(let list):
      var container = encoder.unkeyedContainer()
      for value in list { try container.encode(value) }
    case .object(let object):
      var container = encoder.container(keyedBy: FieldKey.self)
      for member in object.members {
        try container.encode(member.value, forKey: FieldKey(stringValue: member.key))
      }
    default:
      var container = encoder.singleValueContainer()
      switch self {
      case .bool(let flag): try container.encode(flag)
      case .string(let string): try container.encode(string)
      case .number(let number):
        if number.value == 0 {
          // An integer cannot represent the sign of a zero.
          try container.encode(number.value)
        } else if let integer = Int64(number.text) {
          try container.encode(integer)
        } else if let integer = UInt64(number.text) {
          try container.encode(integer)
        } else {
          try container.encode(number.value)
        }
      default: try container.encodeNil()
      }
    }
  }
}

extension JSONNumber {
  /// Creates a number from a decoder, with the digits of an integer that a `Double` cannot hold.
  fileprivate init(
    _ value: Double, _ path: [any CodingKey], _ signed: () -> Int64? = { nil },
    _ unsigned: () -> UInt64? = { nil }
  ) throws {
    guard value.isFinite else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: path, debugDescription: "a number must be finite, but is \(value)"))
    }
    self.init(value)
    guard value.magnitude >= 0x1p53,
      let integer = signed().map({ "\($0)" }) ?? unsigned().map({ "\($0)" })
    else { return }
    // An exponent may yield more digits than the text has.
    if JSONNumber.significand(integer) != JSONNumber.significand(text), Double(integer) == value {
      self = JSONNumber(text: integer, value: value)
    }
  }

  /// The digits of a number without its exponent and its trailing zeros.
  private static func significand(_ text: String) -> [UInt8] {
    var digits = text.utf8.prefix { $0 | 32 != UInt8(ascii: "e") }.filter(TextScanner.isDigit)
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    return digits
  }
}
#endif
