// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The effect of a constant acceleration and linear drag on a velocity, in closed form.
///
/// With drag k the velocity obeys v′ = a − k·v. With z = k·t and φ(z) = (z − 1 + e^(−z))/z², which
/// is ½ without drag,
///
///     E = t·(1 − z·φ)        x = x₀ + v₀·E + a·F
///     F = t²·φ               v = v₀·(1 − k·E) + a·E
///
/// Up to z = ½ φ is evaluated as its series, so that small drags cause no cancellation; beyond, E =
/// (1 − e^(−z))/k and F = (t − E)/k lose less than two bits.
@frozen
@usableFromInline
struct LinearDrag: Hashable, Sendable {
  /// The rate at which velocity is lost, per second; negative for a motion whose time runs
  /// backwards.
  @usableFromInline let drag: Double

  /// 1 / drag.
  @usableFromInline let inverse: Double

  /// The factors of velocities and accelerations at a time.
  @frozen
  @usableFromInline
  struct Factors<Number> {
    /// The distance traveled from a velocity of 1.
    @usableFromInline var velocity: Number

    /// The distance traveled from an acceleration of 1.
    @usableFromInline var acceleration: Number

    /// The share of a velocity that remains.
    @usableFromInline var rest: Number
  }

  @usableFromInline
  init(_ drag: Double) {
    self.drag = drag
    inverse = 1 / drag
  }

  /// Evaluates the factors at a finite time.
  @usableFromInline
  func factors(_ time: Double) -> Factors<Double> {
    let z = drag * time
    guard z.magnitude > 0.5 else {
      let phi = LinearDrag.phi(z)
      let share = 1 - z * phi
      return Factors(
        velocity: time * share, acceleration: (time * time) * phi, rest: 1 - z * share)
    }
    let rest = Elementary.exp(-z)
    let velocity = (1 - rest) * inverse
    return Factors(velocity: velocity, acceleration: (time - velocity) * inverse, rest: rest)
  }

  /// Evaluates the factors at four ages from 0 to 10¹⁵⁰, for a drag that is not negative.
  @inline(__always)
  func factors(_ age: SIMD4<Double>) -> Factors<SIMD4<Double>> {
    // After 10⁷⁵ s the distance has reached its bound of 10¹⁵⁰.
    guard drag > 0 else {
      return Factors(
        velocity: age, acceleration: (0.5 * (age * age)).clamped(from: 0, to: 1e150),
        rest: SIMD4(repeating: 1))
    }
    let z = drag * age
    let small = z.clamped(from: 0, to: 0.5)
    let phi = LinearDrag.phi(small)
    let smallVelocity = age * (1 - small * phi)
    let smallRest = 1 - small * (1 - small * phi)
    let isSmall = z .<= SIMD4(repeating: 0.5)
    let decay = Elementary.exp(-z.clamped(from: 0, to: 700))
    let velocity = ((1 - decay) * inverse).replacing(with: smallVelocity, where: isSmall)
    let acceleration = ((age - velocity) * inverse)
      .replacing(with: (age * age) * phi, where: isSmall)
    return Factors(
      velocity: velocity, acceleration: acceleration.clamped(from: 0, to: 1e150),
      rest: decay.replacing(with: smallRest, where: isSmall))
  }

  /// φ from −½ to ½: 1/2! − z/3! + z²/4! − …, two terms at a time.
  @inline(__always)
  private static func phi(_ z: Double) -> Double {
    let square = z * z
    return series(square, evenTerms) - z * series(square, oddTerms)
  }

  /// Returns φ of four numbers, each with the same bits as the scalar form.
  @inline(__always)
  private static func phi(_ z: SIMD4<Double>) -> SIMD4<Double> {
    let square = z * z
    return series(square, evenTerms) - z * series(square, oddTerms)
  }

  /// 1/2!, 1/4! … 1/14!, for the even powers of z.
  private static var evenTerms: (Double, Double, Double, Double, Double, Double, Double) {
    (
      1.0 / 2, 1.0 / 24, 1.0 / 720, 1.0 / 40_320, 1.0 / 3_628_800, 1.0 / 479_001_600,
      1.0 / 87_178_291_200
    )
  }

  /// 1/3!, 1/5! … 1/15!, for the odd powers of z.
  private static var oddTerms: (Double, Double, Double, Double, Double, Double, Double) {
    (
      1.0 / 6, 1.0 / 120, 1.0 / 5_040, 1.0 / 362_880, 1.0 / 39_916_800, 1.0 / 6_227_020_800,
      1.0 / 1_307_674_368_000
    )
  }

  @inline(__always)
  private static func series(
    _ x: Double, _ c: (Double, Double, Double, Double, Double, Double, Double)
  ) -> Double {
    let high = c.4 + x * (c.5 + x * c.6)
    let middle = c.2 + x * (c.3 + x * high)
    return c.0 + x * (c.1 + x * middle)
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
