// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// An object of JSON, with its members in order.
///
/// Two objects are equal if they have equal members, in any order.
package struct JSONObject: Sendable {
  /// A key and its value.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONValue

    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The members in the order of the text, with distinct keys.
  package var members: [Member]

  package init(_ members: [Member] = []) { self.members = members }

  /// Returns the value of a key.
  ///
  /// - Complexity: O(*n*) for *n* members.
  package subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  /// The members in the order of their keys.
  package var sorted: [Member] { members.sorted { $0.key < $1.key } }
}

extension JSONObject: Hashable {
  package static func == (a: JSONObject, b: JSONObject) -> Bool {
    a.members.count == b.members.count && (a.members == b.members || a.sorted == b.sorted)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(sorted) }
}
#endif
