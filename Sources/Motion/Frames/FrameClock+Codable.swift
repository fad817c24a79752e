// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension FrameClock.GapPolicy: Codable {}

extension FrameClock: Described {
  package var notation: Notation {
    call([
      "maximumDelta": maximumDelta, "firstDelta": firstDelta, "gapPolicy": gapPolicy,
      "speed": speed, "isPaused": isPaused, "elapsed": elapsed,
    ])
  }
}

extension FrameClock: Codable {
  /// Reads a clock, which continues exactly from the state that was written.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the path and the rule if a number is outside its
  ///   range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields(
      "maximumDelta", "firstDelta", "speed", "gapPolicy", "isPaused", "count", "elapsed", "anchor",
      "anchorElapsed", "latest", "isRejoining")
    let maximumDelta = try container.decodeNumber(forKey: "maximumDelta")
    let firstDelta = try container.decodeNumber(forKey: "firstDelta")
    let speed = try container.decodeNumber(forKey: "speed")
    try container.refuse(
      FrameClock.flaw(maximumDelta: maximumDelta, firstDelta: firstDelta, speed: speed))
    self.init(
      maximumDelta: maximumDelta, firstDelta: firstDelta, speed: speed,
      gapPolicy: try container.decode(forKey: "gapPolicy"))
    isPaused = try container.decode(Bool.self, forKey: "isPaused")
    count = try container.decode(FrameClock.legalCounts, forKey: "count")
    elapsed = try container.decode(.notNegative, forKey: "elapsed")
    anchor = try container.decode(.finite, forKey: "anchor")
    anchorElapsed = try container.decode(.notNegative, forKey: "anchorElapsed")
    latest = try container.decodeIfPresent(.finite, forKey: "latest")
    isRejoining = try container.decode(forKey: "isRejoining", default: false)
  }

  /// Writes the clock with its whole state.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "maximumDelta": EndlessNumber(maximumDelta), "firstDelta": firstDelta, "gapPolicy": gapPolicy,
      "speed": speed, "isPaused": isPaused, "count": count, "elapsed": elapsed, "anchor": anchor,
      "anchorElapsed": anchorElapsed, "latest": latest, "isRejoining": isRejoining.unless(false),
    ])
  }
}
#endif
