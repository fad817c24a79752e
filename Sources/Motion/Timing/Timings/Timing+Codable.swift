// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Timing.Direction: Codable {}
extension Timing.Fill: Codable {}

extension Timing: Codable {
  private enum CodingKeys: String, CodingKey {
    case delay, duration, endDelay, iterations, iterationStart, direction, fill, easing
  }

  /// Writes the eight parameters.
  ///
  /// Infinity is written as the text `infinity`, since JSON has no number for it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(delay, forKey: .delay)
    try container.encode(EndlessNumber(duration), forKey: .duration)
    try container.encode(endDelay, forKey: .endDelay)
    try container.encode(EndlessNumber(iterations), forKey: .iterations)
    try container.encode(iterationStart, forKey: .iterationStart)
    try container.encode(direction, forKey: .direction)
    try container.encode(fill, forKey: .fill)
    try container.encode(easing, forKey: .easing)
  }

  /// Reads the parameters; the duration is required, and the others have their defaults.
  ///
  /// - Throws: `DecodingError` with the path and the rule if a number is outside its range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func number(
      _ key: CodingKeys, or absent: Double?, _ rule: String, _ isLegal: (Double) -> Bool
    ) throws -> Double {
      if let absent, !container.contains(key) { return absent }
      let number = try container.decode(EndlessNumber.self, forKey: key).value
      guard isLegal(number) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container,
          debugDescription: "\(key.rawValue) must \(rule), but is \(number)")
      }
      return number
    }
    self.init(
      delay: try number(.delay, or: 0, "be finite") { $0.isFinite },
      duration: try number(.duration, or: nil, "not be negative") { $0 >= 0 },
      endDelay: try number(.endDelay, or: 0, "be finite") { $0.isFinite },
      iterations: try number(.iterations, or: 1, "not be negative") { $0 >= 0 },
      iterationStart: try number(.iterationStart, or: 0, "be finite and not negative") {
        $0 >= 0 && $0.isFinite
      },
      direction: try container.decodeIfPresent(Direction.self, forKey: .direction) ?? .normal,
      fill: try container.decodeIfPresent(Fill.self, forKey: .fill) ?? .none,
      easing: try container.decodeIfPresent(Easing.self, forKey: .easing) ?? .linear)
  }
}
#endif
