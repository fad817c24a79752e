// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// How long Android's flings last, and how far they go.
///
/// The numbers are those of its `OverScroller`: the gravity of the earth, 39.37 inches in a metre,
/// 160 pixels in an inch at a density of 1, and a factor of 0.84 for the look and feel.
enum FlingScale {
  /// The exponent of what is left: ln 0.78 / ln 0.9.
  static var exponent: Double { 2.358201815425944467 }

  /// Its inverse.
  static var inverse: Double { 0.42405191678617100565 }

  /// The share of the way that the time to stop makes at the first velocity.
  static var inflexion: Double { 0.35 }

  /// The seconds after which Android's fling of a speed stops: (0.35 *v* / *C*)^(1 / (*k* − 1)).
  ///
  /// - Parameters:
  ///   - speed: Finite and not negative.
  ///   - friction: 10⁻⁵⁰ to 10⁵⁰.
  ///   - density: 10⁻⁵⁰ to 10⁵⁰.
  /// - Returns: 0 without a speed; otherwise from 10⁻¹¹¹ to 10¹¹¹.
  static func seconds(speed: Double, friction: Double, density: Double) -> Double {
    guard speed > 0 else { return 0 }
    // 9.80665 · 39.37 · 160 · 0.84
    let ratio = inflexion * speed / (friction * density * 51_890.2017312)
    return Elementary.pow(ratio.clamped(to: 1e-150...1e150), 0.73626760665637226150)
  }

  static func flaw(friction: Double, density: Double) -> ParameterFlaw? {
    ParameterFlaw("friction", friction, .range(1e-50...1e50))
      ?? ParameterFlaw("density", density, .range(1e-50...1e50))
  }
}
