// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Timed {
  /// Reports each iteration with the events in it, and the beginning and the end of the whole.
  ///
  /// It begins with the first iteration, after the delay, and ends at its duration, after the end
  /// delay. If there are more than 1000 iterations, one record represents the inner ones, and none
  /// is reported later than 2⁴⁰ durations, where times hardly distinguish them, or after number
  /// 2⁵³, where numbers do not. Events of the motion are reported when the easing passes them, in
  /// the direction in which it does.
  @inlinable
  public static func visitEvents(
    of motion: Self, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    let isEmpty = motion.timing.activeStart >= motion.timing.activeEnd
    return motion.timing.visitIterations(from: start, to: end, body) { iteration, start, end in
      guard !isEmpty else { return true }
      let begin = Swift.max(motion.timing.activeStart, iteration.begin)
      let pass = motion.pass(
        at: begin, upTo: motion.timing.activeEnd, motion.timing.easing.pieces,
        beginsWhole: iteration.isWhole && begin == iteration.begin)
      guard let pass else { return true }
      return pass.visitEvents(from: start, to: end, progress: motion.timing.directedProgress(at:)) {
        body($0.moved(to: $0.time, inMember: 0))
      }
    }
  }
}

extension Timing {
  /// Returns the beginning, the iterations and the end that lie between two local times.
  ///
  /// The beginning is that of the first iteration, after the delay, and the end is ``endTime``,
  /// after the end delay.
  ///
  /// ```swift
  /// let pulse = Timing(delay: 0.5, duration: 2, iterations: 2)
  /// pulse.events(after: 2, through: 5).map(\.kind) == [.iteration(1), .end]  // true
  /// pulse.events(after: 2, through: 5).map(\.time)  // [2.5, 4.5]
  /// ```
  /// - Parameters:
  ///   - departure: The local time of the last frame.
  ///   - arrival: The local time of this frame; earlier than the last to go backwards.
  /// - Returns: The events, each once: those at the arrival are included and those at the departure
  ///   are not, in either direction.
  public func events(after departure: Double, through arrival: Double) -> [MotionEvent] {
    var events: [MotionEvent] = []
    let isBackward = arrival < departure
    _ = visitIterations(
      from: isBackward ? departure.nextDown : departure,
      to: isBackward ? arrival.nextDown : arrival,
      {
        events.append($0)
        return true
      }, { _, _, _ in true })
    return events
  }

  /// Reports the events of the timing between two local times, and visits those inside each
  /// iteration: its index, its first instant, and whether it begins there.
  @usableFromInline
  func visitIterations(
    from start: Double, to end: Double, _ body: (MotionEvent) -> Bool,
    _ inside: (
      _ iteration: (index: Double, begin: Double, isWhole: Bool), Double, Double
    ) -> Bool
  ) -> Bool {
    // The iterations are those of the active phase, and the end is that of the whole.
    let low = Swift.min(start, end)
    let high = Swift.max(start, end)
    let isBackward = end < start
    func report(_ kind: MotionEvent.Kind, _ time: Double) -> Bool {
      guard time > low && time <= high && time < .infinity else { return true }
      return body(MotionEvent(time: time, kind: kind, isBackward: isBackward))
    }
    guard low < high else { return true }
    guard duration > 0, iterations > 0 else {
      let kinds: [MotionEvent.Kind] = [.begin, .end]
      for kind in isBackward ? kinds.reversed() : kinds {
        guard report(kind, kind == .begin ? activeStart : endTime) else { return false }
      }
      return true
    }
    func index(at time: Double) -> Double {
      guard duration < .infinity else { return first.iteration }
      if time < activeStart { return overallProgress(at: activeStart).iteration }
      return time < activeEnd && time < .infinity ? overallProgress(at: time).iteration : lastIndex
    }
    func begin(_ index: Double) -> Double {
      index <= first.iteration ? activeStart : beginning(of: index)
    }
    func iteration(_ index: Double) -> (Double, Double, Bool) {
      let isLater = index > first.iteration
      return (index, begin(index), isLater || first.fraction == 0 && delay == activeStart)
    }
    guard isBackward || report(.begin, activeStart), !isBackward || report(.end, endTime),
      MotionEvent.visitIterations(
        from: start, to: end, begin: activeStart, period: duration, index: index(at:),
        beginning: begin, body, { inside(iteration($0), $1, $2) })
    else { return false }
    return isBackward ? report(.begin, activeStart) : report(.end, endTime)
  }

  /// The last iteration of the active phase.
  private var lastIndex: Double {
    guard activeEnd < .infinity else { return .infinity }
    return activeEnd >= lastTime
      ? endProgress.iteration
      : activeEnd > activeStart ? overallProgress(at: activeEnd.nextDown).iteration : 0
  }
}
