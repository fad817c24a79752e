// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Emitter {
  /// Makes a handful of emoji that jump from a place, and fall.
  ///
  /// The numbers are those of the original's emitter node, read with y pointing down. There,
  /// where y points up, the same numbers dip 61.25 points in 0.35 s, and then fly up and away:
  /// ``axis`` set to `.up` shows that.
  ///
  /// - Parameters:
  ///   - position: Where they start, y pointing down.
  ///   - seed: What all random numbers follow from.
  /// - Returns: Four particles of 22 points, twice enlarged, that live for 50 s.
  public static func emojiFall(at position: SIMD2<Double>, seed: UInt64 = 0) -> Emitter {
    Emitter(
      particleBirthRate: 500, numParticlesToEmit: 4, particleLifetime: 50,
      particlePosition: position, particlePositionRange: SIMD2(100, 0),
      emissionAngle: -.pi / 2, emissionAngleRange: .pi / 3, particleSpeed: 350,
      particleSpeedRange: 50, yAcceleration: 1000, particleScale: 2, particleScaleRange: 0.5,
      particleRotationRange: 2 * .pi, axis: .down, seed: seed)
  }

  /// Makes bubbles that leave a circle in all directions.
  ///
  /// After six seconds, 900 of them are there; with several contents, that many in all. Some
  /// have a negative scale, which is a mirror image.
  ///
  /// - Parameters:
  ///   - position: The center, y pointing down.
  ///   - radius: The radius of the circle: half the width of the view.
  ///   - contentCount: How many contents, each with an emitter of its own, share the rate.
  ///   - seed: What all random numbers follow from; each content has another one.
  /// - Returns: The emitter of one content, for a picture of 12 points.
  /// - Precondition: `contentCount` is positive, and `radius` finite and not negative.
  public static func bubbles(
    at position: SIMD2<Double>, radius: Double, contentCount: Int = 1, seed: UInt64 = 0
  ) -> Emitter {
    precondition(contentCount > 0, "contentCount must be positive, but is \(contentCount)")
    return Emitter(
      birthRate: 150 / Double(contentCount), lifetime: 6, velocity: 30, velocityRange: 15,
      emissionRange: 2 * .pi, spinRange: .pi, scale: 0.2, scaleRange: 0.8, alphaRange: 1,
      emitterPosition: position, emitterShape: .circle, emitterSize: SIMD2(radius, radius),
      seed: seed)
  }
}
