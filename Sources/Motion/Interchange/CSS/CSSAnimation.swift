// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

#if !hasFeature(Embedded)
/// An animation of CSS: the name of its keyframes, its timing, and the easing between keyframes.
///
/// ```swift
/// let pulse = try CSSAnimation(css: "pulse 2s ease-in-out 0.5s infinite alternate both")
/// pulse.name  // pulse
/// pulse.timing.delay  // 0.5
/// pulse.easing  // .easeInOut
/// pulse.css  // pulse 2s ease-in-out 0.5s infinite alternate both
/// ```
/// An easing of CSS applies from each keyframe to the next and not over the whole animation: pass
/// it to `CSSKeyframesRule.keyframes(of:form:easing:underlying:)`; the timing is linear.
///
/// - Source: [css-animations-1], §4; [css-animations-2], §4.
public struct CSSAnimation: Hashable, Sendable {
  /// The name of the keyframes; nil for CSS's none.
  public var name: String?

  /// The timing of the animation.
  public var timing: Timing

  /// The easing from each keyframe to the next, for keyframes that state none.
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

  /// Creates an animation from a value of CSS's property animation.
  ///
  /// - Throws: `ParsingError` with line, column and offset, also if there are several animations.
  public init(css text: String) throws(ParsingError) {
    let list = try CSSAnimation.list(css: text)
    guard list.count == 1 else {
      throw TextScanner(text).locatedFailure(
        "expected one animation, but found \(list.count)", at: text.utf8.count)
    }
    self = list[0]
  }

  /// Reads a list of animations from a value of CSS's property animation.
  ///
  /// ```swift
  /// try CSSAnimation.list(css: "fade 1s, spin 2s linear infinite").count  // 2
  /// ```
  /// Missing parts have their initial values: a duration of 0, one iteration, the easing `ease`. A
  /// keyword of CSS is a name where it occurs a second time.
  ///
  /// - Returns: The animations, in the order of the text.
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

  /// Returns whether a lowercase word cannot be a name of keyframes.
  static func isReserved(_ word: String) -> Bool {
    switch word {
    case "none", "initial", "inherit", "unset", "revert", "revert-layer", "default": true
    default: false
    }
  }

  /// The animation as a value of CSS's property animation.
  ///
  /// An easing that CSS cannot express is written as `ease`; an infinite duration and an end delay,
  /// which CSS cannot express either, are omitted.
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
      // A name in quotes is never a keyword of CSS.
      parts.insert(CSSAnimation.isPlain(name) ? name : CSSText.quoted(name), at: 0)
    } else if parts.isEmpty {
      parts.append("none")
    }
    return parts.joined(separator: " ")
  }

  private static func time(_ seconds: Double) -> String {
    NumberText.text(seconds < .infinity ? seconds : 0) + "s"
  }

  /// Returns whether a name is a word without another meaning as the first word.
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
  /// The keyword of CSS.
  var css: String { self == .alternateReverse ? "alternate-reverse" : rawValue }
}
#endif
