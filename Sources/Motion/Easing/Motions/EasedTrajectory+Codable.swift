// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension EasedTrajectory: Described {}

extension EasedTrajectory: Codable where Value: Codable {
  /// Writes the two values, the duration and the easing.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "from": origin, "to": target, "duration": EndlessNumber(duration),
      "easing": easing.unless(.easeInOut),
    ])
  }

  /// Reads the two values, the duration and the easing, by default that of the
  /// initializer.
  ///
  /// - Throws: `DecodingError` if the duration is negative or NaN.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("duration", "from", "to", "easing")
    let duration = try container.decode(EasedTrajectory.legalDuration, forKey: "duration")
    self.init(
      from: try container.decode(forKey: "from"),
      to: try container.decode(forKey: "to"), duration: duration,
      easing: try container.decode(forKey: "easing", default: .easeInOut))
  }
}
#endif
