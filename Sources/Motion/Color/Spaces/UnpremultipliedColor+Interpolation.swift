// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension UnpremultipliedColor {
  /// Interpolates toward another color in a space, with premultiplied components.
  ///
  /// The components are premultiplied by alpha while they are mixed, so transparent parts do not
  /// affect the hue. A color fades to and from any transparent color without taking its hue.
  ///
  /// ```swift
  /// let red = SRGB(hex: 0xff0000)
  /// red.interpolated(to: SRGB(hex: 0x00ff00), by: 0.5, in: .oklab).css  // #d0a800
  /// red.interpolated(to: .clear, by: 0.5, in: .oklab).css  // #ff000080
  /// ```
  ///
  /// - Parameters:
  ///   - other: The other color.
  ///   - fraction: The share of the other color, from 0 to 1.
  ///   - space: The space in which they are mixed.
  /// - Returns: This color for 0 and the other for 1, to the bit, transparent ones included; two
  ///   equal colors give that color.
  /// - Edge cases: If both are transparent, the coordinates are mixed as they are. Fractions
  ///   outside 0…1 continue along the line, with alpha clamped to 0…1. A fraction of NaN is treated
  ///   as 0, and an infinite fraction as the end on its side.
  /// - Source: [css-color-4], §12.3.
  @inlinable
  public func interpolated(
    to other: Self, by fraction: Double, in space: InterpolationSpace
  ) -> Self {
    guard fraction.magnitude < .infinity else { return fraction > 0 ? other : self }
    if fraction == 1 { return other }
    if fraction == 0 || self == other { return self }
    if space == Self.space {
      return Self(components: straightMix(components, other.components, by: fraction))
    }
    let (a, b) = (linear, other.linear)
    switch space {
    case .srgb:
      let mix = straightMix(SRGB(a).components, SRGB(b).components, by: fraction)
      return Self(SRGB(components: mix).linear)
    case .linear:
      return Self(LinearRGB(components: straightMix(a.components, b.components, by: fraction)))
    case .oklab:
      let mix = straightMix(OKLab(a).components, OKLab(b).components, by: fraction)
      return Self(OKLab(components: mix).linear)
    }
  }
}

/// Mixes straight components as if they were premultiplied.
///
/// ((1 − f)·α₁·c₁ + f·α₂·c₂) / α, with α = (1 − f)·α₁ + f·α₂, is on the line from c₁ to c₂, at the
/// fraction f·α₂/α. As no product is divided by its factor again, the ends and equal coordinates
/// are exact.
@inlinable
func straightMix(
  _ a: SIMD4<Double>, _ b: SIMD4<Double>, by fraction: Double
) -> SIMD4<Double> {
  let alpha = a.w.interpolated(to: b.w, by: fraction)
  let weight = alpha > 0 ? fraction * (b.w / alpha) : fraction
  var mix = a.interpolated(to: b, by: weight)
  let isInside = fraction > 0 && fraction < 1
  mix.w = isInside ? alpha : SRGB.clamped(alpha)
  return mix
}
