// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// A step of the path to an element of the data: the name of a field, or an index.
///
/// All types use it, so that what reads and writes fields is compiled once.
package struct FieldKey: CodingKey, ExpressibleByStringLiteral {
  package let stringValue: String
  package let intValue: Int?

  package init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  package init(stringLiteral name: String) { self.init(stringValue: name) }

  package init(intValue: Int) {
    stringValue = "Index \(intValue)"
    self.intValue = intValue
  }
}

extension Decoder {
  /// The named fields of the data.
  package func fields() throws -> KeyedDecodingContainer<FieldKey> {
    try container(keyedBy: FieldKey.self)
  }

  /// The named fields of the data, or throws if there is another, which is probably misspelled.
  package func fields(_ known: FieldKey...) throws -> KeyedDecodingContainer<FieldKey> {
    let fields = try fields()
    try fields.refuseKeys(otherThan: known)
    return fields
  }

  /// The fields of the data and the only one among them, which names a case, or throws if there is
  /// another number of fields or an unknown one.
  package func onlyField(
    of known: FieldKey...
  ) throws -> (fields: KeyedDecodingContainer<FieldKey>, name: String) {
    let fields = try fields()
    try fields.refuseKeys(otherThan: known)
    guard let key = fields.allKeys.first, fields.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: codingPath,
          debugDescription: "must have one of the keys "
            + known.map(\.stringValue).joined(separator: ", ")))
    }
    return (fields, key.stringValue)
  }
}

extension KeyedDecodingContainer<FieldKey> {
  /// Throws if the data has an unknown key, which is probably misspelled.
  func refuseKeys(otherThan known: [FieldKey]) throws {
    let knownNames = known.map(\.stringValue)
    let names = allKeys.map(\.stringValue).sorted()
    guard let name = names.first(where: { !knownNames.contains($0) }) else { return }
    throw failure(
      "unknown key '\(name)'; the keys here are " + knownNames.joined(separator: ", "),
      forKey: FieldKey(stringValue: name))
  }
}
#endif
