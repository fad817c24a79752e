// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension PlaybackClock {
  /// Nested clocks: the local time of each is the parent time of the next.
  ///
  /// An operation that pauses, slows or seeks one level affects all levels inside it. It takes the
  /// time of that level's parent, which ``localTime(at:depth:)`` returns.
  /// ```swift
  /// var clocks = PlaybackClock.Chain([PlaybackClock(speed: 2), PlaybackClock(beginTime: 1)])
  /// clocks.localTime(at: 3)  // 5.0
  /// clocks.clocks[0].pause(at: 3)
  /// clocks.localTime(at: 100)  // 5.0
  /// ```
  ///
  /// - Complexity: Linear in the number of clocks.
  public struct Chain: Hashable, Sendable {
    /// The clocks, from the outermost to the innermost.
    public var clocks: [PlaybackClock]

    /// Creates a chain of clocks, the outermost first.
    ///
    /// - Edge cases: Without clocks, local time is the outermost parent time.
    public init(_ clocks: [PlaybackClock]) {
      self.clocks = clocks
    }

    /// Returns the local time of the innermost clock at a time of the outermost parent.
    ///
    /// - Edge cases: As `PlaybackClock.localTime(at:)` at every level; without clocks NaN is treated
    ///   as 0.
    @inlinable
    public func localTime(at time: Double) -> Double { localTime(at: time, depth: clocks.count) }

    /// Returns the local time at a depth of the chain, at a time of the outermost parent.
    ///
    /// - Parameters:
    ///   - time: A time of the outermost parent.
    ///   - depth: The number of outer clocks to apply, clamped to 0 through their count. The time at
    ///     depth *n* is the parent time of clock *n*.
    /// - Returns: The local time of the last of these clocks.
    @inlinable
    public func localTime(at time: Double, depth: Int) -> Double {
      var local = time
      for clock in clocks.prefix(Swift.max(0, depth)) { local = clock.localTime(at: local) }
      return local.isNaN ? 0 : local
    }

    /// The seconds of innermost time that pass in one second of the outermost parent; at most the
    /// greatest finite number.
    @inlinable
    public var currentSpeed: Double {
      // The power of two is kept apart, since a product of some speeds may be beyond all numbers and
      // that of all of them not.
      var (speed, exponent) = (1.0, 0)
      for clock in clocks {
        let factor = clock.currentSpeed
        guard factor != 0 else { return 0 }
        let product = speed * (factor < 0 ? -factor.significand : factor.significand)
        exponent += Int(factor.exponent) + Int(product.exponent)
        speed = product < 0 ? -product.significand : product.significand
      }
      return speed.scaled(byPowerOfTwo: exponent).clampedToFinite
    }

    /// Returns the time of the outermost parent at which the innermost clock shows a local time.
    ///
    /// - Returns: `nil` if it never does, because a clock does not advance or stops before.
    public func parentTime(at localTime: Double) -> Double? {
      guard localTime.isFinite else { return nil }
      var time = localTime
      for clock in clocks.reversed() {
        guard let outer = clock.parentTime(at: time) else { return nil }
        time = outer
      }
      return time
    }
  }
}

#if !hasFeature(Embedded)
extension PlaybackClock.Chain: Described {}

extension PlaybackClock.Chain: Codable {
  /// Reads the clocks, from the outermost one.
  ///
  /// - Throws: `DecodingError` if a clock is not legal, or if a key is unknown.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields("clocks")
    self.init(try fields.decode(forKey: "clocks"))
  }

  /// Writes the clocks, from the outermost one.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["clocks": clocks])
  }
}
#endif
