// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A haptic pattern from its beginning to the end of a loop, which cuts what is active then or
/// follows the pattern with silence.
struct HapticRound: Playable, Hashable {
  let pattern: HapticPattern

  /// The time at which the round ends, in seconds.
  let duration: Double

  /// The beginnings before the end of the round, and the ends of the same events, at most at the
  /// end of the round.
  private let marks: [HapticPattern.Mark]

  init(_ pattern: HapticPattern, duration: Double) {
    self.pattern = pattern
    self.duration = duration
    marks =
      duration >= pattern.duration
      ? pattern.marks
      : pattern.marks.compactMap { mark in
        guard case .event(let event) = pattern.items[mark.marker / 2], event.time < duration else {
          return nil
        }
        return HapticPattern.Mark(time: Swift.min(mark.time, duration), marker: mark.marker)
      }
  }

  func value(at time: Double) -> HapticSample {
    time < duration || time != time ? pattern.sample(at: time) : .silence
  }

  static func visitEvents(
    of motion: Self, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    motion.visitMarks(
      in: motion.marks, { $0.time }, { mark, _ in .marker(mark.marker) }, from: start, to: end, body
    )
  }

  static func == (a: HapticRound, b: HapticRound) -> Bool {
    a.pattern == b.pattern && a.duration == b.duration
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(pattern)
    hasher.combine(duration)
  }
}
