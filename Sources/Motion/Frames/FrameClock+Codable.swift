// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension FrameClock.GapPolicy: Codable {}

extension FrameClock: Codable {
  private enum CodingKeys: String, CodingKey {
    case maximumDelta, firstDelta, gapPolicy, speed, isPaused
    case count, elapsed, anchor, anchorElapsed, latest
  }

  /// Reads a clock; it goes on exactly where the one that was written stood.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the path and the rule where a
  ///   number is outside its range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func seconds(_ key: CodingKeys) throws -> Double {
      let number = try container.decode(Double.self, forKey: key)
      guard number >= 0 && number < .infinity else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container,
          debugDescription: "\(key.rawValue) must be finite and not negative, but is \(number)")
      }
      return number
    }
    let maximumDelta = try container.decode(EndlessNumber.self, forKey: .maximumDelta).value
    guard maximumDelta > 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: .maximumDelta, in: container,
        debugDescription: "maximumDelta must be positive, but is \(maximumDelta)")
    }
    self.init(
      maximumDelta: maximumDelta, firstDelta: try seconds(.firstDelta),
      speed: try seconds(.speed),
      gapPolicy: try container.decode(GapPolicy.self, forKey: .gapPolicy))
    isPaused = try container.decode(Bool.self, forKey: .isPaused)
    count = try container.decode(Int.self, forKey: .count)
    elapsed = try seconds(.elapsed)
    anchor = try container.decode(Double.self, forKey: .anchor)
    anchorElapsed = try seconds(.anchorElapsed)
    latest = try container.decodeIfPresent(Double.self, forKey: .latest)
  }

  /// Writes the clock with all it remembers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(EndlessNumber(maximumDelta), forKey: .maximumDelta)
    try container.encode(firstDelta, forKey: .firstDelta)
    try container.encode(gapPolicy, forKey: .gapPolicy)
    try container.encode(speed, forKey: .speed)
    try container.encode(isPaused, forKey: .isPaused)
    try container.encode(count, forKey: .count)
    try container.encode(elapsed, forKey: .elapsed)
    try container.encode(anchor, forKey: .anchor)
    try container.encode(anchorElapsed, forKey: .anchorElapsed)
    try container.encodeIfPresent(latest, forKey: .latest)
  }
}
#endif
