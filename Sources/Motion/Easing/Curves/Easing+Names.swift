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
  @inlinable
  public static var easeInSine: Easing { Easing(.penner(.sine, .in)) }

  /// A slow end along a quarter of a cosine.
  ///
  /// The same curve as `penner(.sine, .out)`.
  @inlinable
  public static var easeOutSine: Easing { Easing(.penner(.sine, .out)) }

  /// A slow start and a slow end, each along a quarter of a cosine.
  ///
  /// The same curve as `penner(.sine, .inOut)`.
  @inlinable
  public static var easeInOutSine: Easing { Easing(.penner(.sine, .inOut)) }

  /// A slow start, the square of progress.
  ///
  /// The same curve as `penner(.quad, .in)`.
  @inlinable
  public static var easeInQuad: Easing { Easing(.penner(.quad, .in)) }

  /// A slow end, the square of progress from the end.
  ///
  /// The same curve as `penner(.quad, .out)`.
  @inlinable
  public static var easeOutQuad: Easing { Easing(.penner(.quad, .out)) }

  /// A slow start and a slow end, each the square of progress.
  ///
  /// The same curve as `penner(.quad, .inOut)`.
  @inlinable
  public static var easeInOutQuad: Easing { Easing(.penner(.quad, .inOut)) }

  /// A slow start, the third power of progress.
  ///
  /// The same curve as `penner(.cubic, .in)`.
  @inlinable
  public static var easeInCubic: Easing { Easing(.penner(.cubic, .in)) }

  /// A slow end, the third power of progress from the end.
  ///
  /// The same curve as `penner(.cubic, .out)`.
  @inlinable
  public static var easeOutCubic: Easing { Easing(.penner(.cubic, .out)) }

  /// A slow start and a slow end, each the third power of progress.
  ///
  /// The same curve as `penner(.cubic, .inOut)`.
  @inlinable
  public static var easeInOutCubic: Easing { Easing(.penner(.cubic, .inOut)) }

  /// A slow start, the fourth power of progress.
  ///
  /// The same curve as `penner(.quart, .in)`.
  @inlinable
  public static var easeInQuart: Easing { Easing(.penner(.quart, .in)) }

  /// A slow end, the fourth power of progress from the end.
  ///
  /// The same curve as `penner(.quart, .out)`.
  @inlinable
  public static var easeOutQuart: Easing { Easing(.penner(.quart, .out)) }

  /// A slow start and a slow end, each the fourth power of progress.
  ///
  /// The same curve as `penner(.quart, .inOut)`.
  @inlinable
  public static var easeInOutQuart: Easing { Easing(.penner(.quart, .inOut)) }

  /// A slow start, the fifth power of progress.
  ///
  /// The same curve as `penner(.quint, .in)`.
  @inlinable
  public static var easeInQuint: Easing { Easing(.penner(.quint, .in)) }

  /// A slow end, the fifth power of progress from the end.
  ///
  /// The same curve as `penner(.quint, .out)`.
  @inlinable
  public static var easeOutQuint: Easing { Easing(.penner(.quint, .out)) }

  /// A slow start and a slow end, each the fifth power of progress.
  ///
  /// The same curve as `penner(.quint, .inOut)`.
  @inlinable
  public static var easeInOutQuint: Easing { Easing(.penner(.quint, .inOut)) }

  /// A power of two, whose value doubles ten times between the start and the end.
  ///
  /// It jumps by 2⁻¹⁰ at its start. The same curve as `penner(.expo, .in)`.
  @inlinable
  public static var easeInExpo: Easing { Easing(.penner(.expo, .in)) }

  /// A power of two, whose distance from the end is halved ten times.
  ///
  /// It jumps by 2⁻¹⁰ at its end. The same curve as `penner(.expo, .out)`.
  @inlinable
  public static var easeOutExpo: Easing { Easing(.penner(.expo, .out)) }

  /// A power of two, whose value doubles ten times until the middle, followed by the same curve
  /// reversed.
  ///
  /// It jumps by 2⁻¹¹ at both ends. The same curve as `penner(.expo, .inOut)`.
  @inlinable
  public static var easeInOutExpo: Easing { Easing(.penner(.expo, .inOut)) }

  /// A quarter of a circle that starts level and ends vertical.
  ///
  /// The same curve as `penner(.circ, .in)`.
  /// SwiftUI's name for it is ``circularEaseIn``.
  @inlinable
  public static var easeInCirc: Easing { Easing(.penner(.circ, .in)) }

  /// A quarter of a circle that starts vertical and ends level.
  ///
  /// The same curve as `penner(.circ, .out)`.
  /// SwiftUI's name for it is ``circularEaseOut``.
  @inlinable
  public static var easeOutCirc: Easing { Easing(.penner(.circ, .out)) }

  /// Two quarters of a circle, level at both ends and vertical in the middle.
  ///
  /// The same curve as `penner(.circ, .inOut)`.
  /// SwiftUI's name for it is ``circularEaseInOut``.
  @inlinable
  public static var easeInOutCirc: Easing { Easing(.penner(.circ, .inOut)) }

  /// A start that first moves backwards by a tenth of the travel.
  ///
  /// The same curve as `penner(.back, .in)`.
  @inlinable
  public static var easeInBack: Easing { Easing(.penner(.back, .in)) }

  /// An end that first overshoots by a tenth of the travel.
  ///
  /// The same curve as `penner(.back, .out)`.
  @inlinable
  public static var easeOutBack: Easing { Easing(.penner(.back, .out)) }

  /// A start that moves backwards and an end that overshoots, each by a tenth of the travel.
  ///
  /// The same curve as `penner(.back, .inOut)`.
  @inlinable
  public static var easeInOutBack: Easing { Easing(.penner(.back, .inOut)) }

  /// A start whose swings grow around its origin.
  ///
  /// The curve jumps by 2⁻¹¹ at its start. The same curve as `penner(.elastic, .in)`.
  @inlinable
  public static var easeInElastic: Easing { Easing(.penner(.elastic, .in)) }

  /// An end whose swings shrink around its target.
  ///
  /// The curve jumps by 2⁻¹¹ at its end. The same curve as `penner(.elastic, .out)`.
  @inlinable
  public static var easeOutElastic: Easing { Easing(.penner(.elastic, .out)) }

  /// Swings that grow from the origin and decay around the target.
  ///
  /// The curve jumps by 8.5 · 10⁻⁵ at both ends. The same curve as `penner(.elastic, .inOut)`.
  @inlinable
  public static var easeInOutElastic: Easing { Easing(.penner(.elastic, .inOut)) }

  /// A start whose bounces grow.
  ///
  /// The same curve as `penner(.bounce, .in)`.
  @inlinable
  public static var easeInBounce: Easing { Easing(.penner(.bounce, .in)) }

  /// An end whose bounces decay.
  ///
  /// The same curve as `penner(.bounce, .out)`.
  @inlinable
  public static var easeOutBounce: Easing { Easing(.penner(.bounce, .out)) }

  /// Bounces that grow at the start and decay at the end.
  ///
  /// The same curve as `penner(.bounce, .inOut)`.
  @inlinable
  public static var easeInOutBounce: Easing { Easing(.penner(.bounce, .inOut)) }
}
