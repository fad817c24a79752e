// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
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

  /// Writes all four numbers.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["rate": rate, "scale": scale, "swelling": swelling, "lean": lean])
  }
}
#endif
