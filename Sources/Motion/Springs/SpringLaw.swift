// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// What a batch keeps of a spring: the constants of its motion, in the units of `SpringLanes`.
@usableFromInline
struct SpringLaw {
  /// The kinds of motion, each of which has a formula.
  @usableFromInline
  enum Kind: Int { case swing, critical, over }

  /// The seconds until rest, NaN if groups of lanes would overflow.
  @usableFromInline let rest: Double

  /// The seconds for which groups of lanes reduce the phase, at most those until rest.
  @usableFromInline let reach: Double

  /// The exponent of the slow rate, per second.
  @usableFromInline let decay: Double

  /// The phase of a swing per second, 0 for none, the exponent of the gap 2μ if it is over-damped.
  @usableFromInline let phase: Double

  /// The rate at which the motion dies away, per second.
  @usableFromInline let slowRate: Double

  /// By what a sine or a loss is multiplied.
  @usableFromInline let gain: Double

  /// The square of the undamped frequency.
  @usableFromInline let stiffness: Double

  /// The longest phase that groups of lanes reduce, in its unit.
  static var longestPhase: Double { 0x1p30 }

  /// Finds the constants of a spring for a batch in double or in single precision.
  @usableFromInline
  init(_ spring: Spring, isSingle: Bool) {
    let limit = isSingle ? 0x1p32 : 0x1p60
    let frequency = spring.frequency
    // Others, and absurd numbers, are left to single steps.
    let isPlain =
      (spring.regime == .underdamped || spring.regime == .overdamped)
      && spring.squaredFrequency < limit && spring.squaredFrequency * limit > 1
      && spring.dampingRatio < (isSingle ? 0x1p12 : 0x1p30)
    slowRate = spring.slowRate
    stiffness = spring.squaredFrequency
    decay =
      -slowRate * (isSingle ? FloatSpringLanes.decayUnit : DoubleSpringLanes.decayUnit)
    rest = isPlain ? spring.restTime : .nan
    // A swing so slow, or a gap so small, is as good as none: its square, or itself, vanishes
    // beside 1 before the spring rests.
    if isPlain && spring.regime == .overdamped && frequency > slowRate * 0x1p-60 {
      phase =
        -2 * frequency * (isSingle ? FloatSpringLanes.decayUnit : DoubleSpringLanes.decayUnit)
      gain = 1 / (2 * frequency)
    } else if isPlain && spring.regime == .underdamped && frequency > slowRate * 0x1p-40 {
      phase = frequency * (isSingle ? FloatSpringLanes.phaseUnit : DoubleSpringLanes.phaseUnit)
      gain = 1 / frequency
    } else {
      (phase, gain) = (0, 1)
    }
    reach = phase > 0 ? Swift.min(rest, SpringLaw.longestPhase / phase) : rest
  }

  /// The kind of motion that a phase per second belongs to.
  @inlinable
  @inline(__always)
  static func kind(_ phase: Double) -> Kind {
    phase > 0 ? .swing : phase < 0 ? .over : .critical
  }
}
