// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The constants of four springs of one form, and their places in the batch.
@frozen
@usableFromInline
struct SpringLaws<Scalar: VectorScalar>: Sendable {
  /// The times from which the springs rest at their targets; NaN if lanes cannot evaluate one.
  @usableFromInline var deadlines = SIMD4(repeating: Double.infinity)

  /// The phases of swings per second, or the exponents of 2μ, by which the fast rates of overdamped
  /// springs exceed the slow ones.
  @usableFromInline var paces = SIMD4<Double>.zero

  /// The rates at which the motions decay, per second.
  @usableFromInline var slowRates = SIMD4<Scalar>.zero

  /// The factors of the gain: 1/μ, 1 or 1/2μ.
  @usableFromInline var gains = SIMD4<Scalar>.zero

  /// The squares of the undamped frequencies, with a negative sign.
  @usableFromInline var pulls = SIMD4<Scalar>.zero

  /// The seconds from a start to rest; NaN if lanes cannot evaluate a spring.
  @usableFromInline var rests = SIMD4<Double>.zero

  /// The members in the four places; less than 0 where a place is empty.
  @usableFromInline var members = SIMD4<Int32>(repeating: -1)

  @inlinable
  init() {}

  /// Sets the constants of a spring.
  @inlinable
  mutating func set(_ lane: Int, to spring: Spring) {
    let isSingle = MemoryLayout<Scalar>.size == 4
    let (limit, form) = (isSingle ? 0x1p32 : 0x1p60, spring.form)
    let units = isSingle ? Self.singleUnits : Self.doubleUnits
    let pace =
      form == .swing
      ? spring.frequency * units.phase
      : form == .critical ? 0 : -(2 * spring.frequency) * units.exponent
    let isPlain =
      (spring.regime == .underdamped || spring.regime == .overdamped)
      && spring.squaredFrequency < limit && spring.squaredFrequency * limit > 1
      && spring.dampingRatio < (isSingle ? 0x1p12 : 0x1p30)
      && spring.restTime * pace < Self.phaseLimit
    // Lanes never move another spring, but they step over it: 0 · ∞ would be no number.
    paces[lane] = isPlain ? pace : 0
    slowRates[lane] = isPlain ? Scalar(spring.slowRate) : 0
    pulls[lane] = isPlain ? -Scalar(spring.squaredFrequency) : 0
    gains[lane] =
      !isPlain || form == .critical
      ? 1 : Scalar(form == .swing ? spring.inverseFrequency : 0.5 * spring.inverseFrequency)
    rests[lane] = isPlain ? spring.restTime : .nan
  }

  /// The phase, in its unit, up to which lanes reduce it.
  @usableFromInline static var phaseLimit: Double { SpringKernel.phaseLimit }

  /// The factors from rates to exponents and phases.
  @usableFromInline static var doubleUnits: (exponent: Double, phase: Double) {
    (SpringKernel.exponentUnit, SpringKernel.phaseUnit)
  }

  @usableFromInline static var singleUnits: (exponent: Double, phase: Double) {
    (FloatRegister.exponentUnit, FloatRegister.phaseUnit)
  }
}
