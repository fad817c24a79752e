// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension KochanekBartels: Codable {
  private enum CodingKeys: String, CodingKey {
    case tension, continuity, bias
  }

  /// Reads the shape of a spline at a key; missing numbers are 0.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the path and the rule if a number is not finite.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func finite(_ key: CodingKeys) throws -> Double {
      let number = try container.decodeIfPresent(Double.self, forKey: key) ?? 0
      guard number.isFinite else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container,
          debugDescription: "\(key.rawValue) must be finite, but is \(number)")
      }
      return number
    }
    self.init(
      tension: try finite(.tension), continuity: try finite(.continuity), bias: try finite(.bias))
  }

  /// Writes all three numbers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(tension, forKey: .tension)
    try container.encode(continuity, forKey: .continuity)
    try container.encode(bias, forKey: .bias)
  }
}
#endif
