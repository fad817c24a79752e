// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension FrameSequence: Codable {
  private enum CodingKeys: String, CodingKey {
    case count, interval, delay, firstAfterInterval, cycles
  }

  /// Reads the parameters; those with a default are optional.
  ///
  /// Infinite cycles are the text `infinity`, since JSON has no number for it.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the path and the rule if a number is outside its
  ///   range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func number(
      _ key: CodingKeys, default fallback: Double? = nil, rule: String,
      where isLegal: (Double) -> Bool
    ) throws -> Double {
      let number =
        try container.decodeIfPresent(EndlessNumber.self, forKey: key)?.value ?? fallback
        ?? container.decode(Double.self, forKey: key)
      guard isLegal(number) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container,
          debugDescription: "\(key.rawValue) must be \(rule), but is \(number)")
      }
      return number
    }
    let count = try container.decode(Int.self, forKey: .count)
    guard count >= 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: .count, in: container,
        debugDescription: "count must not be negative, but is \(count)")
    }
    self.init(
      count: count,
      interval: try number(.interval, rule: "finite and not negative") {
        $0 >= 0 && $0 < .infinity
      },
      delay: try number(.delay, default: 0, rule: "finite") { $0 - $0 == 0 },
      firstAfterInterval: try container.decodeIfPresent(
        Bool.self, forKey: .firstAfterInterval) ?? true,
      cycles: try number(.cycles, default: 1, rule: "not negative") { $0 >= 0 })
  }

  /// Writes the parameters.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(count, forKey: .count)
    try container.encode(interval, forKey: .interval)
    try container.encode(delay, forKey: .delay)
    try container.encode(firstAfterInterval, forKey: .firstAfterInterval)
    try container.encode(EndlessNumber(cycles), forKey: .cycles)
  }
}
#endif
