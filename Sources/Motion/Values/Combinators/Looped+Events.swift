// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Looped {
  /// Reports each iteration with the events in it, and the beginning and the end of the whole.
  ///
  /// At a boundary, the end of the base precedes the iteration event, and its beginning follows it.
  /// If more than 1000 iterations pass, the inner ones are reported as one record. No event is
  /// reported later than 2⁴⁰ periods, where times within a period can hardly be distinguished.
  @inlinable
  public func visitEvents(
    from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    visitEnds(at: 0, duration, from: start, to: end, body) { start, end in
      guard count > 0 else { return true }
      guard period > 0 else { return visitInstant(from: start, to: end, body) }
      let latest = Thresholds.latest(ofPeriod: period)
      let (start, end) = (Swift.min(start, latest), Swift.min(end, latest))
      guard start != end else { return true }
      return start < end
        ? visitForward(from: start, to: end, body) : visitBackward(from: start, to: end, body)
    }
  }

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

  @inlinable
  func visitForward(
    from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    guard end >= 0 else { return true }
    let last = iteration(at: end)
    var iteration = Swift.max(0, iteration(at: start))
    while true {
      guard visit(iteration, from: start, to: end, body) else { return false }
      guard iteration < last else { return true }
      if last - iteration > 1000 && iteration < 0x1p53 {
        // The complete iterations in between are reported at once, and the last one is visited
        // again.
        let skipped = Swift.min(last, 0x1p53) - 1 - iteration
        guard
          body(
            MotionEvent(
              time: beginning(of: iteration + 1), kind: .iteration(iteration + 1), count: skipped))
        else { return false }
        iteration += skipped
      }
      iteration += 1
      guard iteration < 0x1p53 else { return true }
      let begin = beginning(of: iteration)
      if begin > start && begin <= end {
        guard body(MotionEvent(time: begin, kind: .iteration(iteration))) else { return false }
      }
    }
  }

  @inlinable
  func visitBackward(
    from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    guard start >= 0 else { return true }
    let first = Swift.max(0, iteration(at: end))
    var iteration = Swift.min(iteration(at: start), 0x1p53)
    while true {
      guard visit(iteration, from: start, to: end, body) else { return false }
      guard iteration > first else { return true }
      let begin = beginning(of: iteration)
      if begin > end && begin <= start {
        guard body(MotionEvent(time: begin, kind: .iteration(iteration), isBackward: true)) else {
          return false
        }
      }
      iteration -= 1
      if iteration - first > 1000 {
        let skipped = iteration - first - 1
        guard
          body(
            MotionEvent(
              time: beginning(of: iteration), kind: .iteration(iteration), count: skipped,
              isBackward: true))
        else { return false }
        iteration -= skipped
      }
    }
  }

  /// The iteration just after an instant; −1 before time 0.
  @inlinable
  func iteration(at time: Double) -> Double {
    guard time >= 0 else { return -1 }
    guard period < .infinity else { return 0 }
    return time < duration && time < .infinity
      ? Swift.min(position(at: time).iteration, lastIteration) : lastIteration
  }

  /// Reports the events of one iteration.
  @inlinable
  func visit(
    _ iteration: Double, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    let isOdd = autoreverses && Looped.isOdd(iteration)
    return base.visitEvents(
      from: cut(in: iteration, at: start, isOdd), to: cut(in: iteration, at: end, isOdd)
    ) {
      // A base that never looks done is played once, in its own time.
      guard period < .infinity else { return body($0.moved(to: $0.time, inMember: 0)) }
      let time =
        !isOdd
        ? self.time(of: $0.time, in: iteration)
        : $0.time < period
          ? self.time(before: $0.time.nextUp, in: iteration) : beginning(of: iteration)
      return body($0.moved(to: time, inMember: 0))
    }
  }

  /// The base's time just after which an instant lies, clamped to the part that the iteration
  /// shows.
  @inlinable
  func cut(in iteration: Double, at time: Double, _ isOdd: Bool) -> Double {
    let whole = iteration == lastIteration ? lastElapsed : period
    var elapsed = -Double.infinity
    if time >= 0 {
      if period == .infinity {
        elapsed = time
      } else {
        let position =
          time < duration && time < .infinity ? position(at: time) : (lastIteration, whole)
        elapsed =
          position.0 > iteration ? whole : position.0 < iteration ? -.infinity : position.1
      }
    }
    guard isOdd else { return elapsed }
    if elapsed < 0 { return period }
    return (period - elapsed).nextDown
  }
}
