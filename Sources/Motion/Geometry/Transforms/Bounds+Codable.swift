// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Bounds: Described {}

extension Bounds: Codable {
  /// Encodes the two corners, so that the rectangle reads back to the bit.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["minimum": minimum, "maximum": maximum])
  }

  /// Decodes the two corners.
  ///
  /// - Throws: `DecodingError` if a coordinate of `maximum` is less than that of `minimum`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("minimum", "maximum")
    let minimum = try container.decode(SIMD2<Double>.self, forKey: "minimum")
    let maximum = try container.decode(SIMD2<Double>.self, forKey: "maximum")
    try container.refuse(Bounds.flaw(minimum: minimum, maximum: maximum))
    self.init(minimum: minimum, maximum: maximum)
  }
}
#endif
