// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension EmissionSchedule.Burst: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case count, time
  }

  /// Reads a count and a time, which is 0 unless given.
  ///
  /// - Throws: `DecodingError` with the path and the rule if a number is negative or not finite,
  ///   or if a key is unknown.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try decoder.refuseKeys(otherThan: CodingKeys.allCases)
    let count = try container.decode(Int.self, forKey: .count)
    let time = try container.decodeNumber(forKey: .time, default: 0)
    try container.refuse(EmissionSchedule.Burst.flaw(count: count, time: time))
    self.init(count: count, at: time)
  }

  /// Writes the count and the time.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(count, forKey: .count)
    try container.encode(time, forKey: .time, unless: 0)
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
  /// - Throws: `DecodingError` with the path and the rule if the rate or the begin time is not finite,
  ///   if the count or the warmup time is negative, if a track has too many births or swings, or if a
  ///   key is unknown.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try decoder.refuseKeys(otherThan: CodingKeys.allCases)
    var (rate, track) = (0.0, Track<Double>?.none)
    if let number = try? container.decode(Double.self, forKey: .rate) {
      rate = number
      try container.refuse(ParameterFlaw("rate", rate, .finite))
    } else {
      track = try container.decodeIfPresent(Track<Double>.self, forKey: .rate)
      try container.refuse(track.flatMap { BirthCurve.flaw(of: $0) })
    }
    let count = try container.decodeIfPresent(Int.self, forKey: .count)
    let beginTime = try container.decodeNumber(forKey: .beginTime, default: 0)
    let warmupTime = try container.decodeNumber(forKey: .warmupTime, default: 0)
    try container.refuse(
      EmissionSchedule.flaw(count: count, beginTime: beginTime, warmupTime: warmupTime))
    self.init(
      track?.storage.last ?? rate, track.map { BirthCurve($0) }, count: count,
      bursts: try container.decode(forKey: .bursts, default: []), beginTime: beginTime,
      warmupTime: warmupTime)
  }

  /// Writes the rate, and the other parameters unless they have their default.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if let track {
      try container.encode(track, forKey: .rate)
    } else {
      try container.encode(rate, forKey: .rate)
    }
    try container.encodeIfPresent(count, forKey: .count)
    try container.encode(bursts, forKey: .bursts, unless: [])
    try container.encode(beginTime, forKey: .beginTime, unless: 0)
    try container.encode(warmupTime, forKey: .warmupTime, unless: 0)
  }
}
#endif
