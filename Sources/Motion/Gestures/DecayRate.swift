// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// How fast a motion without a target loses its speed.
///
/// The speed falls as *v* = *v*₀ e^(−*k t*). The exponent *k* is written in several ways:
///
/// | system | number | here |
/// |---|---|---|
/// | UIKit | the share of the speed that a millisecond leaves | ``init(perMillisecond:)`` |
/// | Flutter | the share that a second leaves, its drag | ``init(perSecond:)`` |
/// | Framer Motion | the seconds in which it falls to 1/e | ``init(timeConstant:)`` |
/// | Compose | a multiple of 4.2 | ``init(frictionMultiplier:)`` |
///
/// - Source: Stack Overflow 1651560 for 0.998 and 0.99, as read from iPhone OS 3, of which Apple
///   documents the names; the sources of Flutter's `FrictionSimulation` and of Compose's
///   `exponentialDecay`.
@frozen
public struct DecayRate: Hashable, Sendable {
  /// The exponent *k* of the speed, in 1/s: 10⁻¹⁵⁰ to 10¹⁵⁰.
  public let exponent: Double

  /// Creates a rate from the exponent of the speed.
  ///
  /// - Parameter exponent: In 1/s.
  /// - Precondition: The exponent is in 1e-150...1e150.
  public init(exponent: Double) {
    ParameterFlaw.trap(if: DecayRate.flaw(exponent: exponent))
    self.exponent = exponent
  }

  /// Creates a rate from the share of the speed that a millisecond leaves.
  ///
  /// - Precondition: The share is between 0 and 1. A motion that loses no speed has no rate.
  public init(perMillisecond share: Double) {
    ParameterFlaw.trap(if: DecayRate.flaw(perMillisecond: share))
    exponent = -1000 * Elementary.log(share)
  }

  /// Creates a rate from the share of the speed that a second leaves.
  ///
  /// - Precondition: The share is between 0 and 1.
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

  /// Creates a rate from Compose's friction, of which 1 stands for an exponent of 4.2.
  ///
  /// - Precondition: The multiplier is in 1e-150...1e149.
  public init(frictionMultiplier: Double) {
    ParameterFlaw.trap(
      if: ParameterFlaw("frictionMultiplier", frictionMultiplier, .range(1e-150...1e149)))
    exponent = 4.2 * frictionMultiplier
  }

  /// The share of the speed that a millisecond leaves.
  public var perMillisecond: Double { Elementary.exp(-exponent / 1000) }

  /// The share of the speed that a second leaves.
  public var perSecond: Double { Elementary.exp(-exponent) }

  /// The seconds in which the speed falls to 1/e.
  public var timeConstant: Double { 1 / exponent }

  /// UIKit's normal rate of scroll views: 0.998 a millisecond.
  public static let normal = DecayRate(perMillisecond: 0.998)

  /// UIKit's fast rate: 0.99 a millisecond.
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
extension DecayRate: Codable {
  private enum CodingKeys: String, CodingKey {
    case exponent, perMillisecond, perSecond, timeConstant
  }

  /// Writes the exponent.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(exponent, forKey: .exponent)
  }

  /// Reads one of the exponent, the share that a millisecond leaves, that which a second leaves,
  /// and the time constant.
  ///
  /// - Throws: `DecodingError` if there is none of them, or it is not legal.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let share = try container.decodeIfPresent(Double.self, forKey: .perMillisecond) {
      try container.refuse(DecayRate.flaw(perMillisecond: share))
      self.init(perMillisecond: share)
    } else if let share = try container.decodeIfPresent(Double.self, forKey: .perSecond) {
      try container.refuse(DecayRate.flaw(perSecond: share))
      self.init(perSecond: share)
    } else if let time = try container.decodeIfPresent(Double.self, forKey: .timeConstant) {
      try container.refuse(DecayRate.flaw(timeConstant: time))
      self.init(timeConstant: time)
    } else {
      let exponent = try container.decode(Double.self, forKey: .exponent)
      try container.refuse(DecayRate.flaw(exponent: exponent))
      self.init(exponent: exponent)
    }
  }
}
#endif
