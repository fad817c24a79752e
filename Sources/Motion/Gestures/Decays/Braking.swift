// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion that drag and a constant deceleration slow down until it stops.
///
/// ![Four motions that slow down from one velocity, and where each of them stops](flings)
///
/// ```swift
/// let sledge = Braking(from: 0.0, velocity: 3000, drag: 3.7, deceleration: 636.4)
/// sledge.duration  // 0.7877
/// sledge.restingValue  // 675.3202
/// sledge.time(reaching: 500)  // 0.2749
/// ```
/// Its speed obeys *v*′ = −*k v* − *d* until it is 0, after ln(1 + *k v*₀ / *d*) / *k* seconds. It
/// follows a straight line, and its speed depends only on its position: restarted from any of its
/// states, it continues unchanged. Unlike a ``Decay``, it stops at a definite instant.
///
/// Chromium scrolls in this way, with a drag of 3.7 per second and a deceleration of 636.4 points
/// per second². Without drag the deceleration is constant, as that of a car that brakes.
///
/// - Accuracy: 10 ulp of the larger of the start and the resting value, 4 of the first velocity,
///   and 4 of the duration.
/// - Complexity: O(1) per sample: one exponential function.
/// - Source: The equation is that of Chromium's `fling_curve.cc`.
@frozen
public struct Braking<Value: VectorSpace>: Slowing {
  /// The initial position.
  public let origin: Value

  /// The initial velocity, in units per second.
  public let initialVelocity: Value

  /// The rate at which the speed is lost in proportion to itself, per second: 0 to 10¹⁵⁰.
  public let drag: Double

  /// The constant part of the deceleration, in units per second²: 10⁻¹⁵⁰ to 10¹⁵⁰.
  public let deceleration: Double

  /// The final position, clamped to the finite range of the type.
  public let restingValue: Value

  @usableFromInline let pace: BrakingPace

  /// Creates a motion that brakes.
  ///
  /// - Parameters:
  ///   - origin: The initial position.
  ///   - velocity: The initial velocity, in units per second.
  ///   - drag: The rate at which the speed is lost in proportion to itself, per second; 0 for none.
  ///   - deceleration: The constant part of the deceleration, in units per second².
  /// - Precondition: The drag is in 0...1e150, the deceleration in 1e-150...1e150.
  /// - Edge cases: For the travel and the time, a velocity above 10¹⁵⁰ times the deceleration is
  ///   clamped to that.
  public init(from origin: Value, velocity: Value, drag: Double, deceleration: Double) {
    ParameterFlaw.trap(if: BrakingPace.flaw(drag: drag, deceleration: deceleration))
    let (origin, velocity) = (origin.bounded, velocity.bounded)
    self.origin = origin
    initialVelocity = velocity
    self.drag = drag
    self.deceleration = deceleration
    pace = BrakingPace(
      speed: velocity.length, drag: drag, deceleration: deceleration)
    restingValue = origin.reached(by: velocity, after: pace.travelTime)
  }

  /// The time at which the motion stops, in seconds.
  @inlinable
  public var duration: Double { pace.stop }

  @usableFromInline
  var travelTime: Double { pace.travelTime }

  @inlinable
  func shares(at time: Double) -> (left: Double, passed: Double) { pace.shares(at: time) }

  @usableFromInline
  func time(passing share: Double) -> Double { pace.time(passing: share) }
}

extension Braking where Value == Double {
  /// Returns the time at which the motion is at a position.
  ///
  /// - Parameter position: The position in the unit of the value.
  /// - Returns: Seconds, in closed form without drag and otherwise as the root of an equation; 0 at
  ///   the start. `nil` if the motion never reaches the position: if it is behind the start, at the
  ///   end or beyond, or if the velocity is 0.
  /// - Accuracy: That of the remaining share of the travel, which is known less exactly near the
  ///   end.
  public func time(reaching position: Double) -> Double? { instant(at: position) }
}

extension Braking: Equatable {}
extension Braking: Hashable where Value: Hashable {}

#if !hasFeature(Embedded)
extension Braking: Described {}

extension Braking: Codable where Value: Codable {
  /// Decodes the start, the velocity, the drag and the deceleration.
  ///
  /// - Throws: `DecodingError` if a component of a vector is not finite, the drag is outside
  ///   0...1e150, or the deceleration is outside 1e-150...1e150.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("drag", "deceleration", "from", "velocity")
    let drag = try container.decode(Double.self, forKey: "drag")
    let deceleration = try container.decode(Double.self, forKey: "deceleration")
    try container.refuse(BrakingPace.flaw(drag: drag, deceleration: deceleration))
    self.init(
      from: try container.decodeFinite(forKey: "from"),
      velocity: try container.decodeFinite(forKey: "velocity"), drag: drag,
      deceleration: deceleration)
  }

  /// Writes the parameters of the initializer.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "from": origin, "velocity": initialVelocity, "drag": drag,
      "deceleration": deceleration,
    ])
  }
}
#endif
