// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The keyframes of an animation in the Web Animations model.
///
/// ```swift
/// let fade = Track(values: [0.0, 1], easings: [.easeOut], duration: 2)
/// let keyframes = try WebKeyframes(fade, within: 0.01)
/// keyframes.json(property: "opacity").utf8.count  // 93
/// ```
/// The text is the first argument of `element.animate(keyframes, milliseconds)`.
///
/// - Source: [web-animations-1], §5.3.
public struct WebKeyframes<Value: VectorSpace>: Equatable, Sendable {
  /// The keyframes, with nondecreasing offsets; two of equal offset are a jump.
  public var keyframes: [EasedKeyframe<Value>]

  /// Creates keyframes.
  public init(keyframes: [EasedKeyframe<Value>]) {
    self.keyframes = keyframes
  }

  /// Creates the keyframes of a track.
  ///
  /// The same segments are exact as for ``CSSKeyframes/init(_:named:within:)``, and so are jumps.
  ///
  /// - Parameters:
  ///   - track: The track.
  ///   - tolerance: The maximum distance from the track, in the unit of the value.
  /// - Throws: `SamplingError` if a segment would need more than 65 536 points.
  /// - Precondition: The tolerance is positive and finite. The value has components.
  public init(_ track: Track<Value>, within tolerance: Double) throws(SamplingError) {
    keyframes = try KeyframeExport(track, within: tolerance, allowsAnyEasing: true).keyframes
  }

  /// Returns the keyframes as a JSON array of objects.
  ///
  /// - Parameters:
  ///   - property: The property, as JavaScript spells it: `opacity`, `translate`.
  ///   - format: Returns the text of a value, such as `10px`.
  /// - Returns: The text, an object with `offset`, `easing` and the property for each keyframe.
  public func json(property: String, format: (Value) -> String) -> String {
    let objects = keyframes.map { keyframe in
      "{\"offset\":\(NumberText.text(keyframe.offset)),"
        + "\"easing\":\(JSONString.text(keyframe.easing.css ?? "linear")),"
        + "\(JSONString.text(property)):\(JSONString.text(format(keyframe.value)))}"
    }
    return "[" + objects.joined(separator: ",") + "]"
  }
}

extension WebKeyframes: Hashable where Value: Hashable {}

extension WebKeyframes {
  /// Returns the keyframes as a JSON array of objects, with values of a form.
  ///
  /// - Parameters:
  ///   - property: The property, as JavaScript spells it.
  ///   - form: The form of its values; one number unless given.
  /// - Returns: The text.
  /// - Precondition: The value has as many components as the form has numbers.
  public func json(property: String, form: CSSForm = .number) -> String {
    json(property: property) { form.text($0) }
  }
}
