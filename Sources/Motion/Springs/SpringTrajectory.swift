// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The motion of a spring from one place to another.
///
/// ```swift
/// let card = SpringTrajectory(from: 0.0, to: 100, velocity: 400, spring: .snappy)
/// card.value(at: 0.1)
/// card.peak.value
/// card.settlingTime(within: 0.5)
/// ```
/// The value can be any ``VectorSpace``: a point moves as one, and settles when
/// its distance has.
///
/// - Complexity: O(1) a sample: one evaluation for position and velocity.
@frozen
public struct SpringTrajectory<Value: VectorSpace>: Trajectory {
  /// Where the motion starts.
  public let origin: Value

  /// Where it is going.
  public let target: Value

  /// How fast it starts, in units per second.
  public let initialVelocity: Value

  /// The law that it follows.
  public let spring: Spring

  /// Creates the motion of a spring.
  ///
  /// - Parameters:
  ///   - origin: Where it starts.
  ///   - target: Where it is going.
  ///   - velocity: How fast it starts, in units per second: an initial condition,
  ///     which never changes the spring.
  ///   - spring: The law that it follows.
  @inlinable
  public init(
    from origin: Value, to target: Value, velocity: Value = .zero, spring: Spring = Spring()
  ) {
    self.origin = origin
    self.target = target
    initialVelocity = velocity
    self.spring = spring
  }

  /// The seconds until nothing is left of the motion that a number could show.
  ///
  /// After 42 time constants less than 2⁻⁵³ of travel and momentum is left, at any
  /// damping: the motion is not cut off, it is over. When it *looks* over,
  /// `settlingTime(within:)` tells, and ``Trajectory/clipped(to:)`` stops it there.
  ///
  /// - Edge cases: 0 for a motion that is at rest at its target; infinite without
  ///   damping, or if the spring never moves.
  @inlinable
  public var duration: Double {
    origin == target && initialVelocity == .zero ? 0 : spring.restTime
  }

  /// The duration, or the period of a spring that oscillates.
  ///
  /// A period later the motion is where it was, only nearer to its target: no
  /// value is new. So finding a peak costs the same however long it swings.
  @inlinable
  public var span: Double {
    switch spring.regime {
    case .underdamped: Swift.min(duration, 2 * Double.pi * spring.inverseFrequency)
    case .immovable: 0
    default: duration
    }
  }

  /// Evaluates the position and velocity at a time.
  @inlinable
  public func state(at time: Double) -> KinematicState<Value> {
    // NaN is none of these, and reads as time 0.
    if time < 0 { return KinematicState(value: origin) }
    if time > spring.restTime { return KinematicState(value: target) }
    guard time > 0 || spring.regime == .instant else {
      return KinematicState(value: origin, velocity: initialVelocity)
    }
    let state = SpringStep(spring, deltaTime: time)
      .advanced(origin - target, velocity: initialVelocity)
    return KinematicState(value: target + state.value, velocity: state.velocity)
  }

  /// Finds the swings, in closed form seen from the target or for a number.
  public func turningPoints(
    around point: Value, in interval: ClosedRange<Double>
  ) -> [Double] {
    guard point == target || Value.self == Double.self || Value.self == Float.self else {
      return sampledTurningPoints(around: point, in: interval)
    }
    return swings.turns(in: interval)
  }

  /// Finds the true last instant at which the motion is a distance or more from its target.
  public func settlingTime(within distance: Double) -> Double {
    swings.lastTime(beyond: distance)
  }

  private var swings: SpringSwings<Value> {
    SpringSwings(spring: spring, displacement: origin - target, velocity: initialVelocity)
  }
}

extension SpringTrajectory: Equatable {}
extension SpringTrajectory: Hashable where Value: Hashable {}

#if !hasFeature(Embedded)
extension SpringTrajectory: Codable where Value: Codable {}
#endif
