// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Quaternion {
  /// Creates the rotation about a vector by its length in radians.
  ///
  /// It is the exponential map. Rotation vectors have a zero, sums and velocities, so springs,
  /// tracks and easings can animate them; this initializer converts their values to orientations.
  ///
  /// - Parameter vector: The axis times the angle in radians, of any number of turns.
  /// - Accuracy: A few ulp, plus half an ulp of the angle, however small the vector; near zero the
  ///   numbers are half of it, and 1.
  /// - Edge cases: The identity for zero, and if the length is not finite.
  public init(rotationVector vector: SIMD3<Double>) {
    let angle = vector.length
    guard angle < .infinity else {
      self = .identity
      return
    }
    let (sine, cosine) = Elementary.sineAndCosine(angle * 0.5)
    // sin(θ/2) / θ = ½ (1 − θ²/24 + …)
    components = SIMD4(vector * (angle < 0x1p-26 ? 0.5 : sine / angle), cosine)
  }

  /// The axis times the angle in radians, of length π at most.
  ///
  /// It is the logarithm, the shortest vector that gives this rotation.
  ///
  /// - Accuracy: A few ulp of its length, also for small angles and near π.
  /// - Edge cases: Zero for the identity. Half a turn has two shortest vectors; the result is the
  ///   one in the direction of the imaginary part.
  public var rotationVector: SIMD3<Double> { axis * angle }

  /// Interpolates toward another orientation by a fraction, at constant speed about one axis.
  ///
  /// It is the spherical interpolation along the shorter arc, exact at both ends. Fractions outside
  /// 0…1 continue the rotation.
  ///
  /// - Parameters:
  ///   - end: The other orientation.
  ///   - fraction: The share of the rotation.
  /// - Returns: A quaternion of length 1, or one of the ends unchanged. In between it has the sign
  ///   of the start, so at 1 the sign may change, but not the rotation.
  /// - Accuracy: A few ulp of 1 for fractions in 0…1, for any two orientations; from the identity a
  ///   few ulp of the imaginary part, however small.
  /// - Edge cases: Of the two arcs to the opposite orientation, half a turn away, it takes that of
  ///   the signs as they are. A fraction of NaN is treated as 0, and an infinite fraction as the
  ///   end on its side.
  /// - Source: K. Shoemake, "Animating rotation with quaternion curves", SIGGRAPH 1985. The angle
  ///   comes from two chords, so that small angles are as exact as large ones.
  public func interpolated(to end: Quaternion, by fraction: Double) -> Quaternion {
    guard fraction.magnitude > 0 else { return self }
    guard fraction.magnitude < .infinity else { return fraction > 0 ? end : self }
    if fraction == 1 { return end }
    let a = Quaternion.unit(components)
    var b = Quaternion.unit(end.components)
    if a.dot(b) < 0 { b = -b }
    let angle = 2 * Elementary.atan2(y: (a - b).magnitude, x: (a + b).magnitude)
    guard angle > 0 else { return Quaternion(components: a.interpolated(to: b, by: fraction)) }
    let sine = Elementary.sin(angle)
    let mixed =
      a * (Elementary.sin((1 - fraction) * angle) / sine)
      + b * (Elementary.sin(fraction * angle) / sine)
    return Quaternion(components: Quaternion.unit(mixed))
  }
}
