// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Blob: Codable {
  private enum CodingKeys: String, CodingKey {
    case rate, scale, swelling, lean
  }

  /// Reads the four numbers; missing ones have their defaults.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the path and the rule if a number is not finite.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let usual = Blob()
    self.init(
      rate: try container.decodeFiniteIfPresent(Double.self, forKey: .rate) ?? usual.rate,
      scale: try container.decodeFiniteIfPresent(Double.self, forKey: .scale) ?? usual.scale,
      swelling: try container.decodeFiniteIfPresent(Double.self, forKey: .swelling)
        ?? usual.swelling,
      lean: try container.decodeFiniteIfPresent(Double.self, forKey: .lean) ?? usual.lean)
  }

  /// Writes all four numbers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rate, forKey: .rate)
    try container.encode(scale, forKey: .scale)
    try container.encode(swelling, forKey: .swelling)
    try container.encode(lean, forKey: .lean)
  }
}
#endif
