// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The parameters of a timing, with what its samples need of them, computed once.
///
/// A timing, of which a motion may hold several, is a reference to it.
@usableFromInline
final class TimingStorage: Sendable {
  // What a sample in the active phase reads comes first, in as few lines of the cache as hold it.

  /// The local times at which the active phase begins and ends.
  @usableFromInline let activeStart: Double
  @usableFromInline let activeEnd: Double

  @usableFromInline let delay: Double

  /// The active time before which, without rounding, the last iteration has not ended.
  @usableFromInline let activeLimit: Double

  @usableFromInline let divisor: IterationDivisor

  /// The iteration and fraction at which the timing starts.
  @usableFromInline let first: OverallProgress

  @usableFromInline let easing: Easing
  @usableFromInline let direction: Timing.Direction

  @usableFromInline let fill: Timing.Fill
  @usableFromInline let duration: Double
  @usableFromInline let endDelay: Double
  @usableFromInline let iterations: Double
  @usableFromInline let iterationStart: Double
  @usableFromInline let activeDuration: Double
  @usableFromInline let endTime: Double

  init(
    delay: Double, duration: Double, endDelay: Double, iterations: Double, iterationStart: Double,
    direction: Timing.Direction, fill: Timing.Fill, easing: Easing
  ) {
    self.delay = delay
    self.duration = duration
    self.endDelay = endDelay
    self.iterations = iterations
    self.iterationStart = iterationStart
    self.direction = direction
    self.fill = fill
    self.easing = easing
    first = OverallProgress(iterationStart)
    divisor = IterationDivisor(duration: duration)
    let active = duration == 0 || iterations == 0 ? 0 : duration * iterations
    let end = Swift.max(0, delay + active + endDelay)
    activeDuration = active
    endTime = end
    // A product that was rounded up would leave room for an iteration that is never played.
    activeLimit =
      active < .infinity && ExactArithmetic.twoProduct(duration, iterations).error < 0
      ? active.nextDown : active
    activeStart = Swift.max(0, Swift.min(delay, end))
    activeEnd = Swift.max(0, Swift.min(delay + active, end))
  }
}
