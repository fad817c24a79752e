// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Emitter {
  /// Creates an emitter from the properties of Core Animation's cells and layers, by their names.
  ///
  /// One emitter stands for one cell of a layer; a layer of several cells is several emitters.
  /// The layer's multipliers have the names of its properties with `layer` before them. Ranges
  /// are mean ± range/2, which Apple's header says throughout; one sentence of the
  /// documentation says ± range of the lifetime alone.
  ///
  /// Scales below 0 are mirror images here, as there. In the plane, a surface and a volume are
  /// the same. The first particle is born at the begin time; how Core Animation draws its
  /// random numbers is not known, so its very particles cannot be had.
  ///
  /// - Parameters:
  ///   - birthRate: Births in a second.
  ///   - lifetime: Seconds.
  ///   - lifetimeRange: Its range.
  ///   - velocity: Points per second.
  ///   - velocityRange: Its range.
  ///   - emissionLongitude: The direction, in radians.
  ///   - emissionRange: The whole cone around it.
  ///   - xAcceleration: What is added to the velocity along x in a second.
  ///   - yAcceleration: What is added to the velocity along y in a second.
  ///   - spin: Radians per second.
  ///   - spinRange: Its range.
  ///   - scale: The factor of the size.
  ///   - scaleRange: Its range.
  ///   - scaleSpeed: How much it grows in a second.
  ///   - color: Red, green, blue and alpha.
  ///   - redRange: The range of red.
  ///   - greenRange: The range of green.
  ///   - blueRange: The range of blue.
  ///   - alphaRange: The range of alpha.
  ///   - redSpeed: How much red grows in a second.
  ///   - greenSpeed: How much green grows in a second.
  ///   - blueSpeed: How much blue grows in a second.
  ///   - alphaSpeed: How much alpha grows in a second.
  ///   - beginTime: When the emitter begins.
  ///   - emitterCells: What each particle emits while it lives.
  ///   - emitterPosition: Where the layer's emitter is, y pointing down.
  ///   - emitterShape: The figure; a line is as long as the size is wide.
  ///   - emitterSize: Its size. The radius of a circle is the width.
  ///   - emitterMode: The part of the figure on which particles are born.
  ///   - layerBirthRate: A factor of the birth rate.
  ///   - layerLifetime: A factor of the lifetime and its range.
  ///   - layerVelocity: A factor of the velocity and its range.
  ///   - layerScale: A factor of the scale, its range and its speed.
  ///   - layerSpin: A factor of the spin and its range.
  ///   - axis: Which way y points; on macOS, it is up.
  ///   - seed: What all random numbers follow from.
  /// - Precondition: All numbers are finite, and sizes not negative.
  public init(
    birthRate: Double, lifetime: Double, lifetimeRange: Double = 0, velocity: Double = 0,
    velocityRange: Double = 0, emissionLongitude: Double = 0, emissionRange: Double = 0,
    xAcceleration: Double = 0, yAcceleration: Double = 0, spin: Double = 0,
    spinRange: Double = 0, scale: Double = 1, scaleRange: Double = 0, scaleSpeed: Double = 0,
    color: SIMD4<Double> = SIMD4(1, 1, 1, 1), redRange: Double = 0, greenRange: Double = 0,
    blueRange: Double = 0, alphaRange: Double = 0, redSpeed: Double = 0, greenSpeed: Double = 0,
    blueSpeed: Double = 0, alphaSpeed: Double = 0, beginTime: Double = 0,
    emitterCells: [Emitter] = [], emitterPosition: SIMD2<Double> = .zero,
    emitterShape: EmitterShape.Figure = .point, emitterSize: SIMD2<Double> = .zero,
    emitterMode: EmitterShape.Part = .volume, layerBirthRate: Double = 1,
    layerLifetime: Double = 1, layerVelocity: Double = 1, layerScale: Double = 1,
    layerSpin: Double = 1, axis: YAxis = .down, seed: UInt64 = 0
  ) {
    let shape: EmitterShape
    switch emitterShape {
    case .point: shape = .point
    case .line: shape = .line(length: emitterSize.x)
    case .rectangle:
      shape = .rectangle(width: emitterSize.x, height: emitterSize.y, emitterMode)
    case .circle: shape = .circle(radius: emitterSize.x, emitterMode)
    }
    self.init(
      births: ParticleBirths(rate: birthRate * layerBirthRate, beginTime: beginTime),
      lifetime: ParticleRange(lifetime, range: lifetimeRange).scaled(by: layerLifetime),
      position: emitterPosition, shape: shape,
      angle: ParticleRange(emissionLongitude, range: emissionRange),
      speed: ParticleRange(velocity, range: velocityRange).scaled(by: layerVelocity),
      acceleration: SIMD2(xAcceleration, yAcceleration),
      spin: ParticleRange(spin, range: spinRange).scaled(by: layerSpin),
      scale: ParticleRange(scale, range: scaleRange).scaled(by: layerScale),
      scaleSpeed: scaleSpeed * layerScale, mirrorsNegativeScale: true,
      color: ParticleColor(
        color, range: SIMD4(redRange, greenRange, blueRange, alphaRange),
        speed: SIMD4(redSpeed, greenSpeed, blueSpeed, alphaSpeed)),
      offspring: emitterCells.map { Offspring($0) }, axis: axis, seed: seed)
  }
}
