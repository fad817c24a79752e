// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension LokiRandom: Codable {
  /// Decodes the next number.
  ///
  /// - Throws: `DecodingError` if it is not in 0…1.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let state = try container.decode(Float.self)
    guard state >= 0 && state <= 1 else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "state must be from 0 to 1, but is \(state)")
    }
    self.init(state: state)
  }

  /// Encodes the next number.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(state)
  }
}
#endif
