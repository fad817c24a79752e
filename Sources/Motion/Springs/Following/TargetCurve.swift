// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A cubic along which a target moves for some time.
@frozen
@usableFromInline
struct TargetCurve<Value: VectorSpace>: Equatable, Sendable {
  /// The duration of the curve, positive and finite.
  @usableFromInline let duration: Double

  // The target is constant + linear · u + quadratic · u² + cubic · u³, where u is the fraction of
  // the duration that has passed.
  @usableFromInline let constant: Value
  @usableFromInline let linear: Value
  @usableFromInline let quadratic: Value
  @usableFromInline let cubic: Value

  init(duration: Double, _ constant: Value, _ linear: Value, _ quadratic: Value, _ cubic: Value) {
    self.duration = duration
    self.constant = constant
    self.linear = linear
    self.quadratic = quadratic
    self.cubic = cubic
  }

  /// Creates the cubic with given states at its ends.
  init(
    from start: KinematicState<Value>, to end: KinematicState<Value>, duration: Double
  ) {
    let change = end.value - start.value
    let (m0, m1) = (start.velocity.scaled(by: duration), end.velocity.scaled(by: duration))
    self.init(
      duration: duration, start.value, m0, change.scaled(by: 3) - m0.scaled(by: 2) - m1,
      (m0 - change) + (m1 - change))
  }

  /// Creates a line.
  init(from start: Value, to end: Value, duration: Double) {
    self.init(duration: duration, start, end - start, .zero, .zero)
  }

  /// The curve with coefficients within the legal values of a motion.
  ///
  /// A difference of bounded values is up to twice as large as they.
  var legal: TargetCurve {
    func bounded(_ value: Value) -> Value {
      value.scaled(by: 0.5).isBounded ? value : value.bounded
    }
    return TargetCurve(
      duration: duration, bounded(constant), bounded(linear), bounded(quadratic), bounded(cubic))
  }

  /// Whether no sum or product of a sample overflows.
  var isBounded: Bool { linear.isBounded && quadratic.isBounded && cubic.isBounded }

  /// The inverse of the duration, at most 2⁷⁰ so that velocities stay finite.
  @inlinable
  var rate: Double { (1 / duration).boundedFactor }

  /// The position of the target at a fraction of the duration.
  func value(at share: Double) -> Value {
    let bend = quadratic + cubic.scaled(by: share)
    return constant + (linear + bend.scaled(by: share)).scaled(by: share)
  }

  /// The velocity of the target at a fraction of the duration, in units per duration.
  func slope(at share: Double) -> Value {
    linear + (quadratic.scaled(by: 2) + cubic.scaled(by: 3 * share)).scaled(by: share)
  }

  /// Evaluates a spring that starts when the curve begins.
  ///
  /// - Parameters:
  ///   - start: The state of the spring when the curve begins.
  ///   - time: Seconds since then, positive and at most the duration.
  ///   - spring: The spring.
  /// - Returns: The state of the spring then.
  @inlinable
  func state(
    from start: KinematicState<Value>, after time: Double, _ spring: Spring
  ) -> KinematicState<Value> {
    let response = CubicResponse(spring, time: time)
    let u = time / duration
    let shares = response.shares
    var state = response.step.advanced(start.value - constant, velocity: start.velocity)
    state.value =
      constant
      + (state.value + linear.scaled(by: u * shares[1])
        + (quadratic.scaled(by: u * u * shares[2]) + cubic.scaled(by: u * u * u * shares[3])))
    let slope =
      linear.scaled(by: shares[0])
      + (quadratic.scaled(by: 2 * (u * shares[1])) + cubic.scaled(by: 3 * (u * u * shares[2])))
    state.velocity = state.velocity + slope.scaled(by: rate)
    return state
  }
}

extension TargetCurve: Hashable where Value: Hashable {}
