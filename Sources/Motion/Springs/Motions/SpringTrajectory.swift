// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The motion of a spring from one value to another.
///
/// ![A spring passes its target, peaks, and settles within a band around the target](spring)
///
/// ```swift
/// let card = SpringTrajectory(from: 0.0, to: 100, velocity: 400, spring: .snappy)
/// card.value(at: 0.1)
/// card.peak.value
/// card.settlingTime(within: 0.5)
/// ```
/// The value can be any ``VectorSpace``. A vector settles when its distance from the target does.
///
/// - Complexity: O(1) a sample: one evaluation for position and velocity.
@frozen
public struct SpringTrajectory<Value: VectorSpace>: Trajectory {
  /// The value at which the motion starts.
  public let origin: Value

  /// The value toward which the motion moves.
  public let target: Value

  /// The initial velocity, in units per second.
  public let initialVelocity: Value

  /// The spring that the motion follows.
  public let spring: Spring

  /// Creates the motion of a spring.
  ///
  /// - Parameters:
  ///   - origin: The value at which the motion starts; by default zero.
  ///   - target: The value toward which the motion moves.
  ///   - velocity: The initial velocity, in units per second. It does not change the spring.
  ///   - spring: The spring that the motion follows.
  @inlinable
  public init(
    from origin: Value = .zero, to target: Value, velocity: Value = .zero, spring: Spring = Spring()
  ) {
    self.init(
      fromBounded: origin.bounded, to: target.bounded, velocity: velocity.bounded, spring: spring)
  }

  /// Creates the motion of a spring from its perceptual duration and its bounce.
  ///
  /// - Parameters:
  ///   - origin: The value at which the motion starts; by default zero.
  ///   - target: The value toward which the motion moves.
  ///   - velocity: The initial velocity, in units per second. It does not change the spring.
  ///   - duration: The duration of the spring, as in ``Spring/init(duration:bounce:)``.
  ///   - bounce: The bounce of the spring.
  @inlinable
  public init(
    from origin: Value = .zero, to target: Value, velocity: Value = .zero, duration: Double,
    bounce: Double = 0
  ) {
    self.init(
      from: origin, to: target, velocity: velocity,
      spring: Spring(duration: duration, bounce: bounce))
  }

  /// Creates a motion from bounded values.
  ///
  /// Energy never grows: |x| ≤ |x₀| + |v₀| / ω and |v| ≤ ω |x₀| + |v₀|, and ω is from 2⁻⁷⁰ to 2⁷⁰.
  @inlinable
  init(fromBounded origin: Value, to target: Value, velocity: Value, spring: Spring) {
    self.origin = origin
    self.target = target
    initialVelocity = velocity
    self.spring = spring
  }

  /// The seconds until the motion looks done.
  ///
  /// It is the true last instant at which the distance from the target is at least a thousandth of
  /// the greatest distance. The motion follows the equation of the spring until ``restTime``;
  /// ``Trajectory/settling(within:)`` gives it another duration.
  ///
  /// - Edge cases: 0 for a motion that is at rest at its target; infinite without damping, or if
  ///   the spring never moves. Where one more swing reaches the thousandth, the duration jumps by
  ///   less than half a period: by 0.141 s where the bounce of a spring of 0.5 s passes 0.5974.
  /// - Complexity: O(1), about 5 evaluations. Combinators compute it once.
  @inlinable
  public var duration: Double {
    let swings = self.swings
    // A motion that oscillates forever is never done.
    guard restTime < .infinity else { return swings.greatestDistance > 0 ? .infinity : 0 }
    return swings.duration
  }

  /// The seconds until the remaining motion is less than the rounding of a value.
  ///
  /// After 42 time constants less than 2⁻⁵³ of the effect of the initial distance and velocity
  /// remains, at any damping ratio, so a `Double` shows no jump there.
  ///
  /// - Edge cases: 0 for a motion that is at rest at its target; infinite without
  ///   damping, or if the spring never moves.
  @inlinable
  public var restTime: Double { origin == target && initialVelocity == .zero ? 0 : spring.restTime }

  /// The swings of a spring that oscillates.
  ///
  /// A period later the motion repeats, nearer to its target, and shows no new value. The cost of
  /// finding a peak does not depend on the number of swings.
  @inlinable
  public static func recurrences(of motion: Self) -> [Recurrence] {
    motion.spring.swings(upTo: motion.restTime)
  }

  /// Evaluates the position and velocity at a time.
  #if compiler(>=6.3)
  @specialized(where Value == Double)
  #endif
  @inlinable
  @inline(__always)
  public func state(at time: Double) -> KinematicState<Value> {
    guard time > 0, time < spring.endTime else { return stateAtRest(at: time) }
    var state = Spring.Step(moving: spring, time: time)
      .advanced(origin - target, velocity: initialVelocity)
    state.value = target + state.value
    return state
  }

  /// Evaluates the position at a time.
  @inlinable
  @inline(__always)
  public func value(at time: Double) -> Value {
    guard time > 0, time < spring.endTime else { return stateAtRest(at: time).value }
    return target
      + Spring.Step(moving: spring, time: time)
      .displacement(origin - target, velocity: initialVelocity)
  }

  /// Returns the state before the motion and after it, and that of a spring that does not move.
  @inlinable
  @inline(__always)
  func stateAtRest(at time: Double) -> KinematicState<Value> {
    // NaN is none of these, and is treated as time 0.
    if time < 0 { return KinematicState(value: origin) }
    if time >= spring.restTime { return KinematicState(value: target) }
    if case .instant = spring.regime { return KinematicState(value: target) }
    return KinematicState(value: origin, velocity: time > 0 ? .zero : initialVelocity)
  }

  /// Evaluates the motion, which holds its target from the duration onwards.
  @inlinable
  public func state(beyond time: Double) -> KinematicState<Value> {
    // Whether the duration has passed is the most expensive condition, and is tested last.
    time < 0 || time >= restTime || isFinished(at: time)
      ? state(at: time < 0 ? -.infinity : .infinity) : state(at: time)
  }

  /// Finds the true last instant at which the motion is at least a distance away from its target.
  @inlinable
  public func settlingTime(within distance: Double) -> Double { swings.lastTime(beyond: distance) }

  /// The greatest distance from its target that the motion reaches, at its start or at an extremum.
  @inlinable
  public var maximumDistanceFromEnd: Double { swings.greatestDistance }

  @inlinable
  var swings: SpringSwings {
    SpringSwings(spring: spring, displacement: origin - target, velocity: initialVelocity)
  }

  /// Returns the motion from the state at a time to another target.
  ///
  /// Position and velocity are continuous. Time 0 of the new motion is the given time of this one.
  ///
  /// - Parameters:
  ///   - target: The new target.
  ///   - time: Seconds of this motion.
  ///   - spring: The spring that the motion follows then; by default the same spring.
  /// - Returns: The motion from then onwards.
  @inlinable
  public func retargeted(
    to target: Value, at time: Double, spring: Spring? = nil
  ) -> SpringTrajectory {
    let state = state(at: time)
    return SpringTrajectory(
      from: state.value, to: target, velocity: state.velocity, spring: spring ?? self.spring)
  }
}

extension SpringTrajectory: Equatable {}
extension SpringTrajectory: Hashable where Value: Hashable {}

#if !hasFeature(Embedded)
extension SpringTrajectory: Described {}

extension SpringTrajectory: Codable where Value: Codable {
  /// Writes the parameters of the initializer.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "from": origin, "to": target, "velocity": initialVelocity.unless(.zero),
      "spring": spring.unless(Spring()),
    ])
  }

  /// Reads both values, the velocity, by default zero, and the spring, by default that of the
  /// initializer.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("from", "to", "velocity", "spring")
    self.init(
      from: try container.decode(Value.self, forKey: "from"),
      to: try container.decode(Value.self, forKey: "to"),
      velocity: try container.decode(forKey: "velocity", default: .zero),
      spring: try container.decode(forKey: "spring", default: Spring()))
  }
}
#endif
