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

extension SpringLanes {
  /// Evaluates the basis, given e^(−st).
  ///
  /// - Parameters:
  ///   - kind: The kind of motion.
  ///   - power: e^(−st).
  ///   - time: The seconds that have passed.
  ///   - phase: What these are multiplied by, if it is a swing.
  ///   - fade: The same if it is over-damped.
  /// - Returns: Both motions after that time.
  @inline(__always)
  static func basis(
    _ kind: SpringLaw.Kind, power: Number, _ time: (whole: Time, narrowed: Number), phase: Time,
    fade: Number
  ) -> SpringBasis<Number> {
    switch kind {
    case .swing:
      let (sine, cosine) = swing(time.whole, phase)
      return SpringBasis(first: power * cosine, second: power * sine)
    case .critical:
      return SpringBasis(first: power, second: power * time.narrowed)
    case .near:
      let loss = self.loss(Number.max(time.narrowed * fade, leastExponent))
      return SpringBasis(first: power, second: power * loss)
    case .over:
      let fast = self.power(Number.max(time.narrowed * fade, leastExponent))
      return SpringBasis(first: power, second: fast)
    }
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
