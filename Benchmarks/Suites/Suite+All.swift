// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Suite {
  /// Every suite, in the order of the library's layers.
  static var all: [Suite] {
    [
      elementary, easing, spring, trajectory, timing, track, pacedCurve, trackGroup, stagger,
      frames,
    ]
  }
}
