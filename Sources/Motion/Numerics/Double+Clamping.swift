// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Double {
  /// The number itself, or the largest finite one of its sign.
  @inlinable
  var clampedToFinite: Double {
    let largest = Double.greatestFiniteMagnitude
    return self > largest ? largest : self < -largest ? -largest : self
  }

  /// The number held to ±10¹⁵⁰, as far as parameters may go; NaN stays.
  @inlinable
  var clampedToLegal: Double { self > 1e150 ? 1e150 : self < -1e150 ? -1e150 : self }

  /// The number, held to bounds; NaN counts as the lower one.
  func clamped(to bounds: ClosedRange<Double>) -> Double {
    Swift.min(bounds.upperBound, Swift.max(bounds.lowerBound, self))
  }
}

extension SIMD4<Double> {
  /// Holds each lane between two numbers.
  @inline(__always)
  func held(from lower: Double, to upper: Double) -> SIMD4<Double> {
    let (least, most) = (SIMD4(repeating: lower), SIMD4(repeating: upper))
    let raised = replacing(with: least, where: self .< least)
    return raised.replacing(with: most, where: raised .> most)
  }
}
