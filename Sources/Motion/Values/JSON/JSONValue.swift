// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// A JSON value that keeps the order of its members and the text of its numbers.
///
/// - Source: [RFC 8259].
package indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// A number with the shortest text.
  package static func number(_ value: Double) -> JSONValue { .number(JSONNumber(value)) }

  /// An object with members in order.
  package static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(JSONObject(members.map { JSONObject.Member(key: $0.key, value: $0.value) }))
  }

  /// Returns the member of an object with a key; nil if it is absent or the value is not an object.
  package subscript(key: String) -> JSONValue? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  /// The kind of the value in words, to follow "found".
  package var kind: String {
    switch self {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): "the number \(number.text)"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The greatest depth of nesting, and the greatest number of values of all kinds.
  package static let deepest = 64
  package static let most = 1 << 22
}
#endif
