// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Emitter {
  /// Creates an emitter from the properties of Core Animation's cells and layers, by their names.
  ///
  /// One emitter corresponds to one cell of a layer; a layer of several cells is several emitters.
  /// The layer's multipliers have the names of its properties with the prefix `layer`. Ranges are
  /// mean ± range/2, as in Apple's header; the documentation states ± range for the lifetime in one
  /// sentence.
  ///
  /// Negative scales are mirror images, as in Core Animation. In the plane, surface and volume are
  /// equal. The first particle is born at the begin time. Core Animation's random numbers are not
  /// documented, so its particles cannot be reproduced individually.
  ///
  /// - Parameters:
  ///   - birthRate: The births per second.
  ///   - lifetime: The mean lifetime, in seconds.
  ///   - lifetimeRange: The range of the lifetime.
  ///   - velocity: The mean speed, in points per second.
  ///   - velocityRange: The range of the speed.
  ///   - emissionLongitude: The direction, in radians.
  ///   - emissionRange: The full angle of the cone around that direction, in radians.
  ///   - xAcceleration: The acceleration along x, in points per second squared.
  ///   - yAcceleration: The acceleration along y, in points per second squared.
  ///   - spin: The mean angular velocity, in radians per second.
  ///   - spinRange: The range of the angular velocity.
  ///   - scale: The mean scale.
  ///   - scaleRange: The range of the scale.
  ///   - scaleSpeed: The rate of change of the scale, per second.
  ///   - color: Red, green, blue and alpha.
  ///   - redRange: The range of red.
  ///   - greenRange: The range of green.
  ///   - blueRange: The range of blue.
  ///   - alphaRange: The range of alpha.
  ///   - redSpeed: The rate of change of red, per second.
  ///   - greenSpeed: The rate of change of green, per second.
  ///   - blueSpeed: The rate of change of blue, per second.
  ///   - alphaSpeed: The rate of change of alpha, per second.
  ///   - beginTime: The time at which the emitter begins, in seconds.
  ///   - emitterCells: The emitters that each particle carries while it is alive.
  ///   - emitterPosition: The position of the layer's emitter; y points down.
  ///   - emitterShape: The figure; the length of a line is the width of the size.
  ///   - emitterSize: The size of the figure. The radius of a circle is the width.
  ///   - emitterMode: The part of the figure on which particles are born.
  ///   - layerBirthRate: A factor of the birth rate.
  ///   - layerLifetime: A factor of the lifetime and its range.
  ///   - layerVelocity: A factor of the velocity and its range.
  ///   - layerScale: A factor of the scale, its range and its speed.
  ///   - layerSpin: A factor of the spin and its range.
  ///   - axis: The direction of the y-axis; on macOS it is up.
  ///   - seed: The seed of all random numbers.
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
    emitterShape: Emitter.Shape.Figure = .point, emitterSize: SIMD2<Double> = .zero,
    emitterMode: Emitter.Shape.Part = .volume, layerBirthRate: Double = 1,
    layerLifetime: Double = 1, layerVelocity: Double = 1, layerScale: Double = 1,
    layerSpin: Double = 1, axis: YAxis = .down, seed: UInt64 = 0
  ) {
    let shape: Emitter.Shape
    switch emitterShape {
    case .point: shape = .point
    case .line: shape = .line(length: emitterSize.x)
    case .rectangle:
      shape = .rectangle(width: emitterSize.x, height: emitterSize.y, emitterMode)
    case .circle: shape = .circle(radius: emitterSize.x, emitterMode)
    }
    self.init(
      births: Emitter.Schedule(rate: birthRate * layerBirthRate, beginTime: beginTime),
      lifetime: Emitter.Variation(lifetime, range: lifetimeRange).scaled(by: layerLifetime),
      position: emitterPosition, shape: shape,
      angle: Emitter.Variation(emissionLongitude, range: emissionRange),
      speed: Emitter.Variation(velocity, range: velocityRange).scaled(by: layerVelocity),
      acceleration: SIMD2(xAcceleration, yAcceleration),
      spin: Emitter.Variation(spin, range: spinRange).scaled(by: layerSpin),
      scale: Emitter.Variation(scale, range: scaleRange).scaled(by: layerScale),
      scaleSpeed: scaleSpeed * layerScale, mirrorsNegativeScale: true,
      color: Emitter.Color(
        color, range: SIMD4(redRange, greenRange, blueRange, alphaRange),
        speed: SIMD4(redSpeed, greenSpeed, blueSpeed, alphaSpeed)),
      subEmitters: emitterCells.map { SubEmitter($0) }, axis: axis, seed: seed)
  }
}
