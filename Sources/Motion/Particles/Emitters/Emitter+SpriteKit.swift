// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Emitter {
  /// Creates an emitter from the properties of SpriteKit's emitter nodes, by their names.
  ///
  /// Ranges are mean ± range/2. Parameters are interpreted as in SpriteKit, where y points up,
  /// unless another axis is given: an acceleration of +1000 is upwards in SpriteKit, and downwards
  /// where y points down. Only the position always has y pointing down, because the height of the
  /// view is known only to the caller.
  ///
  /// The color blend factor and the texture are left to the renderer. A keyframe sequence is a
  /// track over life: ``scaleOverLife``, ``alphaOverLife``, ``colorOverLife``.
  ///
  /// - Parameters:
  ///   - particleBirthRate: The births per second; the first particle is born at time 0.
  ///   - numParticlesToEmit: The total number of births; 0 is endless.
  ///   - particleLifetime: The mean lifetime, in seconds.
  ///   - particleLifetimeRange: The range of the lifetime.
  ///   - particlePosition: The position of the emitter; y points down.
  ///   - particlePositionRange: The size of the rectangle in which particles are born.
  ///   - emissionAngle: The direction, in radians.
  ///   - emissionAngleRange: The range of the direction, the full angle of the cone.
  ///   - particleSpeed: The mean speed, in points per second.
  ///   - particleSpeedRange: The range of the speed.
  ///   - xAcceleration: The acceleration along x, in points per second squared.
  ///   - yAcceleration: The acceleration along y, in points per second squared.
  ///   - particleAlpha: The opacity, a factor of that of the color.
  ///   - particleAlphaRange: The range of the opacity.
  ///   - particleAlphaSpeed: The rate of change of the opacity, per second.
  ///   - particleScale: The mean scale.
  ///   - particleScaleRange: The range of the scale.
  ///   - particleScaleSpeed: The rate of change of the scale, per second.
  ///   - particleRotation: The mean rotation at birth, in radians.
  ///   - particleRotationRange: The range of the rotation.
  ///   - particleRotationSpeed: The angular velocity, in radians per second.
  ///   - particleColor: Red, green, blue and alpha.
  ///   - particleColorRedRange: The range of red.
  ///   - particleColorGreenRange: The range of green.
  ///   - particleColorBlueRange: The range of blue.
  ///   - particleColorAlphaRange: The range of alpha, in addition to that of the opacity.
  ///   - particleColorRedSpeed: The rate of change of red, per second.
  ///   - particleColorGreenSpeed: The rate of change of green, per second.
  ///   - particleColorBlueSpeed: The rate of change of blue, per second.
  ///   - particleColorAlphaSpeed: The rate of change of alpha per second, in addition to that of
  ///     the opacity.
  ///   - advanceSimulationTime: The time in seconds for which the emitter has already been running
  ///     at time 0.
  ///   - axis: The direction of the y-axis for all parameters except the position.
  ///   - seed: The seed of all random numbers.
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
      births: Emitter.Schedule(
        rate: particleBirthRate, count: numParticlesToEmit == 0 ? nil : numParticlesToEmit,
        warmupTime: advanceSimulationTime),
      lifetime: Emitter.Variation(particleLifetime, range: particleLifetimeRange),
      position: particlePosition,
      shape: .rectangle(width: particlePositionRange.x, height: particlePositionRange.y),
      angle: Emitter.Variation(emissionAngle, range: emissionAngleRange),
      speed: Emitter.Variation(particleSpeed, range: particleSpeedRange),
      acceleration: SIMD2(xAcceleration, yAcceleration),
      rotation: Emitter.Variation(particleRotation, range: particleRotationRange),
      spin: Emitter.Variation(particleRotationSpeed),
      scale: Emitter.Variation(particleScale, range: particleScaleRange),
      scaleSpeed: particleScaleSpeed,
      color: Emitter.Color(
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
