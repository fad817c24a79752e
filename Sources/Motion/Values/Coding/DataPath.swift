// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// A step of the path to an element of the data, by name or by index.
struct DataPathKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = "Index \(intValue)"
    self.intValue = intValue
  }
}

extension Decoder {
  /// Throws if the data has an unknown key, which is probably misspelled.
  func refuseKeys<Key: CodingKey>(otherThan known: [Key]) throws {
    let container = try container(keyedBy: DataPathKey.self)
    let knownNames = known.map(\.stringValue)
    let names = container.allKeys.map(\.stringValue).sorted()
    guard let name = names.first(where: { !knownNames.contains($0) }) else { return }
    throw DecodingError.dataCorruptedError(
      forKey: DataPathKey(stringValue: name), in: container,
      debugDescription: "unknown key '\(name)'; the keys here are "
        + knownNames.joined(separator: ", "))
  }
}
#endif
