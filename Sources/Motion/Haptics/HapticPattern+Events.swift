// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension HapticPattern {
  /// Finds the nearest beginning or end, of an event or of the pattern.
  public func nextEvent(from time: Double, isBackward: Bool) -> Double? {
    let index = marks.partitioningIndex { $0.time > time } - (isBackward ? 1 : 0)
    let found = marks.indices.contains(index) ? marks[index].time : nil
    return nearest(found, nextEnd(from: time, isBackward: isBackward), isBackward: isBackward)
  }

  /// Reports the beginnings and the ends of the events as markers, and the ends of the pattern.
  ///
  /// The marker of the item *i* is 2*i* where it begins and 2*i* + 1 where it is over:
  /// `occurrence(of:)` reads it. A tap at the end of the pattern is over after the pattern is.
  public func visitEvents(
    from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    /// Reports the marks after the lesser of two times, through the greater.
    func visitMarks(_ start: Double, _ end: Double) -> Bool {
      let isBackward = end < start
      let low = marks.partitioningIndex { $0.time > Swift.min(start, end) }
      let high = marks.partitioningIndex { $0.time > Swift.max(start, end) }
      for place in 0..<Swift.max(0, high - low) {
        let mark = marks[isBackward ? high - 1 - place : low + place]
        let event = MotionEvent(
          time: mark.time, kind: .marker(mark.marker), isBackward: isBackward)
        guard body(event) else { return false }
      }
      return true
    }
    // What comes after the end of the pattern is reported after it.
    if end < start && start > duration {
      guard visitMarks(start, Swift.max(end, duration)) else { return false }
    }
    let isInside = visitEnds(at: 0, duration, from: start, to: end, body) {
      visitMarks(Swift.min($0, duration), Swift.min($1, duration))
    }
    guard isInside else { return false }
    return end > duration && end > start ? visitMarks(Swift.max(start, duration), end) : true
  }

  /// Reads the marker of an event of the motion.
  ///
  /// - Returns: What happens to which item, or nil if it is no marker of a haptic event.
  public func occurrence(of event: MotionEvent) -> HapticOccurrence? {
    guard case .marker(let marker) = event.kind, marker >= 0, marker < 2 * items.count else {
      return nil
    }
    return marker % 2 == 0 ? .begin(marker / 2) : .end(marker / 2)
  }
}
