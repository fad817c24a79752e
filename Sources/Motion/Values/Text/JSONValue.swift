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

/// A number of JSON, as it is written.
///
/// - Invariant: The text is a number in the grammar of JSON, and its value is finite.
struct JSONNumber: Hashable, Sendable {
  /// The digits, as they were written.
  let text: String

  /// What they stand for, rounded to the nearest.
  let value: Double

  /// A number that is written as short as it can be; what is not finite is held to what is.
  init(_ value: Double) {
    self.value = value == value ? value.clampedToFinite : 0
    text = NumberText.text(self.value)
  }

  /// A number as it was written.
  init(text: String, value: Double) {
    self.text = text
    self.value = value
  }

  /// Compares what is meant: 1.0 is 1.
  static func == (a: JSONNumber, b: JSONNumber) -> Bool { a.value == b.value }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// An object of JSON, with its members in order.
///
/// Two objects are equal if they have equal members, in whatever order.
struct JSONObject: Sendable {
  /// A key and what it stands for.
  struct Member: Hashable, Sendable {
    var key: String
    var value: JSONValue
  }

  /// The members in the order in which they are written, no two with equal keys.
  var members: [Member]

  init(_ members: [Member] = []) { self.members = members }

  /// What a key stands for.
  ///
  /// - Complexity: O(*n*) for *n* members.
  subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  /// The members in the order of their keys.
  var sorted: [Member] { members.sorted { $0.key < $1.key } }
}

extension JSONObject: Hashable {
  static func == (a: JSONObject, b: JSONObject) -> Bool {
    a.members.count == b.members.count && (a.members == b.members || a.sorted == b.sorted)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(sorted) }
}
#endif
