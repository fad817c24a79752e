// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

#if !hasFeature(Embedded)
extension LottieKeyframes {
  /// Creates the keyframes of a property from JSON.
  ///
  /// The text is a property with its keyframes under `k`, or only the list of keyframes. A constant
  /// property has one keyframe. The values of older files, with the end of each keyframe under `e`,
  /// are read too.
  /// ```swift
  /// let fade: LottieKeyframes<Double> = try LottieKeyframes(
  ///   json: """
  ///     {"a": 1, "k": [{"t": 0, "s": [0], "o": {"x": [0.3], "y": [0]}, "i": {"x": [0.7], "y": [1]}},
  ///       {"t": 30, "s": [100]}]}
  ///     """)
  /// Track(fade, frameRate: 60).value(at: 0.25)  // 50
  /// ```
  ///
  /// - Throws: `ParsingError` with the path, line, column and offset, if the text is not JSON, if
  ///   times decrease, if a value has another number of components, or if the components have
  ///   separate easings or a position follows a curve, which one easing cannot express.
  /// - Complexity: O(*n*) for *n* bytes.
  /// - Source: The Lottie specification, "Animated property" and "Keyframe".
  public init(json text: String) throws(ParsingError) {
    let (value, _) = try JSONReader.read(text)
    do throws(JSONFlaw) {
      let root = JSONCursor(value)
      if case .object = value {
        self.init(keyframes: try LottieKeyframes.keyframes(try root.member("k")))
      } else {
        self.init(keyframes: try LottieKeyframes.keyframes(root))
      }
    } catch {
      throw JSONReader.failure(error, in: text)
    }
  }

  private static func keyframes(_ cursor: JSONCursor) throws(JSONFlaw) -> [Keyframe] {
    let elements = (try? cursor.elements()) ?? []
    let isAnimated = elements.contains { if case .object = $0.value { true } else { false } }
    guard isAnimated else {
      return [Keyframe(time: 0, value: try value(cursor))]
    }
    var keyframes: [Keyframe] = []
    var end: Value?
    for element in elements {
      _ = try element.object()
      let time = try element.member("t").number()
      if let last = keyframes.last, time < last.time {
        throw element.flaw(
          "times must not fall, but \(NumberText.text(time)) follows \(NumberText.text(last.time))")
      }
      for key in ["to", "ti"] {
        guard let tangent = element[key] else { continue }
        for number in try tangent.elements() where try number.number() != 0 {
          throw tangent.flaw("the position follows a curve, which one easing does not say")
        }
      }
      let value: Value
      if let start = element["s"] {
        value = try LottieKeyframes.value(start)
      } else if let end {
        value = end
      } else {
        _ = try element.member("s")
        continue
      }
      var keyframe = Keyframe(time: time, value: value)
      keyframe.isHeld =
        try element["h"].map { cursor throws(JSONFlaw) in
          try cursor.flag()
        } ?? false
      if let out = element["o"], let into = element["i"] {
        keyframe.outTangent = try tangent(out)
        keyframe.inTangent = try tangent(into)
      }
      end = try element["e"].map { cursor throws(JSONFlaw) in try LottieKeyframes.value(cursor) }
      keyframes.append(keyframe)
    }
    return keyframes
  }

  /// Reads a value: a list of its components, or one number.
  private static func value(_ cursor: JSONCursor) throws(JSONFlaw) -> Value {
    if Value.componentCount == 1, let number = try? cursor.number() {
      var value = Value.zero
      value[component: 0] = number
      return try finite(value, cursor)
    }
    let elements = try cursor.elements()
    guard elements.count == Value.componentCount else {
      throw cursor.flaw(
        "expected \(Value.componentCount) components, but found \(elements.count)")
    }
    var value = Value.zero
    for (index, element) in elements.enumerated() {
      value[component: index] = try element.number()
    }
    return try finite(value, cursor)
  }

  private static func finite(_ value: Value, _ cursor: JSONCursor) throws(JSONFlaw) -> Value {
    guard value.hasFiniteComponents else { throw cursor.flaw("number is too large") }
    return value
  }

  /// Reads a control point, which is equal for all components.
  private static func tangent(_ cursor: JSONCursor) throws(JSONFlaw) -> SIMD2<Double> {
    func coordinate(_ key: String, _ rule: NumberRule) throws(JSONFlaw) -> Double {
      let cursor = try cursor.member(key)
      guard let elements = try? cursor.elements() else { return try cursor.number(rule) }
      guard let first = elements.first else { throw cursor.flaw("expected a number") }
      let number = try first.number(rule)
      for element in elements.dropFirst() where try element.number(rule) != number {
        throw element.flaw("the components have easings of their own")
      }
      return number
    }
    return [
      try coordinate("x", Easing.controlInputRule), try coordinate("y", Easing.controlOutputRule),
    ]
  }
}

extension JSONCursor {
  /// Reads 0, 1, or a truth value.
  fileprivate func flag() throws(JSONFlaw) -> Bool {
    if case .bool(let flag) = value { return flag }
    return try number(.range(0...1)) != 0
  }
}
#endif
