// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Emitter {
  /// The colors of particles at birth, and their rates of change.
  ///
  /// Red, green, blue and alpha are drawn independently and uniformly around their means, and then
  /// change at their speeds. The results are clamped to 0…1.
  /// ```swift
  /// let spark = Emitter.Color(
  ///   SRGB(hex: 0xff9933), range: SIMD4(0, 0.4, 0, 0), speed: SIMD4(0, 0, 0, -0.5))
  /// ```
  /// - Units: 0 to 1, not multiplied by alpha; the speed per second.
  @frozen
  public struct Color: Hashable, Sendable {
    /// The mean red, green, blue and alpha.
    public let mean: SIMD4<Double>

    /// The distance from the lowest to the highest value of each component.
    public let range: SIMD4<Double>

    /// The rate of change of each component, per second.
    public let speed: SIMD4<Double>

    /// Creates colors.
    ///
    /// - Parameters:
    ///   - mean: Red, green, blue and alpha.
    ///   - range: The distance from the lowest to the highest value of each component.
    ///   - speed: The rate of change of each component, per second.
    /// - Precondition: All numbers are finite.
    @inlinable
    public init(
      _ mean: SIMD4<Double> = SIMD4(1, 1, 1, 1), range: SIMD4<Double> = .zero,
      speed: SIMD4<Double> = .zero
    ) {
      ParameterFlaw.trap(if: ParameterFlaw("mean", finite: mean))
      ParameterFlaw.trap(if: ParameterFlaw("range", finite: range))
      ParameterFlaw.trap(if: ParameterFlaw("speed", finite: speed))
      self.mean = mean
      self.range = range
      self.speed = speed
    }

    /// Creates colors around a mean color.
    ///
    /// ```swift
    /// Emitter.Color(SRGB(hex: 0xff8000), range: SIMD4(0, 0.25, 0, 0)).mean.y  // 0.502
    /// ```
    /// - Parameters:
    ///   - mean: The mean color; its components are those of sRGB.
    ///   - range: The distance from the lowest to the highest value of each component.
    ///   - speed: The rate of change of each component, per second.
    /// - Precondition: All numbers are finite.
    @inlinable
    public init(
      _ mean: SRGB, range: SIMD4<Double> = .zero, speed: SIMD4<Double> = .zero
    ) {
      self.init(mean.components, range: range, speed: speed)
    }

    /// Opaque white.
    @inlinable
    public static var white: Emitter.Color { Emitter.Color() }
  }
}
