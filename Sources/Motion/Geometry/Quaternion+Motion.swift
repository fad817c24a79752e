// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Quaternion {
  /// Creates the rotation about a vector by its length in radians.
  ///
  /// Known as the exponential map. Vectors have a zero, sums and velocities, so that springs,
  /// tracks and easings move them; this makes an orientation of what they say.
  ///
  /// - Parameter vector: The axis times the angle in radians, any number of turns.
  /// - Accuracy: A few ulp, however small the vector: there it is half the vector, and 1.
  /// - Edge cases: The identity for zero, and where the length is not finite.
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

  /// The axis times the angle, in radians: at most π long.
  ///
  /// Known as the logarithm. It is the shortest vector that makes this rotation.
  ///
  /// - Accuracy: A few ulp of its length, however small the angle, and next to π.
  /// - Edge cases: Zero, if nothing turns. Half a turn has two shortest vectors; it is that in the
  ///   direction of the imaginary part.
  public var rotationVector: SIMD3<Double> { axis * angle }

  /// Rotates a fraction of the way to another orientation, at even speed about one axis.
  ///
  /// It is the spherical interpolation by the shorter arc, exact at both ends. Fractions outside
  /// 0…1 go on turning.
  ///
  /// - Parameters:
  ///   - end: The other orientation.
  ///   - fraction: The share of the way.
  /// - Returns: A quaternion of length 1, or one of the ends as it is. On the way it has the sign
  ///   of the start, so at 1 the sign may change, and the rotation does not.
  /// - Accuracy: A few ulp of 1 for fractions in 0…1, evenly so from equal to opposite
  ///   orientations; from the identity a few ulp of the imaginary part, however small.
  /// - Edge cases: Of the two ways to the opposite orientation, half a turn away, it takes that of
  ///   the signs as they are. NaN as the fraction reads as 0, and an infinite fraction as the end
  ///   on its side.
  /// - Source: K. Shoemake, "Animating rotation with quaternion curves", SIGGRAPH 1985. The angle
  ///   comes from two chords, so that small ones are as exact as large ones.
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
