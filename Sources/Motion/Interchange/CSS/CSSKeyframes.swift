// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The keyframes of a CSS animation.
///
/// ```swift
/// let fade = Track(values: [0.0, 1, 0], keyTimes: [0, 0.25, 1], easings: [.easeOut], duration: 2)
/// let keyframes = try CSSKeyframes(fade, named: "fade", within: 0.01)
/// keyframes.text(property: "opacity").utf8.count  // 157
/// ```
/// Use them with a duration and a linear easing: `animation: fade 2s linear both`.
///
/// - Source: [css-animations-1], §3.
public struct CSSKeyframes<Value: VectorSpace>: Equatable, Sendable {
  /// The name, an identifier of CSS.
  public var name: String

  /// The keyframes, with nondecreasing offsets.
  public var keyframes: [EasedKeyframe<Value>]

  /// Creates keyframes.
  public init(name: String, keyframes: [EasedKeyframe<Value>]) {
    self.name = name
    self.keyframes = keyframes
  }

  /// Creates the keyframes of a track.
  ///
  /// Lines are exact if CSS has their easings, and so are scalar cubics. Within the tolerance,
  /// other easings and scalar springs become piecewise linear easings, and other vector motions
  /// become keyframes joined by lines.
  ///
  /// - Parameters:
  ///   - track: The track.
  ///   - name: The name, an identifier of CSS.
  ///   - tolerance: The maximum distance from the track, in the unit of the value.
  /// - Throws: `SamplingError` if a segment would need more than 65 536 points.
  /// - Precondition: The tolerance is positive and finite. The value has components.
  public init(
    _ track: Track<Value>, named name: String, within tolerance: Double
  ) throws(SamplingError) {
    self.name = name
    keyframes = try KeyframeExport(track, within: tolerance, allowsAnyEasing: true).keyframes
  }

  /// Writes the rule.
  ///
  /// CSS merges keyframes of equal offset, so a jump takes the last millionth of the duration
  /// before its offset, unless the value was constant until then: such a jump is written as one
  /// step.
  ///
  /// - Parameter declarations: Returns the declarations of a keyframe, such as `opacity: 0.5`.
  /// - Returns: The text of an `@keyframes` rule, with one line for each keyframe.
  public func text(_ declarations: (Value) -> String) -> String {
    var text = "@keyframes \(name) {\n"
    for (index, keyframe) in keyframes.enumerated() {
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      var offset = keyframe.offset
      var easing = keyframe.easing.css ?? "linear"
      if let next, next.offset == keyframe.offset {
        // The value before a jump.
        guard index > 0, keyframe.offset > 0 else { continue }
        if keyframes[index - 1].value == keyframe.value { continue }
        offset = Swift.max(keyframes[index - 1].offset, offset - 1e-6)
      } else if let next, next.value == keyframe.value, index + 2 < keyframes.count,
        keyframes[index + 2].offset == next.offset
      {
        easing = "steps(1)"
      }
      text += "  \(NumberText.percentage(offset)) { \(declarations(keyframe.value));"
      if next != nil { text += " animation-timing-function: \(easing);" }
      text += " }\n"
    }
    return text + "}"
  }
}

extension CSSKeyframes: Hashable where Value: Hashable {}

extension CSSKeyframes {
  /// Writes the rule for one property.
  ///
  /// - Parameters:
  ///   - property: The property, such as `opacity`.
  ///   - form: The form of its values; one number unless given.
  /// - Returns: The text of an `@keyframes` rule.
  /// - Precondition: The value has as many components as the form has numbers.
  public func text(property: String, form: CSSForm = .number) -> String {
    text { "\(property): \(form.text($0))" }
  }
}
