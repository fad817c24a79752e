// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

// The names of Penner's curves in style sheets, design tools and on easings.net. Each is
// `penner(family, mode)`: the exact formula, not the cubic Bézier curve that approximates it where
// only `cubic-bezier()` can be written. The four names of CSS itself, `ease`, `ease-in`, `ease-out`
// and `ease-in-out`, are Bézier curves, which are declared with `Easing`.
extension Easing {
  /// A slow start along a quarter of a cosine.
  ///
  /// The same curve as `penner(.sine, .in)`.
  public static let easeInSine = Easing(.penner(.sine, .in))

  /// A slow end along a quarter of a cosine.
  ///
  /// The same curve as `penner(.sine, .out)`.
  public static let easeOutSine = Easing(.penner(.sine, .out))

  /// A slow start and a slow end, each along a quarter of a cosine.
  ///
  /// The same curve as `penner(.sine, .inOut)`.
  public static let easeInOutSine = Easing(.penner(.sine, .inOut))

  /// A slow start, the square of progress.
  ///
  /// The same curve as `penner(.quad, .in)`.
  public static let easeInQuad = Easing(.penner(.quad, .in))

  /// A slow end, the square of progress from the end.
  ///
  /// The same curve as `penner(.quad, .out)`.
  public static let easeOutQuad = Easing(.penner(.quad, .out))

  /// A slow start and a slow end, each the square of progress.
  ///
  /// The same curve as `penner(.quad, .inOut)`.
  public static let easeInOutQuad = Easing(.penner(.quad, .inOut))

  /// A slow start, the third power of progress.
  ///
  /// The same curve as `penner(.cubic, .in)`.
  public static let easeInCubic = Easing(.penner(.cubic, .in))

  /// A slow end, the third power of progress from the end.
  ///
  /// The same curve as `penner(.cubic, .out)`.
  public static let easeOutCubic = Easing(.penner(.cubic, .out))

  /// A slow start and a slow end, each the third power of progress.
  ///
  /// The same curve as `penner(.cubic, .inOut)`.
  public static let easeInOutCubic = Easing(.penner(.cubic, .inOut))

  /// A slow start, the fourth power of progress.
  ///
  /// The same curve as `penner(.quart, .in)`.
  public static let easeInQuart = Easing(.penner(.quart, .in))

  /// A slow end, the fourth power of progress from the end.
  ///
  /// The same curve as `penner(.quart, .out)`.
  public static let easeOutQuart = Easing(.penner(.quart, .out))

  /// A slow start and a slow end, each the fourth power of progress.
  ///
  /// The same curve as `penner(.quart, .inOut)`.
  public static let easeInOutQuart = Easing(.penner(.quart, .inOut))

  /// A slow start, the fifth power of progress.
  ///
  /// The same curve as `penner(.quint, .in)`.
  public static let easeInQuint = Easing(.penner(.quint, .in))

  /// A slow end, the fifth power of progress from the end.
  ///
  /// The same curve as `penner(.quint, .out)`.
  public static let easeOutQuint = Easing(.penner(.quint, .out))

  /// A slow start and a slow end, each the fifth power of progress.
  ///
  /// The same curve as `penner(.quint, .inOut)`.
  public static let easeInOutQuint = Easing(.penner(.quint, .inOut))

  /// A power of two, whose value doubles ten times between the start and the end.
  ///
  /// It jumps by 2⁻¹⁰ at its start. The same curve as `penner(.expo, .in)`.
  public static let easeInExpo = Easing(.penner(.expo, .in))

  /// A power of two, whose distance from the end is halved ten times.
  ///
  /// It jumps by 2⁻¹⁰ at its end. The same curve as `penner(.expo, .out)`.
  public static let easeOutExpo = Easing(.penner(.expo, .out))

  /// A power of two, whose value doubles ten times until the middle, followed by the same curve
  /// reversed.
  ///
  /// It jumps by 2⁻¹¹ at both ends. The same curve as `penner(.expo, .inOut)`.
  public static let easeInOutExpo = Easing(.penner(.expo, .inOut))

  /// A quarter of a circle that starts level and ends vertical.
  ///
  /// The same curve as `penner(.circ, .in)`.
  /// SwiftUI's name for it is ``circularEaseIn``.
  public static let easeInCirc = Easing(.penner(.circ, .in))

  /// A quarter of a circle that starts vertical and ends level.
  ///
  /// The same curve as `penner(.circ, .out)`.
  /// SwiftUI's name for it is ``circularEaseOut``.
  public static let easeOutCirc = Easing(.penner(.circ, .out))

  /// Two quarters of a circle, level at both ends and vertical in the middle.
  ///
  /// The same curve as `penner(.circ, .inOut)`.
  /// SwiftUI's name for it is ``circularEaseInOut``.
  public static let easeInOutCirc = Easing(.penner(.circ, .inOut))

  /// A start that first moves backwards by a tenth of the travel.
  ///
  /// The same curve as `penner(.back, .in)`.
  public static let easeInBack = Easing(.penner(.back, .in))

  /// An end that first overshoots by a tenth of the travel.
  ///
  /// The same curve as `penner(.back, .out)`.
  public static let easeOutBack = Easing(.penner(.back, .out))

  /// A start that moves backwards and an end that overshoots, each by a tenth of the travel.
  ///
  /// The same curve as `penner(.back, .inOut)`.
  public static let easeInOutBack = Easing(.penner(.back, .inOut))

  /// A start whose swings grow around its origin.
  ///
  /// The curve jumps by 2⁻¹¹ at its start. The same curve as `penner(.elastic, .in)`.
  public static let easeInElastic = Easing(.penner(.elastic, .in))

  /// An end whose swings shrink around its target.
  ///
  /// The curve jumps by 2⁻¹¹ at its end. The same curve as `penner(.elastic, .out)`.
  public static let easeOutElastic = Easing(.penner(.elastic, .out))

  /// Swings that grow from the origin and decay around the target.
  ///
  /// The curve jumps by 8.5 · 10⁻⁵ at both ends. The same curve as `penner(.elastic, .inOut)`.
  public static let easeInOutElastic = Easing(.penner(.elastic, .inOut))

  /// A start whose bounces grow.
  ///
  /// The same curve as `penner(.bounce, .in)`.
  public static let easeInBounce = Easing(.penner(.bounce, .in))

  /// An end whose bounces decay.
  ///
  /// The same curve as `penner(.bounce, .out)`.
  public static let easeOutBounce = Easing(.penner(.bounce, .out))

  /// Bounces that grow at the start and decay at the end.
  ///
  /// The same curve as `penner(.bounce, .inOut)`.
  public static let easeInOutBounce = Easing(.penner(.bounce, .inOut))
}
