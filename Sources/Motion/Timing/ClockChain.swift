// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Clocks inside each other: the local time of one is the parent's time of the next.
///
/// Pausing, slowing or seeking one level does so to all inside it. An operation on a
/// level takes the time of that level's parent, which ``localTime(at:depth:)`` gives.
/// ```swift
/// var clocks = ClockChain([PlaybackClock(speed: 2), PlaybackClock(beginTime: 1)])
/// clocks.localTime(at: 3)  // 5.0
/// clocks.clocks[0].pause(at: 3)
/// clocks.localTime(at: 100)  // 5.0
/// ```
///
/// - Complexity: Linear in the number of clocks.
public struct ClockChain: Hashable, Sendable {
  /// The clocks, from the outermost to the innermost.
  public var clocks: [PlaybackClock]

  /// Creates a hierarchy from clocks, the outermost first.
  ///
  /// - Edge cases: Without clocks, local time is the outer time.
  public init(_ clocks: [PlaybackClock]) {
    self.clocks = clocks
  }

  /// The local time of the innermost clock at a time outside of all.
  ///
  /// - Edge cases: As `PlaybackClock.localTime(at:)` at every level; without clocks NaN
  ///   reads as 0.
  @inlinable
  public func localTime(at time: Double) -> Double {
    localTime(at: time, depth: clocks.count)
  }

  /// The local time inside the outermost clocks, at a time outside of all.
  ///
  /// - Parameters:
  ///   - time: A time of the parent of all.
  ///   - depth: How many clocks, held to 0 through their number. The time at depth *n*
  ///     is the parent's time of clock *n*.
  /// - Returns: The local time of the last of them.
  @inlinable
  public func localTime(at time: Double, depth: Int) -> Double {
    var local = time
    for clock in clocks.prefix(Swift.max(0, depth)) { local = clock.localTime(at: local) }
    return local.isNaN ? 0 : local
  }

  /// The seconds of innermost time that pass in one second outside: the product of the speeds.
  @inlinable
  public var speed: Double {
    var speed = 1.0
    for clock in clocks { speed = (speed * clock.speed).clampedToFinite }
    return speed
  }

  /// The time outside of all at which the innermost clock shows a local time.
  ///
  /// - Returns: `nil` if it never does, because a clock stands still or stops before.
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

#if !hasFeature(Embedded)
extension ClockChain: Codable {}
#endif
