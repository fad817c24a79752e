// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

extension Emitter {
  /// Returns an emitter of four emoji that jump from a position and fall.
  ///
  /// The parameters are those of the emitter node of the app Haptics for iOS, interpreted with y
  /// pointing down. In SpriteKit, where y points up, particles with the same parameters move down
  /// by 61.25 points in 0.35 s, on average, and then accelerate upwards; set
  /// ``/Motion/Emitter/axis`` to `.up` for that motion.
  ///
  /// - Parameters:
  ///   - position: The start position; y points down.
  ///   - seed: The seed of all random numbers.
  /// - Returns: The emitter of four particles with a lifetime of 50 s, for pictures of 22 points
  ///   that are scaled by 1.75 to 2.25.
  public static func emojiFall(at position: SIMD2<Double>, seed: UInt64 = 0) -> Emitter {
    Emitter(
      particleBirthRate: 500, numParticlesToEmit: 4, particleLifetime: 50,
      particlePosition: position, particlePositionRange: SIMD2(100, 0),
      emissionAngle: -.pi / 2, emissionAngleRange: .pi / 3, particleSpeed: 350,
      particleSpeedRange: 50, yAcceleration: 1000, particleScale: 2, particleScaleRange: 0.5,
      particleRotationRange: 2 * .pi, axis: .down, seed: seed)
  }

  /// Returns an emitter of bubbles that leave a circle in all directions.
  ///
  /// The parameters are those of the emitter layer in an article on emitters, pulse rings and a
  /// scan line, whose title is not recorded.
  ///
  /// After six seconds there are 900 bubbles, in total for several contents. Some have a negative
  /// scale, which is a mirror image.
  ///
  /// - Parameters:
  ///   - position: The center; y points down.
  ///   - radius: The radius of the circle: half the width of the view.
  ///   - contentCount: The number of contents that share the rate, each with its own emitter.
  ///   - seed: The seed of all random numbers; use another one for each content.
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
