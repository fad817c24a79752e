// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Suite {
  /// Every suite, in the order of the library's layers; in a debug build only its own suite.
  static var all: [Suite] {
    #if DEBUG
    return [debug]
    #else
    return [
      elementary, transform, homography, bezierPath, color, easing, spring, interruptibleSpring,
      followingSpring, springBatch, trajectory, analysis, composition, timing, track,
      arcLengthCurve, trackGroup, stagger, frames, stroke, haptic, interchange, ripple, gridMesh,
      colorMesh, dissolve, emitter, arrays,
    ]
    #endif
  }
}
