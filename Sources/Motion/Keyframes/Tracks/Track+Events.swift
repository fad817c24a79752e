// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Track {
  /// Reports the beginning, each keyframe that is reached, and the end.
  ///
  /// Keyframes are counted as they were given: steps by their ends, values by their key times. Each
  /// is reported at the first instant that shows it.
  public static func visitEvents(
    of motion: Self, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    motion.visitMarks(
      in: motion.storage.keyframeTimes, { $0 }, { _, index in .keyframe(index) }, from: start,
      to: end,
      body)
  }
}
