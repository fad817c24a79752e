// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The constants of a spring's motion that a batch stores, in the units of `SpringLanes`.
@usableFromInline
struct SpringLaw {
  /// The kinds of motion, each of which has a formula.
  ///
  /// Overdamped springs near critical damping have a kind of their own: the two exponentials of the
  /// others would cancel.
  @usableFromInline
  enum Kind: Int32 { case swing, critical, near, over }

  /// The seconds until rest; NaN if groups of lanes would overflow.
  @usableFromInline let rest: Double

  /// The seconds for which groups of lanes reduce the phase, at most those until rest.
  @usableFromInline let reach: Double

  /// The kind of motion.
  @usableFromInline let kind: Kind

  /// The exponent of the slow rate, per second.
  @usableFromInline let decay: Double

  /// The exponent of the fast rate per second, or of its excess 2μ if it is near to critical.
  @usableFromInline let fade: Double

  /// The phase of a swing per second, 0 for other kinds.
  @usableFromInline let phase: Double

  /// The rate at which the motion decays, per second.
  @usableFromInline let slowRate: Double

  /// The factor of a sine, a time or a loss: 1/ω, 1 or 1/2μ.
  @usableFromInline let gain: Double

  /// The square of the undamped frequency.
  @usableFromInline let stiffness: Double

  /// The greatest phase that groups of lanes reduce, in its unit.
  static var longestPhase: Double { 0x1p30 }

  /// Computes the constants of a spring for a batch in double or single precision.
  @usableFromInline
  init(_ spring: Spring, isSingle: Bool) {
    let limit = isSingle ? 0x1p32 : 0x1p60
    let frequency = spring.frequency
    // Other kinds, and extreme numbers, are left to single steps.
    let isPlain =
      (spring.regime == .underdamped || spring.regime == .overdamped)
      && spring.squaredFrequency < limit && spring.squaredFrequency * limit > 1
      && spring.dampingRatio < (isSingle ? 0x1p12 : 0x1p30)
    // Lanes never move such a spring, but they step over it: 0 · ∞ would be no number.
    slowRate = isPlain ? spring.slowRate : 0
    stiffness = isPlain ? spring.squaredFrequency : 0
    rest = isPlain ? spring.restTime : .nan
    let unit = isSingle ? FloatSpringLanes.exponentUnit : DoubleSpringLanes.exponentUnit
    decay = -slowRate * unit
    // So slow a swing, or so small a gap, is treated as 0: its square, or the gap itself, vanishes
    // beside 1 before the spring rests.
    if isPlain && spring.regime == .overdamped
      && frequency > slowRate * (isSingle ? 0x1p-32 : 0x1p-60)
    {
      kind = frequency > spring.decayRate * 0.375 ? .over : .near
      let fastRate = 2 * frequency + (kind == .over ? slowRate : 0)
      (phase, fade, gain) = (0, -fastRate * unit, 1 / (2 * frequency))
    } else if isPlain && spring.regime == .underdamped && frequency > slowRate * 0x1p-40 {
      kind = .swing
      phase = frequency * (isSingle ? FloatSpringLanes.phaseUnit : DoubleSpringLanes.phaseUnit)
      (fade, gain) = (0, 1 / frequency)
    } else {
      (kind, phase, fade, gain) = (.critical, 0, 0, 1)
    }
    reach = phase > 0 ? Swift.min(rest, SpringLaw.longestPhase / phase) : rest
  }
}
