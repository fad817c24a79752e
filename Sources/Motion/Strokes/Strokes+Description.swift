// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension StrokeCapture.Change: Described {}

extension StrokeCapture.Pending: Described {}

extension StrokeCapture: Described {
  package var notation: Notation {
    call(["lineWidth": lineWidth, "points": points, "pending": pending])
  }
}
#endif
