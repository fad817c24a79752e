// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension HapticPattern {
  /// Finds the nearest beginning or end of an event or of the pattern.
  public func nextEvent(from time: Double, isBackward: Bool) -> Double? {
    let index = marks.partitioningIndex { $0.time > time } - (isBackward ? 1 : 0)
    let found = marks.indices.contains(index) ? marks[index].time : nil
    return nearest(found, nextEnd(from: time, isBackward: isBackward), isBackward: isBackward)
  }

  /// Reports the beginnings and ends of the events as markers, and those of the pattern.
  ///
  /// The marker of item *i* is 2*i* at its beginning and 2*i* + 1 at its end; `occurrence(of:)`
  /// decodes it. A tap at the end of the pattern ends after the pattern.
  public func visitEvents(
    from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    /// Reports the marks in the half-open interval from the lesser of two times, excluded, to the
    /// greater.
    func visitMarks(_ start: Double, _ end: Double) -> Bool {
      let isBackward = end < start
      let low = marks.partitioningIndex { $0.time > Swift.min(start, end) }
      let high = marks.partitioningIndex { $0.time > Swift.max(start, end) }
      for step in 0..<Swift.max(0, high - low) {
        let mark = marks[isBackward ? high - 1 - step : low + step]
        let event = MotionEvent(
          time: mark.time, kind: .marker(mark.marker), isBackward: isBackward)
        guard body(event) else { return false }
      }
      return true
    }
    // Marks after the end of the pattern are reported after it.
    if end < start && start > duration {
      guard visitMarks(start, Swift.max(end, duration)) else { return false }
    }
    let isInside = visitEnds(at: 0, duration, from: start, to: end, body) {
      visitMarks(Swift.min($0, duration), Swift.min($1, duration))
    }
    guard isInside else { return false }
    return end > duration && end > start ? visitMarks(Swift.max(start, duration), end) : true
  }

  /// Returns the item and the occurrence that an event of the motion marks.
  ///
  /// - Returns: The occurrence, or nil if the event is not a marker of a haptic event.
  public func occurrence(of event: MotionEvent) -> HapticOccurrence? {
    guard case .marker(let marker) = event.kind, marker >= 0, marker < 2 * items.count else {
      return nil
    }
    return marker % 2 == 0 ? .begin(marker / 2) : .end(marker / 2)
  }
}
