// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

// Events at known instants, in the order of time: keyframes, interruptions, changes.

extension Playable {
  /// Reports marks, and the beginning and the end.
  ///
  /// - Parameters:
  ///   - marks: The marks, in the order of time.
  ///   - moment: Returns the time of a mark.
  ///   - kind: Returns the kind of event for a mark and its index.
  ///   - start: The time just after which to start.
  ///   - end: The time just after which to stop.
  ///   - body: Receives an event and returns whether to continue.
  /// - Returns: Whether the body continued to the end.
  package func visitMarks<Mark>(
    in marks: [Mark], _ moment: (Mark) -> Double, _ kind: (Mark, Int) -> MotionEvent.Kind,
    from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    visitHistory(
      of: marks, moment, kind, endBefore: { _ in .infinity }, from: start, to: end, body)
  }

  /// Reports the changes of a history, the ends that were reached before the next change, and the
  /// beginning and the end of the whole.
  ///
  /// - Parameters:
  ///   - changes: The changes, in the order of time.
  ///   - moment: Returns the time of a change.
  ///   - kind: Returns the kind of event for a change and its index.
  ///   - endBefore: Returns the time at which the motion before the change at an index looks done,
  ///     as if that change had not been made. If the change is not earlier, that is an event.
  ///   - start: The time just after which to start.
  ///   - end: The time just after which to stop.
  ///   - body: Receives an event and returns whether to continue.
  /// - Returns: Whether the body continued to the end.
  package func visitHistory<Change>(
    of changes: [Change], _ moment: (Change) -> Double,
    _ kind: (Change, Int) -> MotionEvent.Kind, endBefore: (Int) -> Double,
    from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    visitEnds(at: 0, duration, from: start, to: end, body) { start, end in
      let isBackward = end < start
      let (earliest, latest) = (Swift.min(start, end), Swift.max(start, end))
      let low = changes.partitioningIndex { moment($0) > earliest }
      let high = changes.partitioningIndex { moment($0) > latest }
      // The motion that leads to the first later change may end before it.
      let count = Swift.min(high + 1, changes.count) - low
      func visitEnd(_ index: Int) -> Bool {
        let time = endBefore(index)
        guard time > earliest, time <= latest, time <= moment(changes[index]) else { return true }
        return body(MotionEvent(time: time, kind: .end, isBackward: isBackward))
      }
      for step in 0..<Swift.max(0, count) {
        let index = isBackward ? low + count - 1 - step : low + step
        if !isBackward { guard visitEnd(index) else { return false } }
        if index < high {
          let event = MotionEvent(
            time: moment(changes[index]), kind: kind(changes[index], index),
            isBackward: isBackward)
          guard body(event) else { return false }
        }
        if isBackward { guard visitEnd(index) else { return false } }
      }
      return true
    }
  }
}
