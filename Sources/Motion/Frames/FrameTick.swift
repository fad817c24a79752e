// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension FrameClock {
  /// One frame: the time at which it is shown and the time by which it advances.
  @frozen
  public struct Tick: Hashable, Sendable {
    /// The number of ticks before this one.
    public let index: Int

    /// The timestamp of the tick, as it was given.
    public let timestamp: Double

    /// The animation time since the tick before, in seconds, after clamping and speed.
    public let deltaTime: Double

    /// The animation time since the clock began, in seconds: the time at which to sample.
    ///
    /// It is computed from timestamps, not summed from deltas, so clocks that tick
    /// at different rates agree to the bit at equal timestamps.
    public let elapsed: Double

    /// The elapsed time of the tick before; −∞ for the first.
    ///
    /// Events after it, through ``elapsed``, happen in this frame:
    /// ```swift
    /// let fade = EasedTrajectory(from: 0.0, to: 1, duration: 0.3)
    /// var frames = FrameClock()
    /// let tick = frames.tick(at: 10)
    /// fade.events(after: tick.previousElapsed, through: tick.elapsed).map(\.kind) == [.begin]  // true
    /// ```
    /// The intervals of neighboring ticks tile, so each event is reported once.
    public let previousElapsed: Double

    /// The number of frames that the display has skipped since the tick before.
    public let droppedFrames: Int

    /// Creates a tick.
    @inlinable
    public init(
      index: Int, timestamp: Double, deltaTime: Double, elapsed: Double, previousElapsed: Double,
      droppedFrames: Int
    ) {
      self.index = index
      self.timestamp = timestamp
      self.deltaTime = deltaTime
      self.elapsed = elapsed
      self.previousElapsed = previousElapsed
      self.droppedFrames = droppedFrames
    }
  }
}

#if !hasFeature(Embedded)
extension FrameClock.Tick: Described {}

extension FrameClock.Tick: Codable {
  /// Reads a tick; without the elapsed time of the tick before, it is a first one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields(
      "index", "timestamp", "deltaTime", "elapsed", "previousElapsed", "droppedFrames")
    self.init(
      index: try container.decode(Int.self, forKey: "index"),
      timestamp: try container.decode(Double.self, forKey: "timestamp"),
      deltaTime: try container.decode(Double.self, forKey: "deltaTime"),
      elapsed: try container.decode(Double.self, forKey: "elapsed"),
      previousElapsed: try container.decodeIfPresent(Double.self, forKey: "previousElapsed")
        ?? -.infinity,
      droppedFrames: try container.decode(Int.self, forKey: "droppedFrames"))
  }

  /// Writes the tick; for a first one, the elapsed time of the tick before is omitted.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "index": index, "timestamp": timestamp, "deltaTime": deltaTime, "elapsed": elapsed,
      "previousElapsed": previousElapsed.unless(-.infinity), "droppedFrames": droppedFrames,
    ])
  }
}
#endif
