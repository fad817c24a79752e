// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension ViewportTransition.Threshold: Codable {
  private enum CodingKeys: String, CodingKey {
    case visible, centered, inset
  }

  /// Reads the fractions and the inset, each of which is 0 if it is missing.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the path and the rule if a number is outside its
  ///   range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func number(_ key: CodingKeys, rule: String, in range: ClosedRange<Double>) throws -> Double {
      let number = try container.decodeIfPresent(Double.self, forKey: key) ?? 0
      guard range.contains(number) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container,
          debugDescription: "\(key.rawValue) must be \(rule), but is \(number)")
      }
      return number
    }
    self.init(
      visible: try number(.visible, rule: "in 0...1", in: 0...1),
      centered: try number(.centered, rule: "in 0...1", in: 0...1),
      inset: try number(.inset, rule: "at most 1e150 in size", in: -1e150...1e150))
  }

  /// Writes the fractions and the inset.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(visible, forKey: .visible)
    try container.encode(centered, forKey: .centered)
    try container.encode(inset, forKey: .inset)
  }
}
#endif
