// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

extension Drag {
  /// Creates the drag of a finger along a line, as a test describes it.
  ///
  /// ```swift
  /// let flick = Drag(from: 300.0, to: 40, duration: 0.1)
  /// flick.releaseState.velocity  // -2600
  /// ```
  /// - Parameters:
  ///   - start: Where the finger touches, at time 0.
  ///   - end: Where it is lifted.
  ///   - duration: How long that takes, in seconds, at most 60.
  ///   - easing: How it moves; by default at one speed until it is lifted.
  ///   - rate: How often the system reports it, in reports per second, from 1 to 1000.
  public init(
    from start: Value, to end: Value, duration: Double, easing: Easing = .linear, rate: Double = 240
  ) {
    let motion = EasedTrajectory(
      from: start, to: end, duration: min(duration, 60), easing: easing)
    self.init(reports: motion, until: motion.duration, rate: rate)
  }

  /// Returns the same finger as another system reports it.
  ///
  /// A recorded drag is `Codable`; stored beside a test and reported at several rates, it tells
  /// whether an app depends on them.
  ///
  /// - Parameter rate: Reports per second, from 1 to 1000. The touch and the release are reported at
  ///   their own times; between them a report tells where the newest one of this drag was.
  /// - Returns: The drag, from time 0 on.
  /// - Complexity: O(reports · log(reports of this drag)).
  public func reported(rate: Double) -> Drag {
    Drag(reports: self, until: min(duration, 60), rate: rate)
  }

  private init(reports motion: some Trajectory<Value>, until end: Double, rate: Double) {
    self.init(beganAt: motion.value(at: 0), at: 0)
    for time in FrameTimes(rate: rate, duration: end) where time > 0 && time < end {
      move(to: motion.value(at: time), at: time)
    }
    self.end(motion.value(at: end), at: end)
  }
}
