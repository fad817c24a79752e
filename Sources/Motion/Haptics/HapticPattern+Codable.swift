// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension HapticPattern: Codable {
  /// Writes the pattern in Apple's format AHAP; the assumptions are no part of it.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }

  /// Reads a pattern in Apple's format AHAP, with the usual assumptions.
  ///
  /// A decoder tells neither the order of keys nor how numbers were written: keys are brought into
  /// the usual order. What is tolerated is what `init(ahap:)` tolerates, as far as the decoder
  /// reads the text.
  ///
  /// - Throws: `DecodingError` with the path to a value that is not legal.
  public init(from decoder: any Decoder) throws {
    let value = try JSONValue(from: decoder).inUsualOrder
    var reader = AHAPReader()
    do {
      self = try reader.pattern(JSONCursor(value))
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath + error.path.keys, debugDescription: error.message))
    }
  }
}
#endif
