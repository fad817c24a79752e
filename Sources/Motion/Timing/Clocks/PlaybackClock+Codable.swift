// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension PlaybackClock: Codable {
  private enum CodingKeys: String, CodingKey {
    case anchor, local, localError, rate, isPaused, endTime
  }

  /// Writes the clock with all its digits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(anchor, forKey: .anchor)
    try container.encode(local, forKey: .local)
    try container.encode(localError, forKey: .localError)
    try container.encode(rate, forKey: .rate)
    try container.encode(isPaused, forKey: .isPaused)
    try container.encodeIfPresent(endTime.map(EndlessNumber.init), forKey: .endTime)
  }

  /// Reads a clock, which continues exactly from the state that was written.
  ///
  /// The time of its parent must be the same as before: a caller whose parent time starts anew at
  /// every launch has to add the difference.
  ///
  /// - Throws: `DecodingError` with the path and the rule if a number is outside its range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func finite(_ key: CodingKeys) throws -> Double {
      let number = try container.decode(Double.self, forKey: key)
      guard number.isFinite else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container,
          debugDescription: "\(key.rawValue) must be finite, but is \(number)")
      }
      return number
    }
    let endTime = try container.decodeIfPresent(EndlessNumber.self, forKey: .endTime)?.value
    if let endTime, !(endTime >= 0) {
      throw DecodingError.dataCorruptedError(
        forKey: .endTime, in: container,
        debugDescription: "endTime must not be negative, but is \(endTime)")
    }
    self.init(
      beginTime: try finite(.anchor), speed: try finite(.rate),
      timeOffset: try finite(.local), endTime: endTime)
    let error = try finite(.localError)
    guard local + error == local else {
      throw DecodingError.dataCorruptedError(
        forKey: .localError, in: container,
        debugDescription: "localError must be less than a bit of local, but is \(error)")
    }
    localError = error
    isPaused = try container.decode(Bool.self, forKey: .isPaused)
  }
}
#endif
