// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Units of mass and time in which a spring's mass and stiffness are near 1.
///
/// They are powers of two, so that only the exponents of numbers change. Products of the parameters
/// then neither overflow nor vanish, however large or small the parameters are.
struct SpringUnits {
  private let mass: Double
  private let stiffness: Double

  /// The exponents of the units: a mass m becomes m · 2^massExponent, a time t becomes
  /// t · 2^−timeExponent.
  private let massExponent: Int
  private let timeExponent: Int

  /// Chooses the units for a positive, finite mass and stiffness.
  init(mass: Double, stiffness: Double) {
    massExponent = -Int(mass.exponent)
    let exponent = Int(stiffness.exponent) + massExponent
    // The square of time balances the stiffness; an even part of its exponent.
    timeExponent = -(exponent >> 1)
    self.mass = mass.scaled(byPowerOfTwo: massExponent)
    self.stiffness = stiffness.scaled(byPowerOfTwo: massExponent + 2 * timeExponent)
  }

  /// The undamped frequency, √(k / m), in radians per second.
  var naturalFrequency: Double {
    (stiffness / mass).squareRoot().scaled(byPowerOfTwo: -timeExponent)
  }

  /// The damping as a multiple of critical damping, c / 2√(mk).
  func dampingRatio(damping: Double) -> Double {
    0.5 * (scaled(damping) / mass) / (stiffness / mass).squareRoot()
  }

  /// 4mk − c², rounded once, in these units.
  ///
  /// Its sign decides whether the spring oscillates.
  func discriminant(damping: Double) -> Double {
    let damping = scaled(damping)
    // Beyond 2⁵⁰⁰ the square would overflow, and the other product is negligible.
    guard damping < 0x1p500 else { return -.infinity }
    return ExactArithmetic.differenceOfProducts(4 * mass, stiffness, damping, damping)
  }

  /// √|4mk − c²| / 2m, in radians per second.
  func frequency(discriminant: Double, damping: Double) -> Double {
    let root =
      discriminant > -.infinity ? discriminant.magnitude.squareRoot() : scaled(damping)
    return (root / (2 * mass)).scaled(byPowerOfTwo: -timeExponent)
  }

  private func scaled(_ damping: Double) -> Double {
    damping.magnitude.scaled(byPowerOfTwo: massExponent + timeExponent)
  }
}
