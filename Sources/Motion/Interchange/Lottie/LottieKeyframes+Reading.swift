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
  /// fade.motion(frameRate: 60).value(at: 0.25)  // 50
  /// ```
  ///
  /// - Throws: `ParsingError` with the path, line, column and offset, if the text is not JSON, if
  ///   times decrease, or if a value has another number of components.
  /// - Complexity: O(*n*) for *n* bytes.
  /// - Source: The Lottie specification, "Animated property" and "Keyframe".
  public init(json text: String) throws(ParsingError) {
    let (value, _) = try JSONReader.read(text)
    do throws(JSONFlaw) {
      try self.init(property: JSONCursor(value))
    } catch {
      throw JSONReader.failure(error, in: text)
    }
  }

  /// Reads a property, or only its list of keyframes, of which values may have further components.
  init(property: JSONCursor, usesFirstComponents: Bool = false) throws(JSONFlaw) {
    keyframes = try LottieKeyframes.keyframes(of: property) { cursor throws(JSONFlaw) in
      try LottieKeyframes.value(cursor, usesFirstComponents: usesFirstComponents)
    }
  }

  /// Reads the keyframes of a property, or of a list of keyframes, whose values a function reads.
  static func keyframes(
    of property: JSONCursor, _ read: (JSONCursor) throws(JSONFlaw) -> Value
  ) throws(JSONFlaw) -> [Keyframe] {
    var cursor = property
    if case .object = property.value { cursor = try property.member("k") }
    let elements = (try? cursor.elements()) ?? []
    let isAnimated = elements.contains { if case .object = $0.value { true } else { false } }
    guard isAnimated else {
      return [Keyframe(time: 0, value: try read(cursor))]
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
      let value: Value
      if let start = element["s"] {
        value = try read(start)
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
        keyframe.easings = try easings(out, into)
      }
      keyframe.curve = try curve(element, read)
      end = try element["e"].map { cursor throws(JSONFlaw) in try read(cursor) }
      keyframes.append(keyframe)
    }
    return keyframes
  }

  /// Reads a value: a list of its components, or one number.
  private static func value(
    _ cursor: JSONCursor, usesFirstComponents: Bool
  ) throws(JSONFlaw) -> Value {
    if Value.componentCount == 1, let number = try? cursor.number() {
      var value = Value.zero
      value[component: 0] = number
      return try finite(value, cursor)
    }
    var elements = try cursor.elements()
    if usesFirstComponents { elements = Array(elements.prefix(Value.componentCount)) }
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

  /// Reads the control points of the easings: one pair if they are equal for all components.
  ///
  /// An input outside of 0…1, which no easing has, is moved to the nearest legal one.
  private static func easings(_ out: JSONCursor, _ into: JSONCursor) throws(JSONFlaw)
    -> [ControlPoints]
  {
    func coordinates(_ point: JSONCursor, _ key: String, _ rule: NumberRule) throws(JSONFlaw)
      -> [Double]
    {
      let cursor = try point.member(key)
      guard let elements = try? cursor.elements() else { return [try cursor.number(rule)] }
      guard !elements.isEmpty else { throw cursor.flaw("expected a number") }
      var numbers: [Double] = []
      for element in elements.prefix(Value.componentCount) {
        numbers.append(try element.number(rule))
      }
      return numbers
    }
    let x = (try coordinates(out, "x", .finite), try coordinates(into, "x", .finite))
    let output = Easing.controlOutputRule
    let y = (try coordinates(out, "y", output), try coordinates(into, "y", output))
    func point(_ x: [Double], _ y: [Double], _ index: Int) -> SIMD2<Double> {
      [
        (index < x.count ? x[index] : x[0]).clamped(to: 0...1),
        index < y.count ? y[index] : y[0],
      ]
    }
    let count = [x.0.count, x.1.count, y.0.count, y.1.count].max() ?? 1
    let points = (0..<count).map {
      ControlPoints(out: point(x.0, y.0, $0), into: point(x.1, y.1, $0))
    }
    return points.dropFirst().allSatisfy { $0 == points[0] } ? [points[0]] : points
  }

  /// Reads the control points of a position, if one of them is not at its own end.
  private static func curve(
    _ element: JSONCursor, _ read: (JSONCursor) throws(JSONFlaw) -> Value
  ) throws(JSONFlaw) -> Curve? {
    var curve = Curve(leaving: .zero, arriving: .zero)
    if let leaving = element["to"] { curve.leaving = try read(leaving) }
    if let arriving = element["ti"] { curve.arriving = try read(arriving) }
    return curve.leaving == .zero && curve.arriving == .zero ? nil : curve
  }
}

extension JSONCursor {
  /// Reads 0, 1, or a truth value.
  func flag() throws(JSONFlaw) -> Bool {
    if case .bool(let flag) = value { return flag }
    return try number(.range(0...1)) != 0
  }
}
#endif
