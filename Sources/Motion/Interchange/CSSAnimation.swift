// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// What plays keyframes of CSS: their name, when and how often, and the easing between them.
///
/// ```swift
/// let pulse = try CSSAnimation(css: "pulse 2s ease-in-out 0.5s infinite alternate both")
/// pulse.name  // pulse
/// pulse.timing.delay  // 0.5
/// pulse.easing  // .easeInOut
/// pulse.css  // pulse 2s ease-in-out 0.5s infinite alternate both
/// ```
/// An easing of CSS is used from each keyframe to the next one, and not over the whole: it belongs
/// to `CSSKeyframesRule.keyframes(of:form:easing:underlying:)`, and the timing is linear.
///
/// - Source: [css-animations-1], §4; [css-animations-2], §4.
public struct CSSAnimation: Hashable, Sendable {
  /// The name of the keyframes; nil if there is none.
  public var name: String?

  /// When and how often the keyframes play.
  public var timing: Timing

  /// The easing from each keyframe to the next, of those that have none of their own.
  public var easing: Easing

  /// Whether the animation begins paused.
  public var isPaused: Bool

  /// Creates an animation.
  public init(name: String?, timing: Timing, easing: Easing = .ease, isPaused: Bool = false) {
    self.name = name
    self.timing = timing
    self.easing = easing
    self.isPaused = isPaused
  }

  /// Reads one animation, as the property of that name has it.
  ///
  /// - Throws: `ParsingError` with line, column and offset, also if there are several.
  public init(css text: String) throws(ParsingError) {
    let list = try CSSAnimation.list(css: text)
    guard list.count == 1 else {
      throw TextScanner(text).locatedFailure(
        "expected one animation, but found \(list.count)", at: text.utf8.count)
    }
    self = list[0]
  }

  /// Reads a list of animations, as the property of that name has it.
  ///
  /// ```swift
  /// try CSSAnimation.list(css: "fade 1s, spin 2s linear infinite").count  // 2
  /// ```
  /// What is missing has its initial value: no time, one iteration, the easing `ease`. A name can
  /// be a word of CSS if that stands here a second time.
  ///
  /// - Returns: The animations, the first one's first.
  /// - Throws: `ParsingError` with line, column and offset.
  public static func list(css text: String) throws(ParsingError) -> [CSSAnimation] {
    var lists = CSSAnimationLists()
    do throws(ParsingError) {
      try lists.setAll(text)
    } catch {
      throw error.located(in: text)
    }
    return lists.animations
  }

  /// Whether a word, in small letters, is no name of keyframes.
  static func isReserved(_ word: String) -> Bool {
    switch word {
    case "none", "initial", "inherit", "unset", "revert", "revert-layer", "default": true
    default: false
    }
  }

  /// The animation as the property of that name has it.
  ///
  /// An easing that CSS does not have is written as `ease`, and an infinite duration or a delay at
  /// the end, which CSS does not have either, is left out.
  public var css: String {
    var parts: [String] = []
    if timing.duration > 0 || timing.delay != 0 {
      parts.append(CSSAnimation.time(timing.duration))
    }
    let easing = easing.css ?? "ease"
    if easing != "ease" { parts.append(easing) }
    if timing.delay != 0 { parts.append(CSSAnimation.time(timing.delay)) }
    if timing.iterations != 1 {
      parts.append(
        timing.iterations == .infinity ? "infinite" : NumberText.text(timing.iterations))
    }
    if timing.direction != .normal { parts.append(timing.direction.css) }
    if timing.fill != .none { parts.append(timing.fill.rawValue) }
    if isPaused { parts.append("paused") }
    if let name {
      // In quotes a name is no word of CSS.
      parts.insert(CSSAnimation.isPlain(name) ? name : CSSText.quoted(name), at: 0)
    } else if parts.isEmpty {
      parts.append("none")
    }
    return parts.joined(separator: " ")
  }

  private static func time(_ seconds: Double) -> String {
    NumberText.text(seconds < .infinity ? seconds : 0) + "s"
  }

  /// Whether a name is a word that means nothing else where it stands first.
  private static func isPlain(_ name: String) -> Bool {
    var scanner = TextScanner(name)
    let word = scanner.word().smallLetters
    guard scanner.isAtEnd, !word.isEmpty, !name.utf8.contains(UInt8(ascii: "\\")),
      !isReserved(word)
    else { return false }
    return !CSSAnimationLists.isKeyword(word)
  }
}

extension Timing.Direction {
  /// The word of CSS.
  var css: String { self == .alternateReverse ? "alternate-reverse" : rawValue }
}
#endif
