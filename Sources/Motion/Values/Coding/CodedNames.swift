// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// The names of some values in encoded data.
package struct CodedNames<Value: Equatable & Sendable>: Sendable {
  /// What the values are, such as "axis".
  private let noun: String

  private let names: [(name: String, value: Value)]

  package init(_ noun: String, _ names: KeyValuePairs<String, Value>) {
    self.noun = noun
    self.names = names.map { (name: $0.key, value: $0.value) }
  }

  /// Returns the name of a value, if it has one.
  package func name(of value: Value) -> String? { names.first { $0.value == value }?.name }

  /// Decodes a name.
  ///
  /// - Throws: `DecodingError` with the names if it is none of them.
  package func decode(from decoder: any Decoder) throws -> Value {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let found = names.first(where: { $0.name == name }) else {
      throw container.failure(
        "\(noun) must be one of \(names.map(\.name).joined(separator: ", ")), but is '\(name)'")
    }
    return found.value
  }

  /// Encodes the name of a value that has one.
  package func encode(_ value: Value, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name(of: value))
  }
}
#endif
