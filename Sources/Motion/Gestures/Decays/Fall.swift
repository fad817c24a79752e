// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion under a constant acceleration with linear drag: a ball in the air.
///
/// ```swift
/// let ball = Fall(from: 0.0, velocity: 400, acceleration: -980, duration: 0.5)
/// ball.value(at: 0.25)  // 69.3750
/// ball.peak.value  // 81.6327
/// let thrown = Fall(from: 120, velocity: 400, acceleration: -980, drag: 0.4, landingAt: 0)
/// thrown?.duration  // 1.0343
/// ```
/// Its velocity obeys *v*′ = *a* − *k v*. With *E* = (1 − e^(−*k t*)) / *k* its position is *x*₀ +
/// *v*₀ *E* + *a* (*t* − *E*) / *k*, and its velocity *v*₀ e^(−*k t*) + *a E*; without drag they
/// are *x*₀ + *v*₀ *t* + *a t*² / 2 and *v*₀ + *a t*. Small drags approach this limit without loss
/// of accuracy.
///
/// The equation has no end, so the duration is given: the time of landing, or the time until it is
/// out of sight. From then onwards it holds its end. Restarted from any earlier state, it continues
/// unchanged.
///
/// - Accuracy: A few ulp of the largest of the terms, plus the effect of the rounding of *k t*.
/// - Complexity: O(1) per sample: one exponential function, none where *k t* is at most ½.
@frozen
public struct Fall<Value: VectorSpace>: Trajectory {
  /// The initial position.
  public let origin: Value

  /// The initial velocity, in units per second.
  public let initialVelocity: Value

  /// The acceleration without drag, in units per second².
  public let acceleration: Value

  /// The rate at which the velocity is lost in proportion to itself, per second: 0 to 10¹⁵⁰.
  public let drag: Double

  /// The time until the motion is over, in seconds: 0 to 10¹⁰.
  public let duration: Double

  /// Creates a fall with a given duration.
  ///
  /// - Parameters:
  ///   - origin: The initial position.
  ///   - velocity: The initial velocity, in units per second.
  ///   - acceleration: The acceleration without drag, in units per second².
  ///   - drag: The rate at which the velocity is lost in proportion to itself, per second.
  ///   - duration: The time until the motion is over, in seconds.
  /// - Precondition: The drag is in 0...1e150, the duration in 0...1e10.
  public init(
    from origin: Value, velocity: Value, acceleration: Value, drag: Double = 0, duration: Double
  ) {
    ParameterFlaw.trap(if: Fall.flaw(drag: drag, duration: duration))
    self.origin = origin.bounded
    initialVelocity = velocity.bounded
    self.acceleration = acceleration.bounded
    self.drag = drag
    self.duration = duration
  }

  static func flaw(drag: Double, duration: Double) -> ParameterFlaw? {
    ParameterFlaw("drag", drag, .range(0...1e150))
      ?? ParameterFlaw("duration", duration, .range(0...1e10))
  }

  /// The limit of the velocity under drag, in units per second; nil without drag.
  ///
  /// It is *a* / *k*, with a factor of at most 2⁷⁰ s.
  public var terminalVelocity: Value? {
    drag > 0 ? acceleration.scaled(by: (1 / drag).boundedFactor) : nil
  }

  /// Evaluates the position and the velocity at a time.
  @inlinable
  public func state(at time: Double) -> KinematicState<Value> {
    if time < 0 { return KinematicState(value: origin) }
    // NaN is treated as time 0.
    let time = time > 0 ? time : 0
    let isOver = time >= duration
    let factors = LinearDrag(drag).factors(isOver ? duration : time)
    let displacement = initialVelocity.scaled(by: factors.velocity)
    let value = origin + displacement + acceleration.scaled(by: factors.acceleration)
    if isOver { return KinematicState(value: value) }
    return KinematicState(
      value: value,
      velocity: initialVelocity.scaled(by: factors.rest)
        + acceleration.scaled(by: factors.velocity))
  }
}

extension Fall where Value == Double {
  /// Creates the fall that ends when it lands.
  ///
  /// It ends when it is at a position for the last time; a fall that starts below with an upward
  /// velocity lands on its descent. The initializer fails if the fall never reaches the position,
  /// or not within 10¹⁰ s.
  ///
  /// - Parameters:
  ///   - origin: The initial position.
  ///   - velocity: The initial velocity, in units per second.
  ///   - acceleration: The acceleration without drag, in units per second².
  ///   - drag: The rate at which the velocity is lost in proportion to itself, per second.
  ///   - position: The position at which it lands.
  /// - Accuracy: The end is the position within a few ulp of the largest number during the fall.
  /// - Precondition: The drag is in 0...1e150.
  public init?(
    from origin: Double, velocity: Double, acceleration: Double, drag: Double = 0,
    landingAt position: Double
  ) {
    ParameterFlaw.trap(if: Fall.flaw(drag: drag, duration: 0))
    let duration = FallLanding(
      displacement: position - origin, velocity: velocity, acceleration: acceleration, drag: drag
    ).time
    guard let duration, duration <= 1e10 else { return nil }
    self.init(
      from: origin, velocity: velocity, acceleration: acceleration, drag: drag,
      duration: duration)
  }
}

extension Fall: Equatable {}
extension Fall: Hashable where Value: Hashable {}

#if !hasFeature(Embedded)
extension Fall: Described {}

extension Fall: Codable where Value: Codable {
  /// Writes the parameters of the initializer.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "from": origin, "velocity": initialVelocity, "acceleration": acceleration,
      "drag": drag.unless(0),
      "duration": duration,
    ])
  }

  /// Decodes the start, the velocity, the acceleration, the drag, by default 0, and the duration.
  ///
  /// - Throws: `DecodingError` if a component of a vector is not finite, the drag is outside
  ///   0...1e150, or the duration is outside 0...1e10.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("drag", "duration", "from", "velocity", "acceleration")
    let drag = try container.decodeNumber(forKey: "drag", default: 0)
    let duration = try container.decode(Double.self, forKey: "duration")
    try container.refuse(Fall.flaw(drag: drag, duration: duration))
    self.init(
      from: try container.decodeFinite(forKey: "from"),
      velocity: try container.decodeFinite(forKey: "velocity"),
      acceleration: try container.decodeFinite(forKey: "acceleration"), drag: drag,
      duration: duration)
  }
}
#endif
