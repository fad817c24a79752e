// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension MotionEvent: Described {}

extension MotionEvent.Path: Described {
  package var notation: Notation {
    .call("MotionEvent.Path", map { .init("", Notation($0)) })
  }
}

extension Recurrence: Described {}

extension Stretch: Described {}

extension TrajectorySamples: Described {
  package var notation: Notation {
    .method(
      Notation(base), "samples",
      [.init("every", Notation(interval)), .init("until", Notation(end))])
  }
}
#endif
