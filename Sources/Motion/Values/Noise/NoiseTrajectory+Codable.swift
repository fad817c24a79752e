// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension NoiseTrajectory: Described {}

extension NoiseTrajectory: Codable where Value: Codable {
  /// Decodes the parameters; those with defaults may be absent.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the path and the rule if a parameter violates the
  ///   precondition of the initializer.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields(
      "frequency", "octaves", "roughness", "duration", "amplitude", "seed")
    let frequency = try container.decodeNumber(forKey: "frequency")
    let octaves = try container.decode(forKey: "octaves", default: 1)
    let roughness = try container.decodeNumber(forKey: "roughness", default: 0.5)
    let duration = try container.decodeNumber(forKey: "duration", default: .infinity)
    try container.refuse(
      NoiseTrajectory.flaw(
        frequency: frequency, octaves: octaves, roughness: roughness, duration: duration))
    self.init(
      amplitude: try container.decode(forKey: "amplitude"), frequency: frequency,
      octaves: octaves, roughness: roughness,
      seed: try container.decode(forKey: "seed", default: 0), duration: duration)
  }

  /// Encodes the parameters.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "amplitude": amplitude, "frequency": frequency, "octaves": octaves.unless(1),
      "roughness": roughness.unless(0.5),
      "seed": seed.unless(0), "duration": duration.unless(.infinity).map(EndlessNumber.init),
    ])
  }
}
#endif
