// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Double {
  /// The number itself, or the greatest finite number with its sign if it is infinite.
  @inlinable
  package var clampedToFinite: Double {
    let largest = Double.greatestFiniteMagnitude
    return self > largest ? largest : self < -largest ? -largest : self
  }

  /// The number clamped to ±2⁷⁰, some 1.2 · 10²¹, the range of factors of values; NaN is unchanged.
  @inlinable
  package var boundedFactor: Double { self > 0x1p70 ? 0x1p70 : self < -0x1p70 ? -0x1p70 : self }

  /// Returns the number clamped to bounds; NaN is treated as the lower bound.
  @inlinable
  package func clamped(to bounds: ClosedRange<Double>) -> Double {
    Swift.min(bounds.upperBound, Swift.max(bounds.lowerBound, self))
  }
}

extension SIMD4<Double> {
  /// Clamps each lane to two bounds.
  @inline(__always)
  func clamped(from lower: Double, to upper: Double) -> SIMD4<Double> {
    let (least, most) = (SIMD4(repeating: lower), SIMD4(repeating: upper))
    let raised = replacing(with: least, where: self .< least)
    return raised.replacing(with: most, where: raised .> most)
  }
}
