// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A fling of Android's scroll views, whose duration depends on its speed.
///
/// ![Four motions that slow down from one velocity, and where each of them stops](flings)
///
/// ```swift
/// let list = SplineFling(from: 0.0, velocity: 4000)
/// list.duration  // 1.5407
/// list.restingValue  // 2156.9521
/// list.time(reaching: 1000)  // 0.2828
/// ```
/// It is meant for apps that must scroll as Android does. Its curve is stretched to the duration,
/// so its speed does not depend only on its position: restarted from a later state, it continues
/// differently. ``PowerFling`` travels as far, and continues unchanged.
///
/// With the speed *v*, *k* = ln 0.78 / ln 0.9 and *C* = friction · density · 51 890.2017312 it
/// lasts *T* = (0.35 *v* / *C*)^(1 / (*k* − 1)) seconds and travels 0.35 *v T*. At the share *u* of
/// its time it has passed (3 *s* − *s*³) / 2 of the travel, where 21 *s* + 19 *s*³ = 40 *u*: it is
/// the curve `cubic-bezier(0.175, 0.5, 0.35, 1)`. Android connects 101 points of it by straight
/// lines, which deviate by up to 8·10⁻⁵ of the travel, and truncates the duration and the travel to
/// whole milliseconds and pixels.
///
/// A motion in a plane follows a straight line. Android flings each axis separately: create one
/// fling for each.
///
/// - Units: With a density, values are pixels; without one they are points.
/// - Accuracy: 8 ulp of the larger of the start and the resting value, 4 of the first velocity, and
///   4 of the duration.
/// - Complexity: O(1) per sample: no elementary function.
/// - Source: Android's `OverScroller`; `splineBasedDecay` of Compose.
@frozen
public struct SplineFling<Value: VectorSpace>: Slowing {
  /// The initial position.
  public let origin: Value

  /// The initial velocity, in units per second.
  public let initialVelocity: Value

  /// The friction: 0.015 in Android.
  public let friction: Double

  /// The number of units in a point.
  public let density: Double

  /// The final position.
  public let restingValue: Value

  /// The time at which the motion stops, in seconds.
  public let duration: Double

  /// Creates a fling.
  ///
  /// - Parameters:
  ///   - origin: The initial position.
  ///   - velocity: The initial velocity, in units per second.
  ///   - friction: The friction, by default Android's.
  ///   - density: The number of units in a point: Android's density if values are pixels.
  /// - Precondition: Friction and density are in 1e-50...1e50.
  public init(
    from origin: Value, velocity: Value, friction: Double = 0.015, density: Double = 1
  ) {
    ParameterFlaw.trap(if: FlingScale.flaw(friction: friction, density: density))
    let (origin, velocity) = (origin.bounded, velocity.bounded)
    self.origin = origin
    initialVelocity = velocity
    self.friction = friction
    self.density = density
    duration = FlingScale.seconds(speed: velocity.length, friction: friction, density: density)
    restingValue = origin.reached(by: velocity, after: FlingScale.inflexion * duration)
  }

  @usableFromInline
  var travelTime: Double { FlingScale.inflexion * duration }

  @inlinable
  func shares(at time: Double) -> (left: Double, passed: Double) {
    FlingSpline.shares(at: time / duration)
  }

  @usableFromInline
  func time(passing share: Double) -> Double { duration * FlingSpline.time(passing: share) }
}

extension SplineFling where Value == Double {
  /// Returns the time at which the motion is at a position.
  ///
  /// - Parameter position: The position in the unit of the value.
  /// - Returns: Seconds, in closed form; 0 at the start. `nil` if the motion never reaches the
  ///   position: if it is behind the start, at the end or beyond, or if the velocity is 0.
  /// - Accuracy: That of the remaining share of the travel, which is known less exactly near the
  ///   end.
  public func time(reaching position: Double) -> Double? { instant(at: position) }
}

extension SplineFling: Equatable {}
extension SplineFling: Hashable where Value: Hashable {}

#if !hasFeature(Embedded)
extension SplineFling: Fling {}
extension SplineFling: Described {}

extension SplineFling: Codable where Value: Codable {}
#endif
