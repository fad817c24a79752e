// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The colors with which particles are born, and how they change.
///
/// Red, green, blue and alpha are each drawn alone, evenly around their mean, and then
/// grow by their speed. What comes out is held to 0…1.
/// ```swift
/// let spark = ParticleColor(
///   SRGB(hex: 0xff9933), range: SIMD4(0, 0.4, 0, 0), speed: SIMD4(0, 0, 0, -0.5))
/// ```
/// - Units: 0 to 1, not multiplied by alpha; the speed per second.
@frozen
public struct ParticleColor: Hashable, Sendable {
  /// The mean red, green, blue and alpha.
  public let mean: SIMD4<Double>

  /// The distances from the lowest to the highest.
  public let range: SIMD4<Double>

  /// How much each component grows in a second.
  public let speed: SIMD4<Double>

  /// Creates colors.
  ///
  /// - Parameters:
  ///   - mean: Red, green, blue and alpha.
  ///   - range: For each component the distance from the lowest to the highest.
  ///   - speed: How much each component grows in a second.
  /// - Precondition: All numbers are finite.
  @inlinable
  public init(
    _ mean: SIMD4<Double> = SIMD4(1, 1, 1, 1), range: SIMD4<Double> = .zero,
    speed: SIMD4<Double> = .zero
  ) {
    precondition(mean - mean == .zero, "mean must be finite, but is \(mean)")
    precondition(range - range == .zero, "range must be finite, but is \(range)")
    precondition(speed - speed == .zero, "speed must be finite, but is \(speed)")
    self.mean = mean
    self.range = range
    self.speed = speed
  }

  /// Creates colors around one.
  ///
  /// ```swift
  /// ParticleColor(SRGB(hex: 0xff8000), range: SIMD4(0, 0.25, 0, 0)).mean.y  // 0.502
  /// ```
  /// - Parameters:
  ///   - mean: The color in the middle; its numbers are those of sRGB.
  ///   - range: For each component the distance from the lowest to the highest.
  ///   - speed: How much each component grows in a second.
  /// - Precondition: All numbers are finite.
  @inlinable
  public init(
    _ mean: SRGB, range: SIMD4<Double> = .zero, speed: SIMD4<Double> = .zero
  ) {
    self.init(mean.components, range: range, speed: speed)
  }

  /// Opaque white.
  @inlinable
  public static var white: ParticleColor { ParticleColor() }

  /// Evaluates one component of four particles, before it is held to 0…1.
  @inline(__always)
  func component(
    _ index: Int, _ units: SIMD4<Double>, age: SIMD4<Double>
  ) -> SIMD4<Double> {
    (mean[index] + (units - 0.5) * range[index]) + speed[index] * age
  }
}
