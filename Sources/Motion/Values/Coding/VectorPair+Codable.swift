// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension VectorPair: Codable where First: Codable, Second: Codable {
  /// Reads both vectors.
  ///
  /// - Throws: `DecodingError` if a number is missing, or if a key is unknown.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields("first", "second")
    self.init(try fields.decode(forKey: "first"), try fields.decode(forKey: "second"))
  }

  /// Writes both vectors.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["first": first, "second": second])
  }
}
#endif
