// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

#if !hasFeature(Embedded)
/// A keyframes rule of CSS, with all properties that it declares.
///
/// ```swift
/// let rule = try CSSKeyframesRule(
///   css: "@keyframes rise { from { opacity: 0; translate: 0 40px } to { opacity: 1 } }")
/// rule.properties  // ["opacity", "translate"]
/// let fade: CSSKeyframes<Double> = try rule.keyframes(of: "opacity")
/// let path = try rule.keyframes(of: "translate", form: "*px *px", underlying: SIMD2(0, 0))
/// Track(path.keyframes, duration: 2).value(at: 1).y  // 7.9039
/// ```
///
/// - Source: [css-animations-2], §3.
public struct CSSKeyframesRule: Hashable, Sendable {
  /// The declarations for a list of offsets.
  public struct Block: Hashable, Sendable {
    /// The offsets, in 0…1, in the order of the text.
    public let offsets: [Double]

    /// The declarations, in the order of the text.
    public let declarations: [CSSDeclaration]
  }

  /// The name.
  public let name: String

  /// The blocks, in the order of the text.
  public let blocks: [Block]

  init(name: String, blocks: [Block]) {
    self.name = name
    self.blocks = blocks
  }

  /// Creates a rule from a text with one rule.
  ///
  /// - Throws: `ParsingError` with line, column and offset, also if there is not exactly one rule.
  public init(css text: String) throws(ParsingError) {
    let rules = try CSSStyleSheet(css: text).rules
    guard rules.count == 1 else {
      throw TextScanner(text).locatedFailure(
        "expected one rule of keyframes, but found \(rules.count)", at: text.utf8.count)
    }
    self = rules[0]
  }

  /// The declared properties, each once, in the order of the text.
  ///
  /// Easings and composition are not included.
  public var properties: [String] {
    var known: Set<String> = []
    return blocks.flatMap { $0.declarations.map(\.property) }
      .filter { CSSKeyframesRule.control($0) == nil && known.insert($0).inserted }
  }

  /// A property that controls the interpolation and is not animated itself.
  private enum Control { case easing, composition }

  private static func control(_ property: String) -> Control? {
    switch property {
    case "animation-timing-function", "-webkit-animation-timing-function": .easing
    case "animation-composition": .composition
    default: nil
    }
  }

  /// Returns the form of a property's values.
  ///
  /// A zero without a unit has that of the other values. `none` does not determine a form.
  ///
  /// - Returns: The form; nil if the rule does not declare the property, or only with `none`.
  /// - Throws: `ParsingError` with line, column and offset, if a value is not a sequence of
  ///   numbers, words and functions, or if the values have different forms.
  public func form(of property: String) throws(ParsingError) -> CSSForm? {
    let property = CSSStyleSheet.name(ofProperty: property)
    let declarations = blocks.flatMap(\.declarations)
      .filter { $0.property == property && $0.value.smallLetters != "none" }
    let forms = try declarations.map { declaration throws(ParsingError) in
      try declaration.reading { text throws(ParsingError) in try CSSForm(of: text) }
    }
    guard let first = forms.first else { return nil }
    // A number without a unit may be the ratio of a percentage, or a zero among percentages.
    let form = forms.reduce(first) { $0.withUnits(of: $1) }
    do throws(ParsingError) {
      for declaration in declarations { _ = try form.numbers(declaration.value) }
      return form
    } catch {
      let form = forms.reduce(first) { $0.withUnits(of: $1, exceptPercentages: true) }
      for declaration in declarations {
        _ = try declaration.reading { text throws(ParsingError) in try form.numbers(text) }
      }
      return form
    }
  }

  /// Reads the keyframes of a property.
  ///
  /// - Parameters:
  ///   - property: The property, such as `opacity`.
  ///   - form: The form of its values; one number unless given.
  ///   - easing: The easing of keyframes that state none: that of the animation, `ease` unless
  ///     given.
  ///   - underlying: The value of the property without the animation, used for a start or an end
  ///     that the rule does not declare.
  /// - Returns: The keyframes, from offset 0 to 1.
  /// - Throws: `ParsingError` with line, column and offset, if a value has another form, if an
  ///   easing cannot be read, if values are added instead of replaced, or if the start or the end
  ///   is missing.
  /// - Precondition: The value has as many components as the form has numbers.
  public func keyframes<Value: VectorSpace>(
    of property: String, form: CSSForm = .number, easing: Easing = .ease,
    underlying: Value? = nil
  ) throws(ParsingError) -> CSSKeyframes<Value> {
    let isScale = property.smallLetters == "scale"
    return try keyframes(of: property, easing: easing, underlying: underlying) {
      text throws(ParsingError) in
      if isScale, text.smallLetters == "none" { return Value.filled(1) }
      return try form.value(text)
    }
  }

  /// Reads the keyframes of a property with a custom reader of values.
  ///
  /// ```swift
  /// let rule = try CSSKeyframesRule(css: "@keyframes k { from { color: #000 } to { color: #fff } }")
  /// let keyframes = try rule.keyframes(of: "color") { text throws(ParsingError) in
  ///   Premultiplied(try SRGB(css: text))
  /// }
  /// keyframes.keyframes[1].value.color == .white  // true
  /// ```
  /// - Parameters:
  ///   - property: The property.
  ///   - easing: The easing of keyframes that state none.
  ///   - underlying: The value of the property without the animation.
  ///   - reading: Reads a value. The offset of an error is relative to the start of the value.
  /// - Returns: The keyframes, from offset 0 to 1.
  /// - Throws: `ParsingError` with line, column and offset.
  /// - Complexity: O(*n* log *n*) for *n* keyframes.
  public func keyframes<Value: VectorSpace>(
    of property: String, easing: Easing = .ease, underlying: Value? = nil,
    reading: (String) throws(ParsingError) -> Value
  ) throws(ParsingError) -> CSSKeyframes<Value> {
    let property = CSSStyleSheet.name(ofProperty: property)
    var stops: [(offset: Double, block: Int)] = []
    for (index, block) in blocks.enumerated() {
      for offset in block.offsets { stops.append((offset, index)) }
    }
    // Blocks of equal offset keep their order.
    stops.sort { ($0.offset, $0.block) < ($1.offset, $1.block) }
    let contents = try blocks.map { block throws(ParsingError) in
      try Content(block, property, easing, reading)
    }
    // From the last backwards: blocks of equal offset and easing are one keyframe, which has the
    // position of the last of them, and the value of the last that declares one.
    var groups: [(offset: Double, easing: Easing, value: Value?)] = []
    var known: [Easing: Int] = [:]
    for stop in stops.reversed() {
      if groups.last?.offset != stop.offset { known = [:] }
      let content = contents[stop.block]
      if let group = known[content.easing] {
        if groups[group].value == nil { groups[group].value = content.value }
      } else {
        known[content.easing] = groups.count
        groups.append((stop.offset, content.easing, content.value))
      }
    }
    var keyframes: [EasedKeyframe<Value>] = []
    for group in groups {
      guard let value = group.value else { continue }
      keyframes.append(
        EasedKeyframe(offset: group.offset, value: value, easing: group.easing))
    }
    keyframes.reverse()
    if keyframes.first?.offset != 0 {
      let start = try self.underlying(underlying, property, "start")
      keyframes.insert(EasedKeyframe(offset: 0, value: start, easing: easing), at: 0)
    }
    if keyframes.last?.offset != 1 {
      let end = try self.underlying(underlying, property, "end")
      keyframes.append(EasedKeyframe(offset: 1, value: end, easing: easing))
    }
    return CSSKeyframes(name: name, keyframes: keyframes)
  }

  /// The easing and value that a block declares for a property.
  private struct Content<Value: VectorSpace> {
    var easing: Easing
    var value: Value?

    init(
      _ block: Block, _ property: String, _ easing: Easing,
      _ reading: (String) throws(ParsingError) -> Value
    ) throws(ParsingError) {
      self.easing = easing
      var values: [CSSDeclaration] = []
      for declaration in block.declarations {
        switch CSSKeyframesRule.control(declaration.property) {
        case .easing:
          self.easing = try declaration.reading { text throws(ParsingError) in
            try Easing(css: text)
          }
        case .composition:
          guard declaration.value.smallLetters == "replace" else {
            throw declaration.failure(
              ParsingError(message: "only 'replace' is known", offset: 0))
          }
        case nil: if declaration.property == property { values.append(declaration) }
        }
      }
      if let last = values.last { value = try last.reading(reading) }
    }
  }

  private func underlying<Value: VectorSpace>(
    _ value: Value?, _ property: String, _ location: String
  ) throws(ParsingError) -> Value {
    if let value { return value }
    let isKnown = properties.contains(property)
    throw ParsingError(
      message: isKnown
        ? "@keyframes \(name) does not declare '\(property)' at its \(location)"
        : "@keyframes \(name) does not declare '\(property)'",
      offset: blocks.last?.declarations.last?.offset ?? 0)
  }
}

extension VectorSpace {
  /// Returns the value whose components are all a given number.
  fileprivate static func filled(_ number: Double) -> Self {
    var value = zero
    for index in 0..<componentCount { value[component: index] = number }
    return value
  }
}
#endif
