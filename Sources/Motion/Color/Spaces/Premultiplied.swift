// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A color whose coordinates are multiplied by its alpha, for mixing and animation.
///
/// An unpremultiplied color that is interpolated to a transparent one shows the hue of the
/// transparent color in between. A premultiplied color does not, because an invisible color has
/// components of 0.
///
/// ```swift
/// let fade = EasedTrajectory(
///   from: Premultiplied(OKLab(.white)), to: .zero, duration: 1, easing: .linear)
/// SRGB(fade.value(at: 0.5).color).css  // #ffffff80
/// ```
/// Sums and multiples of premultiplied colors are premultiplied colors, so a spring may overshoot;
/// ``color`` then clamps alpha to 0…1.
@frozen
public struct Premultiplied<Color: UnpremultipliedColor>: VectorConvertible, Hashable {
  /// The three coordinates times alpha, and alpha.
  public var components: SIMD4<Double>

  /// Creates a color from its coordinates times alpha, and alpha.
  @inlinable
  public init(components: SIMD4<Double>) {
    self.components = components
  }

  /// Multiplies the coordinates of a color by its alpha.
  ///
  /// A transparent color loses its coordinates.
  @inlinable
  public init(_ color: Color) {
    let straight = color.components
    components = straight * straight.w
    components.w = straight.w
  }

  /// The color without the multiplication by alpha, which is clamped to 0…1.
  ///
  /// If alpha is not positive, all components are 0.
  ///
  /// - Accuracy: Within 1 ulp of the color that was premultiplied, and exact for an opaque one.
  @inlinable
  public var color: Color {
    let alpha = components.w
    guard alpha > 0 else { return .zero }
    // If the quotient overflows at a small alpha, the component is the greatest finite number.
    let largest = SIMD4(repeating: Double.greatestFiniteMagnitude)
    var straight = (components / SIMD4(repeating: alpha)).clamped(
      lowerBound: -largest, upperBound: largest)
    straight.w = min(alpha, 1)
    return Color(components: straight)
  }

  /// Creates a color of a vector of components.
  @inlinable
  public init(vector: SIMD4<Double>) { self.init(components: vector) }

  /// The components: the three coordinates times alpha, and alpha.
  @inlinable
  public var vector: SIMD4<Double> { components }
}
