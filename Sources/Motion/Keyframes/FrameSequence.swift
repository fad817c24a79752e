// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Which of several frames shows at a time: a flip book on an even clock.
///
/// Frames are counted by time and not by calls, so a late tick loses nothing.
/// ```swift
/// let emojis = FrameSequence(count: 14, interval: 0.1, delay: 0.3)
/// emojis.index(at: 0.45)  // 0
/// emojis.index(at: 1.6)  // 12
/// emojis.duration  // 1.8
/// ```
/// The first frame shows one interval after the delay, as with a repeating timer.
/// Each frame shows for one interval; after the last, it stays.
///
/// - Units: Seconds.
/// - Accuracy: Frame *k* begins at the very `Double` that `time(ofFrame:)` gives, and
///   not one step of rounding before it, however large *k* is, as long as the
///   interval is longer than the rounding of the times.
/// - Edge cases: An interval of 0 shows the last frame when the delay is over; a
///   count of 0 shows none. NaN reads as time 0.
/// - Complexity: O(1).
@frozen
public struct FrameSequence: Hashable, Playable {
  /// The number of frames.
  public let count: Int

  /// The seconds that each frame shows.
  public let interval: Double

  /// The seconds before the clock starts.
  public let delay: Double

  /// Whether the first frame waits for one interval, as with a repeating timer.
  public let firstAfterInterval: Bool

  /// How often the frames are played: any number, whole or not, or infinity.
  public let cycles: Double

  /// Creates a sequence of frames.
  ///
  /// - Parameters:
  ///   - count: The number of frames; 0 is legal.
  ///   - interval: The seconds that each frame shows, finite and not negative.
  ///   - delay: The seconds before the clock starts, finite.
  ///   - firstAfterInterval: Whether the first frame waits for one interval, as with
  ///     a repeating timer. If not, it shows when the delay is over.
  ///   - cycles: How often the frames are played; `.infinity` is forever.
  @inlinable
  public init(
    count: Int, interval: Double, delay: Double = 0, firstAfterInterval: Bool = true,
    cycles: Double = 1
  ) {
    precondition(count >= 0, "count must not be negative, but is \(count)")
    precondition(
      interval >= 0 && interval < .infinity,
      "interval must be finite and not negative, but is \(interval)")
    precondition(delay - delay == 0, "delay must be finite, but is \(delay)")
    precondition(cycles >= 0, "cycles must not be negative, but is \(cycles)")
    self.count = count
    self.interval = interval.magnitude  // −0 is 0.
    self.delay = delay
    self.firstAfterInterval = firstAfterInterval
    self.cycles = cycles
  }

  /// The number of frames of all cycles, not necessarily whole.
  @inlinable
  var total: Double { count > 0 && cycles > 0 ? Double(count) * cycles : 0 }

  /// The seconds until the last frame has shown for its interval.
  ///
  /// - Edge cases: Infinite if the frames are played forever.
  @inlinable
  public var duration: Double {
    total < .infinity ? Swift.max(0, time(ofPlace: total)) : .infinity
  }

  /// Finds when a frame begins to show.
  ///
  /// - Parameter frame: The frame, not negative. Frames are counted on through the
  ///   cycles: the first of the second cycle has the number ``count``.
  /// - Returns: Seconds.
  @inlinable
  public func time(ofFrame frame: Int) -> Double {
    precondition(frame >= 0, "frame must not be negative, but is \(frame)")
    return time(ofPlace: Double(frame))
  }

  /// Finds which frame shows.
  ///
  /// - Parameter time: Seconds.
  /// - Returns: The frame, from 0 and below the count; `nil` before the first shows.
  ///   After the end it is the last that has shown.
  @inlinable
  public func value(at time: Double) -> Int? { time < 0 ? nil : index(at: time) }

  /// Finds which frame shows, before time 0 too; from then on it is the value of the sequence.
  @inlinable
  public func index(at time: Double) -> Int? {
    guard let place = place(at: time) else { return nil }
    return place % count
  }

  /// Finds how many whole cycles have been played before the one that shows.
  ///
  /// - Parameter time: Seconds.
  /// - Returns: 0 in the first cycle, and before it.
  @inlinable
  public func cycle(at time: Double) -> Int {
    guard let place = place(at: time) else { return 0 }
    return place / count
  }

  /// When the clock has made a number of steps after the first frame.
  @inlinable
  func time(ofPlace place: Double) -> Double {
    delay + (firstAfterInterval ? place + 1 : place) * interval
  }

  /// The number of the frame that shows, counted on through the cycles.
  @inlinable
  func place(at time: Double) -> Int? {
    let time = time == time ? time : 0
    let total = self.total
    guard total > 0, time >= self.time(ofPlace: 0) else { return nil }
    // The last frame that ever shows, which a fraction of a cycle may cut short. Beyond
    // 2⁵³ not every frame has a number.
    let whole = Elementary.floor(total)
    let last = Swift.min(whole == total ? whole - 1 : whole, 0x1p53 - 1)
    guard time < duration || duration == 0 else { return Int(last) }
    let steps = (time - delay) / interval
    // NaN if the interval is 0, or time and delay are so large that nothing is between.
    guard steps < last + 2 else { return Int(last) }
    var place = Elementary.floor(steps) - (firstAfterInterval ? 1 : 0)
    // Difference and quotient are rounded, and may lie on the other side of a step.
    for _ in 0..<2 where place > 0 && self.time(ofPlace: place) > time { place -= 1 }
    for _ in 0..<2 where self.time(ofPlace: place + 1) <= time { place += 1 }
    return Int(Swift.max(0, Swift.min(place, last)))
  }
}

extension FrameSequence {
  /// The first frame that shows after a time; backwards, the one that shows at it.
  ///
  /// What begins before time 0 shows from there on.
  private func nextFrame(from time: Double, isBackward: Bool) -> Int? {
    if isBackward { return time >= 0 ? place(at: time) : nil }
    let next = time < 0 ? 0 : (place(at: time) ?? -1) + 1
    guard Double(next) < total, Double(next) < 0x1p53 else { return nil }
    // Of several that begin at one instant, the last one shows.
    return place(at: Swift.max(0, self.time(ofFrame: next))) ?? next
  }

  /// The latest time at which an interval is more than some steps of rounding.
  private var latestToldApart: Double {
    guard time(ofPlace: 0) < duration else { return duration }
    let latest = Thresholds.latest(ofPeriod: interval)
    return delay.magnitude < latest ? latest : 0
  }

  /// Reports each frame as a keyframe, counted on through the cycles, and the ends.
  ///
  /// A frame that never shows, because another one begins at the same instant, is left out.
  /// So are those that begin more than 2⁴⁰ intervals after time 0 or the delay: their times can
  /// hardly be told apart.
  ///
  /// - Complexity: O(*n*) for *n* frames in the interval.
  public func visitEvents(
    from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    visitEnds(at: 0, duration, from: start, to: end, body) { start, end in
      guard total > 0 else { return true }
      let isBackward = end < start
      let low = Swift.min(start, end)
      let high = Swift.min(Swift.max(start, end), Swift.min(duration, latestToldApart))
      var position = isBackward ? high : low
      while let frame = nextFrame(from: position, isBackward: isBackward) {
        let time = Swift.max(0, self.time(ofFrame: frame))
        guard time > low && time <= high else { return true }
        guard body(MotionEvent(time: time, kind: .keyframe(frame), isBackward: isBackward)) else {
          return false
        }
        position = isBackward ? time.nextDown : Swift.max(time, position.nextUp)
      }
      return true
    }
  }
}
