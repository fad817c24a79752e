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
/// Its velocity obeys *v*′ = *a* − *k v*. With *E* = (1 − e^(−*k t*)) / *k* its position is
/// *x*₀ + *v*₀ *E* + *a* (*t* − *E*) / *k*, and its velocity *v*₀ e^(−*k t*) + *a E*; without drag
/// they are *x*₀ + *v*₀ *t* + *a t*² / 2 and *v*₀ + *a t*. Small drags come to that without a seam.
///
/// Nothing in the equation ends it, so the duration is given: where it lands, or until it is out
/// of sight. From then on it holds its end. Started anew from any state before, it goes on as it
/// would have.
///
/// - Accuracy: A few ulp of the largest of the terms, and what the rounding of *k t* makes of them.
/// - Edge cases: What is not finite is held to what the type can hold.
/// - Complexity: O(1) a sample: one exponential function, none where *k t* is at most ½.
@frozen
public struct Fall<Value: VectorSpace>: Trajectory {
  /// Where the motion starts.
  public let origin: Value

  /// How fast it starts, in units per second.
  public let initialVelocity: Value

  /// What is added to the velocity, in units per second².
  public let acceleration: Value

  /// The share of the velocity that is lost in a second, as a rate: 0 to 10¹⁵⁰.
  public let drag: Double

  /// The seconds until the motion is over: 0 to 10⁷⁵.
  public let duration: Double

  /// Creates a fall that is over after a time.
  ///
  /// - Parameters:
  ///   - origin: Where it starts.
  ///   - velocity: How fast it starts, in units per second.
  ///   - acceleration: What is added to the velocity, in units per second².
  ///   - drag: The share of the velocity that is lost in a second, as a rate.
  ///   - duration: The seconds until it is over.
  /// - Precondition: The drag is in 0...1e150, the duration in 0...1e75.
  public init(
    from origin: Value, velocity: Value, acceleration: Value, drag: Double = 0, duration: Double
  ) {
    ParameterFlaw.trap(if: Fall.flaw(drag: drag, duration: duration))
    self.origin = origin
    initialVelocity = velocity
    self.acceleration = acceleration
    self.drag = drag
    self.duration = duration
  }

  static func flaw(drag: Double, duration: Double) -> ParameterFlaw? {
    ParameterFlaw("drag", drag, .range(0...1e150))
      ?? ParameterFlaw("duration", duration, .range(0...1e75))
  }

  /// The velocity that the motion tends to with drag, in units per second.
  ///
  /// It is *a* / *k*, held to what the type can hold.
  public var terminalVelocity: Value? {
    drag > 0 ? acceleration.scaled(within: Swift.min(1 / drag, 1e300)) : nil
  }

  /// Evaluates position and velocity at a time.
  @inlinable
  public func state(at time: Double) -> KinematicState<Value> {
    if time < 0 { return KinematicState(value: origin) }
    // NaN counts as time 0.
    let time = time > 0 ? time : 0
    let isOver = time >= duration
    let factors = LinearDrag(drag).factors(isOver ? duration : time)
    let state = moved(by: factors, scale: 1)
    guard (state.value + state.velocity).hasFiniteComponents else {
      let held = KinematicState.saturated { moved(by: factors, scale: $0) }
      return isOver ? KinematicState(value: held.value) : held
    }
    return isOver ? KinematicState(value: state.value) : state
  }

  /// The state of the same motion with all its values multiplied by a factor.
  @inlinable
  func moved(by factors: LinearDrag.Factors<Double>, scale: Double) -> KinematicState<Value> {
    let way = initialVelocity.scaled(by: scale).scaled(by: factors.velocity)
    let bend = acceleration.scaled(by: scale).scaled(by: factors.acceleration)
    let rest = initialVelocity.scaled(by: scale).scaled(by: factors.rest)
    let gain = acceleration.scaled(by: scale).scaled(by: factors.velocity)
    return KinematicState(value: origin.scaled(by: scale) + way + bend, velocity: rest + gain)
  }
}

extension Fall where Value == Double {
  /// Creates the fall that ends where it lands.
  ///
  /// It is over when it is at the place for the last time. What is thrown up from below it lands on
  /// the way down. There is none if it never gets there, or not within 10⁷⁵ s.
  ///
  /// - Parameters:
  ///   - origin: Where it starts.
  ///   - velocity: How fast it starts, in units per second.
  ///   - acceleration: What is added to the velocity, in units per second².
  ///   - drag: The share of the velocity that is lost in a second, as a rate.
  ///   - place: Where it lands.
  /// - Accuracy: The end is the place within a few ulp of the largest number on the way.
  /// - Precondition: The drag is in 0...1e150.
  public init?(
    from origin: Double, velocity: Double, acceleration: Double, drag: Double = 0,
    landingAt place: Double
  ) {
    ParameterFlaw.trap(if: Fall.flaw(drag: drag, duration: 0))
    let duration = FallLanding(
      way: place - origin, velocity: velocity, acceleration: acceleration, drag: drag
    ).time
    guard let duration, duration <= 1e75 else { return nil }
    self.init(
      from: origin, velocity: velocity, acceleration: acceleration, drag: drag,
      duration: duration)
  }
}

extension Fall: Equatable {}
extension Fall: Hashable where Value: Hashable {}

#if !hasFeature(Embedded)
extension Fall: Codable where Value: Codable {
  private enum CodingKeys: String, CodingKey {
    case origin, initialVelocity, acceleration, drag, duration
  }

  /// Reads the start, the velocity, the acceleration, the drag, 0 unless given, and the duration.
  ///
  /// - Throws: `DecodingError` if one of them is not legal.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let drag = try container.decodeIfPresent(Double.self, forKey: .drag) ?? 0
    let duration = try container.decode(Double.self, forKey: .duration)
    try container.refuse(Fall.flaw(drag: drag, duration: duration))
    self.init(
      from: try container.decodeFinite(Value.self, forKey: .origin),
      velocity: try container.decodeFinite(Value.self, forKey: .initialVelocity),
      acceleration: try container.decodeFinite(Value.self, forKey: .acceleration), drag: drag,
      duration: duration)
  }
}
#endif
