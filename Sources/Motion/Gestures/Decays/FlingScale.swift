// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The duration and the travel of Android's flings.
///
/// The numbers are those of its `OverScroller`: the earth's gravity, 39.37 inches per meter, 160
/// pixels per inch at a density of 1, and a factor of 0.84 for the look and feel.
enum FlingScale {
  /// The exponent of the remaining distance: ln 0.78 / ln 0.9.
  static var exponent: Double { 2.358201815425944467 }

  /// The reciprocal of the exponent.
  static var inverse: Double { 0.42405191678617100565 }

  /// The ratio of the travel to the distance covered in the stopping time at the initial velocity.
  static var inflexion: Double { 0.35 }

  /// Returns the seconds after which an Android fling of a given speed stops.
  ///
  /// The result is (0.35 *v* / *C*)^(1 / (*k* − 1)).
  ///
  /// - Parameters:
  ///   - speed: The speed, finite and not negative.
  ///   - friction: The friction, 10⁻⁵⁰ to 10⁵⁰.
  ///   - density: The density, 10⁻⁵⁰ to 10⁵⁰.
  /// - Returns: 0 for a speed of 0; otherwise from 10⁻¹¹¹ to 10¹¹¹.
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
