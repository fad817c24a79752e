// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Ripple {
  /// The number of time constants after which a wave ends, when its envelope is below 2⁻⁵³.
  @inlinable
  static var lifetimeInTimeConstants: Double { 42 }

  /// Returns the delay of the wave at a distance.
  ///
  /// - Parameter distance: The distance from the origin, in points.
  /// - Returns: The delay in seconds; infinite if the wave never arrives, as for a speed of 0 or
  ///   less, or for a distance that is infinite or NaN.
  @inlinable
  public func delay(atDistance distance: Double) -> Double {
    guard speed > 0, distance < .infinity else { return .infinity }
    return Swift.max(0, distance) / speed
  }

  /// Evaluates the displacement where the wave arrives with a delay.
  ///
  /// ```swift
  /// Ripple.shader.amount(at: 0.3, delayedBy: 0.2)  // 5.3784
  /// Ripple.shader.amount(at: 0.1, delayedBy: 0.2)  // 0
  /// ```
  /// - Parameters:
  ///   - time: The time since the wave began, in seconds.
  ///   - delay: The delay of the arrival, in seconds.
  /// - Returns: The displacement in points, positive towards the origin, without the near field; 0
  ///   before the wave arrives.
  @inlinable
  public func amount(at time: Double, delayedBy delay: Double = 0) -> Double {
    amplitude * wave(at: time, delayedBy: delay)
  }

  /// Evaluates the velocity of points where the wave arrives with a delay.
  ///
  /// - Parameters:
  ///   - time: The time since the wave began, in seconds.
  ///   - delay: The delay of the arrival, in seconds.
  /// - Returns: The velocity in points per second; 0 before the wave arrives, but not at its
  ///   arrival.
  @inlinable
  public func velocity(at time: Double, delayedBy delay: Double = 0) -> Double {
    state(at: time, delayedBy: delay).velocity
  }

  /// Evaluates displacement and velocity where the wave arrives with a delay.
  ///
  /// - Parameters:
  ///   - time: The time since the wave began, in seconds.
  ///   - delay: The delay of the arrival, in seconds.
  /// - Returns: The displacement and its rate of change, from one evaluation.
  @inlinable
  public func state(at time: Double, delayedBy delay: Double = 0) -> KinematicState<Double> {
    guard let (angle, exponent) = arguments(at: time, delayedBy: delay) else {
      return KinematicState(value: 0)
    }
    let (sine, cosine) = Elementary.sineAndCosine(angle)
    let envelope = Elementary.exp(exponent)
    return KinematicState(
      value: amplitude * (envelope * sine),
      velocity: amplitude * (envelope * (frequency * cosine - decay * sine)))
  }

  /// Evaluates the displacement of a point.
  ///
  /// While the damped sine is positive, the point moves towards the origin. For several waves, sum
  /// their displacements of the undisplaced point, as RippleField does.
  ///
  /// - Parameters:
  ///   - point: The undisplaced point.
  ///   - origin: The origin of the wave.
  ///   - time: The time since the wave began, in seconds.
  /// - Returns: The displacement to add to the point.
  /// - Edge cases: Zero where the wave has not arrived or has ended, at the origin, within 1 point
  ///   of it unless `nearField` is `none`, and for points or origins that are not finite, or
  ///   farther apart than 1e150.
  @inlinable
  public func displacement(
    of point: SIMD2<Double>, from origin: SIMD2<Double>, at time: Double
  ) -> SIMD2<Double> {
    let away = point - origin
    let square = away.x * away.x + away.y * away.y
    // Below the limit the square loses its bits; NaN fails both comparisons.
    guard square > 0x1p-960, square < .infinity else { return .zero }
    let distance = square.squareRoot()
    let amount = amount(at: time, delayedBy: delay(atDistance: distance))
    guard amount != 0 else { return .zero }
    return away * (-(amount * nearField.factor(atDistance: distance)) / distance)
  }

  /// Evaluates the position whose content appears at a point.
  ///
  /// A shader requires this map. The position is the point, displaced in the opposite direction to
  /// ``displacement(of:from:at:)``.
  ///
  /// - Parameters:
  ///   - point: The drawn point.
  ///   - origin: The origin of the wave.
  ///   - time: The time since the wave began, in seconds.
  /// - Returns: The position of the color, at most `maximumOffset` away.
  /// - Edge cases: The point itself where ``displacement(of:from:at:)`` is zero.
  @inlinable
  public func samplePosition(
    for point: SIMD2<Double>, from origin: SIMD2<Double>, at time: Double
  ) -> SIMD2<Double> {
    point - displacement(of: point, from: origin, at: time)
  }

  /// Evaluates the brightness that the wave adds to a point.
  ///
  /// It is 0.3 times the wave without its amplitude, so a wave of amplitude 0 has brightness too.
  /// The near field does not attenuate it.
  ///
  /// - Parameters:
  ///   - point: The drawn point.
  ///   - origin: The origin of the wave.
  ///   - time: The time since the wave began, in seconds.
  /// - Returns: The summand of red, green and blue, to be multiplied by the opacity of the point;
  ///   negative in troughs.
  @inlinable
  public func brightness(
    of point: SIMD2<Double>, from origin: SIMD2<Double>, at time: Double
  ) -> Double {
    let away = point - origin
    let distance = (away.x * away.x + away.y * away.y).squareRoot()
    return 0.3 * wave(at: time, delayedBy: delay(atDistance: distance))
  }

  /// Evaluates the wave without its amplitude.
  @inlinable
  func wave(at time: Double, delayedBy delay: Double) -> Double {
    guard let (angle, exponent) = arguments(at: time, delayedBy: delay) else { return 0 }
    return Elementary.exp(exponent) * Elementary.sin(angle)
  }

  /// Returns the arguments of the sine and of the exponential, or nil outside of the wave.
  @inlinable
  func arguments(
    at time: Double, delayedBy delay: Double
  ) -> (angle: Double, exponent: Double)? {
    let age = (time == time ? time : 0) - delay
    let (angle, timeConstants) = (frequency * age + phase, decay * age)
    // An infinite angle has no sine. Without decay the wave ends at infinity, where the product is
    // NaN.
    guard age >= 0, timeConstants <= Ripple.lifetimeInTimeConstants, angle - angle == 0 else {
      return nil
    }
    return (angle, -timeConstants)
  }
}
