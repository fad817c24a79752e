// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// The frames of a display at a rate, on any clock.
///
/// A loop over it runs once a frame, wherever there is no display to ask: on a
/// server, in a terminal, in a test.
/// ```swift
/// let card = SpringTrajectory(from: 0.0, to: 300, spring: .snappy)
/// var positions: [Double] = []
/// for await tick in DisplayLink(rate: 120) {
///   positions.append(card.value(at: tick.elapsed))
///   if tick.index == 11 { break }
/// }
/// positions.count  // 12
/// ```
/// Completion takes four lines: each event lies in the interval of one tick, however late it is.
/// ```swift
/// let card = SpringTrajectory(from: 0.0, to: 300, spring: .snappy)
/// frames: for await tick in DisplayLink(rate: 120) {
///   for event in card.events(after: tick.previousElapsed, through: tick.elapsed) {
///     if event.kind == .end { break frames }
///   }
/// }
/// ```
/// Frame k is due k/rate seconds after the start: the first at once, for a display
/// shows the start of a motion too. Due times are computed, not summed, so frames
/// do not drift, however many there are. The timestamp of a tick is the ideal time of
/// its frame and not the moment at which the task woke, so two links sample
/// the same values at the times that their rates share.
///
/// It is pulled: while a loop's body runs, no tick piles up. A body that took too
/// long gets the latest frame that is due, at once and alone; the ones that nobody
/// saw are counted in the tick's `droppedFrames`. So ticks and dropped frames
/// together are always the frames that were due.
///
/// The sequence ends when its task is canceled, and so does a loop over it. It does
/// not pause: pause the time that it drives, with a clock of your own such as
/// `PlaybackClock`, or in the iterator's ``Iterator/frameClock``.
///
/// - Units: Seconds; frames per second.
/// - Edge cases: A clock that is set back does not stop the frames: they go on from
///   the time that it shows, at the same rate. A clock whose `sleep` throws ends
///   them.
public struct DisplayLink<C: Clock>: AsyncSequence, Sendable where C.Duration == Duration {
  /// What it delivers.
  public typealias Element = FrameTick

  /// What it throws, which is nothing.
  public typealias Failure = Never

  /// The frames per second.
  public let rate: Double

  /// The clock that says when a frame is due.
  public let clock: C

  private let frameClock: FrameClock

  /// Creates the frames of a clock.
  ///
  /// - Parameters:
  ///   - rate: The frames per second.
  ///   - clock: What to wait on.
  ///   - frameClock: What makes ticks of timestamps: its speed, its policy for gaps.
  ///     Each iterator starts with a copy of it, on a time base of its own. Without
  ///     one the first tick has delta 0 and elapsed time is the timestamp; a gap of
  ///     more than 1/6 s, or two frames at low rates, is clamped.
  /// - Precondition: `rate` is positive and finite.
  public init(rate: Double, clock: C, frameClock: FrameClock? = nil) {
    precondition(rate > 0 && rate < .infinity, "rate must be positive and finite, but is \(rate)")
    self.rate = rate
    self.clock = clock
    let twoFrames = Swift.min(2 / rate, .greatestFiniteMagnitude)
    self.frameClock =
      frameClock ?? FrameClock(maximumDelta: Swift.max(1.0 / 6, twoFrames), firstDelta: 0)
  }

  /// Starts anew: frame 0 is due when the first tick is asked for.
  public func makeAsyncIterator() -> Iterator {
    Iterator(rate: rate, clock: clock, frameClock: frameClock)
  }
}

extension DisplayLink where C == ContinuousClock {
  /// Creates frames in real time.
  ///
  /// - Parameters:
  ///   - rate: The frames per second.
  ///   - frameClock: What makes ticks of timestamps.
  /// - Precondition: `rate` is positive and finite.
  public init(rate: Double, frameClock: FrameClock? = nil) {
    self.init(rate: rate, clock: ContinuousClock(), frameClock: frameClock)
  }
}

extension DisplayLink {
  /// The frames of one loop, one at a time.
  public struct Iterator: AsyncIteratorProtocol {
    /// What makes ticks of timestamps.
    ///
    /// Pause it, and ticks go on with delta 0; resume it, and elapsed time goes on
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
      // Whatever timestamps it has seen were not this link's.
      self.frameClock.resynchronize()
    }

    /// Waits for the next frame, or takes the latest one that is due.
    ///
    /// - Returns: The frame, or nothing from the moment at which the task is canceled.
    public mutating func next() async -> FrameTick? {
      await nextTick(isolation: nil)
    }

    /// Waits for the next frame without leaving the actor that asks.
    ///
    /// - Parameter actor: Where the caller runs.
    /// - Returns: The frame, or nothing from the moment at which the task is canceled.
    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
    public mutating func next(isolation actor: isolated (any Actor)?) async -> FrameTick? {
      await nextTick(isolation: actor)
    }

    private mutating func nextTick(isolation actor: isolated (any Actor)?) async -> FrameTick? {
      while !isOver && !Task.isCancelled {
        let now = clock.now
        let start = start(at: now)
        let elapsed = start.duration(to: now)
        let due = latestFrame(after: elapsed)
        if due > frame { return tick(of: due) }
        // No clock sleeps for ages: after 30 years the loop looks, and sleeps again.
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

    /// The instant of frame 0, moved back with a clock that was set back.
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

    private mutating func tick(of due: Int) -> FrameTick {
      let skipped = due - frame - 1
      frame = due
      let tick = frameClock.tick(at: Double(due) / rate, frameDuration: 1 / rate)
      return FrameTick(
        index: tick.index, timestamp: tick.timestamp, delta: tick.delta, elapsed: tick.elapsed,
        previousElapsed: tick.previousElapsed, droppedFrames: skipped)
    }

    /// How long after the start a frame is due, in what a `Duration` holds.
    private func dueTime(of frame: Int) -> Duration {
      .seconds(Swift.min(Double(frame) / rate, 1e15))
    }

    /// The last frame that is due after a time: the greatest k with k/rate ≤ time.
    private func latestFrame(after elapsed: Duration) -> Int {
      let (seconds, attoseconds) = elapsed.components
      let time = Double(seconds) + Double(attoseconds) * 1e-18
      // Whole numbers up to 2⁵³ are exact; a frame beyond follows the one before.
      let limit = 9_007_199_254_740_992.0
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
