// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// A fling of Android's: it slows down by a friction, on a screen of some density.
@usableFromInline
protocol Fling: Slowing {
  /// The friction, 10⁻⁵⁰ to 10⁵⁰.
  var friction: Double { get }

  /// The density of the screen, 10⁻⁵⁰ to 10⁵⁰.
  var density: Double { get }

  init(from origin: Value, velocity: Value, friction: Double, density: Double)
}

extension Fling {
  /// Decodes the start, the velocity, the friction, by default 0.015, and the density, by default
  /// 1.
  ///
  /// - Throws: `DecodingError` if a component of a vector is not finite, or if the friction or the
  ///   density is outside 1e-50...1e50.
  public init(from decoder: any Decoder) throws where Value: Codable {
    let container = try decoder.fields("friction", "density", "from", "velocity")
    let friction = try container.decodeNumber(forKey: "friction", default: 0.015)
    let density = try container.decodeNumber(forKey: "density", default: 1)
    try container.refuse(FlingScale.flaw(friction: friction, density: density))
    self.init(
      from: try container.decodeFinite(forKey: "from"),
      velocity: try container.decodeFinite(forKey: "velocity"),
      friction: friction, density: density)
  }

  /// Writes the parameters of the initializer.
  public func encode(to encoder: any Encoder) throws where Value: Codable {
    try encoder.encode([
      "from": origin, "velocity": initialVelocity, "friction": friction.unless(0.015),
      "density": density.unless(1),
    ])
  }
}
#endif
