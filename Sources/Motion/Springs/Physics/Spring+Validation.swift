// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

// Parameters that come from a control, a text field or a network. Each initializer here makes the
// spring that its namesake without "validating" makes, and returns nil where that one would end the
// program. The rules are those below, which decoding uses too.
extension Spring {
  /// Creates a spring from its duration and bounce, or returns nil if they are not legal.
  ///
  /// - Parameters:
  ///   - duration: Seconds; legal if finite and not negative.
  ///   - bounce: The bounce; legal unless NaN.
  public init?(validatingDuration duration: Double, bounce: Double = 0) {
    guard Spring.flaw(duration: duration, bounce: bounce) == nil else { return nil }
    self.init(duration: duration, bounce: bounce)
  }

  /// Creates a spring from its period and damping ratio, or returns nil if they are not legal.
  ///
  /// - Parameters:
  ///   - response: Seconds; legal if finite and not negative.
  ///   - dampingRatio: The damping ratio; legal if not negative, infinity included.
  public init?(validatingResponse response: Double, dampingRatio: Double) {
    guard Spring.flaw(response: response, dampingRatio: dampingRatio) == nil else { return nil }
    self.init(response: response, dampingRatio: dampingRatio)
  }

  /// Creates a spring from mass, stiffness and damping ratio, or returns nil if a number is not
  /// legal.
  ///
  /// - Parameters:
  ///   - mass: The mass; legal if positive and finite.
  ///   - stiffness: The stiffness, in mass / s²; legal if positive and finite.
  ///   - dampingRatio: The damping ratio; legal if not negative, infinity included.
  public init?(validatingMass mass: Double, stiffness: Double, dampingRatio: Double) {
    guard Spring.flaw(mass: mass, stiffness: stiffness, dampingRatio: dampingRatio) == nil else {
      return nil
    }
    self.init(mass: mass, stiffness: stiffness, dampingRatio: dampingRatio)
  }

  /// Creates a spring from its physical properties, or returns nil if a number is not legal.
  ///
  /// - Parameters:
  ///   - mass: The mass; legal if positive and finite.
  ///   - stiffness: The stiffness, in mass / s²; legal if positive and finite.
  ///   - damping: The damping, in mass / s; legal if finite and not negative.
  ///   - allowOverDamping: Whether a damping above critical damping is kept.
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
  ///   - settlingDuration: Seconds, clamped to 0.01…10; legal unless NaN.
  ///   - dampingRatio: The damping ratio, clamped to 2⁻⁵²…1; legal unless NaN.
  ///   - epsilon: The distance as a fraction of the travel; legal between 0 and 1, both excluded.
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
  ///   - settlingTime: Seconds; legal if finite and not negative.
  ///   - dampingRatio: The damping ratio; legal if positive and finite.
  ///   - tolerance: The distance as a fraction of the travel; legal between 0 and 1, both excluded.
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

  /// Creates a spring from its overshoot and settling time, or returns nil if a number is not
  /// legal.
  ///
  /// - Parameters:
  ///   - overshoot: The overshoot as a fraction of the travel; legal from 0, below 1.
  ///   - settlingTime: Seconds; legal if finite and not negative.
  ///   - tolerance: The distance as a fraction of the travel; legal between 0 and 1, both excluded.
  /// - Edge cases: Also `nil` where the response would be too large for a `Double`.
  public init?(
    validatingOvershoot overshoot: Double, settlingTime: Double,
    within tolerance: Double = 0.001
  ) {
    guard Spring.flaw(overshoot: overshoot) == nil else { return nil }
    self.init(
      validatingSettlingTime: settlingTime,
      dampingRatio: Spring.dampingRatio(overshoot: overshoot), within: tolerance)
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

  static func flaw(overshoot: Double) -> ParameterFlaw? {
    ParameterFlaw("overshoot", overshoot, .fractionBelowOne)
  }
}
