// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The two motions of which every motion of a spring is a sum, after some time.
///
/// A swing has e^(−st) cos ωt and e^(−st) sin ωt, with the slow rate s; a critical spring e^(−st)
/// and t e^(−st), and one near to that e^(−st) and (1 − e^(−2μt)) e^(−st); another e^(−st) and
/// e^(−(s + 2μ)t).
struct SpringBasis<Number: Lanes> {
  var first, second: Number
}

/// A number split into an integer, which is the last bits of the pattern, and a rest.
struct SplitNumber<Number: Lanes> {
  var pattern, rest: Number
}

/// What a basis is evaluated of, after some time.
///
/// The first is the exponent of the slow rate. The second is the phase of a swing, the exponent of
/// the fast rate, or, as its rest, the exponent of a loss or the time.
struct SpringArguments<Number: Lanes> {
  var first, second: SplitNumber<Number>
}

extension SpringLanes {
  /// Prepares what a basis is evaluated of.
  ///
  /// - Parameters:
  ///   - kind: The kind of motion.
  ///   - time: The seconds that have passed.
  ///   - decay: What these are multiplied by to be the exponent of the slow rate.
  ///   - phase: What they are multiplied by to be a phase, if it is a swing.
  ///   - fade: What they are multiplied by to be another exponent, if it is over-damped.
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
  ///   - arguments: What it is evaluated of.
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

/// How much of either motion of a basis there is in a displacement and in a velocity.
struct SpringShares<Number: Lanes> {
  var value, velocity: SpringBasis<Number>

  /// Finds the shares in the motion of a spring from its displacement and velocity.
  ///
  /// - Parameters:
  ///   - kind: The kind of motion.
  ///   - displacement: How far it is from its target.
  ///   - velocity: How fast it moves.
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
