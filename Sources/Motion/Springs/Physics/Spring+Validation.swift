// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

// Parameters that come from a control, a text field or a network. Each initializer here makes the
// spring that its namesake without "validating" makes, and returns nil where that one would end the
// program. The rules are those below, which decoding uses too.
extension Spring {
  /// Creates a spring from its duration and bounce, or returns nil if they are not legal.
  ///
  /// - Parameters:
  ///   - duration: Seconds. Finite and not negative.
  ///   - bounce: Any number but NaN.
  public init?(validatingDuration duration: Double, bounce: Double = 0) {
    guard Spring.flaw(duration: duration, bounce: bounce) == nil else { return nil }
    self.init(duration: duration, bounce: bounce)
  }

  /// Creates a spring from its period and damping ratio, or returns nil if they are not legal.
  ///
  /// - Parameters:
  ///   - response: Seconds. Finite and not negative.
  ///   - dampingRatio: Not negative; may be infinite.
  public init?(validatingResponse response: Double, dampingRatio: Double) {
    guard Spring.flaw(response: response, dampingRatio: dampingRatio) == nil else { return nil }
    self.init(response: response, dampingRatio: dampingRatio)
  }

  /// Creates a spring from mass, stiffness and damping ratio, or returns nil if one is not legal.
  ///
  /// - Parameters:
  ///   - mass: Positive and finite.
  ///   - stiffness: Positive and finite.
  ///   - dampingRatio: Not negative; may be infinite.
  public init?(validatingMass mass: Double, stiffness: Double, dampingRatio: Double) {
    guard Spring.flaw(mass: mass, stiffness: stiffness, dampingRatio: dampingRatio) == nil else {
      return nil
    }
    self.init(mass: mass, stiffness: stiffness, dampingRatio: dampingRatio)
  }

  /// Creates a spring from its physical properties, or returns nil if one is not legal.
  ///
  /// - Parameters:
  ///   - mass: Positive and finite.
  ///   - stiffness: Positive and finite.
  ///   - damping: Finite and not negative.
  ///   - allowOverDamping: Whether more than critical damping is honored.
  public init?(
    validatingMass mass: Double, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    guard Spring.flaw(mass: mass, stiffness: stiffness, damping: damping) == nil else {
      return nil
    }
    self.init(
      mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: allowOverDamping)
  }

  /// Creates a spring from SwiftUI's settling duration, or returns nil if a number is not legal.
  ///
  /// - Parameters:
  ///   - settlingDuration: Seconds. Any number but NaN, clamped to 0.01…10.
  ///   - dampingRatio: Any number but NaN, clamped to 2⁻⁵²…1.
  ///   - epsilon: Between 0 and 1.
  public init?(
    validatingSettlingDuration settlingDuration: Double, dampingRatio: Double,
    epsilon: Double = 0.001
  ) {
    guard
      Spring.flaw(
        settlingDuration: settlingDuration, dampingRatio: dampingRatio, epsilon: epsilon) == nil
    else { return nil }
    self.init(settlingDuration: settlingDuration, dampingRatio: dampingRatio, epsilon: epsilon)
  }

  /// Creates a spring that has settled at a given time, or returns nil if a number is not legal.
  ///
  /// - Parameters:
  ///   - settlingTime: Seconds. Finite and not negative.
  ///   - dampingRatio: Positive and finite.
  ///   - tolerance: Between 0 and 1.
  /// - Edge cases: Also `nil` where the response would be too large for a `Double`.
  public init?(
    validatingSettlingTime settlingTime: Double, dampingRatio: Double,
    within tolerance: Double = 0.001
  ) {
    let flaw = Spring.flaw(
      settlingTime: settlingTime, dampingRatio: dampingRatio, tolerance: tolerance)
    guard flaw == nil else { return nil }
    self.init(
      validatingResponse: Spring.response(
        settlingTime: settlingTime, dampingRatio: dampingRatio, within: tolerance),
      dampingRatio: dampingRatio)
  }

  /// Creates a spring from its overshoot and settling time, or returns nil if one is not legal.
  ///
  /// - Parameters:
  ///   - peakOvershoot: At least 0 and less than 1.
  ///   - settlingTime: Seconds. Finite and not negative.
  ///   - tolerance: Between 0 and 1.
  /// - Edge cases: Also `nil` where the response would be too large for a `Double`.
  public init?(
    validatingPeakOvershoot peakOvershoot: Double, settlingTime: Double,
    within tolerance: Double = 0.001
  ) {
    guard Spring.flaw(peakOvershoot: peakOvershoot) == nil else { return nil }
    self.init(
      validatingSettlingTime: settlingTime,
      dampingRatio: Spring.dampingRatio(peakOvershoot: peakOvershoot), within: tolerance)
  }

  /// Creates the spring that another system describes, or returns nil if a parameter is not legal.
  public init?(validating equivalent: Equivalent) {
    let flaw =
      switch equivalent {
      case .css(let mass, let stiffness, let damping),
        .flutter(let mass, let stiffness, let damping),
        .coreAnimation(let mass, let stiffness, let damping),
        .tension(let stiffness, let damping, let mass):
        Spring.flaw(mass: mass, stiffness: stiffness, damping: damping)
      case .compose(let dampingRatio, let stiffness):
        Spring.flaw(mass: 1, stiffness: stiffness, dampingRatio: dampingRatio)
      case .flutterRatio(let mass, let stiffness, let ratio):
        Spring.flaw(mass: mass, stiffness: stiffness, dampingRatio: ratio)
      }
    guard flaw == nil else { return nil }
    self.init(matching: equivalent)
  }
}

// The rules. The names of the parameters are their keys in data.
extension Spring {
  static func flaw(duration: Double, bounce: Double) -> ParameterFlaw? {
    ParameterFlaw("duration", duration, .notNegative)
      ?? ParameterFlaw("bounce", bounce, .number)
  }

  static func flaw(response: Double, dampingRatio: Double) -> ParameterFlaw? {
    ParameterFlaw("response", response, .notNegative)
      ?? ParameterFlaw("dampingRatio", dampingRatio, .notNegativeOrInfinite)
  }

  static func flaw(mass: Double, stiffness: Double, dampingRatio: Double) -> ParameterFlaw? {
    flaw(mass: mass, stiffness: stiffness)
      ?? ParameterFlaw("dampingRatio", dampingRatio, .notNegativeOrInfinite)
  }

  static func flaw(mass: Double, stiffness: Double, damping: Double) -> ParameterFlaw? {
    flaw(mass: mass, stiffness: stiffness) ?? ParameterFlaw("damping", damping, .notNegative)
  }

  private static func flaw(mass: Double, stiffness: Double) -> ParameterFlaw? {
    ParameterFlaw("mass", mass, .positive) ?? ParameterFlaw("stiffness", stiffness, .positive)
  }

  static func flaw(
    settlingDuration: Double, dampingRatio: Double, epsilon: Double
  ) -> ParameterFlaw? {
    ParameterFlaw("settlingDuration", settlingDuration, .number)
      ?? ParameterFlaw("dampingRatio", dampingRatio, .number)
      ?? ParameterFlaw("epsilon", epsilon, .properFraction)
  }

  static func flaw(
    settlingTime: Double, dampingRatio: Double, tolerance: Double
  ) -> ParameterFlaw? {
    ParameterFlaw("settlingTime", settlingTime, .notNegative)
      ?? ParameterFlaw("dampingRatio", dampingRatio, .positive)
      ?? ParameterFlaw("tolerance", tolerance, .properFraction)
  }

  static func flaw(peakOvershoot: Double) -> ParameterFlaw? {
    ParameterFlaw("peakOvershoot", peakOvershoot, .fractionBelowOne)
  }
}
