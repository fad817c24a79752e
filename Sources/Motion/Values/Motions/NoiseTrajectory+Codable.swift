// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension NoiseTrajectory: Codable where Value: Codable {
  private enum CodingKeys: String, CodingKey {
    case amplitude, frequency, octaves, roughness, seed, duration
  }

  /// Decodes the parameters; those with defaults may be absent.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the path and the rule if a parameter is not
  ///   legal.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let frequency = try container.decode(Double.self, forKey: .frequency)
    let octaves = try container.decodeIfPresent(Int.self, forKey: .octaves) ?? 1
    let roughness = try container.decodeIfPresent(Double.self, forKey: .roughness) ?? 0.5
    let duration =
      try container.decodeIfPresent(EndlessNumber.self, forKey: .duration)?.value ?? .infinity
    let flaw = NoiseTrajectory.flaw(
      frequency: frequency, octaves: octaves, roughness: roughness, duration: duration)
    try container.refuse(flaw)
    self.init(
      amplitude: try container.decode(Value.self, forKey: .amplitude), frequency: frequency,
      octaves: octaves, roughness: roughness,
      seed: try container.decodeIfPresent(UInt64.self, forKey: .seed) ?? 0, duration: duration)
  }

  /// Encodes the parameters.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(amplitude, forKey: .amplitude)
    try container.encode(frequency, forKey: .frequency)
    try container.encode(octaves, forKey: .octaves)
    try container.encode(roughness, forKey: .roughness)
    try container.encode(seed, forKey: .seed)
    try container.encode(EndlessNumber(duration), forKey: .duration)
  }
}
#endif
