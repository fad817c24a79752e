// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Track {
  /// Finds the nearest keyframe, or an end.
  public func nextEvent(from time: Double, isBackward: Bool) -> Double? {
    let index = keyframeTimes.partitioningIndex { $0 > time }
    let found =
      isBackward
      ? (index > 0 ? keyframeTimes[index - 1] : nil)
      : (index < keyframeTimes.count ? keyframeTimes[index] : nil)
    return nearest(found, nextEnd(from: time, isBackward: isBackward), isBackward: isBackward)
  }

  /// Reports the beginning, each keyframe that is reached, and the end.
  ///
  /// Keyframes are counted as they were given: the steps of SwiftUI's form by their ends, the
  /// values of the other by their key times. Each is reported at the first instant that shows it.
  public func visitEvents(
    from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    visitEnds(at: 0, duration, from: start, to: end, body) { start, end in
      let isBackward = end < start
      let low = keyframeTimes.partitioningIndex { $0 > Swift.min(start, end) }
      let high = keyframeTimes.partitioningIndex { $0 > Swift.max(start, end) }
      for place in 0..<Swift.max(0, high - low) {
        let index = isBackward ? high - 1 - place : low + place
        let event = MotionEvent(
          time: keyframeTimes[index], kind: .keyframe(index), isBackward: isBackward)
        guard body(event) else { return false }
      }
      return true
    }
  }
}
