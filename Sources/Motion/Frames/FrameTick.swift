// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// One frame: when it is shown, and how much time it moves on.
@frozen
public struct FrameTick: Hashable, Sendable {
  /// How many ticks came before it.
  public let index: Int

  /// The timestamp that made it, as it was given.
  public let timestamp: Double

  /// The seconds of animation since the tick before, after clamping and speed.
  public let delta: Double

  /// The seconds of animation since the clock began: the time to sample at.
  ///
  /// It is computed from timestamps, not summed from deltas, so clocks that tick
  /// at different rates agree to the bit at equal timestamps.
  public let elapsed: Double

  /// How many frames the display has skipped since the tick before.
  public let droppedFrames: Int

  /// Creates a tick.
  @inlinable
  public init(index: Int, timestamp: Double, delta: Double, elapsed: Double, droppedFrames: Int) {
    self.index = index
    self.timestamp = timestamp
    self.delta = delta
    self.elapsed = elapsed
    self.droppedFrames = droppedFrames
  }
}

#if !hasFeature(Embedded)
extension FrameTick: Codable {}
#endif
