// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

#if !hasFeature(Embedded)
extension HapticPattern: Described {
  package var notation: Notation { call(["": items]) }
}

extension HapticPattern: Codable {
  /// Writes the pattern in Apple's format AHAP, without the assumptions.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }

  /// Reads a pattern in Apple's format AHAP, with the default assumptions.
  ///
  /// A decoder preserves neither the order of keys nor the digits of numbers; keys are sorted into
  /// the usual order. The same deviations are tolerated as by `init(ahap:)`, as far as the decoder
  /// accepts the text.
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
