// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The states of a motion at even steps of time, computed lazily.
///
/// Sample *i* is taken at *i* × interval, a product and not a sum, so errors do not accumulate; the
/// last sample is exactly at the end of the motion. The collection allocates nothing.
@frozen
public struct TrajectorySamples<Base: Trajectory>: RandomAccessCollection, Sendable {
  /// One sample: a time and the state at that time.
  @frozen
  public struct Element: Sendable {
    /// The time, in seconds.
    public var time: Double

    /// The position at that time.
    public var value: Base.Value

    /// The velocity at that time, in units per second.
    public var velocity: Base.Value

    @inlinable
    init(time: Double, state: KinematicState<Base.Value>) {
      self.time = time
      value = state.value
      velocity = state.velocity
    }
  }

  @usableFromInline let base: Base
  @usableFromInline let interval: Double
  @usableFromInline let end: Double

  /// The position of the sample after the last one.
  public let endIndex: Int

  /// The position of the first sample.
  @inlinable
  public var startIndex: Int { 0 }

  @usableFromInline
  init(base: Base, interval: Double, end: Double) {
    self.base = base
    self.interval = interval
    self.end = end
    // The steps that begin before the end, and the end.
    var count = Int(end / interval)
    // An infinite interval has one step, the start.
    if count == 0 ? end > 0 : Double(count) * interval < end { count += 1 }
    endIndex = count + 1
  }

  /// Creates as many even steps as are told, less one.
  init(base: Base, count: Int, end: Double) {
    self.base = base
    interval = end / Double(count - 1)
    self.end = end
    endIndex = count
  }

  /// Evaluates one sample.
  ///
  /// - Precondition: The index is at least 0 and less than `endIndex`.
  @inlinable
  public subscript(index: Int) -> Element {
    precondition(index >= 0 && index < endIndex, "no sample has this index")
    let time = index == endIndex - 1 ? end : index == 0 ? 0 : Double(index) * interval
    return Element(time: time, state: base.state(at: time))
  }
}

extension Trajectory {
  /// Samples the motion at even steps, from its start to its end.
  ///
  /// ```swift
  /// let motion = SpringTrajectory(from: 0.0, to: 300, spring: .bouncy)
  /// for sample in motion.samples(every: 1.0 / 60) { print(sample.time, sample.value) }
  /// ```
  /// - Parameters:
  ///   - interval: The time from one sample to the next, in seconds.
  ///   - end: The time of the last sample, in seconds; by default the duration of the motion. A
  ///     negative time is treated as 0.
  /// - Returns: A lazy collection of at least one sample.
  /// - Precondition: The interval is positive, the end is finite, and there are fewer than 2⁵³
  ///   steps from 0 to the end.
  public func samples(every interval: Double, until end: Double? = nil) -> TrajectorySamples<Self> {
    let end = end ?? duration
    precondition(interval > 0, "interval must be positive")
    precondition(end < .infinity, "samples of an endless motion need a time to stop at")
    precondition(end / interval < 9_007_199_254_740_992, "interval must not be so small")
    return TrajectorySamples(base: self, interval: interval, end: Swift.max(0, end))
  }

  /// Samples the motion once in each frame, from its start to its end.
  ///
  /// - Parameters:
  ///   - fps: The number of frames in a second.
  ///   - end: The time of the last sample, as in ``samples(every:until:)``.
  /// - Returns: A lazy collection of at least one sample.
  /// - Precondition: As in ``samples(every:until:)``, for the interval 1 / `fps`.
  public func samples(fps: Double, until end: Double? = nil) -> TrajectorySamples<Self> {
    precondition(fps > 0, "fps must be positive")
    return samples(every: 1 / fps, until: end)
  }

  /// Samples the motion at evenly spaced times, of which the first is its start and the last its end.
  ///
  /// - Parameters:
  ///   - count: The number of samples, at least 2.
  ///   - end: The time of the last sample, as in ``samples(every:until:)``.
  /// - Returns: A lazy collection.
  /// - Precondition: There are at least 2 samples, and the end is finite.
  public func samples(count: Int, until end: Double? = nil) -> TrajectorySamples<Self> {
    let end = end ?? duration
    precondition(count >= 2, "count must be at least 2, but is \(count)")
    precondition(end < .infinity, "samples of an endless motion need a time to stop at")
    return TrajectorySamples(base: self, count: count, end: Swift.max(0, end))
  }
}
