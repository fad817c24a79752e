// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// An object of JSON, with its members in order.
///
/// Two objects are equal if they have equal members, in any order.
struct JSONObject: Sendable {
  /// A key and its value.
  struct Member: Hashable, Sendable {
    var key: String
    var value: JSONValue
  }

  /// The members in the order of the text, with distinct keys.
  var members: [Member]

  init(_ members: [Member] = []) { self.members = members }

  /// Returns the value of a key.
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
