// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Track {
  /// Creates a motion from the keyframes of a Lottie animation.
  ///
  /// Time 0 is frame 0, or the first keyframe if that comes earlier: then the motion is late by its
  /// time. What is held jumps at the next keyframe.
  ///
  /// - Parameters:
  ///   - keyframes: At least one, in the order of their times.
  ///   - frameRate: Frames in a second.
  /// - Precondition: The times are finite and do not fall. Control points are legal for an
  ///   ``Easing/bezier(_:_:_:_:)``. The frame rate is positive and finite.
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
