// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension KeyedDecodingContainer {
  /// Decodes a component of a color, which must be finite.
  func decodeComponent(forKey key: Key, default fallback: Double? = nil) throws -> Double {
    let number = try fallback == nil || contains(key) ? decode(Double.self, forKey: key) : fallback
    guard let number, number.isFinite else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self,
        debugDescription: "\(key.stringValue) must be finite, but is \(number ?? .nan)")
    }
    return number
  }
}
#endif
