// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension OKLab: Described {}

extension OKLab: Codable {
  /// Decodes the components; alpha may be absent.
  ///
  /// - Throws: `DecodingError` if one is missing or not finite.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("lightness", "a", "b", "alpha")
    self.init(
      lightness: try container.decode(.finite, forKey: "lightness"),
      a: try container.decode(.finite, forKey: "a"),
      b: try container.decode(.finite, forKey: "b"),
      alpha: try container.decode(.finite, forKey: "alpha", default: 1))
  }

  /// Encodes all four components, so that they read back to the bit.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["lightness": lightness, "a": a, "b": b, "alpha": alpha.unless(1)])
  }
}
#endif
