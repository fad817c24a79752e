// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension OKLab {
  /// The way around the circle of hues from one color to another.
  ///
  /// - Source: [css-color-4], §12.4.
  public enum HuePath: CaseIterable, Hashable, Sendable {
    /// The way of at most half a turn.
    case shorter

    /// The way of at least half a turn; a whole turn between equal hues.
    case longer

    /// The way of growing angles: from red to yellow, green and blue.
    case increasing

    /// The way of falling angles.
    case decreasing

    /// Returns the angle from one hue to another, both from 0 to 2π.
    func turn(from start: Double, to end: Double) -> Double {
      let difference = end - start
      // Rounding must not decide about a whole turn.
      let isNone =
        difference.magnitude < 1e-9 || 2 * Double.pi - difference.magnitude < 1e-9
      let turn = isNone ? 0 : difference
      switch self {
      case .shorter: return turn > .pi ? turn - 2 * .pi : turn < -.pi ? turn + 2 * .pi : turn
      case .longer:
        if turn > 0 && turn < .pi { return turn - 2 * .pi }
        return turn > -.pi && turn <= 0 ? turn + 2 * .pi : turn
      case .increasing: return turn < 0 ? turn + 2 * .pi : turn
      case .decreasing: return turn > 0 ? turn - 2 * .pi : turn
      }
    }
  }

  /// Creates a color from polar coordinates, lightness, chroma and hue.
  ///
  /// ```swift
  /// let blue = OKLab(lightness: 0.7, chroma: 0.15, hue: 250 * .pi / 180)
  /// SRGB(blue).css  // #4ba3f7
  /// ```
  /// - Parameters:
  ///   - lightness: The lightness, from 0 to 1.
  ///   - chroma: The distance from gray; negative ones are on the other side.
  ///   - hue: The angle in radians: red is near 0.5, yellow near 1.9, green near 2.5, blue near 4.6.
  ///   - alpha: The opacity.
  public init(lightness: Double, chroma: Double, hue: Double, alpha: Double = 1) {
    let (sine, cosine) = Elementary.sineAndCosine(hue)
    self.init(lightness: lightness, a: chroma * cosine, b: chroma * sine, alpha: alpha)
  }

  /// The distance from gray, below 0.33 inside the gamut of sRGB.
  public var chroma: Double { Elementary.hypot(a, b) }

  /// The angle in radians around gray, from 0 to 2π; of gray it is 0.
  public var hue: Double {
    guard a != 0 || b != 0 else { return 0 }
    let angle = Elementary.atan2(y: b, x: a)
    return angle < 0 ? angle + 2 * .pi : angle
  }

  /// Whether the hue means nothing.
  var isGray: Bool { chroma <= 4e-6 }
}

extension UnpremultipliedColor {
  /// Interpolates toward another color around the circle of hues, in OKLab.
  ///
  /// On a straight line between two colors of different hues lies a grayer one; on an arc all are
  /// about as colorful as the ends, and the way around may be chosen.
  ///
  /// ```swift
  /// let (red, blue) = (SRGB.red, SRGB.blue)
  /// red.interpolated(to: blue, by: 0.5, in: .oklab).css  // #8c53a2
  /// red.interpolated(to: blue, by: 0.5, hue: .shorter).css  // #ba00c2
  /// red.interpolated(to: blue, by: 0.5, hue: .longer).css  // #009300
  /// ```
  /// Lightness and chroma are mixed premultiplied by alpha, and the hue as it is. A color within
  /// 0.000004 of gray has the hue of the other one.
  ///
  /// - Parameters:
  ///   - other: The other color.
  ///   - fraction: The share of the other color, from 0 to 1.
  ///   - hue: The way around the circle.
  /// - Returns: This color for 0 and the other for 1, to the bit; two equal colors give that color,
  ///   except the longer way, which is a whole turn.
  /// - Accuracy: Hues within 10⁻⁹ radians are equal. Of hues that differ by half a turn, rounding
  ///   may decide which way is the shorter one.
  /// - Edge cases: As those of ``interpolated(to:by:in:)``: fractions outside 0…1 continue, with alpha
  ///   clamped to 0…1.
  /// - Source: [css-color-4], §12.
  public func interpolated(
    to other: Self, by fraction: Double, hue: OKLab.HuePath
  ) -> Self {
    guard fraction.magnitude < .infinity else { return fraction > 0 ? other : self }
    if fraction == 1 { return other }
    if fraction == 0 { return self }
    let (start, end) = (OKLab(linear), OKLab(other.linear))
    let mix = straightMix(
      SIMD4(start.lightness, start.chroma, 0, start.alpha),
      SIMD4(end.lightness, end.chroma, 0, end.alpha), by: fraction)
    let begin = start.isGray ? end.hue : start.hue
    let turn = hue.turn(from: begin, to: end.isGray ? begin : end.hue)
    return Self(
      OKLab(
        lightness: mix.x, chroma: mix.y, hue: begin + turn * fraction, alpha: mix.w
      ).linear)
  }
}
