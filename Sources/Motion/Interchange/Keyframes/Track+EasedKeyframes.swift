// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

extension Track {
  /// Creates a motion from keyframes with easings.
  ///
  /// The motion is that of CSS, the Web Animations model and Core Animation. Two keyframes of equal
  /// offset are a jump. Before the first offset and after the last the value is constant.
  /// ```swift
  /// let keyframes: CSSKeyframes<Double> = try CSSKeyframesRule(
  ///   css: "@keyframes fade { from { opacity: 0 } 25% { opacity: 1 } to { opacity: 0.5 } }"
  /// ).keyframes(of: "opacity", easing: .linear)
  /// let fade = Track(keyframes.keyframes, duration: 2)
  /// fade.value(at: 0.25)  // 0.5
  /// ```
  ///
  /// - Parameters:
  ///   - keyframes: The keyframes, at least one, in the order of their offsets.
  ///   - duration: The duration in seconds, finite.
  /// - Precondition: The offsets are in 0…1 and nondecreasing. The duration is not negative.
  @inlinable
  public init(_ keyframes: [EasedKeyframe<Value>], duration: Double) {
    self.init(
      values: keyframes.map { $0.value }, keyTimes: keyframes.map { $0.offset },
      easings: keyframes.map { $0.easing }, duration: duration)
  }
}
