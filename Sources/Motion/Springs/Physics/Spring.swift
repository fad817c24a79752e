// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A mass on a damped spring, whose parameters determine how a motion reaches its target.
///
/// ![Springs of one duration: the greater the bounce, the higher they overshoot](springs)
///
/// It solves `m x″ + c x′ + k (x − target) = 0` exactly, for a time step of any length. The same
/// spring can be described by its duration and bounce, by its response and damping ratio, or by its
/// mass, stiffness and damping. Every parameter has the meaning that it has in SwiftUI's `Spring`.
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// spring.stiffness  // 157.91367041742973
/// spring.damping  // 17.59291886010284
/// spring.value(target: 100.0, time: 0.3)  // 103.39303622955748
/// ```
///
/// Equivalents: SwiftUI `Spring(duration:bounce:)`, UIKit
/// `UISpringTimingParameters(duration:bounce:)`, Core Animation
/// `CASpringAnimation(perceptualDuration:bounce:)`, Flutter
/// `SpringDescription.withDurationAndBounce`, Compose `spring(dampingRatio:stiffness:)`.
///
/// - Accuracy: Positions and velocities are within a few ulp of the travel, times the number of
///   radians passed, also near critical damping.
/// - Edge cases: A spring with a bounce of 1 or more never comes to rest. A spring with a bounce of
///   −1 or less never moves. A spring with a duration of 0 is at its target at once. An undamped
///   frequency from 2⁷⁰ per second, a duration of 5 · 10⁻²¹ s, is treated as infinite, and one up to
///   2⁻⁷⁰ per second as 0.
@frozen
public struct Spring: Hashable, Sendable {
  /// The mass, 1 unless given.
  public let mass: Double

  /// The restoring force at a displacement of 1, in mass / s².
  public let stiffness: Double

  /// The damping force at a speed of 1, in mass / s.
  ///
  /// It is not the damping ratio, which is ``dampingRatio``.
  public let damping: Double

  /// The undamped period, in seconds.
  ///
  /// It equals SwiftUI's `duration`, which is the perceived duration. For the time at which the
  /// motion has come to rest, see ``settlingTime(from:velocity:within:)``.
  public let response: Double

  /// The damping as a multiple of critical damping.
  ///
  /// At 0 the spring swings forever, at 1 it is critically damped, and above 1 it is overdamped.
  /// The damping itself is ``damping``.
  public let dampingRatio: Double

  /// The bounce, from −1 to 1: at 0 the spring is critically damped, at 1 it swings forever, and
  /// below 0 it is overdamped.
  public let bounce: Double

  // The constants of sampling, computed once. `decayRate` is λ = c / 2m, `frequency` is
  // √|ω₀² − λ²|, `squaredFrequency` is ω₀² = k / m, and `slowRate` is the rate at which the motion
  // decays.
  @usableFromInline let definition: Definition
  @usableFromInline let regime: Regime
  @usableFromInline let decayRate: Double
  @usableFromInline let frequency: Double
  @usableFromInline let inverseFrequency: Double
  @usableFromInline let squaredFrequency: Double
  @usableFromInline let slowRate: Double

  /// The time after which less than 2⁻⁵³ of travel and momentum remains: 42 time constants.
  @usableFromInline let restTime: Double

  /// The time until which the formula of ``SpringStep`` holds: the rest time, or 0 for a spring that
  /// never moves.
  @usableFromInline let endTime: Double

  /// The parameters from which the others are computed.
  @usableFromInline
  enum Definition: UInt8, Hashable, Sendable {
    case bounce, response, stiffness, physical
  }

  /// The kinds of motion, which differ in their formulas but not in behavior that is visible.
  @usableFromInline
  enum Regime: UInt8, Hashable, Sendable {
    /// Oscillates: λ < ω₀.
    case underdamped

    /// Does not oscillate; critically damped or slower: λ ≥ ω₀.
    case overdamped

    /// Is at its target at once: a response of 0.
    case instant

    /// Never moves: infinite damping.
    case immovable
  }

  /// Creates a spring from its perceived duration and its bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds. With 0, the spring is at its target at once.
  ///   - bounce: The bounce, clamped to −1…1; 0 is critically damped. From 0 to 1 the damping ratio
  ///     is 1 − bounce; from 0 down to −1 it is 1 / (1 + bounce).
  /// - Precondition: `duration` is finite and not negative, and `bounce` is not NaN.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    ParameterFlaw.trap(if: Spring.flaw(duration: duration, bounce: bounce))
    let bounce = Swift.min(1, Swift.max(-1, bounce))
    self.init(
      .bounce, mass: 1, response: duration,
      dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce),
      // 1 − ζ² without cancellation: both factors come from the bounce.
      undamped: bounce >= 0
        ? bounce * (2 - bounce) : bounce * (2 + bounce) / ((1 + bounce) * (1 + bounce)),
      bounce: bounce)
  }

  /// Creates a spring from its undamped period and its damping ratio.
  ///
  /// - Parameters:
  ///   - response: The undamped period, in seconds. With 0, the spring is at its target at once.
  ///   - dampingRatio: The damping as a multiple of critical damping. With infinity, the spring
  ///     never moves.
  /// - Precondition: `response` is finite and not negative, and `dampingRatio` is not negative and
  ///   not NaN.
  public init(response: Double, dampingRatio: Double) {
    ParameterFlaw.trap(if: Spring.flaw(response: response, dampingRatio: dampingRatio))
    self.init(
      .response, mass: 1, response: response, dampingRatio: dampingRatio,
      undamped: (1 - dampingRatio) * (1 + dampingRatio), bounce: Spring.bounce(dampingRatio))
  }

  /// Creates a spring from its mass, stiffness and damping ratio.
  ///
  /// - Parameters:
  ///   - mass: The mass.
  ///   - stiffness: The restoring force at a displacement of 1, in mass / s².
  ///   - dampingRatio: The damping as a multiple of critical damping, which may exceed 1. With
  ///     infinity, the spring never moves.
  /// - Precondition: `mass` and `stiffness` are positive and finite, and `dampingRatio` is not
  ///   negative and not NaN.
  public init(mass: Double = 1, stiffness: Double, dampingRatio: Double) {
    ParameterFlaw.trap(
      if: Spring.flaw(mass: mass, stiffness: stiffness, dampingRatio: dampingRatio))
    let naturalFrequency = SpringUnits(mass: mass, stiffness: stiffness).naturalFrequency
    let decayRate = Spring.decayRate(dampingRatio, naturalFrequency)
    self.init(
      .stiffness, mass: mass, stiffness: stiffness, damping: 2 * (mass * decayRate),
      response: 2 * Double.pi / naturalFrequency, dampingRatio: dampingRatio,
      bounce: Spring.bounce(dampingRatio), decayRate: decayRate,
      squaredFrequency: stiffness / mass,
      signedFrequency: Spring.signed(
        naturalFrequency, undamped: (1 - dampingRatio) * (1 + dampingRatio)))
  }

  /// Creates a spring from its physical properties.
  ///
  /// - Parameters:
  ///   - mass: The mass.
  ///   - stiffness: The restoring force at a displacement of 1, in mass / s².
  ///   - damping: The damping force at a speed of 1, in mass / s.
  ///   - allowOverDamping: Whether a damping above critical damping is kept. If not, it is reduced
  ///     to critical damping, as in SwiftUI.
  /// - Precondition: `mass` and `stiffness` are positive and finite, and `damping` is finite and
  ///   not negative.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    ParameterFlaw.trap(if: Spring.flaw(mass: mass, stiffness: stiffness, damping: damping))
    let units = SpringUnits(mass: mass, stiffness: stiffness)
    let discriminant = units.discriminant(damping: damping)
    guard discriminant >= 0 || allowOverDamping else {
      self.init(mass: mass, stiffness: stiffness, dampingRatio: 1)
      return
    }
    let naturalFrequency = units.naturalFrequency
    let decayRate = 0.5 * (damping.magnitude / mass)  // −0 is 0.
    let frequency = units.frequency(discriminant: discriminant, damping: damping)
    let dampingRatio = units.dampingRatio(damping: damping)
    self.init(
      .physical, mass: mass, stiffness: stiffness, damping: damping.magnitude,
      response: 2 * Double.pi / naturalFrequency, dampingRatio: dampingRatio,
      bounce: Spring.bounce(dampingRatio), decayRate: decayRate,
      squaredFrequency: stiffness / mass,
      signedFrequency: discriminant > 0 ? frequency : -frequency)
  }

  /// Creates a spring from its period, where `undamped` is 1 − ζ², without cancellation.
  private init(
    _ definition: Definition, mass: Double, response: Double, dampingRatio: Double,
    undamped: Double, bounce: Double
  ) {
    let response = response.magnitude  // −0 is 0.
    let naturalFrequency = 2 * Double.pi / response
    let squaredFrequency = naturalFrequency * naturalFrequency
    let decayRate = Spring.decayRate(dampingRatio, naturalFrequency)
    self.init(
      definition, mass: mass, stiffness: mass * squaredFrequency, damping: 2 * mass * decayRate,
      response: response, dampingRatio: dampingRatio, bounce: bounce, decayRate: decayRate,
      squaredFrequency: squaredFrequency,
      signedFrequency: Spring.signed(naturalFrequency, undamped: undamped))
  }

  /// Stores the parameters; the frequency is positive if the spring oscillates.
  private init(
    _ definition: Definition, mass: Double, stiffness: Double, damping: Double,
    response: Double, dampingRatio: Double, bounce: Double, decayRate: Double,
    squaredFrequency: Double, signedFrequency: Double
  ) {
    self.definition = definition
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.response = response
    self.dampingRatio = dampingRatio
    self.bounce = bounce
    self.decayRate = decayRate
    self.squaredFrequency = squaredFrequency
    // A frequency so small that its period overflows is treated as 0.
    let isSlow = !(1 / abs(signedFrequency) < .infinity)
    frequency = isSlow ? 0 : abs(signedFrequency)
    inverseFrequency = isSlow ? 0 : 1 / abs(signedFrequency)
    if !(squaredFrequency < 0x1p140) {
      regime = .instant
      slowRate = .infinity
    } else if !(squaredFrequency > 0x1p-140 && decayRate < .infinity)
      || !(abs(signedFrequency) < .infinity)
    {
      regime = .immovable
      slowRate = 0
    } else if signedFrequency > 0 && !isSlow {
      regime = .underdamped
      slowRate = decayRate
    } else {
      // A quotient, since the difference λ − μ would cancel. If all rates vanish, the mass is free.
      regime = .overdamped
      let sum = decayRate + abs(signedFrequency)
      slowRate = sum > 0 ? squaredFrequency / sum : 0
    }
    restTime = 42 / slowRate
    endTime = regime == .immovable ? 0 : restTime
  }

  /// The rate λ = ζ ω₀, which is 0 without damping, however high the frequency.
  private static func decayRate(_ dampingRatio: Double, _ naturalFrequency: Double) -> Double {
    dampingRatio > 0 ? dampingRatio * naturalFrequency : 0
  }

  private static func bounce(_ dampingRatio: Double) -> Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }

  private static func signed(_ naturalFrequency: Double, undamped: Double) -> Double {
    let frequency = naturalFrequency * abs(undamped).squareRoot()
    return undamped > 0 ? frequency : -frequency
  }

  /// The perceived duration, in seconds.
  ///
  /// SwiftUI's name for ``response``.
  @inlinable
  public var duration: Double { response }
}
