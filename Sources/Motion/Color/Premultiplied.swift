// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A color whose coordinates are multiplied by its alpha: what can be mixed and moved.
///
/// A straight color that turns transparent on its way shows the hue of its transparent end.
/// Premultiplied, it does not: every component is the part that is seen.
///
/// ```swift
/// let fade = EasedTrajectory(
///   from: Premultiplied(OKLab(.white)), to: .zero, duration: 1, easing: .linear)
/// SRGB(fade.value(at: 0.5).color).css  // #ffffff80
/// ```
/// Any sum of such colors is one, so a spring may overshoot; ``color`` holds alpha to 0…1 then.
@frozen
public struct Premultiplied<Color: StraightColor>: VectorSpace, Hashable {
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

  /// The straight color, with alpha held to 0…1.
  ///
  /// Where nothing is left to see, all components are 0.
  ///
  /// - Accuracy: Within 1 ulp of the color that was premultiplied, and exact for an opaque one.
  @inlinable
  public var color: Color {
    let alpha = components.w
    guard alpha > 0 else { return .zero }
    // So transparent that the quotient is no number, a component is as large as one can be.
    let largest = SIMD4(repeating: Double.greatestFiniteMagnitude)
    var straight = (components / SIMD4(repeating: alpha)).clamped(
      lowerBound: -largest, upperBound: largest)
    straight.w = min(alpha, 1)
    return Color(components: straight)
  }

  /// The color without any component, which is transparent.
  @inlinable
  public static var zero: Premultiplied { Premultiplied(components: .zero) }

  /// Adds the components.
  @inlinable
  public static func + (a: Premultiplied, b: Premultiplied) -> Premultiplied {
    Premultiplied(components: a.components + b.components)
  }

  /// Subtracts the components.
  @inlinable
  public static func - (a: Premultiplied, b: Premultiplied) -> Premultiplied {
    Premultiplied(components: a.components - b.components)
  }

  /// Multiplies every component by a factor.
  @inlinable
  public func scaled(by factor: Double) -> Premultiplied {
    Premultiplied(components: components * factor)
  }

  /// The sum of the squared components.
  @inlinable
  public var squaredMagnitude: Double { components.squaredMagnitude }

  /// Sums the products of the components with those of another color.
  @inlinable
  public func dot(_ other: Premultiplied) -> Double { components.dot(other.components) }

  /// Four.
  @inlinable
  public static var componentCount: Int { 4 }

  /// One of the three coordinates times alpha, or alpha, which is the last.
  @inlinable
  public subscript(component index: Int) -> Double {
    get { components[index] }
    set { components[index] = newValue }
  }
}
