// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Spring {
  /// Creates a spring from SwiftUI's estimate of its settling time.
  ///
  /// SwiftUI solves `epsilon = (ζ / √(1 − ζ²)) e^(−ζ ω₀ T)` for the frequency ω₀, or
  /// `epsilon = (1 + ω₀ T) e^(−ω₀ T)` for critical damping; this initializer uses the closed form
  /// of the first and solves the second to the last bits. For a spring whose exact settling time is
  /// given, use `Spring(settlingTime:dampingRatio:within:)`.
  ///
  /// - Parameters:
  ///   - settlingDuration: The estimate in seconds, clamped to 0.01…10 as in SwiftUI.
  ///   - dampingRatio: The damping as a multiple of critical damping, clamped to 2⁻⁵²…1 as in
  ///     SwiftUI.
  ///   - epsilon: The distance from the target that counts as settled, as a fraction of the travel.
  /// - Edge cases: If ζ is so small that SwiftUI's equation has no positive solution, the envelope
  ///   `epsilon = e^(−ζ ω₀ T)` is solved instead.
  /// - Precondition: The first two numbers are not NaN, and `epsilon` is between 0 and 1, both
  ///   excluded.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    ParameterFlaw.trap(
      if: Spring.flaw(
        settlingDuration: settlingDuration, dampingRatio: dampingRatio, epsilon: epsilon))
    let duration = Swift.min(10, Swift.max(0.01, settlingDuration))
    let ratio = Swift.min(1, Swift.max(Double.ulpOfOne, dampingRatio))
    let constants: Double
    if ratio < 1 {
      let amplitude = ratio / ((1 - ratio) * (1 + ratio)).squareRoot()
      constants = Elementary.log((amplitude > epsilon ? amplitude : 1) / epsilon) / ratio
    } else {
      // (1 + y) e^(−y) decreases from 1 at y = 0 below any epsilon.
      let limit = 10 - 2 * Elementary.log(epsilon)
      constants = Roots.bracketed(in: 0...limit) { (1 + $0) * Elementary.exp(-$0) - epsilon }
    }
    self.init(response: 2 * Double.pi * duration / constants, dampingRatio: ratio)
  }

  /// Creates a spring that has settled at exactly a given time.
  ///
  /// ```swift
  /// let spring = Spring(settlingTime: 0.8, dampingRatio: 0.7)
  /// spring.settlingTime(from: 1.0, within: 0.001)  // 0.8
  /// ```
  /// - Parameters:
  ///   - settlingTime: The seconds after which a motion from rest stays within the tolerance.
  ///   - dampingRatio: The damping as a multiple of critical damping.
  ///   - tolerance: The distance from the target, as a fraction of the travel.
  /// - Edge cases: If the distance of a swing equals the tolerance up to rounding, the spring may
  ///   settle one swing earlier, but never later.
  /// - Precondition: `settlingTime` is finite and not negative, `dampingRatio` is positive and
  ///   finite, and `tolerance` is between 0 and 1, both excluded.
  public init(settlingTime: Double, dampingRatio: Double, within tolerance: Double = 0.001) {
    ParameterFlaw.trap(
      if: Spring.flaw(
        settlingTime: settlingTime, dampingRatio: dampingRatio, tolerance: tolerance))
    self.init(
      response: Spring.response(
        settlingTime: settlingTime, dampingRatio: dampingRatio, within: tolerance),
      dampingRatio: dampingRatio)
  }

  /// The response of a spring that has settled at a given time.
  static func response(
    settlingTime: Double, dampingRatio: Double, within tolerance: Double
  ) -> Double {
    // Time scales with the response, so one spring gives the ratio for all.
    let unit = Spring(response: 1, dampingRatio: dampingRatio)
    let settled = unit.settlingTime(from: 1.0, within: tolerance)
    // After rounding, a swing that barely touches the tolerance may or may not be the last one. Use
    // the later time, so that the spring never settles late.
    let cautious = unit.settlingTime(from: 1.0, within: tolerance * (1 - 0x1p-40))
    return settlingTime / (cautious > settled * (1 + 0x1p-30) ? cautious : settled)
  }

  /// Creates a spring that overshoots by a given amount and has settled at a given time.
  ///
  /// ```swift
  /// let spring = Spring(overshoot: 0.1, settlingTime: 0.6)
  /// SpringTrajectory(from: 0.0, to: 1, spring: spring).overshoot  // 0.1
  /// ```
  /// - Parameters:
  ///   - overshoot: The distance by which the first swing passes the target, as a fraction of
  ///     the travel; 0 is critical damping.
  ///   - settlingTime: The seconds after which a motion from rest stays within the tolerance.
  ///   - tolerance: The distance from the target, as a fraction of the travel.
  /// - Precondition: `overshoot` is at least 0 and less than 1, `settlingTime` is finite and
  ///   not negative, and `tolerance` is between 0 and 1, both excluded.
  public init(overshoot: Double, settlingTime: Double, within tolerance: Double = 0.001) {
    ParameterFlaw.trap(if: Spring.flaw(overshoot: overshoot))
    self.init(
      settlingTime: settlingTime,
      dampingRatio: Spring.dampingRatio(overshoot: overshoot), within: tolerance)
  }

  /// The damping ratio at which the first swing goes a fraction of the travel past the target.
  static func dampingRatio(overshoot: Double) -> Double {
    guard overshoot > 0 else { return 1 }
    // The first peak is e^(−π ζ / √(1 − ζ²)) past the target.
    let logarithm = -Elementary.log(overshoot)
    return logarithm / Elementary.hypot(Double.pi, logarithm)
  }

  /// The distance by which the first swing passes the target, as a fraction of the travel.
  ///
  /// ```swift
  /// Spring.bouncy.overshoot  // 0.0460
  /// ```
  /// It is that of a motion that starts at rest: e^(−π ζ / √(1 − ζ²)) for a damping ratio ζ.
  ///
  /// - Returns: 0 for a spring that does not oscillate, and 1 without damping.
  public var overshoot: Double {
    guard dampingRatio < 1 else { return 0 }
    return Elementary.exp(
      -Double.pi * dampingRatio / ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot())
  }
}
