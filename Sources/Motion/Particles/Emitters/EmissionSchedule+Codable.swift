// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension EmissionSchedule.Burst: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case count, time
  }

  /// Reads a count and a time, which is 0 unless given.
  ///
  /// - Throws: `DecodingError` with the path and the rule if a number is negative or not finite.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try decoder.refuseKeys(otherThan: CodingKeys.allCases)
    self.init(
      count: try container.decodeCount(forKey: .count),
      at: container.contains(.time) ? try container.decode(.notNegative, forKey: .time) : 0)
  }

  /// Writes the count and the time.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(count, forKey: .count)
    if time != 0 { try container.encode(time, forKey: .time) }
  }
}

extension EmissionSchedule: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case rate, count, bursts, beginTime, warmupTime
  }

  /// Reads the parameters of the initializer, all of which may be missing.
  ///
  /// The rate is a number or a track.
  ///
  /// - Throws: `DecodingError` with the path and the rule if a number is outside its range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try decoder.refuseKeys(otherThan: CodingKeys.allCases)
    var (rate, track) = (0.0, Track<Double>?.none)
    if let number = try? container.decode(Double.self, forKey: .rate) {
      rate = number
      guard rate - rate == 0 else {
        throw DecodingError.dataCorruptedError(
          forKey: .rate, in: container, debugDescription: "rate must be finite, but is \(rate)")
      }
    } else {
      track = try container.decodeIfPresent(Track<Double>.self, forKey: .rate)
      if let flaw = track.flatMap({ BirthCurve.flaw(of: $0) }) {
        throw DecodingError.dataCorruptedError(
          forKey: .rate, in: container, debugDescription: flaw)
      }
    }
    self.init(
      track?.storage.last ?? rate, track.map { BirthCurve($0) },
      count: container.contains(.count) ? try container.decodeCount(forKey: .count) : nil,
      bursts: try container.decodeIfPresent([Burst].self, forKey: .bursts) ?? [],
      beginTime: try container.decodeFiniteIfPresent(Double.self, forKey: .beginTime) ?? 0,
      warmupTime: container.contains(.warmupTime)
        ? try container.decode(.notNegative, forKey: .warmupTime) : 0)
  }

  /// Writes the parameters, without those that have their default.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if let track {
      try container.encode(track, forKey: .rate)
    } else {
      try container.encode(rate, forKey: .rate)
    }
    try container.encodeIfPresent(count, forKey: .count)
    if !bursts.isEmpty { try container.encode(bursts, forKey: .bursts) }
    if beginTime != 0 { try container.encode(beginTime, forKey: .beginTime) }
    if warmupTime != 0 { try container.encode(warmupTime, forKey: .warmupTime) }
  }
}

extension KeyedDecodingContainer {
  /// Reads a count that is not negative.
  func decodeCount(forKey key: Key) throws -> Int {
    let count = try decode(Int.self, forKey: key)
    guard count >= 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self,
        debugDescription: "\(key.stringValue) must not be negative, but is \(count)")
    }
    return count
  }
}
#endif
