// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension PlaybackClock: Described {
  package var notation: Notation {
    call([
      "beginTime": beginTime, "speed": currentSpeed, "timeOffset": timeOffset.unless(0) as Any,
      "endTime": endTime as Any,
    ])
  }
}

extension PlaybackClock: Codable {
  /// Writes the clock with all its digits.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "anchor": anchor, "local": local, "localError": localError, "speed": speed,
      "isPaused": isPaused, "endTime": endTime.map(EndlessNumber.init),
    ])
  }

  /// Reads a clock, which continues exactly from the state that was written.
  ///
  /// The time of its parent must be the same as before: a caller whose parent time starts anew at
  /// every launch has to add the difference.
  ///
  /// - Throws: `DecodingError` with the path and the rule if a number is outside its range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields(
      "anchor", "speed", "local", "endTime", "localError", "isPaused")
    let anchor = try container.decodeNumber(forKey: "anchor")
    let speed = try container.decodeNumber(forKey: "speed")
    let local = try container.decodeNumber(forKey: "local")
    let endTime = try container.decodeNumberIfPresent(forKey: "endTime")
    try container.refuse(
      PlaybackClock.flaw(
        beginTime: (anchor, "anchor"), speed: (speed, "speed"), timeOffset: (local, "local"),
        endTime: endTime))
    self.init(beginTime: anchor, speed: speed, timeOffset: local, endTime: endTime)
    let error = try container.decode(.finite, forKey: "localError")
    guard local + error == local else {
      throw container.failure(
        "localError must be less than a bit of local, but is \(error)", forKey: "localError")
    }
    localError = error
    isPaused = try container.decode(Bool.self, forKey: "isPaused")
  }
}
#endif
