// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Delayed: Codable where Base: Codable {
  /// Reads the base, the delay and the end delay, which may be missing if it is 0.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("base", "delay", "endDelay")
    let base = try container.decode(Base.self, forKey: "base")
    let endDelay = try container.decode(Delayed.legalDelay, forKey: "endDelay", default: 0)
    guard endDelay >= 0 || (base as? any LoopOfRounds)?.ownEndDelay == endDelay else {
      throw container.failure(
        "end delay must not be negative, unless it is the last pause of a loop", forKey: "endDelay")
    }
    self.init(
      base: base, delay: try container.decode(Delayed.legalDelay, forKey: "delay"),
      endDelay: endDelay)
  }

  /// Writes the base and the delays.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["base": base, "delay": delay, "endDelay": endDelay.unless(0)])
  }
}

/// A motion with a delay at both ends, of whichever type.
protocol DelayedRound {
  var content: Any { get }
  var lead: Double { get }
  var rest: Double { get }

  /// Returns the end delay that leaves out the last pause of a loop of such rounds.
  func endDelay(of loop: Any) -> Double?
}

extension Delayed: DelayedRound {
  var content: Any { base }
  var lead: Double { delay }
  var rest: Double { endDelay }

  func endDelay(of loop: Any) -> Double? {
    let jumps = (base as? any Trajectory)?.jumpsAtStart ?? false
    return (loop as? Looped<Delayed>)?.endDelay(jumpsAtStart: jumps)
  }
}

/// A loop, of whichever type.
private protocol LoopOfRounds {
  /// The end delay that leaves out the last pause of a loop of rounds; nil for other loops.
  var ownEndDelay: Double? { get }
}

extension Looped: LoopOfRounds {
  fileprivate var ownEndDelay: Double? { (base as? any DelayedRound)?.endDelay(of: self) }
}

extension Retimed: Codable where Base: Codable {
  /// Reads the base and the speed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("base", "speed")
    self.init(
      base: try container.decode(Base.self, forKey: "base"),
      factor: try container.decode(Retimed.legalSpeed, forKey: "speed"))
  }

  /// Writes the base and the speed.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["base": base, "speed": factor])
  }
}

extension Reversed: Codable where Base: Codable {
  /// Reads the base.
  public init(from decoder: any Decoder) throws {
    self.init(base: try decoder.fields("base").decode(Base.self, forKey: "base"))
  }

  /// Writes the base.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["base": base])
  }
}

extension Clipped: Codable where Base: Codable {
  /// Reads the base and the limit.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("base", "limit")
    self.init(
      base: try container.decode(Base.self, forKey: "base"),
      limit: try container.decode(Clipped.legalLimit, forKey: "limit"))
  }

  /// Writes the base and the limit.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["base": base, "limit": EndlessNumber(limit)])
  }
}

extension Looped: Codable where Base: Codable {
  /// Reads the base, the count, and whether every second iteration runs back, by default false.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("base", "count", "autoreverses")
    self.init(
      base: try container.decode(Base.self, forKey: "base"),
      count: try container.decode(Looped.legalCount, forKey: "count"),
      autoreverses: try container.decode(forKey: "autoreverses", default: false))
  }

  /// Writes the base, the count, and whether every second iteration runs back.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "base": base, "count": EndlessNumber(count), "autoreverses": autoreverses.unless(false),
    ])
  }
}

extension Sequenced: Codable where First: Codable, Second: Codable {
  /// Reads both motions.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("first", "second")
    self.init(
      first: try container.decode(First.self, forKey: "first"),
      second: try container.decode(Second.self, forKey: "second"))
  }

  /// Writes both motions.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["first": first, "second": second])
  }
}

extension Reduced: Codable where Base: Codable {
  /// Reads the base, and whether the motion is reduced, by default true.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("base", "isReduced")
    self.init(
      base: try container.decode(Base.self, forKey: "base"),
      isReduced: try container.decode(forKey: "isReduced", default: true))
  }

  /// Writes the base, and whether the motion is reduced.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["base": base, "isReduced": isReduced.unless(true)])
  }
}

extension Settling: Codable where Base: Codable {
  /// Reads the base and the tolerance.
  ///
  /// - Throws: `DecodingError` if it cannot be known when the base settles.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("base", "tolerance")
    let base = try container.decode(Base.self, forKey: "base")
    let tolerance = try container.decode(Tolerance.self, forKey: "tolerance")
    guard Settling.isKnown(base, tolerance) else {
      throw container.failure(Settling.rule, forKey: "base")
    }
    self.init(base: base, tolerance: tolerance)
  }

  /// Writes the base and the tolerance.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["base": base, "tolerance": tolerance])
  }
}

extension Translated: Codable where Base: Codable, Base.Value: Codable {
  /// Reads the base and the offset.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("base", "offset")
    self.init(
      base: try container.decode(Base.self, forKey: "base"),
      offset: try container.decodeFinite(forKey: "offset"))
  }

  /// Writes the base and the offset.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["base": base, "offset": offset])
  }
}

extension Accumulated: Codable where Base: Codable {
  /// Reads the base and the count.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("base", "count")
    self.init(
      base: try container.decode(Base.self, forKey: "base"),
      count: try container.decode(Looped<Base>.legalCount, forKey: "count"))
  }

  /// Writes the base and the count.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["base": loop.base, "count": EndlessNumber(loop.count)])
  }
}

extension LinearlyMapped: Codable where Base: Codable, Map: Codable {
  /// Reads the base and the map.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("base", "map")
    self.init(
      base: try container.decode(Base.self, forKey: "base"),
      map: try container.decode(Map.self, forKey: "map"))
  }

  /// Writes the base and the map.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["base": base, "map": map])
  }
}

extension ScalingMap: Codable {
  /// Reads the factor.
  public init(from decoder: any Decoder) throws {
    self.init(by: try decoder.fields("factor").decode(.finite, forKey: "factor"))
  }

  /// Writes the factor.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["factor": factor])
  }
}

extension DirectionMap: Codable where Value: Codable {
  /// Reads the vector.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.fields("vector").decodeFinite(forKey: "vector"))
  }

  /// Writes the vector.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["vector": vector])
  }
}

extension OpacityDip: Codable {
  /// Reads the duration.
  public init(from decoder: any Decoder) throws {
    self.init(
      duration: try decoder.fields("duration").decode(OpacityDip.legalDuration, forKey: "duration"))
  }

  /// Writes the duration.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["duration": EndlessNumber(duration)])
  }
}

extension Either: Codable where First: Codable, Second: Codable {
  /// Reads the motion that it is.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("first", "second")
    self =
      container.contains("first")
      ? .first(try container.decode(First.self, forKey: "first"))
      : .second(try container.decode(Second.self, forKey: "second"))
  }

  /// Writes the motion that it is.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .first(let first): try encoder.encode(["first": first])
    case .second(let second): try encoder.encode(["second": second])
    }
  }
}
#endif
