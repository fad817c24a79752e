// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension CounterRandom: Described {}

extension CounterRandom: Codable {
  /// Decodes the seed.
  public init(from decoder: any Decoder) throws {
    self.init(seed: try decoder.singleValueContainer().decode(UInt64.self))
  }

  /// Encodes the seed.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(seed)
  }
}
#endif
