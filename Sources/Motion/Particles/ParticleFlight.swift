// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// What acceleration and drag make of a velocity, in closed form.
///
/// With drag k the velocity obeys v′ = a − k·v. With z = k·t and
/// φ(z) = (z − 1 + e^(−z))/z², which is ½ where there is no drag,
///
///     E = t·(1 − z·φ)        x = x₀ + v₀·E + a·F
///     F = t²·φ               v = v₀·(1 − k·E) + a·E
///
/// Up to z = ½ φ is its series, so that small drags cancel nothing; beyond, E = (1 − e^(−z))/k
/// and F = (t − E)/k lose less than two bits.
struct ParticleFlight: Sendable {
  /// What acts on every particle, y pointing down.
  let acceleration: SIMD2<Double>

  /// How fast velocity is lost, per second; not negative.
  let drag: Double

  /// 1 / drag.
  let inverse: Double

  init(acceleration: SIMD2<Double>, drag: Double) {
    self.acceleration = acceleration
    self.drag = drag
    inverse = 1 / drag
  }

  /// The factors of four ages.
  struct Factors {
    /// The way that a velocity of 1 makes.
    var velocity: SIMD4<Double>

    /// The way that an acceleration of 1 makes.
    var acceleration: SIMD4<Double>

    /// What is left of a velocity.
    var rest: SIMD4<Double>
  }

  /// Evaluates the factors; ages are not negative, and at most 10¹⁵⁰.
  @inline(__always)
  func factors(_ age: SIMD4<Double>) -> Factors {
    // In 10⁷⁵ s everything has fallen so far that nothing is added.
    guard drag > 0 else {
      return Factors(
        velocity: age, acceleration: (0.5 * (age * age)).held(from: 0, to: 1e150),
        rest: SIMD4(repeating: 1))
    }
    let z = drag * age
    // φ up to ½: 1/2! − z/3! + z²/4! − …, two terms at a time.
    let small = z.held(from: 0, to: 0.5)
    let square = small * small
    let even = ParticleFlight.series(square, ParticleFlight.evenTerms)
    let odd = ParticleFlight.series(square, ParticleFlight.oddTerms)
    let phi = even - small * odd
    let smallVelocity = age * (1 - small * phi)
    let smallRest = 1 - small * (1 - small * phi)
    let isSmall = z .<= SIMD4(repeating: 0.5)
    let decay = Elementary.exp(-z.held(from: 0, to: 700))
    let velocity = ((1 - decay) * inverse).replacing(with: smallVelocity, where: isSmall)
    let acceleration = ((age - velocity) * inverse)
      .replacing(with: (age * age) * phi, where: isSmall)
    return Factors(
      velocity: velocity, acceleration: acceleration.held(from: 0, to: 1e150),
      rest: decay.replacing(with: smallRest, where: isSmall))
  }

  /// 1/2!, 1/4! … 1/14!, for the even powers of z.
  private static var evenTerms: (Double, Double, Double, Double, Double, Double, Double) {
    (
      1.0 / 2, 1.0 / 24, 1.0 / 720, 1.0 / 40_320, 1.0 / 3_628_800, 1.0 / 479_001_600,
      1.0 / 87_178_291_200
    )
  }

  /// 1/3!, 1/5! … 1/15!, for the odd ones.
  private static var oddTerms: (Double, Double, Double, Double, Double, Double, Double) {
    (
      1.0 / 6, 1.0 / 120, 1.0 / 5_040, 1.0 / 362_880, 1.0 / 39_916_800, 1.0 / 6_227_020_800,
      1.0 / 1_307_674_368_000
    )
  }

  @inline(__always)
  private static func series(
    _ x: SIMD4<Double>, _ c: (Double, Double, Double, Double, Double, Double, Double)
  ) -> SIMD4<Double> {
    let high = c.4 + x * (c.5 + x * c.6)
    let middle = c.2 + x * (c.3 + x * high)
    return c.0 + x * (c.1 + x * middle)
  }
}

/// The flight of one particle, from which others are emitted.
struct ParticleSource: Sendable {
  /// Where it was born.
  let place: SIMD2<Double>

  /// The velocity with which it was born.
  let velocity: SIMD2<Double>

  /// The direction in which it was emitted, which counts where it stands still.
  let direction: SIMD2<Double>

  /// What acts on it.
  let flight: ParticleFlight

  /// Evaluates places and directions at four ages.
  @inline(__always)
  func state(
    at ages: SIMD4<Double>
  ) -> (
    x: SIMD4<Double>, y: SIMD4<Double>, cosine: SIMD4<Double>, sine: SIMD4<Double>
  ) {
    let age = ages.held(from: 0, to: 1e150)
    let factors = flight.factors(age)
    let a = flight.acceleration
    let x = (place.x + velocity.x * factors.velocity) + a.x * factors.acceleration
    let y = (place.y + velocity.y * factors.velocity) + a.y * factors.acceleration
    let vx = velocity.x * factors.rest + a.x * factors.velocity
    let vy = velocity.y * factors.rest + a.y * factors.velocity
    // Divided by the larger component first: no square overflows, and none vanishes.
    let sizeX = vx.replacing(with: -vx, where: vx .< .zero)
    let sizeY = vy.replacing(with: -vy, where: vy .< .zero)
    let size = sizeX.replacing(with: sizeY, where: sizeX .< sizeY)
    let isStill = size .== SIMD4<Double>.zero
    let scale = size.replacing(with: 1, where: isStill)
    let (ux, uy) = (vx / scale, vy / scale)
    let length = (ux * ux + uy * uy).squareRoot().replacing(with: 1, where: isStill)
    return (
      x, y, (ux / length).replacing(with: direction.x, where: isStill),
      (uy / length).replacing(with: direction.y, where: isStill)
    )
  }
}
