// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

extension HapticPattern {
  /// Reports the beginnings and ends of the events as markers, and those of the pattern.
  ///
  /// The marker of item *i* is 2*i* at its beginning and 2*i* + 1 at its end; `occurrence(of:)`
  /// decodes it.
  public static func visitEvents(
    of motion: Self, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    motion.visitMarks(
      in: motion.marks, { $0.time }, { mark, _ in .marker(mark.marker) }, from: start, to: end, body
    )
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
