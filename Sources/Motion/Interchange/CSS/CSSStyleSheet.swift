// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

#if !hasFeature(Embedded)
/// The keyframes and the animations of a style sheet.
///
/// ```swift
/// let sheet = try CSSStyleSheet(
///   css: """
///     .card { animation: rise 0.5s ease-out 0.1s both; color: teal }
///     @keyframes rise { from { translate: 0 40px } to { translate: none } }
///     """)
/// let (rule, animation) = (sheet.rules[0], sheet.styles[0].animations[0])
/// let keyframes: CSSKeyframes<SIMD2<Double>> = try rule.keyframes(
///   of: "translate", form: "*px *px", easing: animation.easing)
/// let card = Track(keyframes.keyframes, duration: 1).timed(by: animation.timing)
/// card.value(at: 0.1).y  // 40
/// ```
/// Rules within `@media`, `@supports` and other conditions are read as if the conditions held.
/// Everything unrelated to animations is skipped.
///
/// - Source: [css-syntax-3], §5; [css-animations-2], §3 and §4.
public struct CSSStyleSheet: Hashable, Sendable {
  /// A rule that declares animations, with its selector.
  public struct Style: Hashable, Sendable {
    /// The selector as it is written; a nested one without the enclosing selectors.
    public let selector: String

    /// The animations, in the order of the text.
    public let animations: [CSSAnimation]
  }

  /// The keyframes rules, in the order of the text.
  public private(set) var rules: [CSSKeyframesRule] = []

  /// The rules that declare animations, in the order of the text.
  public private(set) var styles: [Style] = []

  /// Notes about parts that a browser ignores or this reader does not support, in the order of the
  /// text.
  ///
  /// Only the first 1000 notes are kept.
  public private(set) var notes: [ParsingError.Note] = []

  /// Creates a style sheet from its text.
  ///
  /// An animation declaration that cannot be read is noted, such as a `var()` or a value that CSS
  /// does not define. Blocks of keyframes with an offset outside 0 % to 100 %, and important
  /// declarations in keyframes, are noted, as browsers ignore them.
  ///
  /// - Throws: `ParsingError` with line, column and offset, if quotes or brackets do not match, if
  ///   they are nested more than 64 levels deep, or if an `@keyframes` rule has no name, or a
  ///   selector that is not an offset.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(css text: String) throws(ParsingError) {
    var reader = CSSReader(text)
    try reader.readSheet()
    (rules, styles) = (reader.rules, reader.styles)
    notes = reader.notes
  }

  /// Returns the rule of keyframes of a name, the last of several, as in CSS.
  ///
  /// - Returns: The rule, or nil if no rule has the name.
  public func rule(named name: String) -> CSSKeyframesRule? { rules.last { $0.name == name } }

  /// Returns the name by which declarations of a property are found.
  static func name(ofProperty property: String) -> String {
    property.hasPrefix("--") ? property : property.smallLetters
  }
}
#endif
