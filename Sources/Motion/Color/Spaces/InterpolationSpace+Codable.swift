// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension InterpolationSpace: Codable {
  private static let names = CodedNames<InterpolationSpace>(
    "space", ["srgb": .srgb, "linear": .linear, "oklab": .oklab])

  /// Decodes the name of a space.
  ///
  /// It is one of `"srgb"`, `"linear"` and `"oklab"`.
  ///
  /// - Throws: `DecodingError` for another name.
  public init(from decoder: any Decoder) throws {
    self = try InterpolationSpace.names.decode(from: decoder)
  }

  /// Encodes the name.
  public func encode(to encoder: any Encoder) throws {
    try InterpolationSpace.names.encode(self, to: encoder)
  }
}
#endif
