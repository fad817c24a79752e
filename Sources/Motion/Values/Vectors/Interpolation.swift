// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension VectorSpace {
  /// Moves a fraction of the way to another value, exact at both ends.
  ///
  /// The nearer end carries the rounding: `a + (b − a) f` up to the middle,
  /// `b − (b − a)(1 − f)` past it. So a fraction of 0 gives this value and 1 gives
  /// the other, to the bit; equal ends give themselves at any fraction. Fractions
  /// outside 0…1 go on along the line.
  ///
  /// - Accuracy: Within 2 ulp of the larger end. The two forms meet within 1 ulp
  ///   at ½.
  /// - Edge cases: NaN as the fraction reads as 0, and an infinite fraction as
  ///   the end on its side. Between finite values the result is finite: where it would
  ///   not be, it is held to what the type can hold.
  @inlinable
  public func interpolated(to end: Self, by fraction: Double) -> Self {
    guard fraction.magnitude < .infinity else { return fraction > 0 ? end : self }
    // A selection and not a branch, which no processor would foresee.
    let isPastMiddle = fraction > 0.5
    let factor = isPastMiddle ? fraction - 1 : fraction
    let result = (isPastMiddle ? end : self) + (end - self).scaled(by: factor)
    return result.hasFiniteComponents ? result : interpolatedFar(to: end, by: fraction)
  }
}
