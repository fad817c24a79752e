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
