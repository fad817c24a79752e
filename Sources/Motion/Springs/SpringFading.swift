// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// What a spring that does not oscillate keeps of its state after some time.
///
/// With the slow rate s, the fast rate f = s + 2μ and the gain g = (e^(−st) − e^(−ft)) / 2μ, which
/// is t e^(−st) where μ = 0,
///
///     x = e^(−st) x₀ + (v₀ + s x₀) g
///     v = e^(−ft) v₀ − (ω² x₀ + s v₀) g
///
/// Nothing cancels but in the gain. Next to critical damping, and at first, where its terms are
/// much larger than their difference, it comes from e^(−2μt) − 1.
@frozen
@usableFromInline
struct SpringFading {
  /// e^(−st).
  @usableFromInline let slow: Double

  /// e^(−ft).
  @usableFromInline let fast: Double

  /// What is left of a velocity in the position.
  @usableFromInline let gain: Double

  @inlinable
  @inline(__always)
  init(_ spring: Spring, time: Double) {
    self.init(
      slowRate: spring.slowRate, fastRate: spring.decayRate + spring.frequency,
      frequency: spring.frequency, inverseFrequency: spring.inverseFrequency, time: time)
  }

  /// Computes it from the numbers that it depends on, which fit into registers.
  ///
  /// - Parameters:
  ///   - slowRate: The slow rate.
  ///   - fastRate: The fast rate.
  ///   - frequency: Half of what the fast rate is more.
  ///   - inverseFrequency: Its inverse, 0 if it is 0.
  ///   - time: Seconds, more than 0, and less than 746 time constants.
  @usableFromInline
  init(
    slowRate: Double, fastRate: Double, frequency: Double, inverseFrequency: Double, time: Double
  ) {
    if frequency * 4 > fastRate && frequency * time > 0.375 {
      // A fast part of less than e^(−700) is nothing beside the slow one.
      let powers = Elementary.exp(
        SIMD2(-slowRate * time, Swift.max(-fastRate * time, -slowRate * time - 700)))
      slow = powers[0]
      fast = powers[1]
      gain = (slow - fast) * (0.5 * inverseFrequency)
      return
    }
    let power = Elementary.exp(-slowRate * time)
    slow = power
    guard frequency > 0 else {
      fast = power
      gain = power * time
      return
    }
    let exponent = -2 * frequency * time
    // Beyond ¾, 1 − e^(−2μt) loses nothing, and costs less.
    let lost =
      exponent < -0.75 ? 1 - Elementary.exp(exponent) : -Elementary.expMinusOne(exponent)
    fast = power * (1 - lost)
    gain = power * (lost * (0.5 * inverseFrequency))
  }
}
