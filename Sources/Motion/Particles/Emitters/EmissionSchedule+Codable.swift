// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Emitter.Schedule.Burst: Described {}

extension Emitter.Schedule.Burst: Codable {
  /// Reads a count and a time, which is 0 unless given.
  ///
  /// - Throws: `DecodingError` with the path and the rule if a number is negative or not finite,
  ///   or if a key is unknown.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("count", "time")
    let count = try container.decode(Int.self, forKey: "count")
    let time = try container.decodeNumber(forKey: "time", default: 0)
    try container.refuse(Emitter.Schedule.Burst.flaw(count: count, time: time))
    self.init(count: count, at: time)
  }

  /// Writes the count and the time.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["count": count, "time": time.unless(0)])
  }
}

extension Emitter.Schedule.Change: Described {}

extension Emitter.Schedule.Change: Codable {
  /// Reads a rate and a time.
  ///
  /// - Throws: `DecodingError` with the path and the rule if a number is not finite or the time is
  ///   negative, or if a key is unknown.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("rate", "time")
    let rate = try container.decode(Double.self, forKey: "rate")
    let time = try container.decode(Double.self, forKey: "time")
    try container.refuse(Emitter.Schedule.Change.flaw(rate: rate, time: time))
    self.init(rate: rate, at: time)
  }

  /// Writes the rate and the time.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["rate": rate, "time": time])
  }
}

extension Emitter.Schedule: Described {}

extension Emitter.Schedule: Codable {
  /// Reads the parameters of the initializer, all of which may be missing.
  ///
  /// The rate is a number or a track.
  ///
  /// - Throws: `DecodingError` with the path and the rule if the rate or the begin time is not finite,
  ///   if the count or the warmup time is negative, if a rate has too many births or swings, or if a
  ///   key is unknown.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields(
      "rate", "count", "bursts", "changes", "beginTime", "warmupTime")
    var (rate, track) = (0.0, Track<Double>?.none)
    if let number = try? container.decode(Double.self, forKey: "rate") {
      rate = number
      try container.refuse(ParameterFlaw("rate", rate, .finite))
    } else {
      track = try container.decodeIfPresent(Track<Double>.self, forKey: "rate")
    }
    let changes = Emitter.Schedule.ordered(try container.decode(forKey: "changes", default: []))
    if let track { rate = track.storage.last }
    try container.refuse(BirthCurve.flaw(rate, track, changes: changes))
    let count = try container.decodeIfPresent(Int.self, forKey: "count")
    let beginTime = try container.decodeNumber(forKey: "beginTime", default: 0)
    let warmupTime = try container.decodeNumber(forKey: "warmupTime", default: 0)
    try container.refuse(
      Emitter.Schedule.flaw(count: count, beginTime: beginTime, warmupTime: warmupTime))
    self.init(
      rate, track, count: count,
      bursts: try container.decode(forKey: "bursts", default: []), changes: changes,
      beginTime: beginTime, warmupTime: warmupTime)
  }

  /// Writes the rate, and the other parameters unless they have their default.
  public func encode(to encoder: any Encoder) throws {
    if let track {
      try encoder.encode(["rate": track])
    } else {
      try encoder.encode(["rate": rate])
    }
    try encoder.encode([
      "count": count, "bursts": bursts.unless([]), "changes": changes.unless([]),
      "beginTime": beginTime.unless(0), "warmupTime": warmupTime.unless(0),
    ])
  }
}
#endif
