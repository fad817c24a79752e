// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Text that appears glyph by glyph: each fades in, sharpens and springs into position.
///
/// ```swift
/// let title = TextReveal(count: 14)
/// title.glyph(1, at: 0.2).opacity  // 0.3995
/// title.glyph(1, at: 0.2).translation  // 0.1668
/// ```
/// The glyphs share the total duration, as the elements of ``Stagger`` do. Text around them that is
/// not emphasized fades in as a whole: `plainOpacity(at:)`.
///
/// - Units: Seconds since the text began to appear.
/// - Edge cases: A glyph's time ends before its spring has settled: it rests 4 % of a descent
///   beyond its position. Glyphs of a duration of 0.05 s or less do not spring.
/// - Complexity: O(1) a glyph.
/// - Source: The text effect of WWDC24, session 10151.
public struct TextReveal: Hashable, Playable {
  /// The delays of the glyphs.
  public let stagger: Stagger

  /// The spring along which a glyph rises.
  @usableFromInline let rise: SpringTrajectory<Double>

  /// Creates the appearance of a text.
  ///
  /// - Parameters:
  ///   - totalDuration: The duration of the text in seconds.
  ///   - elementDuration: The duration of a glyph in seconds. A value above the total is treated as
  ///     the total.
  ///   - count: The number of glyphs; 0 is legal.
  ///   - divisor: The number by which the remaining time is divided. With the count, as in the
  ///     WWDC24 effect, the last glyph is ready one delay early.
  /// - Precondition: The numbers are finite and not negative.
  public init(
    totalDuration: Double = 0.9, elementDuration: Double = 0.4, count: Int,
    divisor: Stagger.Divisor = .count
  ) {
    stagger = Stagger(
      totalDuration: totalDuration, elementDuration: elementDuration, count: count,
      divisor: divisor)
    let duration = Swift.max(0, stagger.elementDuration - 0.05)
    rise = SpringTrajectory(
      from: -1, to: 0, spring: .snappy(duration: duration, extraBounce: 0.4))
  }

  /// The appearance of a glyph at one instant.
  @frozen
  public struct Glyph: Hashable, Sendable {
    /// The opacity, from 0, invisible, to 1.
    public var opacity: Double

    /// The radius of the blur, in heights of the line.
    public var blur: Double

    /// The distance of the glyph below its position, in descents of the line; y points down.
    public var translation: Double

    /// Creates the properties of a glyph.
    @inlinable
    public init(opacity: Double, blur: Double, translation: Double) {
      self.opacity = opacity
      self.blur = blur
      self.translation = translation
    }
  }

  /// The time at which the last glyph is in position, in seconds.
  public var duration: Double {
    let last = stagger.count - 1
    guard last >= 0 else { return 0 }
    return Thresholds.instant(stagger.elementDuration, after: stagger.delay(for: last))
  }

  /// Returns the appearance of all glyphs, in their order.
  ///
  /// - Complexity: O(*n*) for *n* glyphs, in a new array. `glyph(_:at:)` allocates none.
  public func value(at time: Double) -> [Glyph] { (0..<stagger.count).map { glyph($0, at: time) } }

  /// Returns the appearance of a glyph.
  ///
  /// - Parameters:
  ///   - index: The index of the glyph, at least 0 and below the count.
  ///   - elapsed: Seconds since the text began to appear; NaN is treated as 0.
  /// - Returns: The opacity, blur and translation, in units of the line.
  /// - Precondition: The index is at least 0 and below the count.
  public func glyph(_ index: Int, at elapsed: Double) -> Glyph {
    let time = stagger.elementTime(for: index, at: elapsed)
    let progress = stagger.elementProgress(for: index, at: elapsed)
    return Glyph(
      opacity: Easing.easeIn.value(at: 1.4 * progress),
      blur: Easing.easeIn.value(at: 1 - progress) / 16,
      translation: rise.value(at: time))
  }

  /// Returns the opacity of the text between the emphasized glyphs, which appears in 0.2 s.
  public static func plainOpacity(at elapsed: Double) -> Double {
    Easing.easeIn.value(at: elapsed / 0.2)
  }
}
