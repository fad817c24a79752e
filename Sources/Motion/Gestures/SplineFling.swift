// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A fling as Android's scroll views have it, which stops after a time that depends on its speed.
///
/// ```swift
/// let list = SplineFling(from: 0.0, velocity: 4000)
/// list.duration  // 1.5407
/// list.restingValue  // 2156.9521
/// list.time(reaching: 1000)  // 0.2828
/// ```
/// It is there for apps that must scroll as Android does. Its curve is stretched to the duration,
/// so its speed does not depend on where it is alone: started anew from a state on its way it goes
/// on in another manner. ``PowerFling`` goes as far, and as it would have.
///
/// With the speed *v*, *k* = ln 0.78 / ln 0.9 and *C* = friction · density · 51 890.2 it lasts
/// *T* = (0.35 *v* / *C*)^(1 / (*k* − 1)) seconds and goes 0.35 *v T* far. At the share *u* of its
/// time it has passed (3 *s* − *s*³) / 2 of the way, where 21 *s* + 19 *s*³ = 40 *u*: it is the curve
/// `cubic-bezier(0.175, 0.5, 0.35, 1)`. Android joins 101 points of it by straight lines, which are
/// up to 8·10⁻⁵ of the way from it, and cuts the duration and the way to whole milliseconds and
/// pixels.
///
/// A motion in a plane goes along a straight line. Android flings each axis by itself: make one of
/// these for each.
///
/// - Units: With a density, values are pixels; without one they are points.
/// - Accuracy: 5 ulp of the larger of the start and the resting value, 2 of the first velocity, and
///   4 of the duration.
/// - Complexity: O(1) a sample: no elementary function.
/// - Source: Android's `OverScroller`; `splineBasedDecay` of Compose.
@frozen
public struct SplineFling<Value: VectorSpace>: Trajectory {
  /// Where the motion starts.
  public let origin: Value

  /// How fast it starts, in units per second.
  public let initialVelocity: Value

  /// The friction: 0.015 in Android.
  public let friction: Double

  /// How many units there are in a point.
  public let density: Double

  /// Where it comes to rest, held to what the type can hold.
  public let restingValue: Value

  /// The seconds until it stops.
  public let duration: Double

  /// Creates a fling.
  ///
  /// - Parameters:
  ///   - origin: Where it starts.
  ///   - velocity: How fast it starts, in units per second.
  ///   - friction: The friction: Android's unless given.
  ///   - density: How many units there are in a point: Android's density if values are pixels.
  /// - Precondition: Friction and density are in 1e-50...1e50.
  public init(
    from origin: Value, velocity: Value, friction: Double = 0.015, density: Double = 1
  ) {
    ParameterFlaw.trap(if: FlingScale.flaw(friction: friction, density: density))
    self.origin = origin
    initialVelocity = velocity
    self.friction = friction
    self.density = density
    duration = FlingScale.seconds(
      speed: velocity.length.clampedToFinite, friction: friction, density: density)
    restingValue = origin.moved(within: velocity.scaled(within: FlingScale.inflexion * duration))
  }

  /// Evaluates position and velocity at a time.
  @inlinable
  public func state(at time: Double) -> KinematicState<Value> {
    .slowing(
      from: origin, to: restingValue, velocity: initialVelocity, at: time, until: duration
    ) { FlingSpline.shares(at: $0 / duration) }
  }

  /// Visits the one way that the motion goes.
  public func visitStretches(
    of measure: Measure<Value>, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    visitSlowing(of: measure, from: start, upTo: end, beyond: beyond, body)
  }
}

extension SplineFling where Value == Double {
  /// Finds when the motion is at a place.
  ///
  /// - Parameter place: In the unit of the value.
  /// - Returns: Seconds, in closed form; `nil` if it never gets there: behind the start, from where
  ///   it rests on, and without a velocity. 0 at the start.
  /// - Accuracy: That of the share of the way that is left: the nearer to the end, the less of it
  ///   is known.
  public func time(reaching place: Double) -> Double? {
    place.shareOfWay(
      from: origin, velocity: initialVelocity, seconds: FlingScale.inflexion * duration
    ).map { duration * FlingSpline.time(passing: $0) }
  }
}

extension SplineFling: Equatable {}
extension SplineFling: Hashable where Value: Hashable {}

#if !hasFeature(Embedded)
extension SplineFling: Codable where Value: Codable {
  private enum CodingKeys: String, CodingKey { case origin, initialVelocity, friction, density }

  /// Reads the start, the velocity, the friction, 0.015 unless given, and the density, else 1.
  ///
  /// - Throws: `DecodingError` if one of them is not legal.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let friction = try container.decodeIfPresent(Double.self, forKey: .friction) ?? 0.015
    let density = try container.decodeIfPresent(Double.self, forKey: .density) ?? 1
    try container.refuse(FlingScale.flaw(friction: friction, density: density))
    self.init(
      from: try container.decodeFinite(Value.self, forKey: .origin),
      velocity: try container.decodeFinite(Value.self, forKey: .initialVelocity),
      friction: friction, density: density)
  }
}
#endif
