// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Ripple.NearField: Codable {}

extension Ripple: Codable {
  private enum CodingKeys: String, CodingKey {
    case amplitude, frequency, decay, speed, nearField, phase
  }

  /// Reads the parameters of a wave; the near field and the phase may be missing.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the path and the rule if a number is not finite,
  ///   or the decay is negative.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      amplitude: try container.decode(Ripple.legalNumber, forKey: .amplitude),
      frequency: try container.decode(Ripple.legalNumber, forKey: .frequency),
      decay: try container.decode(Ripple.legalDecay, forKey: .decay),
      speed: try container.decode(Ripple.legalNumber, forKey: .speed),
      nearField: try container.decode(forKey: .nearField, default: .none),
      phase: try container.decode(Ripple.legalNumber, forKey: .phase, default: 0))
  }

  /// Writes all parameters.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(amplitude, forKey: .amplitude)
    try container.encode(frequency, forKey: .frequency)
    try container.encode(decay, forKey: .decay)
    try container.encode(speed, forKey: .speed)
    try container.encode(nearField, forKey: .nearField)
    try container.encode(phase, forKey: .phase)
  }
}
#endif
