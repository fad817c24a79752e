// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion that goes on from a velocity and slows down until it rests: a page that was thrown.
///
/// ```swift
/// let page = Decay(from: 0.0, velocity: 1000, rate: .normal)
/// page.restingValue  // 499.4998
/// page.value(at: 0.5)  // 315.9280
/// page.time(reaching: 250)  // 0.3467
/// ```
/// Its velocity is *v*₀ e^(−*k t*), its position *x*₀ + *v*₀ (1 − e^(−*k t*)) / *k*. It follows a
/// straight line, and its speed depends on where it is alone: started anew from any of its states,
/// it goes on as it would have.
///
/// - Accuracy: 4 ulp of the larger of the start and the resting value. The velocity has 2 ulp, and
///   what the rounding of *k t* makes of it: another 16 where 10⁻¹⁸ of it is left.
/// - Complexity: O(1) a sample: one exponential function.
@frozen
public struct Decay<Value: VectorSpace>: Trajectory {
  /// Where the motion starts.
  public let origin: Value

  /// How fast it starts, in units per second.
  public let initialVelocity: Value

  /// How fast it slows down.
  public let rate: DecayRate

  /// Where it comes to rest.
  ///
  /// It is *x*₀ + *v*₀ / *k*, held to what the type can hold.
  public let restingValue: Value

  /// Creates a motion from a velocity.
  ///
  /// - Parameters:
  ///   - origin: Where it starts.
  ///   - velocity: How fast it starts, in units per second.
  ///   - rate: How fast it slows down.
  @inlinable
  public init(from origin: Value, velocity: Value, rate: DecayRate = .normal) {
    self.origin = origin
    initialVelocity = velocity
    self.rate = rate
    restingValue = origin.moved(within: velocity.scaled(within: 1 / rate.exponent))
  }

  /// Creates the motion that comes to rest at a place.
  ///
  /// - Parameters:
  ///   - origin: Where it starts.
  ///   - target: Where it comes to rest, to a few ulp of the larger of both.
  ///   - rate: How fast it slows down.
  @inlinable
  public init(from origin: Value, restingAt target: Value, rate: DecayRate = .normal) {
    self.init(from: origin, velocity: origin.way(to: target, within: rate.exponent), rate: rate)
  }

  /// The seconds until the motion looks done: until a thousandth of the way is left.
  ///
  /// - Edge cases: 0 for a motion that does not move.
  public var duration: Double { settlingTime(within: .looksDone) }

  /// The seconds until nothing is left of the motion that a number could show: 42 time constants.
  @inlinable
  public var restTime: Double { initialVelocity == .zero ? 0 : 42 / rate.exponent }

  /// Evaluates position and velocity at a time.
  @inlinable
  public func state(at time: Double) -> KinematicState<Value> {
    .slowing(
      from: origin, to: restingValue, velocity: initialVelocity, at: time, until: restTime
    ) { shares(at: $0) }
  }

  /// The shares of the speed, and of the way, that are left and that have passed.
  ///
  /// What has passed keeps its last bits, however small it is.
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

  /// Visits the one way that the motion goes.
  public func visitStretches(
    of measure: Measure<Value>, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    visitSlowing(of: measure, from: start, upTo: end, beyond: beyond, body)
  }

  /// Finds the last instant at which a distance or more is left of the way.
  ///
  /// - Parameter distance: In the unit of the value.
  /// - Returns: Seconds, in closed form: ln(|*v*₀| / *k d*) / *k*; 0 if it never is that far away.
  public func settlingTime(within distance: Double) -> Double {
    let way = greatestDistanceFromEnd
    guard way >= distance else { return 0 }
    guard distance > 0 else { return restTime }
    // A quotient that overflows is cut: there is less time until the rest.
    let logarithm = Elementary.log(way) - Elementary.log(distance)
    return Swift.min(restTime, Swift.max(0, logarithm / rate.exponent))
  }

  /// The length of the whole way.
  public var greatestDistanceFromEnd: Double {
    (restingValue - origin).length.clampedToFinite
  }
}

extension Decay where Value == Double {
  /// Finds when the motion is at a place.
  ///
  /// ```swift
  /// let page = Decay(from: 0.0, velocity: 1000, rate: .fast)
  /// page.time(reaching: 99)  // 0.5268
  /// page.time(reaching: 100)  // nil
  /// ```
  /// - Parameter place: In the unit of the value.
  /// - Returns: Seconds, in closed form: −ln(1 − *k* (*x* − *x*₀) / *v*₀) / *k*. `nil` if it never
  ///   gets there: behind the start, from where it rests on, and without a velocity. 0 at the start.
  /// - Accuracy: That of the share of the way that is left: the nearer to the end, the less of it
  ///   is known.
  public func time(reaching place: Double) -> Double? {
    let way = place - origin
    if way == 0 { return 0 }
    guard initialVelocity != 0, (way > 0) == (initialVelocity > 0) else { return nil }
    let share = way / initialVelocity * rate.exponent
    guard share < 1 else { return nil }
    return -Elementary.log(onePlus: -share) / rate.exponent
  }

  /// The velocity with which the motion passes a place on its way: *v*₀ − *k* (*x* − *x*₀).
  ///
  /// - Returns: In units per second; `nil` if it never gets there.
  public func velocity(reaching place: Double) -> Double? {
    time(reaching: place).map { _ in initialVelocity - rate.exponent * (place - origin) }
  }
}

extension Decay: Equatable {}
extension Decay: Hashable where Value: Hashable {}

#if !hasFeature(Embedded)
extension Decay: Codable where Value: Codable {
  private enum CodingKeys: String, CodingKey { case origin, initialVelocity, rate }

  /// Reads the start, the velocity and the rate.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      from: try container.decode(Value.self, forKey: .origin),
      velocity: try container.decode(Value.self, forKey: .initialVelocity),
      rate: try container.decode(DecayRate.self, forKey: .rate))
  }
}
#endif
