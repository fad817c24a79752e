// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A clock that advances only when a test advances it.
///
/// Code that waits for a real clock is slow to test and not reproducible. On this clock an hour
/// passes at once, and every run of a test sees the same times:
/// ```swift
/// let clock = ManualClock()
/// let frames = Task {
///   var elapsed: [Double] = []
///   for await tick in DisplayLink(rate: 4, clock: clock).prefix(3) { elapsed.append(tick.elapsed) }
///   return elapsed
/// }
/// for _ in 0..<2 {
///   await clock.waitUntilSleeping()
///   await clock.advance(by: .milliseconds(250))
/// }
/// await frames.value  // [0.0, 0.25, 0.5]
/// ```
/// Copies share one state: advancing one advances all.
///
/// Advancing it wakes the sleeping tasks, one at a time: in the order of their deadlines, and those
/// with one deadline in the order in which they fell asleep. At each deadline it waits until the
/// task has run, for as long as that takes, and then until one has fallen asleep again. Thus a loop
/// takes all its steps in one ``advance(to:)``, each at its time.
///
/// A task may end instead of sleeping again, or wait for something else, which the clock cannot
/// detect. So this second wait is bounded: two turns for other tasks to run, and then a time that
/// depends on what tasks did before. It is 4 ms at first, and 12 ms for a task that has slept since
/// the clock was advanced; up to 200 ms if tasks keep sleeping again, and 0 if they keep ending.
/// The total time that a clock waits in vain, besides those turns, is 22 ms, and 0.07 ms for each
/// task that slept again. If the wait is too short, a task continues while the clock has already
/// advanced, or while the next one runs. ``waitUntilSleeping(count:)`` waits for as long as it
/// takes.
///
/// - Complexity: Falling asleep, waking and being canceled are O(log n) in the number of sleeping
///   tasks, amortized. Reading ``now`` is O(1); threads that read it at the same time take turns.
public struct ManualClock: Clock {
  /// A point in the time of a manual clock.
  public struct Instant: InstantProtocol {
    /// The time since the clock's beginning.
    ///
    /// It is at most `Int64.max` whole seconds, before or after: the greatest duration whose
    /// components can be read.
    public let offset: Duration

    /// Creates an instant from the time since the clock's beginning.
    ///
    /// - Parameter offset: The time. A longer one than ``offset`` may be is treated as the longest.
    public init(offset: Duration = .zero) {
      self.offset = offset.clampedToInstants
    }

    /// Returns the instant later by a duration, or earlier if it is negative.
    ///
    /// - Edge cases: Beyond the last instant there is none: the sum is the last instant, or the
    ///   first.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration.clampedToInstants)
    }

    /// Returns the duration from this instant to another.
    ///
    /// - Edge cases: A duration longer than an ``offset`` may be is the longest one.
    public func duration(to other: Instant) -> Duration {
      (other.offset - offset).clampedToInstants
    }

    /// Returns whether one instant is before another.
    public static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
  }

  private let schedule: SleepSchedule

  /// Creates a clock.
  ///
  /// - Parameter now: The initial time of the clock.
  public init(now: Instant = Instant()) {
    schedule = SleepSchedule(now: now)
  }

  /// The present time of the clock.
  public var now: Instant { schedule.published.withValue { $0.now } }

  /// The smallest step that the clock can be advanced by, one attosecond.
  public var minimumResolution: Duration { Duration(secondsComponent: 0, attosecondsComponent: 1) }

  /// The earliest deadline of a sleeping task; nil if no task sleeps.
  public var deadline: Instant? { schedule.published.withValue { $0.deadline } }

  /// Suspends the task until the clock has been advanced to a deadline.
  ///
  /// - Parameters:
  ///   - deadline: The instant at which to wake. If it is not in the future, the call returns at
  ///     once.
  ///   - tolerance: Not used: the clock is exact.
  /// - Throws: `CancellationError` as soon as the task is canceled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await schedule.sleep(until: deadline)
  }

  /// Advances the clock by a duration, waking the tasks that sleep until then.
  ///
  /// The durations of several tasks that advance the clock at the same time add up.
  ///
  /// - Parameter duration: The duration. The clock never goes back: a negative duration is treated
  ///   as zero. At its last instant the clock stands still.
  public func advance(by duration: Duration) async { await schedule.advance(by: duration) }

  /// Advances the clock to an instant, waking the tasks that sleep until then.
  ///
  /// Before the first task that it wakes, and after each, it lets other tasks run, so that a loop
  /// driven by the clock takes all its steps, one at a time. Its wait is bounded: if every step
  /// must be seen, however busy the machine is, advance from ``deadline`` to deadline with
  /// ``waitUntilSleeping(count:)`` in between. A task that is not yet asleep when the clock is
  /// advanced is missed. A task that it wakes must be able to run: if its executor waits for this
  /// method to return, neither continues.
  ///
  /// - Parameter end: The time of the clock afterwards, unless it is already later.
  public func advance(to end: Instant) async { await schedule.advance(to: end) }

  /// Waits until tasks sleep on the clock.
  ///
  /// - Parameter count: The minimum number of sleeping tasks. When all tasks of a test sleep,
  ///   nothing happens until the clock is advanced. The method also returns if this task is
  ///   canceled.
  public func waitUntilSleeping(count: Int = 1) async {
    await schedule.waitUntilSleeping(count: count)
  }
}

extension Duration {
  /// The duration clamped to `Int64.max` seconds, so that the difference of two does not overflow.
  fileprivate var clampedToInstants: Duration {
    Swift.max(.seconds(-Int64.max), Swift.min(self, .seconds(Int64.max)))
  }
}

extension ManualClock: Described {
  package var notation: Notation { call(["now": now]) }
}
