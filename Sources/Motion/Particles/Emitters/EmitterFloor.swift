// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Emitter {
  /// A floor on which particles bounce and come to rest.
  ///
  /// ```swift
  /// let ball = Emitter(
  ///   births: .burst(1), lifetime: 60, speed: 0, acceleration: SIMD2(0, 1000),
  ///   floor: Emitter.Floor(y: 500, restitution: 0.5))
  /// ball.particle(0, at: 1)?.position.y  // 500.0
  /// ball.particle(0, at: 1.5)?.position.y  // 375.0
  /// ball.particle(0, at: 4)?.position.y  // 500.0
  /// ```
  /// A particle flies freely until it touches the floor. At each contact the velocity toward the floor
  /// turns around and is multiplied by the restitution, and the velocity along the floor and the spin
  /// lose the share of the friction. The heights of the bounces are a geometric series, so the number
  /// of the bounce and the place in it are closed forms of the age: no step is taken, and the
  /// thousandth bounce costs what the first one does.
  ///
  /// - Units: Points. The restitution and the friction are shares.
  /// - Accuracy: Positions and velocities of the first thousand bounces agree with a simulation from
  ///   contact to contact within 10⁻⁹ of the height and of the speed.
  /// - Edge cases: The floor is on the side to which the acceleration points, so that with an upward
  ///   one it is a ceiling; without an acceleration in y it is below, and a particle bounces once. A
  ///   particle that is born beyond it is on it. The center of a particle touches the floor, whatever
  ///   its scale. An acceleration in x acts until the particle rests; the friction does not slow what
  ///   it adds.
  @frozen
  public struct Floor: Hashable, Sendable {
    /// The position of the floor; y points down for either axis.
    public let y: Double

    /// The share of the speed that a bounce keeps, from 0 to 1.
    public let restitution: Double

    /// The share of the velocity along the floor, and of the spin, that a contact takes, from 0 to 1.
    public let friction: Double

    /// Creates a floor.
    ///
    /// - Parameters:
    ///   - y: The position of the floor, in points; y points down for either axis, and the floor does
    ///     not move with a particle that carries its emitter.
    ///   - restitution: The share of the speed that a bounce keeps; with 0 particles stay where they
    ///     land, with 1 they bounce for ever.
    ///   - friction: The share of the velocity along the floor that a contact takes; with 0 particles
    ///     slide for ever, with 1 they stop at the first contact.
    /// - Precondition: The position is finite; the restitution and the friction are in 0...1.
    public init(y: Double, restitution: Double = 0.5, friction: Double = 0.2) {
      ParameterFlaw.trap(if: Floor.flaw(y: y, restitution: restitution, friction: friction))
      (self.y, self.restitution, self.friction) = (y, restitution, friction)
    }

    static func flaw(y: Double, restitution: Double, friction: Double) -> ParameterFlaw? {
      ParameterFlaw("y", y, .finite) ?? ParameterFlaw("restitution", restitution, .fraction)
        ?? ParameterFlaw("friction", friction, .fraction)
    }
  }
}

#if !hasFeature(Embedded)
extension Emitter.Floor: Described {}

extension Emitter.Floor: Codable {
  /// Reads the position, and the restitution and the friction if they are not the usual ones.
  ///
  /// - Throws: `DecodingError` with the path to a value that is not legal, and the rule.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("y", "restitution", "friction")
    let y: Double = try container.decodeNumber(forKey: "y")
    let usual = Emitter.Floor(y: 0)
    let restitution = try container.decodeNumber(
      forKey: "restitution", default: usual.restitution)
    let friction = try container.decodeNumber(forKey: "friction", default: usual.friction)
    try container.refuse(Emitter.Floor.flaw(y: y, restitution: restitution, friction: friction))
    self.init(y: y, restitution: restitution, friction: friction)
  }

  /// Writes the position, and what is not usual.
  public func encode(to encoder: any Encoder) throws {
    let usual = Emitter.Floor(y: 0)
    try encoder.encode([
      "y": y, "restitution": restitution.unless(usual.restitution),
      "friction": friction.unless(usual.friction),
    ])
  }
}
#endif
