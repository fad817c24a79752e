// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion that drag and a constant deceleration slow down until it stops: a sledge on snow.
///
/// ```swift
/// let sledge = Braking(from: 0.0, velocity: 3000, drag: 3.7, deceleration: 636.4)
/// sledge.duration  // 0.7877
/// sledge.restingValue  // 675.3202
/// sledge.time(reaching: 500)  // 0.2749
/// ```
/// Its speed obeys *v*′ = −*k v* − *d* until it is 0, after ln(1 + *k v*₀ / *d*) / *k* seconds. It
/// follows a straight line, and its speed depends on where it is alone: started anew from any of
/// its states, it goes on as it would have. Unlike that of a ``Decay``, its way has a last instant.
///
/// Chromium scrolls so, with a drag of 3.7 and a deceleration of 636.4 points per second². Without
/// drag it is a car that brakes.
///
/// - Accuracy: 10 ulp of the larger of the start and the resting value, 2 of the first velocity, and
///   3 of the duration.
/// - Complexity: O(1) a sample: one exponential function.
/// - Source: The equation is that of Chromium's `fling_curve.cc`.
@frozen
public struct Braking<Value: VectorSpace>: Trajectory {
  /// Where the motion starts.
  public let origin: Value

  /// How fast it starts, in units per second.
  public let initialVelocity: Value

  /// The share of the speed that is lost in a second, as a rate: 0 to 10¹⁵⁰.
  public let drag: Double

  /// What else is lost of the speed, in units per second²: 10⁻¹⁵⁰ to 10¹⁵⁰.
  public let deceleration: Double

  /// Where it comes to rest, held to what the type can hold.
  public let restingValue: Value

  @usableFromInline let pace: BrakingPace

  /// Creates a motion that brakes.
  ///
  /// - Parameters:
  ///   - origin: Where it starts.
  ///   - velocity: How fast it starts, in units per second.
  ///   - drag: The share of the speed that is lost in a second, as a rate; 0 for none.
  ///   - deceleration: What else is lost of the speed, in units per second².
  /// - Precondition: The drag is in 0...1e150, the deceleration in 1e-150...1e150.
  /// - Edge cases: A velocity of more than 10¹⁵⁰ times the deceleration counts as 10¹⁵⁰ times for
  ///   the way and the time.
  public init(from origin: Value, velocity: Value, drag: Double, deceleration: Double) {
    ParameterFlaw.trap(if: BrakingPace.flaw(drag: drag, deceleration: deceleration))
    self.origin = origin
    initialVelocity = velocity
    self.drag = drag
    self.deceleration = deceleration
    pace = BrakingPace(
      speed: velocity.length.clampedToFinite, drag: drag, deceleration: deceleration)
    restingValue = origin.moved(within: velocity.scaled(within: pace.way))
  }

  /// The seconds until it stops.
  @inlinable
  public var duration: Double { pace.stop }

  /// Evaluates position and velocity at a time.
  @inlinable
  public func state(at time: Double) -> KinematicState<Value> {
    .slowing(
      from: origin, to: restingValue, velocity: initialVelocity, at: time, until: duration
    ) { pace.shares(at: $0) }
  }

  /// Visits the one way that the motion goes.
  public func visitStretches(
    of measure: Measure<Value>, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    visitSlowing(of: measure, from: start, upTo: end, beyond: beyond, body)
  }
}

extension Braking where Value == Double {
  /// Finds when the motion is at a place.
  ///
  /// - Parameter place: In the unit of the value.
  /// - Returns: Seconds, in closed form without drag and otherwise as the root of an equation; `nil`
  ///   if it never gets there: behind the start, from where it rests on, and without a velocity. 0
  ///   at the start.
  /// - Accuracy: That of the share of the way that is left: the nearer to the end, the less of it
  ///   is known.
  public func time(reaching place: Double) -> Double? {
    place.shareOfWay(from: origin, velocity: initialVelocity, seconds: pace.way)
      .map { pace.time(passing: $0) }
  }
}

extension Braking: Equatable {}
extension Braking: Hashable where Value: Hashable {}

#if !hasFeature(Embedded)
extension Braking: Codable where Value: Codable {
  private enum CodingKeys: String, CodingKey { case origin, initialVelocity, drag, deceleration }

  /// Reads the start, the velocity, the drag and the deceleration.
  ///
  /// - Throws: `DecodingError` if one of them is not legal.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let drag = try container.decode(Double.self, forKey: .drag)
    let deceleration = try container.decode(Double.self, forKey: .deceleration)
    try container.refuse(BrakingPace.flaw(drag: drag, deceleration: deceleration))
    self.init(
      from: try container.decodeFinite(Value.self, forKey: .origin),
      velocity: try container.decodeFinite(Value.self, forKey: .initialVelocity), drag: drag,
      deceleration: deceleration)
  }
}
#endif
