// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Emitter {
  /// Creates an emitter from the properties of SpriteKit's emitter nodes, by their names.
  ///
  /// Ranges are mean ± range/2. The numbers mean what they mean in SpriteKit, where y points up,
  /// unless another axis is given: the acceleration of the articles' emoji burst, +1000,
  /// makes them fly up there, and fall where y points down. Only the position is given with y
  /// pointing down, since who gives it knows the height of the view.
  ///
  /// What a color blend factor mixes, and what a texture shows, is up to the renderer. A
  /// keyframe sequence is a track over life: ``scaleOverLife``, ``alphaOverLife``,
  /// ``colorOverLife``.
  ///
  /// - Parameters:
  ///   - particleBirthRate: Births in a second; the first particle is born at time 0.
  ///   - numParticlesToEmit: The total; 0 is endless.
  ///   - particleLifetime: Seconds.
  ///   - particleLifetimeRange: Its range.
  ///   - particlePosition: Where the emitter is, y pointing down.
  ///   - particlePositionRange: The size of the rectangle in which particles are born.
  ///   - emissionAngle: The direction, in radians.
  ///   - emissionAngleRange: Its range: the whole cone.
  ///   - particleSpeed: Points per second.
  ///   - particleSpeedRange: Its range.
  ///   - xAcceleration: What is added to the velocity along x in a second.
  ///   - yAcceleration: What is added to the velocity along y in a second.
  ///   - particleAlpha: The opacity, a factor of that of the color.
  ///   - particleAlphaRange: Its range.
  ///   - particleAlphaSpeed: How much it grows in a second.
  ///   - particleScale: The factor of the size.
  ///   - particleScaleRange: Its range.
  ///   - particleScaleSpeed: How much it grows in a second.
  ///   - particleRotation: The angle at birth, in radians.
  ///   - particleRotationRange: Its range.
  ///   - particleRotationSpeed: How much it grows in a second.
  ///   - particleColor: Red, green, blue and alpha.
  ///   - particleColorRedRange: The range of red.
  ///   - particleColorGreenRange: The range of green.
  ///   - particleColorBlueRange: The range of blue.
  ///   - particleColorAlphaRange: The range of alpha, beside that of the opacity.
  ///   - particleColorRedSpeed: How much red grows in a second.
  ///   - particleColorGreenSpeed: How much green grows in a second.
  ///   - particleColorBlueSpeed: How much blue grows in a second.
  ///   - particleColorAlphaSpeed: How much alpha grows in a second, beside the opacity.
  ///   - advanceSimulationTime: For how long the emitter has been running when it begins.
  ///   - axis: Which way y points in all numbers but the position.
  ///   - seed: What all random numbers follow from.
  /// - Precondition: All numbers are finite; counts, sizes and `advanceSimulationTime` are
  ///   not negative.
  public init(
    particleBirthRate: Double, numParticlesToEmit: Int = 0, particleLifetime: Double,
    particleLifetimeRange: Double = 0, particlePosition: SIMD2<Double> = .zero,
    particlePositionRange: SIMD2<Double> = .zero, emissionAngle: Double = 0,
    emissionAngleRange: Double = 0, particleSpeed: Double = 0, particleSpeedRange: Double = 0,
    xAcceleration: Double = 0, yAcceleration: Double = 0, particleAlpha: Double = 1,
    particleAlphaRange: Double = 0, particleAlphaSpeed: Double = 0, particleScale: Double = 1,
    particleScaleRange: Double = 0, particleScaleSpeed: Double = 0,
    particleRotation: Double = 0, particleRotationRange: Double = 0,
    particleRotationSpeed: Double = 0, particleColor: SIMD4<Double> = SIMD4(1, 1, 1, 1),
    particleColorRedRange: Double = 0, particleColorGreenRange: Double = 0,
    particleColorBlueRange: Double = 0, particleColorAlphaRange: Double = 0,
    particleColorRedSpeed: Double = 0, particleColorGreenSpeed: Double = 0,
    particleColorBlueSpeed: Double = 0, particleColorAlphaSpeed: Double = 0,
    advanceSimulationTime: Double = 0, axis: YAxis = .up, seed: UInt64 = 0
  ) {
    let mean = SIMD4(particleColor.x, particleColor.y, particleColor.z, 1)
    let opacity = particleColor.w
    self.init(
      births: ParticleBirths(
        rate: particleBirthRate, count: numParticlesToEmit == 0 ? nil : numParticlesToEmit,
        prewarm: advanceSimulationTime),
      lifetime: ParticleRange(particleLifetime, range: particleLifetimeRange),
      position: particlePosition,
      shape: .rectangle(width: particlePositionRange.x, height: particlePositionRange.y),
      angle: ParticleRange(emissionAngle, range: emissionAngleRange),
      speed: ParticleRange(particleSpeed, range: particleSpeedRange),
      acceleration: SIMD2(xAcceleration, yAcceleration),
      rotation: ParticleRange(particleRotation, range: particleRotationRange),
      spin: ParticleRange(particleRotationSpeed),
      scale: ParticleRange(particleScale, range: particleScaleRange),
      scaleSpeed: particleScaleSpeed,
      color: ParticleColor(
        mean * SIMD4(1, 1, 1, particleAlpha * opacity),
        range: SIMD4(
          particleColorRedRange, particleColorGreenRange, particleColorBlueRange,
          particleAlphaRange * opacity + particleAlpha * particleColorAlphaRange),
        speed: SIMD4(
          particleColorRedSpeed, particleColorGreenSpeed, particleColorBlueSpeed,
          particleAlphaSpeed * opacity + particleAlpha * particleColorAlphaSpeed)),
      axis: axis, seed: seed)
  }
}
