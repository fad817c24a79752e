// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The rate at which a motion without a target loses its speed.
///
/// The speed is *v* = *v*₀ e^(−*k t*). Other systems specify the exponent *k* by other numbers:
///
/// | system | number | initializer |
/// |---|---|---|
/// | UIKit | the share of the speed that remains after a millisecond | ``init(perMillisecond:)`` |
/// | Flutter | the share that remains after a second, its drag | ``init(perSecond:)`` |
/// | Framer Motion | the seconds in which it falls to 1/e | ``init(timeConstant:)`` |
/// | Compose | a multiple of 4.2 | ``init(frictionMultiplier:)`` |
///
/// - Source: Stack Overflow 1651560 for 0.998 and 0.99, as found in iPhone OS 3; Apple documents
///   only their names. The sources of Flutter's `FrictionSimulation` and of Compose's
///   `exponentialDecay`.
@frozen
public struct DecayRate: Hashable, Sendable {
  /// The exponent *k* of the speed, in 1/s: 10⁻¹⁵⁰ to 10¹⁵⁰.
  public let exponent: Double

  /// Creates a rate from the exponent of the speed.
  ///
  /// - Parameter exponent: The exponent, in 1/s.
  /// - Precondition: The exponent is in 1e-150...1e150.
  public init(exponent: Double) {
    ParameterFlaw.trap(if: DecayRate.flaw(exponent: exponent))
    self.exponent = exponent
  }

  /// Creates a rate from the share of the speed that remains after a millisecond.
  ///
  /// - Precondition: The share is between 0 and 1, both excluded. A motion that loses no speed has
  ///   no rate.
  public init(perMillisecond share: Double) {
    ParameterFlaw.trap(if: DecayRate.flaw(perMillisecond: share))
    exponent = -1000 * Elementary.log(share)
  }

  /// Creates a rate from the share of the speed that remains after a second.
  ///
  /// - Precondition: The share is between 0 and 1, both excluded.
  public init(perSecond share: Double) {
    ParameterFlaw.trap(if: DecayRate.flaw(perSecond: share))
    exponent = -Elementary.log(share)
  }

  /// Creates a rate from the seconds in which the speed falls to 1/e, a share of 0.368.
  ///
  /// - Precondition: The time is in 1e-150...1e150.
  public init(timeConstant: Double) {
    ParameterFlaw.trap(if: DecayRate.flaw(timeConstant: timeConstant))
    exponent = Swift.min(1e150, Swift.max(1e-150, 1 / timeConstant))
  }

  /// Creates a rate from Compose's friction multiplier; a multiplier of 1 is an exponent of 4.2.
  ///
  /// - Precondition: The multiplier is in 1e-150...1e149.
  public init(frictionMultiplier: Double) {
    ParameterFlaw.trap(
      if: ParameterFlaw("frictionMultiplier", frictionMultiplier, .range(1e-150...1e149)))
    exponent = 4.2 * frictionMultiplier
  }

  /// The share of the speed that remains after a millisecond.
  public var perMillisecond: Double { Elementary.exp(-exponent / 1000) }

  /// The share of the speed that remains after a second.
  public var perSecond: Double { Elementary.exp(-exponent) }

  /// The time in which the speed falls to 1/e, in seconds.
  public var timeConstant: Double { 1 / exponent }

  /// UIKit's normal rate of scroll views: a share of 0.998 per millisecond.
  public static let normal = DecayRate(perMillisecond: 0.998)

  /// UIKit's fast rate: a share of 0.99 per millisecond.
  public static let fast = DecayRate(perMillisecond: 0.99)
}

extension DecayRate {
  static func flaw(exponent: Double) -> ParameterFlaw? {
    ParameterFlaw("exponent", exponent, .range(1e-150...1e150))
  }

  static func flaw(perMillisecond share: Double) -> ParameterFlaw? {
    ParameterFlaw("perMillisecond", share, .properFraction)
  }

  static func flaw(perSecond share: Double) -> ParameterFlaw? {
    ParameterFlaw("perSecond", share, .properFraction)
  }

  static func flaw(timeConstant: Double) -> ParameterFlaw? {
    ParameterFlaw("timeConstant", timeConstant, .range(1e-150...1e150))
  }
}

#if !hasFeature(Embedded)
extension DecayRate: Described {}

extension DecayRate: Codable {
  /// Encodes the exponent.
  public func encode(to encoder: any Encoder) throws { try encoder.encode(["exponent": exponent]) }

  /// Decodes one of the exponent, the share after a millisecond, the share after a second, and the
  /// time constant.
  ///
  /// - Throws: `DecodingError` if none of them is present, if a share is not between 0 and 1, both
  ///   excluded, or if the exponent or the time constant is outside 1e-150...1e150.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("perMillisecond", "perSecond", "timeConstant", "exponent")
    if let share = try container.decodeIfPresent(Double.self, forKey: "perMillisecond") {
      try container.refuse(DecayRate.flaw(perMillisecond: share))
      self.init(perMillisecond: share)
    } else if let share = try container.decodeIfPresent(Double.self, forKey: "perSecond") {
      try container.refuse(DecayRate.flaw(perSecond: share))
      self.init(perSecond: share)
    } else if let time = try container.decodeIfPresent(Double.self, forKey: "timeConstant") {
      try container.refuse(DecayRate.flaw(timeConstant: time))
      self.init(timeConstant: time)
    } else {
      let exponent = try container.decode(Double.self, forKey: "exponent")
      try container.refuse(DecayRate.flaw(exponent: exponent))
      self.init(exponent: exponent)
    }
  }
}
#endif
