// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Playable {
  /// Finds the nearest of the changes of a machine, which are in the order of time, or an end.
  func nextChange<Change>(
    in changes: [Change], _ moment: (Change) -> Double, from time: Double, isBackward: Bool
  ) -> Double? {
    let index = changes.partitioningIndex { moment($0) > time } - (isBackward ? 1 : 0)
    let found = changes.indices.contains(index) ? moment(changes[index]) : nil
    return nearest(found, nextEnd(from: time, isBackward: isBackward), isBackward: isBackward)
  }

  /// Reports the changes of a machine, which are in the order of time, as markers, and the ends.
  func visitChanges<Change>(
    in changes: [Change], _ mark: (Change) -> (time: Double, number: Int),
    from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    visitEnds(at: 0, duration, from: start, to: end, body) { start, end in
      let isBackward = end < start
      let low = changes.partitioningIndex { mark($0).time > Swift.min(start, end) }
      let high = changes.partitioningIndex { mark($0).time > Swift.max(start, end) }
      for place in 0..<Swift.max(0, high - low) {
        let (time, number) = mark(changes[isBackward ? high - 1 - place : low + place])
        let event = MotionEvent(time: time, kind: .marker(number), isBackward: isBackward)
        guard body(event) else { return false }
      }
      return true
    }
  }
}
