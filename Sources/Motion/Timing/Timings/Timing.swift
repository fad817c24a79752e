// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The delays, duration, repetitions, directions and fill with which a motion plays.
///
/// ![The progress of four timings with delays, fills, iterations and directions](timings)
///
/// A timing converts the time of a clock into the progress of one iteration. A timing stores no
/// time, so it can be sampled in any order.
/// ```swift
/// let pulse = Timing(
///   delay: 0.5, duration: 2, iterations: 3, direction: .alternate, easing: .easeInOut)
/// pulse.endTime  // 6.5
/// pulse.sample(at: 3.5).iteration  // 1.0
/// pulse.sample(at: 3.5).progress  // 0.5
/// pulse.sample(at: 7).progress  // nil
/// ```
///
/// The model is that of Web Animations, of which that of Core Animation is a special case:
/// ``init(mediaDuration:repeatCount:repeatDuration:autoreverses:fillMode:easing:)``.
///
/// - Units: Times are in seconds of the clock that provides local time.
/// - Accuracy: Iteration and progress are those of the exact quotient, rounded once or twice:
///   iteration 10⁹ is as exact as the first. At the end of 3 iterations of 0.1 s the progress of
///   the third is exactly 1, although 3 × 0.1 is not 0.3 in floating point.
/// - Complexity: One easing sample, and a division.
/// - Source: [web-animations-1], §4, the timing model.
@frozen
public struct Timing: Sendable {
  /// The directions in which iterations run.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// Every iteration runs forwards.
    case normal
    /// Every iteration runs backwards.
    case reverse
    /// Iterations 0, 2, 4 … run forwards, the others backwards.
    case alternate
    /// Iterations 0, 2, 4 … run backwards, the others forwards.
    case alternateReverse
  }

  /// The times outside the active phase at which the timing has a progress.
  public enum Fill: String, Hashable, Sendable, CaseIterable {
    /// There is no progress outside the active phase.
    case none
    /// After the active phase, the progress is that at its end.
    case forwards
    /// Before the active phase, the progress is that at its start.
    case backwards
    /// Before and after the active phase, the progress is that at its nearer end.
    case both

    /// No fill, under the name of Core Animation.
    @inlinable public static var removed: Fill { .none }
  }

  @usableFromInline let storage: TimingStorage

  /// Creates a timing.
  ///
  /// - Parameters:
  ///   - delay: Seconds before the first iteration; negative to begin during that iteration.
  ///   - duration: Seconds of one iteration.
  ///   - endDelay: Seconds after the last iteration; negative to end during that iteration.
  ///   - iterations: The number of iterations; may be fractional, or `.infinity`.
  ///   - iterationStart: The offset into the iterations at which the timing begins, in iterations;
  ///     it may exceed `iterations`.
  ///   - direction: The direction in which the iterations run.
  ///   - fill: The times outside the active phase at which there is a progress.
  ///   - easing: The relation of progress to time within each iteration. An iteration that runs
  ///     backwards shows the mirror image in time of one that runs forwards.
  /// - Precondition: `duration` and `iterations` are not negative; the delays and `iterationStart`
  ///   are finite, and `iterationStart` is not negative.
  public init(
    delay: Double = 0, duration: Double, endDelay: Double = 0, iterations: Double = 1,
    iterationStart: Double = 0, direction: Direction = .normal, fill: Fill = .none,
    easing: Easing = .linear
  ) {
    ParameterFlaw.trap(
      if: Timing.flaw(
        delay: delay, duration: duration, endDelay: endDelay, iterations: iterations,
        iterationStart: iterationStart))
    storage = TimingStorage(
      delay: delay, duration: duration, endDelay: endDelay, iterations: iterations,
      iterationStart: iterationStart, direction: direction, fill: fill, easing: easing)
  }

  static func flaw(
    delay: Double, duration: Double, endDelay: Double, iterations: Double, iterationStart: Double
  ) -> ParameterFlaw? {
    ParameterFlaw("delay", delay, .finite)
      ?? ParameterFlaw("duration", duration, .notNegativeOrInfinite)
      ?? ParameterFlaw("endDelay", endDelay, .finite)
      ?? ParameterFlaw("iterations", iterations, .notNegativeOrInfinite)
      ?? ParameterFlaw("iterationStart", iterationStart, .notNegative)
  }
}

extension Timing {
  /// The delay before the first iteration, in seconds; negative to begin during that iteration.
  @inlinable
  public var delay: Double { storage.delay }

  /// The duration of one iteration, in seconds: 0 for a jump; may be infinite.
  @inlinable
  public var duration: Double { storage.duration }

  /// The delay after the last iteration, in seconds; negative to end during that iteration.
  @inlinable
  public var endDelay: Double { storage.endDelay }

  /// The number of iterations, not negative; may be fractional or infinite.
  @inlinable
  public var iterations: Double { storage.iterations }

  /// The offset into the iterations at which the timing begins, in iterations.
  @inlinable
  public var iterationStart: Double { storage.iterationStart }

  /// The direction in which the iterations run.
  @inlinable
  public var direction: Direction { storage.direction }

  /// The times outside the active phase at which the timing has a progress.
  @inlinable
  public var fill: Fill { storage.fill }

  /// The relation of progress to time within each iteration.
  @inlinable
  public var easing: Easing { storage.easing }

  /// The duration of all iterations together, in seconds; infinite if they never end.
  @inlinable
  public var activeDuration: Double { storage.activeDuration }

  /// The local time at which the timing ends, including its delays; never negative.
  @inlinable
  public var endTime: Double { storage.endTime }

  @inlinable
  var activeStart: Double { storage.activeStart }

  @inlinable
  var activeEnd: Double { storage.activeEnd }

  @inlinable
  var first: OverallProgress { storage.first }

  /// The local time at which the last iteration would end if it were not cut off.
  @inlinable
  var lastTime: Double { delay + activeDuration }

  /// The position at the end of the last iteration.
  var endProgress: OverallProgress {
    duration < .infinity || iterations == 0
      ? OverallProgress(after: iterations, from: iterationStart) : first
  }

  /// 1 if even iterations run backwards, otherwise 0.
  @inlinable
  @inline(__always)
  var reversal: UInt64 {
    switch direction {
    case .normal, .alternate: 0
    case .reverse, .alternateReverse: 1
    }
  }

  /// 1 if odd iterations run in the other direction than even ones, otherwise 0.
  @inlinable
  @inline(__always)
  var alternation: UInt64 {
    switch direction {
    case .normal, .reverse: 0
    case .alternate, .alternateReverse: 1
    }
  }
}

extension Timing: Hashable {
  /// Compares the eight parameters.
  public static func == (a: Timing, b: Timing) -> Bool {
    a.storage === b.storage
      || a.delay == b.delay && a.duration == b.duration && a.endDelay == b.endDelay
        && a.iterations == b.iterations && a.iterationStart == b.iterationStart
        && a.direction == b.direction && a.fill == b.fill && a.easing == b.easing
  }

  /// Hashes the eight parameters.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(delay)
    hasher.combine(duration)
    hasher.combine(endDelay)
    hasher.combine(iterations)
    hasher.combine(iterationStart)
    hasher.combine(direction)
    hasher.combine(fill)
    hasher.combine(easing)
  }
}
