// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension ViewportTransition.Threshold: Described {}

extension ViewportTransition.Threshold: Codable {
  /// Reads the fractions and the inset, each of which is 0 if it is missing.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the path and the rule if a number is outside its
  ///   range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("visible", "centered", "inset")
    self.init(
      visible: try container.decode(.fraction, forKey: "visible", default: 0),
      centered: try container.decode(.fraction, forKey: "centered", default: 0),
      inset: try container.decode(.range(-0x1p70...0x1p70), forKey: "inset", default: 0))
  }

  /// Writes the fractions and the inset.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "visible": visible.unless(0), "centered": centered.unless(0), "inset": inset.unless(0),
    ])
  }
}
#endif
