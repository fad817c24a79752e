// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension SeededGenerator: Codable {
  /// Reads the state.
  public init(from decoder: any Decoder) throws {
    self.init(seed: try decoder.singleValueContainer().decode(UInt64.self))
  }

  /// Writes the state, with which the sequence goes on where it is.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(state)
  }
}
#endif
