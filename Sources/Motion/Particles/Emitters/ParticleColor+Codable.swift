// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Emitter.Color: Described {}

extension Emitter.Color: Codable {
  /// Reads lists of red, green, blue and alpha; ranges and speeds may be missing.
  ///
  /// - Throws: `DecodingError` with the path and the rule if a number is not finite, or if a
  ///   key is unknown.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("mean", "range", "speed")
    self.init(
      try container.decodeFinite(forKey: "mean") as SIMD4<Double>,
      range: try container.decodeFinite(forKey: "range", default: .zero),
      speed: try container.decodeFinite(forKey: "speed", default: .zero))
  }

  /// Writes the mean, and the range and speed if they are not 0.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["mean": mean, "range": range.unless(.zero), "speed": speed.unless(.zero)])
  }
}
#endif
