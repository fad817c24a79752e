// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion that starts with a velocity and slows down exponentially until it rests.
///
/// ![A decay that coasts to rest, and a bounded one that a spring brings back to its edge](decay)
///
/// ```swift
/// let page = Decay(from: 0.0, velocity: 1000, rate: .normal)
/// page.restingValue  // 499.4998
/// page.value(at: 0.5)  // 315.9280
/// page.time(reaching: 250)  // 0.3467
/// ```
/// Its velocity is *v*₀ e^(−*k t*), its position *x*₀ + *v*₀ (1 − e^(−*k t*)) / *k*. It follows a
/// straight line, and its speed depends only on its position: restarted from any of its states, it
/// continues unchanged.
///
/// - Accuracy: 4 ulp of the larger of the start and the resting value. The velocity has 2 ulp, plus
///   the effect of the rounding of *k t*: another 32 where the velocity is 10⁻¹⁸ of the initial
///   one.
/// - Complexity: O(1) per sample: one exponential function.
@frozen
public struct Decay<Value: VectorSpace>: Slowing {
  /// The initial position.
  public let origin: Value

  /// The initial velocity, in units per second.
  public let initialVelocity: Value

  /// The rate at which the motion slows down.
  public let rate: DecayRate

  /// The final position.
  ///
  /// It is *x*₀ + *v*₀ / *k*.
  public let restingValue: Value

  /// Creates a motion from a velocity.
  ///
  /// - Parameters:
  ///   - origin: The initial position; by default zero.
  ///   - velocity: The initial velocity, in units per second.
  ///   - rate: The rate at which the motion slows down.
  @inlinable
  public init(from origin: Value = .zero, velocity: Value, rate: DecayRate = .normal) {
    let (origin, velocity) = (origin.bounded, velocity.bounded)
    self.origin = origin
    initialVelocity = velocity
    self.rate = rate
    restingValue = origin.reached(by: velocity, after: 1 / rate.exponent)
  }

  /// Creates the motion that comes to rest at a target.
  ///
  /// - Parameters:
  ///   - origin: The initial position.
  ///   - target: The final position, reached to a few ulp of the larger of origin and target.
  ///   - rate: The rate at which the motion slows down.
  /// - Edge cases: If the velocity is out of bounds, the motion rests before the target.
  @inlinable
  public init(from origin: Value, restingAt target: Value, rate: DecayRate = .normal) {
    let change = target.bounded - origin.bounded
    self.init(from: origin, velocity: change.scaled(by: rate.exponent.boundedFactor), rate: rate)
  }

  /// The time until the motion looks done, when a thousandth of its travel remains, in seconds.
  ///
  /// - Edge cases: 0 for a motion that does not move.
  public var duration: Double { settlingTime(within: .looksDone) }

  /// The time until the motion has reached its end to the last bit, in seconds: 42 time constants.
  ///
  /// - Edge cases: 0 for a motion that does not move.
  @inlinable
  public var restTime: Double { initialVelocity == .zero ? 0 : 42 / rate.exponent }

  @inlinable
  func shares(at time: Double) -> (left: Double, passed: Double) {
    let power = rate.exponent * time
    if power < 0.5 {
      let passed = -Elementary.expMinusOne(-power)
      return (1 - passed, passed)
    }
    let left = Elementary.exp(-power)
    return (left, 1 - left)
  }

  @usableFromInline
  var travelTime: Double { 1 / rate.exponent }

  @usableFromInline
  func time(passing share: Double) -> Double { -Elementary.log(onePlus: -share) / rate.exponent }

  /// Returns the last instant at which at least a distance of the travel remains.
  ///
  /// - Parameter distance: The distance in the unit of the value.
  /// - Returns: Seconds, in closed form: ln(|*v*₀| / *k d*) / *k*; 0 if it never is that far away.
  public func settlingTime(within distance: Double) -> Double {
    let length = maximumDistanceFromEnd
    guard length >= distance else { return 0 }
    guard distance > 0 else { return restTime }
    // A quotient that overflows is clamped to the rest time.
    let logarithm = Elementary.log(length) - Elementary.log(distance)
    return Swift.min(restTime, Swift.max(0, logarithm / rate.exponent))
  }

  /// The length of the whole travel.
  public var maximumDistanceFromEnd: Double { (restingValue - origin).length }
}

extension Decay where Value == Double {
  /// Returns the time at which the motion is at a position.
  ///
  /// ```swift
  /// let page = Decay(from: 0.0, velocity: 1000, rate: .fast)
  /// page.time(reaching: 99)  // 0.5268
  /// page.time(reaching: 100)  // nil
  /// ```
  /// - Parameter position: The position in the unit of the value.
  /// - Returns: Seconds, in closed form: −ln(1 − *k* (*x* − *x*₀) / *v*₀) / *k*; 0 at the start.
  ///   `nil` if the motion never reaches the position: if it is behind the start, at the end or
  ///   beyond, or if the velocity is 0.
  /// - Accuracy: That of the remaining share of the travel, which is known less exactly near the
  ///   end.
  public func time(reaching position: Double) -> Double? { instant(at: position) }

  /// Returns the velocity at which the motion passes a position.
  ///
  /// It is *v*₀ − *k* (*x* − *x*₀).
  ///
  /// - Returns: Units per second; `nil` if the motion never reaches the position.
  public func velocity(reaching position: Double) -> Double? {
    time(reaching: position).map { _ in initialVelocity - rate.exponent * (position - origin) }
  }
}

extension Decay: Equatable {}
extension Decay: Hashable where Value: Hashable {}

#if !hasFeature(Embedded)
extension Decay: Described {}

extension Decay: Codable where Value: Codable {
  /// Decodes the start, the velocity and the rate, by default the normal one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("from", "velocity", "rate")
    self.init(
      from: try container.decode(Value.self, forKey: "from"),
      velocity: try container.decode(Value.self, forKey: "velocity"),
      rate: try container.decode(forKey: "rate", default: .normal))
  }

  /// Writes the parameters of the initializer.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["from": origin, "velocity": initialVelocity, "rate": rate.unless(.normal)])
  }
}
#endif
