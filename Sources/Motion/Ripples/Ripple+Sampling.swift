// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Ripple {
  /// The time constants after which a wave is over: less than 2⁻⁵³ of it is left.
  @inlinable
  static var lifetimeInTimeConstants: Double { 42 }

  /// Finds when the wave arrives at a distance.
  ///
  /// - Parameter distance: Points from the origin.
  /// - Returns: Seconds; infinite if it never arrives, as with a speed of 0 or less, or
  ///   at a distance that is infinite or NaN.
  @inlinable
  public func delay(atDistance distance: Double) -> Double {
    guard speed > 0, distance < .infinity else { return .infinity }
    return Swift.max(0, distance) / speed
  }

  /// Evaluates how far points are moved where the wave arrives with a delay.
  ///
  /// ```swift
  /// Ripple.shader.amount(at: 0.3, delayedBy: 0.2)  // 5.3784
  /// Ripple.shader.amount(at: 0.1, delayedBy: 0.2)  // 0
  /// ```
  /// - Parameters:
  ///   - time: Seconds since the wave was set off.
  ///   - delay: Seconds until it arrives.
  /// - Returns: Points, towards the origin where positive, without the law of the near
  ///   field; 0 before the wave arrives.
  @inlinable
  public func amount(at time: Double, delayedBy delay: Double = 0) -> Double {
    amplitude * wave(at: time, delayedBy: delay)
  }

  /// Evaluates how fast points are moved where the wave arrives with a delay.
  ///
  /// - Parameters:
  ///   - time: Seconds since the wave was set off.
  ///   - delay: Seconds until it arrives.
  /// - Returns: Points per second; 0 before the wave arrives, and not where it does.
  @inlinable
  public func velocity(at time: Double, delayedBy delay: Double = 0) -> Double {
    state(at: time, delayedBy: delay).velocity
  }

  /// Evaluates how far and how fast points are moved where the wave arrives with a delay.
  ///
  /// - Parameters:
  ///   - time: Seconds since the wave was set off.
  ///   - delay: Seconds until it arrives.
  /// - Returns: The amount and its rate of change, from one evaluation.
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

  /// Evaluates how a point is moved.
  ///
  /// A positive amount moves it towards the origin. For several waves, add up what each
  /// does to the point that nothing has moved yet, as RippleField does.
  ///
  /// - Parameters:
  ///   - point: The point before it is moved.
  ///   - origin: Where the wave was set off.
  ///   - time: Seconds since then.
  /// - Returns: What to add to the point.
  /// - Edge cases: Zero where the wave is not, at the origin itself, within 1 point of it
  ///   unless `nearField` is `none`, and for points or origins that are not finite, or
  ///   farther apart than 1e150.
  @inlinable
  public func displacement(
    at point: SIMD2<Double>, origin: SIMD2<Double>, time: Double
  ) -> SIMD2<Double> {
    let away = point - origin
    let square = away.x * away.x + away.y * away.y
    // Below, the square loses its bits; NaN is on neither side.
    guard square > 0x1p-960, square < .infinity else { return .zero }
    let distance = square.squareRoot()
    let amount = amount(at: time, delayedBy: delay(atDistance: distance))
    guard amount != 0 else { return .zero }
    return away * (-(amount * nearField.share(atDistance: distance)) / distance)
  }

  /// Evaluates where the content that a point shows comes from.
  ///
  /// It is the inverse map that a shader needs: the point itself, moved the other way.
  ///
  /// - Parameters:
  ///   - point: The point that is drawn.
  ///   - origin: Where the wave was set off.
  ///   - time: Seconds since then.
  /// - Returns: The point whose color it takes, at most `maximumOffset` away.
  /// - Edge cases: The point itself where displacement(at:origin:time:) is zero.
  @inlinable
  public func samplePosition(
    for point: SIMD2<Double>, origin: SIMD2<Double>, time: Double
  ) -> SIMD2<Double> {
    point - displacement(at: point, origin: origin, time: time)
  }

  /// Evaluates how much brighter the wave makes a point.
  ///
  /// It is three tenths of the wave without its amplitude, so that a wave that moves
  /// nothing still shines. The law of the near field does not dim it.
  ///
  /// - Parameters:
  ///   - point: The point that is drawn.
  ///   - origin: Where the wave was set off.
  ///   - time: Seconds since then.
  /// - Returns: What to add to red, green and blue, multiplied by the opacity of the
  ///   point; negative in troughs.
  @inlinable
  public func brightness(
    at point: SIMD2<Double>, origin: SIMD2<Double>, time: Double
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

  /// The arguments of the sine and of the exponential, if the wave is there.
  @inlinable
  func arguments(
    at time: Double, delayedBy delay: Double
  ) -> (angle: Double, exponent: Double)? {
    let age = (time == time ? time : 0) - delay
    let (angle, timeConstants) = (frequency * age + phase, decay * age)
    // An infinite angle has no sine. Without decay the wave is over at infinity, where
    // the product is NaN.
    guard age >= 0, timeConstants <= Ripple.lifetimeInTimeConstants, angle - angle == 0 else {
      return nil
    }
    return (angle, -timeConstants)
  }
}
