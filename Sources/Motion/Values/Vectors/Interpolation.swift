// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension VectorSpace {
  /// Interpolates toward another value by a fraction, exactly at both ends.
  ///
  /// The form depends on the nearer end: `a + (b − a) f` up to the middle, `b − (b − a)(1 − f)`
  /// past it. So a fraction of 0 gives this value and 1 gives the other, to the bit; equal ends
  /// give themselves at any fraction. Fractions outside 0…1 continue along the line.
  ///
  /// - Accuracy: Within 2 ulp of the larger end. The two forms meet within 1 ulp
  ///   at ½.
  /// - Edge cases: A fraction of NaN is treated as 0, and an infinite fraction as the end on its
  ///   side; others are clamped to ±2⁷⁰. The result is finite if 2⁷⁶ times each value is.
  @inlinable
  public func interpolated(to end: Self, by fraction: Double) -> Self {
    guard fraction.magnitude < .infinity else { return fraction > 0 ? end : self }
    return interpolated(to: end, byFinite: fraction.boundedFactor)
  }

  /// Interpolates by a finite fraction.
  @inlinable
  func interpolated(to end: Self, byFinite fraction: Double) -> Self {
    // The nearer end is selected by index: a branch could not be predicted.
    let near = Int(truncatingIfNeeded: (0.5 - fraction).bitPattern >> 63)
    let offset = (end - self).scaled(by: fraction - Double(near))
    return withUnsafePointer(to: (self, end)) { ends in
      UnsafeRawPointer(ends).assumingMemoryBound(to: Self.self)[near] + offset
    }
  }
}

extension KinematicState {
  /// Returns the state on the line between two values.
  ///
  /// - Parameters:
  ///   - origin: The value at a fraction of 0.
  ///   - target: The value at a fraction of 1.
  ///   - fraction: The fraction, finite.
  ///   - rate: The rate of change of the fraction, per second, finite.
  /// - Returns: The position and the velocity.
  @inlinable
  static func between(
    _ origin: Value, _ target: Value, fraction: Double, rate: Double
  ) -> KinematicState {
    KinematicState(
      value: origin.interpolated(to: target, byFinite: fraction),
      velocity: (target - origin).scaled(by: rate))
  }
}
