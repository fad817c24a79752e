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

  // The two other numbers that the author wrote: the response or the stiffness, and the bounce, the
  // damping ratio or the damping.
  @usableFromInline let rigidity: Double
  @usableFromInline let resistance: Double

  // The constants of sampling, computed once. `frequency` is √|ω₀² − λ²|, `squaredFrequency` is
  // ω₀² = k / m, and `slowRate` is the rate at which the motion decays.
  @usableFromInline let frequency: Double
  @usableFromInline let inverseFrequency: Double
  @usableFromInline let squaredFrequency: Double
  @usableFromInline let slowRate: Double

  /// The time until which the formula of ``Spring/Step`` holds: the rest time, or 0 for a spring that
  /// never moves.
  @usableFromInline let endTime: Double

  /// The formula of the motion; critical if the spring does not move.
  @usableFromInline let form: SpringForm

  @usableFromInline let definition: Definition

  /// Which numbers the author wrote, from which the others are computed.
  @usableFromInline
  enum Definition: UInt8, Hashable, Sendable {
    case bounce, response, stiffness, physical
  }

  /// The kinds of motion, which differ in their formulas but not in behavior that is visible.
  @usableFromInline
  enum Regime: Sendable {
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
    // 1 − ζ² without cancellation: both factors come from the bounce.
    let undamped =
      bounce >= 0 ? bounce * (2 - bounce) : bounce * (2 + bounce) / ((1 + bounce) * (1 + bounce))
    self.init(.bounce, response: duration, bounce, Spring.dampingRatio(bounce), undamped: undamped)
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
      .response, response: response, dampingRatio, dampingRatio,
      undamped: (1 - dampingRatio) * (1 + dampingRatio))
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
    self.init(
      .stiffness, mass: mass, stiffness, dampingRatio,
      decayRate: Spring.decayRate(dampingRatio, naturalFrequency),
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
    let frequency = units.frequency(discriminant: discriminant, damping: damping)
    let damping = damping.magnitude  // −0 is 0.
    self.init(
      .physical, mass: mass, stiffness, damping, decayRate: 0.5 * (damping / mass),
      squaredFrequency: stiffness / mass,
      signedFrequency: discriminant > 0 ? frequency : -frequency)
  }

  /// Creates a spring of mass 1 from its period, where `undamped` is 1 − ζ², without cancellation.
  private init(
    _ definition: Definition, response: Double, _ resistance: Double, _ dampingRatio: Double,
    undamped: Double
  ) {
    let response = response.magnitude  // −0 is 0.
    let naturalFrequency = 2 * Double.pi / response
    self.init(
      definition, mass: 1, response, resistance,
      decayRate: Spring.decayRate(dampingRatio, naturalFrequency),
      squaredFrequency: naturalFrequency * naturalFrequency,
      signedFrequency: Spring.signed(naturalFrequency, undamped: undamped))
  }

  /// Stores what the author wrote, and the constants; the frequency is positive if the spring
  /// oscillates.
  private init(
    _ definition: Definition, mass: Double, _ rigidity: Double, _ resistance: Double,
    decayRate: Double, squaredFrequency: Double, signedFrequency: Double
  ) {
    self.definition = definition
    self.mass = mass
    self.rigidity = rigidity
    self.resistance = resistance
    self.squaredFrequency = squaredFrequency
    // A frequency whose square vanishes beside that of the rate, or whose period overflows, is
    // treated as 0.
    let size = abs(signedFrequency)
    let isSlow = !(1 / size < .infinity) || signedFrequency > 0 && size <= decayRate * 0x1p-40
    frequency = isSlow ? 0 : size
    inverseFrequency = isSlow ? 0 : 1 / size
    guard squaredFrequency < 0x1p140 else {
      (form, slowRate, endTime) = (.critical, .infinity, 0)
      return
    }
    guard squaredFrequency > 0x1p-140 && decayRate < .infinity && size < .infinity else {
      (form, slowRate, endTime) = (.critical, 0, 0)
      return
    }
    if signedFrequency > 0 && !isSlow {
      (form, slowRate) = (.swing, decayRate)
    } else {
      // A quotient, since the difference λ − μ would cancel. A gap that vanishes beside the rate is
      // treated as 0.
      slowRate = squaredFrequency / (decayRate + size)
      form =
        !(frequency > slowRate * 0x1p-60)
        ? .critical : frequency > decayRate * 0.375 ? .over : .near
    }
    endTime = 42 / slowRate
  }

  /// The rate λ = ζ ω₀, which is 0 without damping, however high the frequency.
  private static func decayRate(_ dampingRatio: Double, _ naturalFrequency: Double) -> Double {
    dampingRatio > 0 ? dampingRatio * naturalFrequency : 0
  }

  private static func dampingRatio(_ bounce: Double) -> Double {
    bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
  }

  private static func bounce(_ dampingRatio: Double) -> Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }

  private static func signed(_ naturalFrequency: Double, undamped: Double) -> Double {
    let frequency = naturalFrequency * abs(undamped).squareRoot()
    return undamped > 0 ? frequency : -frequency
  }
}

// What the author did not write.
extension Spring {
  /// The restoring force at a displacement of 1, in mass / s².
  @inlinable
  public var stiffness: Double {
    switch definition {
    case .bounce, .response: squaredFrequency
    case .stiffness, .physical: rigidity
    }
  }

  /// The damping force at a speed of 1, in mass / s.
  ///
  /// It is not the damping ratio, which is ``dampingRatio``.
  @inlinable
  public var damping: Double { definition == .physical ? resistance : 2 * (mass * decayRate) }

  /// The undamped period, in seconds.
  ///
  /// It equals SwiftUI's `duration`, which is the perceived duration. For the time at which the
  /// motion has come to rest, see ``settlingTime(from:velocity:within:)``.
  @inlinable
  public var response: Double {
    switch definition {
    case .bounce, .response: rigidity
    case .stiffness, .physical: 2 * Double.pi / naturalFrequency
    }
  }

  /// The perceived duration, in seconds.
  ///
  /// SwiftUI's name for ``response``.
  @inlinable
  public var duration: Double { response }

  /// The damping as a multiple of critical damping.
  ///
  /// At 0 the spring swings forever, at 1 it is critically damped, and above 1 it is overdamped.
  /// The damping itself is ``damping``.
  public var dampingRatio: Double {
    switch definition {
    case .bounce: Spring.dampingRatio(resistance)
    case .response, .stiffness: resistance
    case .physical: SpringUnits(mass: mass, stiffness: rigidity).dampingRatio(damping: resistance)
    }
  }

  /// The bounce, from −1 to 1: at 0 the spring is critically damped, at 1 it swings forever, and
  /// below 0 it is overdamped.
  public var bounce: Double { definition == .bounce ? resistance : Spring.bounce(dampingRatio) }

  /// The frequency ω₀.
  @usableFromInline var naturalFrequency: Double {
    switch definition {
    case .bounce, .response: 2 * Double.pi / rigidity
    case .stiffness, .physical: SpringUnits(mass: mass, stiffness: rigidity).naturalFrequency
    }
  }

  /// The kind of motion.
  @inlinable
  var regime: Regime {
    switch form {
    case .swing: .underdamped
    case .near, .over: .overdamped
    case .critical: slowRate == .infinity ? .instant : slowRate > 0 ? .overdamped : .immovable
    }
  }

  /// The rate λ = c / 2m.
  @inlinable
  var decayRate: Double { form == .swing ? slowRate : dampedRate }

  @usableFromInline var dampedRate: Double {
    definition == .physical
      ? 0.5 * (resistance / mass) : Spring.decayRate(dampingRatio, naturalFrequency)
  }

  /// The time after which less than 2⁻⁵³ of travel and momentum remains: 42 time constants.
  @inlinable
  var restTime: Double { regime == .immovable ? .infinity : endTime }
}
