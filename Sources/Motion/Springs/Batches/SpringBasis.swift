// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The values, after some time, of two motions of which every motion of the spring is a sum.
///
/// A swing uses e^(−st) cos ωt and e^(−st) sin ωt, with the slow rate s; a critically damped
/// spring, e^(−st) and t e^(−st); a nearly critical one, e^(−st) and (1 − e^(−2μt)) e^(−st);
/// another, e^(−st) and e^(−(s + 2μ)t).
struct SpringBasis<Number: Lanes> {
  var first, second: Number
}

/// A number split into an integer, stored in the last bits of the pattern, and a remainder.
struct SplitNumber<Number: Lanes> {
  var pattern, rest: Number
}

/// The arguments at which a basis is evaluated, after some time.
///
/// The first is the exponent of the slow rate. The second is the phase of a swing, the exponent of
/// the fast rate, or, in its remainder, the exponent of a loss or the time.
struct SpringArguments<Number: Lanes> {
  var first, second: SplitNumber<Number>
}

extension SpringLanes {
  /// Computes the arguments at which a basis is evaluated.
  ///
  /// - Parameters:
  ///   - kind: The kind of motion.
  ///   - time: The seconds that have passed.
  ///   - decay: The factor from seconds to the exponent of the slow rate.
  ///   - phase: The factor from seconds to the phase, for a swing.
  ///   - fade: The factor from seconds to the other exponent, for an overdamped spring.
  /// - Returns: Exponents and phases, split.
  @inline(__always)
  static func arguments(
    _ kind: SpringLaw.Kind, _ time: Time, decay: Number, phase: Time, fade: Number
  ) -> SpringArguments<Number> {
    let narrowed = self.narrowed(time)
    let first = split(narrowed * decay)
    switch kind {
    case .swing:
      return SpringArguments(first: first, second: split(time, phase))
    case .critical:
      return SpringArguments(
        first: first, second: SplitNumber(pattern: narrowed, rest: narrowed))
    case .near:
      let exponent = Number.max(narrowed * fade, leastExponent)
      return SpringArguments(
        first: first, second: SplitNumber(pattern: exponent, rest: exponent))
    case .over:
      return SpringArguments(
        first: first, second: split(Number.max(narrowed * fade, leastExponent)))
    }
  }

  /// Evaluates a basis.
  ///
  /// - Parameters:
  ///   - kind: The kind of motion.
  ///   - arguments: The arguments.
  ///   - first: The last byte of each lane of the first pattern.
  ///   - second: The last byte of each lane of the second pattern.
  /// - Returns: Both motions.
  @inline(__always)
  static func basis(
    _ kind: SpringLaw.Kind, _ arguments: SpringArguments<Number>,
    _ first: (Int) -> UInt8, _ second: (Int) -> UInt8
  ) -> SpringBasis<Number> {
    let power = self.power(arguments.first, first)
    switch kind {
    case .swing:
      return swing(arguments.second, power, second)
    case .critical:
      return SpringBasis(first: power, second: power * arguments.second.rest)
    case .near:
      return SpringBasis(first: power, second: power * loss(arguments.second.rest))
    case .over:
      return SpringBasis(first: power, second: self.power(arguments.second, second))
    }
  }

  /// Evaluates a basis, given its arguments in registers.
  @inline(__always)
  static func basis(
    _ kind: SpringLaw.Kind, _ arguments: SpringArguments<Number>
  ) -> SpringBasis<Number> {
    basis(
      kind, arguments, { lastByte(arguments.first.pattern, $0) },
      { lastByte(arguments.second.pattern, $0) })
  }
}

/// The coefficients with which the motions of a basis contribute to a displacement and a velocity.
struct SpringShares<Number: Lanes> {
  var value, velocity: SpringBasis<Number>

  /// Computes the shares in a motion from its displacement and velocity.
  ///
  /// - Parameters:
  ///   - kind: The kind of motion.
  ///   - displacement: The displacement from the target.
  ///   - velocity: The velocity.
  ///   - slowRate: The slow rate.
  ///   - gain: 1/ω, 1 or 1/2μ.
  ///   - stiffness: The square of the undamped frequency.
  @inline(__always)
  init(
    _ kind: SpringLaw.Kind, _ displacement: Number, _ velocity: Number, slowRate: Number,
    gain: Number, stiffness: Number
  ) {
    let push = (slowRate * displacement + velocity) * gain
    let pull = (stiffness * displacement + slowRate * velocity) * gain
    let none = Number(0)
    switch kind {
    case .swing, .critical:
      value = SpringBasis(first: displacement, second: push)
      self.velocity = SpringBasis(first: velocity, second: none - pull)
    case .near:
      value = SpringBasis(first: displacement, second: push)
      self.velocity = SpringBasis(first: velocity, second: none - (velocity + pull))
    case .over:
      value = SpringBasis(first: displacement + push, second: none - push)
      self.velocity = SpringBasis(first: none - pull, second: velocity + pull)
    }
  }

  /// Wraps shares.
  @inline(__always)
  init(value: SpringBasis<Number>, velocity: SpringBasis<Number>) {
    self.value = value
    self.velocity = velocity
  }

  /// The displacement and the velocity after the time of a basis.
  @inline(__always)
  func state(_ basis: SpringBasis<Number>) -> (displacement: Number, velocity: Number) {
    (
      value.first * basis.first + value.second * basis.second,
      velocity.first * basis.first + velocity.second * basis.second
    )
  }
}
