// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The remainder of a spring's state after some time, as three factors.
///
/// With p, q and g for the factors of position and velocity and the gain,
///
///     x = p x₀ + (v₀ + s x₀) g
///     v = q v₀ − (ω² x₀ + s v₀) g
///
/// where ω is the undamped frequency. An underdamped spring with decay rate s and frequency μ has
/// p = q = e^(−st) cos μt and g = e^(−st) sin μt / μ. Any other one, with the slow rate s and the
/// fast rate f = s + 2μ, has p = e^(−st), q = e^(−ft) and g = (p − q) / 2μ, which is t e^(−st)
/// where μ = 0.
///
/// Only the gain cancels. Near critical damping, and at short times, where its terms are much
/// larger than their difference, it is computed from e^(−2μt) − 1.
@frozen
@usableFromInline
struct SpringRemainder {
  /// The factor of the position.
  @usableFromInline let position: Double

  /// The factor of the velocity.
  @usableFromInline let velocity: Double

  /// The position that an initial velocity of 1 adds.
  @usableFromInline let gain: Double

  @inlinable
  init(position: Double, velocity: Double, gain: Double) {
    self.position = position
    self.velocity = velocity
    self.gain = gain
  }

  @inlinable
  @inline(__always)
  init(_ spring: Spring, time: Double) {
    self.init(
      spring.regime, slowRate: spring.slowRate, fastRate: spring.decayRate + spring.frequency,
      frequency: spring.frequency, inverseFrequency: spring.inverseFrequency, time: time)
  }

  /// Computes the remainder by the form of the regime.
  @inlinable
  @inline(__always)
  init(
    _ regime: Spring.Regime, slowRate: Double, fastRate: Double, frequency: Double,
    inverseFrequency: Double, time: Double
  ) {
    if regime == .underdamped {
      self.init(
        decayRate: slowRate, frequency: frequency, inverseFrequency: inverseFrequency, time: time)
    } else if frequency > 0 {
      self.init(
        slowRate: slowRate, fastRate: fastRate, frequency: frequency,
        inverseFrequency: inverseFrequency, time: time)
    } else {
      // Critically damped.
      let power = Elementary.exp(-slowRate * time)
      self.init(position: power, velocity: power, gain: power * time)
    }
  }

  /// Evaluates the position and velocity of a motion after the time of the remainder.
  @inlinable
  @inline(__always)
  func state<Value: VectorSpace>(
    slowRate: Double, squaredFrequency: Double, from origin: Value, to target: Value,
    velocity initialVelocity: Value
  ) -> KinematicState<Value> {
    let displacement = origin - target
    let push = initialVelocity + displacement.scaled(by: slowRate)
    let pull =
      displacement.scaled(by: squaredFrequency) + initialVelocity.scaled(by: slowRate)
    return KinematicState(
      value: target + (displacement.scaled(by: position) + push.scaled(by: gain)),
      velocity: initialVelocity.scaled(by: velocity) - pull.scaled(by: gain))
  }

  /// Computes the remainder for an underdamped spring.
  ///
  /// The numbers are separate arguments because they fit into registers: a loop over times would
  /// store a copy of the spring for every sample.
  ///
  /// - Parameters:
  ///   - decayRate: The decay rate.
  ///   - frequency: The angular frequency of the swings.
  ///   - inverseFrequency: Its inverse.
  ///   - time: Seconds, positive, and less than 746 time constants.
  @usableFromInline
  init(decayRate: Double, frequency: Double, inverseFrequency: Double, time: Double) {
    let (phase, exponent) = (frequency * time, -decayRate * time)
    guard phase <= TrigonometricKernel.fastLimit, exponent >= -ExponentialKernel.fastLimit else {
      self = SpringRemainder.remainder(
        phase: phase, exponent: exponent, inverseFrequency: inverseFrequency)
      return
    }
    self.init(
      decay: ExponentialKernel.fast(exponent),
      TrigonometricKernel.fastSineAndCosine(notNegative: phase),
      inverseFrequency: inverseFrequency)
  }

  @inline(__always)
  private init(decay: Double, _ curves: (sine: Double, cosine: Double), inverseFrequency: Double) {
    let swing = decay * curves.cosine
    self.init(position: swing, velocity: swing, gain: decay * (curves.sine * inverseFrequency))
  }

  /// Computes the remainder after many swings or time constants; out of line, so that no sample
  /// saves registers for it.
  @inline(never)
  private static func remainder(
    phase: Double, exponent: Double, inverseFrequency: Double
  ) -> SpringRemainder {
    // An infinite phase has no sine.
    guard phase < .infinity else { return SpringRemainder(position: 0, velocity: 0, gain: 0) }
    return SpringRemainder(
      decay: Elementary.exp(exponent), Elementary.sineAndCosine(phase),
      inverseFrequency: inverseFrequency)
  }

  /// Computes the remainder for an overdamped spring.
  ///
  /// - Parameters:
  ///   - slowRate: The slow rate.
  ///   - fastRate: The fast rate.
  ///   - frequency: Half the difference of the rates, positive.
  ///   - inverseFrequency: Its inverse.
  ///   - time: Seconds, positive, and less than 746 time constants.
  @usableFromInline
  init(
    slowRate: Double, fastRate: Double, frequency: Double, inverseFrequency: Double, time: Double
  ) {
    if frequency * 4 > fastRate && frequency * time > 0.375 {
      // A fast part of less than e^(−700) is negligible beside the slow one.
      let powers = Elementary.exp(
        SIMD2(-slowRate * time, Swift.max(-fastRate * time, -slowRate * time - 700)))
      self.init(
        position: powers[0], velocity: powers[1],
        gain: (powers[0] - powers[1]) * (0.5 * inverseFrequency))
      return
    }
    let power = Elementary.exp(-slowRate * time)
    let exponent = -2 * frequency * time
    // For exponents beyond −¾, 1 − e^(−2μt) loses nothing, and costs less.
    let lost =
      exponent < -0.75 ? 1 - Elementary.exp(exponent) : -Elementary.expMinusOne(exponent)
    self.init(
      position: power, velocity: power * (1 - lost), gain: power * (lost * (0.5 * inverseFrequency))
    )
  }
}

extension Spring {
  /// Whether a spring moves, with an undamped frequency from 2⁻³⁰ to 2³⁰ radians per second.
  @inlinable
  @inline(__always)
  static func isModerate(_ regime: Regime, squaredFrequency: Double) -> Bool {
    regime != .immovable && squaredFrequency > 0x1p-60 && squaredFrequency < 0x1p60
  }
}
