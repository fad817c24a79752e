// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Ripple.NearField: Codable {}

extension Ripple: Described {}

extension Ripple: Codable {
  /// Reads the parameters of a wave; the near field and the phase may be missing.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the path and the rule if a number is not finite,
  ///   or the decay is negative.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields(
      "amplitude", "frequency", "decay", "speed", "phase", "nearField")
    let amplitude = try container.decodeNumber(forKey: "amplitude")
    let frequency = try container.decodeNumber(forKey: "frequency")
    let decay = try container.decodeNumber(forKey: "decay")
    let speed = try container.decodeNumber(forKey: "speed")
    let phase = try container.decodeNumber(forKey: "phase", default: 0)
    try container.refuse(
      Ripple.flaw(
        amplitude: amplitude, frequency: frequency, decay: decay, speed: speed, phase: phase))
    self.init(
      amplitude: amplitude, frequency: frequency, decay: decay, speed: speed,
      nearField: try container.decode(forKey: "nearField", default: .none), phase: phase)
  }

  /// Writes all parameters.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "amplitude": amplitude, "frequency": frequency, "decay": decay, "speed": speed,
      "nearField": nearField.unless(.none), "phase": phase.unless(0),
    ])
  }
}
#endif
