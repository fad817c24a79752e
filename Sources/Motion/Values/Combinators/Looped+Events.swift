// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Looped {
  /// Reports each iteration with the events in it, and the beginning and the end of the whole.
  ///
  /// At a boundary, the end of the base precedes the iteration event, and its beginning follows it.
  /// If more than 1000 iterations pass, the inner ones are reported as one record. No event is
  /// reported later than 2⁴⁰ periods, where times within a period can hardly be distinguished.
  @inlinable
  public static func visitEvents(
    of motion: Self, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    motion.visitEnds(at: 0, motion.duration, from: start, to: end, body) { start, end in
      guard motion.count > 0 else { return true }
      guard motion.period > 0 else { return motion.visitInstant(from: start, to: end, body) }
      return MotionEvent.visitIterations(
        from: start, to: end, begin: 0, period: motion.period,
        index: { motion.iteration(at: $0) }, beginning: { motion.beginning(of: $0) }, body
      ) { iteration, start, end in
        let leg = motion.period < .infinity ? motion.leg(ofIteration: iteration) : motion.leg(at: 0)
        return motion.visit(
          leg, entry: leg.speed < 0 ? motion.period : -.infinity, after: Swift.min(start, end),
          through: Swift.max(start, end), isBackward: end < start, body)
      }
    }
  }

  /// Finds the nearest event by visiting it.
  @inlinable
  public static func nextEvent(of motion: Self, from time: Double, isBackward: Bool) -> Double? {
    motion.visitedNextEvent(from: time, isBackward: isBackward)
  }

  /// True: a loop begins and ends, and its iterations are those of member 0.
  @inlinable
  public var marksEnds: Bool { true }

  /// Reports all iterations of a motion of duration 0 as one record.
  @inlinable
  func visitInstant(
    from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    let (low, high) = (Swift.min(start, end), Swift.max(start, end))
    guard low < 0 && high >= 0 else { return true }
    return body(
      MotionEvent(
        time: 0, kind: .iteration(lastIteration), count: Swift.max(1, lastIteration),
        isBackward: end < start))
  }

  /// The iteration just after an instant.
  @inlinable
  func iteration(at time: Double) -> Double {
    guard time >= 0, period < .infinity else { return 0 }
    return time < duration && time < .infinity
      ? Swift.min(position(at: time).iteration, lastIteration) : lastIteration
  }
}
