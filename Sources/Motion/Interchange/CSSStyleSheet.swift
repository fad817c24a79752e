// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

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
/// Rules within `@media`, `@supports` and other conditions are read as if those held. What has
/// nothing to do with animations is skipped.
///
/// - Source: [css-syntax-3], §5; [css-animations-2], §3 and §4.
public struct CSSStyleSheet: Hashable, Sendable {
  /// A rule that declares animations, and for what.
  public struct Style: Hashable, Sendable {
    /// The selector as it is written; a nested one without those around it.
    public let selector: String

    /// The animations, the first one's first.
    public let animations: [CSSAnimation]
  }

  /// The rules of keyframes, in the order in which they are written.
  public private(set) var rules: [CSSKeyframesRule] = []

  /// The rules that declare animations, in the order in which they are written.
  public private(set) var styles: [Style] = []

  /// What a browser ignores, or what this reader does not know, in the order of the text.
  ///
  /// They are the first thousand.
  public private(set) var notes: [TextNote] = []

  /// Reads a style sheet.
  ///
  /// A declaration that says something about animations and cannot be read is noted: a `var()`, a
  /// value that CSS does not have. Blocks of keyframes with an offset outside 0 % to 100 %, and
  /// what is declared as important there, are noted, as browsers ignore them.
  ///
  /// - Throws: `ParsingError` with line, column and offset, if quotes or brackets do not match, if
  ///   they are nested more than 64 levels deep, or if a rule of keyframes has no name, or
  ///   something else than offsets.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(css text: String) throws(ParsingError) {
    var reader = CSSReader(text)
    try reader.readSheet()
    (rules, styles) = (reader.rules, reader.styles)
    notes = reader.notes
  }

  /// The rule of keyframes that has a name: of several the last, as in CSS.
  ///
  /// - Returns: The rule, or nil if there is none.
  public func rule(named name: String) -> CSSKeyframesRule? {
    rules.last { $0.name == name }
  }

  /// A property as declarations are looked up by it.
  static func name(ofProperty property: String) -> String {
    property.hasPrefix("--") ? property : property.smallLetters
  }
}
#endif
