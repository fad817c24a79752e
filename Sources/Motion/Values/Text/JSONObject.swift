// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
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
