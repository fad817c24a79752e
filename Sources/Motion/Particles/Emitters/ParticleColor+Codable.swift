// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension ParticleColor: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case mean, range, speed
  }

  /// Reads lists of red, green, blue and alpha; ranges and speeds may be missing.
  ///
  /// - Throws: `DecodingError` with the path and the rule if a number is not finite, or if a
  ///   key is unknown.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try decoder.refuseKeys(otherThan: CodingKeys.allCases)
    self.init(
      try container.decodeFinite(forKey: .mean) as SIMD4<Double>,
      range: try container.decodeFinite(forKey: .range, default: .zero),
      speed: try container.decodeFinite(forKey: .speed, default: .zero))
  }

  /// Writes the mean, and the range and speed if they are not 0.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(mean, forKey: .mean)
    try container.encode(range, forKey: .range, unless: .zero)
    try container.encode(speed, forKey: .speed, unless: .zero)
  }
}
#endif
