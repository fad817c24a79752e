// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Track {
  /// Creates a motion from keyframes with easings.
  ///
  /// It is what CSS, the Web Animations model and Core Animation make of them. Two keyframes with
  /// one offset are a jump. Before the first offset and after the last one the values there hold.
  /// ```swift
  /// let keyframes: CSSKeyframes<Double> = try CSSKeyframesRule(
  ///   css: "@keyframes fade { from { opacity: 0 } 25% { opacity: 1 } to { opacity: 0.5 } }"
  /// ).keyframes(of: "opacity", easing: .linear)
  /// let fade = Track(keyframes.keyframes, duration: 2)
  /// fade.value(at: 0.25)  // 0.5
  /// ```
  ///
  /// - Parameters:
  ///   - keyframes: At least one, in the order of their offsets.
  ///   - duration: Seconds, finite.
  /// - Precondition: The offsets are in 0…1 and do not fall. The duration is not negative.
  public init(_ keyframes: [EasedKeyframe<Value>], duration: Double) {
    self.init(
      values: keyframes.map(\.value), keyTimes: keyframes.map(\.offset),
      easings: keyframes.map(\.easing), duration: duration)
  }
}
