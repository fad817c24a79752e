// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Emitter {
  /// Eddies of the air, which carry particles away from their flight.
  ///
  /// ```swift
  /// let smoke = Emitter(
  ///   births: Emitter.Schedule(rate: 20), lifetime: 3, speed: 100,
  ///   turbulence: Emitter.Turbulence(strength: 20, size: 100))
  /// smoke.particle(0, at: 0)?.position  // SIMD2<Double>(0.0, 0.0)
  /// ```
  /// The field is a sum of six waves, each half an octave finer than the one before, in directions a
  /// golden angle apart. A wave moves particles across its direction, so that they are neither
  /// gathered nor thinned out, by a distance in proportion to its length, and changes in proportion to
  /// the power ⅔ of the length: these are the proportions of eddies whose velocities are as the cube
  /// roots of their sizes (A. N. Kolmogorov, 1941). Particles that are near each other at one time are
  /// moved alike; those of all emitters with one field are in the same air.
  ///
  /// A particle is displaced from where its flight without eddies takes it at that time: its place is a
  /// closed form of its index and the time, without a step of an integration. The displacement grows
  /// with the age *t*, as *t* / (*t* + period).
  ///
  /// - Units: Points and seconds.
  /// - Accuracy: The velocity is the derivative of the position. Phases are exact to 2⁻⁵⁰ of the number
  ///   of waves between the particle and the origin.
  /// - Edge cases: Positions are those on the screen, whatever the emitter's axis. Time is the
  ///   emitter's own, so that a delayed emitter takes its air along. Farther than 10¹³ waves from the
  ///   origin all particles are moved alike.
  @frozen
  public struct Turbulence: Hashable, Sendable {
    /// The root mean square of the distances to which old particles are carried.
    public let strength: Double

    /// The length of the longest waves; an eddy is half as wide.
    public let size: Double

    /// The time in which the longest waves move by their length.
    public let period: Double

    /// The seed of the directions and phases of the waves.
    public let seed: UInt64

    /// Creates the eddies.
    ///
    /// - Parameters:
    ///   - strength: How far old particles are carried from their flight, in points: the root mean
    ///     square. None is carried three times as far.
    ///   - size: The length of the longest waves, in points.
    ///   - period: The time in which the longest waves move by their length, in seconds; half of the
    ///     displacement is reached at this age.
    ///   - seed: The seed of the directions and phases; every seed is valid.
    /// - Precondition: All numbers are finite; the strength is not negative, and the size and the
    ///   period are positive.
    public init(strength: Double, size: Double = 100, period: Double = 1, seed: UInt64 = 0) {
      ParameterFlaw.trap(if: Turbulence.flaw(strength: strength, size: size, period: period))
      (self.strength, self.size, self.period, self.seed) = (strength, size, period, seed)
    }

    static func flaw(strength: Double, size: Double, period: Double) -> ParameterFlaw? {
      ParameterFlaw("strength", strength, .notNegative) ?? ParameterFlaw("size", size, .positive)
        ?? ParameterFlaw("period", period, .positive)
    }
  }
}

#if !hasFeature(Embedded)
extension Emitter.Turbulence: Described {}

extension Emitter.Turbulence: Codable {
  /// Reads the strength, and what is not usual.
  ///
  /// - Throws: `DecodingError` with the path to a value that is not legal, and the rule.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("strength", "size", "period", "seed")
    let usual = Emitter.Turbulence(strength: 0)
    let strength: Double = try container.decodeNumber(forKey: "strength")
    let size = try container.decodeNumber(forKey: "size", default: usual.size)
    let period = try container.decodeNumber(forKey: "period", default: usual.period)
    try container.refuse(Emitter.Turbulence.flaw(strength: strength, size: size, period: period))
    self.init(
      strength: strength, size: size, period: period,
      seed: try container.decode(forKey: "seed", default: usual.seed))
  }

  /// Writes the strength, and what is not usual.
  public func encode(to encoder: any Encoder) throws {
    let usual = Emitter.Turbulence(strength: 0)
    try encoder.encode([
      "strength": strength, "size": size.unless(usual.size), "period": period.unless(usual.period),
      "seed": seed.unless(usual.seed),
    ])
  }
}
#endif
