// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
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
    func number(
      _ key: CodingKeys, _ fallback: Double? = nil, rule: String = "finite",
      where isLegal: (Double) -> Bool = { $0 - $0 == 0 }
    ) throws -> Double {
      let number: Double
      if let fallback {
        number = try container.decodeIfPresent(Double.self, forKey: key) ?? fallback
      } else {
        number = try container.decode(Double.self, forKey: key)
      }
      guard isLegal(number) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container,
          debugDescription: "\(key.rawValue) must be \(rule), but is \(number)")
      }
      return number
    }
    self.init(
      amplitude: try number(.amplitude), frequency: try number(.frequency),
      decay: try number(.decay, rule: "finite and not negative") { $0 >= 0 && $0 < .infinity },
      speed: try number(.speed),
      nearField: try container.decodeIfPresent(NearField.self, forKey: .nearField) ?? .none,
      phase: try number(.phase, 0))
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

extension Ripple.NearField: Codable {}
#endif
