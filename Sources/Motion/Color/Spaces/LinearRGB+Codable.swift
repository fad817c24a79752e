// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension LinearRGB: Described {}

extension LinearRGB: Codable {
  /// Decodes the components; alpha may be absent.
  ///
  /// - Throws: `DecodingError` if one is missing or not finite.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("red", "green", "blue", "alpha")
    self.init(
      red: try container.decode(.finite, forKey: "red"),
      green: try container.decode(.finite, forKey: "green"),
      blue: try container.decode(.finite, forKey: "blue"),
      alpha: try container.decode(.finite, forKey: "alpha", default: 1))
  }

  /// Encodes all four components, so that they read back to the bit.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["red": red, "green": green, "blue": blue, "alpha": alpha.unless(1)])
  }
}
#endif
