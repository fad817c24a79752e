// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// The frames of a display at a rate, on any clock.
///
/// A loop over a link runs once a frame without a display, such as on a server, in a terminal or in
/// a test.
/// ```swift
/// let card = SpringTrajectory(from: 0.0, to: 300, spring: .snappy)
/// var positions: [Double] = []
/// for await tick in DisplayLink(rate: 120) {
///   positions.append(card.value(at: tick.elapsed))
///   if tick.index == 11 { break }
/// }
/// positions.count  // 12
/// ```
/// Each event of a motion is in the interval of exactly one tick, however late the tick is:
/// ```swift
/// let card = SpringTrajectory(from: 0.0, to: 300, spring: .snappy)
/// frames: for await tick in DisplayLink(rate: 120) {
///   for event in card.events(after: tick.previousElapsed, through: tick.elapsed) {
///     if event.kind == .end { break frames }
///   }
/// }
/// ```
/// Frame k is due k/rate seconds after the start: the first at once, since a display shows the
/// start of a motion too. Due times are computed, not summed, so frames never drift. The timestamp
/// of a tick is the ideal time of its frame and not the time at which the task woke, so two links
/// sample the same values at the times that their rates share.
///
/// A link delivers a tick only when the loop requests the next element, so ticks do not accumulate.
/// After a slow body the loop receives the latest frame that is due, at once, and the tick's
/// `droppedFrames` counts the frames that were skipped. The ticks and the dropped frames together
/// are the frames that were due.
///
/// The sequence ends when its task is canceled, and so does a loop over it. A link cannot be
/// paused: pause the time that it drives, with a clock such as `PlaybackClock`, or the iterator's
/// ``Iterator/frameClock``.
///
/// - Units: Seconds; frames per second.
/// - Edge cases: A clock that is set back does not stop the frames: they continue from the time
///   that it shows, at the same rate. A clock whose `sleep` throws ends them.
public struct DisplayLink<C: Clock>: AsyncSequence, Sendable where C.Duration == Duration {
  /// The type of the link's elements.
  public typealias Element = FrameClock.Tick

  /// The type of the link's errors: a link throws none.
  public typealias Failure = Never

  /// The frames per second.
  public let rate: Double

  /// The clock that determines when a frame is due.
  public let clock: C

  private let frameClock: FrameClock

  /// Creates the frames of a clock.
  ///
  /// - Parameters:
  ///   - rate: The frames per second.
  ///   - clock: The clock on which the link sleeps.
  ///   - frameClock: The clock that converts timestamps to ticks, with its speed and its policy for
  ///     gaps. Each iterator starts with a copy of it, on its own time base. By default the first
  ///     tick has delta 0 and elapsed time is the timestamp; a gap of more than 1/6 s, or two
  ///     frames at low rates, is clamped.
  /// - Precondition: `rate` is positive and finite.
  public init(rate: Double = 60, clock: C, frameClock: FrameClock? = nil) {
    require("rate", rate, .positive)
    self.rate = rate
    self.clock = clock
    let twoFrames = Swift.min(2 / rate, .greatestFiniteMagnitude)
    self.frameClock =
      frameClock ?? FrameClock(maximumDelta: Swift.max(1.0 / 6, twoFrames), firstDelta: 0)
  }

  /// Returns a new iterator, whose frame 0 is due when its first tick is requested.
  public func makeAsyncIterator() -> Iterator {
    Iterator(rate: rate, clock: clock, frameClock: frameClock)
  }
}

extension DisplayLink where C == ContinuousClock {
  /// Creates frames in real time.
  ///
  /// - Parameters:
  ///   - rate: The frames per second.
  ///   - frameClock: The clock that converts timestamps to ticks.
  /// - Precondition: `rate` is positive and finite.
  public init(rate: Double = 60, frameClock: FrameClock? = nil) {
    self.init(rate: rate, clock: ContinuousClock(), frameClock: frameClock)
  }
}

extension DisplayLink {
  /// The frames of one loop, one at a time.
  public struct Iterator: AsyncIteratorProtocol {
    /// The clock that converts timestamps to ticks.
    ///
    /// While it is paused, ticks continue with delta 0; after it is resumed, elapsed time continues
    /// without a jump.
    public var frameClock: FrameClock

    private let rate: Double
    private let clock: C
    private var start: C.Instant?
    private var frame = -1
    private var isOver = false

    init(rate: Double, clock: C, frameClock: FrameClock) {
      self.rate = rate
      self.clock = clock
      self.frameClock = frameClock
      // Timestamps from before belong to another time base.
      self.frameClock.resynchronize()
    }

    /// Waits for the next frame, or returns the latest one that is due.
    ///
    /// - Returns: The frame; nil once the task is canceled.
    public mutating func next() async -> FrameClock.Tick? { await nextTick(isolation: nil) }

    /// Waits for the next frame on the actor of the caller.
    ///
    /// - Parameter actor: The actor of the caller.
    /// - Returns: The frame; nil once the task is canceled.
    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
    public mutating func next(isolation actor: isolated (any Actor)?) async -> FrameClock.Tick? {
      await nextTick(isolation: actor)
    }

    private mutating func nextTick(isolation actor: isolated (any Actor)?) async -> FrameClock.Tick?
    {
      while !isOver && !Task.isCancelled {
        let now = clock.now
        let start = start(at: now)
        let elapsed = start.duration(to: now)
        let due = latestFrame(after: elapsed)
        if due > frame { return tick(of: due) }
        // Sleeps are limited to 30 years, after which the loop sleeps again.
        let wait = Swift.min(dueTime(of: frame + 1) - elapsed, .seconds(1_000_000_000))
        do {
          try await clock.sleep(until: now.advanced(by: wait), tolerance: .zero)
        } catch {
          isOver = true
        }
      }
      isOver = true
      return nil
    }

    /// Returns the instant of frame 0, moved back if the clock was set back.
    private mutating func start(at now: C.Instant) -> C.Instant {
      guard let start else {
        self.start = now
        return now
      }
      let missing = frame >= 0 ? dueTime(of: frame) - start.duration(to: now) : .zero
      guard missing > .zero else { return start }
      let earlier = start.advanced(by: .zero - missing)
      self.start = earlier
      return earlier
    }

    private mutating func tick(of due: Int) -> FrameClock.Tick {
      let skipped = due - frame - 1
      frame = due
      let tick = frameClock.tick(at: Double(due) / rate, frameDuration: 1 / rate)
      return FrameClock.Tick(
        index: tick.index, timestamp: tick.timestamp, deltaTime: tick.deltaTime,
        elapsed: tick.elapsed,
        previousElapsed: tick.previousElapsed, droppedFrames: skipped)
    }

    /// Returns the time from the start to a frame, bounded to the range of `Duration`.
    private func dueTime(of frame: Int) -> Duration {
      .seconds(Swift.min(Double(frame) / rate, 1e15))
    }

    /// Returns the last frame that is due after a time: the greatest k with k/rate ≤ time.
    private func latestFrame(after elapsed: Duration) -> Int {
      let (seconds, attoseconds) = elapsed.components
      let time = Double(seconds) + Double(attoseconds) * 1e-18
      // Whole numbers up to 2⁵³ are exact, and `Int` may have 32 bits; a frame beyond follows the
      // one before.
      let limit = Double(Int(clamping: Int64(1) << 53))
      guard time * rate < limit else { return Swift.max(frame + 1, Int(limit)) }
      guard time >= 0 else { return 0 }
      // Rounding may put the product on the other side of a whole number.
      let frame = Int(Elementary.floor(time * rate))
      if dueTime(of: frame + 1) <= elapsed { return frame + 1 }
      return dueTime(of: frame) <= elapsed ? frame : frame - 1
    }
  }
}
#endif
