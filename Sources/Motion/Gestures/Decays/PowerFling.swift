// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A fling whose remaining distance is a power of the remaining time, as on Android in Flutter.
///
/// ![Four motions that slow down from one velocity, and where each of them stops](flings)
///
/// ```swift
/// let list = PowerFling(from: 0.0, velocity: 4000)
/// list.duration  // 1.2716
/// list.restingValue  // 2156.9521
/// list.time(reaching: 1000)  // 0.2952
/// ```
/// With the speed *v*, *k* = ln 0.78 / ln 0.9 = 2.358 and Android's duration *T*ₐ, see
/// ``SplineFling``, it stops after *T* = 0.35 *k T*ₐ seconds, where Android's fling does; the
/// remaining share of the travel is (1 − *t* / *T*)^*k*, and of the speed (1 − *t* / *T*)^(*k* −
/// 1). Its deceleration depends only on its speed: restarted from any of its states, it continues
/// unchanged.
///
/// A motion in a plane follows a straight line.
///
/// - Units: With a density, values are pixels; without one they are points.
/// - Accuracy: 8 ulp of the larger of the start and the resting value, 4 of the first velocity, and
///   6 of the duration.
/// - Complexity: O(1) per sample: a logarithm and an exponential function.
/// - Source: Flutter's `ClampingScrollSimulation` since pull request 120420.
@frozen
public struct PowerFling<Value: VectorSpace>: Slowing {
  /// The initial position.
  public let origin: Value

  /// The initial velocity, in units per second.
  public let initialVelocity: Value

  /// The friction: 0.015 in Flutter and Android.
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
    let travelTime =
      FlingScale.inflexion
      * FlingScale.seconds(
        speed: velocity.length, friction: friction, density: density)
    duration = FlingScale.exponent * travelTime
    restingValue = origin.reached(by: velocity, after: travelTime)
  }

  @usableFromInline
  var travelTime: Double { FlingScale.inverse * duration }

  @inlinable
  func shares(at time: Double) -> (left: Double, passed: Double) {
    FlingPower.shares(at: time, of: duration)
  }

  @usableFromInline
  func time(passing share: Double) -> Double {
    -duration * Elementary.expMinusOne(FlingScale.inverse * Elementary.log(onePlus: -share))
  }
}

extension PowerFling where Value == Double {
  /// Returns the time at which the motion is at a position.
  ///
  /// - Parameter position: The position in the unit of the value.
  /// - Returns: Seconds, in closed form: *T* (1 − (1 − *y*)^(1 / *k*)) for the share *y* of the
  ///   travel; 0 at the start. `nil` if the motion never reaches the position: if it is behind the
  ///   start, at the end or beyond, or if the velocity is 0.
  /// - Accuracy: That of the remaining share of the travel, which is known less exactly near the
  ///   end.
  public func time(reaching position: Double) -> Double? { instant(at: position) }
}

extension PowerFling: Equatable {}
extension PowerFling: Hashable where Value: Hashable {}

#if !hasFeature(Embedded)
extension PowerFling: Fling {}
extension PowerFling: Described {}

extension PowerFling: Codable where Value: Codable {}
#endif
