// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension TrackInterpolation.Shape: Described {}

extension TrackInterpolation.Shape: Codable {
  /// Reads the shape of a spline at a key; missing numbers are 0.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the path and the rule if a number is not finite.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("tension", "continuity", "bias")
    let tension = try container.decodeNumber(forKey: "tension", default: 0)
    let continuity = try container.decodeNumber(forKey: "continuity", default: 0)
    let bias = try container.decodeNumber(forKey: "bias", default: 0)
    try container.refuse(
      TrackInterpolation.Shape.flaw(tension: tension, continuity: continuity, bias: bias))
    self.init(tension: tension, continuity: continuity, bias: bias)
  }

  /// Writes all three numbers.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "tension": tension.unless(0), "continuity": continuity.unless(0), "bias": bias.unless(0),
    ])
  }
}
#endif
