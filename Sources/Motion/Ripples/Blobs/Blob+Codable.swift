// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Blob: Described {}

extension Blob: Codable {
  /// Reads the four numbers; missing ones have their defaults.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the path and the rule if a number is not finite.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("rate", "scale", "swelling", "lean")
    let usual = Blob()
    let rate = try container.decodeNumber(forKey: "rate", default: usual.rate)
    let scale = try container.decodeNumber(forKey: "scale", default: usual.scale)
    let swelling = try container.decodeNumber(forKey: "swelling", default: usual.swelling)
    let lean = try container.decodeNumber(forKey: "lean", default: usual.lean)
    try container.refuse(Blob.flaw(rate: rate, scale: scale, swelling: swelling, lean: lean))
    self.init(rate: rate, scale: scale, swelling: swelling, lean: lean)
  }

  /// Writes the numbers that are not the defaults.
  public func encode(to encoder: any Encoder) throws {
    let usual = Blob()
    try encoder.encode([
      "rate": rate.unless(usual.rate), "scale": scale.unless(usual.scale),
      "swelling": swelling.unless(usual.swelling), "lean": lean.unless(usual.lean),
    ])
  }
}
#endif
