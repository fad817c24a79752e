// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension CounterRandom: Codable {
  /// Reads the seed.
  public init(from decoder: any Decoder) throws {
    self.init(seed: try decoder.singleValueContainer().decode(UInt64.self))
  }

  /// Writes the seed.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(seed)
  }
}
#endif
