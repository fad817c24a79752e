// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension SeededGenerator: Described {}

extension SeededGenerator: Codable {
  /// Decodes the state.
  public init(from decoder: any Decoder) throws {
    self.init(seed: try decoder.singleValueContainer().decode(UInt64.self))
  }

  /// Encodes the state, from which the sequence continues.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(state)
  }
}
#endif
