// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The index of the frame that is shown at a time, as in a flip book at a constant rate.
///
/// Frames are determined by time, not by calls, so a late tick does not delay the frames after it.
/// ```swift
/// let emojis = FrameSequence(count: 14, interval: 0.1, delay: 0.3)
/// emojis.index(at: 0.45)  // 0
/// emojis.index(at: 1.6)  // 12
/// emojis.duration  // 1.8
/// ```
/// The first frame is shown one interval after the delay, as with a repeating timer. Each frame is
/// shown for one interval; after the last, it stays.
///
/// - Units: Seconds.
/// - Accuracy: Frame *k* begins at exactly the `Double` that `time(ofFrame:)` returns, and not one
///   ulp earlier, for every *k* at which the interval exceeds the rounding of the times.
/// - Edge cases: An interval of 0 shows the last frame after the delay; a count of 0 shows none.
///   NaN is treated as time 0.
/// - Complexity: O(1).
@frozen
public struct FrameSequence: Hashable, Playable {
  /// The number of frames.
  public let count: Int

  /// The duration of each frame, in seconds.
  public let interval: Double

  /// The delay before the clock starts, in seconds.
  public let delay: Double

  /// Whether the first frame waits for one interval, as with a repeating timer.
  public let firstAfterInterval: Bool

  /// The number of times that the frames are played, not negative; may be fractional or infinite.
  public let cycles: Double

  /// Creates a sequence of frames.
  ///
  /// - Parameters:
  ///   - count: The number of frames; 0 is legal.
  ///   - interval: The duration of each frame, in seconds, finite and not negative.
  ///   - delay: The delay before the clock starts, in seconds, finite.
  ///   - firstAfterInterval: Whether the first frame waits for one interval, as with a repeating
  ///     timer. If not, it is shown after the delay.
  ///   - cycles: The number of times that the frames are played; `.infinity` never ends.
  /// - Precondition: `count` and `cycles` are not negative, `interval` is finite and not negative,
  ///   and `delay` is finite.
  @inlinable
  public init(
    count: Int, interval: Double, delay: Double = 0, firstAfterInterval: Bool = true,
    cycles: Double = 1
  ) {
    ParameterFlaw.trap(
      if: FrameSequence.flaw(count: count, interval: interval, delay: delay, cycles: cycles))
    self.count = count
    self.interval = interval.magnitude  // −0 is 0.
    self.delay = delay
    self.firstAfterInterval = firstAfterInterval
    self.cycles = cycles
  }

  @inlinable
  static func flaw(
    count: Int, interval: Double, delay: Double, cycles: Double
  ) -> ParameterFlaw? {
    ParameterFlaw("count", count, in: 0 ... .max)
      ?? ParameterFlaw("interval", interval, .notNegative)
      ?? ParameterFlaw("delay", delay, .finite)
      ?? ParameterFlaw("cycles", cycles, .notNegativeOrInfinite)
  }

  /// The number of frames of all cycles, not necessarily whole.
  @inlinable
  var total: Double { count > 0 && cycles > 0 ? Double(count) * cycles : 0 }

  /// The time at which the last frame has been shown for its interval, in seconds.
  ///
  /// - Edge cases: Infinite if the cycles are.
  @inlinable
  public var duration: Double {
    total < .infinity ? Swift.max(0, time(ofOrdinal: total)) : .infinity
  }

  /// Returns the time at which a frame begins to be shown.
  ///
  /// - Parameter frame: The frame, not negative. The count continues through the cycles: the first
  ///   frame of the second cycle has the number ``count``.
  /// - Returns: Seconds.
  /// - Precondition: `frame` is not negative.
  @inlinable
  public func time(ofFrame frame: Int) -> Double {
    require("frame", frame, in: 0 ... .max)
    return time(ofOrdinal: Double(frame))
  }

  /// Returns the frame that is shown at a time.
  ///
  /// - Parameter time: Seconds.
  /// - Returns: The frame, from 0 to below the count; `nil` before the first is shown. After the
  ///   end it is the last that was shown.
  @inlinable
  public func value(at time: Double) -> Int? { time < 0 ? nil : index(at: time) }

  /// Returns the frame that is shown at a time, which may be before time 0.
  ///
  /// From time 0 onwards it is ``value(at:)``.
  ///
  /// - Returns: The frame; `nil` before the first is shown.
  @inlinable
  public func index(at time: Double) -> Int? { ordinal(at: time).map(index(ofOrdinal:)) }

  /// Returns the number of whole cycles that have been played before the present one.
  ///
  /// - Parameter time: Seconds.
  /// - Returns: 0 in the first cycle, and before. Where `Int` has 32 bits, at most its maximum.
  @inlinable
  public func cycle(at time: Double) -> Int {
    guard let ordinal = ordinal(at: time) else { return 0 }
    return Int(clamping: ordinal / Int64(count))
  }

  /// Returns the frame with a number that is counted through the cycles.
  @inlinable
  package func index(ofOrdinal ordinal: Int64) -> Int { Int(ordinal % Int64(count)) }

  /// Returns the time at which the clock has made a number of steps after the first frame.
  @inlinable
  package func time(ofOrdinal ordinal: Double) -> Double {
    delay + (firstAfterInterval ? ordinal + 1 : ordinal) * interval
  }

  /// Returns the number of the frame that is shown, counted through the cycles.
  @inlinable
  package func ordinal(at time: Double) -> Int64? {
    let time = time == time ? time : 0
    let total = self.total
    guard total > 0, time >= self.time(ofOrdinal: 0) else { return nil }
    // The last frame that is ever shown, possibly cut short by a fraction of a cycle. Beyond 2⁵³
    // not every frame has a number.
    let whole = Elementary.floor(total)
    let last = Swift.min(whole == total ? whole - 1 : whole, 0x1p53 - 1)
    guard time < duration || duration == 0 else { return Int64(last) }
    let steps = (time - delay) / interval
    // NaN if the interval is 0, or if time and delay are so large that their difference is.
    guard steps < last + 2 else { return Int64(last) }
    var ordinal = Elementary.floor(steps) - (firstAfterInterval ? 1 : 0)
    // Difference and quotient are rounded, and may be on the other side of a step.
    for _ in 0..<2 where ordinal > 0 && self.time(ofOrdinal: ordinal) > time { ordinal -= 1 }
    for _ in 0..<2 where self.time(ofOrdinal: ordinal + 1) <= time { ordinal += 1 }
    return Int64(Swift.max(0, Swift.min(ordinal, last)))
  }
}

extension FrameSequence {
  /// Returns the first frame that begins after a time; backwards, the one that is shown at it.
  ///
  /// A frame that begins before time 0 is shown from time 0 onwards.
  private func nextFrame(from time: Double, isBackward: Bool) -> Int64? {
    if isBackward { return time >= 0 ? ordinal(at: time) : nil }
    let next = time < 0 ? 0 : (ordinal(at: time) ?? -1) + 1
    guard Double(next) < total, Double(next) < 0x1p53 else { return nil }
    // Of several that begin at one instant, the last one is shown.
    return ordinal(at: Swift.max(0, self.time(ofOrdinal: Double(next)))) ?? next
  }

  /// The latest time at which the interval exceeds a few ulp.
  private var latestToldApart: Double {
    guard time(ofOrdinal: 0) < duration else { return duration }
    let latest = Thresholds.latest(ofPeriod: interval)
    return delay.magnitude < latest ? latest : 0
  }

  /// Reports each frame as a keyframe, counted through the cycles, and the ends.
  ///
  /// A frame that is never shown, because another one begins at the same instant, is omitted. So
  /// are frames that begin more than 2⁴⁰ intervals after time 0 or the delay: their times can
  /// hardly be distinguished.
  ///
  /// - Complexity: O(*n*) for *n* frames in the interval.
  public static func visitEvents(
    of motion: Self, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    motion.visitEnds(at: 0, motion.duration, from: start, to: end, body) { start, end in
      guard motion.total > 0 else { return true }
      let isBackward = end < start
      let low = Swift.min(start, end)
      let high = Swift.min(
        Swift.max(start, end), Swift.min(motion.duration, motion.latestToldApart))
      var position = isBackward ? high : low
      while let frame = motion.nextFrame(from: position, isBackward: isBackward) {
        let time = Swift.max(0, motion.time(ofOrdinal: Double(frame)))
        guard time > low && time <= high else { return true }
        let kind = MotionEvent.Kind.keyframe(Int(clamping: frame))
        guard body(MotionEvent(time: time, kind: kind, isBackward: isBackward)) else {
          return false
        }
        position = isBackward ? time.nextDown : Swift.max(time, position.nextUp)
      }
      return true
    }
  }
}
