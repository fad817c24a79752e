// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

extension Track {
  /// Creates a motion from the keyframes of a Lottie animation.
  ///
  /// Time 0 is frame 0, or the first keyframe if that is earlier, which then delays the motion by
  /// as much. A held value jumps at the next keyframe.
  ///
  /// - Parameters:
  ///   - keyframes: The keyframes, at least one, in the order of their times.
  ///   - frameRate: The frames per second.
  /// - Precondition: The times are finite and nondecreasing. Control points are legal for an
  ///   ``/Motion/Easing/bezier(_:_:_:_:)``. The frame rate is positive and finite.
  public init(_ keyframes: LottieKeyframes<Value>, frameRate: Double) {
    ParameterFlaw.trap(if: ParameterFlaw("frameRate", frameRate, .positive))
    let list = keyframes.keyframes
    let first = Swift.min(0, list.first?.time ?? 0)
    let frames = (list.last?.time ?? 0) - first
    self.init(
      values: list.map(\.value),
      keyTimes: list.map { frames > 0 ? ($0.time - first) / frames : 0 },
      easings: list.map {
        $0.isHeld
          ? .steps(1, .jumpEnd)
          : .bezier($0.outTangent.x, $0.outTangent.y, $0.inTangent.x, $0.inTangent.y)
      },
      duration: (frames / frameRate).clampedToFinite)
  }
}
