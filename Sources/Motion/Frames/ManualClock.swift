// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// A clock that stands still until it is turned by hand.
///
/// What waits for a real clock is slow to test, and never the same twice. On this
/// one an hour passes at once, and every run of a test sees the same times:
/// ```swift
/// let clock = ManualClock()
/// let frames = Task {
///   var elapsed: [Double] = []
///   for await tick in DisplayLink(rate: 4, clock: clock).prefix(3) { elapsed.append(tick.elapsed) }
///   return elapsed
/// }
/// for _ in 0..<2 {
///   await clock.untilSleeping()
///   await clock.advance(by: .milliseconds(250))
/// }
/// await frames.value  // [0.0, 0.25, 0.5]
/// ```
/// Copies are the same clock: what one is told, all tell.
///
/// Turning it wakes whoever sleeps in the order of the deadlines, and those with one
/// deadline in the order in which they fell asleep. It stands at each deadline
/// until the task that woke has fallen asleep again. Whether a task ends instead, or
/// waits for something else, no one can tell it, so its patience is bounded: a task
/// that computes for longer than a millisecond may find the clock further on.
/// ``untilSleeping(count:)`` waits for as long as it takes.
///
/// - Complexity: Falling asleep and waking are O(n) in the number of sleeping tasks.
public struct ManualClock: Clock {
  /// A point in the time of a manual clock.
  public struct Instant: InstantProtocol {
    /// The time since the clock's beginning.
    public let offset: Duration

    /// Creates an instant from the time since the clock's beginning.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    /// Returns the instant a duration later, or earlier where it is negative.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// Returns how much later another instant is.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Whether one instant is before another.
    public static func < (a: Instant, b: Instant) -> Bool {
      a.offset < b.offset
    }
  }

  private let schedule: ExchangeCell<SleepSchedule>

  /// Creates a clock.
  ///
  /// - Parameter now: What it shows until it is advanced.
  public init(now: Instant = Instant()) {
    schedule = ExchangeCell(SleepSchedule(now: now))
  }

  /// What the clock shows.
  public var now: Instant {
    schedule.withValue { $0.now }
  }

  /// The smallest step that the clock can be advanced by, one attosecond.
  public var minimumResolution: Duration {
    Duration(secondsComponent: 0, attosecondsComponent: 1)
  }

  /// The earliest time for which a task sleeps, or nothing where none does.
  public var deadline: Instant? {
    schedule.withValue { $0.deadline }
  }

  /// Suspends the task until the clock has been advanced to a deadline.
  ///
  /// - Parameters:
  ///   - deadline: When to wake. One that is not in the future is over at once.
  ///   - tolerance: Not used: the clock is exact.
  /// - Throws: `CancellationError` as soon as the task is canceled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let ticket = schedule.withValue { $0.takeTicket() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (sleeper: CheckedContinuation<Void, any Error>) in
        let awake = schedule.withValue { $0.add(sleeper, until: deadline, ticket: ticket) }
        for waking in awake { waking.resume() }
        // Canceled before it slept: the handler below has found nothing to wake.
        if Task.isCancelled { cancel(ticket) }
      }
    } onCancel: {
      cancel(ticket)
    }
    schedule.withValue { $0.isAwake(ticket) }
  }

  /// Advances the clock by a duration, waking whoever sleeps until then.
  ///
  /// What several tasks advance it by at the same time adds up.
  ///
  /// - Parameter duration: How far. The clock never goes back: a negative duration
  ///   counts as zero.
  public func advance(by duration: Duration) async {
    await advance(to: schedule.withValue { $0.aim(by: duration) })
  }

  /// Advances the clock to an instant, waking whoever sleeps until then.
  ///
  /// Before the first it wakes, and after each, it lets other tasks run, so that a
  /// loop driven by the clock has the chance to take all its steps, one at a time. Its
  /// patience is bounded: where every step must be seen, however busy the machine is,
  /// advance from ``deadline`` to deadline with ``untilSleeping(count:)`` in between.
  /// Tasks that are not yet asleep at the first are missed.
  ///
  /// - Parameter end: What it shows afterwards, unless it shows a later time already.
  public func advance(to end: Instant) async {
    await Task.yield()
    while let waking = schedule.withValue({ $0.wake(by: end) }) {
      waking.sleeper.resume()
      // First the task must run at all, which a busy machine may put off for long …
      var patience = 1_000_000
      while patience > 0, schedule.withValue({ $0.isWaking(waking.ticket) }) {
        await Task.yield()
        patience -= 1
      }
      // … then it gets the chance to sleep again: some turns, and on a busy machine some time.
      patience = 1000
      let start = ContinuousClock.now
      while patience > 0 || start.duration(to: .now) < .milliseconds(5),
        schedule.withValue({ $0.sleeperCount < waking.count })
      {
        await Task.yield()
        patience -= 1
      }
    }
  }

  /// Waits until tasks sleep on the clock.
  ///
  /// - Parameter count: How many, at least. With the tasks of a test all asleep,
  ///   nothing happens until the clock is advanced. Returns too if this task is canceled.
  public func untilSleeping(count: Int = 1) async {
    let ticket = schedule.withValue { $0.takeTicket() }
    try? await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (waiter: CheckedContinuation<Void, any Error>) in
        let isEnough = schedule.withValue { $0.add(waiter, untilCount: count, ticket: ticket) }
        if isEnough { waiter.resume() }
        if Task.isCancelled { cancel(ticket) }
      }
    } onCancel: {
      cancel(ticket)
    }
  }

  private func cancel(_ ticket: Int) {
    schedule.withValue { $0.remove(ticket) }?.resume(throwing: CancellationError())
  }
}
#endif
