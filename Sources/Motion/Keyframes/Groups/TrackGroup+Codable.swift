// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension TrackGroup: Described {}

extension TrackGroup: Codable where Members: Codable {
  /// Writes the members, the duration and the easing.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "members": members, "duration": EndlessNumber(duration), "easing": easing.unless(.linear),
    ])
  }

  /// Reads the members, the duration and the easing.
  ///
  /// The duration defaults to that of the longest member, and the easing to linear.
  ///
  /// - Throws: `DecodingError` if the duration is negative or NaN.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("duration", "members", "easing")
    let duration = try container.decodeNumberIfPresent(forKey: "duration")
    try container.refuse(
      duration.flatMap { ParameterFlaw("duration", $0, TrackGroup.legalDuration) })
    self.init(
      try container.decode(forKey: "members"), duration: duration,
      easing: try container.decode(forKey: "easing", default: .linear))
  }
}
#endif
