// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// What a text of JSON says, with the order of its members and its numbers as they are written.
///
/// - Source: [RFC 8259].
indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// A number that is written as short as it can be.
  static func number(_ value: Double) -> JSONValue { .number(JSONNumber(value)) }

  /// An object with some members, in their order.
  static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(JSONObject(members.map { JSONObject.Member(key: $0.key, value: $0.value) }))
  }

  /// The member of an object that has a key, if this is an object that has it.
  subscript(key: String) -> JSONValue? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  /// What it is, in words that follow "found".
  var kind: String {
    switch self {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): "the number \(number.text)"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// How deep values may be nested, and how many there may be of all kinds.
  static let deepest = 64
  static let most = 1 << 22
}
#endif
