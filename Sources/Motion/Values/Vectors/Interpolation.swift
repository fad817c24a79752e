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
    let result = mixed(with: end, by: fraction)
    return result.hasFiniteComponents ? result : interpolatedFar(to: end, by: fraction)
  }

  /// Interpolates by a finite fraction, where the result is asked later whether it is finite.
  @inlinable
  func mixed(with end: Self, by fraction: Double) -> Self {
    // Not a branch, which no processor would foresee: the nearer end is taken by its place.
    let isPastMiddle = (0.5 - fraction).bitPattern >> 63
    let near = Double(bitPattern: (0 &- isPastMiddle) & (1.0).bitPattern)
    let offset = (end - self).scaled(by: fraction - near)
    return withUnsafePointer(to: (self, end)) { ends in
      UnsafeRawPointer(ends).assumingMemoryBound(to: Self.self)[Int(isPastMiddle)] + offset
    }
  }
}

extension KinematicState {
  /// The state on the straight way between two values, held to what the type can hold.
  ///
  /// - Parameters:
  ///   - origin: The value at a fraction of 0.
  ///   - target: The value at a fraction of 1.
  ///   - fraction: How far it is, finite.
  ///   - rate: The fractions that pass in a second, finite.
  /// - Returns: The place and the velocity on the way.
  @inlinable
  static func between(
    _ origin: Value, _ target: Value, fraction: Double, rate: Double
  ) -> KinematicState {
    let value = origin.mixed(with: target, by: fraction)
    let velocity = (target - origin).scaled(by: rate)
    // What is not finite stays so in a sum: one comparison for both.
    guard (value + velocity).hasFiniteComponents else {
      return KinematicState(
        value: origin.interpolated(to: target, by: fraction),
        velocity: origin.way(to: target, within: rate))
    }
    return KinematicState(value: value, velocity: velocity)
  }
}
